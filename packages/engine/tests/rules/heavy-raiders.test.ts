import { expect, test } from 'vitest'
import type { Area, ShipKind } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const players = ['galen-tyrol', 'tom-zarek', 'william-adama']

/** Chief Tyrol draws a Crisis card with the heavy raiders symbol, and its text has been carried out. */
const heaviesAct = (position: Partial<Position>): TestGame =>
  scenario({ players, step: 'crisis', decks: { crisis: ['build-cylon-detector'] }, ...position }).answer(
    'william-adama',
    'option:0',
  )

const count = (game: TestGame, kind: ShipKind, area?: Area): number =>
  game.state.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area)).length

const rolls = (game: TestGame): number => game.events.filter((e) => e.key === 'event.rolled').length

test('B-CYL-23 all centurions move first, then the heavy raiders act', () => {
  const game = heaviesAct({
    ships: { 'bow-port': { heavy: 1 }, stern: { heavy: 1 } },
    centurions: [0, 2],
  })
  expect(game.state.centurions).toEqual([1, 3])
  expect(count(game, 'heavy', 'bow-port')).toBe(1)
  expect(count(game, 'heavy', 'stern')).toBe(1)
  game.answer('galen-tyrol', 'bow-port')
  expect(game.state.centurions).toEqual([1, 3, 0])
  expect(count(game, 'heavy', 'stern-port')).toBe(1)
})

test('B-CYL-24 heavy raiders attack neither vipers nor civilian ships nor Galactica', () => {
  const human = { viper: 1, civilian: 1 } as const
  const game = heaviesAct({
    ships: { stern: { ...human, heavy: 1 }, 'stern-port': { ...human, heavy: 1 }, bow: { heavy: 1 } },
    dice: [8, 8, 8],
  }).until((g) => g.state.turn.seat === 1)
  expect(rolls(game)).toBe(0)
  expect(count(game, 'viper')).toBe(2)
  expect(count(game, 'civilian')).toBe(2)
  expect(game.state.boards.galactica?.pool.length).toBe(8)
})

test.each([
  { from: 'bow', to: 'bow-port' },
  { from: 'bow-starboard', to: 'bow' },
  { from: 'stern-starboard', to: 'stern' },
  { from: 'stern', to: 'stern-port' },
] as const)('B-CYL-25 a heavy raider in $from flies to $to', ({ from, to }) => {
  const game = heaviesAct({ ships: { [from]: { heavy: 1 } } })
  expect(game.state.ships.map((s) => s.area)).toEqual([to])
})

test.each(['bow-port', 'stern-port'] as const)(
  'B-CYL-26 a heavy raider in %s boards instead of moving',
  (area) => {
    const game = heaviesAct({ ships: { [area]: { heavy: 1 } } })
    expect(count(game, 'heavy')).toBe(0)
    expect(game.state.centurions).toEqual([0])
  },
)

test('B-CYL-27 a heavy raider that arrives in a launch area boards only when it is next activated', () => {
  const game = scenario({
    players,
    step: 'crisis',
    decks: { crisis: ['build-cylon-detector', 'crash-landing'] },
    ships: { bow: { heavy: 1 } },
  }).answer('william-adama', 'option:0')
  expect(count(game, 'heavy', 'bow-port')).toBe(1)
  expect(game.state.centurions).toEqual([])
  game.until((g) => g.state.turn.seat === 2)
  expect(count(game, 'heavy')).toBe(0)
  expect(game.state.centurions).toEqual([0])
})

test('B-CYL-27 nor does it board when a heavy raider still to act waits in that launch area', () => {
  const game = heaviesAct({ ships: { bow: { heavy: 1 }, 'bow-port': { heavy: 1 } } })
  game.answer('galen-tyrol', 'area:bow')
  expect(count(game, 'heavy', 'bow-port')).toBe(1)
  expect(game.state.centurions).toEqual([0])
})

test('B-CYL-28 with no heavy raider on the board each basestar launches 1', () => {
  const game = heaviesAct({ ships: { bow: { basestar: 1, raider: 1 }, 'bow-port': { basestar: 1 } } })
  expect(game.state.turn.seat).toBe(1)
  expect(count(game, 'heavy', 'bow')).toBe(1)
  expect(count(game, 'heavy', 'bow-port')).toBe(1)
  expect(count(game, 'raider')).toBe(1)
  expect(game.state.centurions).toEqual([])
})

test('B-CYL-29 if the last heavy raider boards, none is launched', () => {
  const game = heaviesAct({ ships: { bow: { basestar: 1 }, 'stern-port': { heavy: 1 } } })
  expect(game.state.centurions).toEqual([0])
  expect(count(game, 'heavy')).toBe(0)
})

test('B-CYL-30 centurions move even without heavy raiders and basestars', () => {
  expect(heaviesAct({ centurions: [0, 1] }).state.centurions).toEqual([1, 2])
})

test('B-CYL-31 with no heavy raiders, basestars and centurions nothing happens', () => {
  const game = heaviesAct({ ships: { bow: { raider: 1 }, stern: { civilian: 1 } } })
  expect(game.state.turn.seat).toBe(1)
  expect(game.state.centurions).toEqual([])
  expect(game.state.ships.map((s) => [s.kind, s.area])).toEqual([
    ['raider', 'bow'],
    ['civilian', 'stern'],
  ])
})
