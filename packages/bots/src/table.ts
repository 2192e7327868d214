import {
  type Answer,
  begin,
  contentOf,
  decide,
  eventsFor,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Imagine,
  imagine,
  type Knowledge,
  learn,
  type Request,
  requests,
  unknowing,
  type View,
  view,
} from '@ragtag/engine'
import { luck } from './chance.ts'
import { choose } from './choose.ts'
import { type Memory, newMemory, remember } from './memory.ts'

/** Who sits in a chair: answers a question from what the seat sees. */
export type Sitter = (view: View, request: Request, memory: Memory, imagine?: Imagine) => Answer

export type Played = { readonly state: GameState; readonly decisions: number; readonly thinking: number }

/** A bot with its own luck. */
export const bot =
  (seed: string): Sitter =>
  (seen, request, memory, imagine) =>
    choose(seen, request, memory, luck(seed, request), imagine)

/** Plays a whole game; `seats` says who sits where, `watch` sees every question with the state it was put in. */
export function playGame(
  config: GameConfig,
  seed: string,
  seats: (seat: number) => Sitter,
  watch?: (state: GameState, request: Request, memory: Memory, answer: Answer) => void,
): Played {
  const sitters = Array.from({ length: config.players }, (_, seat) => seats(seat))
  const memories = sitters.map((_, seat) => newMemory(seat))
  const known: Knowledge[] = []
  const first = begin(config, seed)
  const content = contentOf(first.state.config)
  const tell = (events: readonly GameEvent[]): void => {
    memories.forEach((m, seat) => {
      const told = eventsFor(events, seat)
      memories[seat] = remember(m, told)
      known[seat] = learn(known[seat] ?? unknowing, told, seat, content)
    })
  }
  tell(first.events)
  let { state } = first
  let decisions = 0
  let thinking = 0
  while (!state.outcome) {
    const [request] = requests(state)
    const sitter = request && sitters[request.seat]
    const memory = request && memories[request.seat]
    if (!sitter || !memory) throw new Error('The game waits for nobody.')
    const seen = view(state, request.seat)
    const began = performance.now()
    const { seat } = request
    const now = state
    const answer = sitter(seen, request, memory, (random) =>
      imagine(now, seat, known[seat] ?? unknowing, random),
    )
    thinking += performance.now() - began
    watch?.(state, request, memory, answer)
    const step = decide(state, request.seat, answer)
    state = step.state
    tell(step.events)
    if (++decisions > 50_000) throw new Error('The game does not end.')
  }
  return { state, decisions, thinking }
}
