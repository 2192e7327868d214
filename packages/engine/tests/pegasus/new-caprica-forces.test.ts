import { describe, expect, test } from 'vitest'
import { invariants, type Position, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  authority,
  canyon,
  detention,
  force,
  hq,
  locked,
  medical,
  occupied,
  prepared,
  returned,
  roslin,
  shipyard,
  starbuck,
  tyrol,
} from './new-caprica-play.ts'

// Occupation forces: attacked, sent on, and used to detain people.

const forces = (game: TestGame): string[] => [...(game.state.tokensAt?.[force] ?? [])].sort()
const attackForces = 'board:new-caprica:attack-forces'

describe('a human player attacks', () => {
  const at = (place: string, p: Partial<Position> = {}) =>
    occupied({ at: { [adama]: place }, tokensAt: { [force]: [shipyard, shipyard, canyon] }, ...p })

  test('P-NC-46: a force where he is; 5 or more removes one', () => {
    expect(forces(at(shipyard, { dice: [5] }).answer(adama, attackForces))).toEqual([canyon, shipyard])
    expect(forces(at(shipyard, { dice: [4] }).answer(adama, attackForces))).toEqual([
      canyon,
      shipyard,
      shipyard,
    ])
    expect(at(hq).options(adama)).not.toContain(attackForces)
    expect(at(authority).options(adama)).not.toContain(attackForces)
    const cylon = occupied({
      players: [starbuck, adama, roslin, tyrol],
      revealed: [starbuck],
      at: { [starbuck]: shipyard },
      tokensAt: { [force]: [shipyard] },
    })
    expect(cylon.options(starbuck)).not.toContain(attackForces)
    expect(at(shipyard, { dice: [5] }).happened('event.activates')).toBe(false)
  })

  test('P-NC-47: Maximum Firepower rolls again, one after each roll (PQ39)', () => {
    const hands = { [adama]: ['maximum-firepower-3', 'maximum-firepower-4'] }
    const game = at(shipyard, { hands, dice: [1, 2, 7] }).answer(adama, attackForces)
    expect(game.request(adama).prompt.key).toBe('prompt.window.roll-after')
    game.answer(adama, 'maximum-firepower-3')
    expect(forces(game)).toHaveLength(3)
    game.answer(adama, 'maximum-firepower-4')
    expect(forces(game)).toHaveLength(2)
    expect(game.player(adama).hand).toEqual([])
    expect(game.state.decks.piloting.discard).toEqual(['maximum-firepower-3', 'maximum-firepower-4'])
    const other = at(shipyard, { hands: { [roslin]: ['maximum-firepower-3'] }, dice: [1] }).answer(
      adama,
      attackForces,
    )
    expect(other.state.asks.some((a) => a.window === 'roll-after')).toBe(false)
    const speech = occupied({
      players: [roslin, adama, tyrol],
      hands: { [roslin]: ['maximum-firepower-3'] },
      quorum: ['inspirational-speech'],
      dice: [1, 8],
    }).answer(roslin, 'quorum:inspirational-speech')
    expect(speech.happened('event.reroll')).toBe(false)
    expect(speech.state.asks.some((a) => a.window === 'roll-after')).toBe(false)
  })

  test('P-NC-48: Strategic Planning played before the first roll adds 2 to the new one as well', () => {
    const hands = { [adama]: ['maximum-firepower-3', 'strategic-planning-3'] }
    const game = at(shipyard, { hands, dice: [1, 3] })
      .answer(adama, attackForces)
      .answer(adama, 'strategic-planning-3')
      .answer(adama, 'maximum-firepower-3')
    expect(forces(game)).toHaveLength(2)
  })
})

