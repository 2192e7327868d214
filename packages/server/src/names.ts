import { likeness, limits } from '@ragtag/protocol'
import type { SeatRow } from './storage.ts'

// What people are called. Two at one table never look alike, and nobody is called as the table calls chairs.

/** As the page calls those who have not said their names, and those who have none. */
const reserved = /^(bot|player|chair|seat|table|host|spectator|watcher)( ?\d+)?$/

export const isReserved = (name: string): boolean => reserved.test(likeness(name, 'letters'))

const isLike = (a: string, b: string): boolean => likeness(a) === likeness(b)

type Named = Pick<SeatRow, 'seat' | 'name'>

export const isTaken = (name: string, seats: readonly Named[], own: number | null): boolean =>
  seats.some((s) => s.seat !== own && s.name !== '' && isLike(s.name, name))

/** That name, or one by which he can be told apart from the others; undefined where the table itself uses it. */
export function freeName(name: string, seats: readonly Named[], own: number | null): string | undefined {
  if (isReserved(name)) return undefined
  for (let n = 1; ; n++) {
    const more = n === 1 ? '' : ` ${n}`
    const tried = `${name.slice(0, limits.name - more.length).trimEnd()}${more}`
    if (!isTaken(tried, seats, own)) return tried
  }
}
