import { forFleet, forSelf, nothing } from '../gain.ts'
import { locationGain, repairGain } from '../locations.ts'
import { placesInPlay } from '../places.ts'
import { damageWorth, flagship } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'

// Boards, their damage, the objective, and activating locations from elsewhere.

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
  // Which side is the better one is not printed; a ship that leaves the game is a loss.
  'turn-board': (mind, { board, side }) => {
    const now = mind.view.boards.find((b) => b.id === board)
    const rooms = (of: string | undefined): number =>
      of === undefined ? 0 : (mind.content.laid.get(board)?.[of]?.length ?? 0)
    return forFleet(
      0.4 * Math.sign(rooms(side) - rooms(now?.side)) * (board === flagship(mind.content) ? 2 : 1),
    )
  },
  'activate-anywhere': (mind, { times, among }, at) => {
    if (at.inside) return forSelf(0.3)
    const places = among.places ?? placesInPlay(mind)
    let found = nothing
    for (const place of places) {
      const location = mind.content.places.get(place)
      if (!location || among.not?.includes(location.board)) continue
      const gain = locationGain(mind, at.user, place, { inside: true, evenDamaged: among.evenDamaged })
      if (gain.fleet + gain.own > found.fleet + found.own) found = gain
    }
    return { fleet: found.fleet * times * 0.85, own: found.own * times * 0.85 }
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
