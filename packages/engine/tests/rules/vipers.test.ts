import { describe, expect, test } from 'vitest'
import type { Area } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// A Crisis card that asks the President and does nothing before that.
const quiet = { crisis: ['water-shortage-c'] } as const
const destinyUsed = { 'kara-thrace': ['secret-destiny'] } as const

const vipers = (game: TestGame) => game.state.ships.filter((s) => s.kind === 'viper')
const viperOf = (game: TestGame, who: string) => game.state.ships.find((s) => s.pilot === game.seat(who))
const unmannedIn = (game: TestGame, area: Area) => vipers(game).filter((s) => s.area === area && s.pilot < 0)
const idOf = (game: TestGame, kind: string, area: Area) =>
  game.state.ships.find((s) => s.kind === kind && s.area === area && s.pilot < 0)?.id ?? 0

/** Every viper is somewhere: in space, in the Reserves, damaged or destroyed. */
const allVipers = (game: TestGame) =>
  vipers(game).length +
  game.view('spectator').reserve.viper +
  game.view('spectator').damagedVipers +
  game.view('spectator').destroyed.viper

/** Tigh uses Command. */
const command = (
  position: Omit<Position, 'players'>,
  others: readonly string[] = ['kara-thrace', 'laura-roslin'],
) => scenario({ players: ['saul-tigh', ...others], decks: quiet, ...position }).answer('saul-tigh', 'command')

describe('activating vipers', () => {
  test('B-VIPER-1 an activation is a launch, a move or an attack, and only one of them', () => {
    const game = command({ ships: { stern: { viper: 1, raider: 1 } }, used: destinyUsed })
    const viper = idOf(game, 'viper', 'stern')
    const raider = idOf(game, 'raider', 'stern')
    expect(game.options('saul-tigh').sort()).toEqual(
      [
        'launch:bow-port',
        'launch:stern-port',
        `attack:${viper}:${raider}`,
        `move:${viper}:stern-port`,
        `move:${viper}:stern-starboard`,
      ].sort(),
    )
    game.answer('saul-tigh', `move:${viper}:stern-port`)
    expect(game.happened('event.rolled')).toBe(false)
    expect(vipers(game).map((s) => s.area)).toEqual(['stern-port'])
    game.answer('saul-tigh', 'launch:bow-port')
    expect(vipers(game).map((s) => s.area)).toEqual(['stern-port', 'bow-port'])
    expect(game.asked).toEqual(['laura-roslin'])
  })

  test('B-VIPER-2 a launched viper comes from the Reserves into one of the two launch areas', () => {
    const game = command({})
    expect(game.options('saul-tigh')).toEqual(['launch:bow-port', 'launch:stern-port'])
    game.answer('saul-tigh', 'launch:stern-port')
    expect(vipers(game).map((s) => s.area)).toEqual(['stern-port'])
    expect(game.view('spectator').reserve.viper).toBe(7)

    const empty = command({ reserve: { viper: 0 }, ships: { bow: { viper: 1 } } })
    expect(empty.options('saul-tigh').filter((o) => o.startsWith('launch'))).toEqual([])
  })

  test.each([
    ['bow', ['bow-port', 'bow-starboard']],
    ['bow-starboard', ['bow', 'stern-starboard']],
    ['stern-starboard', ['bow-starboard', 'stern']],
    ['stern', ['stern-port', 'stern-starboard']],
    ['stern-port', ['bow-port', 'stern']],
    ['bow-port', ['bow', 'stern-port']],
  ] as const)('B-VIPER-3 a viper moves to an adjacent area: from %s', (from, to) => {
    const game = command({ reserve: { viper: 0 }, ships: { [from]: { viper: 1 } } })
    const id = idOf(game, 'viper', from)
    expect(game.options('saul-tigh').sort()).toEqual(to.map((area) => `move:${id}:${area}`).sort())
    game.answer('saul-tigh', `move:${id}:${to[0]}`)
    expect(vipers(game).map((s) => s.area)).toEqual([to[0]])
  })

  test('B-VIPER-4 a viper attacks one Cylon ship in its own area', () => {
    const game = command({
      reserve: { viper: 0 },
      ships: {
        bow: { viper: 1, raider: 2, heavy: 1, basestar: 1, civilian: 1 },
        stern: { raider: 1, heavy: 1 },
      },
      dice: [3],
    })
    const targets = game.request('saul-tigh').options.filter((o) => o.target !== undefined)
    expect(targets.map((o) => o.kind).sort()).toEqual(['basestar', 'heavy', 'raider'])
    expect(targets.every((o) => o.area === 'bow')).toBe(true)
    game.answer('saul-tigh', `attack:${idOf(game, 'viper', 'bow')}:${idOf(game, 'raider', 'bow')}`)
    const left = game.state.ships.filter((s) => s.kind === 'raider').map((s) => s.area)
    expect(left.sort()).toEqual(['bow', 'stern'])
  })

  test('B-VIPER-5 the same viper is activated twice in one turn', () => {
    const game = command({ ships: { bow: { viper: 1 } } })
    const id = idOf(game, 'viper', 'bow')
    game.answer('saul-tigh', `move:${id}:bow-starboard`).answer('saul-tigh', `move:${id}:stern-starboard`)
    expect(vipers(game).map((s) => s.area)).toEqual(['stern-starboard'])
  })

  test("B-VIPER-6 nobody activates another player's viper", () => {
    const position: Position = {
      players: ['saul-tigh', 'kara-thrace', 'laura-roslin'],
      reserve: { viper: 0 },
      piloting: { 'kara-thrace': 'bow' },
      hands: { 'saul-tigh': ['consolidate-power-1'] },
    }
    const alone = scenario(position)
    expect(alone.options('saul-tigh')).not.toContain('location:command')

    const game = scenario({ ...position, ships: { stern: { viper: 1 } } }).answer('saul-tigh', 'command')
    const own = idOf(game, 'viper', 'stern')
    expect(game.request('saul-tigh').options.every((o) => o.ship === own)).toBe(true)
  })

  test('B-VIPER-7 a viper without a pilot is unmanned, one beside it with a pilot is not', () => {
    const game = command({
      reserve: { viper: 0 },
      piloting: { 'kara-thrace': 'bow' },
      ships: { bow: { viper: 2 } },
    })
    const moves = game.request('saul-tigh').options
    expect(moves.map((o) => o.area).sort()).toEqual(['bow-port', 'bow-starboard'])
    game.answer('saul-tigh', moves[0]?.id ?? '')
    expect(unmannedIn(game, 'bow')).toHaveLength(1)
    expect(viperOf(game, 'kara-thrace')?.area).toBe('bow')
  })
})

