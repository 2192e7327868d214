import { describe, expect, test } from 'vitest'
import type { Area, ShipIcon, ShipKind } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const players = ['galen-tyrol', 'tom-zarek', 'william-adama']

/** For each symbol a Crisis card that carries it, and who chooses on that card. */
const withSymbol: Readonly<Record<ShipIcon, { readonly card: string; readonly chooser: string }>> = {
  raiders: { card: 'water-shortage-b', chooser: 'tom-zarek' },
  launch: { card: 'riots-b', chooser: 'william-adama' },
  heavy: { card: 'build-cylon-detector', chooser: 'william-adama' },
  basestars: { card: 'water-shortage-c', chooser: 'tom-zarek' },
}

/** Chief Tyrol draws a Crisis card with this symbol, and its text has been carried out. */
function symbol(icon: ShipIcon, position: Partial<Position>): TestGame {
  const { card, chooser } = withSymbol[icon]
  return scenario({ players, step: 'crisis', decks: { crisis: [card] }, ...position }).answer(
    chooser,
    'option:0',
  )
}

/** Chief Tyrol, revealed as a Cylon, gives an order at the Cylon Fleet. */
function order(what: ShipIcon, position: Partial<Position>): TestGame {
  const game = scenario({
    players,
    revealed: ['galen-tyrol'],
    at: { 'galen-tyrol': 'cylon-fleet' },
    ...position,
  })
  return game.answer('galen-tyrol', 'cylon-fleet').answer('galen-tyrol', what)
}

/** Chief Tyrol, revealed as a Cylon, plays his Super Crisis card at Caprica. */
function superCrisis(card: string, position: Partial<Position>): TestGame {
  const game = scenario({
    players,
    revealed: ['galen-tyrol'],
    at: { 'galen-tyrol': 'caprica' },
    superCrises: { 'galen-tyrol': [card] },
    destiny: ['repair-1', 'repair-1'],
    ...position,
  })
  return game.answer('galen-tyrol', 'caprica').answer('galen-tyrol', card)
}

const count = (game: TestGame, kind: ShipKind, area?: Area): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

const keys = (game: TestGame): string[] => game.events.map((e) => e.key)
const times = (game: TestGame, key: string): number => keys(game).filter((k) => k === key).length
const rolls = (game: TestGame): number => times(game, 'event.rolled')

/** Who attacked what, roll by roll. */
const attacks = (game: TestGame): string[] =>
  game.events
    .filter((e) => e.key === 'event.rolled')
    .map((e) => JSON.stringify(e.params?.why))
    .map((why) => [...why.matchAll(/"ship:([a-z]+)"/g)].map((m) => m[1]).join(' on '))

const everything = { raider: 1, viper: 1, civilian: 1 } as const

