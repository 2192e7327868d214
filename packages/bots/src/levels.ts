import type { Answer, Chance, Imagine, Option, Request, View } from '@ragtag/engine'
import { choose } from './choose.ts'
import type { Memory } from './memory.ts'
import { contentFor } from './printed.ts'
import { type Budget, search } from './search.ts'

// How well a bot plays: `easy` by rules of thumb with human mistakes, `normal` by rules of thumb, `hard` by trying out
// in imagined games what its rules of thumb think of. Games of normal bots are to be even ones: their Cylons give quarter
// once all know them.

export const levels = ['easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]

/** Those who try things out, and need time for it. */
export const searching: readonly Level[] = ['hard']

/** How often a bot takes something else than what is best, of a hundred times: an easy one, or who gives quarter. */
const slips = 20
const quarter = 60

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
  if (level === 'hard') return imagine ? search(first, view, request, memory, random, imagine, budget) : first
  const known = isKnownCylon(view, request.seat)
  if (known && isStay(first, request)) return elsewhere(request, random)
  return random(100) < (known ? quarter : level === 'easy' ? slips : 0) ? slip(first, request, random) : first
}

/** Whether somebody plays for the Cylons, and all know it. */
function isKnownCylon(view: View, seat: number): boolean {
  const me = view.players[seat]
  return me?.revealed === true && contentFor(view).rules.standings[me.standing]?.wins === 'cylons'
}

const isStay = (answer: Answer, request: Request): boolean =>
  request.prompt.key === 'prompt.move' && answer.request === request.id && answer.options.length === 0

/** Whoever gives quarter does not do the same turn after turn. */
function elsewhere(request: Request, random: Chance): Answer {
  const to = request.options[random(Math.max(1, request.options.length))]
  return { request: request.id, options: to ? [to.id] : [] }
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
