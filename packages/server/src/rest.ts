import { requests } from '@ragtag/engine'
import { callTimes } from './calls.ts'
import { clearAway } from './clear.ts'
import type { House } from './house.ts'
import { aside, keepForRest, keepPosition } from './keep.ts'
import { attend } from './play.ts'
import { isForsaken, type Table } from './table.ts'
import { tableOf } from './tables.ts'

// Tables where nobody is go to rest, and are woken when they are due.

/** Whether the game goes on although nobody is there. */
function goesOn(table: Table): boolean {
  const { game } = table
  if (!game || table.row.over) return false
  const waiting = [...table.shown.values()].some((s) => s.seq < game.seq)
  return waiting || requests(game.state).some((r) => !r.standing && table.seats[r.seat]?.occupant === 'bot')
}

/** Puts a table where nobody is to rest. It is looked at again when somebody's time is up, or he is to be called. */
function rest(house: House, table: Table, forsaken: boolean): void {
  const { id } = table.row
  clearTimeout(table.wake)
  table.wake = undefined
  house.live.delete(id)
  void aside(house, keepForRest(house, table))
  void aside(house, house.storage.setLooked(id, table.lookedAt))
  const due = forsaken ? [] : [...[...table.deadlines.values()].map((d) => d.at), ...callTimes(house, table)]
  void aside(house, house.storage.setDue(id, due.length > 0 ? Math.min(...due) : null))
}

const wokenAtOnce = 20

/** A game that stands still for so long has its position kept. Where that fails it is tried for as long again. */
const still = 3000

/** While somebody is there, this is noted so often. */
const lookEvery = 600_000

function lookAfter(house: House, table: Table, now: number): void {
  const stood = now - table.pace.since
  if (stood >= still && stood < 2 * still) void aside(house, keepPosition(house, table))
  if (table.connections.size > 0) table.lookedAt = now
  if (table.lookedAt - table.lookStored >= lookEvery) {
    table.lookStored = table.lookedAt
    void aside(house, house.storage.setLooked(table.row.id, table.lookedAt))
  }
  const forsaken = isForsaken(table, house.settings.unwatched, now)
  const busy =
    table.connections.size > 0 ||
    table.answering.size > 0 ||
    table.writing !== undefined ||
    table.coming.size > 0 ||
    table.starting
  if (busy || (goesOn(table) && !forsaken)) table.quietSince = now
  // What is on its way to the disk would be missed by whoever fetches the table back.
  else if (!house.storage.busy(table.row.id) && now - table.quietSince >= house.settings.idle)
    rest(house, table, forsaken)
}

/** Now and then: tables go to rest, those that are due are woken, and those nobody comes to are cleared away. */
export function sweep(house: House): void {
  if (house.closed) return
  const now = Date.now()
  for (const table of house.live.values()) lookAfter(house, table, now)
  try {
    for (const id of house.storage.dueTables(now, wokenAtOnce)) if (!house.live.has(id)) wake(house, id)
    clearAway(house, now)
  } catch (error) {
    house.log.error({ err: error }, 'the tables that are due could not be read')
  }
}

function wake(house: House, id: string): void {
  try {
    const table = tableOf(house, id)
    if (!table || table.row.over) void aside(house, house.storage.setDue(id, null))
    else attend(house, table)
  } catch (error) {
    house.log.error({ err: error, table: id }, 'a table could not be woken')
    void aside(house, house.storage.setDue(id, null))
  }
}

/** What is being written down is finished; nothing more is accepted. */
export async function closeTables(house: House): Promise<void> {
  house.closed = true
  await Promise.all([...house.live.values()].map((table) => table.writing))
  await house.clearing.now
  for (const table of house.live.values()) {
    clearTimeout(table.wake)
    for (const { alarm } of table.coming.values()) clearTimeout(alarm)
  }
  await Promise.all([...house.live.values()].map((table) => aside(house, keepForRest(house, table))))
}
