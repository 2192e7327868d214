import type { Option, Request, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { host, setSkip } from '../actions.ts'
import { contentFor, faceOf, textOf } from '../content.ts'
import { choose, narrowed, settle, takesOne, thingOf, unsure } from '../lit.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { deadline, pending, refusal, request, seat, selection, skips, table } from '../state.ts'
import { hasWords, say, sentence, t } from '../words/index.ts'

/** With nothing in focus, an arrow key goes to the answers. */
function useArrows(): void {
  useEffect(() => {
    const find = (event: KeyboardEvent): void => {
      if (!event.key.startsWith('Arrow') || document.activeElement !== document.body) return
      const first = document.querySelector('.answers button:not(:disabled)')
      if (!(first instanceof HTMLElement)) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', find)
    return () => document.removeEventListener('keydown', find)
  }, [])
}

/** The question in one sentence, always in the same place, with the answers beside it. */
export function Question({ now }: { readonly now: View }): JSX.Element {
  const asked = request.value
  useArrows()
  return (
    <section class={`cut question${asked ? ' yours' : ''}`} aria-label={t('ask.title')}>
      {botPlays() ? (
        <TakeBack />
      ) : asked ? (
        <Asked key={asked.id} now={now} asked={asked} />
      ) : (
        <Waiting now={now} />
      )}
      {refusal.value && (
        <p class="refused" role="alert">
          {refusal.value.message}
        </p>
      )}
      <SkippedWindows />
    </section>
  )
}

/** The host, or a timer that ran out, has put a bot in the viewer's own chair. */
const botPlays = (): boolean => table.value?.seats[seat.value]?.occupant === 'bot'

function TakeBack(): JSX.Element {
  return (
    <>
      <p class="prompt idle" aria-live="polite">
        {t('ask.bot')}
      </p>
      <div class="answers">
        <button type="button" class="cut answer" onClick={() => host.seat(seat.value, 'human')}>
          {t('ask.bot.take')}
        </button>
      </div>
    </>
  )
}

function Waiting({ now }: { readonly now: View }): JSX.Element {
  const who = now.waitingFor.map((s) => ({ key: 'seat', params: { seat: s } }))
  return (
    <div class="sentence" aria-live="polite">
      <p class="prompt idle">
        {who.length > 0
          ? t(now.turn.number > 0 ? `ask.waiting.${now.turn.step}` : 'ask.waiting.setup', { who })
          : t('ask.waiting.moment')}
      </p>
    </div>
  )
}

/** Some questions of the engine are short; where the page has a fuller sentence, that is said. */
const promptWords = (asked: Request): string => {
  const fuller = `ask.${asked.prompt.key}`
  return sentence(say(hasWords(fuller) ? { ...asked.prompt, key: fuller } : asked.prompt))
}

/** Why this is asked: the crisis, the check or the step it belongs to. */
function whyOf(now: View, asked: Request): string {
  if (asked.window !== '' && asked.secret) return t('ask.why.window')
  if (now.check) return t('ask.why.check', { title: now.check.title })
  if (now.crisis) return t('ask.why.crisis', { card: { key: `card:${now.crisis.card}` } })
  if (now.turn.number === 0) return t('ask.why.setup')
  const step = { key: `step:${now.turn.step}` }
  if (!hasWords(step.key)) return ''
  return now.turn.seat === seat.value
    ? t('ask.why.own', { step })
    : t('ask.why.other', { step, who: { key: 'seat', params: { seat: now.turn.seat } } })
}

function Asked({ now, asked }: { readonly now: View; readonly asked: Request }): JSX.Element {
  const shown = useShown(now, asked)
  const busy = pending.value !== ''
  const sure = asked.options.find((o) => o.id === unsure.value)
  const why = whyOf(now, asked)
  return (
    <>
      <div class="sentence" aria-live="polite">
        <p class="prompt">{sure ? t('ask.sure') : promptWords(asked)}</p>
        <p class="why">
          {sure ? t('ask.sure.why') : why}
          <TimeLeft />
        </p>
      </div>
      {sure ? (
        <Sure option={sure} />
      ) : (
        <fieldset class="answers" disabled={busy} onKeyDown={arrows}>
          {narrowed.value !== '' && (
            <button type="button" class="cut answer back" onClick={() => (narrowed.value = '')}>
              {t('ask.all')}
            </button>
          )}
          {shown.map((o) => (
            <Answer key={o.id} now={now} asked={asked} option={o} />
          ))}
          <Finish asked={asked} />
        </fieldset>
      )}
      {asked.secret && asked.window !== '' && !sure && <DontAsk window={asked.window} />}
    </>
  )
}

/** All options, or those of the thing that was pointed at. */
function useShown(now: View, asked: Request): readonly Option[] {
  const at = narrowed.value
  const here = at === '' ? [] : asked.options.filter((o) => thingOf(o, now) === at)
  return here.length > 0 ? here : asked.options
}

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

type AnswerProps = { readonly now: View; readonly asked: Request; readonly option: Option }

function Answer({ now, asked, option }: AnswerProps): JSX.Element {
  const chosen = selection.value.includes(option.id)
  const several = !takesOne(asked)
  const full = several && !chosen && selection.value.length >= asked.max
  const face = option.card === undefined ? undefined : faceOf(contentFor(now), option.card)
  const type = face?.type ?? (option.type !== undefined && isSkill(option.type) ? option.type : undefined)
  const about = aboutOf(option)
  const long = option.card !== undefined && !face && about !== ''
  return (
    <button
      type="button"
      class={`cut answer${chosen ? ' chosen' : ''}${long ? ' long' : ''}${option.id.startsWith('reveal:') ? ' grave' : ''}`}
      data-option={option.id}
      aria-pressed={several ? chosen : undefined}
      disabled={full}
      title={long ? undefined : about}
      onClick={() => choose(option.id)}
    >
      {type && <Glyph type={type} size={13} />}
      <span>{sentence(say(option.text))}</span>
      {long && <small>{about}</small>}
    </button>
  )
}

const isSkill = (type: string): type is Parameters<typeof Glyph>[0]['type'] =>
  type !== 'crisis' && type !== 'super-crisis' && type !== 'quorum' && type !== 'destination'

/** What the thing an option is about says. */
function aboutOf(option: Option): string {
  if (option.card !== undefined) return textOf(`card:${option.card}`) || textOf(`skill-card:${option.card}`)
  if (option.location !== undefined) return textOf(`location:${option.location}`)
  return option.character === undefined ? '' : textOf(`character:${option.character}`)
}

/** Confirms what is gathered, or passes. */
function Finish({ asked }: { readonly asked: Request }): JSX.Element | null {
  const gathered = selection.value
  if (!takesOne(asked)) {
    const enough = gathered.length >= asked.min && gathered.length <= asked.max
    return (
      <button
        type="button"
        class="cut answer confirm"
        disabled={!enough}
        data-confirm={gathered.length}
        onClick={() => settle(gathered)}
      >
        {gathered.length === 0 && asked.min === 0
          ? passWords(asked)
          : t('ask.confirm', { n: gathered.length, of: asked.max })}
      </button>
    )
  }
  if (asked.min > 0) return null
  return (
    <button type="button" class="cut answer pass" data-pass onClick={() => settle([])}>
      {passWords(asked)}
    </button>
  )
}

function passWords(asked: Request): string {
  const key = `pass.${asked.prompt.key}`
  if (hasWords(key)) return t(key)
  return t(asked.secret ? 'pass.window' : 'pass')
}

function Sure({ option }: { readonly option: Option }): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <fieldset class="answers">
      <button
        type="button"
        class="cut answer grave"
        data-option={option.id}
        onClick={() => settle([option.id])}
      >
        {sentence(say(option.text))}
      </button>
      <button ref={first} type="button" class="cut answer" onClick={() => (unsure.value = '')}>
        {t('ask.sure.no')}
      </button>
      {option.card !== undefined && <p class="why">{textOf(`card:${option.card}`)}</p>}
    </fieldset>
  )
}

