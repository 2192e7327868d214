import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { config } from './new-caprica-play.ts'

// What the reviews of New Caprica share.

/** A Leader among the humans. */
export const among = (leader: string): Partial<Position> => ({
  loyalty: { [leader]: [] },
  standing: { [leader]: 'infiltrating' },
})
export const asking = (game: TestGame, who: string, part: string): boolean =>
  game.asked.includes(who) && game.request(who).prompt.key.includes(part)
export const nextTurn = (game: TestGame): TestGame => game.until((g) => g.state.turn.seat !== 0)
/** The option whose id has this in it. */
export const take = (game: TestGame, who: string, part: string): TestGame =>
  game.answer(who, game.options(who).find((id) => id.includes(part)) ?? part)
export const contribute = (game: TestGame, who: string): TestGame => {
  game.untilAsked(who, 'prompt.contribute')
  return game.answer(who, ...game.options(who))
}
export const replaced = (game: TestGame, by: string): TestGame =>
  game.until((g) => g.state.asks.some((a) => a.prompt.key === 'prompt.new-character')).answer('', by)
/** The fleet is about to come to New Caprica by the FTL Control of whoever is first. */
export const arriving = (players: readonly string[], p: Partial<Position> = {}): TestGame =>
  scenario({
    config,
    players,
    distance: 6,
    milestones: [4],
    jumpTrack: 4,
    decks: { destination: ['deep-space', 'icy-moon'] },
    dice: [8],
    ...p,
    at: { [players[0] ?? '']: 'ftl-control', ...p.at },
  })
    .answer(players[0] ?? '', 'location:ftl-control')
    .until((g) => g.state.phase === 'occupation')
export const noDestiny = ['repair-1', 'repair-1']
