import type { Ability } from '../core/abilities.ts'
import type {
  AtMoment,
  CardPrint,
  Character,
  Content,
  CrisisCard,
  DeckInfo,
  KindOfShip,
  OtherCard,
  Ruleset,
  SkillCard,
  SkillFace,
} from '../core/content.ts'
import {
  type CardId,
  type CharacterId,
  commonDecks,
  type DeckName,
  one,
  type ShipClass,
  type ShipKind,
  type Title,
} from '../core/names.ts'
import type { Passive } from '../core/passives.ts'
import type { Config } from '../core/state.ts'
import { laidOut } from './boards.ts'
import { type Mentioned, mentioned } from './mentioned.ts'
import { checkReferences } from './references.ts'
import { type Components, type ContentSet, gather, type Part, partsUsed } from './set.ts'

/** Puts the sets of a game together, in the order in which later ones overrule earlier ones. */
export function compose(config: Config, sets: readonly ContentSet[]): Content {
  const used = partsUsed(config, sets)
  const parts = gather(used)
  const { skillCards, characters } = parts
  const abilitiesOf = (title: Title): Ability[] => parts.titleAbilities.filter((a) => a.of === title)
  const cards = cardsOf(parts)
  const rules = rulesFor(config, used, parts)
  const named = mentioned(parts, rules)
  const inWindows = {
    responses: responses(skillCards),
    heldAbilities: heldAbilities(parts.cards),
    windowAbilities: windowAbilities(characters),
  }
  const content: Content = {
    rules,
    characters: byId('characters', characters),
    crises: byId('crises', parts.crises),
    superCrises: byId('super crises', parts.superCrises),
    quorum: byId('quorum cards', parts.quorum),
    destinations: byId('destinations', parts.destinations),
    loyalty: byId('loyalty cards', parts.loyalty),
    icons: byId('icons', parts.icons),
    ...laidOut(byId('boards', parts.boards), parts.locations),
    shipTokens: byId('ship tokens', parts.shipTokens),
    placeTokens: byId('tokens of places', parts.placeTokens),
    shipKinds: byId('kinds of ship', parts.shipKinds),
    placing: parts.shipKinds.filter((k) => onBoard.includes(k.class)).map((k) => k.id),
    kindsOf: kindsByClass(parts.shipKinds),
    civilians: byId('civilian ships', parts.civilians),
    damageTokens: byId('damage tokens', parts.damageTokens),
    basestarTokens: byId('basestar tokens', parts.basestarTokens),
    titleAbilities: { president: abilitiesOf('president'), admiral: abilitiesOf('admiral') },
    cards,
    decks: decksOf(parts, cards),
    furtherDecks: parts.decks.map((d) => d.id).filter((id) => !commonDecks.some((common) => common === id)),
    skillCards: byId('skill cards', skillCards),
    skills: new Map(skillCards.flatMap(faces)),
    mentioned: named,
    moments: moments(named, cards.values(), inWindows),
    ...inWindows,
    versions: characters.some((c) => c.alternateOf !== undefined),
    checkAbilities: skillCards.some((c) => c.inCheck),
    discardTexts: skillCards.some((c) => c.whenDiscarded),
    sheetPassives: new Map(characters.map((c) => [c.id, passivesByKind(c)])),
  }
  byId('locations', parts.locations)
  byId('title abilities', parts.titleAbilities)
  byId('decks', parts.decks)
  byId('cards', parts.cards)
  byId('objectives', parts.objectives)
  checkReferences(content)
  return content
}

function byId<T extends { readonly id: string }>(kind: string, list: readonly T[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const x of list) {
    if (found.has(x.id))
      throw new Error(`Two ${kind} are called "${x.id}"; a set that replaces one must remove it first.`)
    found.set(x.id, x)
  }
  return found
}

/** Every card with its deck; no card is in two. */
function cardsOf(parts: Components): Map<CardId, CardPrint> {
  const found = new Map<CardId, CardPrint>()
  const add = (id: CardId, card: CardPrint): void => {
    const before = found.get(id)
    if (before && before.deck !== card.deck)
      throw new Error(`"${id}" is a card of the ${before.deck} deck and of the ${card.deck} deck.`)
    found.set(id, card)
  }
  for (const card of parts.skillCards)
    for (const [id, print] of faces(card)) add(id, { kind: 'skill', deck: card.type, print })
  const crisis = (usual: DeckName) => (print: CrisisCard) =>
    add(print.id, { kind: 'crisis', deck: print.deck ?? usual, print, lasting: print.lasting })
  parts.crises.forEach(crisis('crisis'))
  parts.superCrises.forEach(crisis('super-crisis'))
  for (const print of parts.quorum)
    add(print.id, { kind: 'quorum', deck: 'quorum', print, lasting: print.lasting })
  for (const print of parts.destinations) add(print.id, { kind: 'destination', deck: 'destination', print })
  for (const print of parts.loyalty)
    add(print.id, {
      kind: 'loyalty',
      deck: 'loyalty',
      print,
      lasting: print.lasting && { ...print.lasting, until: [] },
    })
  for (const print of parts.cards)
    add(print.id, { kind: 'other', deck: print.deck, print, lasting: print.lasting })
  return found
}

/** How often a card is in the box. */
const copiesOf = ({ kind, print }: CardPrint): number =>
  kind === 'skill' ? (print.card.strengths[print.strength] ?? 0) : print.copies

