import { enteredBy, locationOf } from '../core/boards.ts'
import { type Game, player } from '../core/game.ts'
import type { LocationId, Seat } from '../core/names.ts'
import { ask, call, end, pick, procedure } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import { msg } from '../text/message.ts'
import { locationOptions } from './options.ts'
import { closedBoard, leaveShip, putOn, startsOf } from './places.ts'
import { launchable } from './ships.ts'
import { launchSelf } from './vipers.ts'

type Arrival = {
  readonly seat: Seat
  /** The game is under way: whoever cannot begin where his sheet says begins in the hangar. */
  readonly late: boolean
}

/** A character comes to where its sheet has it begin (B-SETUP-7). */
export const arrive = procedure<Arrival>('arrive', {
  choose: (g, f) => {
    const starts = startsOf(g, player(g, f.seat).character)
    if (starts.includes('off-board')) {
      leaveShip(g, f.seat)
      player(g, f.seat).at = 'off-board' // B-CHAR-11
      return end(f)
    }
    if (starts.includes('launch') && (!f.late || launchable(g, 'fighter').length > 0)) {
      leaveShip(g, f.seat)
      end(f)
      return call(g, launchSelf, { seat: f.seat }) // B-CHAR-10, P-EXEC-25
    }
    const open = starts.filter((place) => !f.late || isOpen(g, f.seat, place))
    const places = open.length > 0 ? open : [g.content.rules.roles.hangar] // P-EXEC-31
    ask(g, { seat: f.seat, prompt: msg('prompt.start'), options: locationOptions(g, places) })
  },
  take: (g, f) => {
    const to = pick(f)?.location ?? g.content.rules.roles.hangar
    if (f.late) putOn(g, f.seat, to)
    else player(g, f.seat).at = to
  },
})

/** Whether somebody can be put there now. */
export function isOpen(g: Game, seat: Seat, place: LocationId): boolean {
  const board = locationOf(g, place)?.ship
  if (board === undefined || closedBoard.bars(g, { seat, board })) return false
  const enter = enteredBy(g, board)
  return enter === 'all' || enter === standingOf(g, seat).side
}
