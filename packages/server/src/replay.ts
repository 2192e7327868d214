import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import {
  AnswerRefused,
  begin,
  decide,
  type GameEvent,
  type GameState,
  requests,
  type View,
  view,
} from '@ragtag/engine'
import { limits, type Replay } from '@ragtag/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Doubts, watchDoubts } from './doubts.ts'
import type { House } from './house.ts'
import { type Cursor, entriesFor, entriesOf, openMessages, unwritten, type Viewer } from './log.ts'
import { accepts } from './pages.ts'
import type { DecisionRow, TableRow } from './storage.ts'
import { isOver } from './table.ts'
import { thatStand } from './take-back.ts'

// A finished game, step by step, through anybody's eyes or with all cards open.

export type Eyes = Viewer | 'open'

type ReplayStep = Replay['steps'][number]

/** What all seats know together. */
export function openView(state: GameState): View {
  const seats = state.players.map((_, seat) => view(state, seat))
  const seen = view(state, 'spectator')
  return {
    ...seen,
    players: seen.players.map((p) => ({ ...p, loyalty: seats[p.seat]?.players[p.seat]?.loyalty ?? [] })),
    ships: seen.ships.map((s, i) => seats.map((v) => v.ships[i]).find((o) => o?.face !== undefined) ?? s),
    quorum: seats.find((v) => v.quorum.length > 0)?.quorum ?? [],
  }
}

/** Skill cards, and those of other decks that players hold. */
const handsOf = (state: GameState): string[][] =>
  state.players.map((_, seat) => {
    const { hand, held } = view(state, seat)
    return [...hand, ...Object.values(held).flat()]
  })

function stepOf(
  eyes: Eyes,
  state: GameState,
  events: readonly GameEvent[],
  from: Cursor,
  decided: Pick<ReplayStep, 'seat' | 'chosen'>,
): { step: ReplayStep; to: Cursor } {
  const open = eyes === 'open'
  const { entries, to } = open ? entriesOf(openMessages(events), from) : entriesFor(events, eyes, from)
  return {
    step: {
      view: open ? openView(state) : view(state, eyes),
      log: entries,
      ...decided,
      hands: open ? handsOf(state) : null,
    },
    to,
  }
}

/** Who decided what, as far as these eyes could see. */
function decidedBy(eyes: Eyes, state: GameState, d: DecisionRow): Pick<ReplayStep, 'seat' | 'chosen'> {
  const asked = requests(state).find((r) => r.seat === d.seat && r.id === d.request)
  const own = eyes === 'open' || eyes === d.seat
  if (own)
    return { seat: d.seat, chosen: d.options.flatMap((id) => asked?.options.find((o) => o.id === id) ?? []) }
  return { seat: asked?.secret ? null : d.seat, chosen: [] }
}

function afterwards(state: GameState, d: DecisionRow): ReturnType<typeof decide> | undefined {
  try {
    return decide(state, d.seat, { request: d.request, options: d.options })
  } catch (error) {
    if (error instanceof AnswerRefused) return undefined
    throw error
  }
}

/** As far as seed and answers lead: where a rule was mended while the game was played, that is not always its end. */
function* replaySteps(
  row: TableRow,
  decisions: readonly DecisionRow[],
  eyes: Eyes,
  watch?: Doubts,
): Generator<ReplayStep, GameState> {
  let { state, events } = begin(row.config, row.seed)
  watch?.see(state, events)
  let { step, to } = stepOf(eyes, state, events, unwritten, { seat: null, chosen: [] })
  yield step
  for (const d of decisions) {
    if (d.seq === 0) continue
    const decided = decidedBy(eyes, state, d)
    const next = afterwards(state, d)
    if (!next) return state
    ;({ state, events } = next)
    watch?.see(state, events)
    ;({ step, to } = stepOf(eyes, state, events, to, decided))
    yield step
  }
  return state
}

/** Piece by piece, so that other tables are not kept waiting. */
async function* replayText(
  row: TableRow,
  decisions: readonly DecisionRow[],
  eyes: Eyes,
  bots: readonly number[],
): AsyncGenerator<string> {
  const doubts = eyes === 'open' ? watchDoubts(bots) : undefined
  yield `{"config":${JSON.stringify(row.config)},"seed":${JSON.stringify(row.seed)},"steps":[`
  const steps = replaySteps(row, decisions, eyes, doubts)
  let n = 0
  let next = steps.next()
  for (; !next.done; next = steps.next()) {
    yield (n++ === 0 ? '' : ',') + JSON.stringify(next.value)
    if (n % 5 === 0) await breathe()
  }
  const suspected = doubts ? `,"suspected":${JSON.stringify(doubts.found)}` : ''
  yield `],"outcome":${JSON.stringify(next.value.outcome)}${suspected}}`
}

const params = z.object({ table: z.string() })
const query = z.object({
  viewer: z
    .union([
      z.literal('open'),
      z.literal('spectator'),
      z.coerce
        .number()
        .int()
        .min(0)
        .max(limits.players - 1),
    ])
    .default('open'),
})

const mostAtOnce = 4

export function addReplay(app: FastifyInstance, house: House): void {
  let running = 0
  app.get('/api/tables/:table/replay', (request, reply) => {
    const { table: id } = params.parse(request.params)
    const wanted = query.safeParse(request.query)
    const row = house.storage.table(id)
    if (!row) return reply.code(404).send({ code: 'no-table', message: 'There is no such table.' })
    const eyes = wanted.success ? wanted.data.viewer : undefined
    if (eyes === undefined || (typeof eyes === 'number' && eyes >= row.config.players))
      return reply
        .code(400)
        .send({ code: 'malformed', message: 'The viewer is "open", "spectator" or the number of a seat.' })
    // Written down is not shown yet.
    const live = house.live.get(id)
    if (!row.over || (live && !isOver(live)))
      return reply.code(409).send({ code: 'not-over', message: 'A game can be replayed when it is over.' })
    const ended = running < mostAtOnce ? house.addresses.replay(request.ip) : undefined
    if (!ended)
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ code: 'busy', message: 'Try again in a moment.' })
    running++
    const bots = house.storage.seats(id).flatMap((s) => (s.occupant === 'bot' ? [s.seat] : []))
    const text = Readable.from(replayText(row, thatStand(house.storage.decisions(id, 0)), eyes, bots))
    text.once('close', () => {
      running--
      ended()
    })
    // Whoever does not read what he asked for makes room for others.
    reply.raw.setTimeout(house.settings.unread, () => reply.raw.destroy())
    reply.type('application/json; charset=utf-8').header('cache-control', 'private, max-age=86400')
    if (!accepts(request.headers['accept-encoding'] ?? '', 'gzip')) return reply.send(text)
    const packed = createGzip()
    text.on('error', (error) => packed.destroy(error))
    packed.once('close', () => text.destroy())
    return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(text.pipe(packed))
  })
}
