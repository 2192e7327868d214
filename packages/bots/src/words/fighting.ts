import { flightToll, gunnery, hitChance, launchGain, rescues, vipersOut, viperWorth } from '../battle.ts'
import { keepWorth } from '../checks.ts'
import { raidersWorth, savedWithout } from '../danger.ts'
import { both, forFleet, forSelf, nothing, type Scene } from '../gain.ts'
import { repairGain } from '../locations.ts'
import { best, isCylon, type Mind } from '../mind.ts'
import { placeFor } from '../places.ts'
import { type Area, areas, type Seat, type ShipClass, wordsDone } from '../printed.ts'
import { loss } from '../resources.ts'
import { adjustWorth, rerollWorth, rollStake } from '../rolls.ts'
import { neighbours } from '../space.ts'
import { centurionWorth, jumpsOn } from '../values.ts'
import { flight, salvo } from '../vipers.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'
import { toChooser } from './about.ts'

// Fighting the Cylon ships, repairs, and the dice.

/** How many ships of a class something in an area hits. */
const here = ({ view }: Mind, of: ShipClass, n: number, { area }: Scene): number =>
  Math.min(n, view.ships.filter((s) => s.class === of && s.area === area).length)

/** What it is worth to the humans that a ship is gone. */
const worths: Partial<Record<ShipClass, number>> = { raider: 0.25, heavy: 0.8, basestar: 2.5, fighter: -1 }
const shipWorth = (of: ShipClass): number => worths[of] ?? -2

/** What an attack is worth that is for later, of what it would be worth now. */
const soon = 0.6

/** The best attack on several raiders that somebody has in hand, at or next to where he would fly out; others' hands nobody knows. */
function attackInHand(mind: Mind, seat: Seat): number {
  const { view, content, space } = mind
  if (seat !== mind.seat || seat !== view.viewer) return 0
  const reach = content.rules.launchAreas.flatMap((area) => [area, ...neighbours(area)])
  const attacks = view.hand.flatMap((card) =>
    (content.skills.get(card)?.card.abilities ?? []).flatMap(({ effect }) => wordsDone(effect, 'strafe')),
  )
  return attacks.reduce((top, { upTo }) => {
    const worths = reach.map((area) => (space.at[area].raider > 0 ? salvo(mind, area, upTo) : 0))
    return Math.max(top, ...worths)
  }, 0)
}

/** What it is worth to the humans that so many of a class are gone from an area: raiders among civilian ships are the worst. */
function goneFrom(mind: Mind, of: ShipClass, n: number, area: Area | undefined): number {
  const saved = of === 'raider' && area !== undefined ? savedWithout(mind, area, n) : 0
  return n * shipWorth(of) + saved
}

