import type { PlayerView, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { initials, markOf } from './people.ts'
import { octagon } from './shapes.tsx'

/** A person's mark beside his name. */
export function Portrait({ now, p }: { readonly now: View; readonly p: PlayerView }): JSX.Element {
  return (
    <svg class={`portrait ${markOf(now, p)}`} viewBox="0 0 40 40" aria-hidden="true">
      <path d={octagon(1, 1, 38, 38, 10)} />
      <text x="20" y="25">
        {initials(p.seat)}
      </text>
    </svg>
  )
}
