import { describe, expect, test } from 'vitest'
import type { Area, ShipIcon, ShipKind } from '../../src/core/names.ts'
import { newGame } from '../../src/index.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

const players = ['galen-tyrol', 'tom-zarek', 'william-adama']
const withLee = ['lee-adama', 'tom-zarek', 'william-adama']

const symbols: Readonly<Record<ShipIcon, readonly [card: string, chooser: string]>> = {
  raiders: ['rescue-caprica-survivors', 'tom-zarek'],
  launch: ['riots-b', 'william-adama'],
  heavy: ['build-cylon-detector', 'william-adama'],
  basestars: ['declare-martial-law', 'william-adama'],
}

/** A Crisis card with this symbol is drawn; all it costs besides is morale, a title, food or a nuke. */
function symbol(icon: ShipIcon, position: Partial<Position>): TestGame {
  const [card, chooser] = symbols[icon]
  const game = scenario({ players, step: 'crisis', decks: { crisis: [card] }, ...position })
  return game.answer(chooser, icon === 'raiders' ? 'option:1' : 'option:0')
}

/** An action of the first player; the Crisis card after it stops the game with a question to the President. */
function action(what: string, position: Partial<Position>): TestGame {
  const game = scenario({ players, decks: { crisis: ['water-shortage-a'] }, ...position })
  return game.answer(position.current ?? position.players?.[0] ?? 'galen-tyrol', what)
}

const weaponsControl = (position: Partial<Position>): TestGame =>
  action('weapons-control', { at: { 'galen-tyrol': 'weapons-control' }, ...position })

const viperAttacks = (position: Partial<Position>): TestGame =>
  action('viper', { players: withLee, piloting: { 'lee-adama': 'bow' }, ...position }).answer(
    'lee-adama',
    'attack',
  )

const nuke = (position: Partial<Position>): TestGame =>
  action('launch-nuke', { current: 'william-adama', ...position })

const count = (game: TestGame, kind: ShipKind, area?: Area): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

const damageOn = (game: TestGame, area: Area): readonly string[] | undefined =>
  game.state.ships.find((s) => s.kind === 'basestar' && s.area === area)?.damage

