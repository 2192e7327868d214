import {
  type Answer,
  begin,
  type GameEvent,
  type GameState,
  type Request,
  requestOf,
  requests,
  standingRequests,
  usual,
} from '@ragtag/engine'
import type { Speed, TableInfo } from '@ragtag/protocol'
import type { Memories, Said } from './bots.ts'
import type { Bucket } from './bucket.ts'
import type { CallRow } from './call-rows.ts'
import type { Submission } from './carry-out.ts'
import { type Cursor, entriesFor, unwritten, type Viewer } from './log.ts'
import type { Look, Sighted } from './looks.ts'
import { atRest, type Pace } from './pace.ts'
import { advanced, type Position, PositionLost, positionOf, positionText } from './position.ts'
import { hashOf } from './secrets.ts'
import type { Seen } from './sight.ts'
import { noteAwaited, resumeStanding } from './standing.ts'
import type { SeatRow, Skip, Storage, TableRow } from './storage.ts'
import { type Back, canTakeBack } from './take-back.ts'
import type { ToSay } from './words.ts'

// A table that is in memory because somebody is there or a bot is to move. Everything in it can be put
// together again from the storage.

export type Connection = {
  /** Through whose eyes it looks: nobody looks into a chair that a bot plays. */
  readonly viewer: Viewer
  /** The chair by whose link it came. */
  readonly chair: number | null
  /** The host's own secret, from which the links of the chairs follow; '' for everybody else. */
  readonly hostSecret: string
  readonly name: string
  send(text: string | Buffer): void
  /** Sends the browser away. */
  close(): void
}

/** Where a viewer believes the game to be. */
export type Shown = {
  state: GameState
  seq: number
  cursor: Cursor
  /** The question whose answer he can take back, as far as he knows, or ''. */
  undo: string
  /** What was sent last, so that nothing is sent when nothing has changed for him. */
  sent: string
}

/** What was found about a question by thinking ahead, after that decision. */
export type Thought = { readonly seq: number; answer?: Answer }

export type Table = {
  row: TableRow
  readonly seedHash: string
  seats: readonly SeatRow[]
  game: { state: GameState; seq: number } | null
  /** Why there is no game although it began: nothing leads back to where it was. */
  lost: string | undefined
  /** The last decision after which the position was kept. */
  keptSeq: number
  readonly shown: Map<Viewer, Shown>
  /** The position that was written out last. */
  seen: Seen | undefined
  /** What happened lately and has not been shown to everyone yet. */
  recent: readonly { readonly seq: number; readonly events: readonly GameEvent[] }[]
  pace: Pace
  /** Answers that can be taken back, the last of them at the end; all of one seat. */
  back: readonly Back[]
  /** How often anybody has taken one back. */
  undone: number
  /** Waits until a viewer is shown what has happened: that it was too late to take back, what he does at any moment. */
  readonly late: Map<Viewer, (() => void)[]>
  /** When the questions that humans have been shown run out of time. */
  readonly deadlines: Map<number, { readonly request: string; readonly at: number }>
  /** Since when all know that somebody is asked, who has answered openly since, and since when all has stood still. */
  awaited: ReadonlyMap<number, number>
  readonly answeredOpenly: Set<number>
  stoodSince: number
  /** The last decision after which that was written down. */
  standingSeq: number
  /** Who wants to be called when his page is closed; unknown until somebody could be. */
  calls: readonly CallRow[] | undefined
  readonly connections: Set<Connection>
  /** Answers that wait to be carried out, and a promise that is kept when there are none left. */
  queue: Submission[]
  writing: Promise<void> | undefined
  /** Bots that wait whether somebody keeps his chair. */
  readonly coming: Map<number, { readonly at: number; readonly alarm: NodeJS.Timeout }>
  /** When the last browser of a chair left, and when the table was fetched from its rest. */
  readonly gone: Map<number, number>
  readonly fetched: number
  /** Requests for which a bot's answer is on its way. */
  readonly answering: Set<string>
  /** The last question of each seat that was found to leave something to decide. */
  readonly weighed: Map<number, string>
  /** Requests that a bot could not be got to answer. */
  readonly failed: Set<string>
  /** Who plays for the first time. */
  readonly gentle: Set<number>
  /** What bots that sit here, or answered for someone, keep in mind. */
  readonly memories: Memories
  /** What was said about the check under way. */
  said: readonly Said[]
  /** Who has looked at whose Loyalty, and what was said about it; unknown until it matters. */
  looks: readonly Look[] | undefined
  sighted: readonly Sighted[] | undefined
  /** What bots are to say when everybody has been shown what it is about. */
  toSay: ToSay[]
  /** Whom a bot accused last. */
  accused: number | undefined
  /** How many checks there have been; unknown until somebody speaks of one. */
  checks: number | undefined
  /** What bots that think ahead have found, by question. */
  readonly thoughts: Map<string, Thought>
  /** Changes to the chairs, one after the other; kept when the last of them is done, however it ended. */
  changing: Promise<void>
  /** The log up to a decision as those who watch may know it, in JSON; until they are shown more. */
  watchersLog: { readonly upTo: number; readonly text: string } | undefined
  /** What everybody was told last about the chairs, and that they are not to be told again too soon. */
  told: string
  gathering: { changed: boolean } | undefined
  wake: NodeJS.Timeout | undefined
  quietSince: number
  /** When somebody was last here, and what of it is stored. */
  lookedAt: number
  lookStored: number
  /** How fast bots play while somebody is alone with them. */
  speed?: Speed
  /** The game is being written down for the first time. */
  starting: boolean
  /** Lines said so far; unknown until somebody speaks. */
  chatLength: number | undefined
  readonly chatBuckets: Map<Viewer, Bucket>
  readonly notesBuckets: Map<Viewer, Bucket>
  readonly changeBuckets: Map<Viewer, Bucket>
  readonly aheadBuckets: Map<Viewer, Bucket>
  /** How much is being foreseen for each seat. */
  readonly foreseeing: Map<number, number>
  /** By which names answers have been given; unknown until somebody answers. */
  nonces: Set<string> | undefined
}

