import type { Mind } from './mind.ts'
import type { ShipClass, ShipKind } from './printed.ts'

/** What a ship more of a class on the board is worth to the humans. */
export const shipWorth: Readonly<Record<ShipClass, number>> = {
  basestar: -1.55,
  raider: -0.38,
  heavy: -0.55,
  civilian: -0.22,
  fighter: 0.2,
  raptor: 0.4,
  centurion: -1.2,
  nuke: 0.7,
}

export const shipsWorth = (mind: Mind, ships: Readonly<Partial<Record<ShipKind, number>>>): number => {
  let sum = 0
  for (const kind in ships) {
    const of = mind.content.shipKinds.get(kind)?.class
    if (of) sum += shipWorth[of] * (ships[kind] ?? 0)
  }
  return sum
}
