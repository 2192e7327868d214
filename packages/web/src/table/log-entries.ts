import type { Message } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { boardHit } from '../content.ts'

// Which entries of the log are news, how they are said and which way they tell.

/** What everyone sees anyway is no news: moments passed in silence, and the steps of a turn. */
export const isNews = (e: LogEntry): boolean =>
  !e.message.key.startsWith('window.') && e.message.key !== 'event.step'

/** A roll that nothing was added to needs no second number. */
export const told = (m: Message): Message =>
  m.key === 'event.rolled' && m.params?.face === m.params?.result ? { ...m, key: 'log.rolled' } : m

const moods: Readonly<Record<string, string>> = {
  'event.turn': 'turn',
  'event.lost': 'bad',
  'event.gained': 'good',
  'event.check-pass': 'good',
  'event.check-fail': 'bad',
  'event.check-partial': 'mixed',
  'event.civilian': 'bad',
  'event.revealed': 'bad',
  'event.boarded': 'bad',
  'event.centurions-advance': 'bad',
  'event.crisis': 'crisis',
  'event.super-crisis': 'crisis',
  'event.jump': 'good',
  'event.destination': 'good',
  'event.over': 'turn',
}

/** Harm, gain, a crisis, a turn's beginning, or ''. */
export const moodOf = (m: Message): string => moods[m.key] ?? (boardHit(m) ? 'bad' : '')

/** Entries with how often each was said in a row: five raiders that fly the same way are one piece of news. */
export function inARow(entries: readonly LogEntry[]): { readonly entry: LogEntry; readonly times: number }[] {
  const rows: { entry: LogEntry; times: number }[] = []
  for (const entry of entries) {
    const last = rows[rows.length - 1]
    if (last && JSON.stringify(last.entry.message) === JSON.stringify(entry.message)) last.times++
    else rows.push({ entry, times: 1 })
  }
  return rows
}
