import type { Effect, Word } from '../../core/effect.ts'
import { discard, draw } from '../../effects/cards.ts'
import { eachPlayer } from '../../effects/choices.ts'

/** Somebody discards so many cards and draws as many Treachery cards (P-TERM-8). */
export const inTreachery = (n: number, how: 'chosen' | 'random' = 'chosen'): Effect => [
  discard('user', n, how),
  draw('user', n, ['treachery']),
]

/** Everybody does so, one player after the other. */
export const swap = (n: number): Word => eachPlayer('player', ...inTreachery(n))
