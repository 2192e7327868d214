import type { ShipClass } from '@ragtag/engine'

type Size = { readonly w: number; readonly h: number }

/** How much room a ship takes as it is drawn, before a formation makes it larger or smaller. */
const sizes: Readonly<Partial<Record<ShipClass, Size>>> = {
  basestar: { w: 62, h: 58 },
  raider: { w: 24, h: 18 },
  heavy: { w: 38, h: 24 },
  fighter: { w: 34, h: 22 },
  civilian: { w: 36, h: 20 },
}

const usual: Size = { w: 34, h: 22 }

export const sizeOf = (of: ShipClass): Size => sizes[of] ?? usual
