import type { Character } from '../../core/content.ts'
import { choice } from '../../effects/choices.ts'
import { gain } from '../../effects/resources.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'
import { miracle } from './names.ts'

export const characters: readonly Character[] = [
  {
    id: 'gaius-baltar-alternate',
    title: 'Gaius Baltar',
    type: 'support',
    alternateOf: 'gaius-baltar',
    skills: [
      { types: ['politics'], draw: 2 },
      { types: ['leadership'], draw: 2 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'admirals-quarters',
    loyaltyExtra: 0, // D-LOY-12
    abilities: [
      ability('passive', 'cult-leader', 'Cult Leader', { passives: [says.tokenLimit(miracle, 3)] }), // D-MIR-11
      once('broadcast', 'Broadcast', {
        window: 'action',
        tokens: 3, // D-MIR-12
        effect: [
          choice('user', [gain('fuel', 2)], [gain('food', 2)], [gain('morale', 2)], [gain('population', 2)]),
        ],
      }),
    ],
  },
]
