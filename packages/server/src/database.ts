import { existsSync, statSync } from 'node:fs'
import Database from 'libsql'
import { lock } from './lock.ts'
import { format, formatOf, migrate } from './migrations.ts'
import { openWriter, type Writer } from './writer.ts'

// The database file: opened by one server, brought to the present format, and whole by itself when it is closed.

export type Opened = {
  readonly db: Database.Database
  readonly writer: Writer
  /** The format it was found in and the one it has now. */
  readonly formats: { readonly from: number; readonly to: number }
  /** Rejects with the reason while nothing that is written would be kept. */
  check(): Promise<void>
  close(): Promise<void>
}

/** What was written goes from the log beside the file into the file, so that a copy of it alone is whole. */
const gather = (db: Database.Database): void => {
  db.pragma('wal_checkpoint(truncate)')
}

export function openDatabase(given: string): Opened {
  const { path, release } = lock(given)
  const db = new Database(path)
  try {
    db.pragma('busy_timeout = 5000')
    const formats = migrate(db)
    db.pragma('journal_mode = WAL')
    gather(db)
    const { dev, ino } = statSync(path)
    const writer = openWriter(path)
    return {
      db,
      writer,
      formats,
      check: async () => {
        const now = statSync(path, { throwIfNoEntry: false })
        if (now?.dev !== dev || now.ino !== ino) throw new Error('the database file is not there any more')
        await writer.write([], [pulse(Date.now())])
      },
      close: async () => {
        await writer.close()
        gather(db)
        db.close()
        release()
      },
    }
  } catch (error) {
    db.close()
    release()
    throw error
  }
}

/** About as much as a position takes: a disk that is nearly full is found out. */
const pulse = (at: number): string => `insert or replace into pulse values (0, ${at}, zeroblob(16384))`

/** To look into, whether a server is running or not. */
export function readDatabase(path: string): Opened {
  if (!existsSync(path)) throw new Error(`There is no database file "${path}".`)
  const db = new Database(path)
  db.pragma('busy_timeout = 5000')
  db.pragma('query_only = on')
  const found = formatOf(db)
  if (found !== format) {
    db.close()
    throw new Error(
      `The database "${path}" has format ${found}, not ${format}: ${found < format ? 'serve it once with this version of Ragtag' : 'it comes from a later version of Ragtag'}.`,
    )
  }
  const refused = (): Promise<void> => Promise.reject(new Error('This database is only read.'))
  return {
    db,
    writer: { write: refused, busy: () => false, close: () => Promise.resolve() },
    formats: { from: found, to: found },
    check: refused,
    close: async () => {
      db.close()
    },
  }
}
