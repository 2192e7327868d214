import { describe, expect, it } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// Scar, Dogfight and The Guardians while they lie in play, and civilian ships that are lost.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol'] as const
const lying = (card: string) => [{ card, deck: 'crisis' }]
const scar = [{ token: 'scar', kind: 'raider', area: 'bow' }] as const

/** A revealed Cylon has the raiders, or others, act; Roslin's turn follows. */
const commanded = (order: string, p: Partial<Position>): TestGame =>
  scenario({
    players: [tyrol, adama, roslin],
    config,
    revealed: [tyrol],
    ...p,
    at: { [tyrol]: 'cylon-fleet' },
  })
    .answer(tyrol, 'location:cylon-fleet')
    .answer(tyrol, order)
const count = (game: TestGame, kind: string) => game.state.ships.filter((s) => s.kind === kind).length

describe('Scar', () => {
  const gunner = (die: number, p: Partial<Position> = {}) =>
    scenario({
      players: [tyrol, adama, roslin],
      config,
      inPlay: lying('scar'),
      marked: scar,
      ships: { bow: { raider: 1 } },
      dice: [die],
      decks: { crisis: ['riots-a'] },
      ...p,
      at: { [tyrol]: 'weapons-control' },
    }).answer(tyrol, 'location:weapons-control')

  it('P-CLAR-6: is destroyed only by a 7 or 8, and then its card goes', () => {
    for (const die of [5, 6]) {
      expect(count(gunner(die), 'raider')).toBe(1)
      expect(gunner(die).state.inPlay).toHaveLength(1)
    }
    for (const die of [7, 8]) {
      expect(count(gunner(die), 'raider')).toBe(0)
      expect(gunner(die).state.inPlay).toEqual([])
    }
  })

  it('P-CLAR-6: modifiers count', () => {
    const p = { hands: { [adama]: ['strategic-planning-3'] } }
    const game = gunner(5, p)
    if (game.asked.includes(adama)) game.answer(adama, 'strategic-planning-3')
    expect(count(game, 'raider')).toBe(0)
  })

  it('PT25: is activated twice whenever raiders are', () => {
    const attacks = (marked: Position['marked']) =>
      commanded('raiders', {
        inPlay: lying('scar'),
        marked,
        ships: { bow: { raider: 1, viper: 2 }, stern: { basestar: 1 } },
        dice: [1, 1],
      }).events.filter((e) => e.key === 'event.rolled').length
    expect(attacks(scar)).toBe(2)
    expect(attacks([])).toBe(1)
  })

  it('P-CLAR-7: a nuke takes it along only where the roll was 7 or 8', () => {
    const nuked = (die: number) =>
      scenario({
        players: [adama, tyrol, roslin],
        config,
        inPlay: lying('scar'),
        marked: scar,
        ships: { bow: { raider: 1, basestar: 1 } },
        dice: [die],
        decks: { crisis: ['riots-a'] },
      }).answer(adama, 'launch-nuke')
    expect(count(nuked(6), 'raider')).toBe(1)
    expect(count(nuked(7), 'raider')).toBe(0)
  })

  it('P-CLAR-8: what destroys raiders without a roll does not destroy it', () => {
    const game = scenario({
      players: [roslin, adama, tyrol],
      config,
      inPlay: lying('scar'),
      marked: scar,
      ships: { bow: { raider: 1 } },
      quorum: ['authorization-of-brutal-force'],
    })
    expect(game.options(roslin)).toContain('quorum:authorization-of-brutal-force')
    game
      .answer(roslin, 'authorization-of-brutal-force')
      .until((g) => g.state.turn.seat !== 0 || g.happened('event.rolled'))
    expect(count(game, 'raider')).toBe(1)
  })

  it('P-SETUP-18: the token is off the board at the start, and its card leaves at a jump', () => {
    const game = gunner(3, { jumpTrack: 4 })
    expect(
      scenario({ players: [tyrol, adama, roslin], config }).state.ships.flatMap((s) => s.tokens),
    ).toEqual([])
    const jumped = scenario({
      players: [tyrol, adama, roslin],
      config,
      inPlay: lying('scar'),
      marked: scar,
      ships: { bow: { raider: 1 } },
      jumpTrack: 4,
      dice: [8],
      at: { [tyrol]: 'ftl-control' },
    }).answer(tyrol, 'location:ftl-control')
    expect(jumped.state.inPlay).toEqual([])
    expect(jumped.state.ships).toEqual([])
    expect(game.state.inPlay).toHaveLength(1)
  })
})

