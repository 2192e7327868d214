import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { GameConfig, GameEvent } from '@ragtag/engine'
import { type ChatEntry, notices, type Occupant } from '@ragtag/protocol'
import Database from 'libsql'
import { z } from 'zod'
import { lock } from './lock.ts'
import { openWriter, sql } from './writer.ts'

// What the server remembers. A game is its configuration, its seed and the decisions made; a snapshot only
// saves the time to play them all again.

export type TableRow = {
  readonly id: string
  readonly config: GameConfig
  readonly seed: string
  readonly hostHash: string
  readonly open: boolean
  readonly timer: number | null
  readonly created: number
  readonly started: boolean
  readonly over: boolean
}

export type Skip = { readonly until: 'turn' | 'game'; readonly turn: number }

export type SeatRow = {
  readonly seat: number
  readonly secretHash: string
  /** How many links this chair has had before. */
  readonly link: number
  readonly name: string
  readonly occupant: Occupant
  readonly skips: Readonly<Record<string, Skip>>
}

/** Who gave an answer: the player, a bot in his chair, the clock, or his word not to be asked. */
export type By = 'human' | 'bot' | 'timer' | 'skip'

/** Number 0 is the beginning of the game, before any answer; its seat is -1. */
export type DecisionRow = {
  readonly seq: number
  readonly seat: number
  readonly request: string
  readonly options: readonly string[]
  readonly nonce: string | null
  readonly by: By
  readonly at: number
}

export type NewDecision = DecisionRow & {
  readonly table: string
  readonly events: readonly GameEvent[]
  /** Where the game is after it, now and then. */
  readonly snapshot?: string
  readonly over: boolean
}

export type OpenTable = {
  readonly id: string
  readonly host: string
  readonly players: number
  readonly taken: number
  readonly started: boolean
  readonly over: boolean
}

/** In place of a time: the table is in memory. Should the server be killed, it is woken at the next start. */
export const awake = -1

export type Storage = {
  createTable(table: TableRow, seats: readonly SeatRow[]): Promise<void>
  table(id: string): TableRow | undefined
  openTables(limit: number): OpenTable[]
  seats(table: string): SeatRow[]
  /** With what the table says about it: neither is ever there without the other. */
  saveSeat(table: string, seat: SeatRow, said?: ChatEntry): Promise<void>
  /** All or nothing, and on the disk when the promise is kept. */
  append(decisions: readonly NewDecision[]): Promise<void>
  /** Decisions after that number, in order. */
  decisions(table: string, after: number): DecisionRow[]
  /** What happened up to and including that decision. */
  events(table: string, upTo: number): GameEvent[]
  answered(table: string, seat: number, nonce: string): DecisionRow | undefined
  saveSnapshot(table: string, seq: number, text: string): Promise<void>
  snapshot(table: string): { readonly seq: number; readonly text: string } | undefined
  /** When somebody has to look at this table although nobody is there. */
  setDue(table: string, at: number | null): Promise<void>
  dueTables(now: number, limit: number): string[]
  addChat(table: string, entry: ChatEntry): Promise<void>
  /** How many lines have been said at a table. */
  chatLength(table: string): number
  chat(table: string, last: number): ChatEntry[]
  notes(table: string, seat: number): string
  saveNotes(table: string, seat: number, text: string): Promise<void>
  /** Whether something about this table is still on its way to the disk. */
  busy(table: string): boolean
  /** Waits for what is on its way. */
  close(): Promise<void>
}

const schema = `
  create table if not exists tables (
    id text primary key, config text not null, seed text not null, host_hash text not null,
    open integer not null, timer integer, created integer not null,
    started integer not null, over integer not null, due integer
  );
  create index if not exists tables_due on tables (due) where due is not null;
  create index if not exists tables_open on tables (created) where open = 1;
  create table if not exists seats (
    table_id text not null, seat integer not null, secret_hash text not null,
    name text not null, occupant text not null, skips text not null, link integer not null,
    primary key (table_id, seat)
  ) without rowid;
  create table if not exists decisions (
    table_id text not null, seq integer not null, seat integer not null, request text not null,
    options text not null, nonce text, by text not null, at integer not null, events text not null,
    primary key (table_id, seq)
  ) without rowid;
  create table if not exists snapshots (table_id text primary key, seq integer not null, state text not null);
  create table if not exists chat (
    table_id text not null, n integer not null, seat integer, name text not null, text text not null, notice text,
    primary key (table_id, n)
  ) without rowid;
  create table if not exists notes (
    table_id text not null, seat integer not null, text text not null,
    primary key (table_id, seat)
  ) without rowid;
`

