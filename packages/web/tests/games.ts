import {
  begin,
  chance,
  decide,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Option,
  type Request,
  randomAnswer,
  requests,
  type View,
  view,
} from '@ragtag/engine'
import type { LogEntry, Replay } from '@ragtag/protocol'

// Whole games of chance, with what was decided, what happened and where the game stood after each decision.

export type Decision = {
  readonly request: Request | null
  readonly chosen: readonly Option[]
  readonly events: readonly GameEvent[]
  readonly state: GameState
  /** What the open log says about it. */
  readonly log: readonly LogEntry[]
}

export type Played = { readonly decisions: readonly Decision[]; readonly end: GameState; readonly over: View }

export function playGame(config: GameConfig, seed: string): Played {
  const random = chance(Number.parseInt(seed, 36) % 1000)
  let at = 0
  let turn = 0
  const tell = (events: readonly GameEvent[]): LogEntry[] =>
    events
      .filter((e) => !e.except)
      .map(({ key, params }) => {
        if (key === 'event.turn' && typeof params?.n === 'number') turn = params.n
        return { at: at++, turn, message: params ? { key, params } : { key } }
      })
  let { state, events } = begin(config, seed)
  const decisions: Decision[] = [{ request: null, chosen: [], events, state, log: tell(events) }]
  for (let [asked] = requests(state); asked; [asked] = requests(state)) {
    const answer = randomAnswer(asked, random)
    const request = asked
    ;({ state, events } = decide(state, request.seat, answer))
    const chosen = answer.options.flatMap((id) => request.options.find((o) => o.id === id) ?? [])
    decisions.push({ request, chosen, events, state, log: tell(events) })
  }
  return { decisions, end: state, over: view(state, 0) }
}

export const openLog = ({ decisions }: Played): LogEntry[] => decisions.flatMap((d) => d.log)

/** As the server tells a finished game, through the eyes of a seat. */
export const replayFor = (played: Played, seat: number | 'spectator'): Replay => ({
  config: played.end.config,
  seed: 'x',
  outcome: played.end.outcome ?? { winner: 'humans', reason: 'final-jump', winners: [] },
  steps: played.decisions.map((d) => ({
    view: view(d.state, seat),
    log: d.log,
    seat: d.request?.seat ?? null,
    chosen: d.chosen,
    hands: null,
  })),
})
