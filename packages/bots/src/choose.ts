import type { Answer, Chance, Imagine, Option, Request, View } from '@ragtag/engine'
import { act, useOrder } from './actions.ts'
import { character, discard, drawTypes } from './cards.ts'
import { contribute } from './contribute.ts'
import {
  chooseCrisis,
  chooseDestination,
  chooseEffect,
  chooseOption,
  chooseWhether,
  putBack,
  risk,
} from './crisis.ts'
import { caprica, consent, exchange, orderFleet, passLoyalty, sabotage, steal, sympathizer } from './cylon.ts'
import { centurion, destroyKind, destroyShips, launch, office, refit, repair, scoutDeck } from './fleet.ts'
import type { Memory } from './memory.ts'
import { type Decider, mindOf, pickBest, yesOrNo } from './mind.ts'
import { goFree, move } from './movement.ts'
import { pickPlayer } from './people.ts'
import { quorumWorth } from './quorum.ts'
import {
  activateViper,
  activationOrder,
  callBack,
  civilianToLose,
  galacticaTarget,
  moveCivilian,
  nukeTarget,
  scan,
  viperToDamage,
  whereToFly,
} from './vipers.ts'
import { useInWindow, worthlessType } from './windows.ts'

// One decider for each question. A question that is not listed, or an answer that would not be allowed, gets
// the least that is: so cards nobody has taught the bots yet never stop a game.

const deciders: Readonly<Record<string, Decider>> = {
  'prompt.character': character,
  'prompt.split': drawTypes,
  'prompt.multi-skill': drawTypes,
  'prompt.discard': discard,
  'prompt.pay': discard,
  'prompt.contribute': contribute,
  'prompt.move': move,
  'prompt.action': act,
  'prompt.granted': useOrder,
  'prompt.free': goFree,
  'prompt.pick': pickPlayer,
  'prompt.crisis-draw': chooseCrisis,
  'prompt.crisis-choice': chooseOption,
  'prompt.choice': chooseEffect,
  'prompt.may': chooseWhether,
  'prompt.consent': consent,
  'prompt.destination': chooseDestination,
  'prompt.risk': risk,
  'prompt.refit': refit,
  'prompt.refit-raptor': (mind) => yesOrNo(mind, true),
  'prompt.viper': activateViper,
  'prompt.launch-self': whereToFly,
  'prompt.take-over': whereToFly,
  'prompt.call-back': callBack,
  'prompt.galactica-target': galacticaTarget,
  'prompt.nuke': nukeTarget,
  'prompt.damage-viper': viperToDamage,
  'prompt.raider-target': viperToDamage,
  'prompt.lose-civilian': civilianToLose,
  'prompt.raider-civilian': civilianToLose,
  'prompt.activate-area': activationOrder,
  'prompt.launch': launch,
  'prompt.scan': scan,
  'prompt.move-civilian': moveCivilian,
  'prompt.centurion': centurion,
  'prompt.destroy-kind': destroyKind,
  'prompt.destroy-ships': destroyShips,
  'prompt.office': office,
  'prompt.consult': (mind) => pickBest(mind, (o) => quorumWorth(mind, o.card ?? '')),
  'prompt.repair': repair,
  'prompt.scout-deck': scoutDeck,
  'prompt.scout-card': putBack,
  'prompt.worthless': worthlessType,
  'prompt.caprica': caprica,
  'prompt.cylon-fleet': orderFleet,
  'prompt.steal': steal,
  'prompt.exchange': exchange,
  'prompt.pass-loyalty': passLoyalty,
  'prompt.sympathizer': sympathizer,
  'prompt.sabotage': sabotage,
}

const deciderOf = (request: Request): Decider | undefined =>
  request.prompt.key.startsWith('prompt.window.') ? useInWindow : deciders[request.prompt.key]

/**
 * A bot's answer: from what its seat sees, what it is asked and what it remembers of the events it was told,
 * and from nothing else; `imagine` gives games
 * that could be the one it is in, never the game itself. The same question at the same moment with the same chance gets the same answer.
 */
export function choose(
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine?: Imagine,
): Answer {
  const chosen = deciderOf(request)?.(mindOf(view, request, memory, random, imagine)) ?? []
  return {
    request: request.id,
    options: (allowed(request, chosen) ? chosen : least(request)).map((o) => o.id),
  }
}

function allowed(request: Request, chosen: readonly Option[]): boolean {
  const ids = new Set(chosen.map((o) => o.id))
  return (
    ids.size === chosen.length &&
    ids.size >= request.min &&
    ids.size <= request.max &&
    chosen.every((c) => request.options.some((o) => o.id === c.id))
  )
}

const least = (request: Request): readonly Option[] => request.options.slice(0, request.min)
