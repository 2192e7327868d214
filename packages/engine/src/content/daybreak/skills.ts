import type { SkillCard } from '../../core/content.ts'
import { choice } from '../../effects/choices.ts'
import { gainShips } from '../../effects/fleet.ts'
import { destroyRaptors, restoreRaptors } from '../../effects/ships.ts'
import { skillCard } from '../print.ts'

const middle = { 3: 1, 4: 1 }

export const skillCards: readonly SkillCard[] = [
  skillCard('engineering', middle, 'raptor-specialist', 'Raptor Specialist', {
    window: 'action',
    effect: [choice('user', [destroyRaptors(1), gainShips('assault-raptor', 1)], [restoreRaptors(1)])],
  }),
]
