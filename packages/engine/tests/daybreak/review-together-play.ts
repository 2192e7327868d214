import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { occupied as landed, returned as orbiting } from '../pegasus/new-caprica-play.ts'

// Positions in which the boxes Pegasus and Daybreak meet.

export const config = { sets: ['base', 'pegasus', 'daybreak'] }
const caprica = { ...config, objective: 'new-caprica' }
export const earth = { ...config, objective: 'earth' }

export const [adama, roslin, tyrol, tigh, baltar, boomer, helo] = [
  'william-adama',
  'laura-roslin',
  'galen-tyrol',
  'saul-tigh',
  'gaius-baltar',
  'sharon-valerii',
  'karl-agathon',
] as const
export const [cain, ellen, dee, kat, cavil, leoben, six] = [
  'helena-cain',
  'ellen-tigh',
  'anastasia-dualla',
  'louanne-katraine',
  'cavil',
  'leoben-conoy',
  'caprica-six',
] as const
export const [romo, lee, zarek, hoshi, cottle, hotdog, doral, simon, danna, athena] = [
  'romo-lampkin',
  'lee-adama-alternate',
  'tom-zarek-alternate',
  'louis-hoshi',
  'sherman-cottle',
  'brendan-costanza',
  'aaron-doral',
  'simon-oneill',
  'danna-biers',
  'sharon-agathon',
] as const

type Staged = Partial<Position> & Pick<Position, 'players'>

export const play = (p: Staged): TestGame => scenario({ config, ...p })

/** A Crisis card is drawn. */
export const crisis = (card: string, p: Staged): TestGame =>
  play({ step: 'crisis', ...p, decks: { crisis: [card], ...p.decks } })

/** On New Caprica, before the return and after it. */
export const occupied = (p: Staged): TestGame => landed({ ...p, config: caprica })
export const returned = (p: Staged): TestGame => orbiting({ ...p, config: caprica })

export const mutinies = (game: TestGame, who: string): readonly string[] => game.player(who).held.mutiny ?? []

export const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key

export const step = (name: string) => (game: TestGame) => game.state.turn.step !== name

/** He adds all he can, as soon as he is asked to. */
export function adds(game: TestGame, who: string): TestGame {
  game.untilAsked(who, 'prompt.contribute')
  return game.answer(who, ...game.options(who).slice(0, game.request(who).max))
}

/** The keys of what happened, those of interest in order. */
export const order = (game: TestGame, ...keys: readonly string[]): string[] =>
  game.events.filter((e) => keys.includes(e.key)).map((e) => e.key)

export const strength = (game: TestGame): unknown =>
  game.events.findLast((e) => e.key === 'event.check-revealed')?.params?.strength

/** Cards for a check that asks for tactics: 5 + 4, and Destiny adds 3 + 1. */
export const strong = ['strategic-planning-5', 'strategic-planning-4'] as const
export const fair = ['strategic-planning-3', 'launch-scout-1'] as const
