import { guardWorth, raidersWorth, raiderWorth, rescueWorth, threat } from './danger.ts'
import { isCylon, isWatched, type Mind, sheetPassives, tablePassives } from './mind.ts'
import { type LocationId, type Seat, says } from './printed.ts'
import { loss } from './resources.ts'
import { neighbours } from './space.ts'
import { guilty } from './suspicion.ts'
import { cardWorth, damageWorth } from './worth.ts'

// What the locations of the humans are good for just now.

/** What an action does for the fleet, and what it does for the one who takes it. */
export type Gain = { readonly fleet: number; readonly own: number }

const nothing: Gain = { fleet: 0, own: 0 }
const forFleet = (fleet: number): Gain => ({ fleet, own: 0 })
const forSelf = (own: number): Gain => ({ fleet: 0, own })

/** What a hidden Cylon lets pass that helps the fleet, so as to look like everybody else. */
const smallFavour = 0.7

/**
 * A hidden Cylon does himself good and the fleet small favours; what would really save it he finds no time
 * for, unless he is watched.
 */
export const score = (mind: Mind, { fleet, own }: Gain): number => {
  if (!isCylon(mind)) return own + fleet
  if (isWatched(mind)) return own + 0.5 * fleet
  return own + (fleet <= smallFavour ? 0.4 * fleet : 0.15 - 0.4 * fleet)
}

/** What this location's action is worth if that player takes it. */
export function locationGain(mind: Mind, seat: Seat, location: LocationId): Gain {
  if (!open(mind, seat, location)) return nothing
  const gain = gains[location]?.(mind, seat) ?? nothing
  const cost = sheetPassives(mind, seat, says.activationCost).reduce((sum, p) => sum + p.cards, 0)
  return cost > 0 ? { fleet: gain.fleet, own: gain.own - cost * cardWorth } : gain
}

function open(mind: Mind, seat: Seat, location: LocationId): boolean {
  const { view } = mind
  if (view.damaged.includes(location)) return false
  const barred = [
    ...sheetPassives(mind, seat, says.cannotActivate),
    ...tablePassives(mind, says.cannotActivate),
  ].some((p) => p.locations.includes(location))
  const crowded =
    sheetPassives(mind, seat, says.cannotActivateCrowded).length > 0 &&
    view.players.some((p) => p.seat !== seat && p.at === location)
  return !barred && !crowded
}

const gains: Readonly<Record<LocationId, (mind: Mind, seat: Seat) => Gain>> = {
  'ftl-control': (mind) => forFleet(Math.max(0, jumpNow(mind))),
  'weapons-control': (mind) => forFleet(gunnery(mind)),
  command: (mind) => forFleet(vipersOut(mind, 2)),
  communications: (mind) => forFleet(rescues(mind)),
  'research-lab': () => forSelf(cardWorth * 1.2),
  'press-room': () => forSelf(cardWorth * 2),
  'presidents-office': ({ view }, seat) => (view.titles.president === seat ? forSelf(0.4) : nothing),
  'hangar-deck': (mind, seat) => launchGain(mind, seat),
  armory: (mind) => forFleet(centurionWorth(mind) * 0.25),
  'admirals-quarters': (mind, seat) => accuse(mind, seat),
  administration: (mind, seat) => impeach(mind, seat),
  brig: () => forSelf(1.5),
}

/** A jump by FTL Control: what it saves, less what it risks. */
export function jumpNow(mind: Mind): number {
  const { view, content } = mind
  const risk = content.rules.jumpTrack[view.jumpTrack] ?? null
  if (risk === null) return 0
  const population = 0.6 * loss(view, content, 'population', risk)
  const last = view.distance >= content.rules.objective.goal
  if (last) return view.resources.population > risk ? 25 : 5
  const saved = (content.rules.jumpTrack.length - view.jumpTrack) * 0.5
  const scarce = view.resources.population - risk < 4 ? 1 : 0
  return saved + threat(mind) * 0.8 - population - scarce
}

/** The best shot of Galactica's guns. */
export const gunnery = (mind: Mind): number =>
  Math.max(
    0.75 * raidersWorth(mind, 1),
    mind.space.basestar > 0 ? 0.5 * 0.9 : 0,
    mind.space.heavy > 0 ? 0.25 * 0.9 : 0,
  )

