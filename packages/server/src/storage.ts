import type { GameConfig, GameEvent } from '@ragtag/engine'
import type { BotLevel, ChatEntry, Occupant, Result } from '@ragtag/protocol'
import { z } from 'zod'
import type { Again } from './again.ts'
import { type CallStorage, callStorage } from './call-rows.ts'
import { openDatabase, readDatabase } from './database.ts'
import {
  chatRow,
  countRow,
  decisionRow,
  eventsRow,
  idRow,
  nonceRow,
  openTable,
  type Standing,
  seatRow,
  snapshotRow,
  tableRow,
  textRow,
} from './rows.ts'
import { hashOf } from './secrets.ts'
import { sql } from './writer.ts'

// What the server remembers. A game is its configuration, its seed and the decisions made; a snapshot only
// saves the time to play them all again.

export type TableRow = {
  readonly id: string
  readonly config: GameConfig
  readonly seed: string
  readonly hostHash: string
  readonly open: boolean
  readonly timer: number | null
  /** It is played over several days. */
  readonly days: boolean
  /** Whether bots say how much they help, and whether they may be asked what they would do. */
  readonly talk: boolean
  readonly hints: boolean
  /** How many links for all free chairs there have been, and the hash of the present one. */
  readonly joint: number
  readonly jointHash: string | null
  readonly created: number
  /** When somebody was last there. */
  readonly looked: number
  readonly started: boolean
  readonly over: boolean
  /** Whom the game waited for when that was last written down. */
  readonly standing: Standing | null
  readonly result: Result | null
  /** Where the same people meet again. */
  readonly again: Again | null
}

export type NewTable = Omit<TableRow, 'standing' | 'result' | 'again'>

export type Skip = { readonly until: 'turn' | 'game'; readonly turn: number }

export type SeatRow = {
  readonly seat: number
  readonly secretHash: string
  /** How many links this chair has had before. */
  readonly link: number
  /** Whether somebody has made it his own: nobody else has its link, not even the host. */
  readonly own: boolean
  readonly name: string
  readonly occupant: Occupant
  /** How well a bot plays here. */
  readonly level: BotLevel
  readonly skips: Readonly<Record<string, Skip>>
}

/** Who gave an answer: the player, a bot in his chair, the clock, or his word not to be asked; or it takes one back. */
export type By = 'human' | 'bot' | 'timer' | 'skip' | 'undo'

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

/** A decision and what was told of it. */
export type Told = DecisionRow & { readonly events: readonly GameEvent[] }

export type NewDecision = DecisionRow & {
  readonly table: string
  readonly events: readonly GameEvent[]
  /** Where the game is after it, now and then. */
  readonly snapshot?: string
  readonly over: boolean
  /** How it ended, with the last one. */
  readonly result?: Result
}

export type OpenTable = {
  readonly id: string
  readonly host: string
  readonly players: number
  readonly sets: readonly string[]
  readonly taken: number
  readonly started: boolean
  readonly over: boolean
}

export type Since = { readonly waiting: number; readonly playing: number; readonly finished: number }

/** In place of a time: the table is in memory. Should the server be killed, it is woken at the next start. */
export const awake = -1

