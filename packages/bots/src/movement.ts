import type { Option } from '@ragtag/engine'
import { bestAwayFromLocation } from './actions.ts'
import { cylonLocation } from './cylon.ts'
import { locationGain, repairGain, score } from './locations.ts'
import { best, type Decider, isCylon, type Mind, pickBest } from './mind.ts'
import type { LocationId } from './printed.ts'
import { flight } from './vipers.ts'
import { cardWorth } from './worth.ts'

// Where to go: to where the best action is.

/** What the best action at a location is worth to this seat, repairs included. */
export function placeWorth(mind: Mind, location: LocationId): number {
  if (mind.side === 'revealed') return cylonLocation(mind, location)
  const action = score(mind, locationGain(mind, mind.seat, location))
  const canRepair = mind.view.hand.some((card) => mind.content.skills.get(card)?.card.id === 'repair')
  if (!canRepair) return action
  const vipers = location === 'hangar-deck' ? 0.3 * Math.min(2, mind.view.damagedVipers) : 0
  const repair = Math.max(repairGain(mind, location), vipers)
  return Math.max(action, isCylon(mind) ? 0.1 - repair : repair)
}

function destinationWorth(mind: Mind, o: Option): number {
  const price = (o.n ?? 0) * cardWorth * 1.1
  if (o.location) return placeWorth(mind, o.location) - price
  if (!o.area) return 0
  const flying = flight(mind, o.area)
  return isCylon(mind) ? 0.15 - 0.4 * flying : flying
}

/** What staying is worth. */
function here(mind: Mind): number {
  const { me } = mind
  if (me.area !== '') return isCylon(mind) ? 0.1 : flight(mind, me.area)
  return placeWorth(mind, me.at)
}

/** What the best move brings over staying, what can be done anywhere being done anywhere. */
export function moveGain(
  mind: Mind,
  options: readonly Option[],
): { option: Option | undefined; gain: number } {
  const anywhere = mind.side === 'revealed' ? 0 : bestAwayFromLocation(mind)
  const found = best(options, (o) => destinationWorth(mind, o))
  const stay = Math.max(here(mind), anywhere)
  return { option: found.option, gain: Math.max(found.score, anywhere) - stay }
}

export const move: Decider = (mind) => {
  const { option, gain } = moveGain(mind, mind.request.options)
  return option && gain > 0.04 ? [option] : []
}

/** Out of the Brig, or sent by a friend: to the best place there is. */
export const goFree: Decider = (mind) => pickBest(mind, (o) => placeWorth(mind, o.location ?? ''))
