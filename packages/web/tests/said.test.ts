import { type Message, view } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import type { ChatEntry, LogEntry, TableInfo } from '@ragtag/protocol'
import { sightingText, type Verdict, verdicts } from '@ragtag/protocol/bots'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { set } from '../src/comfort/settings.ts'
import { receive } from '../src/state.ts'
import { unread } from '../src/table/Chat.tsx'
import { heard, isWorthReading, wordsOf } from '../src/table/said.ts'
import { keepSilent, otherWord, toTell } from '../src/table/seen.ts'
import { tableInfo } from './table-info.ts'

const [adama, roslin, tigh, zarek] = ['william-adama', 'laura-roslin', 'saul-tigh', 'tom-zarek'] as const
const players = [adama, roslin, tigh, zarek]

/** People sit on the first two chairs, bots on the others. */
const table = (name: string): TableInfo => tableInfo(['human', 'human', 'bot', 'bot'], { table: name })

const seatOf = (seat: number): Message => ({ key: 'seat', params: { seat } })

/** What the first chair is told when somebody looks: it knows what it saw itself. */
const look = (who: number, whose: number): Message => ({
  key: who === 0 || whose === 0 ? 'event.saw-loyalty' : 'event.looked-at-loyalty',
  params: { who: seatOf(who), whose: seatOf(whose), n: 1 },
})

const entries = (...messages: readonly Message[]): LogEntry[] =>
  messages.map((message, at) => ({ at, turn: 1, message }))

const line = (at: number, seat: number, whose: number, says: Verdict, n: number): ChatEntry => ({
  at,
  seat,
  name: '',
  text: sightingText({ whose, says, look: n }),
  notice: 'saw',
})

let tables = 0
type Here = {
  readonly you?: number | 'spectator'
  readonly log?: readonly LogEntry[]
  readonly chat?: readonly ChatEntry[]
  readonly position?: Partial<Position>
  /** A table where one has been before. */
  readonly at?: string
}
function sitDown({ you = 0, log = [], chat = [], position = {}, at = `t${tables++}` }: Here): string {
  receive({
    type: 'welcome',
    you,
    chair: you === 'spectator' ? null : you,
    host: false,
    table: table(at),
    view: view(scenario({ players, ...position }).state, you),
    log,
    chat,
    notes: '',
    skips: {},
    deadline: null,
    missed: 0,
  })
  return at
}

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  set({ botTalk: true })
  return () => vi.unstubAllGlobals()
})

describe('What somebody says he saw of a player’s Loyalty', () => {
  it('is said by each chair in its own words, with the player it is about', () => {
    sitDown({})
    for (const says of verdicts) {
      const said = [1, 2, 3].map((seat) => wordsOf(line(0, seat, seat === 1 ? 2 : 1, says, 1)))
      expect(new Set(said).size).toBe(3)
      for (const [i, text] of said.entries()) expect(text).toContain(i === 0 ? 'Saul Tigh' : 'Laura Roslin')
    }
    expect(wordsOf(line(0, 1, 2, 'human', 1))).not.toBe(wordsOf(line(0, 1, 2, 'cylon', 1)))
    for (const seat of [1, 2, 3]) expect(wordsOf(line(0, seat, 0, 'cylon', 1))).toMatch(/\byou/)
  })

  it('is worth reading, and is not heard of bots where one does not want to hear them', () => {
    const [person, bot] = [line(0, 1, 0, 'human', 1), line(1, 2, 1, 'cylon', 2)]
    sitDown({ chat: [person, bot] })
    expect(heard.value).toEqual([person, bot])
    expect(isWorthReading(bot)).toBe(true)
    expect(unread.value).toBe(2)
    set({ botTalk: false })
    expect(heard.value).toEqual([person])
    expect(unread.value).toBe(1)
  })
})

describe('Whoever has looked at somebody’s Loyalty', () => {
  it('can tell the others until he has; every look counts, whoever looked', () => {
    sitDown({ log: entries(look(1, 2), look(0, 3), look(2, 0)) })
    expect(toTell.value).toEqual({ whose: 3, look: 2 })
    receive({ type: 'chat', entry: line(0, 0, 3, 'human', 2) })
    expect(toTell.value).toBeUndefined()
  })

  it('is not asked for what others saw, said or could tell', () => {
    sitDown({ log: entries(look(1, 2), look(2, 0)) })
    expect(toTell.value).toBeUndefined()
    sitDown({ log: entries(look(0, 3)), chat: [line(0, 1, 3, 'human', 1)] })
    expect(toTell.value).toEqual({ whose: 3, look: 1 })
    sitDown({ you: 'spectator', log: entries(look(1, 3)) })
    expect(toTell.value).toBeUndefined()
  })

  it('is asked again when he has looked again, one player after the other', () => {
    const chat = [line(0, 0, 3, 'human', 1)]
    sitDown({ log: entries(look(0, 3), look(0, 2), look(0, 3)), chat })
    expect(toTell.value).toEqual({ whose: 2, look: 2 })
    receive({ type: 'chat', entry: line(1, 0, 2, 'human', 2) })
    expect(toTell.value).toEqual({ whose: 3, look: 3 })
  })

  it('may keep silent, for good', () => {
    const log = entries(look(0, 3), look(0, 2))
    const at = sitDown({ log })
    keepSilent({ whose: 3, look: 1 })
    expect(toTell.value).toEqual({ whose: 2, look: 2 })
    keepSilent({ whose: 2, look: 2 })
    expect(toTell.value).toBeUndefined()
    sitDown({ log })
    expect(toTell.value).toEqual({ whose: 3, look: 1 })
    sitDown({ log, at })
    expect(toTell.value).toBeUndefined()
    expect(JSON.parse(kept.get('ragtag.silent') ?? '{}')).toMatchObject({ [`${at} 0`]: 2 })
  })

  it('has nothing to tell of those who have shown what they are, or once all know what he is himself', () => {
    const log = entries(look(0, 3))
    const cylon = 'cylon-brig'
    sitDown({ log, position: { revealed: [zarek], shown: { [zarek]: [cylon] } } })
    expect(toTell.value).toBeUndefined()
    sitDown({ log, position: { revealed: [adama], shown: { [adama]: [cylon] } } })
    expect(toTell.value).toBeUndefined()
    const died = {
      key: 'event.executed',
      params: { who: seatOf(3), character: { key: `character:${zarek}` } },
    }
    sitDown({ log: entries(look(0, 3), died) })
    expect(toTell.value).toBeUndefined()
  })

  it('can say the other thing instead of his last word about it', () => {
    const [first, last, other] = [
      line(0, 0, 3, 'human', 1),
      line(1, 0, 3, 'cylon', 1),
      line(2, 1, 2, 'human', 2),
    ]
    const log = entries(look(0, 3), look(1, 2))
    sitDown({ log, chat: [first, last, other] })
    expect([first, last, other].map(otherWord)).toEqual([undefined, { whose: 3, says: 'human' }, undefined])
    // What he saw last is another matter.
    sitDown({ log: [...log, { at: 2, turn: 1, message: look(0, 3) }], chat: [first, last, other] })
    expect(otherWord(last)).toBeUndefined()
  })
})
