import type { Answer, Chance, Imagine, Option, Request, View } from '@ragtag/engine'
import { abilityWorth, textWorth } from './abilities.ts'
import { act, actionWorth, useOrder } from './actions.ts'
import {
  character,
  chooseDraw,
  cullDestiny,
  discard,
  discardHeld,
  drawTypes,
  forgo,
  give,
  pay,
  showLeast,
} from './cards.ts'
import { keepWorth, strengthIn, wish } from './checks.ts'
import { contribute } from './contribute.ts'
import {
  arrange,
  arrangeOnTop,
  chooseCrisis,
  chooseDestination,
  chooseEffect,
  chooseOption,
  chooseWhether,
  putBack,
  risk,
} from './crisis.ts'
import {
  caprica,
  consent,
  exchange,
  orderFleet,
  passLoyalty,
  passOpenLoyalty,
  sabotage,
  steal,
  sympathizer,
} from './cylon.ts'
import {
  betterKind,
  centurion,
  damagedBoard,
  destroyKind,
  destroyShips,
  launch,
  office,
  placeShips,
  prowess,
  refit,
  repair,
  scoutDeck,
  stayBehind,
} from './fleet.ts'
import { ownPart } from './gain.ts'
import { addRevealed, learn, learnDeck, nameDeck, putOnDestiny, resultByCard } from './leader.ts'
import { repairGain } from './locations.ts'
import type { Memory } from './memory.ts'
import { messageIn } from './message.ts'
import { type Decider, isCylon, type Mind, mindOf, pickBest, pickIfWorth, pickMany, yesOrNo } from './mind.ts'
import { goFree, move } from './movement.ts'
import { pickPlayer } from './people.ts'
import { does, effectOf, type ShipClass } from './printed.ts'
import { isResource, loss } from './resources.ts'
import { adjustRoll } from './rolls.ts'
import { goAboard, nearestToken, putBackShip, quorumToPlay, safeHarbour, tokenToDestroy } from './settling.ts'
import {
  activateViper,
  activationOrder,
  callBack,
  civilianToLose,
  civilianToReplace,
  flyAcross,
  galacticaTarget,
  moveCivilian,
  nukeTarget,
  scan,
  viperToDamage,
  whereToFly,
} from './vipers.ts'
import { useInWindow, whoFirst, worthlessType } from './windows.ts'
import { worthOf } from './worth.ts'

// One decider for each question. A question that is not listed is answered by what its options are about; an
// answer that would not be allowed is replaced by the least that is: so cards nobody has taught the bots yet
// never stop a game.

