import { begin, checkedConfig, type GameConfig, type GameEvent } from '@ragtag/engine'
import type { CreateTable, TableCreated, TableSummary } from '@ragtag/protocol'
import { begun, inTurn } from './chairs.ts'
import type { House } from './house.ts'
import { aside, keepPosition } from './keep.ts'
import { entriesFor, unwritten } from './log.ts'
import { isReserved } from './names.ts'
import { attend } from './play.ts'
import { no, type Refusal, written } from './refusal.ts'
import { hashOf, invitation, jointInvitation, newSecret, newSeed, newTableId } from './secrets.ts'
import { setDeadline, tellTable, update } from './show.ts'
import { awake, type NewDecision, type NewTable, type SeatRow } from './storage.ts'
import { isOver, loadTable, placeOpening, type Table, viewersOf } from './table.ts'

// What happens to tables besides play: they are set up, found again, and games start.

const listed = 100
/** With so many seconds for each decision nobody means to sit through it in one evening. */
const hour = 3600

export async function createTable(house: House, wish: CreateTable): Promise<TableCreated> {
  const config: GameConfig = {
    players: wish.players,
    ...(wish.sets ? { sets: wish.sets } : {}),
    ...(wish.objective ? { objective: wish.objective } : {}),
    ...(wish.difficulty ? { difficulty: wish.difficulty } : {}),
    ...(wish.noSympathizer ? { noSympathizer: true } : {}),
    ...(wish.variants?.length ? { variants: wish.variants } : {}),
  }
  checkedConfig(config)
  const host = newSecret()
  const id = newTableId()
  const now = Date.now()
  const secrets = Array.from({ length: wish.players }, (_, seat) => invitation(host, id, seat, 0))
  const row: NewTable = {
    id,
    config,
    seed: newSeed(),
    hostHash: hashOf(host),
    open: wish.open ?? false,
    timer: wish.timer ?? null,
    days: wish.days ?? (wish.timer ?? 0) >= hour,
    talk: wish.talk ?? true,
    hints: wish.hints ?? true,
    joint: 0,
    jointHash: hashOf(jointInvitation(host, id, 0)),
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
      own: false,
      name: seat === 0 && wish.name && !isReserved(wish.name) ? wish.name : '',
      occupant: seat === 0 ? 'human' : 'empty',
      level: (Array.isArray(wish.level) ? wish.level[seat] : wish.level) ?? 'normal',
      skips: {},
    }),
  )
  await written(house.storage.createTable(row, seats))
  house.log.info({ table: row.id, players: wish.players, open: row.open }, 'a table is set up')
  return { table: row.id, host, seats: secrets }
}

/** Written down is not shown yet: a game is not over here before it is over for those who play it. */
export function openTables(house: House): TableSummary[] {
  const ending = [...house.live.values()].filter((t) => t.row.over && !isOver(t)).map((t) => t.row.id)
  return house.storage
    .openTables(listed, Date.now() - house.settings.unlisted, ending)
    .map(({ id, ...t }) => ({ ...t, table: id, over: false }))
}

/** A table in memory; it is fetched from its rest where necessary. */
export function tableOf(house: House, id: string): Table | undefined {
  const present = house.live.get(id)
  if (present) return present
  if (house.clearing.tables.has(id)) return undefined
  const table = loadTable(house.storage, id, Date.now(), house.settings.grace)
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
