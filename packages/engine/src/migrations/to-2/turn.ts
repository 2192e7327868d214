import { field } from '../parts.ts'
import type { Saved } from '../shape.ts'

/** Effects can last for a turn. */
export const turnEffects = (saved: Saved): Saved => ({
  ...saved,
  turn: { ...field(saved, 'turn'), lasting: [] },
})