describe('the attack table', () => {
  const results = [1, 2, 3, 4, 5, 6, 7, 8]
  const bow = (kind: ShipKind): Position['ships'] => ({ bow: { [kind]: 1 } })
  const table = (hits: readonly number[]) => results.map((die) => ({ die, hit: hits.includes(die) }))
  const harmless = { basestar: ['disabled-hangar', 'disabled-weapons'] }

  test.each(table([3, 4, 5, 6, 7, 8]))(
    'B-ATK-1 a viper attacks a raider with $die: destroyed $hit',
    ({ die, hit }) => {
      expect(count(viperAttacks({ ships: bow('raider'), dice: [die] }), 'raider')).toBe(hit ? 0 : 1)
    },
  )

  test.each(table([3, 4, 5, 6, 7, 8]))(
    'B-ATK-1 Galactica attacks a raider with $die: destroyed $hit',
    ({ die, hit }) => {
      expect(count(weaponsControl({ ships: bow('raider'), dice: [die] }), 'raider')).toBe(hit ? 0 : 1)
    },
  )

  test.each(table([7, 8]))(
    'B-ATK-2 a viper attacks a heavy raider with $die: destroyed $hit',
    ({ die, hit }) => {
      expect(count(viperAttacks({ ships: bow('heavy'), dice: [die] }), 'heavy')).toBe(hit ? 0 : 1)
    },
  )

  test.each(table([7, 8]))(
    'B-ATK-2 Galactica attacks a heavy raider with $die: destroyed $hit',
    ({ die, hit }) => {
      expect(count(weaponsControl({ ships: bow('heavy'), dice: [die] }), 'heavy')).toBe(hit ? 0 : 1)
    },
  )

  test.each(table([7, 8]))(
    'a centurion is attacked in the Armory with $die: destroyed $hit',
    ({ die, hit }) => {
      const game = action('armory', { at: { 'galen-tyrol': 'armory' }, centurions: [2], dice: [die] })
      expect(game.state.centurions).toEqual(hit ? [] : [2])
    },
  )

  test.each([
    { die: 1, fate: 'unharmed', space: 1, box: 0, gone: 0 },
    { die: 2, fate: 'unharmed', space: 1, box: 0, gone: 0 },
    { die: 3, fate: 'unharmed', space: 1, box: 0, gone: 0 },
    { die: 4, fate: 'unharmed', space: 1, box: 0, gone: 0 },
    { die: 5, fate: 'damaged', space: 0, box: 1, gone: 0 },
    { die: 6, fate: 'damaged', space: 0, box: 1, gone: 0 },
    { die: 7, fate: 'damaged', space: 0, box: 1, gone: 0 },
    { die: 8, fate: 'destroyed', space: 0, box: 0, gone: 1 },
  ])('B-ATK-3 a raider attacks a viper with $die: $fate', ({ die, space, box, gone }) => {
    const game = symbol('raiders', { ships: { bow: { raider: 1, viper: 1 } }, dice: [die] })
    expect([
      count(game, 'viper'),
      game.view('spectator').damagedVipers,
      game.view('spectator').destroyed.viper,
    ]).toEqual([space, box, gone])
  })

  test.each(table([8]))('B-ATK-5 a raider attacks Galactica with $die: damaged $hit', ({ die, hit }) => {
    const game = symbol('raiders', { ships: bow('raider'), dice: [die] })
    expect(game.state.boards.galactica?.pool.length).toBe(hit ? 7 : 8)
  })

  test.each(table([4, 5, 6, 7, 8]))(
    'B-ATK-6 a basestar attacks Galactica with $die: damaged $hit',
    ({ die, hit }) => {
      const game = symbol('basestars', { ships: bow('basestar'), dice: [die] })
      expect(game.state.boards.galactica?.pool.length).toBe(hit ? 7 : 8)
    },
  )

  test.each(table([8]))('B-ATK-7 a viper attacks a basestar with $die: damaged $hit', ({ die, hit }) => {
    expect(damageOn(viperAttacks({ ships: bow('basestar'), dice: [die] }), 'bow')?.length).toBe(hit ? 1 : 0)
  })

  test.each(table([5, 6, 7, 8]))(
    'B-ATK-8 Galactica attacks a basestar with $die: damaged $hit',
    ({ die, hit }) => {
      expect(damageOn(weaponsControl({ ships: bow('basestar'), dice: [die] }), 'bow')?.length).toBe(
        hit ? 1 : 0,
      )
    },
  )

  const nukeAt = (die: number, raiders: number): TestGame =>
    nuke({
      ships: { bow: { basestar: 1, raider: raiders, heavy: 1 }, stern: { raider: 4 } },
      damageTokens: harmless,
      dice: [die],
    })

  test.each([1, 2])('B-ATK-9 a nuke with %i damages its basestar twice', (die) => {
    const game = nukeAt(die, 4)
    expect(damageOn(game, 'bow')?.length).toBe(2)
    expect(count(game, 'raider', 'bow')).toBe(4)
  })

  test.each([3, 4, 5, 6])('B-ATK-10 a nuke with %i destroys its basestar and nothing else', (die) => {
    const game = nukeAt(die, 4)
    expect(count(game, 'basestar')).toBe(0)
    expect(count(game, 'raider', 'bow')).toBe(4)
  })

  test.each([7, 8])('B-ATK-11 a nuke with %i destroys its basestar and 3 raiders in the area', (die) => {
    const game = nukeAt(die, 4)
    expect(count(game, 'basestar')).toBe(0)
    expect(count(game, 'raider', 'bow')).toBe(1)
    expect(count(game, 'raider', 'stern')).toBe(4)
    expect(count(game, 'heavy', 'bow')).toBe(1)
  })

  test.each([0, 1, 2, 3])('B-ATK-11 with only %i raiders in the area a nuke destroys them all', (raiders) => {
    const game = nukeAt(8, raiders)
    expect(count(game, 'basestar')).toBe(0)
    expect(count(game, 'raider', 'bow')).toBe(0)
    expect(count(game, 'raider', 'stern')).toBe(4)
  })

  test.each([
    { who: 'a viper on a raider', misses: 2, play: viperAttacks, ships: bow('raider') },
    { who: 'a viper on a heavy raider', misses: 6, play: viperAttacks, ships: bow('heavy') },
    { who: 'a viper on a basestar', misses: 7, play: viperAttacks, ships: bow('basestar') },
    { who: 'Galactica on a raider', misses: 2, play: weaponsControl, ships: bow('raider') },
    { who: 'Galactica on a heavy raider', misses: 6, play: weaponsControl, ships: bow('heavy') },
    { who: 'Galactica on a basestar', misses: 4, play: weaponsControl, ships: bow('basestar') },
  ])('B-ATK-12 up to $misses the attack of $who has no effect', ({ misses, play, ships }) => {
    for (const die of results.slice(0, misses)) {
      const game = play({ ships, dice: [die] })
      expect(game.happened('event.rolled')).toBe(true)
      expect(game.state.ships.filter((s) => s.kind !== 'viper').length).toBe(1)
      expect(damageOn(game, 'bow') ?? []).toEqual([])
      expect(game.state.boards.galactica?.pool.length).toBe(8)
    }
  })
})

