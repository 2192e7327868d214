import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { damageVipers } from '../../src/effects/ships.ts'
import { englishIn, newGame, render, requests } from '../../src/index.ts'
import { invariants, type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'

// Assault raptors: fighters that are destroyed where vipers are damaged, and need not come along at a jump.

const raptor = 'assault-raptor'
const [adama, lee, kara, tyrol, roslin] = [
  'william-adama',
  'lee-adama',
  'kara-thrace',
  'galen-tyrol',
  'laura-roslin',
] as const

/** An action that damages a viper, so that somebody else than the current player may take it. */
const drills: ContentSet = {
  id: 'test-drills',
  titleAbilities: [
    {
      id: 'drill',
      of: 'admiral',
      title: 'Drill',
      kind: 'card',
      window: 'action',
      effect: [damageVipers(1, 'anywhere')],
    },
  ],
}

const config = withSets([drills], { sets: ['base', 'daybreak'] })

function sound(game: TestGame): TestGame {
  expect(invariants(game.state)).toEqual([])
  return game
}

const play = (p: Partial<Position> = {}): TestGame =>
  sound(scenario({ players: [adama, lee, tyrol], config, at: { [lee]: 'brig' }, ...p }))

const stock = (game: TestGame, kind = raptor) => game.state.fleet[kind]
const inSpace = (game: TestGame): string[] => game.state.ships.map((s) => `${s.kind} ${s.area}`)
const says = (game: TestGame, who: string): string[] =>
  game.request(who).options.map((o) => render(o.text, { catalogue: englishIn(game.state.config) }))
const told = (game: TestGame): string[] =>
  game.events.map((e) => render(e, { catalogue: englishIn(game.state.config), seat: (n) => `P${n}` }))

describe('Setup', () => {
  const state = newGame({ players: 3, characters: [adama, lee, tyrol], ...config }, 'raptors')

  test('D-SETUP-2, D-RAPTOR-15: four in all, one of them in the Reserves', () => {
    expect(state.fleet[raptor]).toEqual({ reserve: 1, damaged: 0, destroyed: 0, unused: 3, removed: 0 })
  })

  test('D-RAPTOR-1, DQ9: none is put on the board; Apollo starts in a viper', () => {
    expect(state.ships.some((s) => s.kind === raptor)).toBe(false)
    expect(requests(state)[0]?.prompt.key).toBe('prompt.launch-self') // and not in which ship
  })

  test('D-SETUP-3: there are four centurions', () => {
    expect(state.fleet.centurion).toMatchObject({ reserve: 4 })
    const game = play({
      step: 'crisis',
      centurions: [0, 0, 0, 0],
      ships: { 'bow-port': { heavy: 1 } },
      decks: { crisis: ['lockdown'] },
    }).until((g) => g.state.turn.seat === 1)
    expect(game.state.centurions).toHaveLength(4)
    expect(inSpace(game)).toContain('heavy bow-port')
  })

  test('D-RAPTOR-9: those not in the game yet are no destroyed vipers', () => {
    expect(play().view('spectator').destroyed.viper).toBe(0)
  })
})

describe('Gaining one', () => {
  const specialist = (p: Partial<Position> = {}) =>
    play({ players: [tyrol, adama, lee], hands: { [tyrol]: ['raptor-specialist-3'] }, ...p })

  test('D-RAPTOR-2: it goes to the Reserves', () => {
    const game = specialist().answer(tyrol, 'play:raptor-specialist-3')
    if (game.asked.includes(tyrol) && game.request(tyrol).prompt.key === 'prompt.choice')
      game.answer(tyrol, 'option:0')
    expect(stock(sound(game))).toMatchObject({ reserve: 2, unused: 2 })
    expect(stock(game, 'raptor')).toMatchObject({ reserve: 3, destroyed: 1 })
    expect(told(game).join()).toContain('1 assault raptor')
  })

  test('D-RAPTOR-3: without a raptor in the Reserves none is gained', () => {
    const armed = { held: { [tyrol]: { mutiny: ['weapons-armed'] } } }
    expect(specialist(armed).options(tyrol)).toContain('held:weapons-armed')
    const none = specialist({ ...armed, reserve: { raptor: 0 } })
    expect(none.options(tyrol)).not.toContain('held:weapons-armed')
    none.answer(tyrol, 'play:raptor-specialist-3')
    none.until((g) => g.state.turn.step !== 'action')
    expect(stock(none)).toMatchObject({ reserve: 1, unused: 3 })
  })
})

describe('As a viper', () => {
  const command = (p: Partial<Position> = {}) =>
    play({ at: { [adama]: 'command', [lee]: 'brig' }, ...p }).answer(adama, 'command')

  test('D-RAPTOR-6, D-RAPTOR-7, DT38: whoever acts says which is launched or activated', () => {
    const game = command()
    expect(game.options(adama)).toEqual([
      'launch:bow-port',
      'launch:stern-port',
      'launch:assault-raptor:bow-port',
      'launch:assault-raptor:stern-port',
    ])
    expect(says(game, adama)).toContain('Launch into the port bow: assault raptor')
    game.answer(adama, 'launch:assault-raptor:bow-port').answer(adama, 'move:1:bow')
    expect(inSpace(sound(game))).toContain('assault-raptor bow')
    expect(told(game)).toContain('An assault raptor flies from the port bow to the bow.')
  })

  test('its attacks are told from those of vipers', () => {
    const game = command({ ships: { bow: { raider: 1, viper: 1, [raptor]: 1 } } })
    expect(says(game, adama)).toEqual(
      expect.arrayContaining([
        'Attack the raider in the bow',
        'Attack the raider in the bow with the assault raptor',
      ]),
    )
  })

  test('D-RAPTOR-6: a pilot launches in it, acts with it and shoots with his cards', () => {
    const game = play({
      players: [kara, adama, tyrol],
      at: { [kara]: 'hangar-deck' },
      ships: { 'bow-port': { raider: 4 } },
      hands: { [kara]: ['maximum-firepower-3'] },
      dice: [3, 3, 3],
    }).answer(kara, 'hangar-deck')
    expect(game.options(kara)).toEqual(['kind:viper', 'kind:assault-raptor'])
    game.answer(kara, raptor).answer(kara, 'bow-port')
    expect(says(game, kara)).toContain('Activate your assault raptor')
    expect(game.options(kara)).toContain('play:maximum-firepower-3')
    game.answer(kara, 'play:maximum-firepower-3')
    // The first shot is a matter of course: all raiders are alike.
    game.answer(kara, game.options(kara)[0] ?? '').answer(kara, game.options(kara)[0] ?? '')
    expect(inSpace(sound(game)).filter((s) => s.startsWith('raider'))).toHaveLength(1)
  })

  test('D-RAPTOR-6: raiders attack it before civilian ships, and its pilot can dodge with it', () => {
    const game = play({
      step: 'crisis',
      players: [adama, kara, tyrol],
      at: {},
      ships: { bow: { raider: 1, civilian: 1 } },
      piloting: { [kara]: { area: 'bow', kind: raptor } },
      used: { [kara]: ['secret-destiny'] },
      hands: { [kara]: ['evasive-maneuvers-2'] },
      decks: { crisis: ['reprisal'] },
      dice: [8, 6],
    })
    game.untilAsked(kara, 'prompt.window.viper-attacked')
    game.answer(kara, game.options(kara)[0] ?? '').until((g) => g.happened('event.placed'))
    expect(game.player(kara).at).toBe('piloting')
    expect(game.state.lostCivilians).toEqual([])
  })

  test('D-RAPTOR-7: whoever carries out an action decides what is damaged, also in the turn of another', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: {},
      hands: { [roslin]: ['executive-order-1'] },
      titles: { admiral: adama },
    })
    game.answer(roslin, 'play:executive-order-1').answer(roslin, 'seat:1').answer(adama, 'actions')
    game.answer(adama, 'ability:drill')
    expect(game.asked).toEqual([adama])
    expect(game.options(adama)).toEqual(['kind:viper', 'kind:assault-raptor'])
    game.answer(adama, raptor)
    expect(stock(sound(game))).toMatchObject({ reserve: 0, destroyed: 1, damaged: 0 }) // D-RAPTOR-11
    expect(told(game)).toContain('1 assault raptor in the Reserves destroyed.')
  })

  test('D-RAPTOR-8: where nobody acts, the current player decides', () => {
    const game = play({
      step: 'crisis',
      players: [tyrol, adama, kara],
      at: { [kara]: 'command' },
      decks: { crisis: ['reprisal'] },
    })
    game.untilAsked(tyrol, 'prompt.place-kind')
    expect(game.asked).toEqual([tyrol])
    game.answer(tyrol, raptor)
    expect(inSpace(sound(game))).toContain('assault-raptor bow-starboard')
    expect(inSpace(game)).toContain('viper stern-starboard')
  })
})

