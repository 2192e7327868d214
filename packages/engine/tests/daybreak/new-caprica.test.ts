import { describe, expect, test } from 'vitest'
import { invariants, type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, hq, locked, occupied, roslin, starbuck, tigh, tyrol } from '../pegasus/new-caprica-play.ts'

// New Caprica with Daybreak.

const config = { sets: ['base', 'pegasus', 'daybreak'], objective: 'new-caprica' }
const raptor = 'assault-raptor'

const landed = (p: Partial<Position> = {}): TestGame =>
  scenario({
    players: [tyrol, adama, roslin, starbuck],
    config,
    step: 'crisis',
    distance: 5,
    milestones: [4],
    jumpTrack: 4,
    used: { [starbuck]: ['secret-destiny'] },
    decks: { crisis: ['water-sabotaged'], destination: ['barren-planet', 'deep-space'] },
    ...p,
  })

describe('The start of the phase', () => {
  test('D-MIX-25: assault raptors that stayed in space go to the Reserves, their pilots to the Resistance HQ', () => {
    const game = landed({
      piloting: { [starbuck]: { area: 'bow', kind: raptor } },
      ships: { stern: { [raptor]: 1 } },
      fleet: { [raptor]: { unused: 2 } },
    })
    game.untilAsked(tyrol, 'prompt.stay').answer(tyrol, 'yes')
    game.untilAsked(starbuck, 'prompt.stay').answer(starbuck, 'yes')
    game.untilAsked(adama, 'prompt.destination').answer(adama, 'barren-planet')
    game.until((g) => g.state.phase !== '')
    expect(game.player(starbuck).at).toBe(hq)
    expect(game.state.ships).toEqual([])
    expect(game.state.fleet[raptor]).toMatchObject({ reserve: 2, unused: 2 })
    expect(invariants(game.state)).toEqual([])
  })

  test('D-MIX-26: Colonial One is turned to its destroyed side, and nobody goes to Sickbay by it', () => {
    const game = landed({ at: { [roslin]: 'quorum-chamber' } })
    expect(game.state.boards['colonial-one']?.side).toBe('front')
    game.untilAsked(adama, 'prompt.destination').answer(adama, 'barren-planet')
    game.until((g) => g.state.phase !== '')
    expect(game.state.boards['colonial-one']?.side).toBe('destroyed')
    expect(game.player(roslin).at).toBe(hq)
  })

  test('D-MIX-26: once is enough', () => {
    const game = landed({ sides: { 'colonial-one': 'destroyed' } })
    game.untilAsked(adama, 'prompt.destination').answer(adama, 'barren-planet')
    game.until((g) => g.state.phase !== '')
    expect(game.state.boards['colonial-one']?.side).toBe('destroyed')
  })
})

describe('Before the return', () => {
  test('D-MIX-27, D-MIX-28: no civilian ship is placed, and none leaves its stack by what does not say so', () => {
    const game = occupied({
      config,
      players: [adama, roslin, tyrol, tigh],
      destiny: ['bait-0', 'bait-0'],
      decks: { crisis: ['contact-raptor'] },
      step: 'crisis',
    })
    const before = game.state.piles[locked]
    game.until((g) => g.state.turn.step !== 'crisis')
    expect(game.state.ships).toEqual([])
    expect(game.state.piles[locked]).toEqual(before)
  })

  test('D-GEN-7: which of the highest resources is lost, the current player says', () => {
    const game = occupied({
      config,
      players: [roslin, tyrol, adama],
      at: { [tyrol]: 'breeders-canyon' },
      resources: { fuel: 8, food: 8, morale: 5, population: 5 },
      hands: { [roslin]: ['executive-order-1'] },
    })
    game.answer(roslin, 'play:executive-order-1').answer(roslin, 'seat:1').answer(tyrol, 'actions')
    game.answer(tyrol, 'breeders-canyon')
    expect([game.asked, game.request(roslin).prompt.key]).toEqual([[roslin], 'prompt.highest'])
  })
})
