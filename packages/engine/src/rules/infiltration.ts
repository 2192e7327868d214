import { locationOf, placesOn } from '../core/boards.ts'
import { type Effect, perform } from '../core/effect.ts'
import { type Game, player } from '../core/game.ts'
import type { BoardId, LocationId, Seat } from '../core/names.ts'
import { has } from '../core/passives.ts'
import { call, procedure, underWay } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import { openWindow } from '../core/windows.ts'
import { forcedDiscard } from './discard.ts'
import * as says from './passives.ts'
import { endInfiltration, placeFor, putOn, seatsAt } from './places.ts'

type Return = {
  readonly seat: Seat
  /** He takes all his cards along, wherever he was. */
  readonly keepsAll?: boolean
  /** Where he goes instead, and what follows. */
  to?: LocationId
  after?: Effect
  lockedIn?: boolean
}

/** Somebody leaves the humans for the place where Cylons wake up; from where one is locked in, with few cards (D-INFIL-14). */
export const returning = procedure<Return>('returning', {
  begin: (g, f) => {
    if (!f.keepsAll) openWindow(g, ['infiltration-end'], { picked: f.seat })
  },
  go: (g, f) => {
    const { seat } = f
    const to = f.to ?? placeFor(g, 'resurrection', seat) // P-INFIL-20
    f.lockedIn = has(g, says.lockedIn, seat)
    endInfiltration(g, seat)
    putOn(g, seat, to)
  },
  discard: (g, { seat, lockedIn, keepsAll }) => {
    const excess = player(g, seat).hand.length - standingOf(g, seat).keeps
    if (lockedIn && !keepsAll && excess > 0)
      // DQ22
      call(g, forcedDiscard, { from: [{ seat, n: excess }], random: false, source: 'rule' })
  },
  follow: (g, { seat, after }) => perform(g, after ?? [], { user: seat, source: 'ability' }),
})

/** Where on the board on which Cylons wake up one could go instead: never to a hazardous place (D-INFIL-21, D-MIX-33). */
export const elsewhere = (g: Game, seat: Seat): LocationId[] =>
  openTo(g, seat, locationOf(g, placeFor(g, 'resurrection', seat))?.ship ?? '')

/** Whoever is about to return goes to another place, and something follows. */
export function returnElsewhere(g: Game, to: LocationId, after: Effect): void {
  const f = underWay(g, returning)
  if (!f) return
  f.to = to
  f.after = after
}

/** Where on a board one can be let go to (B-LOC-15). */
export const safeOn = (g: Game, board: BoardId): LocationId[] =>
  placesOn(g, board).filter((place) => !locationOf(g, place)?.hazardous)

/** Where he can go of his own will; some go only where nobody is. */
export const openTo = (g: Game, seat: Seat, board: BoardId): LocationId[] =>
  safeOn(g, board).filter((place) => seatsAt(g, place).length === 0 || !has(g, says.movesAlone, seat))