export type Storage = CallStorage & {
  createTable(table: NewTable, seats: readonly SeatRow[]): Promise<void>
  table(id: string): TableRow | undefined
  /** Those where somebody has been since. */
  /** Those whose game goes on, and those named beside. */
  openTables(limit: number, since: number, beside: readonly string[]): OpenTable[]
  seats(table: string): SeatRow[]
  /** With what the table says about it: neither is ever there without the other. */
  saveSeat(table: string, seat: SeatRow, said?: ChatEntry): Promise<void>
  /** All or nothing, and on the disk when the promise is kept. */
  append(decisions: readonly NewDecision[]): Promise<void>
  /** Decisions after that number, in order. */
  decisions(table: string, after: number): DecisionRow[]
  /** The same, with what happened. */
  told(table: string, after: number): Told[]
  /** How often the clock has answered for a seat since somebody in it last did. */
  missed(table: string, seat: number): number
  /** How many answers were taken back, to that question or to all. */
  undone(table: string, request?: string): number
  /** What happened up to and including that decision. */
  events(table: string, upTo: number): GameEvent[]
  answered(table: string, seat: number, nonce: string): DecisionRow | undefined
  /** By which names answers have been given so far. */
  nonces(table: string): { readonly seat: number; readonly nonce: string }[]
  saveSnapshot(table: string, seq: number, text: string): Promise<void>
  saveStanding(table: string, standing: Standing): Promise<void>
  saveResult(table: string, result: Result): Promise<void>
  saveJoint(table: string, n: number, hash: string | null): Promise<void>
  saveAgain(table: string, again: Again): Promise<void>
  saveAgreed(table: string, agreed: Pick<TableRow, 'talk' | 'hints'>): Promise<void>
  /** Not whole where it is not what was written. */
  snapshot(
    table: string,
  ): { readonly seq: number; readonly text: string; readonly whole: boolean } | undefined
  /** When somebody has to look at this table although nobody is there. */
  setDue(table: string, at: number | null): Promise<void>
  dueTables(now: number, limit: number): string[]
  setLooked(table: string, at: number): Promise<void>
  /** Tables where nobody has been since: before the game, in play, and when it is over. */
  abandoned(since: Since, limit: number): string[]
  /** Takes tables away; what they leave is cleared later. */
  dissolve(tables: readonly string[]): Promise<void>
  /** A table that is gone and has left something. */
  leaving(): string | undefined
  clearRest(table: string, rows: number): Promise<void>
  addChat(table: string, entry: ChatEntry): Promise<void>
  /** How many lines have been said at a table. */
  chatLength(table: string): number
  /** So many of the last lines, so many words about checks, and so many about Loyalty cards. */
  chat(table: string, last: number): ChatEntry[]
  /** All that was said about Loyalty cards somebody had looked at. */
  sightings(table: string): ChatEntry[]
  notes(table: string, seat: number): string
  saveNotes(table: string, seat: number, text: string): Promise<void>
  /** Whether something about this table is still on its way to the disk. */
  busy(table: string): boolean
  /** The format the database was found in, and the one it has now. */
  readonly formats: { readonly from: number; readonly to: number }
  /** Rejects with the reason while nothing can be written. */
  check(): Promise<void>
  /** Waits for what is on its way. */
  close(): Promise<void>
}

/** Words about checks are many; they do not crowd out what people wrote, nor what somebody says he saw. */
const isWord = "notice in ('pledge', 'claim', 'suspects')"
const isSighting = "notice = 'saw'"

const decisionColumns = 'seq, seat, request, options, nonce, by, at'

