import type { House } from './house.ts'
import { standingOf } from './standing.ts'
import { snapshotText, type Table } from './table.ts'

// What is stored although nobody waits for it.

/** Should it fail, the server's keeper learns of it. */
export async function aside(house: House, writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => house.log.error({ err: error }, 'something could not be stored'))
}

/** The same when nobody is there any more: whatever has changed since it was last written down. */
export async function keepForRest(house: House, table: Table): Promise<void> {
  table.standingSeq = -1
  await keepPosition(house, table)
}

/** Keeps where the game is, so that it goes on from there even by rules that were mended meanwhile; and whom it waits for. */
export async function keepPosition({ storage }: House, table: Table): Promise<void> {
  const { game, row, recent, back } = table
  if (!game || row.over) return
  const standing = table.standingSeq === game.seq ? undefined : standingOf(table)
  if (standing) {
    await storage.saveStanding(row.id, standing)
    table.standingSeq = standing.seq
  }
  if (table.keptSeq === game.seq) return
  await storage.saveSnapshot(row.id, game.seq, snapshotText(table, game.state, recent, back))
  table.keptSeq = game.seq
}
