import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

// Saul Tigh makes the fleet jump; Lee Adama, the Admiral, chooses and decides.
const crew = ['saul-tigh', 'laura-roslin', 'lee-adama', 'tom-zarek'] as const
const admiral = 'lee-adama'

const jumping = (card: string, { dice = [], ...p }: Partial<Position> = {}): TestGame =>
  scenario({
    players: crew,
    titles: { admiral },
    at: { 'saul-tigh': 'ftl-control' },
    jumpTrack: 4,
    dice: [8, ...dice],
    ...p,
    decks: {
      crisis: ['rescue-caprica-survivors'],
      destination: [card, card === 'deep-space' ? 'barren-planet' : 'deep-space'],
      ...p.decks,
    },
  }).answer('saul-tigh', 'ftl-control')

/** The fleet arrives there; nothing else of the turn has happened yet. */
const arrive = (card: string, p: Partial<Position> = {}): TestGame => jumping(card, p).answer(admiral, card)

/** The President is asked for the Crisis card: the jump is over. */
const isOver = (game: TestGame): boolean => game.asked.length === 1 && game.asked[0] === 'laura-roslin'

const full = { fuel: 8, food: 8, morale: 10, population: 12 }

test('the Destination deck has these 22 cards', () => {
  const { destinations } = contentOf({
    players: 4,
    sets: ['base'],
    objective: 'kobol',
    difficulty: 'standard',
    noSympathizer: false,
  })
  expect(Object.fromEntries([...destinations.values()].map((c) => [c.id, c.copies]))).toEqual({
    'asteroid-field': 2,
    'barren-planet': 4,
    'cylon-ambush': 1,
    'cylon-refinery': 1,
    'deep-space': 3,
    'desolate-moon': 1,
    'icy-moon': 2,
    'ragnar-anchorage': 1,
    'remote-planet': 3,
    'tylium-planet': 4,
  })
})

test.each([
  ['asteroid-field', 3],
  ['barren-planet', 2],
  ['cylon-ambush', 3],
  ['cylon-refinery', 2],
  ['deep-space', 2],
  ['desolate-moon', 3],
  ['icy-moon', 1],
  ['ragnar-anchorage', 1],
  ['remote-planet', 2],
  ['tylium-planet', 1],
])('%s brings the fleet %i nearer', (card, distance) => {
  expect(arrive(card).view('spectator').distance).toBe(distance)
})

test.each([
  ['barren-planet', { fuel: 6 }],
  ['deep-space', { fuel: 7, morale: 9 }],
  ['desolate-moon', { fuel: 5 }],
])('%s leaves %j', (card, now) => {
  const game = arrive(card)
  expect(game.state.resources).toEqual({ ...full, ...now })
  expect(isOver(game)).toBe(true)
})

describe('Asteroid Field', () => {
  const losses: Record<string, Partial<typeof full>> = {
    empty: {},
    'population-1': { population: 1 },
    'population-2': { population: 2 },
    'population-fuel': { population: 1, fuel: 1 },
    'population-morale': { population: 1, morale: 1 },
  }

  test('2 fuel are lost and a civilian ship drawn at random is destroyed', () => {
    const faces = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const game = arrive('asteroid-field', { seed: `asteroids ${i}`, ships: { stern: { civilian: 2 } } })
      const [face = ''] = game.state.lostCivilians
      faces.add(face)
      const lost = losses[face] ?? {}
      expect(game.state.resources).toEqual({
        fuel: 6 - (lost.fuel ?? 0),
        food: 8,
        morale: 10 - (lost.morale ?? 0),
        population: 12 - (lost.population ?? 0),
      })
      expect(game.state.lostCivilians).toHaveLength(1)
      expect(game.state.civilians).toHaveLength(11)
    }
    expect(faces.size).toBeGreaterThan(1)
  })

  test('when no civilian ship is left, only the fuel is lost', () => {
    const game = testGame({ ...jumping('asteroid-field').state, civilians: [] }).answer(
      admiral,
      'asteroid-field',
    )
    expect(game.state.resources).toEqual({ ...full, fuel: 6 })
    expect(isOver(game)).toBe(true)
  })
})

