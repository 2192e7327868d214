import { type Chance, chance, type Request } from '@ragtag/engine'

/** A number for a text, always the same. */
export function numberOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** A bot's luck for one question: the same for the same seed, seat and question, whatever went before. */
export function luck(seed: string, request: Request): Chance {
  const random = chance(numberOf(`${seed} ${request.id}`))
  random(2) // The first numbers of close seeds are close.
  return random
}
