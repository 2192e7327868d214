import { holds } from '../core/conditions.ts'
import { printed } from '../core/content.ts'
import { heldOf } from '../core/decks.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import { isCylonCard } from '../core/loyalty.ts'
import { type Resource, resources, type Seat, type Team } from '../core/names.ts'
import { callInstead, isCutShort, procedure, underWay } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import type { GameState, Reason } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { cardNames, seatName } from '../text/names.ts'

/** Ends the game at once, in the middle of whatever is being carried out (B-WIN-10). */
export function gameOver(g: Game, winner: Team, reason: Reason): void {
  if (isOver(g)) return
  say(g, 'event.over', { winner: msg(`team.${winner}`), reason: msg(`reason.${reason}`) })
  callInstead(g, gameEnd, { winner, reason })
}

export const isOver = (g: Game): boolean =>
  isCutShort(g) || g.s.outcome !== null || endUnderWay(g) !== undefined

/** A side has won. What may be done now that the game is over is done; then it is judged who wins with it. */
const gameEnd = procedure<{ readonly winner: Team; readonly reason: Reason }>('game-end', {
  last: (g) => openWindow(g, ['game-over', 'any-moment']),
  judge: (g, { winner, reason }) => {
    showHeld(g)
    const winners = g.s.players.map((_, seat) => seat).filter((seat) => winsWith(g, seat, winner))
    g.s.outcome = { winner, reason, winners }
  },
})

/** What was secret until now is laid open (P-WIN-7). */
function showHeld(g: Game): void {
  for (const { id, hand } of g.content.decks.values())
    if (hand?.shownAtEnd)
      g.s.players.forEach((p, seat) => {
        const cards = heldOf(p, id)
        if (cards.length > 0)
          say(g, 'event.shows-held', { who: seatName(seat), cards: cardNames('card', cards) })
      })
}

/** Which side has won, while the rest is being judged. */
export const endUnderWay = (g: Game) => underWay(g, gameEnd)

function winsWith(g: Game, seat: Seat, winner: Team): boolean {
  const { wins } = standingOf(g, seat)
  return typeof wins === 'string' ? teamOf(g, seat) === winner : holds(g, wins, { user: seat })
}

/** B-LOY-14, B-WIN-11, B-WIN-12 */
export function teamOf(g: Game, seat: Seat): Team {
  const { wins } = standingOf(g, seat)
  if (wins === 'humans' || wins === 'cylons') return wins
  const { loyalty, shown } = player(g, seat)
  const cylon = [...loyalty, ...shown].some((card) => isCylonCard(printed(g.content.loyalty, card)))
  return cylon ? 'cylons' : 'humans'
}

/** B-WIN-7: at the end of a turn. */
export function checkResources(g: Game): void {
  const empty = emptied(g.s)
  if (empty) gameOver(g, 'cylons', empty)
}

/** What the fleet has nothing left of. */
export const emptied = (s: GameState): Resource | undefined => resources.find((r) => s.resources[r] === 0)