describe('Cylon Ambush', () => {
  const board = (game: TestGame): string[] => game.state.ships.map((s) => `${s.kind} ${s.area}`).sort()

  test('1 fuel is lost; a basestar and 3 raiders come to the bow, 3 civilian ships astern', () => {
    const game = arrive('cylon-ambush', { ships: { stern: { basestar: 1, raider: 9, civilian: 2 } } })
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(board(game)).toEqual([
      'basestar bow',
      'civilian stern',
      'civilian stern',
      'civilian stern',
      'raider bow',
      'raider bow',
      'raider bow',
    ])
    for (const ship of game.state.ships) expect(ship.seenBy).toEqual([])
    expect(isOver(game)).toBe(true)
  })

  test('when there are only 2 civilian ships left, those are placed and nobody is asked', () => {
    const left = testGame({ ...jumping('cylon-ambush').state, civilians: ['empty', 'population-1'] })
    const game = left.answer(admiral, 'cylon-ambush')
    expect(board(game).filter((s) => s.startsWith('civilian'))).toEqual(['civilian stern', 'civilian stern'])
    expect(isOver(game)).toBe(true)
  })
})

describe('Cylon Refinery', () => {
  const card = 'cylon-refinery'

  test.each([6, 8])('2 vipers risked with a roll of %i bring 2 fuel', (die) => {
    const game = arrive(card, { dice: [die] })
    expect(game.asked).toEqual([admiral])
    expect(game.state.resources.fuel).toBe(7)
    game.answer(admiral, 'yes')
    expect(game.state.resources).toEqual({ ...full, fuel: 9 })
    expect(game.view('spectator').reserve.viper).toBe(8)
    expect(game.view('spectator').damagedVipers).toBe(0)
  })

  test.each([1, 5])('2 vipers risked with a roll of %i are damaged', (die) => {
    const game = arrive(card, { dice: [die] }).answer(admiral, 'yes')
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(game.view('spectator').reserve.viper).toBe(6)
    expect(game.view('spectator').damagedVipers).toBe(2)
  })

  test('the Admiral may decline, and then no die is thrown', () => {
    const game = arrive(card, { dice: [1] }).answer(admiral, 'no')
    expect(game.state.resources.fuel).toBe(7)
    expect(game.view('spectator').damagedVipers).toBe(0)
    expect(game.state.dice).toEqual([1])
  })

  test('2 vipers in the Reserves are needed, and those just recalled count', () => {
    expect(isOver(arrive(card, { reserve: { viper: 1 } }))).toBe(true)
    expect(arrive(card, { reserve: { viper: 2 } }).asked).toEqual([admiral])
    expect(arrive(card, { reserve: { viper: 1 }, ships: { bow: { viper: 1 } } }).asked).toEqual([admiral])
  })
})

describe.each([
  ['icy-moon', 'food', { fuel: 7, food: 9 }],
  ['tylium-planet', 'fuel', { fuel: 9 }],
])('%s', (card, _gain, gained) => {
  test.each([3, 8])('a raptor risked with a roll of %i brings the reward and is kept', (die) => {
    const game = arrive(card, { dice: [die] })
    expect(game.asked).toEqual([admiral])
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    game.answer(admiral, 'yes')
    expect(game.state.resources).toEqual({ ...full, ...gained })
    expect(game.view('spectator').reserve.raptor).toBe(4)
  })

  test.each([1, 2])('a raptor risked with a roll of %i is destroyed', (die) => {
    const game = arrive(card, { dice: [die] }).answer(admiral, 'yes')
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(game.view('spectator').reserve.raptor).toBe(3)
    expect(game.view('spectator').destroyed.raptor).toBe(1)
  })

  test('the Admiral may decline, and then no die is thrown', () => {
    const game = arrive(card, { dice: [1] }).answer(admiral, 'no')
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(game.view('spectator').reserve.raptor).toBe(4)
    expect(game.state.dice).toEqual([1])
  })

  test('without a raptor nothing can be risked', () => {
    const game = arrive(card, { reserve: { raptor: 0 } })
    expect(isOver(game)).toBe(true)
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(arrive(card, { reserve: { raptor: 1 } }).asked).toEqual([admiral])
  })

  test('it is the Admiral who rolls', () => {
    const game = arrive(card, { dice: [3] }).answer(admiral, 'yes')
    const rolls = game.events.filter((e) => e.key === 'event.rolled').map((e) => e.params?.who)
    expect(rolls).toEqual([
      { key: 'seat', params: { seat: game.seat('saul-tigh') } },
      { key: 'seat', params: { seat: game.seat(admiral) } },
    ])
  })
})

