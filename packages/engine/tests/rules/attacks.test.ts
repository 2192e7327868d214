import { describe, expect, test } from 'vitest'
import type { Area, ShipKind } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Which result does what is in tests/cards/tokens.test.ts, with the attack table.

const players = ['galen-tyrol', 'tom-zarek', 'william-adama']

/** The Action step; the Crisis card that follows stops the game with a question to the President. */
const turn = (position: Partial<Position>): TestGame =>
  scenario({ players, decks: { crisis: ['water-shortage-a'] }, ...position })

/** Chief Tyrol fires the guns of Galactica. */
const weaponsControl = (position: Partial<Position>): TestGame =>
  turn({ at: { 'galen-tyrol': 'weapons-control' }, ...position }).answer('galen-tyrol', 'weapons-control')

/** He is asked for his action, as everybody is, but has none to choose; and the turn goes on. */
function cannotAct(game: TestGame, who: string): void {
  expect(game.request(who)).toMatchObject({ prompt: { key: 'prompt.action' }, options: [] })
  game.pass(who)
  expect(game.asked).not.toContain(who)
}

/** The Admiral launches a nuke at the only basestar, or at the one of that area. */
function nuke(position: Partial<Position>, area?: Area): TestGame {
  const game = turn({ current: 'william-adama', ...position }).answer('william-adama', 'launch-nuke')
  if (!area) return game
  const target = game.request('william-adama').options.find((o) => o.area === area)
  return game.answer('william-adama', target?.id ?? '')
}

/** A Crisis card with the raiders symbol. */
const raidersAct = (position: Partial<Position>): TestGame =>
  scenario({ players, step: 'crisis', decks: { crisis: ['water-shortage-b'] }, ...position }).answer(
    'tom-zarek',
    'option:0',
  )

/** A Crisis card with the basestars symbol. */
const basestarsAct = (position: Partial<Position>): TestGame =>
  scenario({ players, step: 'crisis', decks: { crisis: ['water-shortage-c'] }, ...position }).answer(
    'tom-zarek',
    'option:0',
  )

/** A basestar hits Galactica and this token is drawn. */
const hitBy = (token: string, position: Partial<Position> = {}): TestGame =>
  basestarsAct({
    ships: { bow: { basestar: 1 } },
    damageTokens: { galactica: [token] },
    dice: [8],
    ...position,
  })

const count = (game: TestGame, kind: ShipKind, area?: Area): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

const times = (game: TestGame, key: string): number => game.events.filter((e) => e.key === key).length
const damageOn = (game: TestGame, area: Area) =>
  game.state.ships.find((s) => s.kind === 'basestar' && s.area === area)?.damage

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)

