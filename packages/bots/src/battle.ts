import {
  civilianWorth,
  exposed,
  guardWorth,
  leaveWorth,
  nextDoor,
  raidersWorth,
  raiderWorth,
  rescueWorth,
  threat,
  viperHit,
} from './danger.ts'
import { forFleet, type Gain, nothing } from './gain.ts'
import { type Mind, tablePassives } from './mind.ts'
import { hardship, placeFor } from './places.ts'
import { type Area, attackRows, type Seat, type ShipClass, type ShipKind, says } from './printed.ts'
import { neighbours } from './space.ts'
import { cardWorth } from './values.ts'

// What can be done against the Cylon ships.

/** How likely an attack has an effect, by the table of the rules. */
export function hitChance({ content }: Mind, attacker: ShipKind, target: ShipKind): number {
  const from = attackRows(content, attacker, target).reduce((least, [n]) => Math.min(least, n), 9)
  return (9 - from) / 8
}

export const classOf = ({ content }: Mind, kind: ShipKind | undefined): ShipClass | undefined =>
  content.shipKinds.get(kind ?? '')?.class

/** The kind by which a class is known, for the table of attacks. */
const kindOf = ({ content }: Mind, of: ShipClass): ShipKind => content.kindsOf[of][0] ?? of

/** The best shot of Galactica's guns. */
export const gunnery = (mind: Mind): number =>
  Math.max(
    hitChance(mind, 'galactica', kindOf(mind, 'raider')) * raidersWorth(mind, 1),
    mind.space.basestar > 0 ? hitChance(mind, 'galactica', kindOf(mind, 'basestar')) * 0.9 : 0,
    mind.space.heavy > 0 ? hitChance(mind, 'galactica', kindOf(mind, 'heavy')) * 0.9 : 0,
  )

/** What so many activations of unmanned fighters are worth. */
export function vipersOut(mind: Mind, n: number): number {
  const { space, view, content } = mind
  if (space.raider + space.heavy === 0) return 0.02
  const each: number[] = []
  for (const s of view.ships) {
    if (s.class !== 'fighter' || s.pilot >= 0) continue
    const shot = hitChance(mind, s.kind, kindOf(mind, 'raider')) * raiderWorth(mind, s.area)
    const elsewhere = Math.max(...neighbours(s.area).map((to) => guardWorth(mind, to)))
    each.push(Math.max(space.at[s.area].raider > 0 ? shot : 0.05, elsewhere - leaveWorth(mind, s.area)))
  }
  const launch = Math.max(...content.rules.launchAreas.map((area) => guardWorth(mind, area)))
  for (let i = 0; i < Math.min(n, view.reserve.viper); i++) each.push((launch + 0.07) / (1 + i * 0.5))
  const toll = flightToll(mind)
  const apart = each
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, worth) => sum + Math.max(0, worth - toll), 0)
  // One viper alone does little against many raiders, several in one place do more than the sum.
  const out = Math.min(n, view.reserve.viper)
  const screen = Math.max(
    ...content.rules.launchAreas.map((area) => exposed(mind, area) - exposed(mind, area, { viper: out })),
  )
  return Math.max(apart, civilianWorth(mind) * screen - out * toll)
}

/** What a viper is worth that flies again: the fewer there are, the more. */
export const viperWorth = ({ view, space }: Mind): number =>
  0.3 + 0.15 * Math.max(0, 4 - view.reserve.viper - space.viper)

/** What it costs to activate a fighter, in cards. */
export const flightToll = (mind: Mind): number =>
  cardWorth * tablePassives(mind, says.fightersCost).reduce((sum, p) => sum + p.n, 0)

/** What a civilian ship carries, as far as this seat knows. */
export function cargo({ content }: Mind, { face }: { readonly face?: string | undefined }): number {
  const loss = face === undefined ? undefined : content.civilians.get(face)?.loss
  if (!loss) return 1.15
  return Object.values(loss).reduce((sum, n) => sum + n, 0)
}

/** What it is worth to move a civilian ship next door: from raiders that are not there yet it cannot run, they follow. */
export const rescue = (mind: Mind, from: Area, to: Area): number =>
  mind.space.at[from].raider + mind.space.at[to].raider > 0 ? rescueWorth(mind, from, to) : 0

/** So many civilian ships that gain most by being moved. */
export function rescues(mind: Mind, n: number): number {
  const each = mind.view.ships
    .filter((s) => s.class === 'civilian')
    .map((s) => cargo(mind, s) * Math.max(0, ...neighbours(s.area).map((to) => rescue(mind, s.area, to))))
  return each
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, worth) => sum + worth, 0)
}

/** Whether a character can fly. */
export const flies = ({ content, view }: Mind, seat: Seat): boolean =>
  content.characters
    .get(view.players[seat]?.character ?? '')
    ?.skills.some((d) => d.types.includes(content.rules.pilotSkill)) ?? false

/** A pilot goes out and acts once more. */
export function launchGain(mind: Mind, seat: Seat): Gain {
  const { view, space, content } = mind
  // Who is out there already would only pay to be there again.
  const out = view.players[seat]?.area !== ''
  if (out || !flies(mind, seat) || view.reserve.viper + space.viper === 0) return nothing
  const guard = Math.max(
    ...content.rules.launchAreas.map((area) => guardWorth(mind, area) - downed(mind, seat, area)),
  )
  return forFleet(space.raider > 0 ? guard + Math.min(0.5, threat(mind) * 0.1) : 0.02)
}

/** How likely raiders act while somebody is out there. */
const attacked = 0.3

/** What it costs to fly where one may be shot down: every raider there is no other viper for shoots at him. */
export function downed(mind: Mind, seat: Seat, area: Area): number {
  const { at } = mind.space
  const near = neighbours(area).reduce((sum, a) => sum + nextDoor * at[a].raider, 0)
  const shots = Math.max(0, at[area].raider + near - at[area].viper)
  const way = placeFor(mind, 'sickbay', seat)
  return attacked * (1 - (1 - viperHit) ** shots) * hardship(mind, way)
}
