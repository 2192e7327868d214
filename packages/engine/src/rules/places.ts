import type { BoardShip } from '../core/content.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import { happen, leaf } from '../core/leaf.ts'
import type { LocationId, Seat } from '../core/names.ts'
import { has } from '../core/passives.ts'
import type { Ship } from '../core/state.ts'
import { nameOf, seatName } from '../text/names.ts'
import { returnShip } from './fleet.ts'
import * as says from './passives.ts'
import { settleTitles } from './titles.ts'

export const shipOf = (g: Game, seat: Seat): BoardShip | undefined =>
  g.content.locations.get(player(g, seat).at)?.ship

/** The ship a player's character is piloting. */
export const piloted = (g: Game, seat: Seat): Ship | undefined => g.s.ships.find((s) => s.pilot === seat)

export const seatsAt = (g: Game, location: LocationId): Seat[] =>
  g.s.players.flatMap((p, seat) => (p.at === location ? [seat] : []))

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
    say(g, 'event.moved', { who: seatName(seat), location: nameOf('location', location) })
    settleTitles(g)
    return true
  },
})

/** B-CRISIS-24: not a revealed Cylon, not one already there, not one in the Brig, not one off the board. */
export function canBeSent(g: Game, seat: Seat, location: LocationId): boolean {
  const p = player(g, seat)
  return !p.revealed && p.at !== location && p.at !== 'off-board' && !has(g, says.lockedIn, seat)
}

export function sendTo(g: Game, seat: Seat, location: LocationId): void {
  if (canBeSent(g, seat, location)) putOn(g, seat, location)
}
