import type { ShipView, View } from '@ragtag/engine'
import { type Area, areas, next, previous } from './printed.ts'

/** What flies in one area. */
export type Sector = {
  readonly raider: number
  readonly heavy: number
  readonly basestar: number
  readonly civilian: number
  readonly viper: number
}

/** What flies around Galactica, counted. */
export type Space = Sector & {
  readonly at: Readonly<Record<Area, Sector>>
  /** What it is worth to get rid of one raider. */
  readonly raiderWorth: number
  /** What it would be worth if all Cylon ships were gone. */
  readonly threat: number
}

const count = (ships: readonly ShipView[]): Sector => {
  const n = { raider: 0, heavy: 0, basestar: 0, civilian: 0, viper: 0 }
  for (const s of ships) n[s.kind]++
  return n
}

export function spaceOf(view: View): Space {
  const { ships } = view
  const sector = (area: Area): Sector => count(ships.filter((s) => s.area === area))
  const [bow, bowStarboard, sternStarboard, stern, sternPort, bowPort] = areas
  const at = {
    [bow]: sector(bow),
    [bowStarboard]: sector(bowStarboard),
    [sternStarboard]: sector(sternStarboard),
    [stern]: sector(stern),
    [sternPort]: sector(sternPort),
    [bowPort]: sector(bowPort),
  }
  const all = count(ships)
  const raiderWorth = all.civilian > 0 ? 0.7 : 0.2
  const threat =
    all.raider * raiderWorth +
    all.heavy * 0.5 +
    all.basestar * 1.1 +
    areas.reduce((sum, area) => sum + Math.min(at[area].civilian, at[area].raider) * 0.8, 0)
  return { ...all, at, raiderWorth, threat }
}

export const neighbours = (area: Area): readonly Area[] => [next(area), previous(area)]

/** Raiders here and, less, next to here. */
export const raidersNear = (space: Space, area: Area): number =>
  space.at[area].raider + 0.4 * neighbours(area).reduce((sum, a) => sum + space.at[a].raider, 0)

/** How welcome one more viper is in an area. */
export function needAt(space: Space, area: Area): number {
  const { raider, heavy, civilian, viper } = space.at[area]
  const near = raidersNear(space, area)
  const guarded = civilian > 0 && viper === 0 && near > 0 ? 0.35 * Math.min(2, civilian) : 0
  return (Math.min(2, raider) * space.raiderWorth + heavy * 0.25 + near * 0.05 + guarded) / (1 + viper * 0.5)
}
