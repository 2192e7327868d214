import { contentOf, type GameConfig, newGame } from '../../src/index.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

// What the tests of the people of the Pegasus box share.

export const config = { sets: ['base', 'pegasus'] }
export const [cain, ellen, dee, kat] = [
  'helena-cain',
  'ellen-tigh',
  'anastasia-dualla',
  'louanne-katraine',
] as const
export const [cavil, leoben, six] = ['cavil', 'leoben-conoy', 'caprica-six'] as const
export const [adama, roslin, tyrol, tigh, zarek, baltar] = [
  'william-adama',
  'laura-roslin',
  'galen-tyrol',
  'saul-tigh',
  'tom-zarek',
  'gaius-baltar',
] as const

/** A game with the box, from its first question on. */
export const fresh = (players: number, more: Omit<GameConfig, 'players'> = {}, seed = 'people'): TestGame =>
  testGame(newGame({ players, firstPlayer: 0, ...config, ...more }, seed))

/** A game with these characters, after its setup. */
export const dealt = (characters: readonly string[], seed = 'people'): TestGame =>
  fresh(characters.length, { characters }, seed).until((g) => g.state.turn.number > 0)

/** A position with the box; who is first acts. */
export const play = (p: Partial<Position> & Pick<Position, 'players'>): TestGame => scenario({ config, ...p })

/** A Leader among the humans, in a game of four. */
export const hidden = (leader: string, at: string, p: Partial<Position> = {}): TestGame =>
  play({
    players: [leader, adama, roslin, tyrol],
    standing: { [leader]: 'infiltrating' },
    ...p,
    at: { [leader]: at, ...p.at },
  })

/** The types of the cards in a hand. */
export function typesIn(game: TestGame, who: string): string[] {
  const { skills } = contentOf(game.state.config)
  return game.player(who).hand.map((card) => skills.get(card)?.card.type ?? '')
}
