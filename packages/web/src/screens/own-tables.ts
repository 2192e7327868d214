import type { TableCreated } from '@ragtag/protocol'

// The tables this browser has a chair at, with the secrets it was given: only it knows them.

export type OwnTable = {
  readonly table: string
  /** The secret this browser sits with; the host's own where it created the table. */
  readonly secret: string
  readonly host: boolean
  /** The secrets of all chairs, for the host. */
  readonly seats: readonly string[]
}

const key = 'ragtag.tables'
const most = 20

export function ownTables(): OwnTable[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isOwn) : []
}

const isOwn = (x: unknown): x is OwnTable =>
  typeof x === 'object' && x !== null && 'table' in x && 'secret' in x && 'seats' in x

const keep = (list: readonly OwnTable[]): void =>
  localStorage.setItem(key, JSON.stringify(list.slice(0, most)))

export const ownTable = (table: string): OwnTable | undefined => ownTables().find((o) => o.table === table)

export const forgetTable = (table: string): void => keep(ownTables().filter((o) => o.table !== table))

export function keepCreated({ table, host, seats }: TableCreated): void {
  keep([{ table, secret: host, host: true, seats }, ...ownTables().filter((o) => o.table !== table)])
}

export function keepSeat(table: string, secret: string): void {
  if (ownTable(table)) return
  keep([{ table, secret, host: false, seats: [] }, ...ownTables()])
}

export const tablePath = (table: string, secret?: string): string =>
  `/t/${table}${secret === undefined ? '' : `/${secret}`}`
export const fullLink = (path: string): string => `${location.origin}${path}`

// A game with bots starts by itself: the table that was created for it is remembered for this tab.

const quickKey = 'ragtag.quick'
export const startQuickly = (table: string): void => sessionStorage.setItem(quickKey, table)
export const startsQuickly = (table: string): boolean => sessionStorage.getItem(quickKey) === table
export const startedQuickly = (): void => sessionStorage.removeItem(quickKey)
