import { type GameState, type Sight, sight } from '@ragtag/engine'
import type { Viewer } from './log.ts'

// Views as they are sent, in JSON. What lies open is written out once for all who look at a position; what only one
// seat knows is written out for that seat alone and never kept.

/** A position, and what of it everybody may see. */
export type Seen = {
  readonly state: GameState
  readonly sight: Sight
  readonly open: string
  readonly players: readonly string[]
  readonly ships: string
}

export function seen(state: GameState): Seen {
  const it = sight(state)
  const { players, ships, ...rest } = it.open
  return {
    state,
    sight: it,
    open: JSON.stringify(rest),
    players: players.map((p) => JSON.stringify(p)),
    ships: JSON.stringify(ships),
  }
}

/** With the question he is asked, if it is to be put to him. */
export function viewText(position: Seen, viewer: Viewer, asks: boolean): string {
  const { open } = position.sight
  const { players, ships, request, ...own } = position.sight.own(viewer)
  const seated = players.map((p, i) => (p === open.players[i] ? position.players[i] : JSON.stringify(p)))
  const flown = ships === open.ships ? position.ships : JSON.stringify(ships)
  const rest = JSON.stringify({ ...own, request: asks ? request : null })
  return `${position.open.slice(0, -1)},"players":[${seated.join(',')}],"ships":${flown},${rest.slice(1)}`
}
