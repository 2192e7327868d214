import { bot, newMemory, remember } from '@ragtag/bots'
import {
  begin,
  decide,
  eventsFor,
  type GameConfig,
  type GameEvent,
  type GameState,
  requests,
  view,
} from '@ragtag/engine'
import type { Position } from '@ragtag/engine/testing'
import { unwritten } from '../log.ts'
import { positionText } from '../position.ts'
import { resultOf } from '../result.ts'
import { hashOf, newSecret, newTableId } from '../secrets.ts'
import { type NewDecision, openStorage } from '../storage.ts'

// A table that has been played up to a certain moment, put into a server's database before the server starts. The same
// seed gives the same moment.

export type Wanted = {
  readonly config: GameConfig
  readonly seed: string
  /** Seats that are played by people from then on; bots sit in the others. */
  readonly people: readonly number[]
  readonly until: (state: GameState) => boolean
  readonly timer?: number
  readonly days?: boolean
  /** When the last answer was given; now, where nothing else is said. */
  readonly at?: number
  readonly names?: readonly string[]
}

/** The host's own secret, and that of each chair. */
export type Prepared = { readonly table: string; readonly host: string; readonly secrets: readonly string[] }

type Row = Pick<NewDecision, 'seat' | 'request' | 'options' | 'events' | 'over' | 'snapshot' | 'result'>

/** Bots play until the moment has come; undefined where the game ends before. */
function playUntil({ config, seed, until, at = Date.now() }: Wanted): readonly Row[] | undefined {
  const sitters = Array.from({ length: config.players }, (_, seat) => bot(`${seed} ${seat}`))
  const memories = sitters.map((_, seat) => newMemory(seat))
  const tell = (events: readonly GameEvent[]): void => {
    memories.forEach((m, seat) => {
      memories[seat] = remember(m, eventsFor(events, seat))
    })
  }
  const first = begin(config, seed)
  const rows: Row[] = [{ seat: -1, request: '', options: [], events: first.events, over: false }]
  tell(first.events)
  let { state } = first
  while (!until(state)) {
    const [asked] = requests(state)
    const sitter = asked && sitters[asked.seat]
    const memory = asked && memories[asked.seat]
    if (!sitter || !memory) return undefined
    const answer = sitter(view(state, asked.seat), asked, memory)
    const step = decide(state, asked.seat, answer)
    state = step.state
    tell(step.events)
    const result = resultOf(state, at)
    rows.push({
      ...{ seat: asked.seat, ...answer, events: step.events, over: state.outcome !== null },
      ...(result ? { result } : {}),
    })
  }
  return rows
}

const mostGames = 200

export async function prepareTable(data: string, wanted: Wanted): Promise<Prepared> {
  for (let game = 0; game < mostGames; game++) {
    const seed = `${wanted.seed} ${game}`
    const rows = playUntil({ ...wanted, seed })
    if (rows) return store(data, { ...wanted, seed }, rows)
  }
  throw new Error(`None of ${mostGames} games from the seed "${wanted.seed}" comes to such a moment.`)
}

/** Tigh can make the fleet jump, and Adama says where to; there is fuel for no destination. */
export const beforeTheLastJump: Position = {
  players: ['saul-tigh', 'william-adama', 'kara-thrace'],
  step: 'action',
  at: { 'saul-tigh': 'ftl-control' },
  jumpTrack: 3,
  dice: [8],
  resources: { fuel: 1 },
  decks: { destination: ['barren-planet', 'barren-planet'] },
}

/** A table in a position of one's own making, as if bots had played up to it. */
export const stageTable = (
  data: string,
  state: GameState,
  more: Pick<Wanted, 'people' | 'timer' | 'days' | 'at' | 'names'>,
): Promise<Prepared> => {
  const viewers = state.players.length + 1
  const cursors = Array.from({ length: viewers }, () => ({ ...unwritten, turn: state.turn.number }))
  const snapshot = positionText(state, cursors, [])
  const row = { seat: -1, request: '', options: [], events: [], over: false, snapshot }
  return store(data, { ...more, config: state.config, seed: 'staged' }, [row])
}

async function store(
  data: string,
  { config, seed, people, timer, days, at = Date.now(), names }: Omit<Wanted, 'until'>,
  rows: readonly Row[],
): Promise<Prepared> {
  const storage = openStorage(data)
  const table = newTableId()
  const host = newSecret()
  const secrets = Array.from({ length: config.players }, newSecret)
  const now = Date.now()
  await storage.createTable(
    {
      id: table,
      config,
      seed,
      hostHash: hashOf(host),
      open: false,
      timer: timer ?? null,
      days: days ?? false,
      talk: true,
      hints: true,
      joint: 0,
      jointHash: null,
      created: now,
      looked: now,
      started: false,
      over: false,
    },
    secrets.map((secret, seat) => ({
      seat,
      secretHash: hashOf(secret),
      link: 0,
      own: true,
      name: names?.[seat] ?? '',
      occupant: people.includes(seat) ? 'human' : 'bot',
      level: 'normal' as const,
      skips: {},
    })),
  )
  await storage.append(rows.map((row, seq) => ({ ...row, table, seq, nonce: null, by: 'bot', at })))
  await storage.close()
  return { table, host, secrets }
}
