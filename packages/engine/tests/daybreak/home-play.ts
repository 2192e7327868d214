import { contentOf } from '../../src/content/index.ts'
import type { CheckData } from '../../src/core/content.ts'
import type { GameState } from '../../src/core/state.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { cardsWorth } from '../cards/crisis-play.ts'

// The search for home at one table: Tyrol is in his turn aboard the Demetrius, and Adama, to his left, makes or
// breaks what is attempted.

export const config = { sets: ['base', 'daybreak'], objective: 'earth' }
export const adama = 'william-adama'
export const roslin = 'laura-roslin'
export const tyrol = 'galen-tyrol'
export const tigh = 'saul-tigh'

export const home = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [tyrol, adama, roslin, tigh],
    config,
    ...p,
    at: { [tyrol]: 'bridge', ...p.at },
  })

const content = contentOf({ players: 4, difficulty: 'standard', noSympathizer: false, ...config })

export function checkOf(card: string): CheckData {
  const found = content.cards.get(card)
  if (found?.kind !== 'other' || !found.print.check) throw new Error(`${card} is no mission.`)
  return found.print.check
}

/** The Bridge is activated, this mission turned up, and exactly so much strength added; all else is left undone. */
export function attempt(card: string, result: 'pass' | 'fail', p: Partial<Position> = {}): TestGame {
  const { difficulty, skills } = checkOf(card)
  const [first = '', second = '', ...rest] = cardsWorth(
    result === 'pass' ? difficulty : difficulty - 1,
    skills,
  )
  const game = home({
    ...p,
    decks: { mission: [card], ...p.decks },
    destiny: [first, second],
    hands: { ...p.hands, [adama]: rest },
  }).answer(tyrol, 'location:bridge')
  return addAll(game)
}

/** Adama adds all he has; the others add nothing. */
export function addAll(game: TestGame): TestGame {
  game.untilAsked(adama, 'prompt.contribute')
  game.answer(adama, ...game.options(adama))
  const adding = () => game.asked.some((who) => game.request(who).prompt.key === 'prompt.contribute')
  while (adding()) for (const who of game.asked) game.pass(who)
  return game
}

/** What lies on the space of the active mission. */
export const active = ({ state }: TestGame): GameState['inPlay'] =>
  state.inPlay.filter((c) => c.deck === 'mission')
