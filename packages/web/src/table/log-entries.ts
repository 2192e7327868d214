import type { Message, Param } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { boardHit } from '../content.ts'
import { seat } from '../state.ts'
import { personOf } from '../words/index.ts'

// Which entries of the log are news, how they are said and which way they tell.

/** What everyone sees anyway is no news: moments passed in silence, and the steps of a turn. */
export const isNews = (e: LogEntry): boolean =>
  !e.message.key.startsWith('window.') && e.message.key !== 'event.step'

/** An entry as it is said at this table: people by the names they have here, and "you" only to whom it is. */
export function told(m: Message): Message {
  const { key, params = {} } = m
  if (key === 'event.rolled') return { ...m, key: rolled(params) }
  const named = { 'event.character': 'log.character', 'event.first-player': 'log.first-player' }[key]
  if (named) return { key: named, params: { ...params, player: personOf(Number(params.seat) - 1) } }
  const who = params.who
  return isMessage(who) && who.key === 'seat' && who.params?.seat !== seat.value ? asOf(m, who) : m
}

/** A roll that nothing was added to needs no second number. */
function rolled({ why, face, result }: NonNullable<Message['params']>): string {
  if (isMessage(why) && why.key.startsWith('goal.'))
    return face === result ? 'log.rolled.goal' : 'log.rolled.goal.counts'
  return face === result ? 'log.rolled' : 'event.rolled'
}

const isMessage = (p: Param | undefined): p is Message => typeof p === 'object' && 'key' in p

/** What somebody's own card calls "you" is he. */
function asOf(m: Message, who: Message): Message {
  if (m.key === 'who:user') return who
  if (!m.params) return m
  const inside = (p: Param): Param =>
    isMessage(p) ? asOf(p, who) : typeof p === 'object' ? p.map((x) => asOf(x, who)) : p
  return {
    ...m,
    params: Object.fromEntries(Object.entries(m.params).map(([name, p]) => [name, inside(p)])),
  }
}

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
