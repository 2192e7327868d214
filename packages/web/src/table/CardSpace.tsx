import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { textOf } from '../content.ts'
import { t, wordsOr } from '../words/index.ts'
import { distanceOf, lyingAt } from './missions.ts'
import type { Box } from './plan-parts.ts'
import { octagon } from './shapes.tsx'
import { spot } from './spot.ts'
import { line } from './strips.ts'
import { squeezed, wrapped } from './width-of.ts'

type Props = { readonly now: View; readonly deck: string; readonly box: Box }

/** A space on a board for one card: empty, with the card, or with its back up. */
export function CardSpace({ now, deck, box }: Props): JSX.Element {
  const lying = lyingAt(now, deck)
  const key = lying && !lying.faceDown ? `card:${lying.card}` : `deck:${deck}`
  const name = !lying
    ? wordsOr(`space.none.${deck}`, t(`deck:${deck}`))
    : lying.faceDown
      ? wordsOr(`space.down.${deck}`, t(`deck:${deck}`))
      : t(key)
  const far = lying && !lying.faceDown ? distanceOf(now, lying.card) : 0
  const state = !lying ? 'empty' : lying.faceDown ? 'down' : 'up'
  const [width, most] = [box.w - 14, Math.max(1, Math.floor((box.h - 20) / line))]
  const usual = wrapped(name, width)
  // Where it would be cut off, it is drawn narrower.
  const lines = usual.length > most ? wrapped(name, width * 1.5) : usual
  const label = wordsOr(`space.${deck}`, t(`deck:${deck}`))
  return (
    <g {...spot(`space:${deck}`, `card-space ${state}${lying?.counts ? ' counts' : ''}`, key)}>
      <title>{[`${label}: ${name}.`, lying && !lying.faceDown ? textOf(key) : ''].join(' ')}</title>
      <path class="paper" d={octagon(box.x, box.y, box.w, box.h, Math.min(9, box.h / 4))} />
      <text class="kind" x={box.x + 8} y={box.y + 15}>
        {label}
      </text>
      {lines.slice(0, most).map((text, i) => (
        <text key={text} class="says" x={box.x + 8} y={box.y + 30 + i * line} {...squeezed(text, width)}>
          {text}
        </text>
      ))}
      {far > 0 && box.h >= 34 + (lines.length + 1) * line && (
        <text class="far" x={box.x + 8} y={box.y + box.h - 8}>
          {t('space.distance', { n: far })}
        </text>
      )}
    </g>
  )
}
