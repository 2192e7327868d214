import type { House } from './house.ts'

// Tables that nobody comes to any more are cleared away after a while: first the table, so that nobody finds half of
// it, then its decisions and its chat, a portion at a time, so that nobody who plays has to wait for it. What they
// took in the file is used again.

/** Between two looks for tables that have been left. */
const lookEvery = 60_000
const tablesAtOnce = 20
/** Rows in one portion. */
const portion = 200

/** One piece of that work, unless one is under way. */
export function clearAway(house: House, now: number): void {
  const { clearing } = house
  if (clearing.now) return
  const left = house.storage.leaving()
  if (left === undefined && now < clearing.nextLook) return
  if (left === undefined) clearing.nextLook = now + lookEvery
  const work = left === undefined ? dissolve(house, now) : house.storage.clearRest(left, portion)
  clearing.now = work
    .catch((error: unknown) => {
      house.log.error({ err: error }, 'old tables could not be cleared away')
    })
    .finally(() => {
      clearing.now = undefined
    })
}

async function dissolve(house: House, now: number): Promise<void> {
  const { keep } = house.settings
  const before = (time: number): number => (Number.isFinite(time) ? now - time : 0)
  const found = house.storage
    .abandoned(
      { waiting: before(keep.waiting), playing: before(keep.playing), finished: before(keep.finished) },
      tablesAtOnce,
    )
    .filter((id) => !house.live.has(id))
  // From now on nobody sits down there.
  for (const id of found) house.clearing.tables.add(id)
  try {
    await house.storage.dissolve(found)
    for (const id of found) house.log.info({ table: id }, 'a table nobody came to is cleared away')
  } finally {
    for (const id of found) house.clearing.tables.delete(id)
  }
}
