import type { Option } from '@ragtag/engine'
import { abilityGain, abilityWorth, bestAnywhere, bestCardAt } from './abilities.ts'
import { keepWorth } from './checks.ts'
import { stranding } from './leaving.ts'
import { actionGain, locationGain, score } from './locations.ts'
import { best, type Decider, isCylon, type Mind, pickBest, withHand } from './mind.ts'
import { hardship } from './places.ts'
import { abilityCalled, type LocationId } from './printed.ts'
import { snare } from './snares.ts'
import { cardWorth } from './values.ts'
import { flight } from './vipers.ts'

// Where to go: to where the best action is, and away from where it is bad to be.

/** What the best action at a location is worth to this seat, with the cards in hand that are for places. */
export const placeWorth = (mind: Mind, place: LocationId): number =>
  Math.max(score(mind, locationGain(mind, mind.seat, place)), bestCardAt(mind, place), onBoard(mind, place))

/** What can be done anywhere on the board of a place. */
function onBoard(mind: Mind, place: LocationId): number {
  const board = mind.content.places.get(place)?.board
  const actions = mind.content.boards.get(board ?? '')?.actions ?? []
  return actions.reduce((top, a) => {
    const gain = actionGain(mind, a, { user: mind.seat, at: place })
    return gain ? Math.max(top, score(mind, gain)) : top
  }, 0)
}

/** What it costs to be at a place when one is done there. */
const toBeAt = (mind: Mind, place: LocationId): number =>
  hardship(mind, place) + stranding(mind, place) + snare(mind, place)

function destinationWorth(mind: Mind, o: Option): number {
  const price = (o.n ?? 0) * cardWorth * 1.1
  // What is paid with cannot be used there; something else is paid with where there is a choice.
  const left = (o.n ?? 0) < mind.view.hand.length ? mind : withHand(mind, [])
  if (o.location) return placeWorth(left, o.location) - price - toBeAt(mind, o.location)
  if (!o.area) return 0
  const flying = flight(mind, o.area)
  return isCylon(mind) ? 0.15 - 0.4 * flying : flying
}

/** What a card or an ability does that is used in place of moving, less the card. */
const insteadWorth = (mind: Mind, o: Option): number =>
  abilityWorth(mind, abilityCalled(mind.content, o.ability)) -
  (o.card === undefined ? 0 : keepWorth(mind, o.card))

/** What staying is worth. */
function here(mind: Mind): number {
  const { me } = mind
  if (me.area !== '') return isCylon(mind) ? 0.1 : flight(mind, me.area)
  return placeWorth(mind, me.at)
}

/** What one's sheet does at the end of the Action step to who has stayed where he was. */
function restless(mind: Mind): number {
  const { content, me, view, seat } = mind
  if (view.turn.seat !== seat || !content.rules.standings[me.standing]?.sheet) return 0
  const compelled = content.windowAbilities.get('action-end')?.get(me.character) ?? []
  return compelled.reduce((sum, a) => sum + (a.must ? score(mind, abilityGain(mind, a)) : 0), 0)
}

/** What the best move brings over staying, what can be done anywhere being done anywhere. */
export function moveGain(
  mind: Mind,
  options: readonly Option[],
): { option: Option | undefined; gain: number } {
  const anywhere = bestAnywhere(mind)
  const stay = Math.max(here(mind), anywhere) - toBeAt(mind, mind.me.at) + restless(mind)
  // What is used in place of moving leaves him where he is.
  const found = best(options, (o) =>
    o.ability === undefined ? destinationWorth(mind, o) : insteadWorth(mind, o) + stay,
  )
  const cost = (found.option?.n ?? 0) * cardWorth * 1.1
  return { option: found.option, gain: Math.max(found.score, anywhere - cost) - stay }
}

export const move: Decider = (mind) => {
  const { option, gain } = moveGain(mind, mind.request.options)
  return option && gain > 0.04 ? [option] : []
}

/** Out of the Brig, or sent by a friend: to the best place there is. */
export const goFree: Decider = (mind) => pickBest(mind, (o) => placeWorth(mind, o.location ?? ''))
