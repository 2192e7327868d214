import type { Loyalty } from '../../core/content.ts'
import { discard, draw } from '../../effects/cards.ts'
import { eachPlayer } from '../../effects/choices.ts'

export const loyalty: readonly Loyalty[] = [
  { id: 'not-a-cylon-pegasus', title: 'You Are Not a Cylon', copies: 1, team: 'human', power: [] },
  {
    id: 'cylon-treachery',
    title: 'You Are a Cylon',
    copies: 1,
    team: 'cylon',
    power: [eachPlayer('human', discard('user', 1, 'random'), draw('user', 1, ['treachery']))],
    afterDiscard: [draw('user', 2, ['treachery'])], // P-REVEAL-3
  },
]
