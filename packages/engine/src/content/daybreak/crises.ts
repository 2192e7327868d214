import type { CrisisCard } from '../../core/content.ts'
import { draw, drawFrom } from '../../effects/cards.ts'
import { sendTo } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import { checked, crisis, on, P, T, X } from '../print.ts'
import { mutiny } from './names.ts'

export const crises: readonly CrisisCard[] = [
  crisis(
    'domestic-dispute',
    'Domestic Dispute',
    ['raiders'],
    checked(on(9, [P, T], [lose('morale', 1), sendTo('current', 'sickbay')])),
  ),
  crisis(
    'rallying-support',
    'Rallying Support',
    ['raiders', 'jump'],
    checked(on(8, [P, T], [lose('population', 1), drawFrom('current', mutiny, 1), draw('current', 1, [X])])),
  ),
]
