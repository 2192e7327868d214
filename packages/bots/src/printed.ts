import type { Message, View } from '@ragtag/engine'
import { contentOf } from '../../engine/src/content/index.ts'
import type { Ability } from '../../engine/src/core/abilities.ts'
import type { Condition } from '../../engine/src/core/conditions.ts'
import type {
  CheckData,
  Content,
  CrisisCard,
  Location,
  LocationAction,
  SkillCard,
} from '../../engine/src/core/content.ts'
import { describe, type Effect, type Who, type Word, wordsIn, wordsOf } from '../../engine/src/core/effect.ts'
import { isCylonCard as isCylonPrint } from '../../engine/src/core/loyalty.ts'
import type * as activation from '../../engine/src/effects/activation.ts'
import type * as boards from '../../engine/src/effects/boards.ts'
import type * as cards from '../../engine/src/effects/cards.ts'
import type * as characters from '../../engine/src/effects/characters.ts'
import type * as checkCards from '../../engine/src/effects/check-cards.ts'
import type * as checks from '../../engine/src/effects/checks.ts'
import type * as choices from '../../engine/src/effects/choices.ts'
import type * as decks from '../../engine/src/effects/decks.ts'
import type * as destinations from '../../engine/src/effects/destinations.ts'
import type * as destiny from '../../engine/src/effects/destiny.ts'
import type * as dice from '../../engine/src/effects/dice.ts'
import type * as fighters from '../../engine/src/effects/fighters.ts'
import type * as fleet from '../../engine/src/effects/fleet.ts'
import type * as hands from '../../engine/src/effects/hands.ts'
import type * as heldDecks from '../../engine/src/effects/held-decks.ts'
import type * as judged from '../../engine/src/effects/judged.ts'
import type * as lasting from '../../engine/src/effects/lasting.ts'
import type * as locations from '../../engine/src/effects/locations.ts'
import type * as loyalty from '../../engine/src/effects/loyalty.ts'
import type * as missions from '../../engine/src/effects/missions.ts'
import type * as objective from '../../engine/src/effects/objective.ts'
import type * as people from '../../engine/src/effects/people.ts'
import type * as piles from '../../engine/src/effects/piles.ts'
import type * as placeTokens from '../../engine/src/effects/place-tokens.ts'
import type * as quorumHand from '../../engine/src/effects/quorum.ts'
import type * as resourceWords from '../../engine/src/effects/resources.ts'
import type * as ships from '../../engine/src/effects/ships.ts'
import type * as skillCards from '../../engine/src/effects/skill-cards.ts'
import type * as targets from '../../engine/src/effects/targets.ts'
import type * as tokens from '../../engine/src/effects/tokens.ts'
import type * as when from '../../engine/src/effects/when.ts'

// What is printed on the components: the same for everybody, so a bot may know it by heart. This is the one
// place where bots look further into the engine than its front door, and of the words of cards it takes the
// types only.

export { attackRows, type Passive, type PassiveWord, says, those } from '@ragtag/engine'
export {
  type Area,
  areas,
  type BoardId,
  type CardId,
  clockwise,
  type DeckName,
  type LocationId,
  next,
  previous,
  type Resource,
  resources,
  type Seat,
  type ShipClass,
  type ShipIcon,
  type ShipKind,
  type SkillType,
  skillTypes,
} from '../../engine/src/core/names.ts'
export type { Filter } from '../../engine/src/effects/people.ts'
export type {
  Ability,
  CheckData,
  Condition,
  Content,
  CrisisCard,
  Effect,
  Location,
  LocationAction,
  SkillCard,
  Who,
  Word,
}

type Modules =
  | typeof activation
  | typeof boards
  | typeof cards
  | typeof characters
  | typeof checkCards
  | typeof checks
  | typeof choices
  | typeof decks
  | typeof destinations
  | typeof destiny
  | typeof dice
  | typeof fighters
  | typeof fleet
  | typeof hands
  | typeof heldDecks
  | typeof judged
  | typeof lasting
  | typeof locations
  | typeof loyalty
  | typeof missions
  | typeof objective
  | typeof people
  | typeof piles
  | typeof placeTokens
  | typeof quorumHand
  | typeof resourceWords
  | typeof ships
  | typeof skillCards
  | typeof targets
  | typeof tokens
  | typeof when

type MadeBy<F> = F extends (...args: never) => infer W ? W : never
type MadeIn<M> = M extends unknown ? { [K in keyof M]: MadeBy<M[K]> }[keyof M] : never

