import { surplus } from './checks.ts'
import { mayHold } from './conditions.ts'
import { both, forSelf, type Gain, nothing, ownPart, type Scene } from './gain.ts'
import { isCylon, isWatched, type Mind, sheetPassives, tablePassives } from './mind.ts'
import { locationAt, placeFor } from './places.ts'
import { type Content, does, kept, type LocationAction, type LocationId, type Seat, says } from './printed.ts'
import { cardWorth, damageWorth, isDamaged } from './values.ts'
import { worthOf } from './worth.ts'

// What the locations are good for just now: what can be done there, judged by its words.

/** What a hidden Cylon lets pass that helps the fleet, so as to look like everybody else; and what if he is watched. */
const smallFavour = 0.7
const greatFavour = 1.5

/**
 * A hidden Cylon does himself good and the fleet small favours; what would really save it he finds no time
 * for, unless he is watched. Once he is revealed, what harms the fleet is what he wants.
 */
export const score = (mind: Mind, gain: Gain): number => {
  const { fleet } = gain
  const own = ownPart(gain)
  if (!isCylon(mind)) return own + fleet
  if (mind.side === 'revealed') return own - fleet
  if (isWatched(mind)) return own + 0.5 * Math.min(fleet, greatFavour, 2.5 * greatFavour - fleet)
  return own + (fleet <= smallFavour ? 0.4 * fleet : 0.15 - 0.4 * fleet)
}

type How = {
  /** One of its actions, not the best of them. */
  readonly n?: number
  readonly evenDamaged?: boolean
  readonly inside?: boolean
}

/** What a location is worth to that player if he takes the best of its actions. */
export function locationGain(mind: Mind, seat: Seat, place: LocationId, how: How = {}): Gain {
  const location = locationAt(mind, place)
  if (!location || location.actions.length === 0 || !open(mind, seat, place, how.evenDamaged)) return nothing
  const at: Scene = { user: seat, at: place, inside: how.inside }
  let found: Gain | undefined
  location.actions.forEach((action, n) => {
    if (how.n !== undefined && how.n !== n) return
    const gain = actionGain(mind, action, at)
    if (gain && (!found || score(mind, gain) > score(mind, found))) found = gain
  })
  if (!found) return nothing
  const cards = sheetPassives(mind, seat, says.activationCost).reduce(
    (sum, p) => sum + (p.locations.length === 0 || p.locations.includes(place) ? p.cards : 0),
    0,
  )
  // What has to be discarded anyway costs nothing.
  const cost = Math.max(0, cards - surplus(mind, seat))
  return cost > 0 ? both(found, forSelf(-cost * cardWorth)) : found
}

/** What an action of a location or a board is worth, its price included. */
export function actionGain(
  mind: Mind,
  { requires, cost, effect }: LocationAction,
  at: Scene,
): Gain | undefined {
  if (!mayHold(mind, requires, at)) return undefined
  const gain = worthOf(mind, effect, at)
  return cost ? both(gain, worthOf(mind, cost, at)) : gain
}

function open(mind: Mind, seat: Seat, place: LocationId, evenDamaged = false): boolean {
  const { view } = mind
  if (!evenDamaged && isDamaged(mind, place)) return false
  const bars = (p: { readonly locations: readonly LocationId[] }): boolean => p.locations.includes(place)
  if (sheetPassives(mind, seat, says.cannotActivate).some(bars)) return false
  if (view.inPlay.length > 0 || view.phase !== undefined) {
    const ship = locationAt(mind, place)?.ship
    if (tablePassives(mind, says.cannotActivate).some(bars)) return false
    if (tablePassives(mind, says.closed).some((p) => p.ship === ship)) return false
  }
  const crowded = sheetPassives(mind, seat, says.cannotActivateCrowded).some(
    (p) => !p.except.some((l) => placeFor(mind, l, seat) === place),
  )
  return !crowded || !view.players.some((p) => p.seat !== seat && p.at === place)
}

/** Locations that are of use to all and not only to oneself, by their names. */
export const serving = kept((content: Content): ReadonlySet<LocationId> => {
  const found = new Set<LocationId>()
  for (const { on } of content.places.values())
    for (const { id, actions } of Object.values(on))
      if (
        actions.some((a) =>
          does(a.effect, [
            'ftl-jump',
            'jump-now',
            'galactica-attacks',
            'activate-vipers',
            'scan-civilians',
            'attack-centurion',
            'move-fleet',
            'attempt-mission',
            'destroy-cylons',
            'gain',
          ]),
        )
      )
        found.add(id)
  return found
})

/** What it is worth to have a location at hand, now and soon. */
export function usedFor(mind: Mind, place: LocationId): number {
  const location = locationAt(mind, place)
  if (!location) return 0
  const { fleet } = locationGain(mind, mind.seat, place, { evenDamaged: true, inside: true })
  // A jump that cannot be made yet will be wanted all the same.
  const soon = location.actions.some((a) => does(a.effect, ['ftl-jump', 'jump-now']))
    ? 0.3 + 0.4 * Math.max(0, mind.view.jumpTrack - 1)
    : 0
  return 0.3 + soon + Math.min(3, 0.5 * Math.max(0, fleet))
}

/** What it is worth to repair a location: what it is used for, and one damage less. */
export const repairGain = (mind: Mind, place: LocationId): number =>
  isDamaged(mind, place)
    ? 1.2 * usedFor(mind, place) +
      Math.min(4, Math.max(0, damageWorth(mind, mind.content.places.get(place)?.board) - 1))
    : 0