describe('ships', () => {
  test('B-ATK-4 a civilian ship is destroyed without a roll', () => {
    const game = raidersAct({ ships: { stern: { raider: 1, civilian: 1 } }, dice: [1] })
    expect(count(game, 'civilian')).toBe(0)
    expect(game.happened('event.rolled')).toBe(false)
    expect(game.state.dice).toEqual([1])
  })

  test('B-ATK-13 a viper cannot attack human ships', () => {
    const lee = {
      players: ['lee-adama', 'tom-zarek', 'william-adama'],
      piloting: { 'lee-adama': 'bow' },
    } as const
    const among = { viper: 1, civilian: 1 } as const
    const alone = turn({ ...lee, ships: { bow: among } }).answer('lee-adama', 'viper')
    expect(alone.request('lee-adama').options.some((o) => o.target !== undefined)).toBe(false)
    const game = turn({ ...lee, ships: { bow: { ...among, raider: 1 } } }).answer('lee-adama', 'viper')
    const targets = game.request('lee-adama').options.filter((o) => o.target !== undefined)
    expect(targets.map((o) => o.kind)).toEqual(['raider'])
  })

  test('B-ATK-13 Weapons Control cannot attack human ships', () => {
    const human = { viper: 1, civilian: 1 } as const
    const at = { 'galen-tyrol': 'weapons-control' }
    cannotAct(turn({ at, ships: { bow: human } }), 'galen-tyrol')
    const game = weaponsControl({
      ships: { bow: human, stern: { ...human, raider: 1, heavy: 1, basestar: 1 } },
    })
    expect(game.request('galen-tyrol').options.map((o) => o.kind)).toEqual(['raider', 'heavy', 'basestar'])
  })

  test('B-ATK-14 a destroyed raider can be launched again', () => {
    const game = weaponsControl({
      ships: { bow: { basestar: 1 }, stern: { raider: 16 } },
      decks: { crisis: ['riots-b'] },
      dice: [3],
    })
    game.answer('galen-tyrol', game.options('galen-tyrol')[0] ?? '')
    expect(count(game, 'raider')).toBe(15)
    game.answer('william-adama', 'option:0')
    expect(count(game, 'raider', 'bow')).toBe(1)
  })

  test('B-ATK-14 a destroyed heavy raider can be placed again', () => {
    const before: Position = { players, ships: { stern: { heavy: 4 } }, decks: { crisis: ['surrounded'] } }
    expect(count(turn({ ...before, step: 'crisis' }), 'heavy')).toBe(4)
    const game = weaponsControl({ ...before, dice: [7] })
    expect(times(game, 'event.destroyed')).toBe(1)
    expect(count(game, 'heavy', 'stern')).toBe(3)
    expect(count(game, 'heavy', 'stern-starboard')).toBe(1)
  })

  test('B-ATK-14 a destroyed basestar can be placed again', () => {
    const ships = { stern: { basestar: 1 }, 'stern-port': { basestar: 1 } } as const
    const game = nuke({ ships, decks: { crisis: ['thirty-three'] }, dice: [3] }, 'stern')
    expect(game.state.ships.filter((s) => s.kind === 'basestar').map((s) => s.area)).toEqual([
      'stern-port',
      'bow',
    ])
    const without = turn({ ships, step: 'crisis', decks: { crisis: ['thirty-three'] } })
    expect(count(without, 'basestar', 'bow')).toBe(0)
  })

  test('B-ATK-15 a damaged viper lies in the Damaged Vipers box', () => {
    const game = raidersAct({ ships: { stern: { raider: 1, viper: 1 } }, reserve: { viper: 3 }, dice: [5] })
    expect(game.view('spectator').damagedVipers).toBe(1)
    expect(game.view('spectator').reserve.viper).toBe(3)
    expect(count(game, 'viper')).toBe(0)
  })

  test('B-ATK-15 damaged vipers cannot be launched', () => {
    const at = { 'galen-tyrol': 'command', 'lee-adama': 'hangar-deck' }
    const all = [...players, 'lee-adama']
    const none = { players: all, at, damagedVipers: 8 }
    cannotAct(turn(none), 'galen-tyrol')
    cannotAct(turn({ ...none, current: 'lee-adama' }), 'lee-adama')
    const one = { players: all, at, damagedVipers: 7 }
    expect(turn(one).options('galen-tyrol')).toContain('location:command')
    expect(turn({ ...one, current: 'lee-adama' }).options('lee-adama')).toContain('location:hangar-deck')
  })

  test('B-ATK-16 a repaired viper goes to the Reserves', () => {
    const game = turn({ hands: { 'galen-tyrol': ['repair-1'] }, damagedVipers: 3 })
    game.answer('galen-tyrol', 'repair-1').answer('galen-tyrol', 'vipers:2')
    expect(game.view('spectator').damagedVipers).toBe(1)
    expect(game.view('spectator').reserve.viper).toBe(5 + 2)
    expect(count(game, 'viper')).toBe(0)
  })

  test('B-ATK-17 a destroyed viper is out of the game', () => {
    const game = raidersAct({ ships: { stern: { raider: 1, viper: 1 } }, dice: [8] })
    expect(game.view('spectator').destroyed.viper).toBe(1)
    expect(game.view('spectator').reserve.viper).toBe(7)
    expect(game.view('spectator').damagedVipers).toBe(0)
    expect(count(game, 'viper')).toBe(0)
    // Repairs do not bring it back.
    const repairing = turn({ hands: { 'galen-tyrol': ['repair-1'] }, reserve: { viper: 7 } })
    expect(repairing.view('spectator').destroyed.viper).toBe(1)
    cannotAct(repairing, 'galen-tyrol')
    expect(repairing.view('spectator').destroyed.viper).toBe(1)
  })

  test('B-ATK-17 a destroyed raptor is out of the game', () => {
    const game = turn({ hands: { 'galen-tyrol': ['launch-scout-1'] }, dice: [2] })
    game.answer('galen-tyrol', 'launch-scout-1')
    expect(game.view('spectator').reserve.raptor).toBe(3)
    expect(game.view('spectator').destroyed.raptor).toBe(1)
  })

  test('B-ATK-18 a destroyed civilian ship is turned up, costs what it shows and is out of the game', () => {
    const game = raidersAct({
      ships: { stern: { raider: 1, civilian: 1 } },
      civilians: ['population-fuel'],
      resources: { food: 8 },
    })
    expect(game.view('spectator').lostCivilians).toEqual(['population-fuel'])
    expect(game.events.some((e) => JSON.stringify(e).includes('token:population-fuel') && !e.only)).toBe(true)
    expect(game.state.resources).toEqual({ fuel: 7, food: 7, morale: 10, population: 11 }) // 1 food by the card
    expect(game.state.civilians).not.toContain('population-fuel')
    expect(game.state.civilians.length).toBe(11)
  })
})

