import type { CreateTable, Replay, SeatTaken, TableCreated, TableSummary } from '@ragtag/protocol'
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
const isSummary = (said: unknown): said is TableSummary => has(said, 'table', 'host', 'players', 'taken')

function expected<T>(said: unknown, is: (said: unknown) => said is T): T {
  if (!is(said)) throw new Error(t('lobby.unreachable'))
  return said
}

export const createTable = async (wanted: CreateTable): Promise<TableCreated> =>
  expected(await ask('/api/tables', wanted), isCreated)

export const takeSeat = async (table: string, name: string): Promise<SeatTaken> =>
  expected(await ask(`/api/tables/${table}/seats`, { name }), isTaken)

export async function openTables(): Promise<TableSummary[]> {
  const said = await ask('/api/tables')
  const list = has(said, 'tables') && 'tables' in said ? said.tables : said
  return Array.isArray(list) ? list.filter(isSummary) : []
}

export const replayOf = async (table: string, viewer: 'open' | 'spectator' | number): Promise<Replay> =>
  expected(await ask(`/api/tables/${table}/replay?viewer=${viewer}`), isReplay)