describe('civilian ships', () => {
  const faces = [
    { face: 'empty', copies: 2, population: 0, fuel: 0, morale: 0 },
    { face: 'population-1', copies: 6, population: 1, fuel: 0, morale: 0 },
    { face: 'population-2', copies: 2, population: 2, fuel: 0, morale: 0 },
    { face: 'population-fuel', copies: 1, population: 1, fuel: 1, morale: 0 },
    { face: 'population-morale', copies: 1, population: 1, fuel: 0, morale: 1 },
  ]

  test.each(faces)('there are $copies of $face, and each costs the fleet what it shows', (row) => {
    const { face, copies, population, fuel, morale } = row
    expect(scenario({ players }).state.civilians.filter((f) => f === face).length).toBe(copies)
    const game = symbol('raiders', { ships: { bow: { raider: 1, civilian: 1 } }, civilians: [face] })
    expect(game.state.lostCivilians).toEqual([face])
    expect(game.state.resources).toEqual({
      fuel: 8 - fuel,
      food: 8,
      morale: 10 - morale - 1, // 1 by the Crisis card
      population: 12 - population,
    })
  })

  test('there are 12 of them', () => {
    expect(scenario({ players }).state.civilians.length).toBe(12)
  })
})

describe('Galactica damage tokens', () => {
  const hitBy = (token: string, position: Partial<Position> = {}): TestGame =>
    symbol('raiders', {
      ships: { bow: { raider: 1 } },
      damageTokens: { galactica: [token] },
      dice: [8],
      ...position,
    })

  test.each(['admirals-quarters', 'armory', 'command', 'ftl-control', 'hangar-deck', 'weapons-control'])(
    'there is one token for %s, which damages it',
    (location) => {
      expect(
        scenario({ players }).state.boards.galactica?.pool.filter((t) => t === `damage-${location}`).length,
      ).toBe(1)
      const game = hitBy(`damage-${location}`, { at: { 'tom-zarek': location, 'william-adama': 'brig' } })
      expect(game.state.boards.galactica?.damaged).toEqual([location])
      expect(game.state.removed).not.toContain(`damage-${location}`)
      expect(game.player('tom-zarek').at).toBe('sickbay')
      expect(game.state.resources).toEqual({ fuel: 8, food: 8, morale: 9, population: 12 })
    },
  )

  test.each([
    { token: 'lose-food', fuel: 8, food: 7 },
    { token: 'lose-fuel', fuel: 7, food: 8 },
  ])('there is one token $token, which costs 1 and leaves the game', ({ token, fuel, food }) => {
    expect(scenario({ players }).state.boards.galactica?.pool.filter((t) => t === token).length).toBe(1)
    const game = hitBy(token)
    expect(game.state.resources).toEqual({ fuel, food, morale: 9, population: 12 })
    expect(game.state.boards.galactica?.damaged).toEqual([])
    expect(game.state.removed).toContain(token)
  })

  test('the sixth damaged location is the end of the humans, the fifth is not', () => {
    const damaged = ['admirals-quarters', 'armory', 'ftl-control', 'hangar-deck']
    expect(hitBy('damage-command', { damaged }).outcome).toBe(null)
    const all = [...damaged, 'weapons-control']
    expect(hitBy('damage-command', { damaged: all }).outcome).toMatchObject({
      winner: 'cylons',
      reason: 'damage',
    })
  })
})

