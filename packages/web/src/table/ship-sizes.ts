import type { ShipKind } from '@ragtag/engine'

/** How much room a ship takes as it is drawn, before a formation makes it larger or smaller. */
export const sizes: Readonly<Record<ShipKind, { readonly w: number; readonly h: number }>> = {
  basestar: { w: 62, h: 58 },
  raider: { w: 24, h: 18 },
  heavy: { w: 38, h: 24 },
  viper: { w: 34, h: 22 },
  civilian: { w: 36, h: 20 },
}
