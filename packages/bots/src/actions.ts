import type { Option } from '@ragtag/engine'
import { abilityWorth, bestAnywhere, playWorth, textWorth } from './abilities.ts'
import { flightToll } from './battle.ts'
import { revealWorth } from './cylon.ts'
import { forFleet } from './gain.ts'
import { actionGain, locationGain, score } from './locations.ts'
import { type Decider, type Mind, pickIfWorth } from './mind.ts'
import { moveGain } from './movement.ts'
import { isDoneOnce } from './orders.ts'
import { boardOf, locationAt, mayEnter, placesInPlay } from './places.ts'
import { abilityCalled } from './printed.ts'
import { flight } from './vipers.ts'

// What to do with an action.

/** Whether it is to show oneself to be a Cylon. */
export const isReveal = ({ id }: Option): boolean => id.startsWith('reveal:')

/** What each thing one can take as an action is worth to this seat. */
export function actionWorth(mind: Mind, o: Option): number {
  if (o.location) return score(mind, locationGain(mind, mind.seat, o.location, { n: o.n ?? 0 }))
  if (o.ship !== undefined) return o.area ? score(mind, forFleet(flight(mind, o.area) - flightToll(mind))) : 0
  if (isReveal(o) && o.card) return revealWorth(mind, o.card)
  if (o.id.startsWith('board:')) return boardAction(mind, o)
  if (o.card)
    return mind.content.skills.has(o.card) ? playWorth(mind, o.card) : textWorth(mind, o.card) - 0.05
  return abilityWorth(mind, abilityCalled(mind.content, o.ability))
}

/** What can be done anywhere on the board one is on. */
function boardAction(mind: Mind, { ability }: Option): number {
  const board = mind.content.boards.get(boardOf(mind, mind.seat) ?? '')
  const action = board?.actions?.find((a) => a.id === ability)
  const gain = action && actionGain(mind, action, { user: mind.seat })
  return gain ? score(mind, gain) : 0
}

/** What a hidden Cylon does for the fleet, or to himself, rather than be seen to do nothing. */
const notIdle = 0.35
/** What is worth less is not done. */
const atLeast = 0.02

export const act: Decider = (mind) => {
  const chosen = pickIfWorth(mind, (o) => actionWorth(mind, o), atLeast)
  if (chosen.length > 0 || mind.side !== 'hidden') return chosen
  return pickIfWorth(mind, (o) => (isReveal(o) ? Number.NEGATIVE_INFINITY : actionWorth(mind, o)), -notIdle)
}

/** An order given to this seat: move and act, or act twice. */
export const useOrder: Decider = (mind) => {
  const { options } = mind.request
  const aboard = boardOf(mind, mind.seat)
  const places = placesInPlay(mind).flatMap((place) => {
    const l = locationAt(mind, place)
    return l && !l.hazardous && place !== mind.me.at && mayEnter(mind, l.ship, 'humans')
      ? [{ id: place, text: mind.request.prompt, location: place, n: l.ship === aboard ? 0 : 1 }]
      : []
  })
  const moving = moveGain(mind, places).gain
  // Who has nothing to do where he is goes to where he will be wanted.
  const second = secondAction(mind)
  const staying = second > atLeast ? Math.max(0.1, second) : 0
  const wanted = moving > staying ? 'move' : 'actions'
  return options
    .filter((o) => o.id === wanted)
    .concat(options.slice(0, 1))
    .slice(0, 1)
}

/** What a second action without moving would add. */
function secondAction(mind: Mind): number {
  const { me } = mind
  if (me.area !== '') return flight(mind, me.area)
  const again = isDoneOnce(mind, me.at) ? 0 : score(mind, locationGain(mind, mind.seat, me.at))
  return Math.max(again, bestAnywhere(mind))
}