describe('the symbol of the Crisis card', () => {
  const fleet = { bow: { basestar: 1 }, 'stern-starboard': { raider: 1 }, stern: { heavy: 1 } } as const

  test.each([
    { icon: 'raiders', raiders: 1, heavyIn: 'stern', attacked: ['raider on galactica'] },
    { icon: 'launch', raiders: 4, heavyIn: 'stern', attacked: [] },
    { icon: 'heavy', raiders: 1, heavyIn: 'stern-port', attacked: [] },
    { icon: 'basestars', raiders: 1, heavyIn: 'stern', attacked: ['basestar on galactica'] },
  ] as const)(
    'B-CYL-1 the $icon symbol is carried out and no other',
    ({ icon, raiders, heavyIn, attacked }) => {
      const game = symbol(icon, { ships: fleet, dice: [1, 1] })
      expect(count(game, 'raider')).toBe(raiders)
      expect(count(game, 'raider', 'stern-starboard')).toBe(1)
      expect(count(game, 'heavy', heavyIn)).toBe(1)
      expect(attacks(game)).toEqual(attacked)
    },
  )

  test('B-CYL-1 the ships act after the text of the card was carried out', () => {
    const game = symbol('raiders', { ships: fleet, dice: [1] })
    expect(keys(game).indexOf('event.lost')).toBeGreaterThan(-1)
    expect(keys(game).indexOf('event.rolled')).toBeGreaterThan(keys(game).indexOf('event.lost'))
  })

  test('B-CYL-1 a card without a symbol activates nothing in the Activate Cylon Ships step', () => {
    const game = scenario({ players, step: 'crisis', decks: { crisis: ['boarding-parties'] } })
    expect(game.state.turn.seat).toBe(1)
    expect(times(game, 'event.activate')).toBe(1) // the one printed on the attack card, with no ships yet
    expect(count(game, 'heavy', 'bow')).toBe(2)
    expect(count(game, 'heavy', 'stern-starboard')).toBe(2)
    expect(count(game, 'raider')).toBe(4)
    expect(rolls(game)).toBe(0)
  })

  test('B-CYL-2 several symbols are carried out from left to right', () => {
    // Massive Assault: heavy raiders, then basestars.
    const game = superCrisis('massive-assault', { ships: { bow: { basestar: 1 } }, dice: [1] })
    expect(keys(game).filter((k) => k === 'event.launched' || k === 'event.rolled')).toEqual([
      'event.launched',
      'event.rolled',
    ])
    expect(count(game, 'heavy', 'bow')).toBe(1)
  })

  test('B-CYL-3 raiders sent by a revealed Cylon still attack the viper and spare the civilian ship', () => {
    const game = order('raiders', { ships: { bow: { basestar: 1 }, stern: everything }, dice: [8] })
    expect(attacks(game)).toEqual(['raider on viper'])
    expect(count(game, 'viper')).toBe(0)
    expect(count(game, 'civilian')).toBe(1)
  })

  test('B-CYL-4 a basestar that has launched can still attack in the same turn', () => {
    const game = superCrisis('massive-assault', { ships: { bow: { basestar: 1 } }, dice: [1] })
    expect(count(game, 'heavy', 'bow')).toBe(1)
    expect(attacks(game)).toEqual(['basestar on galactica'])
  })

  test('B-CYL-4 a basestar that has attacked can still launch, as often as it is told to', () => {
    // Fleet Mobilization: basestars, raiders (none there), heavy raiders (none there), launch.
    const game = superCrisis('fleet-mobilization', { ships: { bow: { basestar: 1 } }, dice: [1] })
    expect(attacks(game)).toEqual(['basestar on galactica'])
    expect(count(game, 'raider', 'bow')).toBe(2 + 3)
    expect(count(game, 'heavy', 'bow')).toBe(1)
  })
})

describe('areas and turns', () => {
  test('B-CYL-5 the current player picks an area, its ships all act, then he picks the next', () => {
    const game = symbol('raiders', {
      ships: { bow: { raider: 2 }, 'bow-starboard': { raider: 1 }, stern: { raider: 3 } },
      dice: [1, 1, 1, 1, 1, 1],
    })
    expect(game.asked).toEqual(['galen-tyrol'])
    expect(game.options('galen-tyrol')).toEqual(['area:bow', 'area:bow-starboard', 'area:stern'])
    game.answer('galen-tyrol', 'stern')
    expect(rolls(game)).toBe(3)
    expect(game.options('galen-tyrol')).toEqual(['area:bow', 'area:bow-starboard'])
    game.answer('galen-tyrol', 'bow')
    expect(rolls(game)).toBe(6) // and the last area needs no choice
  })

  test('B-CYL-6 a basestar activated by the first Crisis card of a turn is not activated by the second', () => {
    const game = scenario({
      players,
      step: 'crisis',
      hands: { 'galen-tyrol': ['repair-1'] },
      decks: { crisis: ['fulfiller-of-prophecy', 'water-shortage-c', 'riots-a'] },
      ships: { bow: { basestar: 1 } },
      dice: [1, 1, 1],
    })
    game.answer('galen-tyrol', 'option:1')
    expect(rolls(game)).toBe(1)
    game.answer('tom-zarek', 'option:0')
    expect(rolls(game)).toBe(1)
    // In the next player's turn it can be activated again.
    game.until((g) => g.state.turn.seat === 2)
    expect(rolls(game)).toBe(2)
  })

  test('B-CYL-6 a ship that was not activated by the first Crisis card of a turn is by the second', () => {
    const game = scenario({
      players,
      step: 'crisis',
      hands: { 'galen-tyrol': ['repair-1'] },
      decks: { crisis: ['fulfiller-of-prophecy', 'water-shortage-b'] },
      ships: { bow: { basestar: 1, raider: 1 } },
      dice: [1, 1],
    })
    game.answer('galen-tyrol', 'option:1').answer('tom-zarek', 'option:0')
    expect(attacks(game)).toEqual(['basestar on galactica', 'raider on galactica'])
  })

  test('B-CYL-7 a raider that flew into an area not yet handled does not act again there', () => {
    const game = symbol('raiders', {
      ships: { bow: { raider: 1 }, 'bow-starboard': { raider: 1 }, 'stern-starboard': { civilian: 1 } },
    })
    game.answer('galen-tyrol', 'bow')
    expect(count(game, 'raider', 'bow-starboard')).toBe(1)
    expect(count(game, 'raider', 'stern-starboard')).toBe(1)
    expect(count(game, 'civilian')).toBe(1)
  })
})

