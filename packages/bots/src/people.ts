import { bestOrder } from './actions.ts'
import { idOf, messageIn, says, sendsTo } from './message.ts'
import { type Decider, isCylon, type Mind, pickBest, pickIfWorth } from './mind.ts'
import type { Seat } from './printed.ts'
import { guilty } from './suspicion.ts'

// Choosing a player, for what the prompt says will happen to him.

export const pickPlayer: Decider = (mind) => {
  const effect = messageIn(mind.request.prompt, 'effect')
  if (!effect) return mind.request.options.slice(0, mind.request.min)
  if (says(effect, 'effect.grant-actions')) {
    const { seat } = bestOrder(mind)
    return pickBest(mind, (o) => (o.seat === seat ? 1 : trust(mind, o.seat)))
  }
  if (sendsTo(effect, 'brig') || sendsTo(effect, 'sickbay'))
    return pickIfWorth(mind, (o) => blame(mind, o.seat), isCylon(mind) ? -9 : guilty)
  if (says(effect, 'effect.look') || says(effect, 'effect.look-all'))
    return pickBest(mind, (o) => unknown(mind, o.seat))
  if (says(effect, 'effect.steal')) return pickBest(mind, (o) => spoils(mind, o.seat))
  if (says(effect, 'effect.free') || says(effect, 'effect.title') || says(effect, 'effect.give'))
    return pickBest(mind, (o) => trust(mind, o.seat))
  return pickIfWorth(mind, (o) => trust(mind, o.seat), -9)
}

/** Whom one would rather help: oneself, then the least suspicious; a Cylon helps those in doubt. */
function trust(mind: Mind, seat: Seat | undefined): number {
  if (seat === undefined) return 0
  if (seat === mind.seat) return 2
  const doubt = mind.suspicion[seat] ?? 0
  return isCylon(mind) ? doubt : -2 * doubt
}

/** Whom one would rather be rid of. */
function blame(mind: Mind, seat: Seat | undefined): number {
  if (seat === undefined || seat === mind.seat) return -9
  const { view, suspicion } = mind
  const doubt = suspicion[seat] ?? 0
  if (!isCylon(mind)) return doubt
  const titles = (view.titles.admiral === seat ? 0.7 : 0) + (view.titles.president === seat ? 0.5 : 0)
  const cards = (view.players[seat]?.cards ?? 0) * 0.1
  // In hiding one accuses whom others doubt too; once unmasked, whoever matters most.
  return titles + cards + (mind.me.revealed || idOf(view.check?.title) === '' ? 0.5 : 1) * doubt
}

/** Whose card tells most: one not yet seen, the more suspicious the better. */
const unknown = (mind: Mind, seat: Seat | undefined): number =>
  seat === undefined ? -9 : (mind.memory.seen[seat] ? -5 : 0) + (mind.suspicion[seat] ?? 0)

const spoils = ({ view }: Mind, seat: Seat | undefined): number => {
  const p = view.players[seat ?? -1]
  return p && !p.revealed ? p.cards : -1
}