describe('basestar damage tokens', () => {
  test.each([
    { token: 'critical-hit', hits: 2, launches: 2, attacks: 1, bonus: 0 },
    { token: 'disabled-hangar', hits: 1, launches: 0, attacks: 1, bonus: 0 },
    { token: 'disabled-weapons', hits: 1, launches: 2, attacks: 0, bonus: 0 },
    { token: 'structural-damage', hits: 1, launches: 2, attacks: 1, bonus: 2 },
  ])(
    '$token: there is one, it counts $hits and does what it says',
    ({ token, hits, launches, attacks, bonus }) => {
      const damaged = { ships: { bow: { basestar: 1 } }, basestarDamage: { bow: [token] } } as const
      expect(scenario({ players }).state.basestarTokens.filter((t) => t === token).length).toBe(1)
      expect(count(symbol('raiders', damaged), 'raider', 'bow')).toBe(launches)
      expect(count(symbol('heavy', damaged), 'heavy', 'bow')).toBe(launches / 2)
      const shooting = symbol('basestars', { ...damaged, dice: [1] })
      expect(shooting.events.filter((e) => e.key === 'event.rolled').length).toBe(attacks)
      // One more damage of 1 destroys it only if it had 2.
      const other = token === 'disabled-weapons' ? 'disabled-hangar' : 'disabled-weapons'
      const again = weaponsControl({ ...damaged, damageTokens: { basestar: [other] }, dice: [5] })
      expect(count(again, 'basestar')).toBe(hits === 2 ? 0 : 1)
      const rolled = weaponsControl({ ...damaged, dice: [1] }).events.find((e) => e.key === 'event.rolled')
      expect(rolled?.params?.result).toBe(1 + bonus)
    },
  )

  test('there are 4 of them', () => {
    expect(scenario({ players }).state.basestarTokens.length).toBe(4)
  })
})

describe('tracks', () => {
  const ftl = (jumpTrack: number, die: number): TestGame =>
    scenario({
      players,
      at: { 'galen-tyrol': 'ftl-control' },
      decks: { crisis: ['water-shortage-a'], destination: ['barren-planet', 'desolate-moon'] },
      jumpTrack,
      dice: [die],
    })

  test.each([0, 1, 2])('Jump Preparation space %i is red: FTL Control cannot be used', (space) => {
    const game = ftl(space, 8)
    expect(game.request('galen-tyrol')).toMatchObject({ prompt: { key: 'prompt.action' }, options: [] })
    game.pass('galen-tyrol')
    expect(game.asked).not.toContain('galen-tyrol')
    expect(game.state.travelled).toEqual([])
  })

  test.each([
    { space: 3, loss: 3 },
    { space: 4, loss: 1 },
  ])('Jump Preparation space $space is blue: FTL Control risks $loss population', ({ space, loss }) => {
    const jump = (die: number): TestGame =>
      ftl(space, die).answer('galen-tyrol', 'ftl-control').answer('william-adama', 'barren-planet')
    expect(jump(6).state.resources.population).toBe(12 - loss)
    expect(jump(7).state.resources.population).toBe(12)
    expect(jump(7).state.jumpTrack).toBe(0)
    expect(jump(7).state.travelled).toEqual(['barren-planet'])
  })

  test.each([
    { from: 0, to: 1, jumps: false },
    { from: 3, to: 4, jumps: false },
    { from: 4, to: 0, jumps: true },
  ])('a jump icon moves the marker from $from; on the sixth space the fleet jumps without loss', (row) => {
    const game = symbol('raiders', {
      jumpTrack: row.from,
      decks: { crisis: ['rescue-caprica-survivors'], destination: ['barren-planet', 'desolate-moon'] },
    })
    expect(game.happened('event.jump')).toBe(row.jumps)
    if (row.jumps) game.answer('william-adama', 'barren-planet')
    expect(game.state.jumpTrack).toBe(row.to)
    expect(game.state.resources.population).toBe(12)
  })

  test.each([
    { space: 0, lost: false },
    { space: 1, lost: false },
    { space: 2, lost: false },
    { space: 3, lost: true },
  ])(
    'a centurion on Boarding Party space $space moves on; the humans have lost: $lost',
    ({ space, lost }) => {
      const game = symbol('heavy', { centurions: [space] })
      expect(game.state.centurions).toEqual([space + 1])
      expect(game.outcome !== null).toBe(lost)
    },
  )
})