describe('raiders', () => {
  test('B-CYL-8 a raider attacks a viper first and then does nothing else', () => {
    const game = symbol('raiders', { ships: { stern: everything, bow: { civilian: 1 } }, dice: [1, 8] })
    expect(attacks(game)).toEqual(['raider on viper'])
    expect(count(game, 'civilian')).toBe(2)
    expect(count(game, 'raider', 'stern')).toBe(1)
    expect(game.state.boards.galactica?.pool.length).toBe(8)
  })

  test('B-CYL-8 without a viper it destroys a civilian ship and stays where it is', () => {
    const game = symbol('raiders', {
      ships: { stern: { raider: 1, civilian: 1 }, bow: { civilian: 1, viper: 1 } },
    })
    expect(count(game, 'civilian', 'stern')).toBe(0)
    expect(count(game, 'civilian', 'bow')).toBe(1)
    expect(count(game, 'raider', 'stern')).toBe(1)
    expect(rolls(game)).toBe(0)
  })

  test('B-CYL-8 with neither it moves and does not attack where it arrives', () => {
    const game = symbol('raiders', {
      ships: { stern: { raider: 1 }, 'stern-port': { viper: 1, civilian: 1 } },
    })
    expect(count(game, 'raider', 'stern-port')).toBe(1)
    expect(count(game, 'civilian')).toBe(1)
    expect(rolls(game)).toBe(0)
  })

  test('B-CYL-9 an unmanned viper is attacked before a piloted one', () => {
    const game = symbol('raiders', {
      players: [...players, 'lee-adama'],
      ships: { stern: { raider: 1, viper: 1 } },
      piloting: { 'lee-adama': 'stern' },
      dice: [8],
    })
    expect(game.view('spectator').destroyed.viper).toBe(1)
    expect(game.player('lee-adama').at).toBe('piloting')
  })

  test('B-CYL-9 also if the unmanned one arrived later', () => {
    const game = scenario({
      players: [...players, 'lee-adama'],
      at: { 'galen-tyrol': 'command' },
      decks: { crisis: ['water-shortage-b'] },
      ships: { 'bow-port': { raider: 1 } },
      piloting: { 'lee-adama': 'bow-port' },
      dice: [8],
    })
    game.answer('galen-tyrol', 'command').answer('galen-tyrol', 'launch:bow-port').pass('galen-tyrol')
    game.answer('tom-zarek', 'option:0')
    expect(game.view('spectator').destroyed.viper).toBe(1)
    expect(game.player('lee-adama').at).toBe('piloting')
  })

  test('B-CYL-9 a piloted viper is attacked if there is no unmanned one in the area', () => {
    const game = symbol('raiders', {
      players: [...players, 'lee-adama'],
      ships: { stern: { raider: 1, civilian: 1 }, bow: { viper: 1 } },
      piloting: { 'lee-adama': 'stern' },
      dice: [8],
    })
    expect(game.player('lee-adama').at).toBe('sickbay')
    expect(count(game, 'viper', 'bow')).toBe(1)
    expect(count(game, 'civilian')).toBe(1)
  })

  test('B-CYL-10 among several piloted vipers the current player chooses the target', () => {
    const game = symbol('raiders', {
      players: [...players, 'lee-adama', 'sharon-valerii'],
      ships: { stern: { raider: 1 } },
      piloting: { 'lee-adama': 'stern', 'sharon-valerii': 'stern' },
      dice: [8],
    })
    expect(game.asked).toEqual(['galen-tyrol'])
    const { options } = game.request('galen-tyrol')
    expect(options.map((o) => o.seat)).toEqual([game.seat('lee-adama'), game.seat('sharon-valerii')])
    game.answer('galen-tyrol', options.find((o) => o.seat === game.seat('sharon-valerii'))?.id ?? '')
    expect(game.player('sharon-valerii').at).toBe('sickbay')
    expect(game.player('lee-adama').at).toBe('piloting')
  })

  test('B-CYL-11 the current player chooses the civilian ship, unseen', () => {
    const game = symbol('raiders', {
      ships: { stern: { raider: 1, civilian: 2 } },
      civilians: ['population-2', 'empty'],
    })
    expect(game.asked).toEqual(['galen-tyrol'])
    const request = game.request('galen-tyrol')
    expect(request.options.length).toBe(2)
    expect(JSON.stringify(request)).not.toMatch(/population|empty/)
    expect(game.view('galen-tyrol').ships.some((s) => s.face !== undefined)).toBe(false)
    const first = game.state.ships.find((s) => s.face === 'population-2')
    game.answer('galen-tyrol', `ship:${first?.id}`)
    expect(game.state.lostCivilians).toEqual(['population-2'])
    expect(count(game, 'civilian', 'stern')).toBe(1)
  })

  test.each([
    { from: 'bow', civilians: ['stern-starboard'], to: 'bow-starboard' },
    { from: 'bow', civilians: ['stern-port'], to: 'bow-port' },
    { from: 'bow', civilians: ['stern-starboard', 'bow-port'], to: 'bow-port' },
    { from: 'stern', civilians: ['bow-starboard', 'bow-port', 'bow'], to: 'stern-port' },
    { from: 'stern-port', civilians: ['stern-starboard', 'bow-port'], to: 'bow-port' },
    { from: 'bow-starboard', civilians: ['bow-port', 'stern-starboard'], to: 'stern-starboard' },
    { from: 'bow-port', civilians: ['bow-starboard'], to: 'bow' },
  ] as const)(
    'B-CYL-12 a raider in $from flies 1 area toward the nearest of $civilians',
    ({ from, civilians, to }) => {
      const ships: Position['ships'] = Object.fromEntries([
        ...civilians.map((area) => [area, { civilian: 1 }]),
        [from, { raider: 1 }],
      ])
      const game = symbol('raiders', { ships })
      expect(game.state.ships.filter((s) => s.kind === 'raider').map((s) => s.area)).toEqual([to])
      expect(count(game, 'civilian')).toBe(civilians.length)
    },
  )

  test.each([
    { from: 'bow', civilians: ['stern'], to: 'bow-starboard' },
    { from: 'bow', civilians: ['bow-starboard', 'bow-port'], to: 'bow-starboard' },
    { from: 'stern', civilians: ['bow-starboard', 'bow-port'], to: 'stern-port' },
    { from: 'stern-port', civilians: ['bow-starboard'], to: 'bow-port' },
    { from: 'bow-port', civilians: ['bow-starboard', 'stern'], to: 'bow' },
  ] as const)('B-CYL-13 a raider in $from, equally far from $civilians both ways, flies clockwise', (row) => {
    const ships: Position['ships'] = Object.fromEntries([
      ...row.civilians.map((area) => [area, { civilian: 1 }]),
      [row.from, { raider: 1 }],
    ])
    const game = symbol('raiders', { ships })
    expect(game.state.ships.filter((s) => s.kind === 'raider').map((s) => s.area)).toEqual([row.to])
  })

  test('B-CYL-14 without a civilian ship on the board a raider attacks Galactica from where it is', () => {
    const game = symbol('raiders', { ships: { stern: { raider: 1 }, bow: { viper: 1 } }, dice: [8] })
    expect(attacks(game)).toEqual(['raider on galactica'])
    expect(game.state.boards.galactica?.pool.length).toBe(7)
    expect(count(game, 'raider', 'stern')).toBe(1)
  })

  test('B-CYL-15 each raider acts on what the ones before it have left', () => {
    const game = symbol('raiders', { ships: { stern: { raider: 3, viper: 1, civilian: 1 } }, dice: [8, 1] })
    // The first destroys the viper, the second the civilian ship, the third has only Galactica left.
    expect(attacks(game)).toEqual(['raider on viper', 'raider on galactica'])
    expect(game.view('spectator').destroyed.viper).toBe(1)
    expect(game.state.lostCivilians.length).toBe(1)
  })

  test('B-CYL-16 with no raider on the board each basestar launches 2 raiders', () => {
    const game = symbol('raiders', { ships: { bow: { basestar: 1 }, stern: { basestar: 1, heavy: 1 } } })
    expect(count(game, 'raider', 'bow')).toBe(2)
    expect(count(game, 'raider', 'stern')).toBe(2)
    expect(count(game, 'heavy')).toBe(1)
  })

  test('B-CYL-16 with a raider on the board no basestar launches any', () => {
    const game = symbol('raiders', { ships: { bow: { basestar: 1 }, stern: { raider: 1 } }, dice: [1] })
    expect(count(game, 'raider')).toBe(1)
  })

  test('B-CYL-17 with neither raiders nor basestars nothing happens', () => {
    const game = symbol('raiders', { ships: { stern: { heavy: 1, civilian: 1, viper: 1 } } })
    expect(game.state.turn.seat).toBe(1)
    expect(count(game, 'raider')).toBe(0)
    expect(game.state.ships.map((s) => [s.kind, s.area])).toEqual([
      ['heavy', 'stern'],
      ['civilian', 'stern'],
      ['viper', 'stern'],
    ])
    expect(rolls(game)).toBe(0)
  })

  test('B-CYL-18 raiders launched in place of an activation do not act', () => {
    const game = symbol('raiders', {
      ships: { bow: { basestar: 1, civilian: 1 }, stern: { basestar: 1 } },
    })
    expect(game.state.turn.seat).toBe(1)
    expect(count(game, 'raider', 'bow')).toBe(2)
    expect(count(game, 'raider', 'stern')).toBe(2)
    expect(count(game, 'civilian', 'bow')).toBe(1)
    expect(rolls(game)).toBe(0)
  })
})

