import type { GameEvent } from '../core/events.ts'
import type { Seat } from '../core/names.ts'
import type { GameState } from '../core/state.ts'
import { decideDownTo, type Request, requestOf, type StepTaken } from '../decide.ts'

// What would come of an answer, in a game that only might be the one that is played.

/** The question of a window: whoever is asked may let it pass, and nobody else knows that he is. */
export const isWindow = ({ secret, min, window }: Pick<Request, 'secret' | 'min' | 'window'>): boolean =>
  secret && min === 0 && window !== ''

export type Ahead = {
  readonly state: GameState
  /** What was asked on the way, other than in windows, and what happened. */
  readonly asked: readonly string[]
  readonly events: readonly GameEvent[]
}

/** What is chosen on the way; nothing where the look ahead ends. */
export type Policy = (request: Request, state: GameState) => readonly string[] | undefined

/** Longer than anything that one question starts. */
const mostSteps = 80

export const give = (state: GameState, seat: Seat, options: readonly string[], frames: number): StepTaken =>
  decideDownTo(state, seat, { request: requestOf(state, seat)?.id ?? '', options }, frames)

/** Goes on until so many frames are left, or to a question that is not answered on the way. */
export function playOn(from: StepTaken, frames: number, policy: Policy): Ahead | undefined {
  let { state } = from
  const events = [...from.events]
  const asked: string[] = []
  for (let i = 0; i < mostSteps; i++) {
    const next = state.asks.find((a) => a.chosen === null)
    const request = next && requestOf(state, next.seat)
    if (!request) return { state, asked, events }
    const options = policy(request, state)
    if (!options) return { state, asked, events }
    if (!isWindow(request))
      asked.push(JSON.stringify([request.seat, request.prompt, request.options.map((o) => o.id)]))
    const step = give(state, request.seat, options, frames)
    state = step.state
    events.push(...step.events)
  }
  return undefined
}

/** Everybody lets every window pass. */
export const passing: Policy = (request) => (isWindow(request) ? [] : undefined)
