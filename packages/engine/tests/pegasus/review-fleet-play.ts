import type { Position, TestGame } from '../../src/testing/index.ts'
import { told } from './check-play.ts'
import { play } from './people.ts'

// Rules and cards of the box meeting each other, with the Kobol objective.

export const boomer = 'sharon-valerii'
export const apollo = 'lee-adama'
export const helo = 'karl-agathon'

/** How many cards were discarded each time. */
export const discards = (game: TestGame) =>
  told(game, 'event.discarded-cards').map((e) =>
    'cards' in e && Array.isArray(e.cards) ? e.cards.length : 0,
  )

export const prompt = (game: TestGame, who: string) => game.request(who).prompt.key

/** A Crisis card is drawn. */
export const crisis = (card: string, p: Partial<Position> & Pick<Position, 'players'>): TestGame =>
  play({ step: 'crisis', ...p, decks: { crisis: [card], ...p.decks } })
