import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// A Crisis card that asks the President and does nothing before that.
const quiet = { crisis: ['water-shortage-c'] } as const
const noDestiny = ['repair-1', 'consolidate-power-1'] as const

const idsOf = (game: TestGame, kind: string) =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.id)
const handOf = (game: TestGame, who: string) => [...game.player(who).hand].sort()

/** Tigh at a location; a Crisis card that stops at the President follows. */
const tighAt = (location: string, position: Partial<Position> = {}) =>
  scenario({
    players: ['saul-tigh', 'sharon-valerii', 'laura-roslin'],
    at: { 'saul-tigh': location },
    decks: quiet,
    ...position,
  })

/** Contributions: whoever is named adds these cards, everybody else none. */
const contribute = (game: TestGame, cards: Readonly<Record<string, readonly string[]>>) => {
  for (let who = game.asked[0]; who && game.request(who).window === 'check-contribute'; who = game.asked[0])
    game.answer(who, ...(cards[who] ?? []))
  return game
}

describe('Galactica', () => {
  test('B-LOC-1 Weapons Control attacks one Cylon ship in any area', () => {
    const game = tighAt('weapons-control', {
      ships: {
        bow: { raider: 2, viper: 1, civilian: 1 },
        stern: { heavy: 1 },
        'stern-port': { basestar: 1 },
      },
      dice: [3],
    }).answer('saul-tigh', 'weapons-control')
    const targets = game.request('saul-tigh').options
    expect(targets.map((o) => `${o.kind} ${o.area}`).sort()).toEqual([
      'basestar stern-port',
      'heavy stern',
      'raider bow',
    ])
    game.answer('saul-tigh', targets.find((o) => o.kind === 'raider')?.id ?? '')
    expect(idsOf(game, 'raider')).toHaveLength(1)
    expect(game.asked).toEqual(['laura-roslin'])
  })

  test('B-LOC-2 Command gives up to two activations, also both to a viper launched by the first', () => {
    const game = tighAt('command', { ships: { bow: { viper: 1 } } }).answer('saul-tigh', 'command')
    game.answer('saul-tigh', 'launch:bow-port')
    const launched = idsOf(game, 'viper')[1]
    game.answer('saul-tigh', `move:${launched}:stern-port`)
    expect(game.state.ships.map((s) => s.area)).toEqual(['bow', 'stern-port'])
    expect(game.asked).toEqual(['laura-roslin'])

    const once = tighAt('command').answer('saul-tigh', 'command').answer('saul-tigh', 'launch:bow-port')
    expect(once.pass('saul-tigh').asked).toEqual(['laura-roslin'])
    expect(idsOf(once, 'viper')).toHaveLength(1)
  })

  const scan = () => {
    const game = tighAt('communications', {
      ships: { bow: { civilian: 2 }, stern: { civilian: 1 } },
      civilians: ['population-2', 'empty', 'population-fuel'],
    }).answer('saul-tigh', 'communications')
    const [a, b, c] = idsOf(game, 'civilian')
    return { game, a, b, c }
  }

  test('B-LOC-3 Communications looks at two civilian ships and may move each to an adjacent area', () => {
    const { game, a, b, c } = scan()
    expect(game.request('saul-tigh')).toMatchObject({ min: 2, max: 2 })
    expect(game.options('saul-tigh')).toEqual([`ship:${a}`, `ship:${b}`, `ship:${c}`])
    game.answer('saul-tigh', `ship:${a}`, `ship:${c}`)
    expect(game.options('saul-tigh').sort()).toEqual(['area:bow-port', 'area:bow-starboard'])
    game.answer('saul-tigh', 'bow-starboard')
    expect(game.options('saul-tigh').sort()).toEqual(['area:stern-port', 'area:stern-starboard'])
    game.pass('saul-tigh')
    expect(game.state.ships.map((s) => s.area)).toEqual(['bow-starboard', 'bow', 'stern'])
  })

  test('B-LOC-4 only the player who activated Communications sees the faces', () => {
    const { game, a, c } = scan()
    game.answer('saul-tigh', `ship:${a}`, `ship:${c}`)
    const faces = (who: 'saul-tigh' | 'sharon-valerii' | 'spectator') =>
      game.view(who).ships.map((s) => s.face)
    expect(faces('saul-tigh')).toEqual(['population-2', undefined, 'population-fuel'])
    expect(faces('sharon-valerii')).toEqual([undefined, undefined, undefined])
    expect(faces('spectator')).toEqual([undefined, undefined, undefined])
    expect(game.saw('saul-tigh')).toContain('event.saw-civilian')
    expect(game.saw('sharon-valerii')).not.toContain('event.saw-civilian')
  })

  const quarters = (strength: readonly string[]) => {
    const game = scenario({
      players: ['galen-tyrol', 'kara-thrace', 'laura-roslin'],
      at: { 'galen-tyrol': 'admirals-quarters' },
      hands: { 'laura-roslin': strength },
      destiny: noDestiny,
      decks: quiet,
      used: { 'galen-tyrol': ['blind-devotion'], 'kara-thrace': ['secret-destiny'] },
    })
    game.answer('galen-tyrol', 'admirals-quarters').answer('galen-tyrol', 'seat:2')
    expect(game.view('kara-thrace').check).toMatchObject({ difficulty: 7, skills: ['leadership', 'tactics'] })
    return contribute(game, { 'laura-roslin': strength })
  }

  test("B-LOC-5 Admiral's Quarters: Leadership and Tactics 7 send the chosen character to the Brig", () => {
    // The Destiny cards are worth -2.
    const passed = quarters(['declare-emergency-5', 'launch-scout-2', 'executive-order-2'])
    expect(passed.player('laura-roslin').at).toBe('brig')
    const failed = quarters(['declare-emergency-5', 'launch-scout-2', 'executive-order-1'])
    expect(failed.player('laura-roslin').at).toBe('presidents-office')
  })

  test("B-LOC-6 neither a revealed Cylon nor a character in the Brig is chosen in Admiral's Quarters", () => {
    const game = scenario({
      players: ['saul-tigh', 'kara-thrace', 'laura-roslin', 'galen-tyrol', 'karl-agathon'],
      at: { 'saul-tigh': 'admirals-quarters', 'laura-roslin': 'brig', 'karl-agathon': 'off-board' },
      revealed: ['galen-tyrol'],
      piloting: { 'kara-thrace': 'bow' },
    }).answer('saul-tigh', 'admirals-quarters')
    expect(game.options('saul-tigh')).toEqual(['seat:0', 'seat:1'])
  })

  test('B-LOC-7 Research Lab: one Engineering or one Tactics card', () => {
    const decks = { ...quiet, engineering: ['repair-2'], tactics: ['launch-scout-2'] }
    const lab = () => tighAt('research-lab', { decks }).answer('saul-tigh', 'research-lab')
    expect(lab().request('saul-tigh')).toMatchObject({ min: 1, max: 1 })
    expect(handOf(lab().answer('saul-tigh', 'engineering'), 'saul-tigh')).toEqual(['repair-2'])
    expect(handOf(lab().answer('saul-tigh', 'tactics'), 'saul-tigh')).toEqual(['launch-scout-2'])
    expect(lab().options('saul-tigh')).toHaveLength(2)
  })

  test.each([
    [6, [0, 2]],
    [7, [0]],
    [8, [0]],
  ] as const)('B-LOC-8 the Armory destroys the chosen centurion on 7 or 8: a %i', (die, left) => {
    const game = tighAt('armory', { centurions: [0, 2], dice: [die] }).answer('saul-tigh', 'armory')
    expect(game.options('saul-tigh')).toEqual(['centurion:0', 'centurion:2'])
    game.answer('saul-tigh', 'centurion:2')
    expect(game.state.centurions).toEqual(left)
  })
})

