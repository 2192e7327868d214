import type { ShipClass, ShipKind } from '@ragtag/engine'
import type { JSX } from 'preact'

// Ships as drawn on the board, each around 0,0 and as big as ship-sizes.ts says.

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
      <path class="hull" d={outlines[of]} />
      <path class="detail" d={details[of]} />
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
    <svg class="die" viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      <path class="side" d="M0-19 18-8V8L0 19-18 8V-8Z" />
      <path class="face" d="M0-13 14 9H-14Z" />
      <text y="7">{value}</text>
    </svg>
  )
}
