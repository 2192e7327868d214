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
}

const count = (ships: readonly ShipView[]): Sector => {
  const n = (of: ShipView['class']): number => ships.reduce((sum, s) => sum + (s.class === of ? 1 : 0), 0)
  return {
    raider: n('raider'),
    heavy: n('heavy'),
    basestar: n('basestar'),
    civilian: n('civilian'),
    viper: n('fighter'),
  }
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
  return { ...count(ships), at }
}

export const neighbours = (area: Area): readonly Area[] => [next(area), previous(area)]

/** Raiders here and, less, next to here. */
export const raidersNear = (space: Space, area: Area): number =>
  space.at[area].raider + 0.4 * neighbours(area).reduce((sum, a) => sum + space.at[a].raider, 0)