/** Whether all others at the table are bots. */
export const isAlone = ({ seats }: Table, chair: number): boolean =>
  seats.every((s) => (s.occupant === 'human') === (s.seat === chair))

/** Whether nobody but bots is there to notice what he does, or is asked. */
export const isUnnoticed = (table: Table, chair: number): boolean =>
  isAlone(table, chair) && [...table.connections].every((c) => c.viewer === chair)

const delays: Readonly<Record<Speed, number>> = {
  relaxed: 2.5,
  normal: 1,
  fast: 0.2,
  paused: Number.POSITIVE_INFINITY,
}

/** How many times as long as usual bots wait before they move. */
export const slowness = (table: Table): number =>
  table.speed !== undefined && table.seats.filter((s) => s.occupant === 'human').length === 1
    ? delays[table.speed]
    : 1

export const viewersOf = (table: Table): Viewer[] => [...table.seats.keys(), 'spectator']

/** A table as it rests in the storage; the game, where there is one, is played again up to the present. */
export function loadTable(storage: Storage, id: string, now: number, grace = 0): Table | undefined {
  const row = storage.table(id)
  if (!row) return undefined
  const table: Table = {
    row,
    seedHash: hashOf(row.seed),
    seats: storage.seats(id),
    game: null,
    lost: undefined,
    keptSeq: -1,
    shown: new Map(),
    seen: undefined,
    recent: [],
    pace: atRest,
    back: [],
    undone: 0,
    late: new Map(),
    deadlines: new Map(),
    awaited: new Map(),
    answeredOpenly: new Set(),
    stoodSince: now,
    standingSeq: row.standing?.seq ?? -1,
    calls: undefined,
    connections: new Set(),
    queue: [],
    writing: undefined,
    coming: new Map(),
    gone: new Map(),
    fetched: now,
    answering: new Set(),
    weighed: new Map(),
    failed: new Set(),
    gentle: new Set(),
    memories: new Map(),
    said: [],
    looks: undefined,
    sighted: undefined,
    toSay: [],
    accused: undefined,
    checks: undefined,
    thoughts: new Map(),
    changing: Promise.resolve(),
    watchersLog: undefined,
    told: '',
    gathering: undefined,
    wake: undefined,
    quietSince: now,
    lookedAt: row.looked,
    lookStored: row.looked,
    starting: false,
    chatLength: undefined,
    chatBuckets: new Map(),
    notesBuckets: new Map(),
    changeBuckets: new Map(),
    aheadBuckets: new Map(),
    foreseeing: new Map(),
    nonces: undefined,
  }
  if (row.started) resume(table, storage, now, grace)
  return table
}

/** Where neither way leads back to the position, the table stays with its log and its chat. */
function resume(table: Table, storage: Storage, now: number, grace: number): void {
  const { row } = table
  try {
    const position = positionOf(storage, row, viewersOf(table))
    table.undone = storage.undone(row.id)
    place(table, position, now)
    if (position.isKept) table.keptSeq = position.seq
  } catch (error) {
    if (!(error instanceof PositionLost)) throw error
    table.lost = error.message
    return
  }
  const since = row.standing?.seq ?? (table.game?.seq ?? 0) - 1
  if (table.game) resumeStanding(table, storage.told(row.id, since), now, grace)
}

/** Puts a game on the table, with everyone knowing where it stands. */
function place(table: Table, { state, cursors, seq, back }: Position, now: number): void {
  table.game = { state, seq }
  table.back = back
  table.pace = { ...atRest, since: now }
  viewersOf(table).forEach((viewer, i) => {
    const undo = viewer === 'spectator' ? '' : canTakeBack(table, viewer)
    table.shown.set(viewer, { state, seq, cursor: cursors[i] ?? unwritten, undo, sent: '' })
  })
}

