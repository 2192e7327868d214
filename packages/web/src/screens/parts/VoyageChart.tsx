import { useSignal } from '@preact/signals'
import { resources } from '@ragtag/engine'
import { useSize } from '../../shared/size.ts'
import { say, sentence, t } from '../../words/index.ts'
import type { Moment, Point, Values } from '../story.ts'

// The four resources and the distance over the turns. Each line has its own colour, dash and name at its end, so
// that it can be told apart without colours.

/** Drawn in the pixels of the screen, so that its words stay as large as all others. */
const frame = (width: number) => ({
  width: Math.max(280, width),
  height: width < 600 ? 330 : 390,
  left: 28,
  right: width < 600 ? 104 : 132,
  top: 52,
  bottom: 40,
})
const highest = 15

type Line = keyof Values
const lines: readonly Line[] = [...resources, 'distance']
export const lineName = (line: Line): string =>
  line === 'distance' ? t('aftermath.distance') : sentence(t(`resource:${line}`))

type Drawn = {
  readonly points: readonly Point[]
  readonly moments: readonly Moment[]
}

/** Labels at the ends of lines, moved apart so that none covers another. */
function spread(ends: readonly { line: Line; y: number }[], gap: number, most: number): Map<Line, number> {
  const sorted = [...ends].sort((a, b) => a.y - b.y)
  const placed: number[] = []
  for (const { y } of sorted) placed.push(Math.max(y, (placed[placed.length - 1] ?? -gap) + gap))
  const over = (placed[placed.length - 1] ?? 0) - most
  if (over > 0)
    for (let i = placed.length - 1, limit = most; i >= 0; i--, limit -= gap)
      placed[i] = Math.min(placed[i] ?? 0, limit)
  return new Map(sorted.map(({ line }, i) => [line, placed[i] ?? 0]))
}

