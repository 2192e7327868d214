import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const kara = 'kara-thrace'
const helo = 'karl-agathon'
const apollo = 'lee-adama'
const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

/** All throws so far: who threw, the face, and what it counts as. */
const throws = (game: TestGame) =>
  game.events
    .filter((e) => e.key === 'event.rolled')
    .map(({ params }) => ({ by: params?.who, face: params?.face, result: params?.result }))
const results = (game: TestGame) => throws(game).map((t) => t.result)
const by = (game: TestGame, who: string) => ({ key: 'seat', params: { seat: game.seat(who) } })
const seatOption = (game: TestGame, who: string): string => `seat:${game.seat(who)}`

/** Zarek fires Galactica's guns at a heavy raider (7 or more destroys it). */
const guns = (rest: Partial<Position>): TestGame =>
  scenario({
    players: [zarek, adama, roslin],
    at: { [zarek]: 'weapons-control' },
    ships: { bow: { heavy: 1 } },
    ...rest,
  }).answer(zarek, 'weapons-control')

/** In Zarek's Crisis step the raiders on the board are activated. */
const raid = (rest: Partial<Position>): TestGame =>
  scenario({ players: [zarek, tyrol, roslin], step: 'crisis', decks: { crisis: ['thirty-three'] }, ...rest })

