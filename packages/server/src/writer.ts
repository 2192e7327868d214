import Database from 'libsql/promise'

// Whatever is written goes through here, on a thread of its own: the disk never holds up the tables. What
// comes in while a write is under way is written together in the next.

/** A statement with its values written out. In text a quote is doubled; nothing else in it means anything. */
export function sql(parts: TemplateStringsArray, ...values: readonly (string | number | null)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1]
    return text + (value === undefined ? '' : literal(value)) + part
  }, '')
}

function literal(value: string | number | null): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return textLiteral(value)
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number.`)
  return String(value)
}

/** A statement ends at a zero; text with one in it, which nobody but a vandal writes, is given as its bytes. */
const textLiteral = (text: string): string =>
  text.includes('\0')
    ? `cast(x'${Buffer.from(text).toString('hex')}' as text)`
    : `'${text.replaceAll("'", "''")}'`

export type Writer = {
  /** All of the statements or none, about these tables; on the disk when the promise is kept. */
  write(tables: readonly string[], statements: readonly string[]): Promise<void>
  /** Whether something about this table is still on its way. */
  busy(table: string): boolean
  close(): Promise<void>
}

const isOfTheDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(String(error.code))

type Piece = { readonly text: string; done(): void; failed(error: unknown): void }

export function openWriter(path: string): Writer {
  const db = new Database(path, {})
  let waiting: Piece[] = []
  let working: Promise<void> | undefined
  const underWay = new Map<string, number>()

  function count(tables: readonly string[], by: 1 | -1): void {
    for (const table of tables) {
      const n = (underWay.get(table) ?? 0) + by
      if (n === 0) underWay.delete(table)
      else underWay.set(table, n)
    }
  }

  async function commit(pieces: readonly Piece[]): Promise<void> {
    try {
      await db.exec(`begin immediate;${pieces.map((p) => p.text).join('')}commit`)
      for (const p of pieces) p.done()
    } catch (error) {
      await db.exec('rollback').catch(() => {})
      // One bad statement does not take the others with it. A disk that takes nothing is not tried again for each.
      if (pieces.length > 1 && !isOfTheDisk(error)) for (const p of pieces) await commit([p])
      else for (const p of pieces) p.failed(error)
    }
  }

  async function work(): Promise<void> {
    // Every commit reaches the disk before it returns: what was acknowledged survives a crash.
    await ready
    while (waiting.length > 0) {
      const pieces = waiting
      waiting = []
      await commit(pieces)
    }
    working = undefined
  }

  const ready: Promise<void> = db.exec('pragma busy_timeout = 5000; pragma synchronous = full')

  return {
    write: (tables, statements) => {
      count(tables, 1)
      const written = new Promise<void>((resolve, reject) => {
        waiting.push({ text: statements.map((s) => `${s};`).join(''), done: resolve, failed: reject })
        working ??= work()
      })
      return written.finally(() => count(tables, -1))
    },
    busy: (table) => underWay.has(table),
    close: async () => {
      await ready
      await working
      db.close()
    },
  }
}
