import type { KindOfShip } from '../../core/content.ts'

export const shipKinds: readonly KindOfShip[] = [
  { id: 'basestar', title: 'basestar', plural: 'basestars', class: 'basestar', side: 'cylon', count: 2 },
  { id: 'raider', title: 'raider', plural: 'raiders', class: 'raider', side: 'cylon', count: 16 },
  { id: 'heavy', title: 'heavy raider', plural: 'heavy raiders', class: 'heavy', side: 'cylon', count: 4 },
  { id: 'viper', title: 'viper', plural: 'vipers', class: 'fighter', side: 'human', count: 8 },
  {
    id: 'civilian',
    title: 'civilian ship',
    plural: 'civilian ships',
    class: 'civilian',
    side: 'human',
    count: 12,
  },
  { id: 'raptor', title: 'raptor', plural: 'raptors', class: 'raptor', side: 'human', count: 4 },
  { id: 'centurion', title: 'centurion', plural: 'centurions', class: 'centurion', side: 'cylon', count: 4 },
  { id: 'nuke', title: 'nuke', plural: 'nukes', class: 'nuke', side: 'human', count: 2 },
]
