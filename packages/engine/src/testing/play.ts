import type { GameConfig } from '../config.ts'
import type { GameEvent } from '../core/events.ts'
import type { GameState } from '../core/state.ts'
import { begin, decide, type Request, requests } from '../decide.ts'
import { type Chance, chance, randomAnswer } from '../random-player.ts'

export type Played = { readonly state: GameState; readonly decisions: number }

/** Called after every decision; whatever it throws ends the game. */
export type Watcher = (state: GameState, events: readonly GameEvent[], asked: Request | undefined) => void

/** A number for chance from a seed of any kind. */
export function seedNumber(seed: string): number {
  let h = 2166136261
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Random players play a whole game. */
export function playRandomly(
  config: GameConfig,
  seed: string,
  watch?: Watcher,
  answer = randomAnswer,
): Played {
  const random: Chance = chance(seedNumber(seed))
  const first = begin(config, seed)
  let state = first.state
  watch?.(state, first.events, undefined)
  let decisions = 0
  while (!state.outcome) {
    const open = requests(state)
    const request = open[open.length === 1 ? 0 : random(open.length)]
    if (!request) throw new Error('The game waits for nobody.')
    const step = decide(state, request.seat, answer(request, random))
    state = step.state
    decisions++
    watch?.(state, step.events, request)
    if (decisions > 50_000) throw new Error('The game does not end.')
  }
  return { state, decisions }
}
