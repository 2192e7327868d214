import type { Option } from '@ragtag/engine'
import { above, keepWorth, sofar, stakes, strengthIn, wish } from './checks.ts'
import { type Decider, isCylon, type Mind, pickBest, pickMany } from './mind.ts'
import type { CardId } from './printed.ts'
import { rollStake } from './rolls.ts'

// Cards that are put somewhere otherwise than by adding them to a check in turn.

/** The fewest cards that turn a check whose cards lie open, and how much likelier that makes it to pass. */
export function turning(mind: Mind): { readonly cards: readonly CardId[]; readonly chance: number } {
  const check = mind.view.check
  const none = { cards: [], chance: 0 }
  if (!check) return none
  const { strength } = sofar(mind)
  const passes = strength >= check.difficulty
  const wanted = wish(mind) > 0
  if (passes === wanted || Math.abs(wish(mind)) < 1) return none
  const useful = mind.view.hand
    .map((card) => ({ card, worth: strengthIn(mind, card) * (wanted ? 1 : -1) }))
    .filter((c) => c.worth > 0)
    .sort((a, b) => b.worth - a.worth)
  const cards: CardId[] = []
  let missing = wanted ? check.difficulty - strength : strength - check.difficulty + 1
  for (const { card, worth } of useful) {
    if (missing <= 0) break
    cards.push(card)
    missing -= worth
  }
  return missing > 0 ? none : { cards, chance: wanted ? 1 : -1 }
}

/** Those cards; where none would turn it, the one that is least missed. */
export const addRevealed: Decider = (mind) => {
  const wanted = [...turning(mind).cards]
  const chosen: Option[] = []
  for (const o of mind.request.options) {
    const i = wanted.indexOf(o.card ?? '')
    if (i < 0) continue
    wanted.splice(i, 1)
    chosen.push(o)
  }
  return chosen.length > 0 && chosen.length <= mind.request.max
    ? chosen
    : pickMany(mind, 1, (o) => -keepWorth(mind, o.card ?? ''))
}

/** On the Destiny deck: what counts for few checks, for whoever hinders; what counts for many, for whoever helps. */
export const putOnDestiny: Decider = (mind) =>
  pickMany(mind, mind.request.min, (o) => {
    const { content } = mind
    const face = content.skills.get(o.card ?? '')
    if (!face) return 0
    const asked = content.rules.standings.human?.texts.includes(face.card.type) ? 1 : -1
    return (isCylon(mind) ? -asked : asked) * face.strength - keepWorth(mind, o.card ?? '')
  })

/** A card in place of a roll: the highest result, or the lowest, whichever is hoped for. */
export const resultByCard: Decider = (mind) => {
  const stake = rollStake(mind)
  const high = isCylon(mind) ? stake < 0 : stake > 0
  return pickBest(mind, (o) => {
    const strength = mind.content.skills.get(o.card ?? '')?.strength ?? 0
    return (high ? strength : -strength) - keepWorth(mind, o.card ?? '')
  })
}

/** A deck to learn from: of a type the check asks for if one wants it to pass. */
export const learnDeck: Decider = (mind) => {
  const skills = mind.view.check?.skills ?? []
  const wanted = wish(mind) >= 0
  return pickBest(mind, (o) => (skills.some((s) => s === o.type) === wanted ? 1 : 0))
}

/** Into the check where it hangs in the balance and much hangs on it, otherwise into the hand. */
export const learn: Decider = (mind) => {
  const check = mind.view.check
  const { fleet, own } = stakes(mind)
  const matters = Math.abs(fleet + own) > 2.5
  const room = mind.view.hand.length + 3 <= mind.content.rules.handLimit
  const doubtful = check !== null && above(sofar(mind).strength - check.difficulty, 4) < 0.8
  const into = (matters && doubtful && mind.side !== 'hidden') || !room ? 'check' : 'hand'
  return mind.request.options.filter((o) => o.id === into)
}

/** For whom one names a deck, one names what he can use, or cannot. */
export const nameDeck: Decider = (mind) =>
  pickBest(mind, (o) => {
    const useful = mind.content.rules.standings.human?.texts.some((t) => t === o.type) ? 1 : 0
    return isCylon(mind) ? -useful : useful
  })
