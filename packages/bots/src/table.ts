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
  passesForHuman,
  type Request,
  requests,
  unknowing,
  type View,
  view,
} from '@ragtag/engine'
import { unasked } from './beliefs.ts'
import { luck } from './chance.ts'
import { type Claim, claimOf, pledgeOf } from './claims.ts'
import { type Level, think } from './levels.ts'
import { heard, type Memory, newMemory, pledged, remember } from './memory.ts'
import { mindOf } from './mind.ts'
import type { Budget } from './search.ts'
import { lookIn, testified, verdictOn } from './testimony.ts'

/** Who sits in a chair: answers a question from what the seat sees. */
export type Sitter = (view: View, request: Request, memory: Memory, imagine?: Imagine) => Answer

export type Played = { readonly state: GameState; readonly decisions: number; readonly thinking: number }

/** A bot with its own luck; where nobody waits for it, it takes its time, so that the same luck gives the same. */
export const bot =
  (seed: string, level: Level = 'normal', budget: Budget = { ms: Number.POSITIVE_INFINITY }): Sitter =>
  (seen, request, memory, imagine) =>
    think(level, seen, request, memory, luck(seed, request), imagine, budget)

/** Who looks on while a game is played. */
export type Onlooker = {
  /** Sees every question with the state it was put in, and the answer. */
  readonly watch?: (state: GameState, request: Request, memory: Memory, answer: Answer) => void
  readonly hear?: (events: readonly GameEvent[], state: GameState) => void
  /** Nobody says what he adds to checks. */
  readonly silent?: boolean
  /** Tells a seat more than it can know, to see what that is worth. */
  readonly whisper?: (memory: Memory, state: GameState) => Memory
}

/** What a seat says when a check begins. */
export function pledgeFor(state: GameState, seat: number, memory: Memory): Claim | undefined {
  const request = unasked(seat)
  return pledgeOf(mindOf(view(state, seat), request, memory, luck('', request)))
}

/** Plays a whole game; `seats` says who sits where. */
export function playGame(
  config: GameConfig,
  seed: string,
  seats: (seat: number) => Sitter,
  { watch, hear, whisper, silent }: Onlooker = {},
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
  const sayWhatWasSeen = (event: GameEvent): void => {
    const look = lookIn(event, view(state, 'spectator'))
    const memory = look && memories[look.by]
    if (!memory || !passesForHuman(view(state, 'spectator'), look.by)) return
    const says = verdictOn(
      view(state, look.by),
      memory,
      look.whose,
      luck(`${seed}-${look.whose}`, unasked(look.by)),
    )
    memories.forEach((m, seat) => {
      memories[seat] = testified(m, { ...look, says })
    })
  }
  tell(first.events)
  hear?.(first.events, first.state)
  let { state } = first
  let decisions = 0
  let thinking = 0
  while (!state.outcome) {
    const [request] = requests(state)
    const sitter = request && sitters[request.seat]
    const own = request && memories[request.seat]
    const memory = own && whisper ? whisper(own, state) : own
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
    const claim = claimOf(mindOf(seen, request, memory, luck('', request)), answer)
    if (claim !== undefined && !silent)
      memories.forEach((m, s) => {
        memories[s] = heard(m, seat, claim)
      })
    const step = decide(state, request.seat, answer)
    state = step.state
    tell(step.events)
    hear?.(step.events, state)
    if (!silent) for (const event of step.events) sayWhatWasSeen(event)
    if (!silent && step.events.some((e) => e.key === 'event.check')) {
      const said = memories.map((m, s) => pledgeFor(state, s, m))
      memories.forEach((m, s) => {
        memories[s] = said.reduce((all, p, by) => (p === undefined ? all : pledged(all, by, p)), m)
      })
    }
    if (++decisions > 50_000) throw new Error('The game does not end.')
  }
  return { state, decisions, thinking }
}
