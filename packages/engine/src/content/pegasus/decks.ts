import type { DeckPrint } from '../../core/content.ts'

const agenda = { hand: { others: 'count' }, reshuffled: false, apart: true } as const // P-CLAR-16

export const decks: readonly DeckPrint[] = [
  { id: 'treachery', title: 'Treachery deck' },
  // P-SETUP-15
  {
    id: 'sympathetic-agenda',
    title: 'Sympathetic Agenda deck',
    ...agenda,
  },
  { id: 'hostile-agenda', title: 'Hostile Agenda deck', ...agenda },
]