describe('launching', () => {
  test('B-CYL-19 the launch symbol makes each basestar launch 3 raiders', () => {
    const game = symbol('launch', { ships: { bow: { basestar: 1, raider: 1 }, stern: { basestar: 1 } } })
    expect(count(game, 'raider', 'bow')).toBe(1 + 3)
    expect(count(game, 'raider', 'stern')).toBe(3)
    expect(rolls(game)).toBe(0)
  })

  test('B-CYL-19 without basestars the launch symbol does nothing', () => {
    const game = symbol('launch', { ships: { bow: { raider: 1 } } })
    expect(count(game, 'raider')).toBe(1)
    expect(count(game, 'raider', 'bow')).toBe(1)
  })

  test('B-CYL-20 launched ships come from the supply into the area of their basestar', () => {
    const game = order('launch', {
      ships: { 'bow-starboard': { basestar: 1 }, 'stern-port': { basestar: 1, raider: 12, heavy: 2 } },
    })
    expect(count(game, 'raider', 'bow-starboard')).toBe(2)
    expect(count(game, 'heavy', 'bow-starboard')).toBe(1)
    expect(count(game, 'raider', 'stern-port')).toBe(12 + 2)
    expect(count(game, 'heavy', 'stern-port')).toBe(2 + 1)
    // That was the whole supply: 16 raiders and 4 heavy raiders.
    expect(count(game, 'raider')).toBe(16)
    expect(count(game, 'heavy')).toBe(4)
  })

  test.each([
    { before: 13, launched: 3 },
    { before: 14, launched: 2 },
    { before: 16, launched: 0 },
  ])('B-CYL-21 with $before raiders on the board a basestar launches $launched', ({ before, launched }) => {
    const game = symbol('launch', { ships: { bow: { basestar: 1 }, stern: { raider: before } } })
    expect(game.state.turn.seat).toBe(1)
    expect(count(game, 'raider', 'bow')).toBe(launched)
    expect(count(game, 'raider', 'stern')).toBe(before)
  })

  test('B-CYL-21 with all 4 heavy raiders on the board none is launched', () => {
    const game = order('launch', { ships: { bow: { basestar: 1 }, stern: { heavy: 4 } } })
    expect(count(game, 'heavy')).toBe(4)
    expect(count(game, 'raider', 'bow')).toBe(2)
  })

  test('B-CYL-22 if raiders run short the current player divides them between the basestars', () => {
    const game = symbol('launch', {
      ships: { bow: { basestar: 1 }, 'bow-starboard': { raider: 12 }, stern: { basestar: 1 } },
    })
    expect(game.asked).toEqual(['galen-tyrol'])
    expect(game.options('galen-tyrol')).toEqual(['n:1', 'n:2', 'n:3'])
    game.answer('galen-tyrol', 'n:1')
    expect(count(game, 'raider', 'bow')).toBe(1)
    expect(count(game, 'raider', 'stern')).toBe(3)
  })

  test('B-CYL-22 the last heavy raider goes to the basestar the current player names', () => {
    const position = {
      ships: { bow: { basestar: 1 }, 'bow-port': { heavy: 3 }, stern: { basestar: 1 } },
    } as const
    const game = order('launch', position)
    expect(game.options('galen-tyrol')).toEqual(['n:0', 'n:1'])
    game.answer('galen-tyrol', 'n:0')
    expect(count(game, 'heavy', 'bow')).toBe(0)
    expect(count(game, 'heavy', 'stern')).toBe(1)
    expect(count(order('launch', position).answer('galen-tyrol', 'n:1'), 'heavy', 'bow')).toBe(1)
  })
})