/** The default: one database file beside the server. */
export function openStorage(path: string, { readonly = false } = {}): Storage {
  const { db, writer, formats, check, close } = readonly ? readDatabase(path) : openDatabase(path)
  if (!readonly) db.exec(`update tables set due = 1, looked = ${Date.now()} where due = ${awake}`)

  const getTable = db.prepare('select * from tables where id = ?')
  const getOpen = db.prepare(
    `select id, config, started, over, count(*) as players, sum(occupant != 'empty') as taken,
       max(case when seat = 0 then name else '' end) as host
     from (select * from tables where open = 1 and looked >= ?
         and (over = 0 or id in (select value from json_each(?))) order by created desc limit ?)
     join seats on table_id = id group by id order by created desc`,
  )
  const getSeats = db.prepare('select * from seats where table_id = ? order by seat')
  const getDecisions = db.prepare(
    `select ${decisionColumns} from decisions where table_id = ? and seq > ? order by seq`,
  )
  const getTold = db.prepare(
    `select ${decisionColumns}, events from decisions where table_id = ? and seq > ? order by seq`,
  )
  const getEvents = db.prepare('select events from decisions where table_id = ? and seq <= ? order by seq')
  const getAnswered = db.prepare(
    `select ${decisionColumns} from decisions where table_id = ? and seat = ? and nonce = ?`,
  )
  const getMissed = db.prepare(
    `select count(*) as n from decisions where table_id = ? and seat = ? and by = 'timer'
      and seq > (select coalesce(max(seq), -1) from decisions where table_id = ? and seat = ? and by = 'human')`,
  )
  const getUndone = db.prepare(
    "select count(*) as n from decisions where table_id = ? and by = 'undo' and request = coalesce(?, request)",
  )
  const getNonces = db.prepare('select seat, nonce from decisions where table_id = ? and nonce is not null')
  const getSnapshot = db.prepare('select seq, state as text, sum from snapshots where table_id = ?')
  const getDue = db.prepare('select id from tables where due > 0 and due <= ? order by due limit ?')
  const getAbandoned = db.prepare(
    'select id from tables where started = ? and over = ? and looked < ? limit ?',
  )
  const getLeaving = db.prepare('select id from leaving limit 1')
  const getChatLength = db.prepare('select coalesce(max(n) + 1, 0) as n from chat where table_id = ?')
  const getChat = db.prepare(
    `select n as at, seat, name, text, notice from (
       select * from (select * from chat where table_id = ? and (notice is null or not (${isWord} or ${isSighting}))
         order by n desc limit ?)
       union all
       select * from (select * from chat where table_id = ? and ${isWord} order by n desc limit ?)
       union all
       select * from (select * from chat where table_id = ? and ${isSighting} order by n desc limit ?)
     ) order by n`,
  )
  const getSightings = db.prepare(
    `select n as at, seat, name, text, notice from chat where table_id = ? and ${isSighting} order by n`,
  )
  const getNotes = db.prepare('select text from notes where table_id = ? and seat = ?')

  const seatSql = (table: string, s: SeatRow): string =>
    sql`insert or replace into seats values (${table}, ${s.seat}, ${s.secretHash}, ${s.name}, ${s.occupant}, ${JSON.stringify(s.skips)}, ${s.link}, ${s.own ? 1 : 0}, ${s.level})`

  const set = (table: string, what: string): Promise<void> =>
    writer.write([table], [`update tables set ${what}${sql` where id = ${table}`}`])

  return {
    ...callStorage(db, writer),
    createTable: (t, seats) =>
      writer.write(
        [t.id],
        [
          sql`insert into tables (id, config, seed, host_hash, open, timer, created, started, over, due, looked, days, joint, joint_hash, talk, hints)
            values (${t.id}, ${JSON.stringify(t.config)}, ${t.seed}, ${t.hostHash}, ${t.open ? 1 : 0}, ${t.timer}, ${t.created}, 0, 0, ${null}, ${t.looked}, ${t.days ? 1 : 0}, ${t.joint}, ${t.jointHash}, ${t.talk ? 1 : 0}, ${t.hints ? 1 : 0})`,
          ...seats.map((s) => seatSql(t.id, s)),
        ],
      ),
    table: (id) => {
      const row = getTable.get(id)
      return row === undefined ? undefined : tableRow.parse(row)
    },
    openTables: (limit, since, beside) =>
      z.array(openTable).parse(getOpen.all(since, JSON.stringify(beside), limit)),
    seats: (table) => z.array(seatRow).parse(getSeats.all(table)),
    saveSeat: (table, seat, said) =>
      writer.write([table], [seatSql(table, seat), ...(said ? [chatSql(table, said)] : [])]),
    append: (decisions) =>
      writer.write(
        decisions.map((d) => d.table),
        decisions.flatMap(decisionSql),
      ),
    missed: (table, seat) => countRow.parse(getMissed.get(table, seat, table, seat)).n,
    undone: (table, request) => countRow.parse(getUndone.get(table, request ?? null)).n,
    decisions: (table, after) => z.array(decisionRow).parse(getDecisions.all(table, after)),
    told: (table, after) =>
      getTold.all(table, after).map((row) => ({ ...decisionRow.parse(row), events: eventsIn(row) })),
    events: (table, upTo) => getEvents.all(table, upTo).flatMap(eventsIn),
    answered: (table, seat, nonce) => {
      const row = getAnswered.get(table, seat, nonce)
      return row === undefined ? undefined : decisionRow.parse(row)
    },
    nonces: (table) => z.array(nonceRow).parse(getNonces.all(table)),
    saveSnapshot: (table, seq, text) => writer.write([table], [snapshotSql(table, seq, text)]),
    saveStanding: (table, standing) => set(table, sql`standing = ${JSON.stringify(standing)}`),
    saveResult: (table, result) => set(table, resultSql(result)),
    saveJoint: (table, n, hash) => set(table, sql`joint = ${n}, joint_hash = ${hash}`),
    saveAgain: (table, again) => set(table, sql`again = ${JSON.stringify(again)}`),
    saveAgreed: (table, { talk, hints }) => set(table, sql`talk = ${talk ? 1 : 0}, hints = ${hints ? 1 : 0}`),
    snapshot: (table) => {
      const row = getSnapshot.get(table)
      if (row === undefined) return undefined
      const { seq, text, sum } = snapshotRow.parse(row)
      return { seq, text, whole: sum === null || sum === hashOf(text) }
    },
    setDue: (table, at) => set(table, sql`due = ${at}`),
    dueTables: (now, limit) => idsIn(getDue.all(now, limit)),
    setLooked: (table, at) => set(table, sql`looked = ${at}`),
    abandoned: ({ waiting, playing, finished }, limit) =>
      [
        ...idsIn(getAbandoned.all(0, 0, waiting, limit)),
        ...idsIn(getAbandoned.all(1, 0, playing, limit)),
        ...idsIn(getAbandoned.all(1, 1, finished, limit)),
      ].slice(0, limit),
    dissolve: (tables) => writer.write(tables, tables.flatMap(dissolveSql)),
    leaving: () => idsIn(getLeaving.all())[0],
    clearRest: (table, rows) => writer.write([table], clearSql(table, rows)),
    addChat: (table, entry) => writer.write([table], [chatSql(table, entry)]),
    chatLength: (table) => countRow.parse(getChatLength.get(table)).n,
    chat: (table, last) => z.array(chatRow).parse(getChat.all(table, last, table, last, table, last)),
    sightings: (table) => z.array(chatRow).parse(getSightings.all(table)),
    notes: (table, seat) => {
      const row = getNotes.get(table, seat)
      return row === undefined ? '' : textRow.parse(row).text
    },
    saveNotes: (table, seat, text) =>
      writer.write([table], [sql`insert or replace into notes values (${table}, ${seat}, ${text})`]),
    busy: writer.busy,
    formats,
    check,
    close,
  }
}

