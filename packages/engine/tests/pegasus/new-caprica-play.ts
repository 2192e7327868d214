import { chance, decide, type GameEvent, type GameState, randomAnswer, requests } from '../../src/index.ts'
import { invariants, type Position, scenario, seedNumber, type TestGame } from '../../src/testing/index.ts'

// Positions on New Caprica.

export const config = { sets: ['base', 'pegasus'], objective: 'new-caprica' }
export const [adama, roslin, tyrol, zarek, baltar, tigh, boomer, helo, apollo, starbuck] = [
  'william-adama',
  'laura-roslin',
  'galen-tyrol',
  'tom-zarek',
  'gaius-baltar',
  'saul-tigh',
  'sharon-valerii',
  'karl-agathon',
  'lee-adama',
  'kara-thrace',
] as const
export const [hq, authority, canyon, shipyard, medical, detention] = [
  'resistance-hq',
  'occupation-authority',
  'breeders-canyon',
  'shipyard',
  'medical-center',
  'detention',
] as const
export const force = 'occupation-force'
export const [locked, prepared] = ['locked-civilian-ships', 'prepared-civilian-ships'] as const

/** The civilian ships of the box. */
export const ships = [
  'population-1',
  'population-1',
  'population-1',
  'population-1',
  'population-1',
  'population-1',
  'population-2',
  'population-2',
  'population-fuel',
  'population-morale',
  'empty',
  'empty',
] as const

/** In the phase before Galactica's return: Adama, Roslin and Tyrol at the Resistance HQ unless said otherwise. */
export function occupied(p: Partial<Position> = {}): TestGame {
  const players = p.players ?? [adama, roslin, tyrol]
  const cylons = [...(p.revealed ?? [])]
  const at = Object.fromEntries(players.map((who) => [who, cylons.includes(who) ? authority : hq]))
  return scenario({
    distance: 7,
    milestones: [4, 7],
    phase: 'occupation',
    sides: { 'new-caprica': 'front' },
    replaced: { crisis: 'new-caprica' },
    piles: { [locked]: [...ships], [prepared]: [] },
    ...p,
    players,
    config: { ...config, ...p.config },
    at: { ...at, ...p.at },
  })
}

/** After the return. */
export const returned = (p: Partial<Position> = {}): TestGame =>
  occupied({
    phase: 'return',
    jumpTrack: 5,
    ships: {
      'bow-starboard': { basestar: 1, raider: 4 },
      'stern-starboard': { basestar: 1, raider: 4 },
      'bow-port': { viper: 2 },
      'stern-port': { viper: 2 },
    },
    ...p,
  })

/** Random players go on from a position to the end, with all invariants after every decision. */
export function playOn(
  game: TestGame,
  seed: string,
  watch: (state: GameState, events: readonly GameEvent[]) => void = () => {},
): GameState {
  const random = chance(seedNumber(seed))
  let { state } = game
  for (let i = 0; !state.outcome; i++) {
    if (i > 50_000) throw new Error('The game does not end.')
    const open = requests(state)
    const request = open[random(open.length)]
    if (!request) throw new Error('The game waits for nobody.')
    const step = decide(state, request.seat, randomAnswer(request, random))
    state = step.state
    const wrong = invariants(state)
    if (wrong.length > 0) throw new Error(`${seed}: ${wrong.join('; ')}`)
    watch(state, step.events)
  }
  return state
}
