import { randomInt } from 'node:crypto'
import {
  type Advised,
  advise,
  heard,
  type Level,
  type Memory,
  mildest,
  newMemory,
  pledged,
  remember,
  think,
  timeFor,
} from '@ragtag/bots'
import {
  type Answer,
  type Chance,
  contentOf,
  eventsFor,
  type GameEvent,
  type GameState,
  type Imagine,
  imagine,
  type Knowledge,
  learn,
  type Request,
  unknowing,
  view,
} from '@ragtag/engine'
import type { Claim } from '@ragtag/protocol'
import type { Viewer } from './log.ts'
import { looksIn, looksOf, type Sighted, sightedAt, withSightings } from './looks.ts'
import type { Storage } from './storage.ts'
import type { Table } from './table.ts'
import { thatStand } from './take-back.ts'
import type { Task } from './thinker.ts'
import { handing } from './thinkers.ts'

// A bot knows what its seat sees and has been told, whoever sat there when it was. What it has been told is
// gathered from the stored events when a bot is first needed, and kept up from then on.

/** Chance that has nothing to do with the game's own. */
export const random: Chance = (n) => randomInt(n)

/** What a bot keeps in mind, and what it knows of cards it does not see. */
type Mind = { readonly memory: Memory; readonly known: Knowledge }

/** Also of what everybody has been told. */
export type Memories = Map<Viewer, Mind>

/** What somebody has said about the check under way. It is forgotten when the server stops. */
export type Said = { readonly kind: 'pledge' | 'claim'; readonly seat: number; readonly claim: Claim }

const told = (
  { memory, known }: Mind,
  events: readonly GameEvent[],
  viewer: Viewer,
  { config }: GameState,
): Mind => {
  const messages = eventsFor(events, viewer)
  return {
    memory: remember(memory, messages),
    known: viewer === 'spectator' ? known : learn(known, messages, viewer, contentOf(config)),
  }
}

const listening = (memory: Memory, { kind, seat, claim }: Said): Memory =>
  kind === 'pledge' ? pledged(memory, seat, claim) : heard(memory, seat, claim)

/** What a viewer has been told up to a decision. */
function toldUntil(table: Table, storage: Storage, viewer: Viewer, seq: number, state: GameState): Mind {
  const fresh: Mind = { memory: newMemory(viewer === 'spectator' ? -1 : viewer), known: unknowing }
  const rows = storage.told(table.row.id, -1).filter((d) => d.seq <= seq)
  // What was taken back is as if it had never been.
  const since = thatStand(rows)
  const mind = told(
    fresh,
    since.flatMap((d) => d.events),
    viewer,
    state,
  )
  const sighted = sightedAt(table, storage)
  const memory = withSightings(mind.memory, sighted, looksIn(rows), view(state, 'spectator'))
  return { ...mind, memory: table.said.reduce(listening, memory) }
}

/** What a seat, or everybody, keeps in mind at present. */
export function mindOf(table: Table, storage: Storage, viewer: Viewer): Mind {
  const { game } = table
  if (!game) throw new Error('There is no game at this table.')
  const before = table.memories.get(viewer)
  if (before) return before
  const mind = toldUntil(table, storage, viewer, game.seq, game.state)
  table.memories.set(viewer, mind)
  return mind
}

/** Bots go easy on those who play their first game. */
const sparing = ({ gentle }: Table, { memory, known }: Mind): Mind =>
  gentle.size > 0 ? { memory: { ...memory, gentle: [...gentle] }, known } : { memory, known }

/**
 * How many milliseconds there are for a bot to try out what to answer, of so many at most. What is asked in secret is
 * answered at once, before anybody could notice.
 */
export function thinkingTime({ seats, game }: Table, request: Request, most: number): number {
  const { seat, secret } = request
  const chair = seats[seat]
  if (!game || secret || most === 0 || chair?.occupant !== 'bot') return 0
  const time = timeFor(chair.level, view(game.state, 'spectator'), request)
  return time > 0 ? Math.min(most, time + handing) : 0
}

/** Where nothing can be tried out any more: an answer is due. */
const noTime = { ms: 0 }

/** What a bot in this seat answers without trying anything out; what is mildest, where it does so for somebody else. */
export function botAnswer(table: Table, storage: Storage, request: Request): Answer {
  const { game } = table
  if (!game) throw new Error('There is no game at this table.')
  const { seat } = request
  const { state } = game
  const { memory, known } = sparing(table, mindOf(table, storage, seat))
  const imagined: Imagine = (chance) => imagine(state, seat, known, chance)
  const chair = table.seats[seat]
  if (chair?.occupant !== 'bot') return mildest(view(state, seat), request, memory, random, imagined)
  return think(chair.level, view(state, seat), request, memory, random, imagined, noTime)
}

const taskOf = (level: Level, state: GameState, request: Request, { memory, known }: Mind): Task => {
  const { seat } = request
  return {
    level,
    view: view(state, seat),
    request,
    memory,
    known,
    world: imagine(state, seat, known, random),
    seed: random(2 ** 30),
  }
}

/** What a thread needs to think about a question: nothing that the seat does not know. */
export function taskFor(table: Table, storage: Storage, request: Request): Task {
  const chair = table.seats[request.seat]
  if (!table.game || chair?.occupant !== 'bot') throw new Error('No bot is asked at this table.')
  return taskOf(chair.level, table.game.state, request, sparing(table, mindOf(table, storage, request.seat)))
}

/** The same for somebody who asks what a bot would do in his place: it knows what he has been shown. */
export function adviceTask(table: Table, storage: Storage, request: Request): Task | undefined {
  const { game } = table
  const shown = table.shown.get(request.seat)
  if (!game || !shown) return undefined
  const mind =
    shown.seq === game.seq
      ? mindOf(table, storage, request.seat)
      : toldUntil(table, storage, request.seat, shown.seq, shown.state)
  const task = taskOf('hard', shown.state, request, mind)
  // What he may do at any moment is another question.
  return { ...task, view: { ...task.view, standing: [] } }
}

/** Without trying anything out. */
export const firstAdvice = ({ level, view: seen, request, memory, known, world }: Task): Answer =>
  think(level, seen, request, memory, random, (chance) => imagine(world, request.seat, known, chance), noTime)

export const advised = ({ view: seen, request, memory }: Task, answer: Answer): Advised =>
  advise(seen, request, memory, answer)

export function tellBots(table: Table, events: readonly GameEvent[], state: GameState): void {
  if (events.some((e) => e.key === 'event.check')) table.said = []
  for (const [viewer, mind] of table.memories) table.memories.set(viewer, told(mind, events, viewer, state))
}

/** All bots hear what somebody has said. */
export function hear(table: Table, said: Said): void {
  table.said = [...table.said, said]
  for (const [viewer, { memory, known }] of table.memories)
    table.memories.set(viewer, { memory: listening(memory, said), known })
}

/** The same for what somebody has seen of another's Loyalty. It counts for the rest of the game. */
export function hearSighting(table: Table, storage: Storage, said: Sighted): void {
  table.sighted = [...sightedAt(table, storage), said]
  if (!table.game) return
  const open = view(table.game.state, 'spectator')
  const looks = looksOf(table, storage)
  for (const [viewer, { memory, known }] of table.memories)
    table.memories.set(viewer, { memory: withSightings(memory, [said], looks, open), known })
}
