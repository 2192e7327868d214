import type { Saved } from '../shape.ts'

/** There were no phases and no stacks of tokens. */
export const phases = (saved: Saved): Saved => ({ ...saved, phase: '', piles: {} })
