import type { QuorumCard } from '../../core/content.ts'
import { draw } from '../../effects/cards.ts'
import { changeDifficulty } from '../../effects/checks.ts'
import { discardThis, keepInPlay } from '../../effects/lasting.ts'
import { aimedAtPresident } from '../../effects/when.ts'
import { ability } from '../print.ts'
import { acceptProphecy } from './names.ts'

/** No check is made at the Administration of this box: what the card does there is printed on that (D-OVER-6). */
export const quorum: readonly QuorumCard[] = [
  {
    id: acceptProphecy,
    title: 'Accept Prophecy',
    copies: 1,
    effect: [draw('user', 1, 'any'), keepInPlay()],
    lasting: {
      until: [],
      abilities: [
        ability('card', acceptProphecy, 'Accept Prophecy', {
          window: 'location-activated',
          must: true,
          when: [aimedAtPresident('admirals-quarters')],
          effect: [changeDifficulty(2), discardThis()],
        }),
      ],
    },
  },
]