describe('Attacks', () => {
  test.each([
    [6, 0],
    [7, 1],
    [8, 1],
  ])('D-RAPTOR-10: attacked with a %i, destroyed: %i', (die, destroyed) => {
    const game = play({
      step: 'crisis',
      players: [adama, kara, tyrol],
      at: {},
      ships: { bow: { raider: 1 } },
      piloting: { [kara]: { area: 'bow', kind: raptor } },
      decks: { crisis: ['reprisal'] },
      dice: [die],
    }).until((g) => g.happened('event.placed'))
    expect(stock(game)).toMatchObject({ destroyed, damaged: 0 })
    expect(game.view('spectator').destroyed.viper).toBe(destroyed) // D-RAPTOR-6
    expect(game.player(kara).at).toBe(destroyed ? 'sickbay' : 'piloting')
    if (destroyed) expect(told(game)).toContain('An assault raptor in the bow is destroyed.')
    sound(game)
  })

  test.each([
    [2, 'raider', false],
    [3, 'raider', true],
    [6, 'heavy', false],
    [7, 'heavy', true],
  ] as const)('D-GEN-15: it attacks with a %i a %s', (die, kind, gone) => {
    const game = play({
      at: { [adama]: 'command', [lee]: 'brig' },
      ships: { bow: { [kind]: 1, [raptor]: 1 } },
      dice: [die],
    }).answer(adama, 'command')
    game.answer(adama, 'attack:2:1')
    expect(inSpace(sound(game)).includes(`${kind} bow`)).toBe(!gone)
  })

  test.each([
    [6, raptor, 0],
    [7, raptor, 1],
    [7, 'viper', 0],
    [8, 'viper', 1],
  ] as const)('D-RAPTOR-12, D-GEN-16: with a %i %s hits a basestar %i times', (die, kind, hits) => {
    const game = play({
      at: { [adama]: 'command', [lee]: 'brig' },
      ships: { bow: { basestar: 1, [kind]: 1 } },
      dice: [die],
    }).answer(adama, 'command')
    game.answer(adama, 'attack:2:1')
    expect(game.state.ships.find((s) => s.kind === 'basestar')?.damage).toHaveLength(hits)
  })
})

