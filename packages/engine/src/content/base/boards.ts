import type { Board } from '../../core/content.ts'
import { loseGame } from '../../effects/boards.ts'

export const boards: readonly Board[] = [
  {
    id: 'galactica',
    title: 'Galactica',
    sides: [{ id: 'front', enter: 'humans' }],
    wrecked: { at: 6, effect: [loseGame('damage')] }, // B-WIN-9
  },
  { id: 'colonial-one', title: 'Colonial One', sides: [{ id: 'front', enter: 'humans' }] },
  { id: 'cylon', title: 'the Cylon locations', sides: [{ id: 'front', enter: 'cylons' }] },
]
