import type { Character } from '../../core/content.ts'
import { drawFrom } from '../../effects/cards.ts'
import { once } from '../print.ts'

/** Cylon Leaders: revealed from the start (D-LEAD-1), with motives of their own. */
const leader = { type: 'cylon-leader', standing: 'leader', loyaltyExtra: 0 } as const

export const leaders: readonly Character[] = [
  {
    ...leader,
    id: 'danna-biers',
    title: "D'Anna Biers",
    skills: [
      { types: ['politics', 'leadership'], draw: 1 },
      { types: ['treachery', 'engineering'], draw: 1 },
    ],
    start: 'human-fleet', // DQ38
    abilities: [
      once('dont-trust-anyone', "Don't Trust Anyone", {
        window: 'action',
        effect: [drawFrom('user', 'super-crisis', 2)],
      }),
    ],
  },
]
