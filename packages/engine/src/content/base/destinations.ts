import type { Destination } from '../../core/content.ts'
import { refit, risk } from '../../effects/destinations.ts'
import { gain, lose } from '../../effects/resources.ts'
import { damageVipers, destroyCivilians, destroyRaptors, place } from '../../effects/ships.ts'

export const destinations: readonly Destination[] = [
  {
    id: 'asteroid-field',
    title: 'Asteroid Field',
    copies: 2,
    distance: 3,
    effect: [lose('fuel', 2), destroyCivilians(1)],
  },
  { id: 'barren-planet', title: 'Barren Planet', copies: 4, distance: 2, effect: [lose('fuel', 2)] },
  {
    id: 'cylon-ambush',
    title: 'Cylon Ambush',
    copies: 1,
    distance: 3,
    effect: [lose('fuel', 1), place({ bow: { basestar: 1, raider: 3 }, stern: { civilian: 3 } })],
  },
  {
    id: 'cylon-refinery',
    title: 'Cylon Refinery',
    copies: 1,
    distance: 2,
    effect: [lose('fuel', 1), risk('viper', 2, 6, [gain('fuel', 2)], [damageVipers(2, 'reserve')])],
  },
  {
    id: 'deep-space',
    title: 'Deep Space',
    copies: 3,
    distance: 2,
    effect: [lose('fuel', 1), lose('morale', 1)],
  },
  { id: 'desolate-moon', title: 'Desolate Moon', copies: 1, distance: 3, effect: [lose('fuel', 3)] },
  {
    id: 'icy-moon',
    title: 'Icy Moon',
    copies: 2,
    distance: 1,
    effect: [lose('fuel', 1), risk('raptor', 1, 3, [gain('food', 1)], [destroyRaptors(1)])],
  },
  { id: 'ragnar-anchorage', title: 'Ragnar Anchorage', copies: 1, distance: 1, effect: [refit(3, 1)] },
  {
    id: 'remote-planet',
    title: 'Remote Planet',
    copies: 3,
    distance: 2,
    effect: [lose('fuel', 1), destroyRaptors(1)],
  },
  {
    id: 'tylium-planet',
    title: 'Tylium Planet',
    copies: 4,
    distance: 1,
    effect: [lose('fuel', 1), risk('raptor', 1, 3, [gain('fuel', 2)], [destroyRaptors(1)])],
  },
]
