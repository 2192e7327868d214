import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// What the tests of Mutiny cards and of the Mutineer share.

export const config = { sets: ['base', 'daybreak'] }
export const [adama, roslin, tyrol, tigh, helo] = [
  'william-adama',
  'laura-roslin',
  'galen-tyrol',
  'saul-tigh',
  'karl-agathon',
] as const
export const danna = 'danna-biers'
export const four = [tyrol, adama, roslin, tigh]

/** Adama is the Admiral, Roslin the President, and it is Tyrol's turn; the next Crisis card begins with a question. */
export const play = (p: Partial<Position> = {}): TestGame =>
  scenario({ players: four, config, ...p, decks: { crisis: ['riots-a'], ...p.decks } })

/** A Leader among the humans as the last of four. */
export const infiltrated = (p: Partial<Position> = {}): TestGame =>
  play({
    players: [tyrol, adama, roslin, danna],
    ...p,
    standing: { [danna]: 'infiltrating', ...p.standing },
    at: { [danna]: 'command', ...p.at },
  })

/** Tyrol has this Mutiny card, and others as the position says. */
export const holding = (card: string, p: Partial<Position> = {}): TestGame =>
  play({ ...p, held: { ...p.held, [tyrol]: { mutiny: [card, ...(p.held?.[tyrol]?.mutiny ?? [])] } } })

/** He plays it. */
export const plays = (card: string, p: Partial<Position> = {}): TestGame =>
  holding(card, p).answer(tyrol, `held:${card}`)

export const mutinies = (game: TestGame, who: string): readonly string[] => game.player(who).held.mutiny ?? []

export const discarded = (game: TestGame): readonly string[] => game.state.decks.mutiny?.discard ?? []
