import { allegiance, type GameState, view } from '@ragtag/engine'
import type { Result } from '@ragtag/protocol'
import type { House } from './house.ts'
import { aside } from './keep.ts'
import { positionIn } from './position.ts'
import type { TableRow } from './storage.ts'

// How a game ended, who played whom and on which side: what is left to be told when it is over.

export function resultOf(state: GameState, ended: number): Result | undefined {
  const { outcome } = state
  if (!outcome) return undefined
  const { turn, distance } = view(state, 'spectator')
  const seats = state.players.map((_, seat) => {
    const own = view(state, seat)
    const p = own.players[seat]
    return { character: p?.character ?? '', side: p ? allegiance(own, p) : ('human' as const) }
  })
  return { outcome, ended, turn: turn.number, distance, seats }
}

/** Of a game from before it was written down, it is read from its last position, once. */
export function storedResult(house: House, row: TableRow): Result | null {
  if (row.result || !row.over) return row.result
  const { storage } = house
  const snapshot = storage.snapshot(row.id)
  const last = storage.decisions(row.id, (snapshot?.seq ?? 0) - 1).at(-1)
  if (!snapshot?.whole || last?.seq !== snapshot.seq) return null
  try {
    const result = resultOf(positionIn(snapshot.text).state, last.at)
    if (result) void aside(house, storage.saveResult(row.id, result))
    return result ?? null
  } catch (error) {
    house.log.warn({ err: error, table: row.id }, 'how a game ended could not be read')
    return null
  }
}
