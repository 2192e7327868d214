import type { ShipKind } from '@ragtag/engine'
import type { JSX } from 'preact'

// Ships as drawn on the board, each around 0,0 and as big as `sizes` says.

export const sizes: Readonly<Record<ShipKind, { readonly w: number; readonly h: number }>> = {
  basestar: { w: 62, h: 58 },
  raider: { w: 24, h: 18 },
  heavy: { w: 38, h: 24 },
  viper: { w: 34, h: 22 },
  civilian: { w: 36, h: 20 },
}

const outlines: Readonly<Record<ShipKind, string>> = {
  // Two three-armed stars, one above the other.
  basestar:
    'M0-27 4-9 14-14 27-16 15-2 12 3 25 17 10 12 4 10 0 27-4 10-10 12-25 17-12 3-15-2-27-16-14-14-4-9Z',
  raider: 'M-10 7C-9-3-5-7 0-7S9-3 10 7L5.5 1.5 2.5 3.5 0 1-2.5 3.5-5.5 1.5Z',
  heavy: 'M-17 9-14-7-5-4 0-9 5-4 14-7 17 9 8 4 4 9H-4L-8 4Z',
  viper: 'M-15 0-2-3 4-3 6-9 12-9 12-3 14-2V2L12 3V9H6L4 3-2 3Z',
  civilian: 'M-16-3-11-7H4V-4H11L16-7V7L11 4H4V7H-11L-16 3Z',
}

const details: Readonly<Record<ShipKind, string>> = {
  basestar: 'M-5-3 5-3 7 4 0 8-7 4Z',
  raider: 'M-3.5-2.2H3.5',
  heavy: 'M-4 0H4M-4 3.5H4',
  viper: 'M-6 0H2',
  civilian: 'M-9-3.5V3.5M-5-3.5V3.5M-1-3.5V3.5',
}

export function ShipShape({
  kind,
  class: name = '',
}: {
  readonly kind: ShipKind
  readonly class?: string
}): JSX.Element {
  return (
    <g class={`ship ${kind} ${name}`}>
      <path class="hull" d={outlines[kind]} />
      <path class="detail" d={details[kind]} />
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