describe('space', () => {
  test.each([
    { area: 'bow', next: ['bow-port', 'bow-starboard'] },
    { area: 'bow-starboard', next: ['bow', 'stern-starboard'] },
    { area: 'stern-starboard', next: ['bow-starboard', 'stern'] },
    { area: 'stern', next: ['stern-port', 'stern-starboard'] },
    { area: 'stern-port', next: ['bow-port', 'stern'] },
    { area: 'bow-port', next: ['bow', 'stern-port'] },
  ] as const)('$area touches only $next', ({ area, next }) => {
    const game = action('viper', { players: withLee, piloting: { 'lee-adama': area } })
    expect(
      game
        .request('lee-adama')
        .options.map((o) => o.area)
        .sort(),
    ).toEqual(next)
  })

  test('vipers are launched into bow-port and stern-port', () => {
    const game = action('command', { at: { 'galen-tyrol': 'command' } })
    expect(game.options('galen-tyrol')).toEqual(['launch:bow-port', 'launch:stern-port'])
  })
})

describe('at the start', () => {
  const started = (characters: readonly string[]): TestGame =>
    testGame(newGame({ players: characters.length, characters }, 'start')).until(
      (g) => g.state.turn.number === 1,
    )

  test('the ships are where the board shows them', () => {
    const game = started(players)
    const seen: Record<string, number> = {}
    for (const s of game.state.ships) seen[`${s.area} ${s.kind}`] = (seen[`${s.area} ${s.kind}`] ?? 0) + 1
    expect(seen).toEqual({
      'bow basestar': 1,
      'bow raider': 3,
      'bow-port viper': 1,
      'stern-port viper': 1,
      'stern civilian': 2,
    })
    expect(game.view('spectator').reserve).toEqual({ viper: 6, raptor: 4 })
    expect(game.view('spectator').damagedVipers).toBe(0)
    expect(game.state.centurions).toEqual([])
    expect(game.view('spectator').nukes).toBe(2)
    expect(game.state.jumpTrack).toBe(0)
  })

  test('Apollo starts in one more viper', () => {
    const game = started(withLee)
    expect(count(game, 'viper')).toBe(3)
    expect(game.view('spectator').reserve.viper).toBe(5)
    expect(game.player('lee-adama').at).toBe('piloting')
  })

  test('the civilian ships are drawn at random and lie hidden', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const game = testGame(newGame({ players: 3, characters: players }, `seed ${i}`))
      game.until((g) => g.state.turn.number === 1)
      for (const s of game.state.ships) if (s.kind === 'civilian') drawn.add(s.face)
      expect(game.view('galen-tyrol').ships.some((s) => s.face !== undefined)).toBe(false)
    }
    expect(drawn.size).toBe(5)
  })

  test('the resources are as the dials show', () => {
    expect(started(players).state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 })
  })
})

describe('in the box', () => {
  test.each([
    { kind: 'raider', n: 16 },
    { kind: 'heavy', n: 4 },
  ] as const)('there are $n ships of the kind $kind', ({ kind, n }) => {
    const cylon = { revealed: ['galen-tyrol'], at: { 'galen-tyrol': 'cylon-fleet' } }
    const game = action('cylon-fleet', {
      ...cylon,
      ships: { bow: { basestar: 1 }, stern: { [kind]: n - 1 } },
    })
    game.answer('galen-tyrol', 'launch')
    expect(count(game, kind)).toBe(n)
  })

  test('there are 2 basestars', () => {
    const setUp = { step: 'crisis', decks: { crisis: ['heavy-assault'] }, dice: [1, 1] } as const
    const both = scenario({ players, ...setUp }).until((g) => g.state.turn.seat === 1)
    expect(count(both, 'basestar')).toBe(2)
    const one = scenario({ players, ...setUp, ships: { stern: { basestar: 1 } } })
    expect(one.request('galen-tyrol').prompt.key).toBe('prompt.place')
    one.answer('galen-tyrol', 'basestar:bow').until((g) => g.state.turn.seat === 1)
    expect(count(one, 'basestar')).toBe(2)
  })

  test('there are 4 centurions', () => {
    expect(symbol('heavy', { ships: { 'bow-port': { heavy: 4 } } }).state.centurions.length).toBe(4)
    const full = symbol('heavy', { ships: { 'bow-port': { heavy: 2 } }, centurions: [0, 0, 0] })
    expect(full.state.centurions.length).toBe(4)
  })
})
