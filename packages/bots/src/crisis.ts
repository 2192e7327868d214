import type { Option } from '@ragtag/engine'
import { useWorth } from './abilities.ts'
import { checkCost, helpedChance, hopeless, passChance } from './checks.ts'
import { type Gain, nothing, ownPart, type Scene, total } from './gain.ts'
import type { SeenChoice } from './memory.ts'
import { idIn, messageIn } from './message.ts'
import { type Decider, isCylon, type Mind, phaseOf, pickBest, yesOrNo } from './mind.ts'
import {
  type CardId,
  type CheckData,
  type Content,
  type CrisisCard,
  type Effect,
  effectOf,
  kept,
  resources,
  type Seat,
} from './printed.ts'
import { jumpsLeft, loss, lowest, turnSpared, turnsPerJump } from './resources.ts'
import { shipsWorth } from './ships.ts'
import { worth, worthOf } from './worth.ts'

// Crisis cards: what they do, and which option to take.

function cardOf({ content }: Mind, card: CardId): CrisisCard | undefined {
  const found = content.cards.get(card)
  return found?.kind === 'crisis' ? found.print : undefined
}

/** What it is worth to the humans to make a check. */
export function checkWorth(mind: Mind, check: CheckData): number {
  const p = helpedChance(mind, check.difficulty, check.skills)
  const pass = worth(mind, check.pass)
  const fail = worth(mind, check.fail)
  const half = check.partial ? helpedChance(mind, check.partial.at, check.skills) : p
  const partly = check.partial ? worth(mind, check.partial.effect) : fail
  return (
    p * pass + (half - p) * partly + (1 - half) * fail - (half < hopeless ? 0 : checkCost(check.difficulty))
  )
}

/** What a Crisis card does to the humans, carried out now. */
export function crisisWorth(mind: Mind, id: CardId): number {
  const card = cardOf(mind, id)
  if (!card) return 0
  const { body } = card
  if (body.kind === 'event') return Math.max(...body.options.map((e) => worth(mind, e)))
  if (body.kind === 'check')
    return Math.max(checkWorth(mind, body.check), body.or ? worth(mind, body.or) : Number.NEGATIVE_INFINITY)
  const ships = Object.values(body.setup).reduce((sum, s) => sum + shipsWorth(mind, s), 0)
  return ships + iconsWorth(mind, body.activate) + worth(mind, body.special)
}

/** What a symbol does, if it does anything now. */
export const iconGain = (mind: Mind, icon: CrisisCard['icons'][number], at: Scene): Gain =>
  phaseOf(mind)?.ignores?.includes(icon) ? nothing : worthOf(mind, mind.content.icons.get(icon)?.effect, at)

/** What symbols do to the humans. */
const iconsWorth = (mind: Mind, icons: CrisisCard['icons']): number =>
  icons.reduce((sum, icon) => sum + iconGain(mind, icon, { user: mind.view.turn.seat }).fleet, 0)

/** How many of the Crisis cards there are have a symbol, of all. */
export const shareWith = ({ content }: Mind, icon: CrisisCard['icons'][number]): number =>
  shares(content).get(icon) ?? 0

const shares = kept((content): ReadonlyMap<string, number> => {
  const deck = content.decks.get('crisis')?.cards ?? []
  const found = new Map<string, number>()
  for (const id of deck) {
    const card = content.cards.get(id)
    for (const icon of new Set(card?.kind === 'crisis' ? card.print.icons : []))
      found.set(icon, (found.get(icon) ?? 0) + 1 / deck.length)
  }
  return found
})

/** What the symbols of a step of the turn do on average. */
export const stepAhead = (mind: Mind, step: string, at: Scene): number =>
  [...mind.content.icons.values()].reduce(
    (sum, icon) =>
      icon.step === step ? sum + shareWith(mind, icon.id) * iconGain(mind, icon.id, at).fleet : sum,
    0,
  )

/** The card with its symbols: what it does on top of a turn. */
export function turnWorth(mind: Mind, id: CardId): number {
  const card = cardOf(mind, id)
  if (!card) return 0
  return crisisWorth(mind, id) + iconsWorth(mind, card.icons)
}

/** What it does if this seat draws it: in its turn there are only some of the steps in which symbols count. */
export function drawnWorth(mind: Mind, id: CardId): number {
  const { icons = [] } = cardOf(mind, id) ?? {}
  const steps = stepsOf(mind, mind.seat)
  const counting = icons.filter((icon) => steps.has(mind.content.icons.get(icon)?.step ?? ''))
  return crisisWorth(mind, id) + iconsWorth(mind, counting)
}

