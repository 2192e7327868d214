import type { House } from './house.ts'
import type { Table } from './table.ts'
import { tellOf } from './talk.ts'

// Whoever plays for the first time says so, and all are told. Bots do not lock him up in the first round.

/** Somebody who plays for the first time has come. */
export function noteFirst(house: House, table: Table, seat: number): void {
  const { game, gentle } = table
  const past = game && game.state.turn.number > table.seats.length
  if (past || table.row.over || gentle.has(seat) || table.seats[seat]?.occupant !== 'human') return
  gentle.add(seat)
  const known = house.storage
    .chat(table.row.id, 200)
    .some((l) => l.seat === seat && l.notice === 'first-game')
  if (!known) tellOf(house, table, seat, 'first-game')
}
