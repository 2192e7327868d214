import type { DeckPrint } from '../../core/content.ts'

export const decks: readonly DeckPrint[] = [
  { id: 'treachery', title: 'Treachery deck' },
  // P-SETUP-15
  {
    id: 'sympathetic-agenda',
    title: 'Sympathetic Agenda deck',
    hand: { others: 'count' },
    reshuffled: false,
  },
  { id: 'hostile-agenda', title: 'Hostile Agenda deck', hand: { others: 'count' }, reshuffled: false },
]
