import { begin, checkedConfig, type GameConfig, type GameEvent } from '@ragtag/engine'
import type { CreateTable, Occupant, SeatTaken, TableCreated, TableSummary } from '@ragtag/protocol'
import type { House } from './house.ts'
import { aside, keepPosition } from './keep.ts'
import { entriesFor, unwritten } from './log.ts'
import { attend } from './play.ts'
import { no, type Refusal, written } from './refusal.ts'
import { hashOf, invitation, newSecret, newSeed, newTableId } from './secrets.ts'
import { setDeadline, showTable, tellInvitations, tellTable, toAll, toViewer, update } from './show.ts'
import { awake, type NewDecision, type SeatRow, type TableRow } from './storage.ts'
import { isOnline, loadTable, placeOpening, skipsOf, type Table, turnShownTo, viewersOf } from './table.ts'
import { nextLine, type Said } from './talk.ts'

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
  const now = Date.now()
  const secrets = Array.from({ length: wish.players }, (_, seat) => invitation(host, id, seat, 0))
  const row: TableRow = {
    id,
    config,
    seed: newSeed(),
    hostHash: hashOf(host),
    open: wish.open ?? false,
    timer: wish.timer ?? null,
    created: now,
    looked: now,
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
  await written(house.storage.createTable(row, seats))
  house.log.info({ table: row.id, players: wish.players, open: row.open }, 'a table is set up')
  return { table: row.id, host, seats: secrets }
}

export const openTables = (house: House): TableSummary[] =>
  house.storage
    .openTables(listed, Date.now() - house.settings.unlisted)
    .map(({ id, ...t }) => ({ table: id, ...t }))

/** A table in memory; it is fetched from its rest where necessary. */
export function tableOf(house: House, id: string): Table | undefined {
  const present = house.live.get(id)
  if (present) return present
  if (house.clearing.tables.has(id)) return undefined
  const table = loadTable(house.storage, id, Date.now())
  if (!table) return undefined
  house.live.set(id, table)
  if (table.lost !== undefined)
    house.log.error({ table: id, reason: table.lost }, 'a game could not be put together again')
  // Should the server be killed, it knows where it was needed, and what had to be played again has not to be once more.
  if (table.game && !table.row.over) {
    void aside(house, house.storage.setDue(id, awake))
    void aside(house, keepPosition(house, table))
  }
  return table
}

/** One after the other: each finds what the one before has left on the disk. */
function inTurn<T>(table: Table, change: () => Promise<T>): Promise<T> {
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
function change(
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
const begun = (table: Table): boolean => table.row.started || table.starting

/** Someone sits down in a free chair of an open table. He alone gets to know its new secret. */
export async function takeSeat(house: House, table: Table, name: string): Promise<SeatTaken | undefined> {
  const secret = newSecret()
  const taken = await change(house, table, (seats) => {
    const free = table.row.open && !begun(table) ? seats.find((s) => s.occupant === 'empty') : undefined
    return (
      free && {
        row: { ...free, name, occupant: 'human', secretHash: hashOf(secret), link: free.link + 1 },
      }
    )
  })
  if (!taken) return undefined
  showTable(table)
  tellInvitations(table)
  return { seat: taken.seat, secret }
}

/** Whoever was invited makes the chair his own: from then on nobody else has a link to it, not even the host. */
export async function claim(house: House, table: Table, seat: number, own: string): Promise<void> {
  const claimed = await change(
    house,
    table,
    ({ [seat]: row }) => row && { row: { ...row, secretHash: hashOf(own), link: row.link + 1 } },
  )
  if (!claimed) return
  for (const c of table.connections) if (c.viewer === seat) c.close()
  tellInvitations(table)
}

/** Somebody comes to his chair. Where it was a bot's in play, everybody is told. */
export async function sitDown(
  house: House,
  table: Table,
  seat: number,
  { name, takes }: { readonly name: string | undefined; readonly takes: boolean },
): Promise<void> {
  await change(house, table, ({ [seat]: before }) => {
    if (!before) return undefined
    const row = { ...before, name: name ?? before.name, occupant: takes ? 'human' : before.occupant } as const
    if (row.name === before.name && row.occupant === before.occupant) return undefined
    return row.occupant === before.occupant ? { row } : { row, ...taken(table, row) }
  })
}

const taken = (table: Table, { seat, name }: SeatRow): { readonly said?: Said } =>
  begun(table) ? { said: { seat, name, text: '', notice: 'taken' } } : {}

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
    const row = { ...before, link, secretHash: hashOf(invitation(host, table.row.id, seat, link)) }
    // Written together: should the server be killed, nobody has a link that the table does not tell of.
    if (begun(table)) return { row, said: { seat, name: row.name, text: '', notice: 'new-link' } }
    return { row: row.occupant === 'human' ? { ...row, occupant: 'empty', name: '' } : row }
  })
  for (const c of table.connections) if (c.viewer === seat) c.close()
  showTable(table)
  tellInvitations(table)
  return undefined
}

export async function rename(house: House, table: Table, seat: number, name: string): Promise<Refusal> {
  await change(house, table, ({ [seat]: row }) =>
    row && row.name !== name ? { row: { ...row, name } } : undefined,
  )
  showTable(table)
  return undefined
}

/** Puts a bot or a human in a chair. Before the game a chair without its human is free again. */
export async function occupy(
  house: House,
  table: Table,
  seat: number,
  wanted: 'bot' | 'human',
): Promise<Refusal> {
  const row = await change(house, table, ({ [seat]: before }) => {
    const free = wanted === 'human' && !begun(table) && !isOnline(table, seat)
    const occupant: Occupant = free ? 'empty' : wanted
    if (!before || before.occupant === occupant) return undefined
    return { row: { ...before, occupant }, ...(occupant === 'human' ? taken(table, before) : {}) }
  })
  if (!row) return undefined
  if (row.occupant === 'bot') table.deadlines.delete(seat)
  showTable(table)
  attend(house, table)
  return undefined
}

export const startGame = (house: House, table: Table): Promise<Refusal> =>
  inTurn(table, async () => {
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
      await written(house.storage.append([openingRow(table, events, now)]))
    } finally {
      table.starting = false
    }
    table.row = { ...table.row, started: true }
    placeOpening(table, now)
    tellTable(table)
    for (const viewer of viewersOf(table)) {
      setDeadline(table, viewer, now)
      update(table, viewer, entriesFor(events, viewer, unwritten).entries, now)
    }
    house.log.info({ table: table.row.id }, 'a game begins')
    attend(house, table)
    return undefined
  })

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
