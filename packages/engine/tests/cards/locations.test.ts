import { describe, expect, test } from 'vitest'
import { checkedConfig } from '../../src/config.ts'
import { contentOf } from '../../src/content/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// A Crisis card that asks the President and does nothing before that.
const quiet = { crisis: ['water-shortage-c'] } as const
const { locations, damageTokens } = contentOf(checkedConfig({ players: 4 }))

const printedOn = [
  ['ftl-control', 'FTL Control', 'galactica', false, true],
  ['weapons-control', 'Weapons Control', 'galactica', false, true],
  ['command', 'Command', 'galactica', false, true],
  ['communications', 'Communications', 'galactica', false, false],
  ['admirals-quarters', "Admiral's Quarters", 'galactica', false, true],
  ['research-lab', 'Research Lab', 'galactica', false, false],
  ['hangar-deck', 'Hangar Deck', 'galactica', false, true],
  ['armory', 'Armory', 'galactica', false, true],
  ['sickbay', 'Sickbay', 'galactica', true, false],
  ['brig', 'Brig', 'galactica', true, false],
  ['press-room', 'Press Room', 'colonial-one', false, false],
  ['presidents-office', "President's Office", 'colonial-one', false, false],
  ['administration', 'Administration', 'colonial-one', false, false],
  ['caprica', 'Caprica', 'cylon', false, false],
  ['cylon-fleet', 'Cylon Fleet', 'cylon', false, false],
  ['human-fleet', 'Human Fleet', 'cylon', false, false],
  ['resurrection-ship', 'Resurrection Ship', 'cylon', false, false],
] as const

/** Boomer at a location, with something to do there and a card to play besides. */
const boomerAt = (location: string, position: Partial<Position> = {}): TestGame =>
  scenario({
    players: ['sharon-valerii', 'galen-tyrol', 'laura-roslin'],
    at: { 'sharon-valerii': location },
    hands: { 'sharon-valerii': ['consolidate-power-1'] },
    ships: { bow: { raider: 1, viper: 1, civilian: 1 } },
    centurions: [0],
    jumpTrack: 3,
    used: { 'galen-tyrol': ['blind-devotion'] },
    decks: quiet,
    ...position,
  })

/** Chief Tyrol, a revealed Cylon, at a Cylon location. */
const cylonAt = (location: string, position: Partial<Position> = {}): TestGame =>
  scenario({
    players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
    revealed: ['galen-tyrol'],
    at: { 'galen-tyrol': location },
    decks: quiet,
    ...position,
  })

const canActivate = (game: TestGame, who: string, location: string) =>
  game.asked.includes(who) && game.options(who).includes(`location:${location}`)

const contribute = (game: TestGame) => {
  for (let who = game.asked[0]; who && game.request(who).window === 'check-contribute'; who = game.asked[0])
    game.answer(who)
  return game
}

describe('what is printed on the board', () => {
  test('there are 17 locations', () => {
    expect([...locations.keys()].sort()).toEqual(printedOn.map(([id]) => id).sort())
  })

  test.each(printedOn)(
    '%s: %s on %s, hazardous %s, damageable %s',
    (id, title, ship, hazardous, damageable) => {
      expect(locations.get(id)).toMatchObject({ title, ship, hazardous, damageable })
    },
  )

  test('B-ATK-23 the damageable locations are those with a damage token', () => {
    const tokens = [...damageTokens.values()].flatMap((t) => t.location ?? [])
    expect(tokens.sort()).toEqual(
      printedOn
        .filter((l) => l[4])
        .map(([id]) => id)
        .sort(),
    )
  })

  test.each(printedOn.filter((l) => l[4]).map(([id]) => id))(
    'B-ACT-4 damage closes %s until it is repaired',
    (id) => {
      expect(canActivate(boomerAt(id), 'sharon-valerii', id)).toBe(true)
      expect(canActivate(boomerAt(id, { damaged: [id] }), 'sharon-valerii', id)).toBe(false)
    },
  )

  test.each(printedOn.filter((l) => l[3]).map(([id]) => id))('B-MOVE-9 nobody enters %s by choice', (id) => {
    expect(boomerAt('armory', { step: 'movement' }).options('sharon-valerii')).not.toContain(`location:${id}`)
  })
})

