import type { Plan } from './plan-parts.ts'
import { tall } from './plan-tall.ts'
import { wide } from './plan-wide.ts'

/** Where everything is on a board of this size; a narrow one is as high as it takes. */
export const plan = (w: number, h: number): Plan => (w < 520 ? tall(w, Math.max(h, 610)) : wide(w, h))
