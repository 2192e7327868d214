import type { Destination } from '../../core/content.ts'
import { may } from '../../effects/choices.ts'
import { arrangeTop, findCrisis } from '../../effects/decks.ts'
import { jumpElsewhere, onceArrived } from '../../effects/destinations.ts'
import { gain, lose } from '../../effects/resources.ts'
import { destroyCivilians, place, repairVipers } from '../../effects/ships.ts'

export const destinations: readonly Destination[] = [
  {
    id: 'binary-star',
    title: 'Binary Star',
    copies: 1,
    distance: 2,
    effect: [lose('fuel', 1), place({ bow: { civilian: 1 }, stern: { civilian: 1 } })],
  },
  {
    id: 'a-civilian-convoy',
    title: 'A Civilian Convoy',
    copies: 1,
    distance: 3,
    effect: [lose('fuel', 3), gain('population', 1), may('admiral', lose('morale', 1), gain('fuel', 1))],
  },
  {
    id: 'gas-cloud',
    title: 'Gas Cloud',
    copies: 1,
    distance: 1,
    effect: [onceArrived(may('admiral', arrangeTop('admiral', 'crisis', 3)))], // P-CLAR-2
  },
  {
    id: 'mining-asteroid',
    title: 'Mining Asteroid',
    copies: 1,
    distance: 2,
    effect: [lose('fuel', 1), repairVipers('admiral', 2), findCrisis('scar')],
  },
  {
    id: 'misjump',
    title: 'Misjump',
    copies: 1,
    distance: 0,
    effect: [destroyCivilians(1), jumpElsewhere()],
  },
]
