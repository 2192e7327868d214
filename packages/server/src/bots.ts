import { randomInt } from 'node:crypto'
import { choose, type Memory, newMemory, remember } from '@ragtag/bots'
import { type Answer, type Chance, eventsFor, type GameEvent, type Request, view } from '@ragtag/engine'
import type { Storage } from './storage.ts'
import type { Table } from './table.ts'

// A bot knows what its seat sees and has been told, whoever sat there when it was. What it has been told is
// gathered from the stored events when a bot is first needed, and kept up from then on.

/** Chance that has nothing to do with the game's own. */
const random: Chance = (n) => randomInt(n)

export type Memories = Map<number, Memory>

function memoryOf(table: Table, storage: Storage, seat: number, seq: number): Memory {
  const known = table.memories.get(seat)
  if (known) return known
  const memory = remember(newMemory(seat), eventsFor(storage.events(table.row.id, seq), seat))
  table.memories.set(seat, memory)
  return memory
}

/** What a bot in this seat answers. */
export function botAnswer(table: Table, storage: Storage, request: Request): Answer {
  const { game } = table
  if (!game) throw new Error('There is no game at this table.')
  const { seat } = request
  return choose(view(game.state, seat), request, memoryOf(table, storage, seat, game.seq), random)
}

export function tellBots(memories: Memories, events: readonly GameEvent[]): void {
  for (const [seat, memory] of memories) memories.set(seat, remember(memory, eventsFor(events, seat)))
}
