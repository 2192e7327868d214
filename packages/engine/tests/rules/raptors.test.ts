import { expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const players = ['galen-tyrol', 'tom-zarek', 'william-adama']

/** The fleet jumps from FTL Control without loss, and the Admiral picks this destination. */
function jumpTo(destination: string, position: Partial<Position> = {}): TestGame {
  const game = scenario({
    players,
    at: { 'galen-tyrol': 'ftl-control' },
    jumpTrack: 4,
    ...position,
    dice: [8, ...(position.dice ?? [])],
    decks: { destination: [destination, 'desolate-moon'], crisis: ['water-shortage-a'] },
  })
  return game.answer('galen-tyrol', 'ftl-control').answer('william-adama', destination)
}

const rolls = (game: TestGame): number => game.events.filter((e) => e.key === 'event.rolled').length

test('B-RAPTOR-1 raptors cannot be launched at Command', () => {
  const at = { 'galen-tyrol': 'command' }
  const crisis = { decks: { crisis: ['water-shortage-a'] } }
  const none = scenario({ players, at, ...crisis, reserve: { viper: 0, raptor: 4 } })
  expect(none.request('galen-tyrol')).toMatchObject({ prompt: { key: 'prompt.action' }, options: [] })
  expect(none.pass('galen-tyrol').asked).not.toContain('galen-tyrol')
  const game = scenario({ players, at, ...crisis, reserve: { viper: 1, raptor: 4 } })
  game.answer('galen-tyrol', 'command').answer('galen-tyrol', 'launch:bow-port')
  expect(game.state.ships.map((s) => s.kind)).toEqual(['viper'])
  expect(game.view('spectator').reserve).toEqual({ viper: 0, raptor: 4 })
  expect(game.asked).not.toContain('tom-zarek') // still Command: the viper may be moved
  expect(game.options('galen-tyrol').some((id) => id.startsWith('launch'))).toBe(false)
})

test('B-RAPTOR-1 Cylon ships do not attack raptors', () => {
  const game = scenario({
    players,
    step: 'crisis',
    decks: { crisis: ['water-shortage-b'] },
    ships: { bow: { raider: 3 } },
    reserve: { viper: 0, raptor: 4 },
    dice: [7, 7, 7],
  }).answer('tom-zarek', 'option:0')
  expect(rolls(game)).toBe(3)
  expect(game.view('spectator').reserve.raptor).toBe(4)
})

test('B-RAPTOR-2 a raptor can be risked only if one is in the Reserves', () => {
  expect(jumpTo('tylium-planet', { reserve: { raptor: 1 } }).request('william-adama').prompt.key).toBe(
    'prompt.risk',
  )
  const none = jumpTo('tylium-planet', { reserve: { raptor: 0 }, dice: [8] })
  expect(none.asked).not.toContain('william-adama')
  expect(none.state.resources.fuel).toBe(7)
  expect(rolls(none)).toBe(1)
})

test('B-RAPTOR-2 two vipers can be risked only if two are in the Reserves', () => {
  expect(jumpTo('cylon-refinery', { reserve: { viper: 2 } }).request('william-adama').prompt.key).toBe(
    'prompt.risk',
  )
  const one = jumpTo('cylon-refinery', { reserve: { viper: 1 }, damagedVipers: 5, dice: [8] })
  expect(one.asked).not.toContain('william-adama')
  expect(one.view('spectator').reserve.viper).toBe(1)
  expect(one.state.resources.fuel).toBe(7)
})

test('B-RAPTOR-3 who reaches the number gets the benefit and keeps the ship', () => {
  const game = jumpTo('tylium-planet', { dice: [3] }).answer('william-adama', 'yes')
  expect(game.state.resources.fuel).toBe(8 - 1 + 2)
  expect(game.view('spectator').reserve.raptor).toBe(4)
  expect(game.view('spectator').destroyed.raptor).toBe(0)
  const vipers = jumpTo('cylon-refinery', { dice: [6] }).answer('william-adama', 'yes')
  expect(vipers.state.resources.fuel).toBe(8 - 1 + 2)
  expect(vipers.view('spectator').reserve.viper).toBe(8)
})

test('B-RAPTOR-3 the player who risks the ship rolls', () => {
  const game = jumpTo('icy-moon', { dice: [8] }).answer('william-adama', 'yes')
  const roll = game.events.filter((e) => e.key === 'event.rolled').at(-1)
  expect(roll?.params?.who).toEqual({ key: 'seat', params: { seat: game.seat('william-adama') } })
})

test('B-RAPTOR-4 who does not reach it loses the raptor and gets nothing', () => {
  const game = jumpTo('tylium-planet', { dice: [2] }).answer('william-adama', 'yes')
  expect(game.state.resources.fuel).toBe(7)
  expect(game.view('spectator').reserve.raptor).toBe(3)
  expect(game.view('spectator').destroyed.raptor).toBe(1)
})

test('B-RAPTOR-4 what the risked ships suffer is what the card says', () => {
  const game = jumpTo('cylon-refinery', { dice: [5] }).answer('william-adama', 'yes')
  expect(game.state.resources.fuel).toBe(7)
  expect(game.view('spectator').reserve.viper).toBe(6)
  expect(game.view('spectator').damagedVipers).toBe(2)
  expect(game.view('spectator').destroyed.viper).toBe(0)
})

test('B-RAPTOR-5 if no raptor is left none is destroyed', () => {
  const one = jumpTo('remote-planet', { reserve: { raptor: 1, viper: 3 } })
  expect(one.view('spectator').reserve).toEqual({ raptor: 0, viper: 3 })
  expect(one.view('spectator').destroyed.raptor).toBe(4)
  const none = jumpTo('remote-planet', { reserve: { raptor: 0, viper: 3 } })
  expect(none.view('spectator').reserve).toEqual({ raptor: 0, viper: 3 })
  expect(none.view('spectator').destroyed.raptor).toBe(4)
  expect(none.happened('event.raptors-destroyed')).toBe(false)
})

test('B-RAPTOR-6 the Admiral may decline to risk a ship', () => {
  const game = jumpTo('tylium-planet', { dice: [8] }).answer('william-adama', 'no')
  expect(rolls(game)).toBe(1)
  expect(game.state.resources.fuel).toBe(7)
  expect(game.view('spectator').reserve.raptor).toBe(4)
})
