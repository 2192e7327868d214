import type { Game } from './game.ts'
import type { CardId } from './names.ts'

// Face-down stacks of tokens, the top at the end of the list.

export const pile = (g: Game, name: string): readonly CardId[] => g.s.piles[name] ?? []

export function changePile(g: Game, name: string, tokens: readonly CardId[]): void {
  g.s.piles = { ...g.s.piles, [name]: tokens }
}

/** The top token, which leaves the pile. */
export function takeFromPile(g: Game, name: string): CardId | undefined {
  const tokens = pile(g, name)
  const top = tokens[tokens.length - 1]
  if (top !== undefined) changePile(g, name, tokens.slice(0, -1))
  return top
}

export const putUnderPile = (g: Game, name: string, token: CardId): void =>
  changePile(g, name, [token, ...pile(g, name)])