describe('FTL Control', () => {
  test.each([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ] as const)('B-JUMP-8 only from a blue space: space %i', (jumpTrack, blue) => {
    expect(canActivate(boomerAt('ftl-control', { jumpTrack }), 'sharon-valerii', 'ftl-control')).toBe(blue)
  })

  test.each([
    [3, 6, 9],
    [3, 7, 12],
    [4, 6, 11],
    [4, 7, 12],
  ] as const)(
    'B-JUMP-9 B-JUMP-10 from space %i with a %i population is %i, and the fleet jumps',
    (jumpTrack, die, left) => {
      const game = boomerAt('ftl-control', { jumpTrack, dice: [die] }).answer('sharon-valerii', 'ftl-control')
      expect(game.state.resources.population).toBe(left)
      expect(game.happened('event.jump')).toBe(true)
      expect(game.state.ships).toEqual([])
    },
  )
})

describe('Galactica', () => {
  test('B-ACT-20 Weapons Control needs a Cylon ship; centurions aboard and human ships are no target', () => {
    const game = boomerAt('weapons-control', { ships: { bow: { viper: 1, civilian: 1 } }, centurions: [1] })
    expect(canActivate(game, 'sharon-valerii', 'weapons-control')).toBe(false)
    expect(canActivate(boomerAt('weapons-control'), 'sharon-valerii', 'weapons-control')).toBe(true)
  })

  test('B-ACT-20 Command needs a viper', () => {
    const none = boomerAt('command', { ships: {}, reserve: { viper: 0 } })
    expect(canActivate(none, 'sharon-valerii', 'command')).toBe(false)
    const inSpace = boomerAt('command', { reserve: { viper: 0 } })
    expect(canActivate(inSpace, 'sharon-valerii', 'command')).toBe(true)
  })

  test('Communications looks at as many ships as there are', () => {
    const one = boomerAt('communications').answer('sharon-valerii', 'communications')
    expect(one.view('sharon-valerii').ships.filter((s) => s.face !== undefined)).toHaveLength(1)
    one.answer('sharon-valerii', 'bow-port')
    expect(one.state.ships.find((s) => s.kind === 'civilian')?.area).toBe('bow-port')
    expect(canActivate(boomerAt('communications', { ships: {} }), 'sharon-valerii', 'communications')).toBe(
      false,
    )
  })

  test("Admiral's Quarters: 3 less for Starbuck, 3 less by Tigh, 2 more for a President with Accept Prophecy", () => {
    const quarters = (target: string, position: Partial<Position> = {}) => {
      const game = scenario({
        players: ['galen-tyrol', 'saul-tigh', 'kara-thrace', 'laura-roslin'],
        at: { 'galen-tyrol': 'admirals-quarters' },
        hands: { 'laura-roslin': ['repair-1'] },
        used: { 'galen-tyrol': ['blind-devotion'] },
        destiny: ['executive-order-1', 'executive-order-1'],
        decks: quiet,
        ...position,
      }).answer('galen-tyrol', 'admirals-quarters')
      return game.answer('galen-tyrol', target)
    }
    const difficulty = (game: TestGame) => game.view('spectator').check?.difficulty
    expect(difficulty(quarters('seat:3').pass('saul-tigh'))).toBe(7)
    expect(difficulty(quarters('seat:2').pass('saul-tigh'))).toBe(4)
    expect(difficulty(quarters('seat:2').answer('saul-tigh', 'cylon-hatred'))).toBe(1)
    const prophecy = { inPlay: [{ card: 'accept-prophecy', deck: 'quorum' }] } as const
    expect(difficulty(quarters('seat:3', prophecy).pass('saul-tigh'))).toBe(9)
    expect(difficulty(quarters('seat:0', prophecy).pass('saul-tigh'))).toBe(7)
  })

  test("B-TITLE-15 Admiral's Quarters: an Admiral sent to the Brig loses the title at once", () => {
    const game = scenario({
      players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
      at: { 'galen-tyrol': 'admirals-quarters' },
      destiny: ['declare-emergency-5', 'executive-order-2'],
      used: { 'galen-tyrol': ['blind-devotion'] },
      decks: quiet,
    }).answer('galen-tyrol', 'admirals-quarters')
    game.answer('galen-tyrol', 'seat:1').pass('saul-tigh')
    expect(game.player('saul-tigh').at).toBe('brig')
    expect(game.state.titles.admiral).toBe(0)
  })

  test('B-CHAR-7 Research Lab and Press Room give cards outside the skill set', () => {
    const lab = scenario({
      players: ['tom-zarek', 'saul-tigh', 'laura-roslin'],
      at: { 'tom-zarek': 'research-lab' },
      decks: { ...quiet, engineering: ['repair-2'] },
    }).answer('tom-zarek', 'research-lab')
    expect(lab.answer('tom-zarek', 'engineering').player('tom-zarek').hand).toEqual(['repair-2'])

    const press = boomerAt('press-room', {
      decks: { ...quiet, politics: ['consolidate-power-2', 'consolidate-power-2'] },
    })
    press.answer('sharon-valerii', 'press-room')
    expect([...press.player('sharon-valerii').hand].sort()).toEqual([
      'consolidate-power-1',
      'consolidate-power-2',
      'consolidate-power-2',
    ])
  })

  test('B-ACT-20 the Armory needs a centurion', () => {
    expect(canActivate(boomerAt('armory', { centurions: [] }), 'sharon-valerii', 'armory')).toBe(false)
    expect(canActivate(boomerAt('armory'), 'sharon-valerii', 'armory')).toBe(true)
  })

  test('B-SKILL-4 Sickbay: only one card in the Receive Skills step, of a type of his sheet', () => {
    const game = boomerAt('sickbay', { step: 'receiveSkills', hands: {} })
    expect(game.request('sharon-valerii')).toMatchObject({ min: 1, max: 1 })
    expect(game.request('sharon-valerii').options.map((o) => o.type)).toEqual([
      'tactics',
      'piloting',
      'engineering',
    ])
    game.answer('sharon-valerii', 'piloting')
    expect(game.player('sharon-valerii').hand).toHaveLength(1)
  })

  test('B-TURN-14 Brig: no move, no Crisis card, no ships and no jump preparation', () => {
    const game = boomerAt('brig', { step: 'movement', hands: {}, decks: { crisis: ['riots-a'] } })
    expect(game.request('sharon-valerii').prompt.key).toBe('prompt.action')
    game.pass('sharon-valerii').until(() => game.state.turn.seat === 1)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.jumpTrack).toBe(3)
  })

  test('B-CHECK-12 Brig: at most one card to a check, its own included', () => {
    const game = boomerAt('brig', { hands: { 'sharon-valerii': ['launch-scout-1', 'launch-scout-2'] } })
    game.answer('sharon-valerii', 'location:brig')
    expect(game.request('sharon-valerii')).toMatchObject({ window: 'check-contribute', max: 1 })
  })
})

