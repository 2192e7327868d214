import { usual } from '@ragtag/engine'
import { type Awaited, askMine, type OwnSummary } from '@ragtag/protocol'
import type { FastifyInstance } from 'fastify'
import { prettifyError } from 'zod'
import type { House } from './house.ts'
import { storedResult } from './result.ts'
import type { Standing } from './rows.ts'
import { hashOf } from './secrets.ts'
import { awaitedFor, awaitedIn, standingOf } from './standing.ts'
import type { SeatRow, TableRow } from './storage.ts'
import { eyesOf, isOver, type Table } from './table.ts'
import { tableOf } from './tables.ts'

// What somebody asks about the tables he sits at: which waits for him, and how those ended that are over. By the secret
// of his own chair he is told what he would see there, no more. Tables at rest are not woken for it.

type Chair = {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly seat: number
  readonly host: boolean
}

/** The chair of a table that a secret belongs to. */
export function chairBy(house: House, id: string, secret: string): Chair | undefined {
  const live = house.live.get(id)
  const row = live?.row ?? house.storage.table(id)
  if (!row) return undefined
  const seats = live?.seats ?? house.storage.seats(id)
  const hash = hashOf(secret)
  const host = hash === row.hostHash
  const seat = host ? 0 : seats.find((s) => s.secretHash === hash)?.seat
  return seat === undefined ? undefined : { row, seats, seat, host }
}

const notBegun: Standing = {
  seq: -1,
  turn: 0,
  characters: [],
  awaited: [],
  since: 0,
  deadlines: [],
  asked: [],
}

/** Of a table in play from before it was written down, or that is being played at, as it is in memory. */
function inPlay(house: House, { row }: Chair): Table | undefined {
  if (!row.started || row.over) return house.live.get(row.id)
  const isKept = row.standing && !house.storage.busy(row.id)
  return house.live.get(row.id) ?? (isKept ? undefined : tableOf(house, row.id))
}

/** People only: bots answer soon. */
function awaitedAt(
  { row, seats, seat }: Chair,
  live: Table | undefined,
  now: Standing | undefined,
): Awaited[] {
  if (!row.days || !now) return []
  const all = live ? awaitedFor(live, eyesOf(live, seat)) : awaitedIn(now, row.timer)
  return all.filter((a) => a.seat === null || seats[a.seat]?.occupant === 'human')
}

function summary(house: House, chair: Chair): OwnSummary {
  const { row, seats, seat, host } = chair
  const live = inPlay(house, chair)
  // Written down is not shown yet.
  const over = row.over && (!live || isOver(live))
  const standing = (live ? standingOf(live) : row.standing) ?? notBegun
  const bot = seats[seat]?.occupant === 'bot'
  const playing = row.started && !over
  const result = over ? storedResult(house, row) : null
  return {
    table: row.id,
    seat,
    host,
    names: seats.map((s) => s.name),
    sets: row.config.sets ?? usual.sets,
    days: row.days,
    stage: live?.lost === undefined ? (over ? 'over' : row.started ? 'playing' : 'waiting') : 'lost',
    free: seats.filter((s) => s.occupant === 'empty').length,
    turn: result?.turn ?? standing.turn,
    character: result?.seats[seat]?.character ?? standing.characters[seat] ?? '',
    bot,
    asked: playing && !bot && standing.asked.includes(seat),
    until: playing && !bot ? (standing.deadlines.find((d) => d.seat === seat)?.at ?? null) : null,
    awaited: awaitedAt(chair, live, playing ? standing : undefined),
    result,
  }
}

export function addMine(app: FastifyInstance, house: House): void {
  app.post('/api/mine', (request, reply) => {
    const body = askMine.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ code: 'malformed', message: prettifyError(body.error) })
    if (!house.addresses.mayAsk(request.ip, body.data.tables.length))
      return reply.code(429).send({ code: 'too-many-requests', message: 'Asked too often; wait a moment.' })
    const found = body.data.tables.flatMap(({ table, secret }) => {
      const chair = chairBy(house, table, secret)
      return chair ? [summary(house, chair)] : []
    })
    return reply.header('cache-control', 'no-store').send(found)
  })
}
