import type {
  CallKey,
  CallMe,
  CreateTable,
  OwnSummary,
  Replay,
  SeatTaken,
  TableCreated,
  TableSummary,
  TakeSeat,
} from '@ragtag/protocol'
import { type OwnTable, ownTables } from '../own-tables.ts'
import { t } from '../words/index.ts'

// What the screens ask the server for outside the line of a table.

/** Asks, and says in words what went wrong. The server is ours: what it answers has the shape we share with it. */
async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  ).catch(() => undefined)
  if (!answer) throw new Error(t('lobby.unreachable'))
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return said
  throw new Error(messageOf(said) ?? `${answer.status} ${answer.statusText}`)
}

const messageOf = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string'
    ? said.message
    : undefined

const has = (said: unknown, ...keys: readonly string[]): said is object =>
  typeof said === 'object' && said !== null && keys.every((key) => key in said)

const isCreated = (said: unknown): said is TableCreated => has(said, 'table', 'host', 'seats')
const isTaken = (said: unknown): said is SeatTaken => has(said, 'seat', 'secret')
const isReplay = (said: unknown): said is Replay => has(said, 'seed', 'outcome', 'steps')
const isOwn = (said: unknown): said is OwnSummary => has(said, 'table', 'seat', 'stage', 'awaited', 'result')
const isKey = (said: unknown): said is CallKey => has(said, 'key')
const isSummary = (said: unknown): said is TableSummary => has(said, 'table', 'host', 'players', 'taken')

function expected<T>(said: unknown, is: (said: unknown) => said is T): T {
  if (!is(said)) throw new Error(t('lobby.unreachable'))
  return said
}

export const createTable = async (wanted: CreateTable): Promise<TableCreated> =>
  expected(await ask('/api/tables', wanted), isCreated)

export const takeSeat = async (table: string, wish: TakeSeat): Promise<SeatTaken> =>
  expected(await ask(`/api/tables/${table}/seats`, wish), isTaken)

const chairs = (own: readonly OwnTable[]) => own.map(({ table, secret }) => ({ table, secret }))

/** What has become of the tables of this browser; those that are not here any more are left out. */
export async function myTables(own: readonly OwnTable[] = ownTables()): Promise<OwnSummary[]> {
  if (own.length === 0) return []
  const said = await ask('/api/mine', { tables: chairs(own) })
  if (!Array.isArray(said)) throw new Error(t('lobby.unreachable'))
  return said.filter(isOwn)
}

/** Whose calls the browser is to let through. */
export const callKey = async (): Promise<string> => expected(await ask('/api/calls'), isKey).key

/** This browser wants to be called for its tables, or not any more. */
export async function callMe(wish: Pick<CallMe, 'endpoint' | 'keys'>): Promise<void> {
  const tables = chairs(ownTables().filter((o) => o.stage !== 'over'))
  if (tables.length > 0) await ask('/api/calls', { tables, ...wish })
}

export async function openTables(): Promise<TableSummary[]> {
  const said = await ask('/api/tables')
  const list = has(said, 'tables') && 'tables' in said ? said.tables : said
  return Array.isArray(list) ? list.filter(isSummary) : []
}

export const replayOf = async (table: string, viewer: 'open' | 'spectator' | number): Promise<Replay> =>
  expected(await ask(`/api/tables/${table}/replay?viewer=${viewer}`), isReplay)
