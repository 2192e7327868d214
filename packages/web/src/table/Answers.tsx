import { type Option, type Request, type View, worthIn } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { foresightOf } from '../ahead.ts'
import { isPutAway } from '../arms.ts'
import { sideAhead } from '../comfort/doubt.ts'
import { contentFor, faceOf, isSkill, locationAt, textOf } from '../content.ts'
import { copiesOf } from '../copies.ts'
import { choose, give, looked, narrowed, settle, takesOne, thingOf, type Unsure, unsure } from '../lit.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { advice, pending, seat, selection } from '../state.ts'
import { hasWords, say, sentence, t, wordsOr } from '../words/index.ts'
import { hitsOn } from './boards.ts'
import { Effects } from './Effects.tsx'
import { arePlacings, isLaid, Laid, Placings } from './Laid.tsx'
import { Stepper } from './Steppers.tsx'
import { signed } from './signed.ts'

/** With nothing in focus, an arrow key goes to the answers. */
function useArrows(): void {
  useEffect(() => {
    const find = (event: KeyboardEvent): void => {
      if (!event.key.startsWith('Arrow') || document.activeElement !== document.body) return
      const first = document.querySelector('.choice button:not(:disabled)')
      if (!(first instanceof HTMLElement)) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', find)
    return () => document.removeEventListener('keydown', find)
  }, [])
}

/** Every answer that can be given, as a plain list, and beside the question the last word. */
export function Answers({ now, asked }: { readonly now: View; readonly asked: Request }): JSX.Element {
  const shown = shownOf(now, asked)
  const kinds = copiesOf(shown)
  const short = shown.every((o) => say(o.text).length < 21)
  useArrows()
  return (
    <fieldset class="choice" disabled={pending.value !== ''} onKeyDown={arrows}>
      <div class={short ? 'answers short' : 'answers'}>
        {narrowed.value !== '' && (
          <button type="button" class="cut answer back" onClick={() => (narrowed.value = '')}>
            {t('ask.all')}
          </button>
        )}
        <Laid now={now} asked={asked} />
        {arePlacings(shown) ? (
          <Placings
            now={now}
            kinds={kinds}
            button={(option, words, i) => (
              <Answer
                key={option.id}
                {...{ now, asked, option, words }}
                digit={i + 1}
                copies={1}
                telling={false}
              />
            )}
          />
        ) : (
          kinds.map((copies, i) => {
            const [option] = copies
            const digit = i < 9 ? i + 1 : undefined
            return copies.length > 1 && !takesOne(asked) ? (
              <Stepper key={option.id} digit={digit} now={now} asked={asked} copies={copies} />
            ) : (
              <Answer
                key={option.id}
                digit={digit}
                now={now}
                asked={asked}
                option={option}
                copies={copies.length}
                telling={isTelling(now, shown)}
                words={isLaid(now, asked, option.card) ? sentence(say(option.text)) : undefined}
              />
            )
          })
        )}
      </div>
      <Finish asked={asked} />
    </fieldset>
  )
}

/** All options, or those of the thing that was pointed at. */
function shownOf(now: View, asked: Request): readonly Option[] {
  const at = narrowed.value
  const here = at === '' ? [] : asked.options.filter((o) => thingOf(o, now) === at)
  if (here.length > 0) return here
  // In a window there may be more than what is armed.
  const isAway = (o: Option): boolean => asked.secret && o.ability !== undefined && isPutAway(o.ability)
  const armed = asked.options.filter((o) => !isAway(o))
  return armed.length > 0 ? armed : asked.options
}

/** Where there is room, what answers are about is told in the list itself. */
const isTelling = (now: View, shown: readonly Option[]): boolean =>
  copiesOf(shown).length < 4 || unseen(now, shown)

/** What an answer is about, where the list does not tell. */
export const untoldOf = (now: View, asked: Request, option: Option): string =>
  arePlacings(asked.options) || isTelling(now, shownOf(now, asked)) ? '' : aboutOf(now, option)

/** A few cards that lie nowhere on the table: they can be read only here. */
const unseen = (now: View, shown: readonly Option[]): boolean =>
  shown.length < 6 && shown.every((o) => o.card !== undefined && thingOf(o, now) === undefined)

/** Arrow keys go from answer to answer. */
function arrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button:not(:disabled)')]
  const from = document.activeElement ? buttons.indexOf(document.activeElement) : -1
  const to = buttons[(from + step + buttons.length) % buttons.length]
  if (!(to instanceof HTMLElement)) return
  event.preventDefault()
  to.focus()
}

type AnswerProps = {
  readonly now: View
  readonly asked: Request
  readonly option: Option
  /** The key that takes it. */
  readonly digit: number | undefined
  /** So many are alike, and this one stands for them. */
  readonly copies: number
  /** Where there is room, what an answer is about is told in full. */
  readonly telling: boolean
  /** What is said instead, where all that it is about can be read beside it. */
  readonly words?: string | undefined
}

