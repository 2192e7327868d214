import { eventsFor, type Request, requests } from '@ragtag/engine'
import type { Awaited } from '@ragtag/protocol'
import type { Viewer } from './log.ts'
import type { Standing } from './rows.ts'
import type { Told } from './storage.ts'
import { openRequest, type Table } from './table.ts'

// Whom a game waits for, since when and until when. All may know it of those who are asked openly; while somebody may be
// asked in secret, the table waits for everybody alike. What is told follows from what those who watch have been shown,
// and when: nothing that only some know moves it.

/** What is written down, so that a table at rest can be asked and a restart moves nobody's deadline. */
export function standingOf(table: Table): Standing | undefined {
  const { game } = table
  const shown = table.shown.get('spectator')?.state
  if (!game || !shown) return undefined
  return {
    seq: game.seq,
    turn: shown.turn.number,
    characters: shown.players.map((p) => p.character),
    awaited: [...table.awaited].map(([seat, since]) => ({ seat, since })),
    since: table.stoodSince,
    deadlines: [...table.deadlines].map(([seat, { request, at }]) => ({ seat, request, at })),
    asked: [...table.seats.keys()].filter((seat) => openRequest(table, seat)),
  }
}

const openly = (open: readonly Request[]): number[] =>
  open.flatMap((r) => (r.secret || r.standing ? [] : [r.seat]))

/** Everybody is about to be shown where the game is. Whoever has not answered openly since is awaited as before. */
export function noteAwaited(table: Table, open: readonly Request[], now: number): void {
  table.stoodSince = now
  table.awaited = new Map(
    openly(open).map((seat) => [
      seat,
      table.answeredOpenly.has(seat) ? now : (table.awaited.get(seat) ?? now),
    ]),
  )
  table.answeredOpenly.clear()
}

/**
 * As it was when the table went to rest or the server stopped; what came later goes by the last answers. Nobody finds
 * his time gone when the server was away for a while.
 */
export function resumeStanding(table: Table, later: readonly Told[], now: number, grace: number): void {
  const { game, row } = table
  if (!game) return
  const kept = row.standing
  // What was answered in secret moved nothing.
  const open = later.findLast((d) => eventsFor(d.events, 'spectator').length > 0)
  const last = open?.at ?? kept?.since ?? later.at(-1)?.at ?? row.looked
  const moved = new Set(later.map((d) => d.seat))
  const sinceOf = (seat: number): number =>
    (moved.has(seat) ? undefined : kept?.awaited.find((a) => a.seat === seat)?.since) ?? last
  const asked = requests(game.state)
  table.awaited = new Map(openly(asked).map((seat) => [seat, sinceOf(seat)]))
  table.stoodSince = last
  if (row.timer === null) return
  const time = row.timer * 1000
  for (const { seat, id, standing: besides } of asked) {
    if (besides || table.seats[seat]?.occupant !== 'human') continue
    const at = kept?.deadlines.find((d) => d.seat === seat && d.request === id)?.at ?? last + time
    table.deadlines.set(seat, { request: id, at: Math.max(at, now + Math.min(time, grace)) })
  }
}

const minute = 60_000
const whole = (at: number): number => Math.floor(at / minute) * minute

/** The same of a table that rests. */
export function awaitedIn(
  { awaited, since }: Pick<Standing, 'awaited' | 'since'>,
  timer: number | null,
): Awaited[] {
  const of = (seat: number | null, from: number): Awaited => ({
    seat,
    since: whole(from),
    until: timer === null ? null : whole(from + timer * 1000),
  })
  return awaited.length === 0 ? [of(null, since)] : awaited.map((a) => of(a.seat, a.since))
}

/** Whom the table waits for, be it a bot, as a viewer has been shown it. */
export function awaitedFor(table: Table, viewer: Viewer): Awaited[] {
  const shown = table.shown.get(viewer)
  if (!shown || shown.state.outcome) return []
  const asked = openly(requests(shown.state))
  const known = asked.flatMap((seat) => {
    const since = table.awaited.get(seat)
    return since === undefined ? [] : [{ seat, since }]
  })
  if (asked.length > 0 && known.length === 0) return []
  return awaitedIn({ awaited: known, since: table.stoodSince }, table.row.timer)
}
