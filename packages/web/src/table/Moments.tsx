import type { Message, Param, View } from '@ragtag/engine'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { boardHit, contentFor, textOf } from '../content.ts'
import { goOn, heldFor, heldForClick, moment, playing } from '../playback.ts'
import { Rich } from '../shared/Rich.tsx'
import { log, motion } from '../state.ts'
import { say, sentence, t, wordsOr } from '../words/index.ts'
import type { Moment } from './great.ts'
import { isMessage, nameIn, seatIn } from './in-messages.ts'
import { Loyalty } from './Loyalty.tsx'
import { isNews, moodOf, told } from './log-entries.ts'
import { dealt } from './moments.ts'
import { Portrait } from './Portrait.tsx'

/** What is happening, shown over the board. Whoever clicks has seen it. */
export function Moments({ now }: { readonly now: View }): JSX.Element {
  const at = moment.value
  return (
    <div class={`moments${motion.value ? '' : ' still'}`}>
      {at && <Shown key={at.id} now={now} at={at} />}
    </div>
  )
}

type Props = { readonly now: View; readonly at: Moment }

function Shown({ now, at }: Props): JSX.Element {
  const banner = useRef<HTMLDivElement>(null)
  useScrolled(banner)
  const head = headline(at)
  const held = heldForClick.value
  return (
    <section class={`moment ${at.kind} ${sideOf(at)}${held ? ' held' : ''}`} aria-label={head}>
      <i class="wash" />
      {(at.kind === 'jump' || at.kind === 'arrived') && <Streaks />}
      {playing.value && <Veil at={at} held={held} />}
      <div ref={banner} class="banner">
        <People now={now} at={at} />
        <b>{head}</b>
        {!showsCards(at) && <span class="text">{sentence(say(at.message))}</span>}
        {at.kind === 'sleeper' && <Dealt now={now} at={at} />}
        {at.cards.length > 0 && <Loyalty at={at} />}
        {at.kind === 'end' && <Before at={at} />}
        <About at={at} />
      </div>
    </section>
  )
}

/** What does not fit can be scrolled: by the wheel, by a finger and by keys. */
function useScrolled(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const banner = ref.current
    if (!banner) return
    const seen = new ResizeObserver(() => {
      const long = banner.scrollHeight > banner.clientHeight
      banner.classList.toggle('long', long)
      banner.tabIndex = long ? 0 : -1
    })
    seen.observe(banner)
    return () => seen.disconnect()
  }, [ref])
}

/** Lies under the words, so that a click anywhere else means that it has been seen. */
function Veil({ at, held }: { readonly at: Moment; readonly held: boolean }): JSX.Element {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (held) ref.current?.focus({ preventScroll: true })
  }, [held])
  return (
    <button ref={ref} type="button" class="veil" onClick={goOn}>
      <span class="cut">{t(at.kind === 'end' ? 'moment.end.go-on' : 'moment.go-on')}</span>
      {!held && <i class="runs" style={{ animationDuration: `${heldFor.value}ms` }} />}
    </button>
  )
}

function headline({ kind, message }: Moment): string {
  if (kind === 'end') return t(`moment.end.${winner(message)}`)
  const { phase = '', whose = '' } = message.params ?? {}
  const board = { key: `board:${boardHit(message) ?? ''}` }
  return sentence(t(`moment.${kind}`, { board, phase, whose, card: cardOf(message) }))
}

/** The cards say what there is to say. */
const showsCards = ({ kind }: Moment): boolean => kind === 'loyalty' || kind === 'looked'

/** Whose moment it is: of those who win, or to whom somebody turns. */
const sideOf = ({ kind, message }: Moment): string =>
  kind === 'end' ? winner(message) : (/^moment\.with\.(\w+)$/.exec(message.key)?.[1] ?? '')

const winner = ({ params }: Message): string =>
  isMessage(params?.winner) ? params.winner.key.replace('team.', '') : ''

/** The name of the card it is about, as people are called by it. */
function cardOf({ params }: Message): string {
  const card = params?.card
  if (!isMessage(card)) return ''
  return wordsOr(card.key.replace('card:', 'crew.'), say(card))
}

/** Whoever it is about, by his mark. */
function People({ now, at }: Props): JSX.Element | null {
  const player = now.players[seatIn(at.message, 'who')]
  return player && player.character !== '' ? <Portrait now={now} p={player} letters /> : null
}

/** What it means for whom it is about. */
function About({ at }: { readonly at: Moment }): JSX.Element | null {
  const text = at.own ? aboutOwn(at) : at.kind === 'destination' ? textOf(cardKey(at.message)) : ''
  return text === '' ? null : <p class="about">{text}</p>
}

const cardKey = (message: Message): string => `card:${nameIn(message, 'card')}`

function aboutOwn({ kind, message, after }: Moment): string {
  const { brig, sickbay } = contentFor(after).rules.roles
  if (kind === 'title' && message.key === 'moment.title.won')
    return textOf(`title:${nameIn(message, 'title')}`)
  if (kind === 'brig' || kind === 'over') return textOf(`location:${brig}`)
  if (kind === 'sickbay') return textOf(`location:${sickbay}`)
  if (kind === 'shown') return textOf(cardKey(message))
  return wordsOr(`moment.${kind}.own`, '')
}

/** The last things that happened before the end, and before them what it is lost for. */
function Before({ at }: { readonly at: Moment }): JSX.Element {
  const rows = log.value.filter((e) => isNews(e) && e.message.key !== 'event.over')
  const why = bare(at.message.params?.reason)
  const cause = rows.findLast((e) => nameIn(e.message, 'resource') === why)
  const last = rows.slice(-3)
  return (
    <section class="before" aria-label={t('moment.end.before')}>
      <h3>{t('moment.end.before')}</h3>
      <ol>
        {[...(cause && !last.includes(cause) ? [cause] : []), ...last].map((entry) => (
          <li key={entry.at} class={moodOf(entry.message)}>
            <Rich message={told(entry.message)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const bare = (reason: Param | undefined): string =>
  isMessage(reason) ? reason.key.replace('reason.', '') : ''

/** Stars drawn out into lines as the fleet goes. */
function Streaks(): JSX.Element {
  const lines = Array.from({ length: 64 }, (_, i) => {
    const angle = (i * 137.508 * Math.PI) / 180
    const from = 60 + ((i * 53) % 190)
    const to = from + 70 + ((i * 31) % 230)
    const at = (r: number): string =>
      `${(r * Math.cos(angle)).toFixed(0)} ${(r * Math.sin(angle)).toFixed(0)}`
    return `M${at(from)}L${at(to)}`
  })
  return (
    <svg class="streaks" aria-hidden="true" viewBox="-400 -250 800 500" preserveAspectRatio="xMidYMid slice">
      <circle class="ring" r="150" />
      <circle class="ring late" r="150" />
      <path d={lines.join('')} />
    </svg>
  )
}

/** New Loyalty cards before everyone, face down. */
function Dealt({ now, at }: Props): JSX.Element {
  return (
    <ul key={at.id} class="dealt">
      {dealt.value.map(({ seat, n }, i) => {
        const player = now.players[seat]
        return (
          player && (
            <li key={`${i}${seat}`} style={{ '--i': i }}>
              <span class="backs">
                {Array.from({ length: n }, (_, k) => (
                  <i key={`${k + 1}`} style={{ '--i': k }} />
                ))}
              </span>
              <Portrait now={now} p={player} letters />
            </li>
          )
        )
      })}
    </ul>
  )
}
