import type { Answer, Option } from '@ragtag/engine'
import { counting, strengthIn, typical } from './checks.ts'
import { isCylon, type Mind } from './mind.ts'
import { mostAdded } from './places.ts'

// What players say about what they have added to a check: nobody may name his cards, but everybody may say how much
// they help. Who means well says what is true; a hidden Cylon says what a human who adds as many cards would say.

export const claims = ['nothing', 'a-bit', 'some', 'much', 'a-lot'] as const
export type Claim = (typeof claims)[number]

/** From which strength on each is said. */
const from: Readonly<Record<Claim, number>> = { nothing: -99, 'a-bit': 1, some: 3, much: 6, 'a-lot': 10 }

/** What is meant by it on average, and how far that strays. */
export const meant: Readonly<Record<Claim, { readonly strength: number; readonly spread: number }>> = {
  nothing: { strength: 0, spread: 0.3 },
  'a-bit': { strength: 1.6, spread: 0.6 },
  some: { strength: 4, spread: 0.9 },
  much: { strength: 7.2, spread: 1.2 },
  'a-lot': { strength: 12, spread: 2 },
}

const claimed = (strength: number): Claim =>
  [...claims].reverse().find((c) => strength >= from[c]) ?? 'nothing'

/** What one card of a human player counts for a check on average. */
const usual = 2.3
/** How far that strays: who says the same every time is soon known by it. */
const stray = 0.8

/** What is said with an answer, if anything. */
export function claimOf(mind: Mind, { options }: Answer): Claim | undefined {
  const { request, view, side } = mind
  if (request.prompt.key !== 'prompt.contribute' || side === 'revealed' || view.check === null)
    return undefined
  const chosen = request.options.filter((o) => options.includes(o.id))
  const strength = chosen.reduce((sum, o: Option) => sum + strengthIn(mind, o.card ?? ''), 0)
  const humans = usual * chosen.length + (view.turn.number % 2 === 0 ? stray : -stray)
  return claimed(isCylon(mind) ? Math.max(strength, humans) : strength)
}

/** What somebody says before cards are added: how much he could help if he had to. */
export function pledgeOf(mind: Mind): Claim | undefined {
  const { view, seat, side } = mind
  const check = view.check
  if (check === null || side === 'revealed') return undefined
  const strengths = view.hand
    .map((card) => strengthIn(mind, card))
    .filter((n) => n > 0)
    .sort((a, b) => b - a)
    .slice(0, mostAdded(mind, seat))
  const able = strengths.reduce((sum, n) => sum + n, 0)
  return claimed(isCylon(mind) ? Math.max(able, Math.round(typical(mind, seat, counting(check)))) : able)
}