describe('civilian ships drawn and destroyed', () => {
  // Bomb Threat: on 4 or less 1 morale and a civilian ship drawn and destroyed.
  const bomb = (position: Partial<Position>): TestGame =>
    scenario({ players, step: 'crisis', decks: { crisis: ['bomb-threat'] }, dice: [1], ...position }).answer(
      'galen-tyrol',
      'option:1',
    )

  test('B-ATK-19 it is taken at random from the supply, not from the board', () => {
    const faces = new Set<string>()
    for (const seed of seeds) {
      const game = bomb({
        ships: { stern: { civilian: 2 } },
        civilians: ['population-1', 'population-1'],
        seed,
      })
      expect(count(game, 'civilian', 'stern')).toBe(2)
      expect(game.state.civilians.length).toBe(9)
      for (const face of game.state.lostCivilians) faces.add(face)
    }
    expect([...faces].sort()).toEqual([
      'empty',
      'population-1',
      'population-2',
      'population-fuel',
      'population-morale',
    ])
  })

  test('B-ATK-20 if none is left in the supply the current player chooses one on the board', () => {
    const game = bomb({ ships: { stern: { civilian: 11 }, bow: { civilian: 1 } } })
    expect(game.asked).toEqual(['galen-tyrol'])
    const { options } = game.request('galen-tyrol')
    expect(options.length).toBe(12)
    game.answer('galen-tyrol', options.find((o) => o.area === 'bow')?.id ?? '')
    expect(count(game, 'civilian', 'bow')).toBe(0)
    expect(count(game, 'civilian', 'stern')).toBe(11)
    expect(game.state.lostCivilians.length).toBe(1)
  })

  test('B-ATK-21 if there is no civilian ship at all nothing is destroyed', () => {
    const game = raidersAct({
      ships: { stern: { raider: 12, civilian: 12 } },
      resources: { population: 15 },
      decks: { crisis: ['water-shortage-b', 'bomb-threat'] },
      dice: [1],
    }).until((g) => g.state.turn.seat === 1)
    expect(game.state.lostCivilians.length).toBe(12)
    expect(game.state.resources.population).toBe(3)
    game.untilAsked('tom-zarek', 'prompt.crisis-choice').answer('tom-zarek', 'option:1')
    game.until((g) => g.state.turn.step !== 'crisis')
    expect(game.state.resources.morale).toBe(8) // 1 by the ship with morale, 1 by the card
    expect(game.state.resources.population).toBe(3)
    expect(game.state.lostCivilians.length).toBe(12)
  })
})

