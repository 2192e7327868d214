import type { Objective } from '../../../core/content.ts'
import { finalJump, sleeperPhase } from '../../../effects/objective.ts'

/** D-HOME-4, D-HOME-5 */
export const earth: Objective = {
  id: 'earth',
  title: 'Earth',
  about: 'The search for home: missions of the Demetrius shorten the way or change the war.',
  milestones: [{ at: 4, effect: [sleeperPhase()] }],
  goal: 10,
  lastJump: [finalJump()],
}
