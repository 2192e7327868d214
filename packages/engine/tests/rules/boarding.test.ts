import { expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const players = ['galen-tyrol', 'tom-zarek', 'william-adama']

/** Chief Tyrol draws a Crisis card with the heavy raiders symbol. */
const heaviesAct = (position: Partial<Position>): TestGame =>
  scenario({ players, step: 'crisis', decks: { crisis: ['build-cylon-detector'] }, ...position }).answer(
    'william-adama',
    'option:0',
  )

/** Chief Tyrol, revealed as a Cylon, plays Cylon Intruders, and the check fails: 2 centurions are placed. */
function intruders(position: Partial<Position>): TestGame {
  const game = scenario({
    players,
    revealed: ['galen-tyrol'],
    at: { 'galen-tyrol': 'caprica' },
    superCrises: { 'galen-tyrol': ['cylon-intruders'] },
    destiny: ['repair-1', 'repair-1'],
    ...position,
  })
  return game.answer('galen-tyrol', 'caprica').answer('galen-tyrol', 'cylon-intruders')
}

const heaviesIn = (game: TestGame): string[] =>
  game.state.ships.filter((s) => s.kind === 'heavy').map((s) => s.area)

test.each([0, 1, 2])(
  'B-BOARD-1 a centurion on space %i of the track goes on to the next and nobody has lost',
  (space) => {
    const game = heaviesAct({ centurions: [space] })
    expect(game.state.centurions).toEqual([space + 1])
    expect(game.outcome).toBe(null)
  },
)

test('B-BOARD-1 the fifth space of the track is the end of the humans', () => {
  const game = heaviesAct({ centurions: [3] })
  expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'boarding' })
})

test('B-BOARD-2 a heavy raider that boards leaves a centurion on Start', () => {
  const game = heaviesAct({ ships: { 'bow-port': { heavy: 1 } } })
  expect(game.state.centurions).toEqual([0])
  expect(heaviesIn(game)).toEqual([])
})

test('B-BOARD-2 a heavy raider that boarded can be launched again', () => {
  const fleet = { bow: { basestar: 1 }, 'bow-port': { heavy: 4 } } as const
  const cylon = { revealed: ['tom-zarek'], at: { 'tom-zarek': 'cylon-fleet' } }
  const launching = (game: TestGame): TestGame =>
    game
      .untilAsked('tom-zarek', 'prompt.action')
      .answer('tom-zarek', 'cylon-fleet')
      .answer('tom-zarek', 'launch')
  // All four are on the board: none to launch.
  const before = launching(scenario({ players, current: 'tom-zarek', ships: fleet, ...cylon }))
  expect(heaviesIn(before)).toEqual(['bow-port', 'bow-port', 'bow-port', 'bow-port'])
  const after = launching(heaviesAct({ ships: fleet, centurions: [0, 0, 0], ...cylon }))
  expect(after.state.centurions).toEqual([1, 1, 1, 0])
  expect(heaviesIn(after)).toEqual(['bow-port', 'bow-port', 'bow-port', 'bow'])
})

test('B-BOARD-3 every centurion moves 1 space when a Crisis card activates heavy raiders', () => {
  expect(heaviesAct({ centurions: [0, 2, 1] }).state.centurions).toEqual([1, 3, 2])
})

test('B-BOARD-3 every centurion moves 1 space when an attack card activates heavy raiders', () => {
  const game = scenario({
    players,
    step: 'crisis',
    decks: { crisis: ['boarding-parties'] },
    centurions: [0, 2],
  })
  expect(game.state.centurions).toEqual([1, 3])
})

test('B-BOARD-3 every centurion moves 1 space when a revealed Cylon activates heavy raiders', () => {
  const position = {
    players,
    revealed: ['galen-tyrol'],
    at: { 'galen-tyrol': 'cylon-fleet' },
    ships: { bow: { raider: 1 }, stern: { heavy: 1 } },
    centurions: [0, 2],
    dice: [1],
  } as const
  const game = scenario(position).answer('galen-tyrol', 'cylon-fleet').answer('galen-tyrol', 'heavy')
  expect(game.state.centurions).toEqual([1, 3])
  const raiders = scenario(position).answer('galen-tyrol', 'cylon-fleet').answer('galen-tyrol', 'raiders')
  expect(raiders.state.centurions).toEqual([0, 2])
})

test('B-BOARD-4 a centurion that boards in an activation does not also move in it', () => {
  const game = heaviesAct({ ships: { 'stern-port': { heavy: 2 } } })
  expect(game.state.centurions).toEqual([0, 0])
})

test('B-BOARD-5 several centurions stand on the same space and do not push each other', () => {
  const game = heaviesAct({ ships: { 'stern-port': { heavy: 1 } }, centurions: [1, 1, 0] })
  expect(game.state.centurions).toEqual([2, 2, 1, 0])
  const together = heaviesAct({ ships: { 'stern-port': { heavy: 2 } }, centurions: [2, 2] })
  expect(together.state.centurions).toEqual([3, 3, 0, 0])
  expect(together.outcome).toBe(null)
})

test('B-BOARD-6 with all 4 centurions on the track a heavy raider stays in its launch area', () => {
  const game = heaviesAct({
    ships: { 'stern-port': { heavy: 1 }, bow: { basestar: 1 } },
    centurions: [0, 0, 1, 2],
  })
  expect(game.state.centurions).toEqual([1, 1, 2, 3])
  expect(heaviesIn(game)).toEqual(['stern-port'])
})

test.each([
  { first: 'bow-port', stays: 'stern-port' },
  { first: 'stern-port', stays: 'bow-port' },
])(
  'B-BOARD-7 with 1 centurion left the current player lets the heavy raider in $first board',
  ({ first, stays }) => {
    const game = heaviesAct({
      ships: { 'bow-port': { heavy: 1 }, 'stern-port': { heavy: 1 } },
      centurions: [0, 0, 0],
    })
    expect(game.asked).toEqual(['galen-tyrol'])
    game.answer('galen-tyrol', first)
    expect(game.state.centurions).toEqual([1, 1, 1, 0])
    expect(heaviesIn(game)).toEqual([stays])
  },
)

test('B-BOARD-8 an effect places centurions on Start', () => {
  const game = intruders({ centurions: [2] })
  expect(game.state.centurions).toEqual([2, 0, 0])
})

test('B-BOARD-8 with too few centurions left fewer or none are placed', () => {
  expect(intruders({ centurions: [2, 1, 1] }).state.centurions).toEqual([2, 1, 1, 0])
  expect(intruders({ centurions: [2, 1, 1, 1] }).state.centurions).toEqual([2, 1, 1, 1])
})

test('B-BOARD-9 a destroyed centurion can board again', () => {
  const game = scenario({
    players,
    at: { 'galen-tyrol': 'armory' },
    ships: { 'bow-port': { heavy: 1 } },
    decks: { crisis: ['build-cylon-detector'] },
    centurions: [0, 0, 0, 1],
    dice: [7],
  })
  game.answer('galen-tyrol', 'armory').answer('galen-tyrol', 'centurion:1')
  expect(game.state.centurions).toEqual([0, 0, 0])
  game.answer('william-adama', 'option:0')
  expect(game.state.centurions).toEqual([1, 1, 1, 0])
  expect(heaviesIn(game)).toEqual([])
})
