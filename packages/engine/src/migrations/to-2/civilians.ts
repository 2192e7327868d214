import { frames } from '../parts.ts'
import type { Saved } from '../shape.ts'

/** A civilian ship is counted as lost when it has been chosen; before, it was when somebody was asked for it. */
export const civiliansToLose = (saved: Saved): Saved =>
  frames(saved, 'do destroy-civilians', (f) =>
    f.step === 'destroy' && typeof f.n === 'number' ? { ...f, n: f.n + 1 } : f,
  )
