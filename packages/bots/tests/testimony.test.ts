import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import {
  bot,
  type Memory,
  newMemory,
  playGame,
  remember,
  type Testimony,
  testified,
  verdictOn,
} from '../src/index.ts'
import { mindOf } from '../src/mind.ts'
import { guilty } from '../src/suspicion.ts'
import { having } from './asked.ts'

// Whoever has looked at somebody's Loyalty says what he saw; all weigh it, and who said so.

const players = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const

const position = (loyalty: Partial<Record<(typeof players)[number], readonly string[]>> = {}) =>
  scenario({ players, loyalty, loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon'] })

/** What the first player makes of what was said: how likely each seat is a Cylon. */
function suspicion(memory: Memory, loyalty = {}): readonly number[] {
  const game = position({ 'saul-tigh': ['not-a-cylon'], ...loyalty })
  return mindOf(game.view('saul-tigh'), game.request('saul-tigh'), memory, () => 0).suspicion
}

const said = (by: number, whose: number, says: Testimony['says'], partly = false): Testimony => ({
  by,
  whose,
  says,
  partly,
})

const start = newMemory(0)
const of = (list: readonly number[], seat: number): number => list[seat] ?? -1

describe('what somebody says he saw', () => {
  test('makes the accused suspect, and the accuser a little, too', () => {
    const before = suspicion(start)
    const after = suspicion(testified(start, said(1, 2, 'cylon')))
    expect(of(after, 2)).toBeGreaterThan(of(before, 2) + 0.3)
    expect(of(after, 1)).toBeGreaterThan(of(before, 1))
    // There is one Cylon: if it is one of the two, it is nobody else.
    expect(of(after, 3)).toBeLessThan(of(before, 3))
  })

  test('clears whom he vouches for', () => {
    expect(of(suspicion(testified(start, said(1, 2, 'human'))), 2)).toBeLessThan(of(suspicion(start), 2) / 2)
  })

  test('counts for less from somebody who is doubted himself', () => {
    const doubted = { ...start, idle: { 1: 3 } }
    const by = (memory: Memory): number => of(suspicion(testified(memory, said(1, 2, 'cylon'))), 2)
    expect(by(doubted)).toBeLessThan(by(start) - 0.2)
    expect(by({ ...having(start, { 1: 'cylon' }) })).toBeLessThan(of(suspicion(start), 2))
  })

  test('convinces where two say the same', () => {
    const once = testified(start, said(1, 2, 'cylon'))
    expect(of(suspicion(testified(once, said(3, 2, 'cylon'))), 2)).toBeGreaterThan(guilty)
  })

  test('gives a liar away to whom it is about', () => {
    expect(of(suspicion(testified(start, said(1, 0, 'cylon'))), 1)).toBeGreaterThan(guilty)
    expect(
      of(suspicion(testified(start, said(1, 0, 'cylon')), { 'saul-tigh': ['cylon-brig'] }), 1),
    ).toBeLessThan(0.1)
  })

  test('counts for less where he had other cards, or was dealt more since', () => {
    const vouched = (partly: boolean): number =>
      of(suspicion(testified(start, said(1, 2, 'human', partly))), 2)
    expect(vouched(true)).toBeGreaterThan(vouched(false))
    expect(vouched(true)).toBeLessThan(of(suspicion(start), 2))
  })

  test('is forgotten when he has shown himself to be a Cylon', () => {
    const game = scenario({
      players,
      revealed: ['laura-roslin'],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon'],
    })
    const doubts = (memory: Memory) =>
      mindOf(game.view('saul-tigh'), game.request('saul-tigh'), memory, () => 0).suspicion
    expect(doubts(testified(start, said(1, 2, 'cylon')))).toEqual(doubts(start))
  })

  test('is forgotten when one of the two was executed: another comes in his place', () => {
    const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
    const memory = testified(having(start, { 2: 'human', 3: 'human' }), said(1, 2, 'cylon'))
    const executed = (n: number) => remember(memory, [{ key: 'event.executed', params: { who: seat(n) } }])
    expect(executed(1).testimony).toEqual([])
    expect(executed(2).testimony).toEqual([])
    expect(executed(3).testimony).toEqual([said(1, 2, 'cylon')])
    expect(Object.keys(executed(2).looked)).toEqual(['3'])
  })

  test('is taken back by saying something else', () => {
    const memory = testified(testified(start, said(1, 2, 'cylon')), said(1, 2, 'human'))
    expect(memory.testimony).toEqual([said(1, 2, 'human')])
  })
})

describe('what a bot says', () => {
  const verdict = (own: string, seen: 'cylon' | 'human', luck: number): string => {
    const game = position({ 'saul-tigh': [own] })
    return verdictOn(game.view('saul-tigh'), having(start, { 1: seen }), 1, () => luck)
  }

  test('is true from a human', () => {
    for (const luck of [0, 99]) {
      expect(verdict('not-a-cylon', 'cylon', luck)).toBe('cylon')
      expect(verdict('not-a-cylon', 'human', luck)).toBe('human')
    }
  })

  test('covers a friend of a hidden Cylon, and accuses the innocent now and then', () => {
    expect(verdict('cylon-brig', 'cylon', 0)).toBe('human')
    expect(verdict('cylon-brig', 'cylon', 99)).toBe('human')
    expect(verdict('cylon-brig', 'human', 0)).toBe('cylon')
    expect(verdict('cylon-brig', 'human', 99)).toBe('human')
  })

  test('is heard by all at the table', () => {
    let heard = 0
    let games = 0
    while (heard === 0 && games < 12)
      playGame({ players: 5 }, `seen-${games++}`, (seat) => (view, request, memory) => {
        heard += memory.testimony.filter((t) => t.by !== seat).length
        return bot(`t-${seat}`)(view, request, memory)
      })
    expect(heard).toBeGreaterThan(0)
  })
})

test('one of two Loyalty cards that is none of a Cylon is no proof', () => {
  const one = suspicion(having(start, { 1: 'human' }), { 'laura-roslin': ['not-a-cylon'] })
  const two = suspicion(having(start, { 1: 'human' }), { 'laura-roslin': ['not-a-cylon', 'cylon-brig'] })
  expect(of(one, 1)).toBeLessThan(0.05)
  expect(of(two, 1)).toBeGreaterThan(of(one, 1))
  expect(of(two, 1)).toBeLessThan(of(suspicion(start, { 'laura-roslin': ['not-a-cylon', 'cylon-brig'] }), 1))
})