describe('Colonial One', () => {
  test('B-LOC-9 Press Room: two Politics cards', () => {
    const game = tighAt('press-room', {
      decks: { ...quiet, politics: ['consolidate-power-1', 'consolidate-power-2'] },
    })
    game.answer('saul-tigh', 'press-room')
    expect(handOf(game, 'saul-tigh')).toEqual(['consolidate-power-1', 'consolidate-power-2'])
  })

  const office = (who: string, president = who) =>
    scenario({
      players: [who, 'laura-roslin', 'saul-tigh'],
      at: { [who]: 'presidents-office' },
      titles: { president },
      quorum: ['food-rationing'],
      hands: { [who]: ['consolidate-power-1'] },
      decks: { ...quiet, quorum: ['arrest-order', 'inspirational-speech', 'accept-prophecy'] },
      dice: [6],
    })

  test("B-LOC-10 President's Office: one Quorum card, then one more, or one played, or neither", () => {
    const drawn = () => office('galen-tyrol').answer('galen-tyrol', 'presidents-office')
    expect(drawn().state.quorum).toEqual(['food-rationing', 'arrest-order'])
    expect(drawn().request('galen-tyrol')).toMatchObject({ min: 0, max: 1 })
    expect(drawn().answer('galen-tyrol', 'draw').state.quorum).toEqual([
      'food-rationing',
      'arrest-order',
      'inspirational-speech',
    ])
    const played = drawn().answer('galen-tyrol', 'food-rationing')
    expect(played.state.quorum).toEqual(['arrest-order'])
    expect(played.state.resources.food).toBe(9)
    const neither = drawn().pass('galen-tyrol')
    expect(neither.state.quorum).toEqual(['food-rationing', 'arrest-order'])
    for (const game of [played, neither]) expect(game.view('saul-tigh').crisis?.card).toBe('water-shortage-c')
  })

  test("B-LOC-11 only the President uses the President's Office", () => {
    expect(office('galen-tyrol', 'laura-roslin').options('galen-tyrol')).not.toContain(
      'location:presidents-office',
    )
    expect(office('galen-tyrol').options('galen-tyrol')).toContain('location:presidents-office')
  })

  const vote = (target: string, cards: readonly string[]) => {
    const game = scenario({
      players: ['galen-tyrol', 'kara-thrace', 'laura-roslin', 'saul-tigh'],
      at: { 'galen-tyrol': 'administration' },
      revealed: ['saul-tigh'],
      hands: { 'laura-roslin': cards },
      destiny: ['repair-1', 'launch-scout-1'],
      decks: quiet,
      used: { 'galen-tyrol': ['blind-devotion'], 'kara-thrace': ['secret-destiny'] },
    }).answer('galen-tyrol', 'administration')
    expect(game.options('galen-tyrol')).toEqual(['seat:0', 'seat:1', 'seat:2'])
    game.answer('galen-tyrol', target)
    expect(game.view('kara-thrace').check).toMatchObject({
      difficulty: 5,
      skills: ['politics', 'leadership'],
    })
    return contribute(game, { 'laura-roslin': cards })
  }

  test('B-LOC-12 Administration: Politics and Leadership 5 make the chosen player President', () => {
    expect(vote('seat:1', ['declare-emergency-5', 'executive-order-2']).state.titles.president).toBe(1)
    expect(vote('seat:1', ['declare-emergency-5', 'executive-order-1']).state.titles.president).toBe(2)
  })

  test('B-LOC-13 Administration: not a revealed Cylon, but he may choose himself', () => {
    const game = vote('seat:0', ['declare-emergency-5', 'executive-order-2'])
    expect(game.state.titles.president).toBe(0)
  })
})

