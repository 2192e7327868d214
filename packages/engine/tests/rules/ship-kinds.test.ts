import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { risk } from '../../src/effects/destinations.ts'
import { gainShips, retireShips } from '../../src/effects/fleet.ts'
import { gain } from '../../src/effects/resources.ts'
import { activate, damageVipers, jumpNow, place } from '../../src/effects/ships.ts'
import { newGame, requests } from '../../src/index.ts'
import { fleetByKind } from '../../src/migrations/to-2/ships.ts'
import { invariants, type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from './test-crisis.ts'

// A fighter that is not a viper: it cannot be damaged, only destroyed, need not come along when the fleet jumps, is
// not risked, is not put on the board by setup, and three of four must be gained first.

const gunships: ContentSet = {
  id: 'test-gunships',
  shipKinds: [
    {
      id: 'gunship',
      title: 'gunship',
      plural: 'gunships',
      class: 'fighter',
      side: 'human',
      count: 4,
      atStart: 1,
      notInSetup: true,
      destroyedByDamage: true,
      notRisked: true,
      mayStay: true,
    },
  ],
  crises: [
    testCrisis('gain', [gainShips('gunship', 2)]),
    testCrisis('hit-anywhere', [damageVipers(2, 'anywhere')]),
    testCrisis('hit-reserve', [damageVipers(2, 'reserve')]),
    testCrisis('place-two', [place({ bow: { viper: 1 }, stern: { viper: 1 } })]),
    testCrisis('place-basestars', [place({ bow: { basestar: 1 }, stern: { basestar: 1 } })]),
    testCrisis('no-more-basestar', [retireShips('basestar', 1)]),
    testCrisis('no-more-centurions', [retireShips('centurion', 2)]),
    testCrisis('raiders-act', [activate('raiders')]),
    testCrisis('jump-at-once', [jumpNow()]),
    testCrisis('risk-two', [risk('viper', 2, 1, [gain('fuel', 1)], [])]),
  ],
  ruleset: (before) => {
    if (!before) throw new Error('The base set comes first.')
    const { attackTable } = before
    return {
      ...before,
      attackTable: {
        ...attackTable,
        gunship: { raider: [[7, 'destroyed']] },
        basestar: { ...attackTable.basestar, gunship: [[7, 'damaged']] },
      },
    }
  },
}

/** A fighter that is damaged and repaired like a viper. */
const interceptors: ContentSet = {
  id: 'test-interceptors',
  shipKinds: [
    {
      id: 'interceptor',
      title: 'interceptor',
      plural: 'interceptors',
      class: 'fighter',
      side: 'human',
      count: 4,
    },
  ],
}
withSets([interceptors], {})

const config = withSets([gunships], {})
const players = ['william-adama', 'lee-adama', 'galen-tyrol']
const [adama, lee] = ['william-adama', 'lee-adama']

const sound = (game: TestGame): TestGame => {
  expect(invariants(game.state)).toEqual([])
  return game
}
const set = (rest: Partial<Position>): TestGame =>
  sound(scenario({ players, config, at: { [lee]: 'brig' }, ...rest }))
const crisis = (card: string, rest: Partial<Position> = {}): TestGame =>
  set({ step: 'crisis', decks: { crisis: [card], destination: ['icy-moon', 'deep-space'] }, ...rest }).answer(
    adama,
    'option:0',
  )
const inSpace = (game: TestGame): string[] => game.state.ships.map((s) => `${s.kind} ${s.area}`)
const stock = (game: TestGame, kind: string) => game.state.fleet[kind]

describe('a second kind of fighter', () => {
  test('D-SETUP-2 D-RAPTOR-1 one is in the Reserves, the others not in the game yet; setup puts none on the board', () => {
    const state = newGame({ players: 3, characters: players, ...config }, 'gunships')
    expect(requests(state)[0]?.prompt.key).toBe('prompt.launch-self') // Apollo, not asked in which ship
    expect(state.fleet.gunship).toEqual({ reserve: 1, damaged: 0, destroyed: 0, unused: 3, removed: 0 })
  })

  test('D-RAPTOR-2 those gained go to the Reserves, as many as there are', () => {
    const game = crisis('gain', { fleet: { gunship: { unused: 1, destroyed: 2 } } })
    expect(stock(game, 'gunship')).toMatchObject({ reserve: 2, unused: 0, destroyed: 2 })
    sound(game)
  })

  test('D-RAPTOR-7 whoever acts says what is launched; options of the usual kind keep their names', () => {
    const game = set({ at: { [adama]: 'command', [lee]: 'brig' } }).answer(adama, 'command')
    expect(game.options(adama)).toEqual([
      'launch:bow-port',
      'launch:stern-port',
      'launch:gunship:bow-port',
      'launch:gunship:stern-port',
    ])
    sound(game.answer(adama, 'launch:gunship:bow-port'))
    expect(inSpace(game)).toEqual(['gunship bow-port'])
    expect(stock(game, 'gunship')).toMatchObject({ reserve: 0, unused: 3 })
    expect(game.options(adama)).toContain('move:1:bow')
  })

  test('a pilot who launches himself says in which; with one kind in the Reserves he is not asked', () => {
    const hangar = { current: lee, at: { [lee]: 'hangar-deck' } }
    const game = set(hangar).answer(lee, 'hangar-deck')
    expect(game.options(lee)).toEqual(['kind:viper', 'kind:gunship'])
    sound(game.answer(lee, 'gunship').answer(lee, 'bow-port'))
    expect(inSpace(game)).toEqual(['gunship bow-port'])
    const one = set({ ...hangar, reserve: { viper: 0 } }).answer(lee, 'hangar-deck')
    expect(one.request(lee).prompt.key).toBe('prompt.launch-self')
    expect(inSpace(one.answer(lee, 'stern-port'))).toEqual(['gunship stern-port'])
  })

  test('D-RAPTOR-7 D-RAPTOR-8 of each viper a crisis places the current player says what it is', () => {
    const game = crisis('place-two')
    expect(game.request(adama)).toMatchObject({ prompt: { key: 'prompt.place-kind' } })
    game.answer(adama, 'gunship')
    // The only gunship is out: the other one is a viper, and nothing is asked.
    expect(inSpace(game)).toEqual(['gunship bow', 'viper stern'])
    sound(game)
  })

  test.each([
    [5, 0],
    [6, 0],
    [7, 1],
  ])('D-RAPTOR-10 attacked by a raider with a %i', (die, destroyed) => {
    const game = crisis('raiders-act', { ships: { bow: { raider: 1, gunship: 1 } }, dice: [die] })
    expect(stock(game, 'gunship')).toMatchObject({ destroyed, damaged: 0 })
    expect(game.view('spectator').destroyed.viper).toBe(destroyed) // D-RAPTOR-6
    sound(game)
  })

  test('D-RAPTOR-8 a raider among both kinds attacks the one the current player names', () => {
    const game = crisis('raiders-act', { ships: { bow: { raider: 1, gunship: 1, viper: 2 } }, dice: [8] })
    expect(game.request(adama)).toMatchObject({ prompt: { key: 'prompt.raider-target' } })
    expect(game.options(adama)).toHaveLength(2)
    game.answer(adama, game.options(adama)[0] ?? '')
    expect(inSpace(game)).toHaveLength(3)
    sound(game)
  })

  test.each([
    [6, 0],
    [7, 1],
  ])(
    'D-RAPTOR-12 a row of its own in the table of attacks: a basestar is hit with a %i or not',
    (die, hits) => {
      const position = {
        at: { [adama]: 'command' },
        ships: { bow: { basestar: 1, gunship: 1 } },
        dice: [die],
      }
      const game = set(position).answer(adama, 'command').answer(adama, 'attack:2:1')
      expect(game.state.ships.find((s) => s.kind === 'basestar')?.damage).toHaveLength(hits)
    },
  )

  test('what has no row of its own is attacked like any of its class', () => {
    const position = { at: { [adama]: 'command' }, ships: { bow: { raider: 1, gunship: 1 } }, dice: [3] }
    const game = set(position).answer(adama, 'command').answer(adama, 'attack:2:1')
    expect(inSpace(game)).toEqual(['gunship bow'])
  })

  test('D-RAPTOR-11 chosen to be damaged it is destroyed, in space and in the Reserves', () => {
    const game = crisis('hit-anywhere', {
      ships: { bow: { gunship: 1 } },
      fleet: { gunship: { reserve: 1, unused: 2 } },
    })
    expect(game.options(adama)).toEqual(['ship:1', 'kind:viper', 'kind:gunship'])
    game.answer(adama, 'ship:1').answer(adama, 'kind:gunship')
    expect(stock(game, 'gunship')).toMatchObject({ reserve: 0, damaged: 0, destroyed: 2 })
    const home = crisis('hit-reserve').answer(adama, 'gunship')
    expect(stock(home, 'gunship')).toMatchObject({ reserve: 0, destroyed: 1 })
    expect(stock(home, 'viper')).toMatchObject({ reserve: 7, damaged: 1 })
    sound(home)
  })

  test('D-RAPTOR-4 it cannot be risked', () => {
    const two = crisis('risk-two', { reserve: { viper: 2 } })
    expect(two.request(adama).prompt.key).toBe('prompt.risk')
    expect(crisis('risk-two', { reserve: { viper: 1 } }).happened('event.turn')).toBe(true)
  })

  test('D-RAPTOR-13 D-RAPTOR-14 its pilot may stay behind at a jump; of one without pilot the current player decides', () => {
    const game = crisis('jump-at-once', {
      ships: { bow: { raider: 2, viper: 1 }, stern: { gunship: 1 } },
      piloting: { [lee]: { area: 'bow', kind: 'gunship' } },
      at: {},
      fleet: { gunship: { unused: 2 } },
    })
    game.answer(adama, 'yes').answer(lee, 'yes')
    game.until((x) => x.happened('event.destination'))
    expect(inSpace(game).sort()).toEqual(['gunship bow', 'gunship stern'])
    expect(game.player(lee).at).toBe('piloting')
    expect(stock(game, 'viper')).toMatchObject({ reserve: 8 })
    expect(stock(game, 'raider')).toMatchObject({ reserve: 16 })
    sound(game)
    const home = crisis('jump-at-once', { ships: { stern: { gunship: 1 } } }).answer(adama, 'no')
    expect(inSpace(home)).toEqual([])
    expect(stock(home, 'gunship')).toMatchObject({ reserve: 1 })
  })

  test('D-RAPTOR-14 the pilot on the first seat is asked himself whether he stays', () => {
    const game = scenario({
      players: [lee, adama, 'galen-tyrol'],
      current: adama,
      config,
      step: 'crisis',
      decks: { crisis: ['jump-at-once'], destination: ['icy-moon', 'deep-space'] },
      piloting: { [lee]: { area: 'bow', kind: 'gunship' } },
    }).answer(adama, 'option:0')
    expect([game.asked, game.request(lee).prompt.key]).toEqual([[lee], 'prompt.stay'])
    sound(game)
    expect(inSpace(game.answer(lee, 'yes'))).toEqual(['gunship bow'])
  })

  test('B-CRISIS-12 of ships of which none is left none is placed, and nobody is asked where', () => {
    const ships = { bow: { basestar: 1 }, stern: { basestar: 1 } }
    const game = crisis('place-basestars', { ships })
    expect(inSpace(game).sort()).toEqual(['basestar bow', 'basestar stern'])
    expect(game.state.turn.seat).toBe(1)
  })

  test('B-ATK-16 where fighters of two kinds are damaged, whoever repairs says which, one after the other', () => {
    const repairing = (damaged: Record<string, number>) =>
      scenario({
        players: ['galen-tyrol', adama, lee],
        config: withSets([], { sets: ['base', 'test-gunships', 'test-interceptors'] }),
        hands: { 'galen-tyrol': ['repair-1'] },
        at: { [lee]: 'brig' },
        fleet: Object.fromEntries(Object.entries(damaged).map(([kind, n]) => [kind, { damaged: n }])),
      })
        .answer('galen-tyrol', 'play:repair-1')
        .answer('galen-tyrol', 'vipers:2')
    const both = repairing({ viper: 2, interceptor: 1 })
    expect(both.options('galen-tyrol')).toHaveLength(2)
    both.answer('galen-tyrol', 'interceptor')
    // only vipers are left, of which one more is repaired
    expect(stock(both, 'interceptor')).toMatchObject({ damaged: 0 })
    expect(stock(both, 'viper')).toMatchObject({ damaged: 1 })
    const twice = repairing({ viper: 2, interceptor: 2 }).answer('galen-tyrol', 'viper')
    expect(twice.answer('galen-tyrol', 'viper').asked).toEqual(['galen-tyrol'])
    expect(stock(twice, 'viper')).toMatchObject({ damaged: 0 })
    expect(stock(twice, 'interceptor')).toMatchObject({ damaged: 2 })
    const alike = repairing({ viper: 3 })
    expect(stock(alike, 'viper')).toMatchObject({ damaged: 1 })
    expect(alike.events.filter((e) => e.key === 'event.vipers-repaired').map((e) => e.params)).toEqual([
      { n: 2 },
    ])
  })

  test('identical fighters are one choice, fighters of two kinds are two', () => {
    const game = set({ at: { [adama]: 'command' }, ships: { bow: { gunship: 1, viper: 2 } } })
    game.answer(adama, 'command')
    expect(game.options(adama).filter((o) => o.startsWith('move:'))).toHaveLength(4)
  })
})

describe('ships that leave the game', () => {
  test('all basestars leave the board, one of them for good; its tokens can be drawn again', () => {
    const game = crisis('no-more-basestar', {
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      basestarDamage: { bow: ['critical-hit'] },
    })
    expect(inSpace(game)).toEqual([])
    expect(stock(game, 'basestar')).toMatchObject({ reserve: 1, removed: 1 })
    expect(game.state.basestarTokens).toHaveLength(4)
    sound(game)
  })

  test('centurions leave the track, and fewer can board from now on', () => {
    const game = crisis('no-more-centurions', { centurions: [1, 0, 0] })
    expect(game.state.centurions).toEqual([])
    expect(stock(game, 'centurion')).toMatchObject({ reserve: 2, removed: 2 })
    sound(game)
  })
})

describe('a position saved before ships were counted by kind', () => {
  const { fleet: _fleet, ...rest } = scenario({ players, ships: { bow: { raider: 3, viper: 2 } } }).state
  const old = {
    ...rest,
    ships: rest.ships.map(({ tokens: _tokens, ...ship }) => ship),
    reserve: { viper: 3, raptor: 2 },
    damagedVipers: 1,
    destroyed: { viper: 2, raptor: 2 },
    nukes: 1,
    centurions: [2],
  }

  test('has them where they were', () => {
    const now = fleetByKind(old)
    expect(now.fleet).toMatchObject({
      viper: { reserve: 3, damaged: 1, destroyed: 2 },
      raptor: { reserve: 2, destroyed: 2 },
      raider: { reserve: 13 },
      basestar: { reserve: 2 },
      centurion: { reserve: 3 },
      nuke: { reserve: 1, removed: 1 },
    })
    expect(Object.keys(now)).not.toContain('damagedVipers')
  })

  test('is refused where numbers are missing', () => {
    expect(() => fleetByKind({ ...old, nukes: undefined })).toThrow('nukes')
  })
})