const eventsIn = (row: unknown): GameEvent[] => JSON.parse(eventsRow.parse(row).events)

const idsIn = (rows: readonly unknown[]): string[] =>
  z
    .array(idRow)
    .parse(rows)
    .map((r) => r.id)

const dissolveSql = (table: string): string[] => [
  sql`insert into leaving values (${table})`,
  sql`delete from tables where id = ${table}`,
  sql`delete from seats where table_id = ${table}`,
  sql`delete from snapshots where table_id = ${table}`,
  sql`delete from notes where table_id = ${table}`,
  sql`delete from calls where table_id = ${table}`,
]

const clearSql = (table: string, rows: number): string[] => [
  sql`delete from decisions where table_id = ${table}
    and seq in (select seq from decisions where table_id = ${table} limit ${rows})`,
  sql`delete from chat where table_id = ${table}
    and n in (select n from chat where table_id = ${table} limit ${rows})`,
  sql`delete from leaving where id = ${table}
    and not exists (select 1 from decisions where table_id = ${table})
    and not exists (select 1 from chat where table_id = ${table})`,
]

const chatSql = (table: string, { at, seat, name, text, notice }: ChatEntry): string =>
  sql`insert into chat values (${table}, ${at}, ${seat}, ${name}, ${text}, ${notice})`

const snapshotSql = (table: string, seq: number, text: string): string =>
  sql`insert or replace into snapshots (table_id, seq, state, sum) values (${table}, ${seq}, ${text}, ${hashOf(text)})`

const resultSql = (result: Result): string => sql`result = ${JSON.stringify(result)}`

function decisionSql(d: NewDecision): string[] {
  return [
    sql`insert into decisions values (${d.table}, ${d.seq}, ${d.seat}, ${d.request}, ${JSON.stringify(d.options)}, ${d.nonce}, ${d.by}, ${d.at}, ${JSON.stringify(d.events)})`,
    ...(d.seq === 0 ? [sql`update tables set started = 1, due = ${awake} where id = ${d.table}`] : []),
    ...(d.over ? [sql`update tables set over = 1 where id = ${d.table}`] : []),
    ...(d.result ? [`update tables set ${resultSql(d.result)}${sql` where id = ${d.table}`}`] : []),
    ...(d.snapshot === undefined ? [] : [snapshotSql(d.table, d.seq, d.snapshot)]),
  ]
}
