import { printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import { resources, type Seat, type Team } from '../core/names.ts'
import { standingOf } from '../core/standing.ts'
import type { Reason } from '../core/state.ts'
import { msg } from '../text/message.ts'

/** Ends the game at once, in the middle of whatever is being carried out (B-WIN-10). */
export function gameOver(g: Game, winner: Team, reason: Reason): void {
  if (g.s.outcome) return
  const winners = g.s.players.map((_, seat) => seat).filter((seat) => teamOf(g, seat) === winner)
  g.s.outcome = { winner, reason, winners }
  say(g, 'event.over', { winner: msg(`team.${winner}`), reason: msg(`reason.${reason}`) })
}

/** B-LOY-14, B-WIN-11, B-WIN-12 */
export function teamOf(g: Game, seat: Seat): Team {
  const { wins } = standingOf(g, seat)
  if (wins === 'humans' || wins === 'cylons') return wins
  const { loyalty, shown } = player(g, seat)
  const cylon = [...loyalty, ...shown].some((card) => printed(g.content.loyalty, card).team === 'cylon')
  return cylon ? 'cylons' : 'humans'
}

/** B-WIN-7: at the end of a turn. */
export function checkResources(g: Game): void {
  const empty = resources.find((r) => g.s.resources[r] === 0)
  if (empty) gameOver(g, 'cylons', empty)
}
