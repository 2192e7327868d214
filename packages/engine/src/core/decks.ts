import { type Game, player, without } from './game.ts'
import type { CardId, DeckName, Seat } from './names.ts'
import { randomOf } from './random.ts'
import type { Deck, Decks, Player } from './state.ts'

// Decks are values: whatever happens to one, a new one takes its place.

export const empty: Deck = { draw: [], discard: [] }

export function deck(g: Game, name: DeckName): Deck {
  const found = g.s.decks[name]
  if (!found) throw new Error(`There is no deck called "${name}" in this game.`)
  return found
}

/** A new deck in the place of the old one. The decks are this copy's own from the first change on. */
export function layDeck(g: Game, name: DeckName, laid: Deck): void {
  if (!g.ownDecks) {
    g.s.decks = copyOf(g.s.decks, g.content.furtherDecks)
    g.ownDecks = true
  }
  g.s.decks[name] = laid
}

/** Written out, because it is made in every other decision: then all copies have one shape, as with frames. */
export function copyOf(decks: Decks, further: readonly DeckName[]): Decks {
  const copy: Decks = {
    crisis: decks.crisis,
    'super-crisis': decks['super-crisis'],
    quorum: decks.quorum,
    destination: decks.destination,
    politics: decks.politics,
    leadership: decks.leadership,
    tactics: decks.tactics,
    piloting: decks.piloting,
    engineering: decks.engineering,
  }
  for (const name of further) copy[name] = decks[name] ?? empty
  return copy
}

export function discardTo(g: Game, name: DeckName, ...cards: readonly CardId[]): void {
  const by = g.s.replaced?.[name]
  const { draw, discard } = deck(g, name)
  if (by === undefined) {
    layDeck(g, name, { draw, discard: [...discard, ...cards] })
    return
  }
  const isIn = (card: CardId): boolean => g.content.cards.get(card)?.deck === by
  layDeck(g, name, { draw, discard: [...discard, ...cards.filter(isIn)] })
  g.s.removed = [...g.s.removed, ...cards.filter((card) => !isIn(card))]
}

export function putUnder(g: Game, name: DeckName, card: CardId): void {
  const { draw, discard } = deck(g, name)
  layDeck(g, name, { draw: [card, ...draw], discard })
}

/** The top card, if the draw pile has one. */
export function popTop(g: Game, name: DeckName): CardId | undefined {
  const { draw, discard } = deck(g, name)
  if (draw.length > 0) layDeck(g, name, { draw: draw.slice(0, -1), discard })
  return draw[draw.length - 1]
}

// Hands are values, too.

export function takeUp(g: Game, seat: Seat, cards: readonly CardId[]): void {
  const p = player(g, seat)
  p.hand = [...p.hand, ...cards]
}

/** Skill cards leave a hand; where they go, whoever takes them out says. Tells whether all of them were there. */
export function layDown(g: Game, seat: Seat, cards: readonly CardId[]): boolean {
  const p = player(g, seat)
  const hand = p.hand.slice()
  for (const card of cards) {
    const i = hand.indexOf(card)
    if (i >= 0) hand.splice(i, 1)
  }
  const all = hand.length + cards.length === p.hand.length
  p.hand = hand
  return all
}

// Hands apart from the skill cards, one for each deck that has them.

const none: readonly CardId[] = []

/** What a player holds of that deck. */
export const heldOf = (p: Player, name: DeckName): readonly CardId[] => p.held[name] ?? none

export function hold(g: Game, seat: Seat, name: DeckName, cards: readonly CardId[]): void {
  const p = player(g, seat)
  p.held = { ...p.held, [name]: [...heldOf(p, name), ...cards] }
}

export function letGo(g: Game, seat: Seat, name: DeckName, card: CardId): void {
  const p = player(g, seat)
  p.held = { ...p.held, [name]: without(heldOf(p, name), card) }
}

/** One of a pile of tokens or civilian ships, unseen; it is still there. */
export function drawToken(g: Game, pile: readonly CardId[]): CardId | undefined {
  const next = g.s.nextTokens.find((token) => pile.includes(token))
  if (next === undefined) return randomOf(g.s, pile)
  g.s.nextTokens = without(g.s.nextTokens, next)
  return next
}
