import type { View } from '@ragtag/engine'
import type { Memory, SeenCheck } from './memory.ts'
import type { CardId, Content, Seat } from './printed.ts'

/** How many of the two Destiny cards speak against a check, on average. */
const destinyAgainst = 1.1

/** Somebody known to be a Cylon. */
export const certain = 10

/**
 * How suspicious each seat is. Cards against a check beyond those that Destiny explains were put there by
 * somebody who draws that type: they weigh on all who could have, the more the fewer they are.
 */
export function suspicions(view: View, memory: Memory, content: Content): readonly number[] {
  const total = view.players.map(() => 0)
  for (const check of memory.checks) weigh(view, content, check, total)
  return total.map((n, seat) => {
    if (view.players[seat]?.revealed) return certain
    const seen = memory.seen[seat]
    return seen === 'cylon' ? certain : seen === 'human' ? Math.min(0, n - 3) : n
  })
}

function weigh(view: View, content: Content, check: SeenCheck, total: number[]): void {
  const suspects = check.minus
    .map((card) => couldHaveAdded(view, content, check, card))
    .filter((seats) => seats.length > 0)
  const foreign = check.minus.length - suspects.length
  const unexplained = suspects.length - Math.max(0, destinyAgainst - foreign)
  if (unexplained <= 0) return
  const share = unexplained / suspects.length
  for (const seats of suspects)
    for (const seat of seats) total[seat] = (total[seat] ?? 0) + share / seats.length
}

/** Everybody who added cards and draws this type; a revealed Cylon draws any. */
function couldHaveAdded(view: View, content: Content, check: SeenCheck, card: CardId): Seat[] {
  const type = content.skills.get(card)?.card.type
  const seats: Seat[] = []
  for (const p of view.players) {
    if ((check.counts[p.seat] ?? 0) === 0) continue
    const sheet = content.characters.get(p.character)?.skills ?? []
    if (p.revealed || sheet.some((d) => d.types.some((t) => t === type))) seats.push(p.seat)
  }
  return seats
}
