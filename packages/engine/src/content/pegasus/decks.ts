import type { DeckPrint } from '../../core/content.ts'

/** P-CLAR-16, P-LEAD-10, P-WIN-7 */
const agenda = {
  hand: { others: 'count', shownAtEnd: true },
  reshuffled: false,
  apart: true,
} as const

export const decks: readonly DeckPrint[] = [
  { id: 'treachery', title: 'Treachery deck' },
  // P-SETUP-15
  {
    id: 'sympathetic-agenda',
    title: 'Sympathetic Agenda deck',
    kind: 'agenda',
    ...agenda,
  },
  { id: 'hostile-agenda', title: 'Hostile Agenda deck', kind: 'agenda', ...agenda },
]