describe('Ragnar Anchorage', () => {
  const card = 'ragnar-anchorage'
  // 4 vipers in the Reserves, 2 damaged, 2 destroyed; 2 raptors left.
  const worn = { reserve: { viper: 4, raptor: 2 }, damagedVipers: 2 }

  test('up to 3 vipers, damaged or destroyed, and 1 raptor come back to the Reserves', () => {
    const game = arrive(card, worn)
    expect(game.request(admiral)).toMatchObject({ min: 0, max: 3 })
    game.answer(admiral, 'damaged-viper', 'destroyed-viper', 'destroyed-viper')
    expect(game.view('spectator').reserve.viper).toBe(7)
    expect(game.view('spectator').damagedVipers).toBe(1)
    expect(game.view('spectator').destroyed.viper).toBe(0)
    game.answer(admiral, 'yes')
    expect(game.view('spectator').reserve.raptor).toBe(3)
    expect(game.view('spectator').destroyed.raptor).toBe(1)
    expect(isOver(game)).toBe(true)
  })

  test('no more than 3 vipers can be chosen, and fewer can', () => {
    const game = arrive(card, worn)
    expect(() => game.answer(admiral, ...game.options(admiral))).toThrow()
    game.answer(admiral, 'destroyed-viper').answer(admiral, 'no')
    expect(game.view('spectator').reserve).toEqual({ viper: 5, raptor: 2 })
    expect(game.view('spectator').damagedVipers).toBe(2)
  })

  test('the Admiral may decline, and no fuel is lost', () => {
    const game = arrive(card, worn).pass(admiral).answer(admiral, 'no')
    expect(game.view('spectator').reserve).toEqual({ viper: 4, raptor: 2 })
    expect(game.state.resources).toEqual(full)
  })

  test('with every ship in order there is nothing to ask', () => {
    expect(isOver(arrive(card))).toBe(true)
    const raptor = arrive(card, { reserve: { raptor: 3 } })
    expect(raptor.answer(admiral, 'yes').view('spectator').reserve.raptor).toBe(4)
  })
})

describe('Remote Planet', () => {
  test('1 fuel is lost and a raptor destroyed', () => {
    const game = arrive('remote-planet')
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(game.view('spectator').reserve.raptor).toBe(3)
    expect(game.view('spectator').destroyed.raptor).toBe(1)
    expect(isOver(game)).toBe(true)
  })

  test('without a raptor only the fuel is lost', () => {
    const game = arrive('remote-planet', { reserve: { raptor: 0 } })
    expect(game.state.resources).toEqual({ ...full, fuel: 7 })
    expect(game.view('spectator').reserve.raptor).toBe(0)
    expect(game.view('spectator').destroyed.raptor).toBe(4)
  })
})

describe('Kobol', () => {
  const loyaltyDeck = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon']

  test.each([
    [3, ['icy-moon'], 'deep-space', false],
    [4, ['barren-planet'], 'deep-space', true],
    [5, ['desolate-moon'], 'deep-space', true],
    [6, ['desolate-moon'], 'asteroid-field', true],
  ])(
    'arriving at distance %i from %j by %s begins the Sleeper Agent phase: %s',
    (to, travelled, card, begins) => {
      const game = arrive(card, { travelled, loyaltyDeck })
      expect(game.view('spectator').distance).toBe(to)
      expect(game.happened('event.sleeper')).toBe(begins)
      expect(game.player('tom-zarek').loyalty).toHaveLength(begins ? 2 : 1)
    },
  )

  test('it happens once: not again at distance 6 or 8', () => {
    for (const travelled of [
      ['barren-planet', 'barren-planet'],
      ['desolate-moon', 'asteroid-field'],
    ]) {
      const game = arrive('deep-space', { travelled, milestones: [4], loyaltyDeck })
      expect(game.happened('event.sleeper')).toBe(false)
      expect(game.state.loyaltyDeck).toHaveLength(4)
    }
  })

  test.each([
    [['desolate-moon', 'asteroid-field', 'icy-moon'], false],
    [['desolate-moon', 'asteroid-field', 'barren-planet'], true],
    [['desolate-moon', 'asteroid-field', 'icy-moon', 'legendary-discovery'], true],
  ])('from %j the next jump draws no destination and wins: %s', (travelled, wins) => {
    const game = jumping('deep-space', { travelled, milestones: [4] })
    expect(game.outcome?.winner === 'humans').toBe(wins)
    expect(game.happened('event.over')).toBe(wins)
    expect(game.asked).toEqual(wins ? [] : [admiral])
  })
})
