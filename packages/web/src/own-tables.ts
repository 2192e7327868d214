// The tables this browser has a chair at, to come back to. Only it knows the secrets it was given.

export type OwnTable = {
  readonly table: string
  /** The secret this browser sits with; the host's own where it created the table. */
  readonly secret: string
  readonly host: boolean
  readonly players: number
  /** Who one plays there; '' before that is chosen. */
  readonly character: string
  readonly stage: 'waiting' | 'playing' | 'over'
}

const key = 'ragtag.tables'
const most = 100
/** Invitations taken up that are remembered. */
const mostJoined = 20

export function ownTables(): OwnTable[] {
  const kept = parsed(localStorage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isOwn) : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isOwn = (x: unknown): x is OwnTable =>
  typeof x === 'object' && x !== null && ['table', 'secret', 'players', 'stage'].every((k) => k in x)

const keep = (list: readonly OwnTable[]): void =>
  localStorage.setItem(key, JSON.stringify(list.slice(0, most)))

export const forgetTable = (table: string): void => keep(ownTables().filter((o) => o.table !== table))

/** The secret by which this browser sits at a table. */
export const ownSecret = (table: string): string | undefined =>
  ownTables().find((o) => o.table === table)?.secret

/** A link that leads nowhere any more is of no use. */
export const forgetLink = (table: string, secret: string): void =>
  keep(ownTables().filter((o) => o.table !== table || o.secret !== secret))

/**
 * The table one was at last comes first. Who is host at a table stays it, though he may also sit by another link; and
 * a game that is over changes no more, though it may be looked at with other eyes.
 */
export function keepTable(own: OwnTable): void {
  const known = ownTables().find((o) => o.table === own.table)
  if (known?.stage === 'over') return
  const kept = known?.host && !own.host ? { ...own, secret: known.secret, host: true } : own
  keep([kept, ...ownTables().filter((o) => o.table !== own.table)])
}

/** Whether this browser knows of no game but the one at that table. */
export const isFirstGame = (table: string): boolean =>
  ownTables().every((o) => o.table === table || o.stage === 'waiting')

export const tablePath = (table: string, secret?: string): string =>
  `/t/${table}${secret === undefined ? '' : `#${secret}`}`
/** The link a chair is given away by. */
export const invitationPath = (table: string, invitation: string): string => `/t/${table}#join.${invitation}`
/** The link by which somebody chooses one of the free chairs. */
export const jointPath = (table: string, link: string): string => `/t/${table}#all.${link}`
export const fullLink = (path: string): string => `${location.origin}${path}`

// Whoever takes up an invitation makes the chair his own with a secret that nobody else has ever seen. It is made once
// for an invitation and kept before it is used, so that a line that breaks on the way costs nobody his chair.

const joinedKey = 'ragtag.joined'

const isJoined = (x: unknown): x is readonly [string, string] =>
  Array.isArray(x) && x.length === 2 && x.every((part) => typeof part === 'string')

export function secretFor(invitation: string): string {
  const kept = parsed(localStorage.getItem(joinedKey) ?? '[]')
  const joined = Array.isArray(kept) ? kept.filter(isJoined) : []
  const known = joined.find(([by]) => by === invitation)
  if (known) return known[1]
  const secret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  localStorage.setItem(joinedKey, JSON.stringify([[invitation, secret], ...joined].slice(0, mostJoined)))
  return secret
}

// A game with bots starts by itself: the table that was created for it is remembered for this tab.

const quickKey = 'ragtag.quick'
export const startQuickly = (table: string): void => sessionStorage.setItem(quickKey, table)
export const startsQuickly = (table: string): boolean => sessionStorage.getItem(quickKey) === table
export const startedQuickly = (): void => sessionStorage.removeItem(quickKey)

// Where the same people meet again, bots sit where bots sat.

const botsKey = 'ragtag.bots'
export const seatBots = (table: string, seats: readonly number[]): void =>
  sessionStorage.setItem(botsKey, JSON.stringify([table, ...seats]))

/** The chairs that bots are to have at this table; asked for once. */
export function botsFor(table: string): number[] {
  const kept = parsed(sessionStorage.getItem(botsKey) ?? '[]')
  if (!Array.isArray(kept) || kept[0] !== table) return []
  sessionStorage.removeItem(botsKey)
  return kept.slice(1).filter((x): x is number => typeof x === 'number')
}
