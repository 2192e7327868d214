import { roll } from '../../../effects/choices.ts'
import { finalJump, inPhase } from '../../../effects/objective.ts'
import { leaveBehind, sendTo } from '../../../effects/people.ts'
import { destroyPiled } from '../../../effects/piles.ts'
import { isAboard } from '../../../effects/when.ts'
import * as says from '../../../rules/passives.ts'
import type { TitleAbility } from '../../set.ts'
import { locked, planet, prepared } from './names.ts'

/** What the title cards of the objective say besides those of the base box (P-SETUP-14). */
export const titleAbilities: readonly TitleAbility[] = [
  {
    id: 'risks-detention',
    of: 'president',
    title: 'Watched',
    kind: 'passive',
    // P-NC-27, P-NC-28
    passives: [
      says.afterQuorum(
        [isAboard('user', planet)],
        roll({ atMost: 3 }, [sendTo('user', 'detention')], [], 'user'),
      ),
    ],
  },
  {
    id: 'leave-new-caprica',
    of: 'admiral',
    title: 'Leave New Caprica',
    kind: 'card',
    window: 'action',
    when: [inPhase('return')], // P-NC-81
    // P-WIN-1, P-WIN-2; PQ27
    effect: [destroyPiled('all', locked, prepared), leaveBehind(planet), finalJump()],
  },
]
