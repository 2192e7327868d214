import type { SeatTaken, TakeSeat } from '@ragtag/protocol'
import type { House } from './house.ts'
import { freeName, isReserved, isTaken } from './names.ts'
import { attend } from './play.ts'
import { no, type Refusal, written } from './refusal.ts'
import { hashOf, invitation, jointInvitation, newSecret } from './secrets.ts'
import { showTable, tellInvitations, toAll, toViewer } from './show.ts'
import type { SeatRow } from './storage.ts'
import { skipsOf, type Table, turnShownTo } from './table.ts'
import { nextLine, type Said } from './talk.ts'

// Whose chair it is, by which link, under which name, and in which windows he does not want to be asked.

/** One after the other: each finds what the one before has left on the disk. */
export function inTurn<T>(table: Table, change: () => Promise<T>): Promise<T> {
  const done = table.changing.then(change)
  table.changing = done.then(
    () => {},
    () => {},
  )
  return done
}

/** How a chair is to be, and what the table says about it. */
type Change = { readonly row: SeatRow; readonly said?: Said }

/** Changes a chair. Nobody is told before it is on the disk; what cannot be written down is not so. */
export function change(
  house: House,
  table: Table,
  to: (seats: readonly SeatRow[]) => Change | undefined,
): Promise<SeatRow | undefined> {
  return inTurn(table, async () => {
    const wanted = to(table.seats)
    if (!wanted) return undefined
    const { row, said } = wanted
    const entry = said && nextLine(house, table, said)
    await written(house.storage.saveSeat(table.row.id, row, entry))
    table.seats = table.seats.map((s) => (s.seat === row.seat ? row : s))
    if (entry) toAll(table, { type: 'chat', entry })
    return row
  })
}

/** From the moment on when the host says so, nobody's chair becomes free any more. */
export const begun = (table: Table): boolean => table.row.started || table.starting

/** By the link that is for all free chairs, or because anybody may; a link that is closed opens nothing. */
const mayTake = ({ row }: Table, link: string | undefined): boolean =>
  link === undefined ? row.open : row.jointHash === hashOf(link)

/** Someone sits down in a free chair. He alone has its new secret. */
export async function takeSeat(
  house: House,
  table: Table,
  { name, link, seat: wanted, own }: TakeSeat,
): Promise<SeatTaken | 'taken' | 'closed'> {
  const secret = own ?? newSecret()
  const secretHash = hashOf(secret)
  let known: SeatRow | undefined
  let closed = false
  const taken = await change(house, table, (seats) => {
    known = seats.find((s) => s.secretHash === secretHash)
    const may = mayTake(table, link)
    closed = link !== undefined && !may
    if (known || !may || begun(table)) return undefined
    const free = seats.find((s) => s.occupant === 'empty' && (wanted === undefined || s.seat === wanted))
    if (!free) return undefined
    const called = { name: freeName(name, seats, free.seat) ?? '', occupant: 'human' } as const
    return { row: { ...free, ...called, secretHash, own: true, link: free.link + 1 } }
  })
  // Whoever was not told the first time that he has the chair asks again.
  if (known && own !== undefined) return { seat: known.seat, secret }
  if (!taken) return closed ? 'closed' : 'taken'
  showTable(table)
  tellInvitations(table)
  return { seat: taken.seat, secret }
}

function sendAway(table: Table, seat: number): void {
  for (const c of table.connections) if (c.chair === seat) c.close()
}

/** Whoever was invited makes the chair his own: from then on nobody else has a link to it, not even the host. */
export async function claim(house: House, table: Table, seat: number, own: string): Promise<void> {
  const claimed = await change(
    house,
    table,
    ({ [seat]: row }) => row && { row: { ...row, secretHash: hashOf(own), own: true, link: row.link + 1 } },
  )
  if (!claimed) return
  sendAway(table, seat)
  tellInvitations(table)
}

/**
 * A new link for a chair whose old one was lost or fell into the wrong hands. The old one dies, and whoever sits
 * there by it has to leave. Before the game the chair is free again; in play its person may come back by the link,
 * and everybody is told, for whoever has the link sees the chair's cards.
 */
export async function newLink(house: House, table: Table, seat: number, host: string): Promise<Refusal> {
  if (!table.seats[seat]) return no('no-seat', 'There is no such chair at this table.')
  if (seat === 0) return no('own-chair', 'This is your own chair; you come back to it with your own link.')
  await change(house, table, ({ [seat]: before }) => {
    if (!before) return undefined
    const link = before.link + 1
    const secretHash = hashOf(invitation(host, table.row.id, seat, link))
    const row = { ...before, link, secretHash, own: false }
    // Written together: should the server be killed, nobody has a link that the table does not tell of.
    if (begun(table)) return { row, said: { seat, name: row.name, text: '', notice: 'new-link' } }
    return { row: row.occupant === 'human' ? { ...row, occupant: 'empty', name: '' } : row }
  })
  sendAway(table, seat)
  showTable(table)
  tellInvitations(table)
  return undefined
}

/** A link for all free chairs that nobody has had before, or none any more. */
export const setJoint = (house: House, table: Table, host: string, open: boolean): Promise<Refusal> =>
  inTurn(table, async () => {
    if (begun(table)) return no('started', 'The game has started already; nobody sits down any more.')
    const { id, joint, jointHash } = table.row
    if (!open && jointHash === null) return undefined
    const n = open ? joint + 1 : joint
    const hash = open ? hashOf(jointInvitation(host, id, n)) : null
    await written(house.storage.saveJoint(id, n, hash))
    table.row = { ...table.row, joint: n, jointHash: hash }
    showTable(table)
    tellInvitations(table)
    return undefined
  })

const nameTaken = no('name-taken', 'Somebody at this table is called like that already; choose another name.')
const nameReserved = no(
  'name-taken',
  'The table itself calls chairs and bots like that; choose another name.',
)

export async function rename(house: House, table: Table, seat: number, name: string): Promise<Refusal> {
  if (isReserved(name)) return nameReserved
  let refusal: Refusal
  await change(house, table, (seats) => {
    const { [seat]: row } = seats
    if (!row || row.name === name) return undefined
    if (isTaken(name, seats, seat)) refusal = nameTaken
    return refusal ? undefined : { row: { ...row, name } }
  })
  showTable(table)
  return refusal
}

const mostSkips = 32

export async function setSkip(
  house: House,
  table: Table,
  seat: number,
  window: string,
  until: 'turn' | 'game' | 'ask',
): Promise<Refusal> {
  const turn = turnShownTo(table, seat)
  const row = await change(house, table, ({ [seat]: before }) => {
    if (!before) return undefined
    const { [window]: _, ...others } = before.skips
    const kept = Object.entries(others).filter(([, s]) => s.until === 'game' || s.turn === turn)
    const skips = { ...Object.fromEntries(kept), ...(until === 'ask' ? {} : { [window]: { until, turn } }) }
    return Object.keys(skips).length > mostSkips ? undefined : { row: { ...before, skips } }
  })
  if (!row)
    return no('too-many-skips', `You can let at most ${mostSkips} kinds of moments pass by themselves.`)
  toViewer(table, seat, { type: 'skips', skips: skipsOf(table, seat) })
  attend(house, table)
  return undefined
}
