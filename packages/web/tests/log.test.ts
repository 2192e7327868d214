import type { Message } from '@ragtag/engine'
import { beforeEach, expect, test } from 'vitest'
import { asThen } from '../src/shared/names-then.ts'
import { forget, table, you } from '../src/state.ts'
import { told } from '../src/table/log-entries.ts'
import { say, sentence } from '../src/words/index.ts'

// How an entry of the log is said to whoever reads it.

const words = (m: Message): string => sentence(say(told(m)))

beforeEach(() => {
  forget()
  you.value = 0
})

const chose = (seat: number): Message => ({
  key: 'event.chose',
  params: {
    who: { key: 'seat', params: { seat } },
    what: { key: 'effect.discard', params: { who: { key: 'who:user' }, n: 1 } },
  },
})

test('"you" is whoever reads it, and nobody else', () => {
  expect(words(chose(0))).toContain('you')
  expect(words(chose(1))).not.toContain('you')
  expect(words(chose(1)).match(/Player 2/g)).toHaveLength(2)
})

test('whoever was executed is "you" to himself all along, and to others whom he was then', () => {
  const who = { key: 'seat', params: { seat: 0 } }
  const [tigh, roslin] = [{ key: 'character:saul-tigh' }, { key: 'character:laura-roslin' }]
  const said: Message[] = [
    { key: 'event.no-action', params: { who } },
    { key: 'event.executed', params: { who, character: tigh } },
    { key: 'event.replaced', params: { who, character: roslin } },
  ]
  const log = said.map((message, at) => ({ at, turn: 1, message }))
  const read = (reader: number): string[] => asThen(log, reader).map((e) => words(e.message))
  expect(read(0)).toEqual([
    'You take no action.',
    'Saul Tigh (you) is executed.',
    'You go on as Laura Roslin.',
  ])
  you.value = 1
  expect(read(1)).toEqual([
    'Saul Tigh takes no action.',
    'Saul Tigh is executed.',
    'Saul Tigh goes on as Laura Roslin.',
  ])
})

test('a bot has the same name when it takes its character as everywhere', () => {
  const chair = { online: false, botIn: null, since: null }
  you.value = 'spectator'
  table.value = JSON.parse(
    JSON.stringify({ started: true, seats: [{ seat: 0, name: '', occupant: 'bot', ...chair }] }),
  )
  const character = { key: 'character:saul-tigh' }
  expect(words({ key: 'event.character', params: { seat: 1, character } })).toBe('Bot 1 is Saul Tigh.')
  expect(words({ key: 'event.first-player', params: { seat: 1 } })).toBe('Bot 1 goes first.')
  you.value = 0
  expect(words({ key: 'event.character', params: { seat: 1, character } })).toBe('You are Saul Tigh.')
  expect(words({ key: 'event.first-player', params: { seat: 1 } })).toBe('You go first.')
})

test('a roll says in a sentence what it took', () => {
  const why = { key: 'goal.at-most', params: { n: 4 } }
  const who = { key: 'seat', params: { seat: 0 } }
  const roll = (face: number, result: number): string =>
    words({ key: 'event.rolled', params: { who, why, face, result } })
  expect(roll(3, 3)).toBe('You roll 3; it happens on 4 or less.')
  you.value = 1
  expect(roll(3, 5)).toBe('Player 1 rolls 3, which counts as 5; it happens on 4 or less.')
})
