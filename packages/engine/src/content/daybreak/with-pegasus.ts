import { agendas } from '../pegasus/agendas.ts'
import { treachery } from '../pegasus/treachery.ts'
import type { ContentSet } from '../set.ts'

/** MIX: what of the other box is not used with this one (D-MIX-3, D-MIX-4). */
export const withPegasus: NonNullable<ContentSet['parts']>[number] = {
  only: { with: ['pegasus'] },
  removes: {
    locations: ['caprica-pegasus', 'cylon-fleet-pegasus', 'human-fleet-pegasus', 'resurrection-ship-pegasus'],
    skillCards: treachery.map((c) => c.id),
    decks: ['sympathetic-agenda', 'hostile-agenda'],
    cards: agendas.map((c) => c.id),
  },
}
