import { eventsFor, type GameEvent, type Message } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'

export type Viewer = number | 'spectator'

/** How far a viewer's own list has come. */
export type Cursor = { readonly at: number; readonly turn: number }

export const unwritten: Cursor = { at: 0, turn: 0 }

/** The turn an entry belongs to is told by the log itself, so that it never depends on who was asked when. */
const turnOf = (message: Message, before: number): number => {
  const n = message.key === 'event.turn' ? message.params?.n : undefined
  return typeof n === 'number' ? n : before
}

export function entriesOf(messages: readonly Message[], from: Cursor): { entries: LogEntry[]; to: Cursor } {
  let { at, turn } = from
  const entries = messages.map((message): LogEntry => {
    turn = turnOf(message, turn)
    return { at: at++, turn, message }
  })
  return { entries, to: { at, turn } }
}

export const entriesFor = (events: readonly GameEvent[], viewer: Viewer, from: Cursor) =>
  entriesOf(eventsFor(events, viewer), from)

/** Everything, each happening once as those who know most about it are told. */
export const openMessages = (events: readonly GameEvent[]): Message[] =>
  events.filter((e) => !e.except).map(({ key, params }): Message => (params ? { key, params } : { key }))

/** Every window that was announced, whether anybody could do anything in it or not. */
export const windowsIn = (events: readonly GameEvent[]): number =>
  events.reduce((n, e) => n + (e.key.startsWith('window.') ? 1 : 0), 0)
