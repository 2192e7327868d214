import type { Message } from '../text/message.ts'
import type { Game } from './game.ts'

// What stands in the way of something: the rule decides, and has words for whoever asks why.

export type Bar<Q> = {
  readonly bars: (g: Game, q: Q) => boolean
  /** Said only where it bars. */
  readonly because: (g: Game, q: Q) => readonly Message[]
}

export function isFree<Q>(g: Game, bars: readonly Bar<Q>[], q: Q): boolean {
  for (const bar of bars) if (bar.bars(g, q)) return false
  return true
}

/** Everything that stands in the way; nothing exactly where it is free. */
export const reasonsFor = <Q>(g: Game, bars: readonly Bar<Q>[], q: Q): Message[] =>
  bars.flatMap((bar) => (bar.bars(g, q) ? bar.because(g, q) : []))