export const fightingWords = {
  // One shot at a time turns no battle.
  'galactica-attacks': (mind) => forFleet(0.5 * gunnery(mind)),
  'activate-vipers': (mind, { upTo }) => forFleet(vipersOut(mind, upTo)),
  // One after the other by the same one: the later ones may find nothing to shoot at.
  'activate-one-viper': (mind, { upTo }) => forFleet(0.8 * vipersOut(mind, upTo)),
  'launch-reserves': (mind, { upTo }) =>
    forFleet(mind.view.players.some((p) => p.area !== '') ? 1.2 * vipersOut(mind, upTo) : 0),
  'scan-civilians': (mind, { n }) => forFleet(rescues(mind, n === 'all' ? mind.space.civilian : n)),
  'launch-in-viper': (mind, _w, at) => {
    const gain = launchGain(mind, at.user)
    return gain.fleet > 0 ? both(gain, forFleet(soon * attackInHand(mind, at.user))) : gain
  },
  'attack-centurion': (mind, { add = 0 }) =>
    forFleet(centurionWorth(mind) * Math.min(1, hitChance(mind, 'galactica', 'centurion') + add / 8)),
  strafe: (mind, { upTo }, at) => {
    const area = mind.view.players[at.user]?.area ?? ''
    if (area === '') return nothing
    const toll = at.paid ? 0 : flightToll(mind)
    return forFleet(salvo(mind, area, upTo) - toll)
  },
  'as-one-activation': (mind, { effect }, at) =>
    both(worthOf(mind, effect, { ...at, paid: true }), forSelf(-flightToll(mind))),
  'fly-anywhere': (mind, _w, at) => {
    const from = mind.view.players[at.user]?.area ?? ''
    if (from === '') return nothing
    return forFleet(Math.max(...areas.map((area) => flight(mind, area))) - flight(mind, from))
  },
  'adjust-roll': (mind, { by }) => forFleet(Math.max(adjustWorth(mind, by), adjustWorth(mind, -by))),
  repair: (mind, { vipers }, at) => {
    const place = at.at ?? mind.view.players[at.user]?.at ?? ''
    const hangar = place === placeFor(mind, 'hangar', at.user)
    const ships = hangar ? viperWorth(mind) * Math.min(vipers, mind.view.damagedVipers) : 0
    return forFleet(Math.max(repairGain(mind, place), ships))
  },
  // A nuke is for a basestar that has company, or when there are two; in the last battle there is nothing to keep it for.
  'launch-nuke': (mind) => {
    const { view, space } = mind
    if (space.basestar === 0 || view.nukes === 0) return nothing
    const near = areas
      .filter((a) => space.at[a].basestar > 0)
      .map((a) => space.at[a].raider + space.at[a].heavy)
    const company = 0.1 * Math.max(...near)
    if (!jumpsOn(mind)) return forFleet(space.basestar * 0.9 + 2 * company + 0.5)
    const soonAway = view.jumpTrack >= 3 ? 0.5 : 0
    return forFleet(space.basestar * 0.9 + company - soonAway - (view.nukes > 1 ? 0.9 : 1.1))
  },
  'destroy-cylons': (mind, { raiders, heavies, centurions }) =>
    forFleet(
      Math.max(
        raidersWorth(mind, raiders),
        mind.space.heavy > 0 ? 0.8 * heavies : 0,
        centurions > 0 ? centurionWorth(mind) * 0.75 : 0,
      ),
    ),
  'pick-area': (mind, { effect }, at) =>
    best(
      areas.map((area) => worthOf(mind, effect, { ...at, area })),
      (gain) => toChooser(mind, at.user, gain),
    ).option ?? nothing,
  'pick-ship': (mind, { of, effect }, at) =>
    best(
      mind.view.ships
        .filter((s) => s.class === of)
        .map(({ area }) => worthOf(mind, effect, { ...at, area, of })),
      (gain) => toChooser(mind, at.user, gain),
    ).option ?? nothing,
  'destroy-it': (_mind, _w, { of }) => forFleet(of === undefined ? -1 : shipWorth(of)),
  'damage-it': (mind, { n }) => forFleet(0.9 * n + 0.05 * mind.space.raider),
  'destroy-here': (mind, { of, n }, at) => forFleet(goneFrom(mind, of, here(mind, of, n, at), at.area)),
  'destroy-one-of': (mind, { kinds }, at) =>
    best(
      kinds.map(([of, n]) => forFleet(goneFrom(mind, of, here(mind, of, n, at), at.area))),
      (gain) => toChooser(mind, at.user, gain),
    ).option ?? nothing,
  'in-own-area': (mind, { effect }, at) => {
    const area = mind.view.players[at.user]?.area
    return area ? worthOf(mind, effect, { ...at, area }) : nothing
  },
  'damage-here': (mind, { of, n }, at) => forFleet(0.5 * here(mind, of, n, at) * shipWorth(of)),
  'take-over-viper': (mind) => forFleet(mind.space.raider > 0 ? 0.6 : -0.6),
  'miss-first': (_mind, { n }) => forFleet(0.3 * n),
  'withdraw-ship': ({ view, content, space }) =>
    forFleet(space.civilian > 0 ? 1.5 * loss(view, content, 'population', 1) : 0.4),
  'destroy-fighter': ({ view }) => forFleet(view.reserve.viper > 2 ? -0.5 : -0.8),
  'destroy-this': () => forFleet(0.6),
  'add-to-roll': (mind, { n }) => {
    const p = (n / 8) * rollStake(mind)
    return forFleet(p)
  },
  // Better than an average throw by so much, with the card that serves best.
  'result-by-card': (mind, { add }) => {
    const stake = rollStake(mind)
    const wanted = isCylon(mind) ? -stake : stake
    const gains = mind.view.hand.map((card) => {
      const value = Math.min(8, (mind.content.skills.get(card)?.strength ?? 0) + add)
      return (Math.abs(wanted) * (wanted > 0 ? value - 4.5 : 4.5 - value)) / 4 - 2 * keepWorth(mind, card)
    })
    return forSelf(Math.max(-1, ...gains))
  },
  reroll: (mind) => {
    const gain = rerollWorth(mind)
    const ship = mind.view.ships.find((s) => s.id === mind.view.roll?.ship)
    return isCylon(mind) && ship?.pilot === mind.seat ? { fleet: 0, own: gain } : forFleet(gain)
  },
} satisfies Partial<Meanings>