describe('What it is not', () => {
  test('D-RAPTOR-4: it cannot be risked', () => {
    const risked = (viper: number): boolean => {
      const game = scenario({
        players: [adama, lee, tyrol],
        config,
        at: { [adama]: 'ftl-control', [lee]: 'brig' },
        jumpTrack: 4,
        reserve: { viper },
        dice: [8],
        decks: { destination: ['cylon-refinery', 'deep-space'] },
      })
        .answer(adama, 'ftl-control')
        .answer(adama, 'cylon-refinery')
      return game.asked.includes(adama) && game.request(adama).prompt.key === 'prompt.risk'
    }
    expect(risked(2)).toBe(true)
    expect(risked(1)).toBe(false)
  })

  test('DQ8: a destroyed one is brought back as a viper is', () => {
    const game = scenario({
      players: [adama, lee, tyrol],
      config,
      at: { [adama]: 'ftl-control', [lee]: 'brig' },
      jumpTrack: 4,
      fleet: { [raptor]: { reserve: 0, destroyed: 1 } },
      dice: [8],
      decks: { destination: ['ragnar-anchorage', 'deep-space'] },
    })
      .answer(adama, 'ftl-control')
      .answer(adama, 'ragnar-anchorage')
    expect(says(game, adama)).toEqual(['A destroyed assault raptor'])
    game.answer(adama, game.options(adama)[0] ?? '')
    expect(stock(sound(game))).toMatchObject({ reserve: 1, destroyed: 0 })
  })
})

describe('When the fleet jumps', () => {
  const jumping = (p: Partial<Position>) =>
    sound(
      scenario({
        players: [adama, kara, tyrol],
        config,
        at: { [adama]: 'ftl-control' },
        jumpTrack: 4,
        dice: [8],
        decks: { destination: ['icy-moon', 'deep-space'] },
        ...p,
      }).answer(adama, 'ftl-control'),
    )

  test('D-RAPTOR-13, DT42: its pilot may stay with it where he is', () => {
    const position = {
      ships: { bow: { raider: 2, viper: 1 } },
      piloting: { [kara]: { area: 'bow', kind: raptor } },
    } as const
    const stays = jumping(position)
    expect([stays.asked, stays.request(kara).prompt.key]).toEqual([[kara], 'prompt.stay'])
    stays.answer(kara, 'yes').until((g) => g.happened('event.destination'))
    expect(inSpace(sound(stays))).toEqual(['assault-raptor bow'])
    expect(stays.player(kara).at).toBe('piloting')
    const comes = jumping(position)
      .answer(kara, 'no')
      .until((g) => g.happened('event.destination'))
    expect(inSpace(sound(comes))).toEqual([])
    expect(comes.player(kara).at).toBe('hangar-deck')
    expect(stock(comes)).toMatchObject({ reserve: 1 })
  })

  test('D-RAPTOR-14, DT42: of each one without a pilot the current player decides', () => {
    const game = jumping({
      ships: { bow: { [raptor]: 1 }, stern: { [raptor]: 1 } },
      fleet: { [raptor]: { unused: 2 } },
    })
    game.answer(adama, 'yes').answer(adama, 'no')
    expect(inSpace(sound(game))).toEqual(['assault-raptor bow'])
    expect(stock(game)).toMatchObject({ reserve: 1, unused: 2 })
  })
})
