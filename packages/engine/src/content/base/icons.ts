import type { IconPrint } from '../../core/content.ts'
import type { ShipIcon } from '../../core/names.ts'
import { activate, moveFleet } from '../../effects/ships.ts'

const ships = (id: ShipIcon, title: string): IconPrint => ({
  id,
  title,
  step: 'activate-cylons',
  effect: [activate(id)],
})

export const icons: readonly IconPrint[] = [
  ships('raiders', 'raiders'),
  ships('heavy', 'heavy raiders and centurions'),
  ships('basestars', 'basestars'),
  ships('launch', 'raider launch'),
  { id: 'jump', title: 'The fleet prepares to jump', step: 'prepare-jump', effect: [moveFleet(1)] },
]