const json = <T extends z.ZodType>(inner: T) => z.string().transform((text) => inner.parse(JSON.parse(text)))
const flag = z.number().transform((n) => n === 1)

const gameConfig = z.object({
  players: z.number(),
  sets: z.array(z.string()).optional(),
  objective: z.string().optional(),
  difficulty: z.enum(['standard', 'easier-for-humans', 'easier-for-cylons']).optional(),
  noSympathizer: z.boolean().optional(),
})

const tableRow = z
  .object({
    id: z.string(),
    config: json(gameConfig),
    seed: z.string(),
    host_hash: z.string(),
    open: flag,
    timer: z.number().nullable(),
    created: z.number(),
    started: flag,
    over: flag,
  })
  .transform(({ host_hash, ...t }): TableRow => ({ ...t, hostHash: host_hash }))

const skips = z.record(z.string(), z.object({ until: z.enum(['turn', 'game']), turn: z.number() }))

const seatRow = z
  .object({
    seat: z.number(),
    secret_hash: z.string(),
    name: z.string(),
    occupant: z.enum(['human', 'bot', 'empty']),
    skips: json(skips),
    link: z.number(),
  })
  .transform(({ secret_hash, ...s }): SeatRow => ({ ...s, secretHash: secret_hash }))

const decisionRow = z.object({
  seq: z.number(),
  seat: z.number(),
  request: z.string(),
  options: json(z.array(z.string())),
  nonce: z.string().nullable(),
  by: z.enum(['human', 'bot', 'timer', 'skip']),
  at: z.number(),
})

const openTable = z.object({
  id: z.string(),
  host: z.string(),
  players: z.number(),
  taken: z.number(),
  started: flag,
  over: flag,
})

const chatRow = z.object({
  at: z.number(),
  seat: z.number().nullable(),
  name: z.string(),
  text: z.string(),
  notice: z.enum(notices).nullable(),
})

const eventsRow = z.object({ events: z.string() })
const snapshotRow = z.object({ seq: z.number(), text: z.string() })
const idRow = z.object({ id: z.string() })
const textRow = z.object({ text: z.string() })
const countRow = z.object({ n: z.number() })

const decisionColumns = 'seq, seat, request, options, nonce, by, at'

