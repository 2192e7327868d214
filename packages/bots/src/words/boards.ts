import { forFleet, forSelf, nothing, times, total } from '../gain.ts'
import { locationGain, repairGain } from '../locations.ts'
import type { Mind } from '../mind.ts'
import { placesInPlay } from '../places.ts'
import type { BoardId } from '../printed.ts'
import { damageWorth, flagship } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'

// Boards, their damage, the objective, and activating locations from elsewhere.

/** On whose side a side of a board is: 1 where humans may enter it, -1 where only Cylons may. */
const sideOf = ({ content }: Mind, board: BoardId, side: string | undefined): number =>
  content.boards.get(board)?.sides.find((s) => s.id === side)?.enter === 'cylons' ? -1 : 1

/** How many rooms a side has for the humans, or against them. */
const roomsOn = (mind: Mind, board: BoardId, side: string | undefined): number =>
  side === undefined ? 0 : sideOf(mind, board, side) * (mind.content.laid.get(board)?.[side]?.length ?? 0)

/** What is dear or hard there for those it is open to, against the humans if it is for them. */
function burdenOn(mind: Mind, board: BoardId, side: string | undefined): number {
  if (side === undefined) return 0
  const rooms = mind.content.laid.get(board)?.[side] ?? []
  const hard = rooms.reduce(
    (sum, l) => sum + l.passives.length + l.actions.filter((a) => a.cost !== undefined).length,
    0,
  )
  return -sideOf(mind, board, side) * hard
}

export const boardWords = {
  damage: (mind, { board, n }) => forFleet(-damageWorth(mind, board) * n),
  sabotage: (mind, { board, keep }) => forFleet(-0.8 * damageWorth(mind, board) * keep),
  'repair-locations': (mind, { n }) => {
    const gains = placesInPlay(mind).map((place) => repairGain(mind, place))
    return forFleet(
      gains
        .sort((a, b) => b - a)
        .slice(0, n)
        .reduce((sum, gain) => sum + gain, 0),
    )
  },
  'lose-game': () => forFleet(-30),
  // A ship that leaves the game is a loss to those it is open to; so is what costs more there, or is worse for them.
  'turn-board': (mind, { board, side }) => {
    const now = mind.view.boards.find((b) => b.id === board)?.side
    const rooms = roomsOn(mind, board, side) - roomsOn(mind, board, now)
    const burdens = burdenOn(mind, board, side) - burdenOn(mind, board, now)
    return forFleet(
      0.4 * Math.sign(rooms) * (board === flagship(mind.content) ? 2 : 1) + (rooms === 0 ? 0.6 * burdens : 0),
    )
  },
  'activate-anywhere': (mind, { times: n, among }, at) => {
    if (at.inside) return forSelf(0.3)
    const places = among.here ? [mind.view.players[at.user]?.at ?? ''] : (among.places ?? placesInPlay(mind))
    let found = nothing
    for (const place of places) {
      const location = mind.content.places.get(place)
      if (!location || among.not?.includes(location.board)) continue
      const gain = locationGain(mind, at.user, place, { inside: true, evenDamaged: among.evenDamaged })
      if (total(gain) > total(found)) found = gain
    }
    return times(0.85 * n, found)
  },
  'activate-again': (mind, _w, at) =>
    at.inside ? forSelf(0.3) : locationGain(mind, at.user, mind.memory.location, { inside: true }),
  'activation-becomes': (mind, { effect }, at) => worthOf(mind, effect, at),
  'sleeper-phase': () => forFleet(-1),
  'final-jump': () => forFleet(25),
  'enter-phase': () => forFleet(0.5),
  'replace-deck': () => nothing,
  'gather-civilians': () => nothing,
} satisfies Partial<Meanings>
