import type { Loyalty } from '../../core/content.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { eachPlayer } from '../../effects/choices.ts'
import { becomeCylon, turnThisUp } from '../../effects/loyalty.ts'
import { inTreachery } from './swap.ts'

export const loyalty: readonly Loyalty[] = [
  { id: 'not-a-cylon-pegasus', title: 'You Are Not a Cylon', copies: 1, team: 'human', power: [] },
  {
    id: 'cylon-treachery',
    title: 'You Are a Cylon',
    copies: 1,
    team: 'cylon',
    power: [eachPlayer('other-human', ...inTreachery(1, 'random'))],
    afterDiscard: [draw('user', 2, ['treachery'])], // P-REVEAL-3
  },
]

/** P-VAR-7: who receives it becomes a Cylon with an agenda of his own. */
export const sympatheticCylon: Loyalty = {
  id: 'sympathetic-cylon',
  title: 'You Are a Sympathetic Cylon',
  copies: 1,
  team: 'sympathetic',
  power: [],
  received: [turnThisUp(), becomeCylon('sympathetic'), drawFrom('user', 'sympathetic-agenda', 1)],
}
