import { beliefs, type Memory, newMemory, remember } from '@ragtag/bots'
import { eventsFor, type GameEvent, type GameState, passesForHuman, view } from '@ragtag/engine'
import type { Suspected } from '@ragtag/protocol'

// Whom bots suspected when each turn began, worked out from the game as it went when it is over: what a seat was told
// then is what a bot in it thought with. What players said has no part in it.

export type Doubts = {
  see(state: GameState, events: readonly GameEvent[]): void
  readonly found: readonly Suspected[]
}

const rounded = (p: number): number => Math.round(100 * p) / 100

export function watchDoubts(bots: readonly number[]): Doubts {
  const memories = new Map<number, Memory>(bots.map((seat) => [seat, newMemory(seat)]))
  const found: Suspected[] = []
  let turn = 0
  return {
    see: (state, events) => {
      for (const [seat, memory] of memories) memories.set(seat, remember(memory, eventsFor(events, seat)))
      if (state.turn.number === turn && !state.outcome) return
      turn = state.turn.number
      for (const [by, memory] of memories) {
        const seen = view(state, by)
        // Who shows what he is doubts nobody any more.
        if (passesForHuman(seen, by)) found.push({ turn, by, of: beliefs(seen, memory).map(rounded) })
      }
    },
    found,
  }
}
