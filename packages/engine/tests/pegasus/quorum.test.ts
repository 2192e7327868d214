import { expect, test } from 'vitest'
import { type Position, scenario } from '../../src/testing/index.ts'

// QUORUM: how many Quorum cards the President keeps.

const [roslin, adama, tyrol] = ['laura-roslin', 'william-adama', 'galen-tyrol'] as const

const eleven = [
  'accept-prophecy',
  'arrest-order',
  'assign-arbitrator',
  'assign-mission-specialist',
  'assign-vice-president',
  'authorization-of-brutal-force',
  'encourage-mutiny',
  'food-rationing',
  'inspirational-speech',
  'presidential-pardon',
  'release-cylon-mugshots',
]

/** The end of Tyrol's turn. */
const ends = (quorum: readonly string[], position: Partial<Position> = {}) =>
  scenario({
    players: [tyrol, adama, roslin],
    config: { sets: ['base', 'pegasus'] },
    step: 'end',
    quorum,
    ...position,
  })

test('P-QUORUM-1 at the end of any turn the President chooses what she discards down to 10', () => {
  const game = ends(eleven)
  expect([game.asked, game.state.turn.seat]).toEqual([[roslin], 0])
  expect(game.request(roslin)).toMatchObject({ min: 1, max: 1 })
  expect(game.options(roslin)).toHaveLength(11)
  game.answer(roslin, 'food-rationing')
  expect(game.state.quorum).toEqual(eleven.filter((card) => card !== 'food-rationing'))
  expect(game.state.decks.quorum.discard).toEqual(['food-rationing'])
  expect(game.state.turn.seat).toBe(1)
})

test('P-QUORUM-1 with 10 nobody is asked, and in the base game never', () => {
  expect(ends(eleven.slice(1)).state.turn.seat).toBe(1)
  expect(ends(eleven, { config: {} }).state.turn.seat).toBe(1)
})

test('P-QUORUM-2 within a turn she may hold more', () => {
  const game = ends(eleven, { step: 'action', players: [roslin, adama, tyrol] })
  expect(game.request(roslin).prompt.key).toBe('prompt.action')
  expect(game.state.quorum).toHaveLength(11)
})