describe('damage to Galactica', () => {
  test('B-ATK-22 each time one token is drawn at random from the pool', () => {
    const drawn = new Set<string>()
    for (const seed of seeds) {
      const game = basestarsAct({ ships: { bow: { basestar: 2 } }, dice: [8, 8], seed })
      const tokens = game.events
        .filter((e) => e.key === 'event.galactica-damaged')
        .map((e) => JSON.stringify(e))
      expect(tokens.length).toBe(2)
      expect(game.state.boards.galactica?.pool.length).toBe(6)
      for (const token of tokens) drawn.add(token)
    }
    expect(drawn.size).toBe(8)
  })

  test('B-ATK-23 the pool holds six locations, fuel and food', () => {
    expect([...(turn({}).state.boards.galactica?.pool ?? [])].sort()).toEqual([
      'damage-admirals-quarters',
      'damage-armory',
      'damage-command',
      'damage-ftl-control',
      'damage-hangar-deck',
      'damage-weapons-control',
      'lose-food',
      'lose-fuel',
    ])
  })

  test.each([
    { token: 'lose-fuel', fuel: 7, food: 7 },
    { token: 'lose-food', fuel: 8, food: 6 },
  ])('B-ATK-24 $token costs 1 and leaves the game', ({ token, fuel, food }) => {
    const game = hitBy(token)
    expect(game.state.resources).toEqual({ fuel, food, morale: 10, population: 12 }) // 1 food by the Crisis card
    expect(game.state.boards.galactica?.pool).toEqual([])
    expect(game.state.boards.galactica?.damaged).toEqual([])
    expect(game.state.removed).toContain(token)
  })

  test('B-ATK-25 a location token makes its location damaged', () => {
    const game = hitBy('damage-command')
    expect(game.state.boards.galactica?.damaged).toEqual(['command'])
    expect(game.state.boards.galactica?.pool).toEqual([])
    expect(game.state.resources).toEqual({ fuel: 8, food: 7, morale: 10, population: 12 })
    const at = { 'galen-tyrol': 'command' }
    cannotAct(turn({ at, damaged: ['command'] }), 'galen-tyrol')
    expect(turn({ at, damaged: ['armory'] }).options('galen-tyrol')).toContain('location:command')
  })

  test('B-ATK-26 all characters on the location are sent to Sickbay at once, and nobody else', () => {
    const game = hitBy('damage-command', {
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      at: { 'galen-tyrol': 'command', 'tom-zarek': 'armory', 'william-adama': 'command' },
    }).answer('galen-tyrol', 'area:bow')
    expect(game.player('galen-tyrol').at).toBe('sickbay')
    expect(game.player('william-adama').at).toBe('sickbay')
    expect(game.player('tom-zarek').at).toBe('armory')
    // Before the second basestar rolls.
    const moved = game.events.findIndex((e) => e.key === 'event.moved')
    expect(moved).toBeLessThan(game.events.findLastIndex((e) => e.key === 'event.rolled'))
  })

  test('B-ATK-27 the token of a repaired location is in the pool again', () => {
    const game = turn({
      hands: { 'galen-tyrol': ['repair-1'] },
      damaged: ['hangar-deck', 'armory'],
    })
    expect(game.state.boards.galactica?.pool).not.toContain('damage-hangar-deck')
    game.answer('galen-tyrol', 'repair-1')
    expect(game.state.boards.galactica?.damaged).toEqual(['armory'])
    expect(game.state.boards.galactica?.pool).toContain('damage-hangar-deck')
    expect(game.state.boards.galactica?.pool.length).toBe(7)
  })

  test('B-ATK-28 a location is never damaged twice', () => {
    for (const seed of seeds) {
      const game = basestarsAct({
        ships: { bow: { basestar: 2 } },
        damaged: ['command', 'armory', 'hangar-deck'],
        dice: [8, 8],
        seed,
      })
      const damaged = game.state.boards.galactica?.damaged
      expect(new Set(damaged).size).toBe(damaged?.length)
    }
    const empty = basestarsAct({
      ships: { bow: { basestar: 1 } },
      damageTokens: { galactica: [] },
      dice: [8],
    })
    expect(empty.state.boards.galactica?.damaged).toEqual([])
  })
})