describe('Dogfight', () => {
  const ships = { bow: { basestar: 1 }, stern: { raider: 1, viper: 1 } }

  it('PT24: each time raiders act, each basestar launches two that do not', () => {
    const game = commanded('raiders', { inPlay: lying('dogfight'), ships, dice: [1] })
    expect(count(game, 'raider')).toBe(3)
    expect(game.events.filter((e) => e.key === 'event.rolled')).toHaveLength(1)
    expect(count(commanded('basestars', { inPlay: lying('dogfight'), ships, dice: [1] }), 'raider')).toBe(1)
    expect(count(commanded('raiders', { ships, dice: [1] }), 'raider')).toBe(1)
  })

  it('goes when no raider is left', () => {
    const game = scenario({
      players: [tyrol, adama, roslin],
      config,
      inPlay: lying('dogfight'),
      ships: { bow: { raider: 1 } },
      dice: [8],
      decks: { crisis: ['riots-a'] },
      at: { [tyrol]: 'weapons-control' },
    }).answer(tyrol, 'location:weapons-control')
    expect(game.state.inPlay).toEqual([])
    expect(game.state.decks.crisis.discard).toContain('dogfight')
  })
})

describe('The Guardians', () => {
  it('PT27: a basestar that is destroyed costs morale and a raptor', () => {
    const game = scenario({
      players: [adama, tyrol, roslin],
      config,
      inPlay: lying('the-guardians'),
      ships: { bow: { basestar: 1 } },
      dice: [6],
      decks: { crisis: ['riots-a'] },
    }).answer(adama, 'launch-nuke')
    expect(count(game, 'basestar')).toBe(0)
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.fleet.raptor?.destroyed).toBe(1)
    expect(game.state.inPlay).toHaveLength(1)
  })
})

describe('CIV', () => {
  const nuked = (p: Partial<Position>): TestGame =>
    scenario({
      players: [tyrol, adama, roslin],
      config,
      step: 'crisis',
      ...p,
      decks: { crisis: ['civilian-ship-nuked'] },
    }).answer(roslin, 'option:1')

  it('P-CIV-1, P-CIV-6: ships are drawn from those not on the board, turned up, and their resources lost', () => {
    const game = nuked({ ships: { bow: { civilian: 2 } }, nextTokens: ['population-2', 'population-fuel'] })
    expect(game.state.lostCivilians).toEqual(['population-2', 'population-fuel'])
    expect(count(game, 'civilian')).toBe(2)
    expect(game.state.resources).toMatchObject({ population: 9, fuel: 7 })
  })

  const all = [
    'empty',
    'empty',
    ...Array(6).fill('population-1'),
    'population-2',
    'population-2',
    'population-fuel',
    'population-morale',
  ]

  it('P-CIV-2: only where all are on the board the current player chooses one there', () => {
    const game = nuked({
      ships: { bow: { civilian: 1 }, stern: { civilian: 1 } },
      civilians: ['empty', 'population-1'],
      missingCivilians: all.slice(1, 2).concat(all.slice(3)),
    })
    expect(game.asked).toEqual([tyrol])
    expect(game.options(tyrol)).toHaveLength(2)
    game.answer(tyrol, game.options(tyrol)[0] ?? '')
    expect(game.state.lostCivilians).toHaveLength(2)
  })

  it('PQ28: with none at all nothing happens', () => {
    const game = nuked({ missingCivilians: all })
    expect(game.state.lostCivilians).toEqual([])
    expect(game.state.resources.population).toBe(12)
  })
})

describe('Basestars', () => {
  it('P-SETUP-19: there are never more than two basestars', () => {
    const game = scenario({
      players: [tyrol, adama, roslin],
      config,
      step: 'crisis',
      ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
      decks: { crisis: ['dogfight'] },
    })
    game.until((g) => g.happened('event.placed'))
    expect(count(game, 'basestar')).toBe(2)
  })
})
