import { flightToll } from './battle.ts'
import { mayHold } from './conditions.ts'
import type { Gain } from './gain.ts'
import { locationGain } from './locations.ts'
import type { Mind } from './mind.ts'
import { locationAt, locksIn, mayEnter, placesInPlay } from './places.ts'
import { does, type Effect, type KnownWord, type LocationId, type Seat } from './printed.ts'
import { cardWorth } from './values.ts'
import { sortie } from './vipers.ts'
import { asFleet } from './words/about.ts'
import { worthOf } from './worth.ts'

// What another player does with an order.

const thought = new WeakMap<Mind, Map<Seat, number>>()

/** A move and an action, or two actions; several cards may ask for it within one thought. */
export function orderWorth(mind: Mind, seat: Seat): number {
  const known = thought.get(mind) ?? new Map<Seat, number>()
  thought.set(mind, known)
  const worth = known.get(seat) ?? ordered(mind, seat)
  known.set(seat, worth)
  return worth
}

function ordered(mind: Mind, seat: Seat): number {
  const p = mind.view.players[seat]
  if (!p || p.revealed || locksIn(mind, p.at)) return 0
  if (p.area !== '') return 2 * Math.max(0, sortie(mind, p.area) - flightToll(mind))
  const gain = (place: LocationId): number =>
    asOrdered(mind, seat, locationGain(mind, seat, place, { inside: true }))
  const aboard = locationAt(mind, p.at)?.ship
  let elsewhere = 0
  for (const place of placesInPlay(mind)) {
    const l = locationAt(mind, place)
    if (l && !l.hazardous && l.actions.length > 0 && mayEnter(mind, l.ship, 'humans'))
      elsewhere = Math.max(elsewhere, gain(place) - (l.ship === aboard ? 0 : cardWorth))
  }
  return Math.max(elsewhere, twiceAt(mind, p.at) * gain(p.at), byTitle(mind, seat))
}

/** What it is worth to who gives the order: what another gains by it is not all his, and of no use if he is a Cylon. */
const asOrdered = (mind: Mind, seat: Seat, { fleet, own }: Gain): number =>
  fleet + 0.7 * own * Math.max(0, asFleet(mind, seat))

/** What somebody can do by the titles he holds. */
function byTitle(mind: Mind, seat: Seat): number {
  let found = 0
  for (const title of ['president', 'admiral'] as const)
    if (mind.view.titles[title] === seat)
      for (const a of mind.content.titleAbilities[title])
        if (a.window === 'action' && mayHold(mind, a.when ?? [], { user: seat }))
          found = Math.max(
            found,
            timesDone(a.effect) *
              asOrdered(mind, seat, worthOf(mind, a.effect, { user: seat, inside: true })),
          )
  return found
}

/** What is of no use, or not to be had, a second time. */
const once: readonly KnownWord['do'][] = [
  'ftl-jump',
  'jump-now',
  'launch-in-viper',
  'launch-nuke',
  'final-jump',
  'for-this-turn',
  'free-to',
]

/** What leaves little to be done the second time. */
const hardlyTwice: readonly KnownWord['do'][] = ['scan-civilians']

/** What two actions are worth that are the same, of one. */
const timesDone = (effect: Effect | undefined): number =>
  does(effect, once) ? 1 : does(effect, hardlyTwice) ? 1.2 : 1.9

const twiceAt = (mind: Mind, place: LocationId): number =>
  (locationAt(mind, place)?.actions ?? []).reduce((least, a) => Math.min(least, timesDone(a.effect)), 1.9)

/** Whether it is of no use to do twice what is done at a place. */
export const isDoneOnce = (mind: Mind, place: LocationId): boolean =>
  locationAt(mind, place)?.actions.some((a) => does(a.effect, once)) ?? false
