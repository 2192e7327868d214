import { describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { cardsWorth } from '../cards/crisis-play.ts'

// PEG, OVER, HAZ: the Pegasus, the Cylon locations of the box, and where nobody goes by choice.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol'] as const

/** Tyrol is somewhere and about to act; the turn goes on with a Crisis card that waits for its choice. */
const acting = (at: string, p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [tyrol, adama, roslin],
    config,
    ...p,
    at: { [tyrol]: at, ...p.at },
    decks: { crisis: ['riots-a'], ...p.decks },
  })
const activated = (at: string, p: Partial<Position> = {}): TestGame =>
  acting(at, p).answer(tyrol, `location:${at}`)
const ships = (game: TestGame, kind: string) => game.state.ships.filter((s) => s.kind === kind).length

describe('the Pegasus', () => {
  const moves = (p: Partial<Position>, who: string = tyrol) =>
    scenario({ players: [tyrol, adama, roslin], config, step: 'movement', ...p }).options(who)

  it('P-SETUP-2, P-PEG-1, P-PEG-2: human players go there for a card, Cylon players do not', () => {
    const hands = { [tyrol]: ['repair-1'] }
    for (const place of ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'])
      expect(moves({ hands })).toContain(`location:${place}`)
    expect(moves({})).not.toContain('location:airlock')
    expect(moves({ at: { [tyrol]: 'airlock' } })).toContain('location:pegasus-cic')
    expect(moves({ revealed: [tyrol], hands })).not.toContain('location:airlock')
  })

  it('P-PEG-3: from a viper for a card, and the viper goes to the Reserves', () => {
    const game = scenario({
      players: ['kara-thrace', adama, roslin],
      config,
      step: 'movement',
      piloting: { 'kara-thrace': 'bow' },
      hands: { 'kara-thrace': ['repair-1'] },
    }).answer('kara-thrace', 'location:airlock')
    expect(game.player('kara-thrace')).toMatchObject({ at: 'airlock', hand: [] })
    expect(ships(game, 'viper')).toBe(0)
  })

  /** Galactica is damaged twice in Tyrol's turn. */
  const struck = (p: Partial<Position> = {}): TestGame =>
    scenario({
      players: [tyrol, adama, roslin],
      config,
      step: 'crisis',
      ...p,
      decks: { crisis: ['a-verdict-of-guilty'] },
    }).answer(adama, 'option:1')

  it('P-PEG-4, P-PEG-5, PT22: for each damage the current player says which ship takes it', () => {
    const game = struck({
      nextTokens: ['pegasus-damage-airlock', 'damage-armory'],
      at: { [roslin]: 'airlock', [adama]: 'armory' },
    })
    expect(game.asked).toEqual([tyrol])
    game.answer(tyrol, 'board:pegasus')
    expect(game.player(roslin).at).toBe('sickbay')
    expect(game.state.boards.pegasus?.damaged).toEqual(['airlock'])
    game.answer(tyrol, 'board:galactica')
    expect(game.player(adama).at).toBe('sickbay')
    expect(game.state.boards.galactica?.damaged).toEqual(['armory'])
    expect(acting('airlock', { damaged: ['airlock'] }).options(tyrol)).not.toContain('location:airlock')
  })

  it('P-PEG-6, P-SETUP-17: four tokens of its own, one for each location and none for resources', () => {
    const pool = acting('command').state.boards.pegasus?.pool ?? []
    expect(pool).toEqual([
      'pegasus-damage-cic',
      'pegasus-damage-airlock',
      'pegasus-damage-main-batteries',
      'pegasus-damage-engine-room',
    ])
  })

  it('P-PEG-7: its locations are repaired like others, and the token goes back to its own pool', () => {
    const game = acting('airlock', { damaged: ['airlock'], hands: { [tyrol]: ['repair-1'] } })
    const before = game.state.boards.galactica?.pool
    game.answer(tyrol, 'repair-1')
    expect(game.state.boards.pegasus?.damaged).toEqual([])
    expect(game.state.boards.pegasus?.pool).toContain('pegasus-damage-airlock')
    expect(game.state.boards.galactica?.pool).toEqual(before)
  })

  it('P-PEG-8, P-PEG-9, P-PEG-10, P-PEG-11, P-PEG-12: with all four damaged it is lost: whoever is there goes to Sickbay, nobody goes there, and it takes no damage', () => {
    const damaged = ['pegasus-cic', 'main-batteries', 'engine-room', 'armory', 'command', 'hangar-deck']
    const game = struck({
      damaged,
      at: { [roslin]: 'airlock', [adama]: 'pegasus-cic' },
      nextTokens: ['lose-food'],
    })
    game.answer(tyrol, 'board:pegasus')
    expect(game.state.boards.pegasus?.side).toBe('destroyed')
    expect([game.player(roslin).at, game.player(adama).at]).toEqual(['sickbay', 'sickbay'])
    expect(game.state.resources.food).toBe(7)
    expect(game.outcome).toBeNull()
    const gone = { sides: { pegasus: 'destroyed' }, hands: { [tyrol]: ['repair-1'] } }
    expect(moves(gone)).not.toContain('location:airlock')
    expect(game.asked).not.toContain(tyrol)
  })

  it('PQ30: the Loyalty card that damages Galactica hits only her', () => {
    const game = acting('command', { loyalty: { [tyrol]: ['cylon-damage-galactica'] } })
      .answer(tyrol, 'reveal:cylon-damage-galactica')
      .answer(tyrol, 'yes')
    expect(game.options(tyrol).every((o) => !o.includes('pegasus'))).toBe(true)
    game.answer(tyrol, ...game.options(tyrol).slice(0, 2))
    expect(game.state.boards.pegasus?.pool).toHaveLength(4)
  })
})

describe('Pegasus CIC', () => {
  const bow = { ships: { bow: { basestar: 1 } } }

  it('P-PEG-13: 1 to 3 the Pegasus is damaged, 4 to 6 the basestar once, 7 and 8 twice', () => {
    const hit = (die: number) =>
      activated('pegasus-cic', { ...bow, dice: [die], nextTokens: ['disabled-hangar', 'disabled-weapons'] })
    for (const die of [1, 3]) expect(hit(die).state.boards.pegasus?.damaged).toHaveLength(1)
    for (const [die, n] of [
      [4, 1],
      [6, 1],
      [7, 2],
      [8, 2],
    ] as const)
      expect(hit(die).state.ships[0]?.damage).toHaveLength(n)
    expect(hit(4).state.boards.pegasus?.damaged).toEqual([])
  })

  it('PQ7: not without a basestar', () => {
    expect(acting('pegasus-cic').options(tyrol)).not.toContain('location:pegasus-cic')
  })

  it('PQ29: Structural Damage adds its 2', () => {
    const game = activated('pegasus-cic', {
      ...bow,
      dice: [5],
      basestarDamage: { bow: ['structural-damage'] },
      nextTokens: ['disabled-hangar', 'disabled-weapons'],
    })
    expect(ships(game, 'basestar')).toBe(0)
  })
})

describe('Airlock', () => {
  const against = (who: string, strength: number, p: Partial<Position> = {}): TestGame => {
    const game = activated('airlock', {
      ...p,
      hands: {
        [adama]: Array.from({ length: strength }, (_, i) =>
          i % 2 ? 'launch-scout-1' : 'consolidate-power-1',
        ),
      },
      destiny: ['launch-scout-2', 'sabotage-3'],
    })
    game.answer(tyrol, `seat:${game.seat(who)}`)
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    return game.until((g) => g.happened('event.check-pass') || g.happened('event.check-fail'))
  }

  it('P-PEG-14: politics, tactics and treachery against 12, and whoever was chosen is executed', () => {
    expect(against(roslin, 7).happened('event.executed')).toBe(true)
    expect(against(roslin, 6).happened('event.executed')).toBe(false)
    expect(against(tyrol, 7).happened('event.executed')).toBe(true)
  })

  it('P-PEG-15, PT11: 4 less for somebody in the Brig', () => {
    const at = { [roslin]: 'brig' }
    expect(against(roslin, 3, { at }).happened('event.executed')).toBe(true)
    expect(against(roslin, 2, { at }).happened('event.executed')).toBe(false)
    expect(against(tyrol, 6, { at }).happened('event.executed')).toBe(false)
  })
})

describe('Main Batteries', () => {
  const fired = (die: number, p: Partial<Position> = {}) =>
    activated('main-batteries', {
      ships: { bow: { civilian: 1, viper: 2, raider: 6 } },
      dice: [die],
      ...p,
    }).answer(tyrol, 'area:bow')
  const least = (game: TestGame) =>
    game.until((g) => g.request(g.asked[0] ?? '').prompt.key === 'prompt.crisis-choice')

  it('P-PEG-16: 1 a civilian ship, 2 and 3 a viper, 4 to 6 two raiders, 7 and 8 four', () => {
    const left = (die: number) => {
      const game = least(fired(die))
      return [ships(game, 'civilian'), ships(game, 'viper'), ships(game, 'raider')]
    }
    expect(left(1)).toEqual([0, 2, 6])
    for (const die of [2, 3]) expect(left(die)).toEqual([1, 1, 6])
    for (const die of [4, 6]) expect(left(die)).toEqual([1, 2, 4])
    for (const die of [7, 8]) expect(left(die)).toEqual([1, 2, 2])
    expect(least(fired(3)).state.fleet.viper?.damaged).toBe(1)
  })

  it('P-PEG-17: that is no attack, so nobody evades it', () => {
    const game = fired(2, {
      players: [tyrol, 'kara-thrace', adama, roslin],
      ships: {},
      piloting: { 'kara-thrace': 'bow' },
      used: { 'kara-thrace': ['secret-destiny'] },
      hands: { 'kara-thrace': ['evasive-maneuvers-1'] },
    })
    expect(game.asked).not.toContain('kara-thrace')
    expect(game.player('kara-thrace').at).toBe('sickbay')
  })

  it('P-CLAR-7: Scar may be among the raiders only with a 7 or 8', () => {
    const scar = {
      ships: { bow: { raider: 2 } },
      marked: [{ token: 'scar', kind: 'raider', area: 'bow' }],
    } as const
    expect(ships(least(fired(6, scar)), 'raider')).toBe(1)
    expect(ships(least(fired(7, scar)), 'raider')).toBe(0)
  })
})

describe('Engine Room', () => {
  const prepared = (crisis: readonly string[], p: Partial<Position> = {}): TestGame =>
    pay(activated('engine-room', { hands: { [tyrol]: ['repair-1', 'repair-1'] }, ...p, decks: { crisis } }))
  const pay = (game: TestGame) =>
    game.asked.includes(tyrol) && game.request(tyrol).prompt.key === 'prompt.pay'
      ? game.answer(tyrol, ...game.options(tyrol).slice(0, 2))
      : game
  const track = (game: TestGame) => game.until((g) => g.state.turn.seat !== 0).state.jumpTrack

  it('P-PEG-18, PT37: for two cards the next Crisis card counts as having the jump icon', () => {
    expect(acting('engine-room', { hands: { [tyrol]: ['repair-1'] } }).options(tyrol)).not.toContain(
      'location:engine-room',
    )
    const game = prepared(['suspicious-election-results'])
    expect(game.player(tyrol).hand).toEqual([])
    expect(track(game)).toBe(1)
    expect(
      track(acting('engine-room', { decks: { crisis: ['suspicious-election-results'] } }).pass(tyrol)),
    ).toBe(0)
  })

  it('PQ6: not twice where it has one', () => {
    expect(track(prepared(['pressure-the-supply-ships']))).toBe(1)
  })

  it('PQ31: it is about the card that is resolved', () => {
    const game = scenario({
      players: [roslin, adama, tyrol],
      config,
      at: { [roslin]: 'engine-room' },
      hands: { [roslin]: Array(4).fill('repair-1') },
      decks: { crisis: ['pressure-the-supply-ships', 'suspicious-election-results'] },
    })
    game.answer(roslin, 'location:engine-room')
    game.untilAsked(roslin, 'prompt.crisis-draw').answer(roslin, 'suspicious-election-results')
    expect(track(game)).toBe(1)
  })

  it('the next card only: a second one in the same turn follows its own icons', () => {
    const twice = (second: string) => {
      const game = prepared(['fulfiller-of-prophecy', second], {
        hands: { [tyrol]: Array(3).fill('repair-1') },
      })
      return track(game.answer(tyrol, 'option:1'))
    }
    expect(twice('suspicious-election-results')).toBe(1)
    expect(twice('pressure-the-supply-ships')).toBe(2)
  })
})

describe('the Cylon locations', () => {
  const cylon = (at: string, p: Partial<Position> = {}): TestGame => acting(at, { revealed: [tyrol], ...p })

  it('P-SETUP-4, P-SETUP-20, P-OVER-1: the overlay covers all four', () => {
    const { locations } = contentOf(cylon('caprica').state.config)
    for (const place of ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'])
      expect(locations.get(place)?.id).toBe(`${place}-pegasus`)
  })

  it('P-OVER-2, P-OVER-3, P-OVER-4, P-REVEAL-15: Caprica: of two Crisis cards one is resolved and the other goes under the deck; no ships act, the jump is prepared', () => {
    const game = cylon('caprica', {
      ships: { bow: { basestar: 1 } },
      decks: { crisis: ['pressure-the-supply-ships', 'riots-a'] },
    })
      .answer(tyrol, 'location:caprica')
      .answer(tyrol, 'pressure-the-supply-ships')
      .answer(adama, 'option:1')
    expect(game.state.turn.seat).toBe(1)
    expect(game.state.decks.crisis.draw[0]).toBe('riots-a')
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.jumpTrack).toBe(1)
  })

  it('P-OVER-2, P-OVER-13: or one of several Super Crisis cards', () => {
    const game = cylon('caprica', { superCrises: { [tyrol]: ['inbound-nukes', 'massive-assault'] } })
    game.answer(tyrol, 'location:caprica')
    expect(game.options(tyrol)).toEqual(['card:inbound-nukes', 'card:massive-assault', 'draw'])
    game.answer(tyrol, 'massive-assault').until((g) => g.state.turn.seat !== 0)
    expect(game.player(tyrol).superCrises).toEqual(['inbound-nukes'])
    expect(game.player(tyrol).past).toEqual(['played-super-crisis'])
  })

  it('P-OVER-5, P-OVER-6, P-OVER-7: Cylon Fleet activates one kind like the icon, or only launches', () => {
    const p = { ships: { bow: { basestar: 1 }, stern: { heavy: 1 } }, centurions: [0] }
    const heavy = cylon('cylon-fleet', p).answer(tyrol, 'location:cylon-fleet').answer(tyrol, 'heavy')
    expect(heavy.state.centurions).toEqual([1])
    const launch = cylon('cylon-fleet', p).answer(tyrol, 'location:cylon-fleet').answer(tyrol, 'launch')
    expect([ships(launch, 'raider'), ships(launch, 'heavy'), launch.state.centurions]).toEqual([2, 2, [0]])
    expect(launch.happened('event.activate')).toBe(false)
  })

  it('P-OVER-8, P-REVEAL-13: Human Fleet: a card of one of two decks is looked at, then two cards of different types are drawn', () => {
    const game = cylon('human-fleet').answer(tyrol, 'location:human-fleet')
    expect(game.options(tyrol)).toEqual(['deck:crisis', 'deck:destination'])
    game.answer(tyrol, 'deck:destination').answer(tyrol, 'bottom')
    expect(game.request(tyrol).max).toBe(2)
    expect(new Set(game.request(tyrol).options.map((o) => o.type)).size).toBe(game.options(tyrol).length)
    game.answer(tyrol, ...game.options(tyrol).slice(0, 2))
    expect(game.player(tyrol).hand).toHaveLength(2)
  })

  it('P-OVER-9: infiltrating is another action there, for whom it is', () => {
    expect(cylon('human-fleet').options(tyrol)).not.toContain('location:human-fleet:infiltrate')
    const led = scenario({
      players: ['cavil', adama, roslin, tyrol],
      config,
      loyalty: { cavil: [] },
      at: { cavil: 'human-fleet' },
    })
    expect(led.options('cavil')).toContain('location:human-fleet:infiltrate')
  })

  it('P-OVER-10, P-HAZ-1, P-HAZ-2, P-HAZ-3: nobody goes to the Resurrection Ship, the Brig or Sickbay by a move', () => {
    const hands = { [tyrol]: ['repair-1'] }
    const from = (p: Partial<Position>) => acting('caprica', { step: 'movement', hands, ...p }).options(tyrol)
    expect(from({ revealed: [tyrol] })).toEqual(
      expect.arrayContaining(['location:cylon-fleet', 'location:human-fleet']),
    )
    expect(from({ revealed: [tyrol] })).not.toContain('location:resurrection-ship')
    const human = from({ at: { [tyrol]: 'command' } })
    for (const place of ['brig', 'sickbay']) expect(human).not.toContain(`location:${place}`)
  })

  it('P-HAZ-4: "any location" does not mean hazardous ones', () => {
    const [first = '', second = '', ...cards] = cardsWorth(22, [
      'politics',
      'leadership',
      'tactics',
      'piloting',
    ])
    const game = scenario({
      players: [tyrol, adama, roslin],
      config,
      step: 'crisis',
      at: { [roslin]: 'brig' },
      hands: { [adama]: cards },
      decks: { crisis: ['standoff-with-pegasus'] },
      destiny: [first, second],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.untilAsked(tyrol, 'prompt.pick').answer(tyrol, `seat:${game.seat(roslin)}`)
    const places = game.options(tyrol)
    expect(places).toEqual(
      expect.arrayContaining(['location:command', 'location:airlock', 'location:press-room']),
    )
    for (const place of ['brig', 'sickbay', 'resurrection-ship', 'caprica'])
      expect(places).not.toContain(`location:${place}`)
  })

  it('P-OVER-11, P-OVER-12: one card is drawn on the Resurrection Ship, and its action draws a Super Crisis card', () => {
    const game = cylon('resurrection-ship', { step: 'receiveSkills' })
    expect(game.request(tyrol)).toMatchObject({ min: 1, max: 1 })
    const action = cylon('resurrection-ship').answer(tyrol, 'location:resurrection-ship')
    expect(action.player(tyrol).superCrises).toHaveLength(1)
  })

  it('P-LOY-8: nothing there passes Loyalty cards on', () => {
    const game = cylon('resurrection-ship', { loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] } })
    game.answer(tyrol, 'location:resurrection-ship')
    expect(game.happened('event.loyalty-passed')).toBe(false)
    expect(game.player(tyrol).loyalty).toHaveLength(2)
  })
})