describe('the Brig and Sickbay', () => {
  const jailed = (cards: readonly string[]) => {
    const game = scenario({
      players: ['galen-tyrol', 'kara-thrace', 'laura-roslin'],
      at: { 'galen-tyrol': 'brig' },
      hands: { 'laura-roslin': cards },
      destiny: ['consolidate-power-2', 'launch-scout-2'],
      decks: quiet,
      used: { 'galen-tyrol': ['blind-devotion'], 'kara-thrace': ['secret-destiny'] },
    }).answer('galen-tyrol', 'location:brig')
    expect(game.view('kara-thrace').check).toMatchObject({ difficulty: 7, skills: ['politics', 'tactics'] })
    return contribute(game, { 'laura-roslin': cards })
  }
  const seven = ['consolidate-power-2', 'launch-scout-1'] as const
  const six = ['consolidate-power-1', 'launch-scout-1'] as const

  test('B-LOC-14 Brig: Politics and Tactics 7 let him move to any Galactica location, if he likes', () => {
    const free = jailed(seven).answer('galen-tyrol', 'armory')
    expect(free.player('galen-tyrol').at).toBe('armory')
    expect(free.view('galen-tyrol').crisis?.card).toBe('water-shortage-c')

    expect(jailed(seven).pass('galen-tyrol').player('galen-tyrol').at).toBe('brig')

    const failed = jailed(six)
    expect(failed.player('galen-tyrol').at).toBe('brig')
    expect(failed.asked).toEqual(['kara-thrace'])
  })

  test('B-LOC-15 the way out of the Brig leads neither to Sickbay nor off Galactica', () => {
    expect(jailed(seven).options('galen-tyrol').sort()).toEqual(
      [
        'location:admirals-quarters',
        'location:armory',
        'location:command',
        'location:communications',
        'location:ftl-control',
        'location:hangar-deck',
        'location:research-lab',
        'location:weapons-control',
      ].sort(),
    )
  })

  test('B-LOC-16 nobody walks out of the Brig; a pardon or a reveal gets him out', () => {
    const still = scenario({
      players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
      step: 'movement',
      at: { 'galen-tyrol': 'brig' },
      hands: { 'galen-tyrol': ['repair-1'] },
    })
    expect(still.request('galen-tyrol').prompt.key).toBe('prompt.action')
    expect(still.pass('galen-tyrol').player('galen-tyrol').at).toBe('brig')

    const ordered = scenario({
      players: ['saul-tigh', 'galen-tyrol', 'laura-roslin'],
      at: { 'galen-tyrol': 'brig' },
      hands: { 'saul-tigh': ['executive-order-1'], 'galen-tyrol': ['repair-1'] },
    }).answer('saul-tigh', 'executive-order-1')
    ordered.answer('saul-tigh', 'seat:1')
    expect(ordered.request('galen-tyrol').prompt.key).toBe('prompt.action')

    const pardoned = scenario({
      players: ['laura-roslin', 'galen-tyrol', 'saul-tigh'],
      at: { 'galen-tyrol': 'brig' },
      quorum: ['presidential-pardon'],
    }).answer('laura-roslin', 'presidential-pardon')
    pardoned.until(() => pardoned.player('galen-tyrol').at !== 'brig')
    expect(pardoned.player('galen-tyrol').at).toBe('ftl-control')

    const cylon = scenario({
      players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
      at: { 'galen-tyrol': 'brig' },
      loyalty: { 'galen-tyrol': ['cylon-morale'] },
    }).answer('galen-tyrol', 'cylon-morale')
    expect(cylon.player('galen-tyrol').at).toBe('resurrection-ship')
  })

  test('B-LOC-17 a card does not send a character from the Brig to Sickbay', () => {
    const hunt = (at: string) => {
      const game = scenario({
        players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
        revealed: ['galen-tyrol'],
        at: { 'galen-tyrol': 'caprica', 'laura-roslin': at },
        decks: { crisis: ['witch-hunt', 'riots-a'] },
        destiny: ['repair-1', 'repair-2'],
      })
      game.answer('galen-tyrol', 'location:caprica').answer('galen-tyrol', 'witch-hunt')
      return contribute(game, {})
    }
    expect(hunt('armory').options('galen-tyrol')).toEqual(['seat:1', 'seat:2'])
    // With Roslin in the Brig only Tigh is left, and he is sent without a question.
    const game = hunt('brig')
    expect(game.player('laura-roslin').at).toBe('brig')
    expect(game.player('saul-tigh').at).toBe('sickbay')
  })

  test('B-LOC-18 a Cylon who reveals himself in the Brig gets nothing from his card', () => {
    const reveal = (at: string) =>
      scenario({
        players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
        at: { 'galen-tyrol': at },
        loyalty: { 'galen-tyrol': ['cylon-morale'] },
      }).answer('galen-tyrol', 'cylon-morale')
    const inBrig = reveal('brig')
    expect(inBrig.player('galen-tyrol').revealed).toBe(true)
    expect(inBrig.state.resources.morale).toBe(10)
    expect(reveal('armory').answer('galen-tyrol', 'yes').state.resources.morale).toBe(9)
  })

  test('B-LOC-19 in Sickbay there is no action, but he moves and acts like anybody', () => {
    const game = scenario({
      players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
      step: 'movement',
      at: { 'galen-tyrol': 'sickbay' },
      hands: { 'galen-tyrol': ['consolidate-power-1'], 'saul-tigh': ['declare-emergency-5'] },
      decks: { crisis: ['prison-labor'] },
      used: { 'galen-tyrol': ['blind-devotion'] },
    })
    expect(game.options('galen-tyrol')).toContain('location:armory')
    expect(game.options('galen-tyrol')).toContain('location:press-room')
    game.pass('galen-tyrol')
    expect(game.options('galen-tyrol')).toEqual(['play:consolidate-power-1'])
    game.pass('galen-tyrol')
    expect(game.view('saul-tigh').crisis?.card).toBe('prison-labor')
    game.untilAsked('galen-tyrol', 'prompt.contribute')
    expect(game.request('galen-tyrol').max).toBe(1)
  })

  test('B-LOC-20 three locations are on Colonial One, all other human ones on Galactica', () => {
    const paid = (from: string) =>
      scenario({
        players: ['galen-tyrol', 'laura-roslin', 'saul-tigh'],
        step: 'movement',
        at: { 'galen-tyrol': from },
        hands: { 'galen-tyrol': ['repair-1'] },
      })
        .request('galen-tyrol')
        .options.filter((o) => o.n === 1)
        .map((o) => o.location ?? '')
        .sort()
    const colonialOne = ['administration', 'presidents-office', 'press-room']
    const galactica = [
      'admirals-quarters',
      'armory',
      'command',
      'communications',
      'ftl-control',
      'hangar-deck',
      'research-lab',
      'weapons-control',
    ]
    expect(paid('armory')).toEqual(colonialOne)
    expect(paid('sickbay')).toEqual(colonialOne)
    expect(paid('press-room')).toEqual(galactica)
  })
})
