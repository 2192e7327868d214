import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor } from '../content.ts'
import { sentence, t, wordsOr } from '../words/index.ts'
import { outline } from './Board.tsx'
import { boardTitle } from './boards.ts'
import { type Front, ridge, tents } from './ground.ts'
import type { Box } from './plan-parts.ts'
import { octagon, ShipShape } from './shapes.tsx'
import { widthOf, wrapped } from './width-of.ts'

type Props = { readonly now: View; readonly at: Front }

/** The place where everybody is while the ships are away: a sky, hills, a camp, and what it is called. */
export function Ground({ now, at }: Props): JSX.Element {
  const { box, horizon, words, groups } = at
  const roomy = words.h > 100
  const phase = sentence(t(`phase:${now.phase ?? ''}`))
  const title = groups[0] ? boardTitle(now, groups[0].board) : ''
  const top = words.y + (roomy ? 34 : 22)
  return (
    <g class={roomy ? 'ground roomy' : 'ground'}>
      <Land box={box} horizon={horizon} hills={roomy ? 46 : 26} />
      <text class="where" x={words.x} y={top}>
        {title}
      </text>
      <text class="phase-name" x={words.x} y={top + (roomy ? 24 : 18)}>
        {phase}
      </text>
      {roomy &&
        wrapped(t('scene.away'), words.w).map((line, i) => (
          <text key={line} class="told" x={words.x} y={top + 48 + i * 17}>
            {line}
          </text>
        ))}
      <Piles now={now} x={words.x} y={words.y + words.h - (roomy ? 30 : 24)} />
      {roomy && (
        <path class="afar-frame" d={octagon(at.afar.x - 10, 14, box.w - at.afar.x + 8, horizon - 30, 9)} />
      )}
      <text class="afar-name" x={roomy ? at.afar.x + 4 : words.x} y={roomy ? horizon - 24 : at.afar.y - 8}>
        {t('scene.away.ships')}
      </text>
    </g>
  )
}

type LandProps = { readonly box: Box; readonly horizon: number; readonly hills: number }

/** A strip of land under a sky. */
export function Land({ box, horizon, hills }: LandProps): JSX.Element {
  const { x, y, w, h } = box
  return (
    <>
      <path class="sky" d={octagon(x, y, w, h, 9)} />
      <path class="far-hills" d={outline(ridge(box, horizon, hills, 3))} />
      <path class="hills" d={outline(ridge(box, horizon, hills * 0.55, 11))} />
      <path
        class="soil"
        d={`M${x} ${horizon}H${x + w}V${y + h - 9}L${x + w - 9} ${y + h}H${x + 9}L${x} ${y + h - 9}Z`}
      />
      <path class="tents" d={tents(box, horizon)} />
    </>
  )
}

const step = 11

/** Face-down stacks of ships: how many lie in each. */
export function Piles({
  now,
  x,
  y,
}: {
  readonly now: View
  readonly x: number
  readonly y: number
}): JSX.Element {
  let from = x
  return (
    <>
      {Object.entries(now.piles ?? {}).map(([pile, n]) => {
        const called = wordsOr(`pile.${pile}`, t(`pile:${pile}`))
        const name = t('scene.pile', { pile: called, n })
        const drawn = Math.min(n, 4)
        const at = from
        from += 44 + Math.max(0, drawn - 1) * step + widthOf(name) + 22
        return (
          <g key={pile} class="pile" transform={`translate(${at.toFixed(1)} ${y.toFixed(1)})`}>
            {n === 0 && <path class="no-ship" d={octagon(0, -9, 36, 18, 4)} />}
            {Array.from({ length: drawn }, (_, i) => (
              <g key={`${i + 1}`} transform={`translate(${18 + i * step} 0)`}>
                <ShipShape of="civilian" />
              </g>
            ))}
            <text x={44 + Math.max(0, drawn - 1) * step} y="4.5">
              {sentence(name)}
            </text>
          </g>
        )
      })}
    </>
  )
}

type WayProps = { readonly now: View; readonly rooms: Readonly<Record<string, Box>> }

/** The way that tokens go from place to place. */
export function Ways({ now, rooms }: WayProps): JSX.Element {
  const tracks = [...contentFor(now).placeTokens.values()].map((t) => t.track)
  const lines = tracks.flatMap((track) =>
    track.slice(1).flatMap((to, i) => {
      const [a, b] = [rooms[track[i] ?? ''], rooms[to]]
      return a && b ? [arrow(a, b)] : []
    }),
  )
  return <path class="token-way" d={lines.join('')} />
}

const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2]

/** From one room to the next, with its head in the gap before that. */
function arrow(a: Box, b: Box): string {
  const [[x1, y1], [x2, y2]] = [middle(a), middle(b)]
  const across = Math.abs(x2 - x1) >= Math.abs(y2 - y1)
  const [x, y] = across ? [x2 > x1 ? b.x - 2 : b.x + b.w + 2, y2] : [x2, y2 > y1 ? b.y - 2 : b.y + b.h + 2]
  const back = across ? (x2 > x1 ? -6 : 6) : y2 > y1 ? -6 : 6
  const head = across
    ? `M${x + back} ${y - 6}L${x} ${y}L${x + back} ${y + 6}`
    : `M${x - 6} ${y + back}L${x} ${y}L${x + 6} ${y + back}`
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}${head}`
}
