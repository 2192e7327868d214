import type { Loyalty } from '../../core/content.ts'
import { drawFrom } from '../../effects/cards.ts'
import { when } from '../../effects/choices.ts'
import { drawLoyalty, passThisOn, receivedFaceDown, turnThisUp } from '../../effects/loyalty.ts'
import { giveUpTitles } from '../../effects/people.ts'
import { iconDue, onSide, ownTurn } from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability } from '../print.ts'
import { mutineer, mutiny } from './names.ts'

export const loyalty: readonly Loyalty[] = [
  { id: 'not-a-cylon-daybreak', title: 'You Are Not a Cylon', copies: 1, team: 'human', power: [] },
  {
    id: mutineer,
    title: 'You Are The Mutineer',
    copies: 1,
    team: mutineer,
    countsAs: 'human', // D-MTR-2
    power: [],
    received: [
      turnThisUp(),
      when([receivedFaceDown()], drawLoyalty('user', 1)), // D-MTR-4
      drawFrom('user', mutiny, 1), // D-MTR-5
      giveUpTitles('user'), // D-MTR-6
    ],
    receivedAnew: true, // D-MIX-20
    ownerRevealed: [passThisOn()], // D-MTR-14
    goesOnAlways: true, // D-REVEAL-6
    lasting: {
      passives: [says.holds(mutiny, 2)], // D-MTR-12, D-MTR-13
      abilities: [
        // D-MTR-10, D-MTR-11
        ability('card', 'mutineer-draws', 'You Are The Mutineer', {
          window: 'jump-preparation',
          must: true,
          limit: 'turn',
          when: [ownTurn(), onSide('humans'), iconDue('jump')],
          effect: [drawFrom('user', mutiny, 1)],
        }),
      ],
    },
  },
]
