import { type Answer, passesForHuman, type Request, type View } from '@ragtag/engine'
import { beliefs, unasked } from './beliefs.ts'
import { luck } from './chance.ts'
import { type Claim, claimOf, pledgeOf } from './claims.ts'
import type { Memory } from './memory.ts'
import { mindOf } from './mind.ts'

// What a bot says at the table. Who says anything at all follows from what everybody sees, for silence would tell, too.

/** What is said when a check begins: how much one could add. */
export const pledgeBy = (view: View, memory: Memory): Claim | undefined =>
  passesForHuman(view, memory.seat)
    ? pledgeOf(mindOf(view, unasked(memory.seat), memory, luck('', unasked(memory.seat))))
    : undefined

/** What is said with an answer: how much was added. */
export const claimBy = (view: View, request: Request, memory: Memory, answer: Answer): Claim | undefined =>
  passesForHuman(view, memory.seat)
    ? claimOf(mindOf(view, request, memory, luck('', request)), answer)
    : undefined

/** How likely everybody must think somebody a Cylon before a bot says so, and how much likelier than anybody else. */
const atLeast = 0.6
const ahead = 0.12

/**
 * What somebody in that seat can make of what everybody has seen, saying that he himself is none: from the open view
 * and a memory of nothing but open events. What the seat alone knows has no part in it.
 */
export const publicDoubt = (open: View, memory: Memory, seat: number): readonly number[] =>
  beliefs(open, { ...memory, seat })

/** Whom a bot suspects aloud, if anybody. */
export function suspect(open: View, memory: Memory, seat: number): number | undefined {
  if (!passesForHuman(open, seat)) return undefined
  const doubts = publicDoubt(open, memory, seat)
  const others = open.players
    .filter((p) => p.seat !== seat && passesForHuman(open, p.seat))
    .map((p) => ({ seat: p.seat, doubt: doubts[p.seat] ?? 0 }))
    .sort((a, b) => b.doubt - a.doubt)
  const [first, second] = others
  return first && first.doubt >= atLeast && first.doubt - (second?.doubt ?? 0) >= ahead
    ? first.seat
    : undefined
}