function DontAsk({ window }: { readonly window: string }): JSX.Element {
  return (
    <p class="dont-ask">
      <span>{t('ask.skip')}</span>
      <button type="button" class="tool" onClick={() => skip(window, 'turn')}>
        {t('ask.skip.turn')}
      </button>
      <button type="button" class="tool" onClick={() => skip(window, 'game')}>
        {t('ask.skip.game')}
      </button>
    </p>
  )
}

/** No more of these, and not this one either. */
function skip(window: string, until: 'turn' | 'game'): void {
  setSkip(window, until)
  settle([])
}

/** Windows one is not asked in, to be asked again. */
function SkippedWindows(): JSX.Element | null {
  const names = Object.keys(skips.value)
  if (names.length === 0) return null
  return (
    <p class="dont-ask skipped">
      <span>{t('ask.skipped')}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          class="tool"
          title={t('ask.unskip')}
          onClick={() => setSkip(name, 'ask')}
        >
          {hasWords(`moment.${name}`) ? t(`moment.${name}`) : name} ✕
        </button>
      ))}
    </p>
  )
}

function TimeLeft(): JSX.Element | null {
  const end = deadline.value
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (end === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  if (end === null) return null
  const seconds = Math.max(0, Math.round((end - now) / 1000))
  return (
    <span class={`time${seconds <= 10 ? ' short' : ''}`}>
      {t('ask.time', { m: Math.floor(seconds / 60), s: String(seconds % 60).padStart(2, '0') })}
    </span>
  )
}
