import type { Mind } from './mind.ts'
import { type Area, areas } from './printed.ts'
import { loss } from './resources.ts'
import { neighbours, type Sector, type Space } from './space.ts'

// What raiders threaten: civilian ships in their reach. Raiders shoot at vipers first, so each viper keeps
// some of them busy.

/** How likely raiders are activated before something is done about them: nearly half of all Crisis cards do it. */
const strikeSoon = 1
/** How likely a raider is rid of the viper it shoots at. */
export const viperHit = 0.5
/** Raiders of the next area have to come here first. */
export const nextDoor = 0.25
/** How likely a ship that was not hit at once is hit the next time. */
const linger = 0.15
/** A raider that threatens nobody yet. */
const idleRaider = 0.18

/** What one civilian ship within reach of a raider can be expected to cost. */
export const civilianWorth = (mind: Mind): number =>
  strikeSoon * 1.1 * loss(mind.view, mind.content, 'population', 1)

const lostThere = new Map<number, number>()

/** How many civilian ships raiders destroy on average that are activated: each shoots at a viper as long as one is there. */
export function destroyed(raiders: number, vipers: number, civilians: number): number {
  if (raiders <= 0 || civilians <= 0) return 0
  if (vipers <= 0) return Math.min(raiders, civilians)
  const at = (raiders * 32 + vipers) * 32 + civilians
  const known = lostThere.get(at)
  if (known !== undefined) return known
  const found =
    viperHit * destroyed(raiders - 1, vipers - 1, civilians) +
    (1 - viperHit) * destroyed(raiders - 1, vipers, civilians)
  lostThere.set(at, found)
  return found
}

/** Those who are not hit at once may be the next time. */
function struck({ raider, viper, civilian }: Pick<Sector, 'raider' | 'viper' | 'civilian'>): number {
  const now = destroyed(raider, viper, civilian)
  return now + linger * Math.min(1, now) * Math.max(0, civilian - now)
}

/** How many civilian ships of an area stand to be lost, with so many more or less ships there. */
export function exposed(
  { space }: Mind,
  area: Area,
  change: { readonly raider?: number; readonly viper?: number; readonly civilian?: number } = {},
): number {
  const here = space.at[area]
  const raider = here.raider + (change.raider ?? 0)
  const viper = here.viper + (change.viper ?? 0)
  const civilian = here.civilian + (change.civilian ?? 0)
  const coming = neighbours(area).reduce((sum, a) => sum + space.at[a].raider, 0)
  const now = struck({ raider, viper, civilian })
  return now + nextDoor * (struck({ raider: raider + coming, viper, civilian }) - now)
}

/** How many civilian ships stand to be lost, wherever they are. */
export const exposedIn = ({ at }: Space): number => areas.reduce((sum, area) => sum + struck(at[area]), 0)

/** What it is worth to destroy one raider of an area. */
export function raiderWorth(mind: Mind, area: Area): number {
  const near = neighbours(area).reduce(
    (sum, a) => sum + 0.5 * nextDoor * Math.min(1, mind.space.at[a].civilian),
    0,
  )
  const saved = exposed(mind, area) - exposed(mind, area, { raider: -1 }) + near
  return idleRaider + civilianWorth(mind) * saved
}

/** What it saves civilian ships that so many raiders are gone from an area: the last of them save most. */
export const savedWithout = (mind: Mind, area: Area, n: number): number =>
  civilianWorth(mind) * (exposed(mind, area) - exposed(mind, area, { raider: -n }))

/** What it is worth to destroy so many of them. */
export const allWorth = (mind: Mind, area: Area, n: number): number =>
  n * idleRaider + savedWithout(mind, area, n)

/** What it is worth to have one more viper in an area. */
export const guardWorth = (mind: Mind, area: Area): number =>
  civilianWorth(mind) * (exposed(mind, area) - exposed(mind, area, { viper: 1 })) +
  // It can also shoot from there.
  0.35 * (mind.space.at[area].raider > mind.space.at[area].viper ? raiderWorth(mind, area) : 0)

/** What an area is better off without one of its vipers, or worse. */
export const leaveWorth = (mind: Mind, area: Area): number =>
  civilianWorth(mind) * (exposed(mind, area, { viper: -1 }) - exposed(mind, area)) +
  0.35 * (mind.space.at[area].raider > 0 ? raiderWorth(mind, area) : 0)

/** What it is worth to move a civilian ship. */
export const rescueWorth = (mind: Mind, from: Area, to: Area): number =>
  civilianWorth(mind) *
  (exposed(mind, from) -
    exposed(mind, from, { civilian: -1 }) -
    (exposed(mind, to, { civilian: 1 }) - exposed(mind, to)))

/** What it would be worth if all Cylon ships were gone. */
export const threat = (mind: Mind): number =>
  areas.reduce((sum, area) => sum + exposed(mind, area), 0) * civilianWorth(mind) * 1.3 +
  mind.space.raider * idleRaider +
  mind.space.heavy * 0.6 +
  mind.space.basestar * 1.1

/** What it is worth to destroy so many raiders, wherever they are. */
export const raidersWorth = (mind: Mind, n: number): number =>
  areas
    .flatMap((area) =>
      Array.from({ length: Math.min(n, mind.space.at[area].raider) }, () => raiderWorth(mind, area)),
    )
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, worth) => sum + worth, 0)
