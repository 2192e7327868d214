import { boardOf, enteredBy, printAt } from '../core/boards.ts'
import { type Character, printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import { happen, leaf } from '../core/leaf.ts'
import type { BoardId, CharacterId, LocationId, Role, Seat } from '../core/names.ts'
import { has, tablePassives, whence } from '../core/passives.ts'
import { phaseOf } from '../core/phases.ts'
import type { Bar } from '../core/reasons.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import type { Ship } from '../core/state.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { returnShip } from './fleet.ts'
import { discardForeign, keepToLimit } from './held.ts'
import { discardGiven } from './in-play.ts'
import * as says from './passives.ts'
import { settleTitles } from './titles.ts'

/** The ship a player's character is piloting. */
export const piloted = (g: Game, seat: Seat): Ship | undefined => g.s.ships.find((s) => s.pilot === seat)

/** Where a character is: a location, or the area of the ship he pilots. */
export const whereabouts = (g: Game, seat: Seat): string => piloted(g, seat)?.area ?? player(g, seat).at

export function seatsAt(g: Game, location: LocationId): Seat[] {
  const seats: Seat[] = []
  for (const [seat, p] of g.s.players.entries()) if (p.at === location) seats.push(seat)
  return seats
}

/** The place that serves for something, or is named somewhere, for whoever it is about. */
export function placeFor(g: Game, where: Role | LocationId, seat: Seat): LocationId {
  const roles: Readonly<Record<string, LocationId>> = g.content.rules.roles
  const named = roles[where] ?? where
  const board = boardOf(g, seat)
  const here = board === undefined ? undefined : g.content.boards.get(board)?.instead
  return here?.[named] ?? phaseOf(g).instead?.[named] ?? named
}

/** Where a character can begin: as his sheet says, unless the phase knows better. */
export function startsOf(g: Game, character: CharacterId): Character['start'][] {
  const { start, alsoAt } = printed(g.content.characters, character)
  const { start: instead } = phaseOf(g)
  return instead !== undefined ? [instead] : alsoAt !== undefined ? [start, alsoAt] : [start]
}

/** Something that lies in play, or the phase, closes a board to everybody. */
export const closedBoard: Bar<{ readonly seat: Seat; readonly board: BoardId }> = {
  bars: (g, { board }) => closing(g, board).length > 0,
  because: (g, { seat, board }) =>
    closing(g, board).map((p) => msg('why-not.closed', { from: whence(g, seat, p) })),
}

const closing = (g: Game, board: BoardId) => tablePassives(g, says.closed).filter((p) => p.ship === board)

/** A character gets out of the ship he pilots, which goes to the Reserves (B-VIPER-15, B-VIPER-17). */
export function leaveShip(g: Game, seat: Seat): void {
  const ship = piloted(g, seat)
  if (!ship) return
  returnShip(g, ship)
}

/** Puts a character on a location, from wherever he is. */
export const putOn = (g: Game, seat: Seat, location: LocationId): void =>
  happen(g, entering, { seat, location })

const entering = leaf<{ readonly seat: Seat; readonly location: LocationId }>('enter', {
  after: 'place-entered',
  moment: ({ seat, location }) => ({ picked: seat, location }),
  carryOut: (g, { seat, location }) => {
    leaveShip(g, seat)
    player(g, seat).at = location
    say(g, 'event.moved', { who: seatName(seat), location: nameOf('location', printAt(g, location)) })
    if (isAmongCylons(g, seat)) endInfiltration(g, seat)
    settleTitles(g)
    keepToLimits(g, seat)
    return true
  },
})

/** Where too many cards of a deck bring somebody, nobody has too many (D-MUT-7, D-MTR-13, DQ11). */
function keepToLimits(g: Game, seat: Seat): void {
  for (const { id, hand } of g.content.decks.values())
    if (hand?.over !== undefined && placeFor(g, hand.over, seat) === player(g, seat).at)
      keepToLimit(g, seat, id)
}

const isAmongCylons = (g: Game, seat: Seat): boolean => {
  const board = boardOf(g, seat)
  return board !== undefined && enteredBy(g, board) === 'cylons'
}

/** Whoever was infiltrating does no longer; what was given to him goes, as when somebody is revealed (B-REVEAL-6). */
export function endInfiltration(g: Game, seat: Seat): void {
  const { returns } = standingOf(g, seat)
  if (returns === undefined) return
  player(g, seat).standing = returns
  say(g, 'event.infiltration-over', { who: seatName(seat) })
  discardGiven(g, seat)
  discardForeign(g, seat) // D-MUT-14
}

/** B-CRISIS-24: not a revealed Cylon, not one already there, not one in the Brig, not one off the board. */
export function canBeSent(g: Game, seat: Seat, where: Role | LocationId): boolean {
  const p = player(g, seat)
  return (
    isHuman(g, seat) &&
    p.at !== placeFor(g, where, seat) &&
    p.at !== 'off-board' &&
    !has(g, says.lockedIn, seat)
  )
}

export function sendTo(g: Game, seat: Seat, where: Role | LocationId): void {
  if (canBeSent(g, seat, where)) putOn(g, seat, placeFor(g, where, seat))
}
