import type { Character } from '../../core/content.ts'
import * as says from '../../rules/passives.ts'
import { ability } from '../print.ts'

export const characters: readonly Character[] = [
  {
    id: 'helena-cain',
    title: 'Helena Cain',
    type: 'military-leader',
    skills: [
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 2 },
      { types: ['leadership', 'tactics'], draw: 1 },
    ],
    start: 'pegasus-cic',
    alsoAt: 'command',
    loyaltyExtra: 0,
    abilities: [
      ability('weakness', 'bent-on-revenge', 'Bent on Revenge', {
        passives: [says.cannotActivate('ftl-control', 'engine-room')],
      }),
    ],
  },
]