export function VoyageChart({ points, moments }: Drawn) {
  const [figure, size] = useSize<HTMLElement>()
  const at = useSignal<number | null>(null)
  const box = frame(size.w)
  const last = points[points.length - 1] ?? { turn: 1, values: points[0]?.values }
  const turns = Math.max(1, last.turn)
  const x = (turn: number): number => box.left + (turn / turns) * (box.width - box.left - box.right)
  const y = (value: number): number =>
    box.height - box.bottom - (value / highest) * (box.height - box.top - box.bottom)
  const path = (line: Line): string => {
    let d = ''
    for (const { turn, values } of points)
      d += d === '' ? `M${x(turn)} ${y(values[line])}` : `H${x(turn)}V${y(values[line])}`
    return d
  }
  const end = last.values
  const labels = end
    ? spread(
        lines.map((line) => ({ line, y: y(end[line]) })),
        19,
        box.height - box.bottom + 4,
      )
    : new Map<Line, number>()
  const roomFor = (box.width - box.left - box.right) / 34
  const every = [1, 2, 5, 10, 20, 50].find((n) => turns / n <= roomFor) ?? 100
  const ticks = Array.from({ length: Math.floor(turns / every) + 1 }, (_, i) => i * every)
  const shown = at.value === null ? undefined : valuesAt(points, at.value)

  return (
    <figure class="voyage" ref={figure}>
      <Legend moments={moments} />
      <svg
        class="voyage-chart"
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={end ? t('aftermath.chart-label', { turn: turns, ...end }) : undefined}
        onPointerMove={(event) => {
          const area = event.currentTarget.getBoundingClientRect()
          const across = ((event.clientX - area.left) / area.width) * box.width
          const turn = ((across - box.left) / (box.width - box.left - box.right)) * turns
          at.value = Math.max(0, Math.min(turns, Math.round(turn)))
        }}
        onPointerLeave={() => {
          at.value = null
        }}
      >
        {[0, 5, 10, 15].map((value) => (
          <g key={value} class={value === 0 ? 'voyage-zero' : 'voyage-grid'}>
            <line x1={box.left} x2={box.width - box.right} y1={y(value)} y2={y(value)} />
            <text x={box.left - 8} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {ticks.map((turn) => (
          <text
            key={turn}
            class="voyage-tick"
            x={x(turn)}
            y={box.height - box.bottom + 20}
            text-anchor="middle"
          >
            {turn}
          </text>
        ))}
        <text class="voyage-tick" x={box.left} y={box.height - 4}>
          {t('aftermath.turn')}
        </text>
        <Signs moments={moments} x={x} top={30} bottom={y(0)} />
        {lines.map((line) => (
          <path key={line} class={`voyage-line voyage-${line}`} d={path(line)} />
        ))}
        {end
          ? lines.map((line) => (
              <g key={line} class={`voyage-end voyage-${line}`}>
                <circle cx={x(turns)} cy={y(end[line])} r="4" />
                <text x={x(turns) + 12} y={(labels.get(line) ?? 0) + 5}>
                  <tspan class="voyage-value">{end[line]}</tspan> {lineName(line)}
                </text>
              </g>
            ))
          : null}
        {at.value === null ? null : (
          <line class="voyage-cursor" x1={x(at.value)} x2={x(at.value)} y1={box.top - 14} y2={y(0)} />
        )}
      </svg>
      <figcaption class="voyage-read" aria-hidden="true">
        {shown && at.value !== null ? (
          <>
            <b>{t('aftermath.turn-n', { n: at.value })}</b>
            {lines.map((line) => (
              <span key={line} class={`voyage-${line}`}>
                {lineName(line)} {shown[line]}
              </span>
            ))}
            {moments
              .filter((m) => m.turn === at.value)
              .map((m, i) => (
                <p key={`${m.kind} ${i}`} class="voyage-then">
                  {sentence(say(m.message))}
                </p>
              ))}
          </>
        ) : null}
      </figcaption>
    </figure>
  )
}

export const valuesAt = (points: readonly Point[], turn: number): Values | undefined =>
  points.filter((p) => p.turn <= turn).at(-1)?.values

const drawn = ['sleeper', 'reveal', 'executed', 'phase', 'final', 'jump', 'damage'] as const

/** What the signs above the lines mean; only those that are there. */
const Legend = ({ moments }: { readonly moments: readonly Moment[] }) => (
  <ul class="voyage-legend">
    {drawn
      .filter((kind) => moments.some((m) => m.kind === kind))
      .map((kind) => (
        <li key={kind}>
          <svg class={`sign-${kind}`} viewBox="-10 -10 20 20" aria-hidden="true">
            <path d={signs[kind]} />
          </svg>
          {t(`aftermath.sign.${kind}`)}
        </li>
      ))}
  </ul>
)

type Marked = {
  readonly moments: readonly Moment[]
  readonly x: (turn: number) => number
  readonly top: number
  readonly bottom: number
}

/** Turning points above the lines; those of one turn one above the other. */
function Signs({ moments, x, top, bottom }: Marked) {
  const turns = [...new Set(moments.map((m) => m.turn))]
  return (
    <>
      {turns.map((turn) => {
        const here = drawn
          .filter((kind) => moments.some((m) => m.turn === turn && m.kind === kind))
          .slice(0, 2)
        return here.length === 0 ? null : (
          <g key={turn} class="voyage-sign">
            <line x1={x(turn)} x2={x(turn)} y1={top + 10} y2={bottom} />
            {here.map((kind, i) => (
              <path
                key={kind}
                class={`sign-${kind}`}
                transform={`translate(${x(turn)} ${top + (i - here.length + 1) * 18})`}
                d={signs[kind]}
              />
            ))}
          </g>
        )
      })}
    </>
  )
}

export const signs: Readonly<Record<Moment['kind'], string>> = {
  jump: 'M-8-6H0L8 0 0 6H-8L-2 0z',
  reveal: 'M-8 3C-6-8 6-8 8 3 4-2-4-2-8 3zM-2 4h4v4h-4z',
  executed: 'M-2-8H2V-3H7V1H2V8H-2V1H-7V-3H-2z',
  phase: 'M-8 6-3-5 1 2 4-2 8 6z',
  sleeper: 'M-7 0 0-7 7 0 0 7z',
  final: 'M-7-7H7V7H-7z',
  damage: 'M-7-5-5-7 0-2l5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5z',
  title: 'M0-7l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z',
}
