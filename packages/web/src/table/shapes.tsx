import type { ShipClass, ShipKind } from '@ragtag/engine'
import type { JSX } from 'preact'
import { rem } from '../shared/size.ts'

// Ships as drawn on the board, each around 0,0 and as big as ship-sizes.ts says.

type Drawn = { readonly hull: string; readonly detail: string }

/** Kinds that are known by a shape of their own, not by that of their class. */
const ownShapes: Readonly<Record<string, Drawn>> = {
  // Broad and short, a window at the bow, and a rack of missiles on either side.
  'assault-raptor': {
    hull: 'M-14-2-10-6-2-7.500V-11H10V-7.500H12L15-4V4L12 7.500H10V11H-2V7.500L-10 6-14 2Z',
    detail: 'M-10.500-2.800-5.500-4.500V4.500L-10.500 2.800ZM0-9.200H8M0 9.200H8M2-4V4M7-4V4',
  },
  raptor: {
    hull: 'M-13-2-9-6 0-7.500H9L13-4V4L9 7.500H0L-9 6-13 2Z',
    detail: 'M-9.500-2.800-4.500-4.500V4.500L-9.500 2.800ZM3-5V5',
  },
}

export const hasOwnShape = (kind: ShipKind): boolean => ownShapes[kind] !== undefined

const outlines: Readonly<Partial<Record<ShipClass, string>>> = {
  // Two three-armed stars, one behind the other.
  basestar:
    'M0 -28L2.7 -12.7Q3.8 -6.5 9.7 -8.7L24 -14L12.4 -4.0Q7.5 0.0 12.4 4.0L24 14L9.7 8.7Q3.8 6.5 2.7 12.7L0 28L-2.7 12.7Q-3.7 6.5 -9.7 8.7L-24 14L-12.4 4.0Q-7.5 0.0 -12.4 -4.0L-24 -14L-9.7 -8.7Q-3.8 -6.5 -2.7 -12.7L0 -28Z',
  raider: 'M-10 7C-9-3-5-7 0-7S9-3 10 7L5.5 1.5 2.5 3.5 0 1-2.5 3.5-5.5 1.5Z',
  heavy: 'M-17 9-14-7-5-4 0-9 5-4 14-7 17 9 8 4 4 9H-4L-8 4Z',
  fighter: 'M-15 0-2-3 4-3 6-9 12-9 12-3 14-2V2L12 3V9H6L4 3-2 3Z',
  civilian: 'M-16-3-11-7H4V-4H11L16-7V7L11 4H4V7H-11L-16 3Z',
}

const details: Readonly<Partial<Record<ShipClass, string>>> = {
  basestar: 'M0-5.5 4.8-2.8V2.8L0 5.5-4.8 2.8V-2.8Z',
  raider: 'M-3.5-2.2H3.5',
  heavy: 'M-4 0H4M-4 3.5H4',
  fighter: 'M-6 0H2',
  civilian: 'M-9-3.5V3.5M-5-3.5V3.5M-1-3.5V3.5',
}

export function ShipShape({
  of,
  kind = '',
  class: name = '',
}: {
  readonly of: ShipClass
  readonly kind?: ShipKind
  readonly class?: string
}): JSX.Element {
  return (
    <g class={`ship ${of} ${kind} ${name}`}>
      <path class="hull" d={ownShapes[kind]?.hull ?? outlines[of]} />
      <path class="detail" d={ownShapes[kind]?.detail ?? details[of]} />
    </g>
  )
}

/** A cut-cornered box. */
export const octagon = (x: number, y: number, w: number, h: number, cut: number): string =>
  `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}Z`

/** An eight-sided die as seen from one face. */
export function Die({
  value,
  size,
}: {
  readonly value: number | string
  readonly size: number
}): JSX.Element {
  return (
    <svg class="die" viewBox="-20 -20 40 40" width={rem(size)} height={rem(size)} aria-hidden="true">
      <path class="side" d="M0-19 18-8V8L0 19-18 8V-8Z" />
      <path class="face" d="M0-13 14 9H-14Z" />
      <text y="7">{value}</text>
    </svg>
  )
}
