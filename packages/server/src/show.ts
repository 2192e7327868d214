import type { Request } from '@ragtag/engine'
import type { LogEntry, ToClient } from '@ragtag/protocol'
import { entriesFor, type Viewer } from './log.ts'
import { shownToAllAt, shownToAskedAt } from './pace.ts'
import { hashOf, invitation, jointInvitation } from './secrets.ts'
import { seen, viewText } from './sight.ts'
import { awaitedFor, noteAwaited } from './standing.ts'
import type { Storage } from './storage.ts'
import {
  type Connection,
  hasAnswered,
  isOver,
  openRequest,
  type Shown,
  skipsOf,
  type Table,
  tableInfo,
  viewersOf,
} from './table.ts'
import { canTakeBack } from './take-back.ts'

// What the viewers of a table are sent. Everything goes by what a viewer has been shown so far, never by
// where the game really is.

const chatKept = 200

/** Put into bytes once for all who are sent it. */
function tell(connections: Iterable<Connection>, text: string): void {
  const bytes = Buffer.from(text)
  for (const c of connections) c.send(bytes)
}

const lookingAs = (table: Table, viewer: Viewer): Connection[] =>
  [...table.connections].filter((c) => c.viewer === viewer)

export const toAll = (table: Table, message: ToClient): void =>
  tell(table.connections, JSON.stringify(message))

export const toViewer = (table: Table, viewer: Viewer, message: ToClient): void =>
  tell(lookingAs(table, viewer), JSON.stringify(message))

const tableText = (table: Table): string =>
  JSON.stringify({ type: 'table', table: tableInfo(table) } satisfies ToClient)

/** Tells everybody who sits where and what has become of the game, if that is news. */
export function tellTable(table: Table): void {
  const text = tableText(table)
  if (text === table.told) return
  table.told = text
  tell(table.connections, text)
}

/** So many of a table's browsers are told of its chairs in a second at most, however often they change. */
const toldPerSecond = 1000

/** The same at once where all has been quiet; what changes soon after is gathered, the longer the more look on. */
export function showTable(table: Table): void {
  if (table.gathering) {
    table.gathering.changed = true
    return
  }
  tellTable(table)
  const gathering = { changed: false }
  table.gathering = gathering
  setTimeout(
    () => {
      table.gathering = undefined
      if (gathering.changed) showTable(table)
    },
    (table.connections.size / toldPerSecond) * 1000,
  ).unref()
}

/** A question that is answered already is not put again, even while what follows is not shown yet. */
function viewFor(table: Table, viewer: Viewer, { state }: Shown): string {
  if (table.seen?.state !== state) table.seen = seen(state)
  return viewText(table.seen, viewer, viewer !== 'spectator' && openRequest(table, viewer) !== undefined)
}

function deadlineOf(table: Table, viewer: Viewer, now: number): number | null {
  const set = viewer === 'spectator' ? undefined : table.deadlines.get(viewer)
  return set ? Math.max(0, set.at - now) : null
}

/** Shows a viewer where the game is now. */
function show(table: Table, viewer: Viewer, now: number): void {
  const shown = table.shown.get(viewer)
  const { game } = table
  if (!game || !shown) return
  const wasOver = isOver(table)
  const events = table.recent.filter((r) => r.seq > shown.seq).flatMap((r) => r.events)
  const { entries, to } = entriesFor(events, viewer, shown.cursor)
  const turned = shown.state.turn.number !== game.state.turn.number
  shown.state = game.state
  shown.seq = game.seq
  shown.cursor = to
  shown.undo = viewer === 'spectator' ? '' : canTakeBack(table, viewer)
  setDeadline(table, viewer, now)
  update(table, viewer, entries, now)
  const late = table.late.get(viewer) ?? []
  table.late.delete(viewer)
  for (const then of late) then()
  if (viewer === 'spectator') {
    table.watchersLog = undefined
    if (isOver(table) && !wasOver) tellTable(table)
  } else if (turned && hasTurnSkips(table, viewer))
    toViewer(table, viewer, { type: 'skips', skips: skipsOf(table, viewer) })
}

/** What he has answered is taken off his table at once, whether others are asked in secret after it or not. */
function takeAnswered(table: Table, viewer: Viewer, now: number): void {
  const shown = table.shown.get(viewer)
  if (viewer === 'spectator' || !shown || !hasAnswered(table, viewer)) return
  shown.undo = ''
  update(table, viewer, [], now)
}

/** Somebody is to think about a question that nobody else knows of; it is not answered for him. */
function thinksInSecret(table: Table, viewer: Viewer, open: readonly Request[]): boolean {
  return open.some((r) => r.secret && r.seat === viewer && !table.answering.has(r.id))
}

/**
 * Shows everyone what he may see by now; says when the others may. While answers are given in secret only those who
 * are asked beside are shown anything, just as if they were asked alone.
 */
