import { type Chance, chance, type Request } from '@ragtag/engine'

/** A bot's luck for one question: the same for the same seed, seat and question, whatever went before. */
export function luck(seed: string, request: Request): Chance {
  const text = `${seed} ${request.id}`
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  const random = chance(h >>> 0)
  random(2) // The first numbers of close seeds are close.
  return random
}
