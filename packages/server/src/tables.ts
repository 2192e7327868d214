import { begin, checkedConfig, type GameConfig, type GameEvent, requests } from '@ragtag/engine'
import type { CreateTable, Occupant, SeatTaken, TableCreated, TableSummary } from '@ragtag/protocol'
import type { House } from './house.ts'
import { entriesFor, unwritten } from './log.ts'
import { attend } from './play.ts'
import { no, type Refusal } from './refusal.ts'
import { hashOf, invitation, newSecret, newSeed, newTableId } from './secrets.ts'
import { setDeadline, showTable, tellInvitations, toViewer, update } from './show.ts'
import { awake, type NewDecision, type SeatRow, type TableRow } from './storage.ts'
import {
  isOnline,
  loadTable,
  placeOpening,
  skipsOf,
  snapshotText,
  type Table,
  turnShownTo,
  viewersOf,
} from './table.ts'
import { say } from './talk.ts'

// What happens to tables besides play: they are set up, people sit down and leave, games start, and tables
// where nobody is go to rest.

const listed = 100

export async function createTable(house: House, wish: CreateTable): Promise<TableCreated> {
  const config: GameConfig = {
    players: wish.players,
    ...(wish.sets ? { sets: wish.sets } : {}),
    ...(wish.objective ? { objective: wish.objective } : {}),
    ...(wish.difficulty ? { difficulty: wish.difficulty } : {}),
    ...(wish.noSympathizer ? { noSympathizer: true } : {}),
  }
  checkedConfig(config)
  const host = newSecret()
  const id = newTableId()
  const secrets = Array.from({ length: wish.players }, (_, seat) => invitation(host, id, seat, 0))
  const row: TableRow = {
    id,
    config,
    seed: newSeed(),
    hostHash: hashOf(host),
    open: wish.open ?? false,
    timer: wish.timer ?? null,
    created: Date.now(),
    started: false,
    over: false,
  }
  // The host sits in the first chair.
  const seats = secrets.map(
    (secret, seat): SeatRow => ({
      seat,
      secretHash: hashOf(secret),
      link: 0,
      name: seat === 0 ? (wish.name ?? '') : '',
      occupant: seat === 0 ? 'human' : 'empty',
      skips: {},
    }),
  )
  await house.storage.createTable(row, seats)
  house.log.info({ table: row.id, players: wish.players, open: row.open }, 'a table is set up')
  return { table: row.id, host, seats: secrets }
}

export const openTables = (house: House): TableSummary[] =>
  house.storage.openTables(listed).map(({ id, ...t }) => ({ table: id, ...t }))

/** A table in memory; it is fetched from its rest where necessary. */
export function tableOf(house: House, id: string): Table | undefined {
  const present = house.live.get(id)
  if (present) return present
  const table = loadTable(house.storage, id, Date.now())
  if (!table) return undefined
  house.live.set(id, table)
  // Should the server be killed, it knows where it was needed.
  if (table.game && !table.row.over) written(house, house.storage.setDue(id, awake))
  return table
}

/** What nobody waits for; should it fail, the server's keeper learns of it. */
function written(house: House, writing: Promise<void>): void {
  writing.catch((error: unknown) => house.log.error({ err: error }, 'something could not be stored'))
}

/** What cannot be written down is not so. */
async function saveSeat(house: House, table: Table, seat: SeatRow): Promise<void> {
  const before = table.seats[seat.seat]
  table.seats = table.seats.map((s) => (s === before ? seat : s))
  try {
    await house.storage.saveSeat(table.row.id, seat)
  } catch (error) {
    table.seats = table.seats.map((s) => (s === seat && before ? before : s))
    throw error
  }
}

/** From the moment on when the host says so, nobody's chair becomes free any more. */
const begun = (table: Table): boolean => table.row.started || table.starting

/** Someone sits down in a free chair of an open table. He alone gets to know its new secret. */
export async function takeSeat(house: House, table: Table, name: string): Promise<SeatTaken | undefined> {
  const free = table.row.open && !begun(table) ? table.seats.find((s) => s.occupant === 'empty') : undefined
  if (!free) return undefined
  const secret = newSecret()
  await saveSeat(house, table, {
    ...free,
    name,
    occupant: 'human',
    secretHash: hashOf(secret),
    link: free.link + 1,
  })
  showTable(table)
  tellInvitations(table)
  return { seat: free.seat, secret }
}

/** Whoever was invited makes the chair his own: from then on nobody else has a link to it, not even the host. */
export async function claim(house: House, table: Table, seat: number, own: string): Promise<void> {
  const row = table.seats[seat]
  if (!row) return
  await saveSeat(house, table, { ...row, secretHash: hashOf(own), link: row.link + 1 })
  for (const c of table.connections) if (c.viewer === seat) c.close()
  tellInvitations(table)
}

/**
 * A new link for a chair whose old one was lost or fell into the wrong hands. The old one dies, and whoever sits
 * there by it has to leave. Before the game the chair is free again; in play its person may come back by the link,
 * and everybody is told, for whoever has the link sees the chair's cards.
 */
export async function newLink(house: House, table: Table, seat: number, host: string): Promise<Refusal> {
  const known = table.seats[seat]
  if (!known) return no('no-seat', 'There is no such chair at this table.')
  if (seat === 0) return no('own-chair', 'This is your own chair; you come back to it with your own link.')
  // Everybody is told before there is such a link: should the server be killed in between, nobody has one in secret.
  if (begun(table)) await say(house, table, { seat, name: known.name, text: '', notice: 'new-link' })
  const row = table.seats[seat] ?? known
  const link = row.link + 1
  const secretHash = hashOf(invitation(host, table.row.id, seat, link))
  const leaves = row.occupant === 'human' && !begun(table)
  const cleared = leaves ? ({ occupant: 'empty', name: '' } as const) : {}
  await saveSeat(house, table, { ...row, ...cleared, link, secretHash })
  for (const c of table.connections) if (c.viewer === seat) c.close()
  showTable(table)
  tellInvitations(table)
  return undefined
}