describe('damage to basestars', () => {
  const bow = { bow: { basestar: 1 } } as const

  test('B-ATK-29 one of the 4 tokens is drawn at random and put on the basestar', () => {
    const drawn = new Set<string>()
    for (const seed of seeds) {
      const game = weaponsControl({ ships: bow, dice: [5], seed })
      const [token = '', ...more] = damageOn(game, 'bow') ?? []
      expect(more).toEqual([])
      expect([...game.state.basestarTokens, token].sort()).toEqual([
        'critical-hit',
        'disabled-hangar',
        'disabled-weapons',
        'structural-damage',
      ])
      drawn.add(token)
    }
    expect(drawn.size).toBe(4)
  })

  test('B-ATK-30 Critical Hit counts as 2 damage', () => {
    const first = { ships: bow, basestarDamage: { bow: ['disabled-hangar'] }, dice: [5] }
    expect(
      count(weaponsControl({ ...first, damageTokens: { basestar: ['critical-hit'] } }), 'basestar'),
    ).toBe(0)
    const alone = weaponsControl({ ships: bow, damageTokens: { basestar: ['critical-hit'] }, dice: [5] })
    expect(damageOn(alone, 'bow')).toEqual(['critical-hit'])
  })

  test.each(['disabled-hangar', 'disabled-weapons', 'structural-damage'])(
    'B-ATK-30 %s counts as 1 damage',
    (token) => {
      const other = token === 'disabled-weapons' ? 'disabled-hangar' : 'disabled-weapons'
      const game = weaponsControl({
        ships: bow,
        basestarDamage: { bow: [other] },
        damageTokens: { basestar: [token] },
        dice: [5],
      })
      expect(damageOn(game, 'bow')).toEqual([other, token])
    },
  )

  const hangarGone = { basestarDamage: { bow: ['disabled-hangar'] }, step: 'crisis' } as const

  test('B-ATK-31 a basestar with a disabled hangar launches no raiders, the other one does', () => {
    const position = { ...hangarGone, ships: { ...bow, stern: { basestar: 1 } } }
    const game = turn({ ...position, decks: { crisis: ['riots-b'] } }).answer('william-adama', 'option:0')
    expect(count(game, 'raider', 'bow')).toBe(0)
    expect(count(game, 'raider', 'stern')).toBe(3)
    const instead = raidersAct(position)
    expect(count(instead, 'raider', 'bow')).toBe(0)
    expect(count(instead, 'raider', 'stern')).toBe(2)
  })

  test('B-ATK-31 a basestar with a disabled hangar launches no heavy raiders', () => {
    const game = turn({ ...hangarGone, ships: bow, decks: { crisis: ['build-cylon-detector'] } })
    game.answer('william-adama', 'option:0')
    expect(count(game, 'heavy')).toBe(0)
  })

  test('B-ATK-31 a disabled hangar does not stop it from attacking', () => {
    const game = basestarsAct({ ...hangarGone, ships: bow, dice: [4] })
    expect(game.state.boards.galactica?.pool.length).toBe(7)
  })

  test('B-ATK-32 a basestar with disabled weapons does not attack but still launches', () => {
    const damaged = { ships: bow, basestarDamage: { bow: ['disabled-weapons'] } } as const
    const game = basestarsAct({ ...damaged, dice: [8] })
    expect(game.happened('event.rolled')).toBe(false)
    expect(game.state.boards.galactica?.pool.length).toBe(8)
    expect(count(raidersAct(damaged), 'raider', 'bow')).toBe(2)
  })

  test('B-ATK-33 structural damage adds 2 to the roll of Weapons Control', () => {
    const damaged = { ships: bow, basestarDamage: { bow: ['structural-damage'] } } as const
    expect(damageOn(weaponsControl({ ...damaged, dice: [2] }), 'bow')).toEqual(['structural-damage'])
    expect(damageOn(weaponsControl({ ...damaged, dice: [3] }), 'bow')).not.toEqual(['structural-damage'])
  })

  test('B-ATK-33 structural damage adds 2 to the roll of a viper', () => {
    const attack = (die: number): TestGame =>
      turn({
        players: ['lee-adama', 'tom-zarek', 'william-adama'],
        piloting: { 'lee-adama': 'bow' },
        ships: bow,
        basestarDamage: { bow: ['structural-damage'] },
        dice: [die],
      })
        .answer('lee-adama', 'viper')
        .answer('lee-adama', 'attack')
    expect(damageOn(attack(5), 'bow')).toEqual(['structural-damage'])
    expect(damageOn(attack(6), 'bow')).not.toEqual(['structural-damage'])
  })

  test('B-ATK-33 structural damage adds 2 to the roll of a nuke, but only against that basestar', () => {
    const position = {
      ships: { bow: { basestar: 1, raider: 2 }, stern: { basestar: 1 } },
      basestarDamage: { bow: ['structural-damage'] },
      damageTokens: { basestar: ['disabled-hangar', 'disabled-weapons'] },
    } as const
    expect(count(nuke({ ...position, dice: [1] }, 'bow'), 'basestar', 'bow')).toBe(0)
    expect(count(nuke({ ...position, dice: [4] }, 'bow'), 'raider', 'bow')).toBe(2)
    expect(count(nuke({ ...position, dice: [5] }, 'bow'), 'raider', 'bow')).toBe(0)
    expect(count(nuke({ ...position, dice: [1] }, 'stern'), 'basestar', 'stern')).toBe(1)
  })

  test('B-ATK-34 a basestar with 2 damage stays, with 3 it is destroyed', () => {
    const two = { ships: bow, basestarDamage: { bow: ['disabled-weapons'] }, dice: [5] } as const
    expect(
      count(weaponsControl({ ...two, damageTokens: { basestar: ['disabled-hangar'] } }), 'basestar'),
    ).toBe(1)
    expect(count(weaponsControl({ ...two, damageTokens: { basestar: ['critical-hit'] } }), 'basestar')).toBe(
      0,
    )
  })

  test.each([[['critical-hit']], [['disabled-hangar', 'disabled-weapons']]])(
    'B-ATK-35 a basestar with %j is destroyed by the next damage without a draw',
    (tokens) => {
      const game = weaponsControl({ ships: bow, basestarDamage: { bow: tokens }, dice: [5] })
      expect(count(game, 'basestar')).toBe(0)
      expect(game.happened('event.basestar-damaged')).toBe(false)
    },
  )

  test('B-ATK-36 the tokens of a destroyed basestar are in the pool again', () => {
    const tokens = ['structural-damage', 'disabled-weapons']
    const game = weaponsControl({ ships: bow, basestarDamage: { bow: tokens }, dice: [8] })
    expect(game.state.basestarTokens.length).toBe(4)
    expect(game.state.basestarTokens).toEqual(expect.arrayContaining(tokens))
    const last = weaponsControl({
      ships: bow,
      basestarDamage: { bow: ['disabled-weapons'] },
      damageTokens: { basestar: ['critical-hit'] },
      dice: [5],
    })
    expect([...last.state.basestarTokens].sort()).toEqual(['critical-hit', 'disabled-weapons'])
  })

  test('B-ATK-37 a nuke that destroys a basestar draws no token', () => {
    const game = nuke({ ships: bow, dice: [3] })
    expect(count(game, 'basestar')).toBe(0)
    expect(game.happened('event.basestar-damaged')).toBe(false)
    expect(game.state.basestarTokens.length).toBe(4)
  })

  test('B-ATK-38 damaged twice draws two tokens', () => {
    const tokens = ['disabled-hangar', 'disabled-weapons']
    const game = nuke({ ships: bow, damageTokens: { basestar: tokens }, dice: [2] })
    expect([...(damageOn(game, 'bow') ?? [])].sort()).toEqual(tokens)
    expect(times(game, 'event.basestar-damaged')).toBe(2)
  })

  test('B-ATK-38 if the first token destroys the basestar no second one is drawn', () => {
    const game = nuke(
      {
        ships: { ...bow, stern: { basestar: 1 } },
        basestarDamage: { bow: ['disabled-hangar'] },
        damageTokens: { basestar: ['critical-hit'] },
        dice: [1],
      },
      'bow',
    )
    expect(times(game, 'event.basestar-damaged')).toBe(1)
    expect(times(game, 'event.destroyed')).toBe(1)
    expect([...game.state.basestarTokens].sort()).toEqual(['critical-hit', 'disabled-hangar'])
  })
})
