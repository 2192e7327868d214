import type { Condition } from '../../core/conditions.ts'
import type { OtherCard } from '../../core/content.ts'
import { below, sideWins } from '../../effects/when.ts'

const agenda =
  (deck: 'sympathetic-agenda' | 'hostile-agenda') =>
  (id: string, title: string, ...wins: readonly Condition[]): OtherCard => ({
    id,
    title,
    deck,
    copies: 1,
    wins,
  })

const sympathetic = agenda('sympathetic-agenda')
const hostile = agenda('hostile-agenda')

export const agendas: readonly OtherCard[] = [
  sympathetic(
    'convert-the-infidels',
    'Convert the Infidels',
    sideWins('humans'),
    below('fuel', 4),
    below('food', 4),
    below('morale', 4),
    below('population', 4),
  ),
  hostile('genocide', 'Genocide', sideWins('cylons'), below('food', 3), below('population', 3)),
]
