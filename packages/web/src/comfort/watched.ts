// How far somebody has watched each of his tables in this browser: what is for his eyes and came while he was away is
// shown to him when he comes back.

const place = 'ragtag.watched'
/** Old tables give way. */
const most = 40

type Watched = readonly (readonly [chair: string, at: number])[]

function kept(): Watched {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(found) ? found.filter(isRow) : []
  } catch {
    return []
  }
}

const isRow = (row: unknown): row is readonly [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number'

/** The last entry of the log that was shown at a chair; undefined where none ever was. */
export const watchedUpTo = (chair: string): number | undefined => kept().find(([name]) => name === chair)?.[1]

export function watchTo(chair: string, at: number): void {
  const all = kept()
  if ((all.find(([name]) => name === chair)?.[1] ?? -1) >= at) return
  const rest = all.filter(([name]) => name !== chair)
  localStorage.setItem(place, JSON.stringify([...rest, [chair, at]].slice(-most)))
}
