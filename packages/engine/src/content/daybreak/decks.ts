import type { DeckPrint } from '../../core/content.ts'
import { motive, mutiny, treachery } from './names.ts'

export const decks: readonly DeckPrint[] = [
  { id: treachery, title: 'Treachery deck' }, // D-SETUP-8
  // D-SETUP-11, D-MUT-2, D-MUT-5, D-MUT-9
  {
    id: mutiny,
    title: 'Mutiny deck',
    hand: { others: 'count', limit: 1, over: 'brig', side: 'humans' },
  },
  // D-SETUP-12, D-LEAD-11
  {
    id: motive,
    title: 'Motive deck',
    hand: { others: 'count', shownAtEnd: true },
    reshuffled: false,
    apart: true,
  },
]