function decksOf(parts: Components, cards: ReadonlyMap<CardId, CardPrint>): Map<DeckName, DeckInfo> {
  const lists = new Map<DeckName, CardId[]>(parts.decks.map(({ id }) => [id, []]))
  for (const [id, card] of cards) {
    const list = lists.get(card.deck)
    if (list) for (let i = 0; i < copiesOf(card); i++) list.push(id)
    else if (card.kind !== 'loyalty')
      throw new Error(`"${id}" belongs to the ${card.deck} deck, which is not in this game.`)
  }
  return new Map(parts.decks.map((print) => [print.id, { ...print, cards: lists.get(print.id) ?? [] }]))
}

const faces = (card: SkillCard): [string, SkillFace][] =>
  Object.keys(card.strengths).map((strength) => [
    one(`${card.id}-${strength}`),
    { card, strength: Number(strength) },
  ])

const onBoard: readonly ShipClass[] = ['basestar', 'raider', 'heavy', 'fighter', 'civilian']

function kindsByClass(kinds: readonly KindOfShip[]): Content['kindsOf'] {
  const of = (name: ShipClass): ShipKind[] => kinds.filter((k) => k.class === name).map((k) => k.id)
  return {
    basestar: of('basestar'),
    raider: of('raider'),
    heavy: of('heavy'),
    fighter: of('fighter'),
    civilian: of('civilian'),
    raptor: of('raptor'),
    centurion: of('centurion'),
    nuke: of('nuke'),
  }
}

/** With all fields, used or not: then all abilities have one shape, and the rules find everything at once. */
const inFull = (a: Ability): Ability => ({
  id: a.id,
  title: a.title,
  kind: a.kind,
  window: a.window,
  must: a.must,
  limit: a.limit,
  counts: a.counts,
  tokens: a.tokens,
  of: a.of,
  when: a.when,
  cost: a.cost,
  effect: a.effect,
  passives: a.passives,
})

/** What cards can be used for, actions included: by window, then by printed card. */
function responses(cards: readonly SkillCard[]): Map<string, Map<CardId, Ability>> {
  const found = new Map<string, Map<CardId, Ability>>()
  for (const card of cards)
    for (const ability of card.abilities) {
      const { window } = ability
      if (window === undefined) continue
      const inWindow = found.get(window) ?? new Map<CardId, Ability>()
      for (const [face] of faces(card)) {
        if (inWindow.has(face)) throw new Error(`"${card.id}" has two abilities for ${window}.`)
        inWindow.set(face, inFull(ability))
      }
      found.set(window, inWindow)
    }
  return found
}

/** What cards of hands apart can be used for, actions included: by window, then by card. */
function heldAbilities(cards: readonly OtherCard[]): Map<string, Map<CardId, Ability>> {
  const found = new Map<string, Map<CardId, Ability>>()
  for (const { id, abilities } of cards)
    for (const ability of abilities ?? []) {
      if (ability.window === undefined) continue
      const inWindow = found.get(ability.window) ?? new Map<CardId, Ability>()
      if (inWindow.has(id)) throw new Error(`"${id}" has two abilities for ${ability.window}.`)
      inWindow.set(id, inFull(ability))
      found.set(ability.window, inWindow)
    }
  return found
}

function windowAbilities(characters: readonly Character[]): Map<string, Map<CharacterId, Ability[]>> {
  const found = new Map<string, Map<CharacterId, Ability[]>>()
  for (const character of characters)
    for (const ability of character.abilities) {
      if (ability.window === undefined) continue
      const inWindow = found.get(ability.window) ?? new Map<CharacterId, Ability[]>()
      inWindow.set(character.id, [...(inWindow.get(character.id) ?? []), inFull(ability)])
      found.set(ability.window, inWindow)
    }
  return found
}

/** What is used at each moment, all in one place. */
function moments(
  { windows }: Mentioned,
  cards: Iterable<CardPrint>,
  {
    windowAbilities,
    responses,
    heldAbilities,
  }: Pick<Content, 'windowAbilities' | 'responses' | 'heldAbilities'>,
): Map<string, AtMoment> {
  const inPlay = new Set<string | undefined>()
  for (const { lasting } of cards) for (const a of lasting?.abilities ?? []) inPlay.add(a.window)
  const found = new Map<string, AtMoment>()
  for (const [name, as] of windows) {
    const onCards = responses.get(name)
    found.set(name, {
      name,
      onSheets: windowAbilities.get(name),
      onCards,
      onHeld: heldAbilities.get(name),
      inPlay: inPlay.has(name),
      anyTime: onCards !== undefined && [...onCards.values()].some((a) => !a.when),
      ...as,
    })
  }
  return found
}

function passivesByKind(character: Character): Map<string, Passive[]> {
  const found = new Map<string, Passive[]>()
  for (const p of character.abilities.flatMap((a) => a.passives ?? []))
    found.set(p.is, [...(found.get(p.is) ?? []), p])
  return found
}

/** The sets' rules one on the other, then the objective and the variants agreed on. */
function rulesFor(config: Config, used: readonly Part[], { objectives }: Components): Ruleset {
  const printed = used.reduce<Ruleset | undefined>((before, p) => p.ruleset?.(before) ?? before, undefined)
  const chosen = objectives.find((o) => o.id === config.objective)
  if (!printed || !chosen) throw new Error('A game needs the base set and an objective.')
  const objective = used.reduce((before, p) => p.objective?.(before) ?? before, chosen)
  return { ...printed, objective, start: startFor(config, printed) }
}

function startFor(config: Config, { start }: Ruleset): Ruleset['start'] {
  const by =
    config.difficulty === 'easier-for-humans' ? 2 : config.difficulty === 'easier-for-cylons' ? -2 : 0
  return {
    fuel: start.fuel + by,
    food: start.food + by,
    morale: start.morale + by,
    population: start.population + by,
  }
}
