import type { ToClient } from '@ragtag/protocol'
import type { House } from './house.ts'
import { no, type Refusal, written } from './refusal.ts'
import { type Connection, isOver, type Table } from './table.ts'

// The same people at a new table: its host has set it up, and here each of them is handed the link to his chair. Nobody
// sees another's.

export type Again = { readonly table: string; readonly seats: readonly string[] }

export async function callAgain(house: House, table: Table, { table: id, seats }: Again): Promise<Refusal> {
  if (!isOver(table)) return no('not-over', 'The game is not over yet.')
  if (seats.length !== table.seats.length)
    return no('other-chairs', 'The new table has another number of chairs.')
  const next = house.storage.table(id)
  if (!next || next.started) return no('no-table', 'There is no such table that waits for its players.')
  const again = { table: id, seats }
  await written(house.storage.saveAgain(table.row.id, again))
  table.row = { ...table.row, again }
  for (const c of table.connections) tellAgain(table, c)
  return undefined
}

/** Whoever has a chair here, and is not the host himself, finds his new one. */
export function tellAgain({ row: { again } }: Table, c: Connection): void {
  const secret = c.chair === null || c.hostSecret !== '' ? undefined : again?.seats[c.chair]
  if (again && secret !== undefined)
    c.send(JSON.stringify({ type: 'again', table: again.table, secret } satisfies ToClient))
}
