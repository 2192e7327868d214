import type { Plan } from './plan-parts.ts'
import { tall } from './plan-tall.ts'
import { wide } from './plan-wide.ts'
import type { BoardUp } from './strips.ts'

/** Where everything is on a board of this size; a narrow one is as high as it takes. */
export const plan = (w: number, h: number, boards: readonly BoardUp[], people: number): Plan =>
  w < 520 ? tall(w, h, boards, people) : wide(w, h, boards, people)
