import type { OwnSummary } from '@ragtag/protocol'
import { describe, expect, it } from 'vitest'
import type { OwnTable } from '../src/own-tables.ts'
import { routeOf } from '../src/router.ts'
import { inOrder, listed } from '../src/screens/own-order.ts'
import { characterIn, endingOf, isFinished, latestFirst, sideIn, tally } from '../src/screens/tally.ts'
import { lengthWords, timeWords, untilWords } from '../src/shared/times.ts'

const own = (table: string): OwnTable => ({
  table,
  secret: `secret of ${table}`,
  host: false,
  players: 4,
  character: '',
  stage: 'playing',
})

const told = (table: string, more: Partial<OwnSummary> = {}): OwnSummary => ({
  table,
  seat: 1,
  host: false,
  names: ['Ada', 'Boris', '', ''],
  sets: ['base'],
  days: true,
  stage: 'playing',
  free: 0,
  turn: 3,
  character: 'saul-tigh',
  bot: false,
  asked: false,
  until: null,
  awaited: [],
  result: null,
  ...more,
})

const ended = (table: string, at: number, side: 'human' | 'cylon', winners: number[], reason = 'fuel') =>
  told(table, {
    stage: 'over',
    result: {
      outcome: { winner: winners.includes(1) === (side === 'human') ? 'humans' : 'cylons', reason, winners },
      ended: at,
      turn: 20,
      distance: 6,
      seats: [
        { character: 'laura-roslin', side: 'human' },
        { character: side === 'human' ? 'saul-tigh' : 'gaius-baltar', side },
      ],
    },
  })

describe('One’s own tables', () => {
  it('come in the order in which they wait for me', () => {
    const now = [
      ended('old', 10, 'human', [1]),
      ended('new', 20, 'human', []),
      told('setting', { stage: 'waiting', free: 2 }),
      told('others'),
      told('someday', { asked: true }),
      told('tomorrow', { asked: true, until: 2000 }),
      told('tonight', { asked: true, until: 1000 }),
    ]
    const mine = ['old', 'new', 'gone', 'setting', 'others', 'someday', 'tomorrow', 'tonight'].map(own)
    expect(inOrder(listed(mine, now)).map((l) => l.own.table)).toEqual([
      'tonight',
      'tomorrow',
      'someday',
      'others',
      'setting',
      'new',
      'old',
      'gone',
    ])
  })

  it('stay as they were until the server has answered', () => {
    expect(inOrder(listed(['b', 'a'].map(own), undefined)).map((l) => l.own.table)).toEqual(['b', 'a'])
  })
})

describe('My games', () => {
  const games = [
    ended('a', 1, 'human', [0, 1]),
    ended('b', 3, 'cylon', [1], 'population'),
    ended('c', 2, 'human', []),
    told('d'),
  ].filter(isFinished)

  it('are told by character, side and ending, the most played first', () => {
    expect(tally(games, sideIn)).toEqual([
      { of: 'human', played: 2, won: 1 },
      { of: 'cylon', played: 1, won: 1 },
    ])
    expect(tally(games, characterIn).map((k) => k.of)).toEqual(['saul-tigh', 'gaius-baltar'])
    expect(tally(games, endingOf)).toEqual([
      { of: 'fuel', played: 2, won: 1 },
      { of: 'population', played: 1, won: 1 },
    ])
  })

  it('are listed with the last one first, and only when they are over', () => {
    expect(latestFirst(games).map((g) => g.table)).toEqual(['b', 'c', 'a'])
  })
})

describe('Times', () => {
  const noon = new Date(2026, 10, 16, 12, 0).getTime()
  const hour = 3_600_000

  it('are said as people say them', () => {
    expect(timeWords(noon + 6 * hour, noon)).toBe('18:00')
    expect(timeWords(noon + 30 * hour, noon)).toBe('Tue 18:00')
    expect(timeWords(noon + 10 * 24 * hour, noon)).toBe('26 Nov 12:00')
    expect(untilWords(noon + 30 * hour, noon)).toBe('until Tue 18:00, 30 h left')
    expect(untilWords(noon, noon)).toBe('time is up')
    expect(lengthWords(50 * hour)).toBe('2 days')
    expect(lengthWords(90 * 60_000)).toBe('90 min')
  })
})

describe('Addresses', () => {
  it('lead to one’s games, and to a free chair by the link for all', () => {
    expect(routeOf('/games', '')).toEqual({ at: 'games' })
    const there = { at: 'table', table: 'abc', secret: undefined }
    expect(routeOf('/t/abc', '#all.li-nk')).toEqual({ ...there, link: 'li-nk' })
  })
})
