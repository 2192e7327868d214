import {
  begin,
  chance,
  decide,
  eventsFor,
  type GameEvent,
  type GameState,
  randomAnswer,
  requests,
  view as viewOf,
} from '@ragtag/engine'
import type { LogEntry, Replay, TableInfo, TableSummary } from '@ragtag/protocol'
import { type FunctionComponent, render } from 'preact'
import { carryBy } from '../../actions.ts'
import { ReferenceDrawer } from '../../reference/ReferenceDrawer.tsx'
import { openReference, receive } from '../../state.ts'
import '../../style/index.css'
import { Table } from '../../table/Table.tsx'
import Aftermath from '../Aftermath.tsx'
import CharacterChooser from '../CharacterChooser.tsx'
import Lobby from '../Lobby.tsx'
import Waiting from '../Waiting.tsx'

// The screens without a server: `?screen=lobby|waiting|chooser|reference|aftermath|guide&seed=1&at=location:command`.

const asked = new URLSearchParams(location.search)
const screen = asked.get('screen') ?? 'lobby'
const seed = asked.get('seed') ?? '1'
const you = Number(asked.get('seat') ?? 0)
const players = Number(asked.get('players') ?? 5)
const names = ['Ada', 'Grace', 'Bot Hopper', 'Bot Lovelace', 'Mary', 'Joan']

type Told = { entries: LogEntry[]; turn: number }

/** As the server counts: a turn begins with its announcement. */
function tell(
  told: Told,
  messages: readonly { key: string; params?: LogEntry['message']['params'] }[],
): LogEntry[] {
  return messages.map((message) => {
    if (message.key === 'event.turn') told.turn = Number(message.params?.n ?? told.turn)
    const entry = { at: told.entries.length, turn: told.turn, message }
    told.entries.push(entry)
    return entry
  })
}

const open = (events: readonly GameEvent[]) =>
  events.filter((e) => !e.except).map(({ key, params }) => (params ? { key, params } : { key }))

/** A game of chance, until somebody says stop. */
function game(stop: (state: GameState, step: number) => boolean): {
  state: GameState
  own: Told
  replay: Replay
} {
  const random = chance(Number(seed) + 7)
  const config = { players }
  let { state, events } = begin(config, seed)
  const own: Told = { entries: [], turn: 0 }
  const all: Told = { entries: [], turn: 0 }
  tell(own, eventsFor(events, you))
  const steps: Replay['steps'][number][] = [
    { view: viewOf(state, 'spectator'), log: tell(all, open(events)), seat: null, chosen: [], hands: null },
  ]
  for (let n = 0; !state.outcome && !stop(state, n); n++) {
    const [request] = requests(state)
    if (!request) break
    const answer = randomAnswer(request, random)
    ;({ state, events } = decide(state, request.seat, answer))
    tell(own, eventsFor(events, you))
    steps.push({
      view: viewOf(state, 'spectator'),
      log: tell(all, open(events)),
      seat: request.seat,
      chosen: request.options.filter((o) => answer.options.includes(o.id)),
      hands: state.players.map((p) => [...p.hand]),
    })
  }
  const outcome = state.outcome ?? { winner: 'humans', reason: 'final-jump', winners: [] }
  return { state, own, replay: { config, seed, outcome, steps } }
}

const table = (started: boolean, over: boolean): TableInfo => ({
  table: 'k4v9tq',
  players,
  difficulty: 'standard',
  noSympathizer: false,
  open: false,
  timer: 120,
  started,
  seedHash: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
  seed: over ? seed : null,
  seats: Array.from({ length: players }, (_, seat) => ({
    seat,
    name: started || seat < 3 ? (names[seat] ?? '') : '',
    occupant: started || seat < 3 ? (seat === 2 ? 'bot' : 'human') : 'empty',
    online: seat !== 1,
  })),
})

function sit(info: TableInfo, played?: ReturnType<typeof game>): void {
  receive({
    type: 'welcome',
    you,
    host: true,
    table: info,
    view: played ? viewOf(played.state, you) : null,
    log: played ? played.own.entries : [],
    chat: [],
    notes: '',
    skips: {},
    deadline: null,
  })
}

const asks = (state: GameState, prompt: string): boolean =>
  requests(state).some((r) => r.seat === you && r.prompt.key === prompt)

/** What the server would answer. */
function answersWith(replay: Replay | undefined): void {
  const tables: TableSummary[] = [
    { table: 'm2xw7c', host: 'Ada', players: 4, taken: 1, started: false, over: false },
    { table: 'q8rjd3', host: '', players: 6, taken: 4, started: false, over: false },
    { table: 'z5nbe6', host: 'Grace', players: 5, taken: 5, started: true, over: false },
  ]
  window.fetch = async (input) =>
    String(input).includes('/replay') && !asked.has('no-replay')
      ? Response.json(replay)
      : String(input).endsWith('/api/tables')
        ? Response.json(tables)
        : Response.json({ message: 'There is no server behind this page.' }, { status: 503 })
}

carryBy(() => {})
const screens: Readonly<Record<string, () => FunctionComponent>> = {
  lobby: () => {
    answersWith(undefined)
    return Lobby
  },
  waiting: () => {
    sit(table(false, false))
    receive({ type: 'invitations', secrets: names.map((n) => `secret-${n}`) })
    return Waiting
  },
  chooser: () => {
    sit(
      table(true, false),
      game((state) => asks(state, 'prompt.character')),
    )
    return CharacterChooser
  },
  reference: () => {
    sit(
      table(true, false),
      game((state) => state.turn.number > 6 && asks(state, asked.get('prompt') ?? 'prompt.action')),
    )
    openReference(asked.get('at') ?? '')
    return Table
  },
  aftermath: () => {
    const played = game(() => false)
    answersWith(played.replay)
    sit(table(true, true), played)
    return Aftermath
  },
  guide: () => {
    sit(
      table(true, false),
      game((state) => state.turn.number > 0 && asks(state, asked.get('prompt') ?? 'prompt.action')),
    )
    return Table
  },
}

const Shown = screens[screen]?.() ?? Lobby
const root = document.getElementById('app')
if (root)
  render(
    <div class="page">
      <Shown />
      <ReferenceDrawer />
    </div>,
    root,
  )
