import type { House } from './house.ts'
import { snapshotText, type Table } from './table.ts'

// What is stored although nobody waits for it.

/** Should it fail, the server's keeper learns of it. */
export async function aside(house: House, writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => house.log.error({ err: error }, 'something could not be stored'))
}

/** Keeps where the game is, so that it goes on from there even by rules that were mended meanwhile. */
export async function keepPosition({ storage }: House, table: Table): Promise<void> {
  const { game, row, recent } = table
  if (!game || row.over || table.keptSeq === game.seq) return
  await storage.saveSnapshot(row.id, game.seq, snapshotText(table, game.state, recent))
  table.keptSeq = game.seq
}