describe('piloting', () => {
  const hangar = (position: Partial<Position> = {}) =>
    scenario({
      players: ['kara-thrace', 'galen-tyrol', 'laura-roslin'],
      decks: quiet,
      used: destinyUsed,
      ...position,
    })

  test('B-VIPER-8 a pilot on the Hangar Deck launches himself and leaves the board', () => {
    const game = hangar().answer('kara-thrace', 'hangar-deck')
    expect(game.options('kara-thrace')).toEqual(['area:bow-port', 'area:stern-port'])
    game.answer('kara-thrace', 'stern-port')
    expect(viperOf(game, 'kara-thrace')?.area).toBe('stern-port')
    expect(game.player('kara-thrace').at).toBe('piloting')
    expect(game.view('spectator').reserve.viper).toBe(7)
  })

  test('B-VIPER-9 a character without Piloting cannot use the Hangar Deck', () => {
    const chief = hangar({ current: 'galen-tyrol', hands: { 'galen-tyrol': ['consolidate-power-1'] } })
    expect(chief.options('galen-tyrol')).toEqual(['play:consolidate-power-1'])
    expect(hangar().options('kara-thrace')).toContain('location:hangar-deck')
  })

  test('B-VIPER-10 with empty Reserves an unmanned viper is called back from any area', () => {
    const game = hangar({ reserve: { viper: 0 }, ships: { stern: { viper: 1 }, bow: { viper: 1 } } })
    game.answer('kara-thrace', 'hangar-deck')
    game.answer('kara-thrace', `ship:${idOf(game, 'viper', 'stern')}`).answer('kara-thrace', 'bow-port')
    expect(viperOf(game, 'kara-thrace')?.area).toBe('bow-port')
    expect(unmannedIn(game, 'stern')).toEqual([])
    expect(unmannedIn(game, 'bow')).toHaveLength(1)
    expect(game.view('spectator').reserve.viper).toBe(0)
    expect(allVipers(game)).toBe(8)

    const inReserve = hangar({ reserve: { viper: 1 }, ships: { stern: { viper: 1 } } })
    inReserve.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'bow-port')
    expect(unmannedIn(inReserve, 'stern')).toHaveLength(1)

    const manned = hangar({
      players: ['kara-thrace', 'sharon-valerii', 'laura-roslin'],
      reserve: { viper: 0 },
      piloting: { 'sharon-valerii': 'bow' },
      hands: { 'kara-thrace': ['consolidate-power-1'] },
    })
    expect(manned.options('kara-thrace')).not.toContain('location:hangar-deck')
  })

  test('B-VIPER-11 after launching himself he may take one more action', () => {
    const launched = () => {
      const game = hangar({ ships: { 'bow-port': { raider: 1 } }, dice: [3] })
      return game.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'bow-port')
    }
    const game = launched()
    expect(game.request('kara-thrace').prompt.key).toBe('prompt.action')
    game.answer('kara-thrace', 'viper')
    game.answer('kara-thrace', game.options('kara-thrace').find((o) => o.startsWith('attack')) ?? '')
    expect(game.state.ships.some((s) => s.kind === 'raider')).toBe(false)
    expect(game.asked).toEqual(['laura-roslin'])

    expect(launched().pass('kara-thrace').asked).toEqual(['laura-roslin'])
  })

  test('B-VIPER-12 a pilot moves in the Movement step and again with the action', () => {
    const game = hangar({ step: 'movement', piloting: { 'kara-thrace': 'bow' } })
    game.answer('kara-thrace', 'area:bow-starboard').answer('kara-thrace', 'viper')
    game.answer('kara-thrace', game.options('kara-thrace').find((o) => o.endsWith('stern-starboard')) ?? '')
    expect(viperOf(game, 'kara-thrace')?.area).toBe('stern-starboard')
  })

  test('B-VIPER-13 a pilot is on no location and not on Galactica', () => {
    const position: Position = {
      players: ['kara-thrace', 'galen-tyrol', 'laura-roslin'],
      loyalty: { 'galen-tyrol': ['cylon-brig'] },
      hands: { 'kara-thrace': ['repair-1'] },
      damaged: ['hangar-deck'],
      damagedVipers: 2,
    }
    const inSpace = scenario({ ...position, piloting: { 'kara-thrace': 'bow' } })
    expect(inSpace.options('kara-thrace')).toEqual(['viper'])
    const aboard = scenario(position)
    expect(aboard.options('kara-thrace')).toEqual(['play:repair-1'])

    const targets = (piloting: Position['piloting']) => {
      const game = scenario({ ...position, current: 'galen-tyrol', piloting })
      return game.answer('galen-tyrol', 'cylon-brig').options('galen-tyrol')
    }
    expect(targets({ 'kara-thrace': 'bow' })).not.toContain('seat:0')
    expect(targets(undefined)).toContain('seat:0')
  })

  const underFire = (die: number) =>
    scenario({
      players: ['galen-tyrol', 'kara-thrace', 'laura-roslin'],
      revealed: ['galen-tyrol'],
      at: { 'galen-tyrol': 'cylon-fleet' },
      piloting: { 'kara-thrace': 'bow' },
      ships: { bow: { raider: 1 } },
      centurions: [0],
      dice: [die],
    }).answer('galen-tyrol', 'location:cylon-fleet')

  test('B-VIPER-14 the pilot of a damaged or destroyed viper goes to Sickbay', () => {
    const damaged = underFire(5).answer('galen-tyrol', 'raiders')
    expect(damaged.player('kara-thrace').at).toBe('sickbay')
    expect(damaged.view('spectator')).toMatchObject({
      damagedVipers: 1,
      destroyed: { viper: 0 },
      reserve: { viper: 7 },
    })

    const destroyed = underFire(8).answer('galen-tyrol', 'raiders')
    expect(destroyed.player('kara-thrace').at).toBe('sickbay')
    expect(destroyed.view('spectator')).toMatchObject({
      damagedVipers: 0,
      destroyed: { viper: 1 },
      reserve: { viper: 7 },
    })

    const missed = underFire(4).answer('galen-tyrol', 'raiders')
    expect(missed.player('kara-thrace').at).toBe('piloting')
    expect(vipers(missed)).toHaveLength(1)
  })

  test('B-VIPER-6 B-VIPER-7 B-VIPER-14 B-JUMP-15 the same holds for the pilot on the first seat', () => {
    const first = (position: Partial<Position>) =>
      scenario({
        players: ['lee-adama', 'galen-tyrol', 'saul-tigh'],
        current: 'galen-tyrol',
        at: { 'galen-tyrol': 'command' },
        piloting: { 'lee-adama': 'bow' },
        ...position,
      })
    for (const die of [5, 8]) {
      const hit = first({
        step: 'crisis',
        ships: { bow: { raider: 1 } },
        dice: [die],
        decks: { crisis: ['tactical-strike'] },
      })
      expect(hit.player('lee-adama').at).toBe('sickbay')
    }
    const spared = first({
      step: 'crisis',
      ships: { bow: { raider: 1, viper: 1 } },
      dice: [8],
      decks: { crisis: ['tactical-strike'] },
    })
    expect(spared.player('lee-adama').at).toBe('piloting')
    expect(spared.view('spectator').destroyed.viper).toBe(1) // the other one, and nobody was asked
    const commanded = first({}).answer('galen-tyrol', 'command')
    expect(commanded.options('galen-tyrol')).toEqual(['launch:bow-port', 'launch:stern-port'])
    const green = { current: 'lee-adama', inPlay: [{ card: 'ambush', deck: 'crisis' }] }
    const shot = first({ ...green, ships: { bow: { raider: 1 } }, dice: [3] }).answer('lee-adama', 'viper')
    shot.answer('lee-adama', shot.options('lee-adama').find((o) => o.startsWith('attack:')) ?? '')
    expect(shot.state.ships.some((s) => s.kind === 'raider')).toBe(false) // 2 less only for unmanned vipers
    const jumped = first({ at: { 'galen-tyrol': 'ftl-control' }, jumpTrack: 4, dice: [8] })
    expect(jumped.answer('galen-tyrol', 'ftl-control').player('lee-adama').at).toBe('hangar-deck')
  })

  test('B-VIPER-15 a pilot sent to the Brig or to Sickbay goes there, his viper to the Reserves', () => {
    const arrested = scenario({
      players: ['laura-roslin', 'kara-thrace', 'saul-tigh'],
      quorum: ['arrest-order'],
      piloting: { 'kara-thrace': 'stern' },
    })
    arrested.answer('laura-roslin', 'arrest-order').answer('laura-roslin', 'seat:1')
    expect(arrested.player('kara-thrace').at).toBe('brig')
    expect(vipers(arrested)).toEqual([])
    expect(arrested.view('spectator')).toMatchObject({ damagedVipers: 0, reserve: { viper: 8 } })

    const hurt = scenario({
      players: ['kara-thrace', 'saul-tigh', 'laura-roslin'],
      step: 'crisis',
      decks: { crisis: ['rescue-mission-a'] },
      piloting: { 'kara-thrace': 'stern' },
      used: destinyUsed,
    }).answer('saul-tigh', 'option:0')
    expect(hurt.player('kara-thrace').at).toBe('sickbay')
    expect(hurt.view('spectator')).toMatchObject({ damagedVipers: 0, reserve: { viper: 8 } })
  })

  test('B-VIPER-16 the viper of a pilot who reveals himself goes to the Reserves', () => {
    const game = hangar({ piloting: { 'kara-thrace': 'bow' }, loyalty: { 'kara-thrace': ['cylon-morale'] } })
    game.answer('kara-thrace', 'cylon-morale').answer('kara-thrace', 'no')
    expect(game.player('kara-thrace').at).toBe('resurrection-ship')
    expect(vipers(game)).toEqual([])
    expect(game.view('spectator').reserve.viper).toBe(8)
  })

  test('B-VIPER-17 a character who leaves his viper for a location pilots no more', () => {
    const game = hangar({
      step: 'movement',
      piloting: { 'kara-thrace': 'bow' },
      hands: { 'kara-thrace': ['repair-1'] },
    })
    expect(game.view('galen-tyrol').players[0]?.area).toBe('bow')
    game.answer('kara-thrace', 'location:armory')
    expect(game.player('kara-thrace').at).toBe('armory')
    expect(viperOf(game, 'kara-thrace')).toBeUndefined()
    expect(game.view('galen-tyrol').players[0]?.area).toBe('')
    expect(game.view('spectator').reserve.viper).toBe(8)
  })
})

