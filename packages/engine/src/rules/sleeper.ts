import { perform, wordsOf } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { passives, printedOn } from '../core/passives.ts'
import { call, procedure } from '../core/procedure.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import { openWindow } from '../core/windows.ts'
import { giveLoyalty, passOnLoyalty, receiveLoyalty, unresolved } from './loyalty.ts'
import * as says from './passives.ts'

/** B-LOY-9, B-SLEEP-3: how many cards a sheet has its player dealt. */
export const setupCards = (g: Game, seat: Seat): number =>
  Math.max(1, ...passives(g, says.loyaltyAtSetup, seat).map((p) => p.n))

/** How many cards a character is dealt; his sheet counts here even once he is revealed (B-SLEEP-4). */
export function sleeperCards(g: Game, seat: Seat): number {
  return printedOn(g.content, says.loyaltyAtSleeper, player(g, seat).character)[0]?.n ?? 1
}

/** Whether the Sleeper Agent phase is still to come. */
export const sleeperAhead = (g: Game): boolean =>
  g.content.rules.objective.milestones.some(
    ({ at, effect }) => !g.s.milestones.includes(at) && wordsOf(effect).has('sleeper-phase'),
  )

/** SLEEP */
export const sleeperPhase = procedure<object>('sleeper-phase', {
  deal: (g) => {
    say(g, 'event.sleeper')
    // B-SLEEP-2
    for (const seat of clockwiseFrom(g, current(g))) {
      const instead = standingOf(g, seat).insteadOfLoyalty
      if (instead) perform(g, instead.atSleeper, { user: seat, source: 'loyalty' })
      else giveLoyalty(g, { seat, n: sleeperCards(g, seat) })
    }
    openWindow(g, ['sleeper-dealt'])
  },
  passOn: (g) => {
    for (const seat of clockwiseFrom(g, current(g))) {
      const { passesOn } = standingOf(g, seat)
      if (passesOn) call(g, passOnLoyalty, { from: seat, to: 'human' }) // P-LOY-5: at any distance
    }
  },
  received: (g) => {
    // Whether a revealed Cylon is asked below nobody may know.
    if (g.s.players.some((_, seat) => !isHuman(g, seat))) say(g, 'window.sympathizer')
    call(g, receiveLoyalty, { cards: unresolved(g), how: 'dealt' })
  },
  after: (g) => perform(g, g.content.rules.afterSleeper ?? [], { user: current(g), source: 'rule' }),
})
