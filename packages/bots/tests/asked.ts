import { eventsFor } from '@ragtag/engine'
import type { TestGame } from '@ragtag/engine/testing'
import { bot, choose, luck, type Memory, newMemory, remember, type Sitter } from '../src/index.ts'
import { type Mind, mindOf } from '../src/mind.ts'

// A bot in the chair of a character of a test game.

/** What the player of a character has been told since the position was set up. */
export const told = (game: TestGame, who: string): Memory =>
  remember(newMemory(game.seat(who)), eventsFor(game.events, game.seat(who)))

/** What a bot in his chair answers, by id. */
export function botAnswer(game: TestGame, who: string, memory: Memory = told(game, who)): readonly string[] {
  const request = game.request(who)
  return choose(game.view(who), request, memory, luck('test', request)).options
}

/** What a bot in his chair has in mind. */
export function mindIn(game: TestGame, who: string, memory: Memory = told(game, who)): Mind {
  const request = game.request(who)
  return mindOf(game.view(who), request, memory, luck('test', request))
}

/** A memory in which somebody's Loyalty was seen. */
export const having = (memory: Memory, seen: Readonly<Record<number, 'cylon' | 'human'>>): Memory => ({
  ...memory,
  looked: Object.fromEntries(
    Object.entries(seen).map(([seat, what]) => [
      seat,
      { cards: [what === 'cylon' ? 'cylon-brig' : 'not-a-cylon'], dealtSince: false },
    ]),
  ),
})

/** So many of a card. */
export const many = (card: string, n: number): string[] => Array.from({ length: n }, () => card)

/** A bot without imagination, by rules of thumb alone: many games take too long otherwise. */
export const plain =
  (seed: string): Sitter =>
  (view, request, memory) =>
    bot(seed)(view, request, memory)
