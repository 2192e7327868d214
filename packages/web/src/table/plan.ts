import type { Plan } from './plan-parts.ts'
import { tall } from './plan-tall.ts'
import { wide } from './plan-wide.ts'
import type { BoardUp } from './strips.ts'

/**
 * Where everything is on a board of this size; one that is narrow or low is as high as it takes. `close` has rooms
 * made for those who usually stand there, not for everybody at once.
 */
export const plan = (
  w: number,
  h: number,
  boards: readonly BoardUp[],
  people: number,
  close = false,
): Plan => (w < 500 || (w < 620 && h > w) ? tall(w, h, boards, people) : wide(w, h, boards, people, close))
