import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Rules and cards of the box meeting each other and those of the base box.

export { mutinies } from './mutiny-play.ts'

export const config = { sets: ['base', 'daybreak'] }
export const [adama, roslin, tyrol, tigh, helo, apollo, boomer, kara, baltar, zarek] = [
  'william-adama',
  'laura-roslin',
  'galen-tyrol',
  'saul-tigh',
  'karl-agathon',
  'lee-adama',
  'sharon-valerii',
  'kara-thrace',
  'gaius-baltar',
  'tom-zarek',
] as const
export const [romo, lee, zarek2, helo2, baltar2, hoshi, cottle, hotDog] = [
  'romo-lampkin',
  'lee-adama-alternate',
  'tom-zarek-alternate',
  'karl-agathon-alternate',
  'gaius-baltar-alternate',
  'louis-hoshi',
  'sherman-cottle',
  'brendan-costanza',
] as const
export const [doral, simon, danna, athena] = [
  'aaron-doral',
  'simon-oneill',
  'danna-biers',
  'sharon-agathon',
] as const

/** The next Crisis card begins with a question. */
export const play = (p: Position): TestGame =>
  scenario({ config, ...p, decks: { crisis: ['riots-a'], ...p.decks } })

export const crisis = (card: string, p: Position): TestGame =>
  play({ step: 'crisis', ...p, decks: { crisis: [card], ...p.decks } })

export const prompt = (game: TestGame, who: string): string => game.request(who).prompt.key

export const tokens = (game: TestGame, who: string): number => game.player(who).tokens.miracle ?? 0

export const kinds = (game: TestGame, kind: string): string[] =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.area)
