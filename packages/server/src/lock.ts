import Database from 'libsql'

// Two servers on one database would each play the bots of the same tables and each believe to know where a game
// stands. So whoever serves a database holds a file beside it locked; the lock ends with the process, however that ends.

export type Lock = { release(): void }

export function lock(path: string): Lock {
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
    release: () => {
      db.exec('rollback')
      db.close()
    },
  }
}
