import type { Answer, Chance, Imagine, Option, Request, View } from '@ragtag/engine'
import { choose } from './choose.ts'
import type { Memory } from './memory.ts'
import { type Budget, search } from './search.ts'

// How well a bot plays: `easy` by rules of thumb with human mistakes, `normal` by rules of thumb, `hard` by trying out
// in imagined games what its rules of thumb think of.

export const levels = ['easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]

/** Those who try things out, and need time for it. */
export const searching: readonly Level[] = ['hard']

/** How often an easy bot does not see what is best, one in so many. */
const slips = 5

/** What a bot of that level answers; a hard one thinks no longer than it is given. */
export function think(
  level: Level,
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine: Imagine | undefined,
  budget?: Budget,
): Answer {
  const first = choose(view, request, memory, random, imagine)
  if (level === 'hard' && imagine) return search(first, view, request, memory, random, imagine, budget)
  return level === 'easy' && random(slips) === 0 ? slip(first, request, random) : first
}

/** A mistake somebody makes who does not look closely: something else of the kind, or nothing. */
function slip(answer: Answer, request: Request, random: Chance): Answer {
  if (answer.request !== request.id || request.min !== request.max || request.max !== 1) return answer
  const others = request.options.filter((o) => !answer.options.includes(o.id) && isHarmless(o))
  const other = others[random(Math.max(1, others.length))]
  return other ? { request: request.id, options: [other.id] } : answer
}

/** Nobody shows himself by mistake. */
const isHarmless = ({ id }: Option): boolean => !id.startsWith('reveal:')

/**
 * What harms the fleet least, for somebody who is not there to answer: his side has no part in it, so nobody loses by his
 * absence and nothing shows by it. Of a Cylon whom all know everybody expects harm.
 */
export const mildest = (
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine: Imagine | undefined,
): Answer =>
  choose(
    { ...view, players: view.players.map((p) => (p.seat === request.seat ? { ...p, loyalty: [] } : p)) },
    request,
    memory,
    random,
    imagine,
  )