describe('basestars', () => {
  test('B-CYL-32 each basestar attacks Galactica with a roll of its own', () => {
    const game = symbol('basestars', {
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      dice: [8, 1],
    })
    game.answer('galen-tyrol', 'area:bow')
    expect(attacks(game)).toEqual(['basestar on galactica', 'basestar on galactica'])
    expect(game.state.boards.galactica?.pool.length).toBe(7)
    const both = symbol('basestars', { ships: { bow: { basestar: 2 } }, dice: [8, 8] })
    expect(both.state.boards.galactica?.pool.length).toBe(6)
  })

  test('B-ACT-20 a revealed Cylon cannot order an attack by basestars that all have disabled weapons', () => {
    const fleet = (token: string): TestGame =>
      scenario({
        players,
        revealed: ['galen-tyrol'],
        at: { 'galen-tyrol': 'cylon-fleet' },
        ships: { bow: { basestar: 1 } },
        basestarDamage: { bow: [token] },
      }).answer('galen-tyrol', 'cylon-fleet')
    expect(fleet('disabled-weapons').options('galen-tyrol')).toEqual(['raiders', 'heavy', 'launch'])
    expect(fleet('critical-hit').options('galen-tyrol')).toEqual(['raiders', 'heavy', 'basestars', 'launch'])
  })

  test('B-CYL-32 without basestars the symbol does nothing', () => {
    const game = symbol('basestars', { ships: { bow: { raider: 1 } }, dice: [8] })
    expect(rolls(game)).toBe(0)
    expect(count(game, 'raider', 'bow')).toBe(1)
    expect(game.state.boards.galactica?.pool.length).toBe(8)
  })
})
