import { describe, expect, test } from 'vitest'
import { type GameConfig, newGame, view } from '../../src/index.ts'
import { scenario, type TestGame, testGame } from '../../src/testing/index.ts'

const ready = (config: GameConfig, seed = 'variant'): TestGame =>
  testGame(newGame(config, seed)).until((g) => g.state.turn.number > 0)

test('B-VAR-1 the variant stands before the first question is asked, is known to all and is never asked for', () => {
  const config: GameConfig = {
    players: 4,
    difficulty: 'easier-for-humans',
    noSympathizer: true,
    firstPlayer: 0,
  }
  const state = newGame(config, 'agreed')
  expect(state.decision).toBe(0)
  expect(state.resources.food).not.toBe(newGame({ players: 4 }, 'agreed').resources.food)
  for (const seat of [0, 1, 2, 3, 'spectator'] as const)
    expect(view(state, seat).config).toMatchObject({ difficulty: 'easier-for-humans', noSympathizer: true })
  const game = testGame(state)
  const asked = new Set<string>()
  game.until((g) => {
    if (g.state.turn.number === 0) for (const a of g.state.asks) asked.add(a.prompt.key)
    return g.state.turn.number > 0
  })
  for (const key of asked) expect(['prompt.character', 'prompt.launch-self', 'prompt.split']).toContain(key)
  expect(game.state.config).toEqual(state.config)
})

describe('how many resources the fleet starts with', () => {
  test('B-VAR-2 easier for humans: 2 more of each', () => {
    expect(ready({ players: 3, difficulty: 'easier-for-humans' }).state.resources).toEqual({
      food: 10,
      fuel: 10,
      morale: 12,
      population: 14,
    })
  })

  test('B-VAR-3 easier for Cylons: 2 fewer of each', () => {
    expect(ready({ players: 3, difficulty: 'easier-for-cylons' }).state.resources).toEqual({
      food: 6,
      fuel: 6,
      morale: 8,
      population: 10,
    })
  })

  test('B-VAR-6 without the Sympathizer: fuel 8, food 7, morale 9, population 10', () => {
    for (const players of [4, 6])
      expect(ready({ players, noSympathizer: true }).state.resources).toEqual({
        fuel: 8,
        food: 7,
        morale: 9,
        population: 10,
      })
  })
})

describe('the red zones', () => {
  const safe = { fuel: 15, food: 15, morale: 15, population: 15 }

  /** Whether somebody who is dealt the Sympathizer now goes to the Brig. */
  function red(difficulty: 'easier-for-humans' | 'easier-for-cylons', resource: string, n: number): boolean {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol'],
      config: { difficulty },
      at: { 'william-adama': 'ftl-control' },
      jumpTrack: 4,
      travelled: ['desolate-moon'],
      // No destination of theirs changes anything but the fuel, and those cost 1 and 2.
      decks: { destination: ['barren-planet', 'barren-planet'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
      resources: { ...safe, [resource]: resource === 'fuel' ? n + 2 : n },
      dice: [8],
    })
    game.answer('william-adama', 'ftl-control').until((g) => g.happened('event.sympathizer'))
    const { revealed, at } = game.player('kara-thrace')
    expect(revealed).toBe(at !== 'brig')
    return !revealed
  }

  test.each([
    ['fuel', 4],
    ['food', 4],
    ['morale', 5],
    ['population', 6],
  ] as const)('B-VAR-4 %s is red at %s and less in both variants, as printed', (resource, n) => {
    for (const difficulty of ['easier-for-humans', 'easier-for-cylons'] as const) {
      expect(red(difficulty, resource, n)).toBe(true)
      expect(red(difficulty, resource, n + 1)).toBe(false)
    }
  })
})

describe('the game without the Sympathizer', () => {
  const crew = ['laura-roslin', 'william-adama', 'kara-thrace', 'galen-tyrol', 'gaius-baltar', 'saul-tigh']
  const config = (n: number): GameConfig => ({
    players: n,
    characters: crew.slice(0, n),
    noSympathizer: true,
  })
  const cylon = (card: string) => card.startsWith('cylon-')

  test('B-VAR-5 one more not-Cylon card joins the deck after the deal in the Sympathizer’s place', () => {
    for (const [n, cylons, others] of [
      [4, 1, 7],
      [6, 2, 11],
    ] as const)
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const { state } = ready(config(n), seed)
        const used = [...state.players.flatMap((p) => p.loyalty), ...state.loyaltyDeck]
        expect(used).not.toContain('sympathizer')
        expect(used.filter(cylon)).toHaveLength(cylons)
        expect(used.filter((card) => card === 'not-a-cylon')).toHaveLength(others)
        expect(state.loyaltyDeck).toHaveLength(n)
        expect(state.removed).toContain('sympathizer')
      }
  })

  test('B-VAR-5 that card may end up anywhere among the others', () => {
    const decks = Array.from({ length: 60 }, (_, i) => ready(config(4), `late ${i}`).state.loyaltyDeck)
    const places = new Set(decks.filter((d) => d.some(cylon)).map((d) => d.findIndex(cylon)))
    expect(places.size).toBe(4)
  })

  const cylonTurn = (noSympathizer: boolean): TestGame =>
    scenario({
      players: ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol'],
      config: { noSympathizer },
      revealed: ['william-adama'],
      step: 'receiveSkills',
    })

  test('B-VAR-7 a revealed Cylon draws 3 skill cards in his Receive Skills step', () => {
    expect(cylonTurn(true).request('william-adama')).toMatchObject({ min: 3, max: 3 })
    const drew = cylonTurn(true).answer('william-adama', 'politics', 'politics', 'engineering')
    expect(drew.player('william-adama').hand).toHaveLength(3)
    expect(cylonTurn(false).request('william-adama')).toMatchObject({ min: 2, max: 2 })
  })

  test('B-VAR-7 a human player draws what is on his sheet', () => {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'kara-thrace', 'galen-tyrol'],
      config: { noSympathizer: true },
      step: 'receiveSkills',
    })
    expect(game.player('william-adama').hand).toHaveLength(5)
  })

  test('B-VAR-8 Boomer is offered to nobody', () => {
    for (const noSympathizer of [true, false]) {
      const offered = new Set<string>()
      testGame(newGame({ players: 6, noSympathizer }, 'boomer')).until((g) => {
        for (const a of g.state.asks) for (const o of a.options) if (o.character) offered.add(o.character)
        return g.state.turn.number > 0
      })
      expect(offered.has('sharon-valerii')).toBe(!noSympathizer)
    }
  })
})
