import type { Objective } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { turnBoard } from '../../effects/boards.ts'
import { recallVipers } from '../../effects/ships.ts'
import { agendas } from '../pegasus/agendas.ts'
import { newCaprica } from '../pegasus/new-caprica/index.ts'
import { treachery } from '../pegasus/treachery.ts'
import type { ContentSet } from '../set.ts'
import { colonialOne } from './names.ts'

/** MIX: what of the other box is not used with this one (D-MIX-3, D-MIX-4). */
export const withPegasus: NonNullable<ContentSet['parts']>[number] = {
  only: { with: ['pegasus'] },
  removes: {
    locations: ['caprica-pegasus', 'cylon-fleet-pegasus', 'human-fleet-pegasus', 'resurrection-ship-pegasus'],
    skillCards: treachery.map((c) => c.id),
    decks: ['sympathetic-agenda', 'hostile-agenda'],
    cards: agendas.map((c) => c.id),
  },
  objective: landed,
}

/** When the fleet settles on New Caprica, ships that stayed in space come home and Colonial One is lost. */
function landed(before: Objective): Objective {
  if (before.id !== newCaprica.id) return before
  const settling = (effect: Effect): Effect => [
    ...effect.slice(0, -1),
    recallVipers(), // D-MIX-25
    turnBoard(colonialOne, 'destroyed'), // D-MIX-26
    ...effect.slice(-1), // the phase begins, in which no ship moves
  ]
  return {
    ...before,
    milestones: before.milestones.map((m) =>
      m.at === newCaprica.goal ? { ...m, effect: settling(m.effect) } : m,
    ),
  }
}