export function rename(house: House, table: Table, seat: number, name: string): void {
  const row = table.seats[seat]
  if (!row || row.name === name) return
  written(house, saveSeat(house, table, { ...row, name }))
}

/** Puts a bot or a human in a chair. Before the game a chair without its human is free again. */
export function occupy(house: House, table: Table, seat: number, wanted: 'bot' | 'human'): void {
  const row = table.seats[seat]
  if (!row) return
  const free = wanted === 'human' && !begun(table) && !isOnline(table, seat)
  const occupant: Occupant = free ? 'empty' : wanted
  if (row.occupant === occupant) return
  written(house, saveSeat(house, table, { ...row, occupant }))
  if (occupant === 'bot') table.deadlines.delete(seat)
  else if (begun(table))
    written(house, say(house, table, { seat, name: row.name, text: '', notice: 'taken' }))
  showTable(table)
  attend(house, table)
}

export async function startGame(house: House, table: Table): Promise<Refusal> {
  if (begun(table)) return no('started', 'The game has started already.')
  const empty = table.seats.filter((s) => s.occupant === 'empty')
  if (empty.length > 0)
    return no(
      'empty-seats',
      `Nobody sits in chair ${empty.map((s) => s.seat + 1).join(', ')}; put a bot there or wait for someone.`,
    )
  const now = Date.now()
  const { events } = begin(table.row.config, table.row.seed)
  table.starting = true
  try {
    await house.storage.append([openingRow(table, events, now)])
  } finally {
    table.starting = false
  }
  table.row = { ...table.row, started: true }
  placeOpening(table, now)
  showTable(table)
  for (const viewer of viewersOf(table)) {
    setDeadline(table, viewer, now)
    update(table, viewer, entriesFor(events, viewer, unwritten).entries, now)
  }
  house.log.info({ table: table.row.id }, 'a game begins')
  attend(house, table)
  return undefined
}

const openingRow = (table: Table, events: readonly GameEvent[], at: number): NewDecision => ({
  table: table.row.id,
  seq: 0,
  seat: -1,
  request: '',
  options: [],
  nonce: null,
  by: 'human',
  at,
  events,
  over: false,
})

export function setSkip(
  house: House,
  table: Table,
  seat: number,
  window: string,
  until: 'turn' | 'game' | 'ask',
): void {
  const row = table.seats[seat]
  if (!row) return
  const { [window]: _, ...others } = row.skips
  const turn = turnShownTo(table, seat)
  const kept = Object.entries(others).filter(([, s]) => s.until === 'game' || s.turn === turn)
  const skips = { ...Object.fromEntries(kept), ...(until === 'ask' ? {} : { [window]: { until, turn } }) }
  if (Object.keys(skips).length > 32) return
  written(house, saveSeat(house, table, { ...row, skips }))
  toViewer(table, seat, { type: 'skips', skips: skipsOf(table, seat) })
  attend(house, table)
}

/** Whether the game goes on although nobody is there. */
function goesOn(table: Table): boolean {
  const { game } = table
  if (!game || table.row.over) return false
  const waiting = [...table.shown.values()].some((s) => s.seq < game.seq)
  return waiting || requests(game.state).some((r) => table.seats[r.seat]?.occupant === 'bot')
}

/** Keeps where the game is, so that it goes on from there even by rules that were mended meanwhile. */
async function keepPosition({ storage }: House, table: Table): Promise<void> {
  const { game, row, recent } = table
  if (!game || row.over) return
  await storage.saveSnapshot(row.id, game.seq, snapshotText(table, game.state, recent))
}

/** Puts a table where nobody is to rest. It is looked at again when somebody's time is up. */
function rest(house: House, table: Table): void {
  clearTimeout(table.wake)
  house.live.delete(table.row.id)
  written(house, keepPosition(house, table))
  const deadlines = [...table.deadlines.values()].map((d) => d.at)
  written(house, house.storage.setDue(table.row.id, deadlines.length > 0 ? Math.min(...deadlines) : null))
}

const wokenAtOnce = 20

/** Now and then: tables go to rest, and those that are due are woken. */
export function sweep(house: House): void {
  if (house.closed) return
  const now = Date.now()
  for (const table of house.live.values()) {
    const needed = table.connections.size > 0 || table.answering.size > 0 || table.starting || goesOn(table)
    if (needed) table.quietSince = now
    // What is on its way to the disk would be missed by whoever fetches the table back.
    else if (!house.storage.busy(table.row.id) && now - table.quietSince >= house.settings.idle)
      rest(house, table)
  }
  try {
    for (const id of house.storage.dueTables(now, wokenAtOnce)) if (!house.live.has(id)) wake(house, id)
  } catch (error) {
    house.log.error({ err: error }, 'the tables that are due could not be read')
  }
}

function wake(house: House, id: string): void {
  try {
    const table = tableOf(house, id)
    if (!table || table.row.over) written(house, house.storage.setDue(id, null))
    else attend(house, table)
  } catch (error) {
    house.log.error({ err: error, table: id }, 'a table could not be woken')
    written(house, house.storage.setDue(id, null))
  }
}

/** What is being written down is finished; nothing more is accepted. */
export async function closeTables(house: House): Promise<void> {
  house.closed = true
  await house.writing
  for (const table of house.live.values()) clearTimeout(table.wake)
  await Promise.all([...house.live.values()].map((table) => keepPosition(house, table)))
}
