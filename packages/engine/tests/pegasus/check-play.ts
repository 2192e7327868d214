import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Skill checks at one table with Pegasus: Tom Zarek draws Prison Labor (10: politics, leadership, tactics; fails: 1
// morale and 1 food less), and Kara, Roslin, Adama and he add cards in this order.

export const config = { sets: ['base', 'pegasus'] }
export const zarek = 'tom-zarek'
export const kara = 'kara-thrace'
export const roslin = 'laura-roslin'
export const adama = 'william-adama'

export const table: Position = {
  players: [zarek, kara, roslin, adama],
  config,
  used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
}

export const labor = (p: Partial<Position> = {}): TestGame =>
  scenario({
    ...table,
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    destiny: ['repair-1', 'consolidate-power-1'],
    ...p,
  })

/** Everybody adds all the cards he may, and forgoes whatever else he is asked, until the cards lie open. */
export function allIn(game: TestGame): TestGame {
  while (game.asked.some((who) => game.request(who).prompt.key === 'prompt.contribute')) {
    const [who = ''] = game.asked
    const { max, options } = game.request(who)
    game.answer(who, ...options.slice(0, max).map((o) => o.id))
  }
  return game
}

/** The parameters of what happened under these keys, in order. */
export const told = (game: TestGame, ...keys: readonly string[]) =>
  game.events.filter((e) => keys.includes(e.key)).map((e) => ({ key: e.key, ...e.params }))

export const strength = (game: TestGame): unknown =>
  game.events.findLast((e) => e.key === 'event.check-revealed')?.params?.strength