/** What so many activations of unmanned vipers are worth. */
export function vipersOut(mind: Mind, n: number): number {
  const { space, view, content } = mind
  if (space.raider + space.heavy === 0) return 0.02
  const each: number[] = []
  for (const s of view.ships)
    if (s.class === 'fighter' && s.pilot < 0 && space.at[s.area].raider > 0)
      each.push(0.75 * raiderWorth(mind, s.area))
  const launch = Math.max(...content.rules.launchAreas.map((area) => guardWorth(mind, area)))
  for (let i = 0; i < Math.min(n, view.reserve.viper); i++) each.push((launch + 0.12) / (1 + i * 0.5))
  for (let i = 0; i < space.viper; i++) each.push(0.1)
  return each
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, worth) => sum + worth, 0)
}

/** The two civilian ships that gain most by being moved. */
function rescues(mind: Mind): number {
  const each = mind.view.ships
    .filter((s) => s.class === 'civilian')
    .map((s) => Math.max(0, ...neighbours(s.area).map((to) => rescueWorth(mind, s.area, to))))
  return each
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, worth) => sum + worth, 0)
}

/** What it is worth to be rid of the centurion that is farthest. */
export const centurionWorth = ({ view, content }: Mind): number => {
  if (view.centurions.length === 0) return 0
  const left = content.rules.boardingTrack - Math.max(...view.centurions)
  return left <= 1 ? 30 : left === 2 ? 11 : left === 3 ? 5 : 3
}

/** Whether a character can fly. */
export const flies = ({ content, view }: Mind, seat: Seat): boolean =>
  content.characters
    .get(view.players[seat]?.character ?? '')
    ?.skills.some((d) => d.types.includes('piloting')) ?? false

/** A pilot goes out and acts once more. */
function launchGain(mind: Mind, seat: Seat): Gain {
  const { view, space, content } = mind
  // Who is out there already would only pay to be there again.
  const out = view.players[seat]?.area !== ''
  if (out || !flies(mind, seat) || view.reserve.viper + space.viper === 0) return nothing
  const guard = Math.max(...content.rules.launchAreas.map((area) => guardWorth(mind, area)))
  return forFleet(space.raider > 0 ? 0.3 + guard + Math.min(0.5, threat(mind) * 0.1) : 0.02)
}

/** Whom to have arrested, if anybody. */
export function suspect({ view, suspicion, seat }: Mind): { readonly seat: Seat; readonly doubt: number } {
  let found = { seat: -1, doubt: 0 }
  for (const p of view.players) {
    const doubt = suspicion[p.seat] ?? 0
    if (p.seat === seat || p.revealed || p.at === 'brig' || p.at === 'off-board') continue
    if (doubt > found.doubt) found = { seat: p.seat, doubt }
  }
  return found
}

function accuse(mind: Mind, seat: Seat): Gain {
  if (seat !== mind.seat) return nothing
  const { doubt } = suspect(mind)
  if (isCylon(mind)) return forSelf(doubt >= 0.5 ? 0.5 : 0)
  return forFleet(doubt >= guilty ? 1.2 * doubt : 0)
}

/** A President who is a suspect should go. */
function impeach(mind: Mind, seat: Seat): Gain {
  const { view, suspicion } = mind
  const { president } = view.titles
  if (seat !== mind.seat || president === seat) return nothing
  const doubt = suspicion[president] ?? 0
  if (isCylon(mind)) return forSelf(0.25)
  return forFleet(doubt >= guilty ? 0.6 : 0)
}

/** What it is worth to repair a location. */
export function repairGain(mind: Mind, location: LocationId): number {
  if (!mind.view.damaged.includes(location)) return 0
  const { view } = mind
  const use: Readonly<Record<LocationId, number>> = {
    'ftl-control': 0.5 + Math.max(0, view.jumpTrack - 1) * 0.5,
    command: 0.4,
    'weapons-control': 0.4,
    'hangar-deck': 0.3,
    armory: 0.2 + centurionWorth(mind) * 0.2,
    'admirals-quarters': 0.3,
  }
  return (use[location] ?? 0.3) + Math.min(4, damageWorth(mind) - 1)
}
