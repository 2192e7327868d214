import { contentOf, type GameConfig, newGame } from '../../src/index.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

// What the tests of the Leaders of the Daybreak box share.

export const config = { sets: ['base', 'daybreak'] }
export const both = { sets: ['base', 'pegasus', 'daybreak'] }
export const [doral, simon, danna, athena] = [
  'aaron-doral',
  'simon-oneill',
  'danna-biers',
  'sharon-agathon',
] as const
export const [adama, roslin, tyrol, tigh, zarek, boomer] = [
  'william-adama',
  'laura-roslin',
  'galen-tyrol',
  'saul-tigh',
  'tom-zarek',
  'sharon-valerii',
] as const

/** A game with the box, from its first question on. */
export const fresh = (players: number, more: Omit<GameConfig, 'players'> = {}, seed = 'crew'): TestGame =>
  testGame(newGame({ players, firstPlayer: 0, ...config, ...more }, seed))

/** A game with these characters, after its setup. */
export const dealt = (characters: readonly string[], more: Omit<GameConfig, 'players'> = {}): TestGame =>
  fresh(characters.length, { characters, ...more }).until((g) => g.state.turn.number > 0)

/** A Leader and three others; the Leader acts. */
export const led = (leader: string, p: Partial<Position> = {}): TestGame =>
  scenario({ players: [leader, adama, roslin, tyrol], config, ...p })

/** A Leader among the humans. */
export const hidden = (leader: string, at: string, p: Partial<Position> = {}): TestGame =>
  led(leader, { standing: { [leader]: 'infiltrating' }, ...p, at: { [leader]: at, ...p.at } })

/** The types of the cards in a hand. */
export function typesIn(game: TestGame, who: string): string[] {
  const { skills } = contentOf(game.state.config)
  return game.player(who).hand.map((card) => skills.get(card)?.card.type ?? '')
}

/** What he could do as an action, or is asked. */
export const offers = (game: TestGame, who: string, what: string): boolean =>
  game.options(who).some((id) => id === what || id === `ability:${what}` || id === `location:${what}`)

export const motivesOf = (game: TestGame, who: string): readonly string[] =>
  game.player(who).held.motive ?? []

/** What he has laid open. */
export const openOf = (game: TestGame, who: string): string[] =>
  game.state.inPlay.filter((c) => c.deck === 'motive' && c.holder === game.seat(who)).map((c) => c.card)
