import type { PlayerView, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor } from '../content.ts'
import { Bust } from '../portraits/Bust.tsx'
import { initials, markOf } from './people.ts'
import { octagon } from './shapes.tsx'

type Props = {
  readonly now: View
  readonly p: PlayerView
  /** Where no name stands beside it. */
  readonly letters?: boolean
}

/** A person as drawn beside his name. */
export function Portrait({ now, p, letters = false }: Props): JSX.Element {
  return (
    <svg class={`portrait ${markOf(now, p)}`} viewBox="0 0 40 40" aria-hidden="true">
      <path class="frame" d={octagon(1, 1, 38, 38, 10)} />
      <Bust of={contentFor(now).characters.get(p.character)} />
      <path class="rim" d={octagon(1, 1, 38, 38, 10)} />
      {letters && (
        <text x="20" y="38">
          {initials(p.seat)}
        </text>
      )}
    </svg>
  )
}
