import type Database from 'libsql'
import { z } from 'zod'
import { sql, type Writer } from './writer.ts'

// What is stored about how people are called whose page is closed.

/** One browser that wants to be called for a chair. */
export type CallRow = {
  readonly seat: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Of the secret he came with: whoever has the chair by another one later is not he. */
  readonly secretHash: string
  readonly since: number
  /** He has been called and has not come since. */
  readonly called: boolean
}

export type CallStorage = {
  calls(table: string): CallRow[]
  /**
   * Of a chair that wants to be called in more than `most` browsers the oldest are forgotten. Whoever has been called and
   * has not come is not called again because he says so anew.
   */
  saveCall(table: string, row: Omit<CallRow, 'called'>, most: number): Promise<void>
  dropCall(table: string, seat: number, endpoint: string): Promise<void>
  /** Nobody is behind that address any more. */
  dropEndpoint(endpoint: string): Promise<void>
  setCalled(table: string, seat: number, called: boolean): Promise<void>
  /** What is kept under this name; made when it is first asked for. */
  key(name: string, make: () => string): string
}

const callRow = z
  .object({
    seat: z.number(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    secret_hash: z.string(),
    since: z.number(),
    called: z.number(),
  })
  .transform(
    ({ secret_hash, called, ...c }): CallRow => ({
      ...c,
      secretHash: secret_hash,
      called: called === 1,
    }),
  )

const keyRow = z.object({ value: z.string() })

export function callStorage(db: Database.Database, writer: Writer): CallStorage {
  const getCalls = db.prepare('select * from calls where table_id = ? order by seat, since')
  const getKey = db.prepare('select value from keys where name = ?')
  return {
    calls: (table) => z.array(callRow).parse(getCalls.all(table)),
    saveCall: (table, c, most) =>
      writer.write(
        [table],
        [
          sql`insert or replace into calls (table_id, seat, endpoint, p256dh, auth, secret_hash, since, called)
            values (${table}, ${c.seat}, ${c.endpoint}, ${c.p256dh}, ${c.auth}, ${c.secretHash}, ${c.since},
              (select coalesce(max(called), 0) from calls where table_id = ${table} and seat = ${c.seat} and secret_hash = ${c.secretHash}))`,
          sql`delete from calls where table_id = ${table} and seat = ${c.seat} and endpoint not in
            (select endpoint from calls where table_id = ${table} and seat = ${c.seat} order by since desc limit ${most})`,
        ],
      ),
    dropCall: (table, seat, endpoint) =>
      writer.write(
        [table],
        [sql`delete from calls where table_id = ${table} and seat = ${seat} and endpoint = ${endpoint}`],
      ),
    dropEndpoint: (endpoint) => writer.write([], [sql`delete from calls where endpoint = ${endpoint}`]),
    setCalled: (table, seat, called) =>
      writer.write(
        [table],
        [sql`update calls set called = ${called ? 1 : 0} where table_id = ${table} and seat = ${seat}`],
      ),
    key: (name, make) => {
      const kept = getKey.get(name)
      if (kept !== undefined) return keyRow.parse(kept).value
      const value = make()
      db.prepare('insert into keys values (?, ?)').run(name, value)
      return value
    },
  }
}
