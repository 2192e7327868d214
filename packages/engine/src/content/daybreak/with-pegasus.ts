import type { Objective } from '../../core/content.ts'
import { turnBoard } from '../../effects/boards.ts'
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

/** Colonial One is lost as soon as the fleet settles on New Caprica (D-MIX-26). */
function landed(before: Objective): Objective {
  if (before.id !== newCaprica.id) return before
  const { goal } = newCaprica
  return {
    ...before,
    milestones: before.milestones.map((m) =>
      m.at === goal ? { ...m, effect: [...m.effect, turnBoard(colonialOne, 'destroyed')] } : m,
    ),
  }
}
