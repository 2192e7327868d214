import { closeSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'

// Two servers on one database would each play the bots of the same tables and each believe to know where a game
// stands. So whoever serves a database holds a file beside it locked; the lock ends with the process, however that ends.

export type Lock = {
  /** The one name of the database file, by whatever way it was reached. */
  readonly path: string
  release(): void
}

/** Makes the file where there is none, so that a link to it leads somewhere. */
function realFile(path: string): string {
  try {
    mkdirSync(dirname(path), { recursive: true })
    closeSync(openSync(path, 'a'))
    return realpathSync(path)
  } catch (error) {
    throw new Error(`no database can be opened there: ${error instanceof Error ? error.message : error}`)
  }
}

export function lock(given: string): Lock {
  const path = realFile(given)
  // Under each of its names it would have a log of its own, and each server would undo what the other writes.
  if (statSync(path).nlink > 1)
    throw new Error(
      'this database file has a second name (a hard link), by which another server could be using it: remove one of them',
    )
  const db = new Database(`${path}.lock`)
  try {
    // Somebody who is just about to end is waited for.
    db.pragma('busy_timeout = 1000')
    db.exec('begin exclusive')
  } catch (error) {
    db.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new Error('another server is using this database')
    throw error
  }
  return {
    path,
    release: () => {
      db.exec('rollback')
      db.close()
    },
  }
}