const deciders: Readonly<Record<string, Decider>> = {
  'prompt.character': character,
  'prompt.split': drawTypes,
  'prompt.multi-skill': drawTypes,
  'prompt.forgo': forgo,
  'prompt.choose-draw': chooseDraw,
  'prompt.sift': discard,
  'prompt.discard': discard,
  'prompt.pay': pay,
  'prompt.contribute': contribute,
  'prompt.move': move,
  'prompt.action': act,
  'prompt.granted': useOrder,
  'prompt.free': goFree,
  'prompt.pick': pickPlayer,
  'prompt.crisis-draw': chooseCrisis,
  'prompt.crisis-choice': chooseOption,
  'prompt.switch-option': chooseOption,
  'prompt.choice': chooseEffect,
  'prompt.may': chooseWhether,
  'prompt.consent': consent,
  'prompt.destination': chooseDestination,
  'prompt.risk': risk,
  'prompt.refit': refit,
  'prompt.refit-raptor': (mind) => yesOrNo(mind, true),
  'prompt.viper': activateViper,
  'prompt.launch-self': whereToFly,
  'prompt.reinforce': whereToFly,
  'prompt.fly-anywhere': flyAcross,
  'prompt.adjust-roll': adjustRoll,
  'prompt.highest': (mind) => pickBest(mind, (o) => resourceWorth(mind, o)),
  'prompt.take-over': whereToFly,
  'prompt.call-back': callBack,
  'prompt.galactica-target': galacticaTarget,
  'prompt.nuke': nukeTarget,
  'prompt.damage-viper': viperToDamage,
  'prompt.raider-target': viperToDamage,
  'prompt.lose-civilian': civilianToLose,
  'prompt.replace-civilian': civilianToReplace,
  'prompt.destroy-fighter': viperToDamage,
  'prompt.raider-civilian': civilianToLose,
  'prompt.activate-area': activationOrder,
  'prompt.launch': launch,
  'prompt.scan': scan,
  'prompt.move-civilian': moveCivilian,
  'prompt.centurion': centurion,
  'prompt.destroy-kind': destroyKind,
  'prompt.destroy-ships': destroyShips,
  'prompt.office': office,
  'prompt.play-quorum': quorumToPlay,
  'prompt.activate-token': nearestToken,
  'prompt.destroy-token': tokenToDestroy,
  'prompt.evacuate': safeHarbour,
  'prompt.scout-pile': putBackShip,
  'prompt.go-aboard': goAboard,
  // The better one he plays himself.
  'prompt.share-quorum': (mind) => pickBest(mind, (o) => -textWorth(mind, o.card ?? '')),
  'prompt.play-or-discard': (mind) =>
    pickBest(mind, (o) => (o.id === 'play' ? textWorth(mind, o.card ?? '') : 0)),
  'prompt.take-from-check': (mind) =>
    pickIfWorth(mind, (o) => outOfCheck(mind, o) + keepWorth(mind, o.card ?? '')),
  'prompt.remove-from-check': (mind) => pickBest(mind, (o) => outOfCheck(mind, o)),
  'prompt.reserves-area': whereToFly,
  'prompt.reserves': (mind) =>
    pickMany(mind, isCylon(mind) ? 1 : mind.request.max, (o) => prowess(mind, o.kind)),
  'prompt.consult': (mind) => pickBest(mind, (o) => textWorth(mind, o.card ?? '')),
  'prompt.consult-deck': (mind) => pickBest(mind, (o) => textWorth(mind, o.card ?? '')),
  'prompt.repair': repair,
  'prompt.scout-deck': scoutDeck,
  'prompt.scout-card': putBack,
  'prompt.arrange': arrange,
  'prompt.arrange-on-top': arrangeOnTop,
  'prompt.search-deck': drawTypes,
  'prompt.search-cards': (mind) => pickMany(mind, mind.request.min, (o) => keepWorth(mind, o.card ?? '')),
  'prompt.name-type': drawTypes,
  'prompt.avert': (mind) => yesOrNo(mind, true),
  'prompt.look-at-bottom': scoutDeck,
  'prompt.cull-destiny': cullDestiny,
  'prompt.repair-locations': (mind) =>
    pickMany(mind, mind.request.max, (o) => repairGain(mind, o.location ?? '')),
  'prompt.worthless': worthlessType,
  'prompt.caprica': caprica,
  'prompt.cylon-fleet': orderFleet,
  'prompt.steal': steal,
  'prompt.exchange': exchange,
  'prompt.pass-loyalty': passLoyalty,
  'prompt.pass-open-loyalty': passOpenLoyalty,
  'prompt.sympathizer': sympathizer,
  'prompt.sabotage': sabotage,
  'prompt.order': whoFirst,
  'prompt.place': placeShips,
  'prompt.place-kind': betterKind,
  'prompt.launch-kind': betterKind,
  'prompt.repair-kind': betterKind,
  'prompt.nuked-raiders': destroyShips,
  'prompt.stay': stayBehind,
  'prompt.damage-board': damagedBoard,
  'prompt.activate-anywhere': act,
  'prompt.infiltrate': goFree,
  'prompt.return-elsewhere': goFree,
  'prompt.show-added': showLeast,
  'prompt.discard-held': discardHeld,
  'prompt.bury-quorum': discardHeld,
  'prompt.pick-area': (mind) => pickBest(mind, (o) => areaWorth(mind, o)),
  'prompt.pick-ship': nukeTarget,
  'prompt.destroy-here': destroyShips,
  'prompt.damage-here': viperToDamage,
  'prompt.start': goFree,
  'prompt.new-character': character,
  'prompt.turn-up': (mind) => pickBest(mind, (o) => textWorth(mind, o.card ?? '')),
  'prompt.borrow-title': (mind) => pickBest(mind, (o) => titleWorth(mind, o.id)),
  'prompt.give': give,
  'prompt.name-deck': nameDeck,
  'prompt.put-on-destiny': putOnDestiny,
  'prompt.add-revealed': addRevealed,
  'prompt.learn-deck': learnDeck,
  'prompt.learn': learn,
  'prompt.result-by-card': resultByCard,
  'prompt.check-ability': (mind) => pickBest(mind, (o) => checkAbilityWorth(mind, o)),
}