describe('Colonial One', () => {
  test("President's Office: a President need not draw or play further, and draws no card that does not exist", () => {
    const all = [
      'accept-prophecy',
      'arrest-order',
      'arrest-order',
      'assign-arbitrator',
      'assign-mission-specialist',
      'assign-vice-president',
      'authorization-of-brutal-force',
      'authorization-of-brutal-force',
      'encourage-mutiny',
      'food-rationing',
      'food-rationing',
      'inspirational-speech',
      'inspirational-speech',
      'inspirational-speech',
      'inspirational-speech',
      'presidential-pardon',
    ]
    const game = boomerAt('presidents-office', {
      titles: { president: 'sharon-valerii' },
      quorum: all,
    }).answer('sharon-valerii', 'presidents-office')
    expect(game.state.quorum).toHaveLength(17)
    expect(game.options('sharon-valerii')).not.toContain('draw')
    expect(game.options('sharon-valerii')).toContain('quorum:food-rationing')
  })

  test('Administration: 2 more with Accept Prophecy, and only the Vice President can be chosen', () => {
    const vote = (inPlay: Position['inPlay']) =>
      boomerAt('administration', {
        inPlay,
        hands: { 'galen-tyrol': ['repair-1'] },
        destiny: ['declare-emergency-5', 'executive-order-1'],
      }).answer('sharon-valerii', 'administration')
    expect(vote([]).options('sharon-valerii')).toEqual(['seat:0', 'seat:1', 'seat:2'])
    const vice = vote([{ card: 'assign-vice-president', deck: 'quorum', holder: 'galen-tyrol' }])
    expect(vice.view('spectator').check?.difficulty).toBe(5)
    expect(contribute(vice).state.titles.president).toBe(1)
    const prophecy = vote([{ card: 'accept-prophecy', deck: 'quorum' }]).answer('sharon-valerii', 'seat:1')
    expect(prophecy.view('spectator').check?.difficulty).toBe(7)
    expect(prophecy.state.decks.quorum.discard).toEqual(['accept-prophecy'])
  })
})

