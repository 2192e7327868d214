import type { Game } from './game.ts'
import type { CardId, DeckName } from './names.ts'

// Decks are values: whatever happens to one, a new one takes its place.

export function discardTo(g: Game, name: DeckName, ...cards: readonly CardId[]): void {
  const { draw, discard } = g.s.decks[name]
  g.s.decks[name] = { draw, discard: [...discard, ...cards] }
}

export function putUnder(g: Game, name: DeckName, card: CardId): void {
  const { draw, discard } = g.s.decks[name]
  g.s.decks[name] = { draw: [card, ...draw], discard }
}

/** The top card, if the draw pile has one. */
export function popTop(g: Game, name: DeckName): CardId | undefined {
  const { draw, discard } = g.s.decks[name]
  if (draw.length > 0) g.s.decks[name] = { draw: draw.slice(0, -1), discard }
  return draw[draw.length - 1]
}