/** Every word the cards are written in, and every condition. */
export type KnownWord = Extract<MadeIn<Modules>, { readonly do: string }>
export type KnownCondition = Extract<MadeIn<Modules>, { readonly if: string }>

export const contentFor = (view: View): Content => contentOf(view.config)

/** Whether a Loyalty card makes its owner a Cylon. */
export function isCylonCard(content: Content, card: string): boolean {
  const print = content.loyalty.get(card)
  return print !== undefined && isCylonPrint(print)
}

/** What is made once for the boxes of a game. */
export function kept<T>(make: (content: Content) => T): (content: Content) => T {
  const known = new WeakMap<Content, T>()
  return (content) => {
    const found = known.get(content)
    if (found !== undefined) return found
    const made = make(content)
    known.set(content, made)
    return made
  }
}

const isWord = (x: unknown): x is Word =>
  typeof x === 'object' && x !== null && 'do' in x && typeof x.do === 'string'

const isEffect = (x: readonly unknown[]): x is Effect => x.length > 0 && x.every(isWord)

function effectsIn(x: unknown, into: Effect[]): void {
  if (typeof x !== 'object' || x === null) return
  // Of a die that is thrown one is told that word alone.
  if (Array.isArray(x) && isEffect(x)) into.push(x, ...x.map((w) => [w]))
  for (const inside of x instanceof Map ? x.values() : Object.values(x)) effectsIn(inside, into)
}

/** Everything printed in these boxes that says what happens, by how it is read out. */
const readOut = kept((content) => {
  const found: Effect[] = []
  for (const of of [
    content.cards,
    content.characters,
    content.places,
    content.boards,
    content.icons,
    content.titleAbilities,
    content.rules,
  ])
    effectsIn(of, found)
  return new Map(found.map((effect) => [JSON.stringify(describe(effect)), effect]))
})

/** The effect of which a prompt or an option speaks. */
export const effectOf = (content: Content, said: Message | undefined): Effect | undefined =>
  said && readOut(content).get(JSON.stringify(said))

/** Every ability in these boxes, by its id. */
const abilities = kept((content) => {
  const found = new Map<string, Ability>()
  const add = (list: readonly Ability[] | undefined): void => {
    for (const a of list ?? []) found.set(a.id, a)
  }
  for (const { abilities } of content.skillCards.values()) add(abilities)
  for (const { abilities } of content.characters.values()) add(abilities)
  for (const { abilities } of Object.values(content.rules.standings)) add(abilities)
  for (const list of Object.values(content.titleAbilities)) add(list)
  for (const card of content.cards.values()) {
    add(card.lasting?.abilities)
    if (card.kind === 'other') add(card.print.abilities)
  }
  return found
})

export const abilityCalled = (content: Content, id: string | undefined): Ability | undefined =>
  id === undefined ? undefined : abilities(content).get(id)

/** Whether an effect, or something inside it, is one of these words. */
export function does(effect: Effect | undefined, words: readonly KnownWord['do'][]): boolean {
  if (!effect || effect.length === 0) return false
  const all = wordsOf(effect)
  return words.some((w) => all.has(w))
}

/** All words of one kind in an effect, also those inside others. */
export const wordsDone = <K extends KnownWord['do']>(
  effect: Effect | undefined,
  name: K,
): Extract<KnownWord, { readonly do: K }>[] =>
  wordsIn(effect).filter((w): w is Extract<KnownWord, { readonly do: K }> => w.do === name)

const checksIn = (x: unknown): CheckData[] =>
  wordsIn(x).flatMap((w) => ('check' in w && isCheck(w.check) ? [w.check] : []))

const isCheck = (x: unknown): x is CheckData => typeof x === 'object' && x !== null && 'difficulty' in x

/** The checks of these boxes, by the title they are made under. */
const checksByTitle = kept((content) => {
  const found = new Map<string, readonly CheckData[]>()
  for (const { on } of content.places.values())
    for (const { id, actions } of Object.values(on)) found.set(id, checksIn(actions))
  for (const card of content.cards.values())
    if (card.kind === 'crisis' && card.print.body.kind === 'check')
      found.set(card.print.id, [card.print.body.check])
    else if (card.kind === 'other' && card.print.check) found.set(card.print.id, [card.print.check])
  return found
})

const none: readonly CheckData[] = []

export const checksCalled = (content: Content, title: string): readonly CheckData[] =>
  checksByTitle(content).get(title) ?? none