/** The default: one database file beside the server. */
export function openStorage(path: string, { readonly = false } = {}): Storage {
  if (readonly && !existsSync(path)) throw new Error(`There is no database file "${path}".`)
  if (!readonly) mkdirSync(dirname(path), { recursive: true })
  const held = readonly ? undefined : lock(path)
  const db = new Database(path)
  db.pragma('journal_mode = WAL')
  db.pragma('busy_timeout = 5000')
  db.exec(schema)
  if (!readonly) db.exec(`update tables set due = 1 where due = ${awake}`)
  const writer = openWriter(path)

  const getTable = db.prepare('select * from tables where id = ?')
  const getOpen = db.prepare(
    `select id, started, over, count(*) as players, sum(occupant != 'empty') as taken,
       max(case when seat = 0 then name else '' end) as host
     from (select * from tables where open = 1 and over = 0 order by created desc limit ?)
     join seats on table_id = id group by id order by created desc`,
  )
  const getSeats = db.prepare('select * from seats where table_id = ? order by seat')
  const getDecisions = db.prepare(
    `select ${decisionColumns} from decisions where table_id = ? and seq > ? order by seq`,
  )
  const getEvents = db.prepare('select events from decisions where table_id = ? and seq <= ? order by seq')
  const getAnswered = db.prepare(
    `select ${decisionColumns} from decisions where table_id = ? and seat = ? and nonce = ?`,
  )
  const getSnapshot = db.prepare('select seq, state as text from snapshots where table_id = ?')
  const getDue = db.prepare('select id from tables where due > 0 and due <= ? order by due limit ?')
  const getChatLength = db.prepare('select coalesce(max(n) + 1, 0) as n from chat where table_id = ?')
  const getChat = db.prepare(
    'select n as at, seat, name, text, notice from (select * from chat where table_id = ? order by n desc limit ?) order by n',
  )
  const getNotes = db.prepare('select text from notes where table_id = ? and seat = ?')

  const seatSql = (table: string, s: SeatRow): string =>
    sql`insert or replace into seats values (${table}, ${s.seat}, ${s.secretHash}, ${s.name}, ${s.occupant}, ${JSON.stringify(s.skips)}, ${s.link})`

  return {
    createTable: (t, seats) =>
      writer.write(
        [t.id],
        [
          sql`insert into tables values (${t.id}, ${JSON.stringify(t.config)}, ${t.seed}, ${t.hostHash}, ${t.open ? 1 : 0}, ${t.timer}, ${t.created}, 0, 0, ${null})`,
          ...seats.map((s) => seatSql(t.id, s)),
        ],
      ),
    table: (id) => {
      const row = getTable.get(id)
      return row === undefined ? undefined : tableRow.parse(row)
    },
    openTables: (limit) => z.array(openTable).parse(getOpen.all(limit)),
    seats: (table) => z.array(seatRow).parse(getSeats.all(table)),
    saveSeat: (table, seat, said) =>
      writer.write([table], [seatSql(table, seat), ...(said ? [chatSql(table, said)] : [])]),
    append: (decisions) =>
      writer.write(
        decisions.map((d) => d.table),
        decisions.flatMap(decisionSql),
      ),
    decisions: (table, after) => z.array(decisionRow).parse(getDecisions.all(table, after)),
    events: (table, upTo) =>
      getEvents.all(table, upTo).flatMap((row): GameEvent[] => JSON.parse(eventsRow.parse(row).events)),
    answered: (table, seat, nonce) => {
      const row = getAnswered.get(table, seat, nonce)
      return row === undefined ? undefined : decisionRow.parse(row)
    },
    saveSnapshot: (table, seq, text) => writer.write([table], [snapshotSql(table, seq, text)]),
    snapshot: (table) => {
      const row = getSnapshot.get(table)
      return row === undefined ? undefined : snapshotRow.parse(row)
    },
    setDue: (table, at) => writer.write([table], [sql`update tables set due = ${at} where id = ${table}`]),
    dueTables: (now, limit) =>
      z
        .array(idRow)
        .parse(getDue.all(now, limit))
        .map((r) => r.id),
    addChat: (table, entry) => writer.write([table], [chatSql(table, entry)]),
    chatLength: (table) => countRow.parse(getChatLength.get(table)).n,
    chat: (table, last) => z.array(chatRow).parse(getChat.all(table, last)),
    notes: (table, seat) => {
      const row = getNotes.get(table, seat)
      return row === undefined ? '' : textRow.parse(row).text
    },
    saveNotes: (table, seat, text) =>
      writer.write([table], [sql`insert or replace into notes values (${table}, ${seat}, ${text})`]),
    busy: writer.busy,
    close: async () => {
      await writer.close()
      db.close()
      held?.release()
    },
  }
}

const chatSql = (table: string, { at, seat, name, text, notice }: ChatEntry): string =>
  sql`insert into chat values (${table}, ${at}, ${seat}, ${name}, ${text}, ${notice})`

const snapshotSql = (table: string, seq: number, text: string): string =>
  sql`insert or replace into snapshots values (${table}, ${seq}, ${text})`

function decisionSql(d: NewDecision): string[] {
  return [
    sql`insert into decisions values (${d.table}, ${d.seq}, ${d.seat}, ${d.request}, ${JSON.stringify(d.options)}, ${d.nonce}, ${d.by}, ${d.at}, ${JSON.stringify(d.events)})`,
    ...(d.seq === 0 ? [sql`update tables set started = 1, due = ${awake} where id = ${d.table}`] : []),
    ...(d.over ? [sql`update tables set over = 1 where id = ${d.table}`] : []),
    ...(d.snapshot === undefined ? [] : [snapshotSql(d.table, d.seq, d.snapshot)]),
  ]
}