describe('who rolls', () => {
  test('B-DICE-1 a roll gives 1 to 8, each of them', () => {
    const seen = new Set<unknown>()
    for (let i = 0; i < 120; i++) for (const { face } of throws(guns({ seed: `die ${i}` }))) seen.add(face)
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('B-DICE-2 the current player rolls for every attack by a Cylon ship', () => {
    const game = raid({
      current: tyrol,
      titles: { admiral: roslin },
      ships: { bow: { raider: 1, viper: 1 }, stern: { raider: 1 } },
      decks: { crisis: ['heavy-assault'] },
      dice: [1, 1, 1, 1],
    }).until((g) => throws(g).length === 4)
    // A raider at a viper, a raider at Galactica, then the two basestars the card brings.
    expect(throws(game).map((t) => t.by)).toEqual([1, 2, 3, 4].map(() => by(game, tyrol)))
  })

  test('B-DICE-3 the current player makes the roll of a Crisis card', () => {
    const game = scenario({
      players: [zarek, tyrol, roslin],
      current: tyrol,
      titles: { admiral: roslin },
      step: 'crisis',
      decks: { crisis: ['bomb-threat'] },
      dice: [5],
    }).answer(tyrol, 'option:1')
    expect(throws(game)).toEqual([{ by: by(game, tyrol), face: 5, result: 5 }])
  })

  test('B-DICE-4 the player who takes an action makes its roll, also in another player’s turn', () => {
    const game = scenario({
      players: [zarek, tyrol, roslin],
      hands: { [zarek]: ['executive-order-1'] },
      at: { [tyrol]: 'weapons-control' },
      ships: { bow: { heavy: 1 } },
      dice: [1],
    }).answer(zarek, 'executive-order-1')
    game.answer(zarek, seatOption(game, tyrol)).answer(tyrol, 'actions').answer(tyrol, 'weapons-control')
    expect(throws(game)).toEqual([{ by: by(game, tyrol), face: 1, result: 1 }])
    expect(game.state.turn.seat).toBe(game.seat(zarek))
  })
})

describe('modifiers', () => {
  test('B-DICE-5 all modifiers add up; above 8 counts as 8, below 1 as 1', () => {
    const basestar = (face: number, hands: Position['hands']) =>
      guns({
        ships: { bow: { basestar: 1 } },
        basestarDamage: { bow: ['structural-damage'] },
        hands,
        dice: [face],
      })
    const both = basestar(1, { [adama]: ['strategic-planning-3'] }).answer(adama, 'strategic-planning-3')
    expect(results(both)).toEqual([5]) // 1 + 2 + 2
    expect(both.state.ships[0]?.damage).toHaveLength(2)
    const high = basestar(6, { [adama]: ['strategic-planning-3'] }).answer(adama, 'strategic-planning-3')
    expect(results(high)).toEqual([8])
    const low = raid({
      players: [zarek, kara, roslin],
      hands: { [roslin]: ['evasive-maneuvers-1'] },
      piloting: { [kara]: 'bow' },
      ships: { bow: { raider: 1 } },
      used: { [kara]: ['secret-destiny'] },
      dice: [8, 2],
    }).answer(roslin, 'evasive-maneuvers-1')
    expect(results(low)).toEqual([8, 1]) // 2 - 2
    expect(low.player(kara).at).toBe('piloting')
  })

  test('B-DICE-6 what applies before a roll must be announced before the die is thrown', () => {
    const game = guns({ hands: { [adama]: ['strategic-planning-3'] }, dice: [5] })
    expect(game.request(adama).window).toBe('roll-before')
    expect(throws(game)).toEqual([])
    game.pass(adama)
    expect(results(game)).toEqual([5]) // it was thrown, and nobody was asked again
    expect(game.state.ships.filter((s) => s.kind === 'heavy')).toHaveLength(1)
    expect(game.player(adama).hand).toEqual(['strategic-planning-3'])
  })

  test('B-DICE-7 a modifier applied before the throw also applies to every reroll', () => {
    const game = raid({
      hands: { [tyrol]: ['strategic-planning-3'], [roslin]: ['evasive-maneuvers-1', 'evasive-maneuvers-2'] },
      ships: { bow: { raider: 1, viper: 1 } },
      dice: [6, 4, 2],
    })
    game.answer(tyrol, 'strategic-planning-3')
    game.answer(roslin, 'evasive-maneuvers-1').answer(roslin, 'evasive-maneuvers-2')
    expect(results(game)).toEqual([8, 6, 4])
  })

  test('B-DICE-8 before a reroll effects that apply before a roll may be added again', () => {
    const game = raid({
      hands: { [tyrol]: ['strategic-planning-3'], [roslin]: ['evasive-maneuvers-1'] },
      ships: { bow: { raider: 1, viper: 1 } },
      dice: [8, 4],
    })
    game.pass(tyrol).answer(roslin, 'evasive-maneuvers-1')
    expect(game.asked).toEqual([tyrol])
    expect(game.request(tyrol).window).toBe('roll-before')
    game.answer(tyrol, 'strategic-planning-3')
    expect(results(game)).toEqual([8, 6])
  })

  test('B-DICE-10 a modifier of die rolls has no effect where no die is rolled', () => {
    const game = raid({
      hands: { [tyrol]: ['strategic-planning-3'] },
      ships: { bow: { raider: 1, civilian: 1 } },
      civilians: ['population-1'],
    })
    expect(game.state.resources.population).toBe(11) // destroyed without a roll, nobody was asked
    expect(throws(game)).toEqual([])
    expect(game.player(tyrol).hand[0]).toBe('strategic-planning-3')
  })

  test('B-DICE-11 at most one Strategic Planning applies to a roll, its rerolls included', () => {
    const game = raid({
      hands: {
        [tyrol]: ['strategic-planning-3', 'strategic-planning-4'],
        [zarek]: ['strategic-planning-5'],
        [roslin]: ['evasive-maneuvers-1'],
      },
      ships: { bow: { raider: 2, viper: 1 } },
      dice: [6, 1],
    })
    game.pass(zarek).answer(tyrol, 'strategic-planning-3')
    expect(game.asked).toEqual([roslin])
    game.answer(roslin, 'evasive-maneuvers-1')
    expect(results(game)).toEqual([8, 3])
    expect(game.asked).toEqual([zarek, tyrol]) // the second raider attacks: another roll
  })
})

describe('rerolls', () => {
  test('B-DICE-9 the result of a reroll replaces the earlier one even if it is worse', () => {
    const game = scenario({
      players: [helo, zarek, roslin],
      at: { [helo]: 'ftl-control' },
      jumpTrack: 3,
      dice: [8, 1],
      decks: { destination: ['barren-planet', 'barren-planet'] },
    })
    game.answer(helo, 'ftl-control').answer(helo, 'eco-officer')
    expect(results(game)).toEqual([8, 1])
    expect(game.state.resources.population).toBe(9)
  })

  test('B-DICE-12 any human player may play Evasive Maneuvers for any viper', () => {
    const attacked = (rest: Partial<Position>) =>
      raid({
        players: [zarek, apollo, roslin, tigh],
        hands: { [roslin]: ['evasive-maneuvers-1'], [tigh]: ['evasive-maneuvers-1'] },
        loyalty: { [tigh]: ['cylon-morale'] },
        revealed: [tigh],
        dice: [8, 1],
        ...rest,
      })
    const unmanned = attacked({ ships: { bow: { raider: 1, viper: 1 } }, at: { [apollo]: 'press-room' } })
    expect(unmanned.asked).toEqual([roslin]) // no pilot, not her viper; the revealed Cylon is not asked
    unmanned.answer(roslin, 'evasive-maneuvers-1')
    expect(unmanned.happened('event.missed')).toBe(true)
    const piloted = attacked({ ships: { bow: { raider: 1 } }, piloting: { [apollo]: 'bow' } })
    expect(piloted.asked).toEqual([roslin])
    piloted.answer(roslin, 'evasive-maneuvers-1')
    expect(piloted.player(apollo).at).toBe('piloting')
  })

  test('B-DICE-13 Evasive Maneuvers cannot be played where a viper is damaged without an attack', () => {
    const malfunction = scenario({
      players: [zarek, tyrol, roslin],
      step: 'crisis',
      hands: { [roslin]: ['evasive-maneuvers-1'] },
      ships: { bow: { viper: 2 } },
      decks: { crisis: ['weapon-malfunction'] },
    }).until(
      (g) =>
        g.view('spectator').damagedVipers === 2 ||
        g.asked.some((who) => g.request(who).window === 'viper-attacked'),
    )
    expect(malfunction.view('spectator').damagedVipers).toBe(2)
    expect(malfunction.player(roslin).hand).toEqual(['evasive-maneuvers-1'])
    const galactica = raid({
      hands: { [roslin]: ['evasive-maneuvers-1'] },
      ships: { bow: { raider: 1 } },
      dice: [1],
    })
    expect(results(galactica)).toEqual([1])
    expect(galactica.state.turn.seat).toBe(1) // the roll against Galactica stood; nobody was asked
  })
})
