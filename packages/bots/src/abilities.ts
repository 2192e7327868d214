import { aboutSelf, easier, keepWorth, strengthIn, surplus, wish } from './checks.ts'
import { mayHold } from './conditions.ts'
import { type Gain, nothing, ownPart, type Scene } from './gain.ts'
import { burden } from './held.ts'
import { locationGain, score } from './locations.ts'
import { isCylon, isWatched, type Mind } from './mind.ts'
import { isDoneOnce } from './orders.ts'
import { type Ability, abilityCalled, type CardId, type DeckName, does, type KnownWord } from './printed.ts'
import { flight } from './vipers.ts'
import { worthOf } from './worth.ts'

// Cards and abilities: what they do, less what it costs to have used them.

/** What an ability does, used now by this seat. */
export const abilityGain = (mind: Mind, ability: Ability | undefined, scene: Partial<Scene> = {}): Gain =>
  ability?.effect
    ? worthOf(mind, [...(ability.cost ?? []), ...ability.effect], { user: mind.seat, ...scene })
    : nothing

/** What can be used but once is kept for when it counts, the more so the more of the game is left. */
function onceFee(mind: Mind, ability: Ability, fee: number): number {
  if (ability.limit !== 'game') return 0
  const { goal } = mind.content.rules.objective
  return fee * (1 - 0.5 * Math.min(1, mind.view.distance / goal))
}

/** What depends on where one is when it is used. */
const bound: readonly KnownWord['do'][] = ['repair']

const actionOn = ({ content }: Mind, card: CardId): Ability | undefined =>
  content.skills.get(card)?.card.abilities.find((a) => a.window === 'action')

/** What a card costs that is played as an action, of what it is worth in the hand: not all of them come to use. */
const spentOn = 0.85

/** What it is worth to play a skill card as an action. */
export function playWorth(mind: Mind, card: CardId, at?: Scene['at']): number {
  const ability = actionOn(mind, card)
  // Of more than a hand can hold something is discarded anyway.
  const cost = surplus(mind, mind.seat) > 0 ? 0 : spentOn * keepWorth(mind, card)
  return ability ? score(mind, abilityGain(mind, ability, { card, at })) - cost : -1
}

export function abilityWorth(mind: Mind, ability: Ability | undefined): number {
  if (!ability) return -1
  return score(mind, abilityGain(mind, ability)) - onceFee(mind, ability, 0.7)
}

/** What a card of another deck does when it is used. */
export function textWorth(mind: Mind, card: CardId): number {
  const found = mind.content.cards.get(card)
  if (!found || found.kind === 'skill' || found.kind === 'crisis' || found.kind === 'loyalty') return 0
  const action =
    found.kind === 'other' ? found.print.abilities?.find((a) => a.window === 'action') : undefined
  const gain = worthOf(mind, action?.effect ?? found.print.effect, { user: mind.seat, card })
  return action ? heldWorth(mind, gain) + relief(mind, found.deck) : score(mind, gain)
}

/** What it is worth to have one card less of a hand apart. */
function relief(mind: Mind, deck: DeckName): number {
  const held = mind.me.held[deck] ?? 0
  return burden(mind, mind.seat, deck, held) - burden(mind, mind.seat, deck, held - 1)
}

/** How much of the harm a card does that he was made to draw a hidden Cylon enjoys, and what it costs him in trust. */
const deniable = 0.45
const blame = 0.5

/** Cards of hands apart come to people whether they want them or not: whoever plays one has an excuse. */
function heldWorth(mind: Mind, gain: Gain): number {
  if (mind.side !== 'hidden' || isWatched(mind) || gain.fleet >= 0) return score(mind, gain)
  return Math.max(score(mind, gain), ownPart(gain) - deniable * gain.fleet - blame)
}

/** Whether what a card does as an action depends on the place. */
export const isBound = (mind: Mind, card: CardId): boolean => does(actionOn(mind, card)?.effect, bound)

/** The best of the cards in hand that depend on the place, if one were there. */
export function bestCardAt(mind: Mind, place: string): number {
  let found = 0
  for (const card of distinctCards(mind))
    if (isBound(mind, card)) found = Math.max(found, playWorth(mind, card, place))
  return found
}

/** Whoever acts in another's turn does so by an order, and of those there is one a turn. */
const isOrdered = ({ view, seat }: Mind, { limit, effect }: Ability): boolean =>
  limit === 'turn' && view.turn.seat !== seat && does(effect, ['grant-actions'])

