import type { KindOfShip } from '../../core/content.ts'
import { assaultRaptor } from './names.ts'

export const shipKinds: readonly KindOfShip[] = [
  {
    id: assaultRaptor,
    title: 'assault raptor',
    plural: 'assault raptors',
    class: 'fighter', // D-RAPTOR-6
    side: 'human',
    count: 4, // D-RAPTOR-15
    atStart: 1, // D-SETUP-2
    notInSetup: true, // D-RAPTOR-1
    destroyedByDamage: true, // D-RAPTOR-11
    notRisked: true, // D-RAPTOR-4
    mayStay: true, // D-RAPTOR-13, D-RAPTOR-14
  },
]