function Answer({ now, asked, option, digit, copies, telling, words }: AnswerProps): JSX.Element {
  const chosen = selection.value.includes(option.id)
  const several = !takesOne(asked)
  const full = several && !chosen && selection.value.length >= asked.max
  const face = option.card === undefined ? undefined : faceOf(contentFor(now), option.card)
  const type = face?.type ?? (option.type !== undefined && isSkill(option.type) ? option.type : undefined)
  const worth =
    now.check && face && asked.window === 'check-contribute' ? worthIn(now.check, face) : undefined
  const about = words === undefined ? aboutOf(now, option) : ''
  const long = telling && about !== '' && !several
  const state = [
    chosen ? ' chosen' : '',
    long ? ' long' : '',
    looked.value === option.id ? ' looked' : '',
    option.id.startsWith('reveal:') ? ' grave' : '',
    advice.value?.options.includes(option.id) ? ' advised' : '',
  ]
  return (
    <button
      type="button"
      class={`cut answer${state.join('')}`}
      data-option={option.id}
      aria-pressed={several ? chosen : undefined}
      disabled={full}
      onClick={() => choose(option.id)}
    >
      {digit !== undefined && (
        <i class="digit" aria-hidden="true">
          {digit}
        </i>
      )}
      {type && <Glyph type={type} size={13} />}
      <span>{words ?? sentence(say(option.text))}</span>
      {copies > 1 && <span class="copies">{t('space.count', { n: copies })}</span>}
      {worth !== undefined && <b class={worth > 0 ? 'plus' : 'minus'}>{signed(worth)}</b>}
      {long && <small>{about}</small>}
    </button>
  )
}

/** What the thing an option is about says. */
export function aboutOf(now: View, option: Option): string {
  if (option.card !== undefined) return textOf(`card:${option.card}`) || textOf(`skill-card:${option.card}`)
  // On which ship it is, the board shows.
  if (option.location !== undefined)
    return textOf(locationAt(now, option.location)).split('\n').slice(1).join('\n')
  if (option.id === 'viper') return t('about.viper')
  if (option.type !== undefined && isSkill(option.type)) return t(`about.type.${option.type}`)
  if (option.character !== undefined) return textOf(`character:${option.character}`)
  const hits = option.board === undefined ? undefined : hitsOn(now, option.board)
  if (hits) return t('about.board', hits)
  // A card that lies in play has its own text; what belongs to a board has none on any sheet.
  const name = option.ability === undefined ? '' : wordsOr(`ability:${option.ability}`, '')
  if (name === '') return textOf(`card:${option.ability}`)
  const title = `${name}: `
  const sheet = textOf(`character:${now.players[seat.value]?.character ?? ''}`).split('\n')
  const own = sheet.find((line) => line.startsWith(title))
  return own ? sentence(own.slice(title.length)) : textOf(`title:${titleWith(now, option.ability ?? '')}`)
}

/** The title whose power it is, or ''. */
function titleWith(now: View, ability: string): string {
  const { president, admiral } = contentFor(now).titleAbilities
  if (president.some((a) => a.id === ability)) return 'president'
  return admiral.some((a) => a.id === ability) ? 'admiral' : ''
}

/** Confirms what is gathered, or passes. */
function Finish({ asked }: { readonly asked: Request }): JSX.Element | null {
  const gathered = selection.value
  if (!takesOne(asked)) {
    const enough = gathered.length >= asked.min && gathered.length <= asked.max
    return (
      <button
        type="button"
        class="cut answer finish confirm"
        disabled={!enough}
        data-confirm={gathered.length}
        onClick={() => settle(gathered)}
      >
        {gathered.length === 0 && asked.min === 0 ? passWords(asked) : confirmWords(asked, gathered.length)}
      </button>
    )
  }
  if (asked.min > 0) return null
  return (
    <button
      type="button"
      class={`cut answer finish pass${advice.value?.options.length === 0 ? ' advised' : ''}`}
      data-pass
      onClick={() => settle([])}
    >
      {passWords(asked)}
    </button>
  )
}

function passWords(asked: Request): string {
  const key = `pass.${asked.prompt.key}`
  if (hasWords(key)) return t(key)
  return t(asked.secret ? 'pass.window' : 'pass')
}

function confirmWords(asked: Request, n: number): string {
  const key = `confirm.${asked.prompt.key}`
  return t(hasWords(key) ? key : 'ask.confirm', { n, of: asked.max })
}

/** Asked once more before something is given that cannot be taken back, or that may end the game. */
export function Sure({
  asked,
  doubt: { options, why },
}: {
  readonly asked: Request
  readonly doubt: Unsure
}): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const chosen = asked.options.filter((o) => options.includes(o.id))
  const [only] = chosen
  const foreseen = foresightOf(options)
  const words = chosen.length > 0 ? chosen.map((o) => sentence(say(o.text))).join(' · ') : passWords(asked)
  return (
    <fieldset class="choice">
      <div class="answers">
        <button
          type="button"
          class={`cut answer grave ${sideAhead(foreseen) ?? ''}`}
          data-option={only?.id ?? ''}
          data-sure={why}
          onClick={() => give(options)}
        >
          {t('ask.sure.yes', { what: words })}
        </button>
        <button ref={first} type="button" class="cut answer" onClick={() => (unsure.value = null)}>
          {t(`ask.sure.no.${why}`)}
        </button>
        <div class="told">
          {foreseen && <Effects of={foreseen} />}
          {only?.card !== undefined && (why === 'reveal' || why === 'weighty') && (
            <p>{textOf(`card:${only.card}`)}</p>
          )}
        </div>
      </div>
    </fieldset>
  )
}
