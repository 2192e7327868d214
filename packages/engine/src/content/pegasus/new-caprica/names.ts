import type { Effect, Who } from '../../../core/effect.ts'
import { possibleChoice } from '../../../effects/choices.ts'
import { evacuate, shiftPile } from '../../../effects/piles.ts'

// What the components of the objective name.

export const force = 'occupation-force'
export const planet = 'new-caprica'
export const [locked, prepared] = ['locked-civilian-ships', 'prepared-civilian-ships'] as const

/** P-NC-62 */
export const prepareShip = shiftPile(locked, prepared)
export const evacuateShip = evacuate(prepared)

/** A ship is prepared or, once Galactica is back, evacuated (P-NC-63). */
export const prepareOrEvacuate = (who: Who, ...thereafter: Effect) =>
  possibleChoice(who, [prepareShip], [evacuateShip, ...thereafter])
