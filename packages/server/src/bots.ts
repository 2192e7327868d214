import { randomInt } from 'node:crypto'
import { choose, type Memory, newMemory, remember } from '@ragtag/bots'
import {
  type Answer,
  type Chance,
  contentOf,
  eventsFor,
  type GameEvent,
  type GameState,
  imagine,
  type Knowledge,
  learn,
  type Request,
  unknowing,
  view,
} from '@ragtag/engine'
import type { Storage } from './storage.ts'
import type { Table } from './table.ts'
import { thatStand } from './take-back.ts'

// A bot knows what its seat sees and has been told, whoever sat there when it was. What it has been told is
// gathered from the stored events when a bot is first needed, and kept up from then on.

/** Chance that has nothing to do with the game's own. */
const random: Chance = (n) => randomInt(n)

/** What a bot keeps in mind, and what it knows of cards it does not see. */
type Mind = { readonly memory: Memory; readonly known: Knowledge }

export type Memories = Map<number, Mind>

const told = (
  { memory, known }: Mind,
  events: readonly GameEvent[],
  seat: number,
  { config }: GameState,
): Mind => {
  const messages = eventsFor(events, seat)
  return { memory: remember(memory, messages), known: learn(known, messages, seat, contentOf(config)) }
}

function mindOf(table: Table, storage: Storage, seat: number, seq: number, state: GameState): Mind {
  const before = table.memories.get(seat)
  if (before) return before
  const fresh: Mind = { memory: newMemory(seat), known: unknowing }
  // What was taken back is as if it had never been.
  const since = thatStand(storage.told(table.row.id, -1).filter((d) => d.seq <= seq))
  const mind = told(
    fresh,
    since.flatMap((d) => d.events),
    seat,
    state,
  )
  table.memories.set(seat, mind)
  return mind
}

/** What a bot in this seat answers. */
export function botAnswer(table: Table, storage: Storage, request: Request): Answer {
  const { game } = table
  if (!game) throw new Error('There is no game at this table.')
  const { seat } = request
  const { state, seq } = game
  const { memory: own, known } = mindOf(table, storage, seat, seq, state)
  const memory = table.gentle.size > 0 ? { ...own, gentle: [...table.gentle] } : own
  return choose(view(state, seat), request, memory, random, (chance) => imagine(state, seat, known, chance))
}

export function tellBots(memories: Memories, events: readonly GameEvent[], state: GameState): void {
  for (const [seat, mind] of memories) memories.set(seat, told(mind, events, seat, state))
}
