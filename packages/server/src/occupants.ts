import type { Notice, Occupant } from '@ragtag/protocol'
import { begun, change } from './chairs.ts'
import type { House } from './house.ts'
import { aside } from './keep.ts'
import { freeName } from './names.ts'
import { attend } from './play.ts'
import { no, type Refusal } from './refusal.ts'
import { setDeadline, showTable, welcome } from './show.ts'
import type { SeatRow } from './storage.ts'
import { type Connection, isOnline, type Table } from './table.ts'
import type { Said } from './talk.ts'

// Who plays a chair: its person or a bot. Nobody looks into a bot's chair. In play everybody is told who comes and
// goes; a bot that the host wants in somebody's chair waits until he could have said no, so that nobody's questions
// are answered behind his back; and only whoever the chair belongs to takes it back.

const notice = (table: Table, { seat, name }: SeatRow, what: Notice): { readonly said?: Said } =>
  begun(table) ? { said: { seat, name, text: '', notice: what } } : {}

/** Whether nobody else has the link by which he came. */
const owns = (table: Table, self: Connection, seat: number): boolean =>
  self.chair === seat && (self.hostSecret !== '' || table.seats[seat]?.own === true)

/** Those who came by the link of a chair look through its eyes, or through a watcher's while a bot plays it. */
function lookAnew(house: House, table: Table, seat: number): void {
  const now = Date.now()
  setDeadline(table, seat, now)
  for (const c of table.connections) if (c.chair === seat) welcome(table, c, house.storage, now)
}

function changed(house: House, table: Table, row: SeatRow): void {
  withdraw(table, row.seat)
  if (row.occupant === 'bot') table.deadlines.delete(row.seat)
  // Whoever sits down is waited for from then on.
  if (table.awaited.has(row.seat)) table.awaited = new Map(table.awaited).set(row.seat, Date.now())
  lookAnew(house, table, row.seat)
  showTable(table)
  attend(house, table)
}

/** Somebody comes to his chair. A bot leaves it for him, in play only where nobody else has a link to it. */
export async function sitDown(
  house: House,
  table: Table,
  seat: number,
  { name, host }: { readonly name: string | undefined; readonly host: boolean },
): Promise<void> {
  let left: SeatRow | undefined
  await change(house, table, (seats) => {
    const { [seat]: before } = seats
    if (!before) return undefined
    const bot = before.occupant === 'bot'
    // The host may have put a bot in his own.
    const takes = !host && !(bot && begun(table) && !before.own)
    if (bot && !takes) return undefined
    const called = (name === undefined ? undefined : freeName(name, seats, seat)) ?? before.name
    const row = { ...before, name: called, occupant: takes ? 'human' : before.occupant } as const
    if (row.name === before.name && row.occupant === before.occupant) return undefined
    if (bot) left = row
    return bot ? { row, ...notice(table, row, 'taken') } : { row }
  })
  if (left) changed(house, table, left)
  if (table.coming.has(seat)) await keep(house, table, seat)
}

/** What somebody wants who sits at the table: the host decides about every chair, a player about his own. */
export function occupy(
  house: House,
  table: Table,
  self: Connection,
  seat: number,
  wanted: 'bot' | 'human',
): Refusal | Promise<Refusal> {
  const row = table.seats[seat]
  if (!row) return no('no-seat', 'There is no such chair at this table.')
  const own = owns(table, self, seat)
  const host = self.hostSecret !== ''
  if (table.coming.has(seat) && wanted === 'human' && (host || self.chair === seat))
    return keep(house, table, seat)
  if (!host && self.chair !== seat) return no('host-only', 'Only the host can do that.')
  if (!begun(table))
    return host || wanted === 'human'
      ? put(house, table, seat, wanted)
      : no('host-only', 'Only the host can do that.')
  if (own) return put(house, table, seat, wanted)
  if (wanted === 'bot')
    return host ? announce(house, table, row) : no('host-only', 'Only the host can do that.')
  return self.chair === seat
    ? no('unclaimed', 'Others have this link, too: open the invitation anew to make the chair your own.')
    : no('not-yours', 'Only whoever this chair belongs to takes it back from the bot.')
}

/** Before the game a chair without its human is free again. */
async function put(house: House, table: Table, seat: number, wanted: 'bot' | 'human'): Promise<Refusal> {
  const row = await change(house, table, ({ [seat]: before }) => {
    const free = wanted === 'human' && !begun(table) && !isOnline(table, seat)
    const occupant: Occupant = free ? 'empty' : wanted
    if (!before || before.occupant === occupant) return undefined
    return { row: { ...before, occupant }, ...notice(table, before, occupant === 'bot' ? 'bot' : 'taken') }
  })
  if (row) changed(house, table, row)
  return undefined
}

/** How long somebody has to say no; whoever has been away for so long already is not waited for again. */
function patience(house: House, table: Table, seat: number): number {
  const wait = house.settings.botWait
  if (isOnline(table, seat)) return wait
  return Math.max(0, (table.gone.get(seat) ?? table.fetched) + wait - Date.now())
}

/** A bot is to come, and everybody is told. Should the server be killed meanwhile, the chair stays as it is. */
async function announce(house: House, table: Table, { seat, occupant }: SeatRow): Promise<Refusal> {
  const wait = patience(house, table, seat)
  if (occupant === 'bot' || table.coming.has(seat)) return undefined
  if (wait === 0) return put(house, table, seat, 'bot')
  const told = await change(house, table, ({ [seat]: row }) =>
    row && row.occupant === 'human' ? { row, ...notice(table, row, 'bot-soon') } : undefined,
  )
  if (!told || table.coming.has(seat)) return undefined
  const alarm = setTimeout(() => {
    if (!house.closed && table.coming.has(seat)) void aside(house, put(house, table, seat, 'bot'))
  }, wait)
  table.coming.set(seat, { at: Date.now() + wait, alarm })
  showTable(table)
  return undefined
}

function withdraw(table: Table, seat: number): void {
  clearTimeout(table.coming.get(seat)?.alarm)
  table.coming.delete(seat)
}

/** The chair's person is there, or the host has thought better of it. */
export async function keep(house: House, table: Table, seat: number): Promise<Refusal> {
  withdraw(table, seat)
  await change(house, table, ({ [seat]: row }) => row && { row, ...notice(table, row, 'kept') })
  showTable(table)
  return undefined
}