/** The steps of somebody's turn besides those everybody has. */
const stepsOf = ({ view, content }: Mind, seat: Seat): ReadonlySet<string> =>
  new Set(content.rules.standings[view.players[seat]?.standing ?? '']?.steps)

/** What the symbols of any Crisis card do on average that is drawn in somebody's turn. */
export const symbolsAhead = (mind: Mind, seat: Seat): number =>
  [...stepsOf(mind, seat)].reduce((sum, step) => sum + stepAhead(mind, step, { user: seat }), 0)

/** Which of the cards drawn is carried out. */
export const chooseCrisis: Decider = (mind) =>
  pickBest(mind, (o) => (isCylon(mind) ? -1 : 1) * drawnWorth(mind, o.card ?? ''))

/** What each option of the Crisis card is worth to the humans. */
export function optionWorths(mind: Mind, id: CardId): readonly number[] {
  const card = cardOf(mind, id)
  if (!card || card.body.kind === 'attack') return [0, 0]
  const { body } = card
  if (body.kind === 'event') return body.options.map((e) => worth(mind, e))
  return [checkWorth(mind, body.check), body.or ? worth(mind, body.or) : -9]
}

/** A hidden Cylon takes the worse option where the two are not far apart, or where it may end the game. */
export const chooseOption: Decider = (mind) => {
  const card = idIn(mind.request.prompt, 'card') || (mind.view.crisis?.card ?? '')
  const values = optionWorths(mind, card)
  const of = (n: number | undefined): number => values[n ?? 0] ?? 0
  // Something else may be used in place of either.
  const other = (o: Option): number | undefined =>
    o.ability === undefined ? undefined : useWorth(mind, o.ability, o.card)
  if (mind.side === 'human') return pickBest(mind, (o) => other(o) ?? of(o.n))
  const gap = Math.abs(of(0) - of(1))
  const openly = mind.side === 'revealed' || gap < 1.8 || lowest(mind.view) <= 2
  return pickBest(mind, (o) => other(o) ?? (openly ? -of(o.n) : of(o.n)))
}

/** What an effect in a question put to this seat is worth to it. */
function toMe(mind: Mind, effect: Effect | undefined): number {
  const gain: Gain = worthOf(mind, effect, { user: mind.seat, picked: mind.view.check?.picked })
  return isCylon(mind) ? ownPart(gain) - gain.fleet : total(gain)
}

/** Choices inside effects, described in the options themselves. */
export const chooseEffect: Decider = (mind) =>
  pickBest(mind, (o) => toMe(mind, effectOf(mind.content, o.text)))

/** Something one may do: if it is good for one's side. */
export const chooseWhether: Decider = (mind) => {
  const yes = mind.request.options.find((o) => o.id === 'yes')
  return yes ? yesOrNo(mind, toMe(mind, effectOf(mind.content, yes.text)) > 0) : []
}

/** Risking ships at a destination. */
export const risk: Decider = (mind) => {
  const { view } = mind
  const gained = worth(mind, effectOf(mind.content, messageIn(mind.request.prompt, 'success')))
  const raptor = messageIn(mind.request.prompt, 'ships')?.key === 'count.raptor'
  const cost = raptor ? (view.reserve.raptor > 1 ? 0.3 : 0.5) : 0.6
  const p = raptor ? 0.75 : 0.375
  const good = p * gained > (1 - p) * cost
  return yesOrNo(mind, isCylon(mind) ? good && lowest(view) > 3 : good)
}

/** What a card that is attempted when it is turned up does to the humans. */
export function missionWorth(mind: Mind, id: CardId): number {
  const found = mind.content.cards.get(id)
  const check = found?.kind === 'other' ? found.print.check : undefined
  if (!check) return 0
  const least = Math.min(check.difficulty, check.partial?.at ?? check.difficulty)
  // Nobody pays for what is hopeless: it fails.
  return passChance(mind, least, check.skills) < hopeless ? worth(mind, check.fail) : checkWorth(mind, check)
}

/** What it means to the humans that a card of a deck is the next one. */
function nextWorth(mind: Mind, id: CardId): number {
  const kind = mind.content.cards.get(id)?.kind
  const worth = kind === 'destination' ? destinationWorth : kind === 'other' ? missionWorth : turnWorth
  return worth(mind, id)
}

/** All on top again: what helps us most comes up first, so it is laid down last. */
export const arrangeOnTop: Decider = (mind) =>
  pickBest(mind, (o) => (isCylon(mind) ? 1 : -1) * nextWorth(mind, o.card ?? ''))

