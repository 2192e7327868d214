import { ownPart } from './gain.ts'
import { messageIn } from './message.ts'
import { type Decider, isCylon, type Mind, pickIfWorth } from './mind.ts'
import { locksIn } from './places.ts'
import { effectOf, type Seat } from './printed.ts'
import { worthOf } from './worth.ts'

// Choosing a player, for what the prompt says will happen to him.

export const pickPlayer: Decider = (mind) => {
  const effect = effectOf(mind.content, messageIn(mind.request.prompt, 'effect'))
  if (!effect) return pickIfWorth(mind, (o) => trust(mind, o.seat), -9)
  return pickIfWorth(mind, (o) => {
    const gain = worthOf(mind, effect, { user: mind.seat, picked: o.seat })
    return ownPart(gain) + (isCylon(mind) ? -gain.fleet : gain.fleet) + 0.01 * trust(mind, o.seat)
  })
}

/** Whom one would rather help: oneself, then the least suspicious; a Cylon helps those in doubt. */
function trust(mind: Mind, seat: Seat | undefined): number {
  if (seat === undefined) return 0
  if (seat === mind.seat) return 2
  const doubt = mind.suspicion[seat] ?? 0
  return isCylon(mind) ? doubt : -2 * doubt
}

/** Whom one doubts most of those who are about. */
export function suspect(mind: Mind): { readonly seat: Seat; readonly doubt: number } {
  const { view, suspicion, seat } = mind
  let found = { seat: -1, doubt: 0 }
  for (const p of view.players) {
    const doubt = suspicion[p.seat] ?? 0
    if (p.seat === seat || p.revealed || locksIn(mind, p.at) || p.at === 'off-board') continue
    if (doubt > found.doubt) found = { seat: p.seat, doubt }
  }
  return found
}
