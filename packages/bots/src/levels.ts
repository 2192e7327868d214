import type { Answer, Chance, Imagine, Option, Request, View } from '@ragtag/engine'
import { actionWorth, isReveal } from './actions.ts'
import { aboutSelf, stakes } from './checks.ts'
import { choose, chooseWithout, isDecided } from './choose.ts'
import { ownPart } from './gain.ts'
import type { Memory } from './memory.ts'
import { best, type Mind, mindOf } from './mind.ts'
import { placeWorth } from './movement.ts'
import { contentFor } from './printed.ts'
import { turnsToGo } from './resources.ts'
import { type Budget, search } from './search.ts'
import { chanceAtStart } from './start.ts'
import { guilty } from './suspicion.ts'
import { chanceSeen } from './value.ts'
import { isOnEdge } from './values.ts'

// How well a bot plays: `easy` by rules of thumb with human mistakes, `normal` by rules of thumb and a glance ahead where
// much hangs on it, `hard` by trying out in imagined games what its rules of thumb think of. Games of normal bots are to
// be even ones: their Cylons leave the fleet a chance once all know them.

export const levels = ['easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]

/** How often an easy bot takes something else than what is best, of a hundred times. */
const slips = 20

/** How far a normal bot looks ahead: to the end of the turn, in a few imagined games. */
const glance = { ms: 50, worlds: 8, turns: 1, answers: 3 } satisfies Budget

/** How many milliseconds a bot thinks about a question at most; by what everybody sees. */
export function timeFor(level: Level, view: View, request: Request): number {
  if (level === 'hard') return Number.POSITIVE_INFINITY
  return level === 'normal' && isWorthALook(view, request) ? glance.ms : 0
}

type Cylon = 'known' | 'hidden' | 'leader'

/** How often a Cylon below hard spares the fleet, of a hundred times, by for how many turns all know him, gone and to come. */
export type Quarter = Readonly<Record<Cylon, (turns: number) => number>>

/** What the chance of the humans is at most tables when a game begins. */
const usual = 0.41

/**
 * Nobody spares the fleet in hiding, unless the way is harder than usual. One whom all know does, the more often, the longer
 * they know him in all, so that a mask is worth something; where he is not the only one; and where it stands badly.
 */
function quarterSeen(view: View): Quarter {
  const now = chanceSeen(view)
  const harder = usual - chanceAtStart(view)
  const shown = view.players.filter((p) => p.revealed && !p.sympathizer).length
  return {
    known: (turns) => Math.min(95, -80 * now + 3 * turns + 150 * harder + 20 * Math.max(0, shown - 1)),
    leader: () => 80 - 68 * now + 75 * harder,
    hidden: () => 150 * harder,
  }
}

/** What a bot of that level answers; it thinks no longer than it is given, and gives quarter below hard. */
export function think(
  level: Level,
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine: Imagine | undefined,
  budget?: Budget,
  quarter: (view: View) => Quarter = quarterSeen,
): Answer {
  if (level === 'hard') {
    const first = choose(view, request, memory, random, imagine)
    return imagine ? search(first, view, request, memory, random, imagine, budget) : first
  }
  const mind = mindOf(view, request, memory, random)
  const cylon = cylonIn(mind)
  const turns = turnsToGo(view, mind.content) + (memory.known ?? 0)
  const spares =
    cylon !== undefined &&
    !(cylon === 'hidden' && (isInDanger(mind) || isFoundOut(mind))) &&
    random(100) < quarter(view)[cylon](turns)
  // In hiding he does what a human would: it does him good besides.
  if (cylon === 'hidden' && spares) return mildest(view, request, memory, random, imagine)
  const first = choose(view, request, memory, random, imagine)
  // Whoever gives quarter does not do the same turn after turn, nor what would hurt most.
  if (spares || (cylon === 'known' && isStay(first, request))) return nextBest(first, mind, imagine, spares)
  if (level === 'easy' && random(100) < slips) return slip(first, request, random)
  return level === 'normal' && imagine && isWorthALook(view, request)
    ? search(first, view, request, memory, random, imagine, { ...glance, ...budget })
    : first
}

/** What nobody has taught it to judge, and everything as soon as the next turn can be the last. */
const isWorthALook = (view: View, { prompt }: Request): boolean =>
  !isDecided(prompt.key) || isOnEdge({ view, content: contentFor(view) })

/** Whether somebody plays against the fleet, and whether all know it; a Leader does it for ends of his own. */
function cylonIn({ side, aims, content, me }: Mind): Cylon | undefined {
  if (side === 'human') return undefined
  if (aims) return 'leader'
  if (side === 'hidden') return 'hidden'
  // Whoever is just showing himself has nothing to spare yet.
  return me.revealed && content.rules.standings[me.standing]?.wins === 'cylons' ? 'known' : undefined
}

/** Whether the check under way is about himself, or bad for him: nobody gives quarter at his own cost. */
const isInDanger = (mind: Mind): boolean =>
  mind.view.check !== null && (aboutSelf(mind) || ownPart(stakes(mind)) < 0)

/** Whether he passes for a human no more: to spare the fleet does him no good then. */
const isFoundOut = ({ suspicion, seat }: Mind): boolean => (suspicion[seat] ?? 0) >= guilty

const isStay = (answer: Answer, request: Request): boolean =>
  request.prompt.key === 'prompt.move' && answer.request === request.id && answer.options.length === 0

/** What he would do if he could not do that: something else that looks as if it was meant. */
function nextBest(first: Answer, mind: Mind, imagine: Imagine | undefined, spares: boolean): Answer {
  const { request, aims } = mind
  if (request.prompt.key === 'prompt.contribute' && request.min === 0 && aims === undefined)
    return { request: request.id, options: [] }
  const only = first.options.length === 1 || isStay(first, request)
  if (first.request !== request.id || !only || request.max !== 1) return first
  // Whatever is done to him he may ignore; to suffer it would be no quarter.
  if (request.prompt.key === 'prompt.consent') return first
  if (request.prompt.key === 'prompt.move')
    return ofUse(first, mind, (o) => placeWorth(mind, o.location ?? ''), spares)
  if (request.prompt.key === 'prompt.action') return ofUse(first, mind, (o) => actionWorth(mind, o), true)
  const showing = request.options.filter(isReveal).map((o) => o.id)
  return chooseWithout(mind, [...first.options, ...showing], imagine) ?? first
}

/** What is worth no more than that is of no use. */
const useless = 0.04

/** Of all else that is of any use what harms most, or least for mercy: nobody sits idle. */
function ofUse(first: Answer, { request }: Mind, worth: (o: Option) => number, mercy: boolean): Answer {
  const others = request.options.filter((o) => !first.options.includes(o.id) && !isReveal(o))
  const { option } = best(
    others.filter((o) => worth(o) > useless),
    (o) => (mercy ? -worth(o) : worth(o)),
  )
  return option ? { request: request.id, options: [option.id] } : first
}

/** A mistake somebody makes who does not look closely: something else of the kind, or nothing; nobody shows himself by one. */
function slip(answer: Answer, request: Request, random: Chance): Answer {
  if (answer.request !== request.id || request.min !== request.max || request.max !== 1) return answer
  const others = request.options.filter((o) => !answer.options.includes(o.id) && !isReveal(o))
  const other = others[random(Math.max(1, others.length))]
  return other ? { request: request.id, options: [other.id] } : answer
}

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