/** A card seen on top of a deck: below with it if it is worse than what one may expect instead. */
export const putBack: Decider = (mind) => {
  const [o] = mind.request.options
  const deck = mind.content.decks.get(o?.deck ?? 'crisis')?.cards ?? []
  const value = nextWorth(mind, o?.card ?? '') - average(deck.map((card) => nextWorth(mind, card)))
  const keep = isCylon(mind) ? value < 0 : value > 0
  return mind.request.options.filter((x) => x.id === (keep ? 'top' : 'bottom'))
}

/** Several cards, one after the other: what helps us most comes up first, what is worse than others goes underneath. */
export const arrange: Decider = (mind) => {
  const deck = mind.content.decks.get(mind.request.options[0]?.deck ?? 'crisis')?.cards ?? []
  const usual = average(deck.map((card) => nextWorth(mind, card)))
  const side = isCylon(mind) ? -1 : 1
  const value = (o: Option): number => side * (nextWorth(mind, o.card ?? '') - usual)
  // Later cards lie above earlier ones: of those for the top the least good is laid down first.
  return pickBest(mind, (o) =>
    o.id.startsWith('top:') ? (value(o) > 0 ? 10 - value(o) : -10) : value(o) > 0 ? -20 : 20 - value(o),
  )
}

/** How many cards of a deck are looked at to tell how much they differ. */
const looked = 9

const spreads = new WeakMap<Mind, number>()

/** What it is worth to see the next Crisis card and to be able to put it away: by how much they differ just now. */
export function scoutWorth(mind: Mind): number {
  const known = spreads.get(mind)
  if (known !== undefined) return known
  // What cards do may be to look at the next one.
  spreads.set(mind, 0)
  const values = someWorths(mind)
  const usual = average(values)
  const found = average(values.map((v) => Math.max(0, v - usual)))
  spreads.set(mind, found)
  return found
}

/** What some of the Crisis cards there are would do just now. */
function someWorths(mind: Mind): readonly number[] {
  const deck = mind.content.decks.get('crisis')?.cards ?? []
  const some = deck.filter((_, i) => i % Math.ceil(deck.length / looked) === 0)
  return some.map((card) => Math.max(-12, turnWorth(mind, card)))
}

/** So bad is a card that one asks why it was left on top, and by so much it must be worse than others. */
const bad = -3
const clearly = 2

/** Whether a Crisis card was clearly bad for the fleet that somebody had left on top of the deck, as resources stood then. */
export function wasBadToLeave(mind: Mind, { card, levels }: SeenChoice): boolean {
  const then = { ...mind.view.resources }
  for (const r of resources) then[r] = levels[r] ?? mind.content.rules.start[r]
  const past = { ...mind, view: { ...mind.view, resources: then } }
  const worth = turnWorth(past, card)
  return worth < bad && worth < average(someWorths(past)) - clearly
}

const average = (list: readonly number[]): number =>
  list.reduce((a, b) => a + b, 0) / Math.max(1, list.length)

/** What a unit of distance is worth besides: the jumps that are saved by it are not certain. */
const anyway = 0.9
/**
 * A jump less is worth more than the turns it takes, for the Cylons have fewer of them, too; where the end of the way is
 * the beginning of something else, it had better not be reached in need, nor is the farther way taken where there is less
 * fuel than way.
 */
const jumpSpared = ({ rules: { objective, start } }: Content): number =>
  objective.phases ? 1 : 2 * Math.min(1, start.fuel / objective.goal) ** 2

/** What so much more distance is worth: the turns it saves, and what they and the jumps would take. */
export function farther(mind: Mind, distance: number): number {
  const { view, content } = mind
  const spared = jumpsLeft(view, content) - jumpsLeft(view, content, distance)
  const fuel = loss(view, content, 'fuel', 1)
  const way = Math.min(distance, content.rules.objective.goal - view.distance)
  const jump = turnsPerJump(content) * turnSpared(view, content) + Math.min(3, fuel)
  return jumpSpared(content) * spared * jump + anyway * way
}

/** What a destination is worth: the way it brings us, less what it costs. */
export function destinationWorth(mind: Mind, id: CardId): number {
  const card = mind.content.destinations.get(id)
  if (!card) return 0
  return farther(mind, card.distance) + worth(mind, card.effect)
}

/** The Admiral's choice; a Cylon takes the worse one if it is not absurd. */
export const chooseDestination: Decider = (mind) => {
  const values = mind.request.options.map((o) => destinationWorth(mind, o.card ?? ''))
  const plausible = Math.max(...values) - Math.min(...values) < 8
  return pickBest(mind, (o) => {
    const w = destinationWorth(mind, o.card ?? '')
    return isCylon(mind) && plausible ? -w : w
  })
}
