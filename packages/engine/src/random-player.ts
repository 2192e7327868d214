import type { Answer, Request } from './decide.ts'

/** A source of numbers from 0 to n - 1. */
export type Chance = (n: number) => number

/** Small and fast; for players made of chance, not for the game itself. */
export function chance(seed: number): Chance {
  let x = (seed ^ 0x9e3779b9) >>> 0 || 1
  return (n) => {
    x ^= x << 13
    x >>>= 0
    x ^= x >>> 17
    x ^= x << 5
    x >>>= 0
    return x % n
  }
}

/** Any allowed answer, each number of options equally likely. */
export function randomAnswer(request: Request, random: Chance): Answer {
  const count = request.min + random(request.max - request.min + 1)
  if (count === 0) return { request: request.id, options: [] }
  // One is what is asked for most, and the names of all others need not be looked up for it.
  if (count === 1) {
    const chosen = request.options[random(request.options.length)]
    return { request: request.id, options: chosen ? [chosen.id] : [] }
  }
  const pool = request.options.map((o) => o.id)
  const options: string[] = []
  for (let i = 0; i < count; i++) {
    const at = random(pool.length)
    const id = pool[at]
    if (id === undefined) break
    options.push(id)
    pool[at] = pool[pool.length - 1] ?? id
    pool.pop()
  }
  return { request: request.id, options }
}
