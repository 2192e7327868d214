import type { DeckPrint } from '../../core/content.ts'

export const decks: readonly DeckPrint[] = [
  { id: 'quorum', title: 'Quorum deck' },
  { id: 'crisis', title: 'Crisis deck' },
  { id: 'super-crisis', title: 'Super Crisis deck', hand: { others: 'count' } },
  { id: 'destination', title: 'Destination deck' },
  { id: 'politics', title: 'Politics deck' },
  { id: 'leadership', title: 'Leadership deck' },
  { id: 'tactics', title: 'Tactics deck' },
  { id: 'piloting', title: 'Piloting deck' },
  { id: 'engineering', title: 'Engineering deck' },
]
