import type { ChatEntry, Notice, ToClient } from '@ragtag/protocol'
import { type Bucket, bucket, type Rate, take } from './bucket.ts'
import type { House } from './house.ts'
import type { Viewer } from './log.ts'
import { freeName } from './names.ts'
import { no, type Refusal, written } from './refusal.ts'
import { toAll } from './show.ts'
import type { Connection, Table } from './table.ts'

// What people say to each other and write down for themselves.

export function within(buckets: Map<Viewer, Bucket>, viewer: Viewer, rate: Rate, cost = 1): boolean {
  const own = buckets.get(viewer) ?? bucket(rate)
  buckets.set(viewer, own)
  return take(own, cost)
}

export type Said = Omit<ChatEntry, 'at'>

/** The line after all that have been said; a number that could not be written down is not used again. */
export function nextLine(house: House, table: Table, said: Said): ChatEntry {
  const at = table.chatLength ?? house.storage.chatLength(table.row.id)
  table.chatLength = at + 1
  return { at, ...said }
}

export async function chat(house: House, table: Table, self: Connection, text: string): Promise<Refusal> {
  if (!within(table.chatBuckets, self.chair ?? 'spectator', house.settings.rates.chat))
    return no('too-much-chat', 'You are writing faster than people can read; wait a moment.')
  const seat = self.viewer === 'spectator' ? null : self.viewer
  // Whoever looks on is called like nobody who plays.
  const name =
    seat === null ? (freeName(self.name, table.seats, self.chair) ?? '') : (table.seats[seat]?.name ?? '')
  const entry = nextLine(house, table, { seat, name, text, notice: null })
  await written(house.storage.addChat(table.row.id, entry))
  toAll(table, { type: 'chat', entry })
  return undefined
}

/** A line of the table itself, or one whose words all know; it is told when it is on the disk. */
export function tellOf(house: House, table: Table, seat: number, notice: Notice, text = ''): void {
  const entry = nextLine(house, table, { seat, name: table.seats[seat]?.name ?? '', text, notice })
  written(house.storage.addChat(table.row.id, entry)).then(
    () => toAll(table, { type: 'chat', entry }),
    (error: unknown) => house.log.error({ err: error }, 'a line was not kept'),
  )
}

/** The same pad lies before every browser of the seat. */
export async function notes(
  house: House,
  table: Table,
  self: Connection,
  seat: number,
  text: string,
): Promise<Refusal> {
  if (!within(table.notesBuckets, seat, house.settings.rates.notes))
    return no('too-many-notes', 'The notes were not kept; they change too fast.')
  await written(house.storage.saveNotes(table.row.id, seat, text))
  const message = JSON.stringify({ type: 'notes', text } satisfies ToClient)
  for (const c of table.connections) if (c.viewer === seat && c !== self) c.send(message)
  return undefined
}
