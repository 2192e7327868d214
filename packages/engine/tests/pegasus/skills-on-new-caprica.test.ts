import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { allIn, strength } from './check-play.ts'
import {
  adama,
  authority,
  baltar,
  canyon,
  config,
  detention,
  force,
  hq,
  locked,
  occupied,
  prepared,
  returned,
  roslin,
  tigh,
  tyrol,
  zarek,
} from './new-caprica-play.ts'

// Skill and Treachery cards where the objective is New Caprica.

/** By Your Command lies in a reckless check that Tigh makes at the Resistance HQ, or that a Crisis card asks for. */
function commanded(at: (p: Partial<Position>) => TestGame, p: Partial<Position> = {}): TestGame {
  const game = at({
    players: [tigh, roslin, adama],
    used: { [adama]: ['command-authority'] },
    hands: { [roslin]: ['by-your-command-1'], [adama]: ['jury-rigged-1'] },
    destiny: ['repair-1', 'repair-1'],
    ...p,
  })
  return allIn(game.answer(adama, 'jury-rigged-1'))
}

const atHq = (position: (p: Partial<Position>) => TestGame) => (p: Partial<Position>) =>
  position(p).answer(tigh, hq).answer(tigh, 'seat:1')

describe('By Your Command', () => {
  const ships = { 'bow-port': { viper: 1 }, bow: { raider: 1, heavy: 1 } } as const

  test('P-NC-58, P-TREACH-12: before the return it activates the occupation forces and no ships', () => {
    const game = commanded(atHq(occupied), { ships, tokensAt: { [force]: [authority] } })
    expect(game.state.tokensAt?.[force]).toEqual([canyon])
    expect(game.state.ships.map((s) => `${s.kind} ${s.area}`).sort()).toEqual([
      'heavy bow',
      'raider bow',
      'viper bow-port',
    ])
  })

  test('P-NC-79, P-TREACH-12: after it, both', () => {
    const game = commanded(atHq(returned), { ships, tokensAt: { [force]: [authority] } })
    expect(game.state.tokensAt?.[force]).toEqual([canyon])
    expect(game.state.ships.find((s) => s.kind === 'heavy')?.area).not.toBe('bow')
  })

  test('P-SETUP-3, P-TREACH-12: before the phase there are no occupation forces', () => {
    const crisis = (p: Partial<Position>) =>
      scenario({
        players: [tigh, roslin, adama],
        config,
        step: 'crisis',
        decks: { crisis: ['prison-labor'] },
        ...p,
      })
    const game = commanded(crisis, { ships })
    expect(game.state.tokensAt?.[force] ?? []).toEqual([])
    expect(game.state.ships.find((s) => s.kind === 'heavy')?.area).not.toBe('bow')
  })
})

test('PQ38: Sabotage cannot be used before the return, and can afterwards', () => {
  const moved = (at: (p: Partial<Position>) => TestGame, p: Partial<Position>) => {
    const game = at({
      players: [zarek, baltar, roslin, adama],
      used: { [adama]: ['command-authority'] },
      revealed: [baltar],
      step: 'end',
      hands: {
        [baltar]: ['sabotage-3'],
        [zarek]: [
          'special-destiny-2',
          ...Array.from({ length: 8 }, () => 'consolidate-power-1'),
          'repair-1',
          'repair-1',
        ],
      },
      ...p,
    })
    return game.answer(zarek, 'special-destiny-2')
  }
  expect(moved(occupied, {}).request(baltar).prompt.key).toBe('prompt.split')
  expect(moved(returned, {}).request(baltar).window).toBe('cards-discarded')
})

test('P-TREACH-3: Treachery cards count for the check of the Resistance HQ', () => {
  const game = occupied({
    players: [tigh, roslin, adama],
    used: { [adama]: ['command-authority'] },
    hands: { [roslin]: ['sabotage-3'] },
    destiny: ['repair-1', 'repair-1'],
  })
  game.answer(tigh, hq).answer(tigh, 'seat:1')
  expect(strength(allIn(game))).toBe(3 - 2)
})

test('P-MOVE-5: what is used in place of moving can be used in Detention', () => {
  const game = occupied({
    current: tyrol,
    step: 'movement',
    at: { [tyrol]: detention },
    hands: { [tyrol]: ['preventative-policy-3'] },
  })
  expect(game.options(tyrol)).toEqual(['2:preventative-policy-3'])
})

test('Human Weakness: a human player in Detention is enough', () => {
  const weak = (at: string) =>
    occupied({
      players: [baltar, zarek, roslin, adama],
      revealed: [baltar],
      at: { [zarek]: at },
      hands: { [baltar]: ['human-weakness-3'] },
    }).options(baltar)
  expect(weak(detention)).toContain('play:human-weakness-3')
  expect(weak(hq)).not.toContain('play:human-weakness-3')
})

test('P-WIN-11: Preventative Policy still helps when Galactica leaves in that turn', () => {
  const left = (policy: boolean): TestGame => {
    const game = returned({
      step: 'movement',
      at: { [adama]: 'command', [roslin]: 'armory', [tyrol]: 'armory' },
      hands: { [adama]: ['preventative-policy-3'] },
      resources: { population: 2 },
      piles: { [locked]: ['population-2'], [prepared]: [] },
    })
    if (policy) game.answer(adama, 'preventative-policy-3').answer(adama, 'option:3')
    else game.pass(adama)
    return game.answer(adama, 'leave-new-caprica')
  }
  expect(left(true).outcome).toMatchObject({ winner: 'humans' })
  expect(left(false).outcome).toMatchObject({ winner: 'cylons', reason: 'population' })
})