/** What can be done wherever one is, and whether it is to give an order. */
function anywhere(mind: Mind): { readonly worth: number; readonly order: boolean }[] {
  const { view, content, seat, me } = mind
  const found: { worth: number; order: boolean }[] = []
  const add = (worth: number, order = false): void => {
    if (worth > 0) found.push({ worth, order })
  }
  const usable = content.rules.standings[me.standing]
  for (const card of distinctCards(mind)) {
    const ability = actionOn(mind, card)
    if (ability && !does(ability.effect, bound) && !isOrdered(mind, ability))
      add(playWorth(mind, card), ability.limit === 'turn' && does(ability.effect, ['grant-actions']))
  }
  const may = (a: Ability): boolean =>
    a.window === 'action' &&
    !(a.limit === 'game' && isSpent(mind, a)) &&
    mayHold(mind, a.when ?? [], { user: seat })
  const own = usable?.sheet ? (content.windowAbilities.get('action')?.get(me.character) ?? []) : []
  for (const a of [...own, ...(usable?.abilities ?? [])]) if (may(a)) add(abilityWorth(mind, a))
  for (const title of ['president', 'admiral'] as const)
    if (view.titles[title] === seat)
      for (const a of content.titleAbilities[title]) if (may(a)) add(abilityWorth(mind, a))
  for (const card of view.quorum) add(textWorth(mind, card))
  for (const deck in view.held)
    for (const card of view.held[deck] ?? [])
      if (content.heldAbilities.get('action')?.has(card)) add(textWorth(mind, card))
  return found
}

/** The best of what can be done wherever one is. */
export const bestAnywhere = (mind: Mind): number =>
  anywhere(mind).reduce((top, { worth }) => Math.max(top, worth), 0)

const extra = new WeakMap<Mind, number>()

/** What one action more is worth, and no order given in this turn, where one stays where one is. */
export function oneMore(mind: Mind): number {
  const known = extra.get(mind)
  if (known !== undefined) return known
  // What one can do may be to do one thing more.
  extra.set(mind, 0)
  const here = actionsHere(mind)
  const all = anywhere(mind)
  const [first = 0, second = 0] = [...here, ...all.filter((a) => !a.order).map((a) => a.worth)].sort(
    (a, b) => b - a,
  )
  const made = first + second - Math.max(...here, ...all.map((a) => a.worth), 0)
  extra.set(mind, made)
  return made
}

/** What the place one is at is worth, once and a second time. */
function actionsHere(mind: Mind): number[] {
  const { me, seat } = mind
  if (me.area !== '') return [flight(mind, me.area), flight(mind, me.area)]
  const worth = score(mind, locationGain(mind, seat, me.at))
  return isDoneOnce(mind, me.at) ? [worth] : [worth, worth]
}

/** Whether what is used once per game has been used, or the tokens for it are gone. */
function isSpent({ content, me }: Mind, { tokens = 1 }: Ability): boolean {
  const { oncePerGame } = content.rules
  return oncePerGame === 'once' ? me.used.length > 0 : (me.tokens[oncePerGame.token] ?? 0) < tokens
}

/** One of each printed card whose text may be used. */
function distinctCards({ view, content, me }: Mind): CardId[] {
  const texts = content.rules.standings[me.standing]?.texts ?? []
  const seen = new Set<string>()
  return view.hand.filter((card) => {
    const face = content.skills.get(card)
    if (!face || !texts.includes(face.card.type) || seen.has(face.card.id)) return false
    seen.add(face.card.id)
    return true
  })
}

/** How much harm is worth it for a hidden Cylon to do in the open. */
const exposure = 2

/** What a card would have done in the check under way, if it can still be added. */
function missed(mind: Mind, card: CardId): number {
  const { check } = mind.view
  if (!check || check.strength !== null || check.counts[mind.seat] !== 0 || wish(mind) <= 0) return 0
  return wish(mind) * Math.max(0, easier(mind, -strengthIn(mind, card)))
}

/** What it is worth to use something at a certain moment; a card costs what it is worth in the hand. */
export function useWorth(mind: Mind, id: string | undefined, card: CardId | undefined): number {
  const ability = abilityCalled(mind.content, id)
  if (!ability) return -1
  const gain = abilityGain(mind, ability, { card })
  const kept =
    card !== undefined && mind.content.skills.has(card) ? keepWorth(mind, card) + missed(mind, card) : 0
  const own = ownPart(gain)
  if (!isCylon(mind)) return own + gain.fleet - kept - onceFee(mind, ability, 2.2)
  if (mind.side === 'revealed') return own - gain.fleet - kept
  // What helps the fleet he forgets to use; what harms it everybody sees, but nobody minds that he helps himself.
  const seen = mind.view.check && aboutSelf(mind) ? 0 : exposure
  const fleet = gain.fleet > 0 ? -0.1 - 0.1 * gain.fleet : gain.fleet < 0 ? -gain.fleet - seen : 0
  return own + fleet - kept - (own > 0 ? onceFee(mind, ability, 2.2) : 0)
}
