import type { Message } from '@ragtag/engine'
import { describe, expect, it } from 'vitest'
import { inARow } from '../src/table/log-entries.ts'
import { since } from '../src/table/since.ts'
import { say } from '../src/words/index.ts'

const who = (seat: number): Message => ({ key: 'seat', params: { seat } })
const turn = (seat: number): Message => ({ key: 'event.turn', params: { n: 1, who: who(seat) } })
const changed = (key: string, resource: string, n: number): Message => ({
  key,
  params: { resource: { key: `resource:${resource}` }, n, now: 5 },
})
const destroyed = (ship: string): Message => ({
  key: 'event.destroyed',
  params: { ship: { key: `ship:${ship}` }, area: { key: 'area:bow' } },
})
const written = (messages: readonly Message[]) => messages.map((message, at) => ({ at, turn: 1, message }))

describe('What happened since one’s last turn', () => {
  const others: readonly Message[] = [
    turn(1),
    changed('event.lost', 'food', 2),
    changed('event.gained', 'food', 1),
    changed('event.lost', 'fuel', 1),
    changed('event.gained', 'fuel', 1),
    destroyed('raider'),
    destroyed('raider'),
    destroyed('viper'),
    { key: 'event.moved', params: { who: who(0), location: { key: 'location:sickbay' } } },
    { key: 'event.moved', params: { who: who(1), location: { key: 'location:brig' } } },
    { key: 'event.check-pass', params: {} },
    { key: 'event.check-fail', params: {} },
  ]

  it('is told in a few words, what befell oneself first', () => {
    const log = written([turn(0), changed('event.lost', 'morale', 3), ...others, turn(0)])
    expect(since(log, 0).map(({ message, mood }) => [say(message), mood])).toEqual([
      ['You: Sickbay', 'bad'],
      ['food −1', 'bad'],
      ['2 × raider destroyed', 'good'],
      ['viper destroyed', 'bad'],
      ['1 of 2 checks passed', ''],
    ])
  })

  it('is nothing in one’s first turn', () => {
    expect(since(written([...others, turn(0)]), 0)).toEqual([])
  })
})

describe('The log', () => {
  it('says once what happens several times in a row', () => {
    const rows = inARow(written([destroyed('raider'), destroyed('raider'), destroyed('viper')]))
    expect(rows.map(({ entry, times }) => [entry.at, times])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })
})
