import type { CrisisCard } from '../../core/content.ts'
import { turnBoard } from '../../effects/boards.ts'
import { sendAll } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import { checked, crisis, E, F, on, T } from '../print.ts'
import { colonialOne } from './names.ts'

/** Where Colonial One has a side for its end, the bomb turns it up, and nothing stays in play (D-OVER-16, D-OVER-17). */
export const superCrises: readonly CrisisCard[] = [
  crisis(
    'bomb-on-colonial-1',
    'Bomb on Colonial 1',
    [],
    checked(
      on(
        15,
        [T, F, E],
        [lose('morale', 2), sendAll({ board: colonialOne }, 'sickbay'), turnBoard(colonialOne, 'destroyed')],
      ),
    ),
  ),
]