describe('a Cylon player', () => {
  const cylon = { players: [starbuck, adama, roslin, tyrol], revealed: [starbuck] }
  const detain = 'board:new-caprica:detain'
  const near = (dice: number, p: Partial<Position> = {}) =>
    occupied({
      ...cylon,
      at: { [starbuck]: canyon, [adama]: canyon },
      tokensAt: { [force]: [canyon] },
      dice: [dice],
      ...p,
    })

  test('P-NC-49: detains a human where he and a force are: 1-3 Detention, 4-7 Medical Center, 8 nothing', () => {
    const ends = [1, 3, 4, 7, 8].map((dice) => near(dice).answer(starbuck, detain).player(adama).at)
    expect(ends).toEqual([detention, detention, medical, medical, canyon])
    expect(near(1, { tokensAt: { [force]: [shipyard] } }).options(starbuck)).not.toContain(detain)
    expect(near(1, { at: { [starbuck]: canyon } }).options(starbuck)).not.toContain(detain)
    const two = near(1, { at: { [starbuck]: canyon, [adama]: canyon, [tyrol]: canyon } }).answer(
      starbuck,
      detain,
    )
    expect(two.options(starbuck)).toEqual(['seat:1', 'seat:3'])
    expect(two.answer(starbuck, 'seat:3').player(tyrol).at).toBe(detention)
  })

  test('P-NC-50: neither is an activation: it costs Roslin no cards', () => {
    const game = occupied({
      players: [roslin, adama, tyrol],
      at: { [roslin]: shipyard },
      tokensAt: { [force]: [shipyard] },
      hands: { [roslin]: ['repair-1', 'repair-1'] },
      dice: [8],
    }).answer(roslin, attackForces)
    expect(game.player(roslin).hand).toHaveLength(2)
    expect(near(1).answer(starbuck, detain).happened('event.activates')).toBe(false)
  })
})

/** A card with the symbols of heavy raiders and occupation forces is carried out. */
const activated = (p: Partial<Position>, make: typeof occupied = occupied, card = 'execution-list') =>
  make({ players: [tyrol, adama, roslin], step: 'crisis', decks: { crisis: [card] }, ...p })
    .answer(roslin, 'option:1')
    .until((g) => g.state.turn.seat === 1)

describe('the symbol of occupation forces', () => {
  test('P-NC-51, P-NC-52: sends each force on by one place', () => {
    expect(forces(activated({ tokensAt: { [force]: [authority, authority, canyon] } }))).toEqual([
      canyon,
      canyon,
      shipyard,
    ])
  })

  test('P-NC-53, P-CIV-3, P-CIV-4, P-CIV-5: from the Shipyard it leaves and destroys the top locked ship, else the top prepared one, else none', () => {
    const lost = (a: string[], b: string[]) =>
      activated({ tokensAt: { [force]: [shipyard] }, piles: { [locked]: a, [prepared]: b } })
    const first = lost(['empty', 'population-2'], ['population-1'])
    expect(first.state.lostCivilians).toEqual(['population-2'])
    expect(first.state.resources.population).toBe(9) // the card cost 1 besides
    expect(forces(first)).toEqual([])
    expect(lost([], ['population-1', 'population-morale']).state.lostCivilians).toEqual(['population-morale'])
    const none = lost([], [])
    expect(none.state.lostCivilians).toEqual([])
    expect(forces(none)).toEqual([])
  })

  test('P-NC-54: with none on the board, one comes to the Occupation Authority', () => {
    expect(forces(activated({}))).toEqual([authority])
  })

  test('P-NC-55: with all four on the board none is placed', () => {
    const game = occupied({
      players: [starbuck, adama, roslin, tyrol],
      revealed: [starbuck],
      tokensAt: { [force]: [authority, authority, authority, authority] },
    }).answer(starbuck, `location:${authority}:cylon`)
    expect(forces(game)).toEqual([canyon, authority, authority, authority])
    expect(invariants(game.state)).toEqual([])
  })

  test('P-NC-59, P-NC-60: heavy raiders move no forces, forces no centurions', () => {
    const heavy = returned({
      players: [tyrol, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['ncp-graduation'] },
      tokensAt: { [force]: [authority] },
      centurions: [0],
    })
      .answer(adama, 'option:1')
      .until((g) => g.state.turn.seat === 1)
    expect([heavy.state.centurions, forces(heavy)]).toEqual([[1], [authority]])
    const occupation = activated(
      { tokensAt: { [force]: [authority] }, centurions: [0] },
      returned,
      'demanded-surrender',
    )
    expect([occupation.state.centurions, forces(occupation)]).toEqual([[0], [canyon]])
  })
})
