import { describe, expect, test } from 'vitest'
import { newGame } from '../../src/index.ts'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

const crew = ['saul-tigh', 'laura-roslin', 'lee-adama', 'tom-zarek'] as const

/** A new game, up to its first turn. */
const opening = (): TestGame =>
  testGame(newGame({ players: 4, characters: crew, firstPlayer: 0 }, 'titles')).until(
    (g) => g.state.turn.number === 1,
  )

describe('the President card', () => {
  const president = (p: Partial<Position> = {}): TestGame =>
    scenario({ players: crew, current: 'laura-roslin', ...p })

  test('its holder draws one Quorum card at the start of the game', () => {
    const game = opening()
    expect(game.state.titles.president).toBe(game.seat('laura-roslin'))
    expect(game.state.quorum).toHaveLength(1)
    expect(game.state.decks.quorum.draw).toHaveLength(16)
    expect(game.view('laura-roslin').quorum).toEqual(game.state.quorum)
  })

  test('as an action its holder draws a Quorum card, any number of turns', () => {
    const game = president({
      quorum: ['arrest-order'],
      decks: { quorum: ['food-rationing', 'encourage-mutiny'] },
    })
    game.answer('laura-roslin', 'draw-quorum')
    expect(game.state.quorum).toEqual(['arrest-order', 'food-rationing'])
    game.untilAsked('laura-roslin', 'prompt.action').answer('laura-roslin', 'draw-quorum')
    expect(game.state.quorum).toEqual(['arrest-order', 'food-rationing', 'encourage-mutiny'])
  })

  test('the draw goes on with the shuffled discard pile, and cannot be chosen when no card is left', () => {
    const refilled = president({ emptied: ['quorum'] }).answer('laura-roslin', 'draw-quorum')
    expect(refilled.state.quorum).toHaveLength(1)
    expect(refilled.state.decks.quorum).toMatchObject({ discard: [] })
    expect(refilled.state.decks.quorum.draw).toHaveLength(16)
    const every = [
      ...[
        'accept-prophecy',
        'arrest-order',
        'arrest-order',
        'assign-arbitrator',
        'assign-mission-specialist',
      ],
      ...['assign-vice-president', 'authorization-of-brutal-force', 'authorization-of-brutal-force'],
      ...[
        'encourage-mutiny',
        'food-rationing',
        'food-rationing',
        'inspirational-speech',
        'inspirational-speech',
      ],
      ...['inspirational-speech', 'inspirational-speech', 'presidential-pardon', 'release-cylon-mugshots'],
    ]
    expect(president({ quorum: every }).options('laura-roslin')).not.toContain('ability:draw-quorum')
  })

  test('playing a Quorum card is the action of the step: no second one follows', () => {
    const game = president({ quorum: ['food-rationing', 'inspirational-speech'], dice: [1] })
    game.answer('laura-roslin', 'food-rationing')
    expect(game.state.turn.step).toBe('crisis')
    expect(game.state.quorum).toEqual(['inspirational-speech'])
  })

  test('the hand moves with the card when its holder turns out to be a Cylon', () => {
    const game = president({
      quorum: ['arrest-order', 'food-rationing'],
      loyalty: { 'laura-roslin': ['cylon-morale'] },
    })
    game.answer('laura-roslin', 'reveal:cylon-morale').answer('laura-roslin', 'no')
    expect(game.state.titles.president).toBe(game.seat('tom-zarek'))
    expect(game.view('tom-zarek').quorum).toEqual(['arrest-order', 'food-rationing'])
    expect(game.view('laura-roslin').quorum).toEqual([])
  })
})

describe('the Admiral card', () => {
  // The Critical Hit lies on the other basestar, so that two tokens are two hits.
  const nuke = (die: number, p: Partial<Position> = {}): TestGame => {
    const game = scenario({
      players: crew,
      ships: { bow: { basestar: 1, raider: 4 }, stern: { basestar: 1, raider: 2 } },
      basestarDamage: { stern: ['critical-hit'] },
      dice: [die],
      decks: { crisis: ['rescue-caprica-survivors'] },
      ...p,
    }).answer('saul-tigh', 'launch-nuke')
    const target = game.state.ships.find((s) => s.kind === 'basestar' && s.area === 'bow')
    return game.answer('saul-tigh', `ship:${target?.id}`)
  }
  const left = (game: TestGame, kind: string, area: string) =>
    game.state.ships.filter((s) => s.kind === kind && s.area === area)

  test('its holder gets the 2 nukes at the start of the game', () => {
    const game = opening()
    expect(game.state.titles.admiral).toBe(game.seat('saul-tigh'))
    expect(game.view('spectator').nukes).toBe(2)
  })

  test.each([1, 2])('a nuke with a roll of %i damages its basestar twice', (die) => {
    const game = nuke(die)
    expect(left(game, 'basestar', 'bow')[0]?.damage).toHaveLength(2)
    expect(left(game, 'raider', 'bow')).toHaveLength(4)
    expect(game.view('spectator').nukes).toBe(1)
  })

  test.each([3, 6])('a nuke with a roll of %i destroys its basestar', (die) => {
    const game = nuke(die)
    expect(left(game, 'basestar', 'bow')).toEqual([])
    expect(left(game, 'basestar', 'stern')).toHaveLength(1)
    expect(left(game, 'raider', 'bow')).toHaveLength(4)
  })

  test.each([7, 8])('a nuke with a roll of %i destroys its basestar and 3 raiders beside it', (die) => {
    const game = nuke(die)
    expect(left(game, 'basestar', 'bow')).toEqual([])
    expect(left(game, 'raider', 'bow')).toHaveLength(1)
    expect(left(game, 'raider', 'stern')).toHaveLength(2)
    const few = nuke(die, { ships: { bow: { basestar: 1, raider: 2 }, stern: { basestar: 1, raider: 2 } } })
    expect(left(few, 'raider', 'bow')).toEqual([])
    expect(left(few, 'raider', 'stern')).toHaveLength(2)
  })

  test('a nuke used is gone: the last one cannot be launched twice', () => {
    const game = nuke(3, { nukes: 1 })
    expect(game.view('spectator').nukes).toBe(0)
    game.untilAsked('saul-tigh', 'prompt.action')
    expect(game.options('saul-tigh')).not.toContain('ability:launch-nuke')
  })

  test('only its holder can launch one', () => {
    const ships = { bow: { basestar: 1 } }
    const other = scenario({ players: crew, current: 'lee-adama', ships })
    expect(other.options('lee-adama')).not.toContain('ability:launch-nuke')
    const admiral = scenario({ players: crew, current: 'lee-adama', ships, titles: { admiral: 'lee-adama' } })
    expect(admiral.options('lee-adama')).toContain('ability:launch-nuke')
  })

  test('an Admiral who reveals himself as a Cylon loses it', () => {
    const game = scenario({ players: crew, nukes: 1, loyalty: { 'saul-tigh': ['cylon-morale'] } })
    game.answer('saul-tigh', 'reveal:cylon-morale').answer('saul-tigh', 'no')
    expect(game.state.titles.admiral).toBe(game.seat('lee-adama'))
    expect(game.view('spectator').nukes).toBe(1)
  })
})
