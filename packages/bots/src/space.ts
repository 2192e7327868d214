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

const empty = () => ({ raider: 0, heavy: 0, basestar: 0, civilian: 0, viper: 0 })

/** What each class of ships is counted as. */
const countedAs: Readonly<Partial<Record<ShipView['class'], keyof Sector>>> = {
  raider: 'raider',
  heavy: 'heavy',
  basestar: 'basestar',
  civilian: 'civilian',
  fighter: 'viper',
}

export function spaceOf({ ships }: View): Space {
  const [bow, bowStarboard, sternStarboard, stern, sternPort, bowPort] = areas
  const at = {
    [bow]: empty(),
    [bowStarboard]: empty(),
    [sternStarboard]: empty(),
    [stern]: empty(),
    [sternPort]: empty(),
    [bowPort]: empty(),
  }
  const all = empty()
  for (const { area, class: of } of ships) {
    const as = countedAs[of]
    if (!as) continue
    at[area][as]++
    all[as]++
  }
  return { ...all, at }
}

export const neighbours = (area: Area): readonly Area[] => [next(area), previous(area)]

/** Raiders here and, less, next to here. */
export const raidersNear = (space: Space, area: Area): number =>
  space.at[area].raider + 0.4 * neighbours(area).reduce((sum, a) => sum + space.at[a].raider, 0)