/** Whether there is a decider for a question of its own. */
export const isDecided = (prompt: string): boolean => windowed(prompt) || prompt in deciders

const windowed = (prompt: string): boolean => prompt.startsWith('prompt.window.')

/** The resource to lose: what it costs, to who means harm. */
function resourceWorth(mind: Mind, { id }: Option): number {
  const resource = id.slice(id.indexOf(':') + 1)
  const cost = isResource(resource) ? loss(mind.view, mind.content, resource, 1) : 0
  return isCylon(mind) ? cost : -cost
}

/** A title for a turn: what its holder can do by it. */
function titleWorth(mind: Mind, id: string): number {
  const title = (['president', 'admiral'] as const).find((t) => id.endsWith(t))
  if (!title) return 0
  const actions = mind.content.titleAbilities[title].map((a) => abilityWorth(mind, a))
  return Math.max(0, ...actions) + (title === 'president' ? 0.1 * mind.view.quorumCards : 0)
}

/** What a card lying in a check does to it. */
function checkAbilityWorth(mind: Mind, { card }: Option): number {
  const gain = worthOf(mind, mind.content.skills.get(card ?? '')?.card.inCheck?.effect, { user: mind.seat })
  return ownPart(gain) + (isCylon(mind) ? -gain.fleet : gain.fleet)
}

/** What it does for what one wishes of a check that a card leaves it. */
const outOfCheck = (mind: Mind, { card = '' }: Option): number =>
  0.1 * (wish(mind) > 0 ? -1 : 1) * strengthIn(mind, card)

/** What is shot there, or comes there, is judged by what it does; otherwise where there is most to hit, and least to lose. */
function areaWorth(mind: Mind, { area }: Option): number {
  const effect = effectOf(mind.content, messageIn(mind.request.prompt, 'effect'))
  if (does(effect, ['place-here', 'destroy-here'])) {
    const { fleet } = worthOf(mind, effect, { user: mind.seat, area })
    return isCylon(mind) ? -fleet : fleet
  }
  const worth: Partial<Record<ShipClass, number>> = {
    raider: 1,
    heavy: 0.8,
    basestar: 0.3,
    fighter: -0.4,
    civilian: -0.8,
  }
  return mind.view.ships.reduce((sum, s) => sum + (s.area === area ? (worth[s.class] ?? 0) : 0), 0)
}

/** A question nobody has been taught: the options are judged as if they were actions. */
const byWhatTheyAre: Decider = (mind) =>
  mind.request.max > 1
    ? pickMany(mind, mind.request.min, (o) => actionWorth(mind, o))
    : pickIfWorth(mind, (o) => actionWorth(mind, o))

const deciderOf = ({ prompt }: Request): Decider =>
  windowed(prompt.key) ? useInWindow : (deciders[prompt.key] ?? byWhatTheyAre)

/**
 * A bot's answer: from what its seat sees, what it is asked and what it remembers of the events it was told,
 * and from nothing else; `imagine` gives games that could be the one it is in, never the game itself. The same
 * question at the same moment with the same chance gets the same answer. Where it may do something at any
 * moment and wants to, it does that first; what it was asked is then still to be answered.
 */
export function choose(
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine?: Imagine,
): Answer {
  // In secret only what is asked in secret is done.
  for (const standing of request.standing || request.secret ? [] : (view.standing ?? [])) {
    const wanted = useInWindow(mindOf(view, { ...standing, min: 0 }, memory, random, imagine))
    if (wanted.length > 0 && allowed(standing, wanted)) return answerTo(standing, wanted)
  }
  const chosen = deciderOf(request)(mindOf(view, request, memory, random, imagine))
  return answerTo(request, allowed(request, chosen) ? chosen : least(request))
}

/** What it would answer to the same question without these options; undefined where nothing is left. */
export function chooseWithout(
  { view, request, memory, random }: Mind,
  tried: readonly string[],
  imagine?: Imagine,
): Answer | undefined {
  const options = request.options.filter((o) => !tried.includes(o.id))
  if (options.length === 0) return undefined
  const next = choose(view, { ...request, options, min: 1 }, memory, random, imagine)
  return next.request === request.id ? next : undefined
}

const answerTo = (request: Request, chosen: readonly Option[]): Answer => ({
  request: request.id,
  options: chosen.map((o) => o.id),
})

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