describe('Alert Viper Pilot', () => {
  const launched = (position: Omit<Position, 'players'>) =>
    command(position, ['lee-adama', 'laura-roslin']).answer('saul-tigh', 'launch:bow-port')
  const offered = (game: TestGame) =>
    game.asked.includes('lee-adama') && game.options('lee-adama').includes('1:alert-viper-pilot')

  test('B-VIPER-18 Apollo takes over a viper somebody launches and takes one action', () => {
    const game = launched({ ships: { 'bow-port': { raider: 1 } }, dice: [3] }).answer(
      'lee-adama',
      'alert-viper-pilot',
    )
    expect(viperOf(game, 'lee-adama')?.area).toBe('bow-port')
    expect(game.player('lee-adama').at).toBe('piloting')
    expect(game.request('lee-adama').prompt.key).toBe('prompt.action')
    game.answer('lee-adama', 'viper')
    game.answer('lee-adama', game.options('lee-adama').find((o) => o.startsWith('attack')) ?? '')
    expect(game.state.ships.some((s) => s.kind === 'raider')).toBe(false)
    expect(game.asked).toEqual(['saul-tigh'])
  })

  test.each([
    ['hangar-deck', true],
    ['sickbay', true],
    ['brig', false],
    ['press-room', false],
  ] as const)('B-VIPER-18 Apollo uses it on Galactica but not in the Brig: at %s', (at, can) => {
    expect(offered(launched({ at: { 'lee-adama': at } }))).toBe(can)
  })

  test('B-VIPER-18 neither a pilot in space nor a viper with another pilot', () => {
    expect(offered(launched({ piloting: { 'lee-adama': 'stern' } }))).toBe(false)

    const starbuck = scenario({
      players: ['kara-thrace', 'lee-adama', 'laura-roslin'],
      decks: quiet,
      used: destinyUsed,
    })
    starbuck.answer('kara-thrace', 'hangar-deck').answer('kara-thrace', 'bow-port').pass('kara-thrace')
    expect(starbuck.asked).toEqual(['laura-roslin'])
  })

  test('B-VIPER-18 once he has taken the viper there is nothing more to take, even if he is back aboard', () => {
    const game = command(
      {
        at: { 'sharon-valerii': 'ftl-control' },
        hands: { 'lee-adama': ['executive-order-1'] },
        jumpTrack: 4,
        dice: [8],
      },
      ['lee-adama', 'sharon-valerii', 'laura-roslin'],
    ).answer('saul-tigh', 'launch:bow-port')
    game.answer('lee-adama', 'alert-viper-pilot').answer('lee-adama', 'executive-order-1')
    game
      .answer('lee-adama', 'seat:2')
      .answer('sharon-valerii', 'actions')
      .answer('sharon-valerii', 'ftl-control')
    game.until(() => game.player('lee-adama').at === 'hangar-deck')
    const commandGoesOn = () =>
      game.asked.includes('saul-tigh') && game.request('saul-tigh').prompt.key === 'prompt.viper'
    game.until(() => offered(game) || commandGoesOn())
    expect(offered(game)).toBe(false)
    expect(commandGoesOn()).toBe(true)
  })

  test('B-VIPER-19 Command can no longer activate the viper Apollo took over', () => {
    const declined = launched({ reserve: { viper: 1 } }).pass('lee-adama')
    expect(declined.options('saul-tigh')).toHaveLength(2)

    const game = launched({ reserve: { viper: 1 }, ships: { stern: { viper: 1 } } })
    game.answer('lee-adama', 'alert-viper-pilot').pass('lee-adama')
    const other = idOf(game, 'viper', 'stern')
    expect(game.request('saul-tigh').options.map((o) => o.ship)).toEqual([other, other])
  })

  test('B-VIPER-20 in a Cylon attack it comes after the set up and before the special rule', () => {
    const game = scenario({
      players: ['saul-tigh', 'lee-adama', 'laura-roslin'],
      step: 'crisis',
      decks: { crisis: ['tactical-strike'] },
    })
    const count = (kind: string) => game.state.ships.filter((s) => s.kind === kind).length
    expect(game.asked).toEqual(['lee-adama'])
    expect([count('basestar'), count('raider'), count('heavy'), count('viper'), count('civilian')]).toEqual([
      1, 5, 1, 2, 3,
    ])
    expect(game.view('spectator')).toMatchObject({ reserve: { viper: 6 }, damagedVipers: 0 })
    game.pass('lee-adama')
    expect(game.view('spectator')).toMatchObject({ reserve: { viper: 4 }, damagedVipers: 2 })
  })
})
