import { frames } from '../parts.ts'
import type { Saved } from '../shape.ts'

/** Turning up, totalling and judging are steps of their own; open cards are a list. */
export const checksInSteps = (saved: Saved): Saved =>
  frames(saved, 'skill-check', (f) => ({
    ...f,
    step: f.step === 'resolve' ? 'judge' : f.step,
    bonuses: [],
    destiny: 2,
    besides: [],
    faceUp: f.faceUp === true ? 'everybody' : 'nobody',
    reckless: false,
    silenced: false,
    open: f.faceUp === true && Array.isArray(f.cards) ? f.cards.map((_, i) => i) : [],
    done: [],
    strength: f.revealed === true ? f.strength : null,
  }))
