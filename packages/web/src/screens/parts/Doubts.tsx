import type { View } from '@ragtag/engine'
import type { Suspected } from '@ragtag/protocol'
import { contentFor } from '../../content.ts'
import { useSize } from '../../shared/size.ts'
import { nameOfSeat, t } from '../../words/index.ts'
import type { Fate } from '../story.ts'
import { Panel } from './Octagon.tsx'
import '../../words/bots.ts'
import './doubts.css'

// Whom each bot suspected, turn by turn: one small picture for each bot, one line for each of the others. Lines have
// their own colours and dashes and a number at their end; those who were Cylons are drawn thick.

type Told = {
  readonly suspected: readonly Suspected[]
  readonly fates: readonly Fate[]
  readonly now: View
}

export function Doubts({ suspected, fates, now }: Told) {
  const bots = [...new Set(suspected.map((s) => s.by))]
  if (bots.length === 0) return null
  const cylons = new Set(fates.flatMap((f) => (f.team === 'cylon' ? [f.seat] : [])))
  // Those who never hid are no riddle to anybody.
  const hidden = now.players.filter(
    (p) => contentFor(now).rules.standings[p.standing]?.insteadOfLoyalty === undefined,
  )
  const seats = hidden.map((p) => p.seat)
  const turns = suspected.map((s) => s.turn)
  const span = { from: Math.min(...turns), to: Math.max(...turns) }
  return (
    <Panel label={t('doubts.title')} class="doubts">
      <h2 class="scr-kicker">{t('doubts.title')}</h2>
      <p class="scr-note">{t('doubts.about')}</p>
      <ul class="doubts-legend">
        {seats.map((seat) => (
          <li key={seat} class={`doubt-${seat} ${cylons.has(seat) ? 'doubt-cylon' : ''}`}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path d="M0 4H26" />
            </svg>
            <b>{seat + 1}</b>{' '}
            {cylons.has(seat) ? t('doubts.cylon', { who: nameOfSeat(seat) }) : nameOfSeat(seat)}
          </li>
        ))}
      </ul>
      <div class="doubts-all">
        {bots.map((by) => (
          <OneBot
            key={by}
            by={by}
            seen={suspected.filter((s) => s.by === by)}
            seats={seats.filter((s) => s !== by)}
            cylons={cylons}
            span={span}
          />
        ))}
      </div>
    </Panel>
  )
}

type Drawn = {
  readonly by: number
  readonly seen: readonly Suspected[]
  readonly seats: readonly number[]
  readonly cylons: ReadonlySet<number>
  /** The turns of the whole game: all pictures have the same measure. */
  readonly span: { readonly from: number; readonly to: number }
}

const height = 150
const edge = { left: 44, right: 22, top: 8, bottom: 24 } as const
const gap = 13

function OneBot({ by, seen, seats, cylons, span }: Drawn) {
  const [figure, size] = useSize<HTMLElement>()
  const width = Math.max(240, size.w)
  const { from } = span
  const to = Math.max(from + 1, span.to)
  const until = seen.at(-1)?.turn ?? to
  const x = (turn: number): number =>
    edge.left + ((turn - from) / (to - from)) * (width - edge.left - edge.right)
  const y = (p: number): number => edge.top + (1 - p) * (height - edge.top - edge.bottom)
  const path = (seat: number): string =>
    seen
      .map(({ turn, of }, i) => `${i === 0 ? 'M' : 'L'}${x(turn).toFixed(1)} ${y(of[seat] ?? 0).toFixed(1)}`)
      .join('')
  const last = seen.at(-1)?.of ?? []
  const ends = apart(seats.map((seat) => ({ seat, y: y(last[seat] ?? 0) })))
  const most = [...seats].sort((a, b) => (last[b] ?? 0) - (last[a] ?? 0))[0] ?? by
  return (
    <figure ref={figure} class="doubts-one">
      <figcaption>{t('doubts.of', { who: nameOfSeat(by) })}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('doubts.label', { who: nameOfSeat(by), most: nameOfSeat(most) })}
      >
        {[0, 0.5, 1].map((p) => (
          <g key={p} class="doubts-grid">
            <line x1={edge.left} x2={width - edge.right} y1={y(p)} y2={y(p)} />
            <text x={edge.left - 6} y={y(p) + 4} text-anchor="end">
              {t('doubts.percent', { n: 100 * p })}
            </text>
          </g>
        ))}
        {[from, to].map((turn) => (
          <text key={turn} class="doubts-turn" x={x(turn)} y={height - 6} text-anchor="middle">
            {turn}
          </text>
        ))}
        {seats.map((seat) => (
          <g key={seat} class={`doubt-${seat} ${cylons.has(seat) ? 'doubt-cylon' : ''}`}>
            <path d={path(seat)} />
            <text x={x(until) + 6} y={(ends.get(seat) ?? 0) + 4}>
              {seat + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Numbers at the ends of lines, moved apart so that each can be read. */
function apart(ends: readonly { readonly seat: number; readonly y: number }[]): Map<number, number> {
  const placed = new Map<number, number>()
  let next = Number.NEGATIVE_INFINITY
  const lowest = height - edge.bottom
  const sorted = [...ends].sort((a, b) => a.y - b.y)
  sorted.forEach(({ seat, y }, i) => {
    next = Math.max(Math.min(y, lowest - gap * (sorted.length - 1 - i)), next + gap)
    placed.set(seat, next)
  })
  return placed
}