describe('the Cylon locations', () => {
  test('Caprica: the results do not touch the Cylon who played the card', () => {
    const game = cylonAt('caprica', {
      decks: { crisis: ['rescue-mission-a', 'riots-a'] },
      hands: { 'galen-tyrol': ['repair-1', 'repair-2'] },
    })
    game.answer('galen-tyrol', 'location:caprica').answer('galen-tyrol', 'rescue-mission-a')
    game.answer('saul-tigh', 'option:0')
    expect(game.state.resources.morale).toBe(9)
    expect(game.player('galen-tyrol')).toMatchObject({ at: 'caprica', hand: ['repair-1', 'repair-2'] })
  })

  test('B-CRISIS-23 Caprica: a Super Crisis card goes to its own discard pile', () => {
    const game = cylonAt('caprica', {
      superCrises: { 'galen-tyrol': ['inbound-nukes'] },
      destiny: ['repair-1', 'repair-1'],
    }).answer('galen-tyrol', 'location:caprica')
    contribute(game.answer('galen-tyrol', 'inbound-nukes'))
    expect(game.state.decks['super-crisis'].discard).toEqual(['inbound-nukes'])
    expect(game.state.resources).toMatchObject({ fuel: 7, food: 7, population: 11 })
    expect(game.state.turn.seat).toBe(1)
  })

  test('B-ATK-31 Cylon Fleet: a basestar without a working hangar launches nothing', () => {
    const fleet = (damage: readonly string[]) =>
      cylonAt('cylon-fleet', {
        ships: { bow: { basestar: 1, raider: 1 }, stern: { basestar: 1 } },
        basestarDamage: { bow: damage },
      }).answer('galen-tyrol', 'location:cylon-fleet')
    const game = fleet(['disabled-hangar']).answer('galen-tyrol', 'launch')
    expect(game.state.ships.filter((s) => s.area === 'bow').map((s) => s.kind)).toEqual([
      'basestar',
      'raider',
    ])
    expect(
      game.state.ships
        .filter((s) => s.area === 'stern')
        .map((s) => s.kind)
        .sort(),
    ).toEqual(['basestar', 'heavy', 'raider', 'raider'])
    const none = cylonAt('cylon-fleet', {
      ships: { bow: { basestar: 1, raider: 1 } },
      basestarDamage: { bow: ['disabled-hangar'] },
    }).answer('galen-tyrol', 'location:cylon-fleet')
    expect(none.options('galen-tyrol')).toEqual(['raiders', 'basestars'])
  })

  test('Human Fleet: an empty hand gives nothing, the die is rolled all the same; Cylons have hands too', () => {
    const game = cylonAt('human-fleet', {
      revealed: ['galen-tyrol', 'saul-tigh'],
      hands: { 'saul-tigh': ['repair-1', 'repair-2'] },
      dice: [5],
    })
    const pool = game.state.boards.galactica?.pool.length ?? 0
    game.answer('galen-tyrol', 'location:human-fleet')
    expect(game.options('galen-tyrol')).toEqual(['seat:1', 'seat:2'])
    game.answer('galen-tyrol', 'seat:2')
    expect(game.player('galen-tyrol').hand).toEqual([])
    expect(game.state.boards.galactica?.pool).toHaveLength(pool - 1)
  })

  test('Resurrection Ship: nothing to do without a Super Crisis card and an unrevealed Loyalty card', () => {
    const bare = { loyalty: { 'galen-tyrol': [] } }
    expect(canActivate(cylonAt('resurrection-ship', bare), 'galen-tyrol', 'resurrection-ship')).toBe(false)
    const withCard = { ...bare, superCrises: { 'galen-tyrol': ['inbound-nukes'] } }
    const game = cylonAt('resurrection-ship', withCard).answer('galen-tyrol', 'resurrection-ship')
    expect(game.answer('galen-tyrol', 'no').state.turn.seat).toBe(1)
    // The reverse: a Loyalty card without a Super Crisis card is handed on at once.
    const loyal = cylonAt('resurrection-ship').answer('galen-tyrol', 'resurrection-ship')
    expect(loyal.request('galen-tyrol').prompt.key).toBe('prompt.pass-loyalty')
    expect(loyal.options('galen-tyrol')).toEqual(['seat:1', 'seat:2'])
  })

  test('Resurrection Ship: with distance 8 the Loyalty cards can no longer be given away', () => {
    const far = ['asteroid-field', 'desolate-moon', 'icy-moon', 'icy-moon']
    const game = cylonAt('resurrection-ship', { travelled: far, milestones: [4, 8] })
    expect(canActivate(game, 'galen-tyrol', 'resurrection-ship')).toBe(false)
    const near = cylonAt('resurrection-ship', { travelled: far.slice(0, 3), milestones: [4] })
    expect(canActivate(near, 'galen-tyrol', 'resurrection-ship')).toBe(true)
  })
})