export function placeOpening(table: Table, now: number): void {
  const { state, events } = begin(table.row.config, table.row.seed)
  place(table, { state, seq: 0, cursors: advanced([], viewersOf(table), events), back: [] }, now)
  noteAwaited(table, requests(state), now)
}

/** Where the game is, how long everybody's log will be when he has been shown, and what can be taken back. */
export function snapshotText(
  table: Table,
  state: GameState,
  latest: Table['recent'],
  back: Table['back'],
): string {
  const cursors = viewersOf(table).map((viewer) => {
    const shown = table.shown.get(viewer)
    if (!shown) return unwritten
    const unseen = latest.filter((r) => r.seq > shown.seq).flatMap((r) => r.events)
    return entriesFor(unseen, viewer, shown.cursor).to
  })
  return positionText(state, cursors, back)
}

/** The question a seat has been shown and not answered. */
export function openRequest(table: Table, seat: number, now = table.game?.state): Request | undefined {
  const shown = table.shown.get(seat)
  if (!now || !shown) return undefined
  const asked = requestOf(now, seat)
  return asked && requestOf(shown.state, seat)?.id === asked.id ? asked : undefined
}

/** Something a seat has been shown that it may do at any moment, and still may. */
export const mayDo = (table: Table, seat: number, request: string, now: GameState): boolean =>
  [table.shown.get(seat)?.state, now].every(
    (state) => state !== undefined && standingRequests(state, seat).some((r) => r.id === request),
  )

/** Whether the question a seat was shown last is one that it has answered since. */
export function hasAnswered(table: Table, seat: number): boolean {
  const shown = table.shown.get(seat)
  return shown !== undefined && requestOf(shown.state, seat) !== undefined && !openRequest(table, seat)
}

export const isOver = (table: Table): boolean => table.shown.get('spectator')?.state.outcome != null

export const isOnline = (table: Table, seat: number): boolean =>
  [...table.connections].some((c) => c.chair === seat)

/**
 * Nobody has looked for a while: bots do not play for nobody, and no clock runs out. Where there is a clock, people
 * come when it is about to; so they have twice that time, and a week where it is played over days without one.
 */
export function isForsaken({ connections, lookedAt, row }: Table, unwatched: number, now: number): boolean {
  const time = row.timer === null ? (row.days ? week : 0) : 2000 * row.timer
  return connections.size === 0 && now - lookedAt >= Math.max(unwatched, time)
}

const week = 604_800_000

const secondsUntil = (at: number | undefined): number | null =>
  at === undefined ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Through whose eyes those look who came by the link of a chair. */
export const eyesOf = (table: Table, chair: number | null): Viewer =>
  chair === null || table.seats[chair]?.occupant === 'bot' ? 'spectator' : chair

export function tableInfo(table: Table): TableInfo {
  const { row, seats, seedHash } = table
  const online = new Set([...table.connections].map((c) => c.chair))
  return {
    table: row.id,
    players: seats.length,
    sets: row.config.sets ?? usual.sets,
    objective: row.config.objective ?? usual.objective,
    difficulty: row.config.difficulty ?? usual.difficulty,
    noSympathizer: row.config.noSympathizer ?? usual.noSympathizer,
    variants: row.config.variants ?? [],
    open: row.open,
    timer: row.timer,
    days: row.days,
    talk: row.talk,
    hints: row.hints,
    joint: row.jointHash !== null && !row.started,
    started: row.started,
    lost: table.lost !== undefined,
    seedHash,
    seed: isOver(table) ? row.seed : null,
    seats: seats.map(({ seat, name, occupant, level }) => ({
      seat,
      name,
      occupant,
      online: online.has(seat),
      level,
      botIn: secondsUntil(table.coming.get(seat)?.at),
    })),
  }
}

/** The turn that a seat believes to be the present one. */
export const turnShownTo = (table: Table, seat: number): number =>
  table.shown.get(seat)?.state.turn.number ?? 0

/** Windows this seat does not want to be asked in at present, as far as it has been shown. */
export function skipsOf(
  table: Table,
  seat: number,
  turn = turnShownTo(table, seat),
): Record<string, 'turn' | 'game'> {
  const active = Object.entries(table.seats[seat]?.skips ?? {}).filter(([, skip]) => holds(skip, turn))
  return Object.fromEntries(active.map(([window, { until }]) => [window, until]))
}

const holds = (skip: Skip, turn: number): boolean => skip.until === 'game' || skip.turn === turn

/** By which something is put away: nobody is asked whether he wants to use it. */
const putAway = (ability: string | undefined): string => `use:${ability ?? ''}`

/** Whether a seat wants a window to pass: it is not to be asked then, or has put away all that it could use. */
export function isSkipped(table: Table, { secret, min, window, options, seat }: Request): boolean {
  if (!secret || min > 0 || window === '') return false
  const skips = skipsOf(table, seat, table.game?.state.turn.number)
  return window in skips || options.every((o) => putAway(o.ability) in skips)
}
