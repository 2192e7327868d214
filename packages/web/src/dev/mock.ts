import {
  begin,
  chance,
  decide,
  eventsFor,
  type GameEvent,
  type GameState,
  randomAnswer,
  requestOf,
  requests,
  view,
} from '@ragtag/engine'
import type { ChatEntry, FromClient, LogEntry, TableInfo } from '@ragtag/protocol'
import { carryBy } from '../actions.ts'
import { receive } from '../state.ts'

// A table in this very page, for working on it without a server: the engine plays, chance sits in the other chairs.
// ?mock&seat=0&players=5&seed=x&skip=40 (decisions played before the page begins)&pace=300 (ms between answers)

export function mockTable(query: URLSearchParams): void {
  const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise)
  const players = number('players', 5)
  const you = query.get('seat') === 'spectator' ? 'spectator' : number('seat', 0)
  const seed = query.get('seed') ?? 'ragtag'
  const pace = number('pace', 350)
  const random = chance(number('luck', 7))
  const log: LogEntry[] = []
  const chat: ChatEntry[] = []
  let skips: Record<string, 'turn' | 'game'> = {}
  let state: GameState

  const tell = (events: readonly GameEvent[]): LogEntry[] =>
    eventsFor(events, you).map((message) => ({ at: log.length, turn: state.turn.number, message }))
  const note = (events: readonly GameEvent[]): LogEntry[] => {
    const entries: LogEntry[] = []
    for (const e of tell(events)) {
      const entry = { ...e, at: log.length }
      log.push(entry)
      entries.push(entry)
    }
    return entries
  }
  const table = (): TableInfo => ({
    table: 'mock',
    players,
    difficulty: 'standard',
    noSympathizer: false,
    open: false,
    timer: null,
    started: true,
    seedHash: '0'.repeat(64),
    seed: null,
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      name: seat === you ? 'You' : `Bot ${seat + 1}`,
      occupant: seat === you ? 'human' : 'bot',
      online: true,
    })),
  })
  const take = (seat: number, answer: { request: string; options: readonly string[] }): LogEntry[] => {
    const step = decide(state, seat, answer)
    state = step.state
    return note(step.events)
  }

  const first = begin({ players }, seed)
  state = first.state
  note(first.events)
  for (let i = number('skip', 0); i > 0 && !state.outcome; i--) {
    const open = requests(state)[0]
    if (open) take(open.seat, randomAnswer(open, random))
  }
  receive({
    type: 'welcome',
    you,
    host: true,
    table: table(),
    view: view(state, you),
    log: [...log],
    chat: [],
    notes: '',
    skips,
    deadline: null,
  })

  const others = (): void => {
    const open = requests(state).find((r) => r.seat !== you)
    const mine = you === 'spectator' ? undefined : requestOf(state, you)
    if (mine && mine.window !== '' && skips[mine.window]) {
      const said = take(mine.seat, { request: mine.id, options: [] })
      receive({ type: 'update', view: view(state, you), log: said, deadline: null })
    } else if (open) {
      const said = take(open.seat, randomAnswer(open, random))
      receive({ type: 'update', view: view(state, you), log: said, deadline: null })
    }
    if (requests(state).some((r) => r.seat !== you)) setTimeout(others, pace)
  }
  setTimeout(others, pace)

  carryBy((message: FromClient) => {
    if (message.type === 'answer' && you !== 'spectator') {
      try {
        const said = take(you, message)
        receive({ type: 'accepted', nonce: message.nonce })
        receive({ type: 'update', view: view(state, you), log: said, deadline: null })
        setTimeout(others, pace)
      } catch (error) {
        receive({ type: 'refused', nonce: message.nonce, code: 'refused', message: String(error) })
      }
    } else if (message.type === 'chat') {
      const entry = {
        at: Date.now(),
        seat: you === 'spectator' ? null : you,
        name: 'You',
        text: message.text,
        notice: null,
      }
      chat.push(entry)
      receive({ type: 'chat', entry })
    } else if (message.type === 'skip') {
      skips = { ...skips }
      if (message.until === 'ask') delete skips[message.window]
      else skips[message.window] = message.until
      receive({ type: 'skips', skips })
      others()
    } else if (message.type === 'notes') receive({ type: 'notes', text: message.text })
  })
}