export function showDue(
  table: Table,
  open: readonly Request[],
  beat: number,
  now: number,
  inSecret: boolean,
): number[] {
  const { game, pace } = table
  if (!game) return []
  const toAll = shownToAllAt(pace, beat)
  const toAsked = shownToAskedAt(pace, beat)
  const later: number[] = []
  const allAreShown = (table.shown.get('spectator')?.seq ?? game.seq) < game.seq && toAll <= now && !inSecret
  if (allAreShown) noteAwaited(table, open, now)
  for (const viewer of viewersOf(table)) {
    const shown = table.shown.get(viewer)
    if (!shown || shown.seq >= game.seq) continue
    const asked = thinksInSecret(table, viewer, open)
    const at = asked ? toAsked : toAll
    if (at <= now && (asked || !inSecret)) show(table, viewer, now)
    else {
      takeAnswered(table, viewer, now)
      later.push(at)
    }
  }
  const oldest = Math.min(...[...table.shown.values()].map((s) => s.seq))
  if (table.recent.some((r) => r.seq <= oldest)) table.recent = table.recent.filter((r) => r.seq > oldest)
  return later
}

const hasTurnSkips = (table: Table, seat: number): boolean =>
  Object.values(table.seats[seat]?.skips ?? {}).some((s) => s.until === 'turn')

/** The clock of a question starts when its seat is shown it. */
export function setDeadline(table: Table, viewer: Viewer, now: number): void {
  if (viewer === 'spectator' || table.row.timer === null) return
  const asked = openRequest(table, viewer)
  const set = table.deadlines.get(viewer)
  if (!asked || table.seats[viewer]?.occupant !== 'human') table.deadlines.delete(viewer)
  else if (set?.request !== asked.id)
    table.deadlines.set(viewer, { request: asked.id, at: now + table.row.timer * 1000 })
}

/** Sends a viewer what is new to him, if anything is. */
export function update(table: Table, viewer: Viewer, log: readonly LogEntry[], now: number): void {
  const shown = table.shown.get(viewer)
  if (!shown) return
  const present = lookingAs(table, viewer)
  if (present.length === 0) {
    shown.sent = ''
    return
  }
  const view = viewFor(table, viewer, shown)
  if (log.length === 0 && view + shown.undo === shown.sent) return
  shown.sent = view + shown.undo
  const deadline = deadlineOf(table, viewer, now)
  const undo = shown.undo === '' ? '' : `,"undo":${JSON.stringify(shown.undo)}`
  // The view is already in JSON; the rest goes around it.
  const awaited = table.row.days ? `,"awaited":${JSON.stringify(awaitedFor(table, viewer))}` : ''
  const text = `{"type":"update","view":${view},"log":${JSON.stringify(log)},"deadline":${deadline}${awaited}${undo}}`
  tell(present, text)
}

/** The log as somebody who comes is told it, in JSON; kept for those who come to watch one after the other. */
function logText(table: Table, viewer: Viewer, storage: Storage, upTo: number): string {
  const kept = table.watchersLog
  if (viewer === 'spectator' && kept?.upTo === upTo) return kept.text
  const events = storage.events(table.row.id, upTo)
  const text = JSON.stringify(entriesFor(events, viewer, { at: 0, turn: 0 }).entries)
  if (viewer === 'spectator') table.watchersLog = { upTo, text }
  return text
}

export function welcome(table: Table, c: Connection, storage: Storage, now: number): void {
  const { viewer } = c
  const shown = table.shown.get(viewer)
  const view = shown ? viewFor(table, viewer, shown) : 'null'
  if (shown) shown.sent = view + shown.undo
  const upTo = shown?.seq ?? (table.lost === undefined ? -1 : Number.MAX_SAFE_INTEGER)
  const message: Omit<Extract<ToClient, { type: 'welcome' }>, 'log' | 'view'> = {
    type: 'welcome',
    you: viewer,
    chair: c.chair,
    host: c.hostSecret !== '',
    table: tableInfo(table),
    chat: storage.chat(table.row.id, chatKept),
    notes: viewer === 'spectator' ? '' : storage.notes(table.row.id, viewer),
    skips: viewer === 'spectator' ? {} : skipsOf(table, viewer),
    deadline: deadlineOf(table, viewer, now),
    ...(table.row.days ? { awaited: awaitedFor(table, viewer) } : {}),
    missed: viewer === 'spectator' || table.row.timer === null ? 0 : storage.missed(table.row.id, viewer),
    ...(shown && shown.undo !== '' ? { undo: shown.undo } : {}),
  }
  const log = logText(table, viewer, storage, upTo)
  c.send(`${JSON.stringify(message).slice(0, -1)},"view":${view},"log":${log}}`)
  // What he was told is not what the others were told last: all are told again, should it be taken back.
  if (tableText(table) !== table.told) table.told = ''
}

/** The host gets to know with which links he can invite; nobody else does. */
export function tellInvitations(table: Table): void {
  for (const c of table.connections) {
    if (c.hostSecret === '') continue
    const secrets = table.seats.map(({ seat, link, secretHash }) => {
      const secret = invitation(c.hostSecret, table.row.id, seat, link)
      return hashOf(secret) === secretHash ? secret : null
    })
    const { id, joint: n, jointHash } = table.row
    const joint = jointHash === null ? null : jointInvitation(c.hostSecret, id, n)
    c.send(JSON.stringify({ type: 'invitations', secrets, joint } satisfies ToClient))
  }
}
