import type { View } from '@ragtag/engine'
import { type Content, kept, type Resource, resources } from './printed.ts'

// What the four dials are worth to the humans: what is lost makes it likelier that one of them runs out before the journey
// is over. The fewer are left and the longer the way, the dearer each one is. The unit of everything a bot weighs is
// roughly one resource of the start.

/** What the game itself is worth, and what it is in likelihoods of losing it. */
const theGame = 30
const perLikelihood = 13
/** What a resource is worth besides: it cannot be known what comes. */
const inReserve = { lost: 0.2, gained: 0.1 }
/** What a turn takes on average, what a jump takes besides, and how far that strays. */
export const drain: Readonly<
  Record<Resource, { readonly turn: number; readonly jump: number; readonly spread: number }>
> = {
  fuel: { turn: 0.035, jump: 1.25, spread: 1 },
  food: { turn: 0.165, jump: 0, spread: 1.25 },
  morale: { turn: 0.13, jump: 0.1, spread: 1.35 },
  population: { turn: 0.25, jump: 0.37, spread: 1.4 },
}

type Prices = Readonly<Record<Resource, number>>

/**
 * How much dearer one is than its likelihood says, and what the first one lost costs at least; the second half of them
 * costs twice as much, and so on. Found by taking one away in the middle of games, by lot: on a way that is all there is,
 * fuel costs most games; where the fleet settles at its end, people and their spirits run out first.
 */
const onTheWay: { readonly dearness: Prices; readonly least: Prices } = {
  dearness: { fuel: 1.6, food: 0.95, morale: 1, population: 2.1 },
  least: { fuel: 1.4, food: 1, morale: 1.1, population: 1.1 },
}
const toSettle: typeof onTheWay = {
  dearness: { fuel: 1.1, food: 0.65, morale: 1.4, population: 3.6 },
  least: { fuel: 0.9, food: 0.65, morale: 1.1, population: 1.6 },
}

/** How many turns go by until the fleet marker goes on. */
export const turnsPerSpace = 1.75
/** How many turns as hard as those on the way a phase of the objective is worth: as seen from it, and from before it. */
const phaseTurns = { within: 24, ahead: 24 }

/** How many turns a jump takes; some are made before the end of the track. */
export const turnsPerJump = ({ rules }: Content): number => turnsPerSpace * (rules.jumpTrack.length - 0.7)

/** How many jumps each distance takes, if the farther of two destinations is chosen. */
const jumpsFor = kept((content: Content): readonly number[] => {
  const leaps = [...content.destinations.values()].flatMap(({ copies, distance }) =>
    Array.from({ length: copies }, () => Math.max(1, distance)),
  )
  const jumps = [0]
  for (let left = 1; left <= content.rules.objective.goal; left++) {
    let sum = 0
    for (const a of leaps) for (const b of leaps) sum += jumps[Math.max(0, left - Math.max(a, b))] ?? 0
    jumps.push(1 + sum / Math.max(1, leaps.length ** 2))
  }
  return jumps
})

/** How many more jumps there are to come before the last one, if the fleet were so much farther. */
export const jumpsLeft = (view: View, content: Content, farther = 0): number =>
  jumpsFor(content)[Math.max(0, content.rules.objective.goal - view.distance - farther)] ?? 0

/** How many turns the journey will still take. */
function turnsLeft(view: View, content: Content): number {
  if (view.phase !== undefined) return phaseTurns.within
  const last = content.rules.objective.phases ? phaseTurns.ahead : turnsPerJump(content)
  const before = jumpsLeft(view, content) * turnsPerJump(content) - turnsPerSpace * view.jumpTrack
  return Math.max(1, before + last)
}

/** How likely so much of a resource is not enough for so many turns. */
function ruin(view: View, content: Content, resource: Resource, level: number, turns: number): number {
  if (level <= 0) return 1
  const { turn, jump, spread } = drain[resource]
  const need = turn * turns + jump * jumpsLeft(view, content)
  return 1 / (1 + Math.exp((-1.7 * (need - level + 0.5)) / (spread * Math.sqrt(need + 0.6))))
}

/** What was worked out for a view, by resource and level. */
type Outlook = {
  readonly turns: number
  readonly ruin: Readonly<Record<Resource, (number | undefined)[]>>
  turn?: number
}

const outlooks = new WeakMap<View, Outlook>()

function outlookOf(view: View, content: Content): Outlook {
  const known = outlooks.get(view)
  if (known) return known
  const made: Outlook = {
    turns: turnsLeft(view, content),
    ruin: { fuel: [], food: [], morale: [], population: [] },
  }
  outlooks.set(view, made)
  return made
}

/** How likely a resource runs out before the end, if there were so much of it. */
function ruinAt(view: View, content: Content, resource: Resource, level: number): number {
  const { turns, ruin: known } = outlookOf(view, content)
  const at = Math.max(0, level)
  const found = known[resource][at] ?? ruin(view, content, resource, at, turns)
  known[resource][at] = found
  return found
}

/** What the step from this level to the one below costs: also where all seems lost, the last ones are dear. */
function step(view: View, content: Content, resource: Resource, level: number): number {
  const likelier = ruinAt(view, content, resource, level - 1) - ruinAt(view, content, resource, level)
  const { dearness, least } = content.rules.objective.phases ? toSettle : onTheWay
  const atLeast = (least[resource] * content.rules.start[resource]) / level
  return Math.max(atLeast, perLikelihood * dearness[resource] * likelier)
}

/** What it costs to lose so many. */
export function loss(view: View, content: Content, resource: Resource, n: number): number {
  const level = view.resources[resource]
  if (level <= 0) return 0
  if (n >= level) return theGame
  let sum = inReserve.lost * n
  for (let i = 0; i < n; i++) sum += step(view, content, resource, level - i)
  return sum
}

/** What it is worth to gain so many. */
export function gain(view: View, content: Content, resource: Resource, n: number): number {
  const level = view.resources[resource]
  const more = Math.min(content.rules.maximum, level + n) - level
  let sum = inReserve.gained * more
  for (let i = 1; i <= more; i++) sum += step(view, content, resource, level + i)
  return sum
}

/** What one turn less on the way is worth, for what it would take. */
export function turnSpared(view: View, content: Content): number {
  const outlook = outlookOf(view, content)
  const { turns } = outlook
  outlook.turn ??= resources.reduce((sum, r) => {
    const at = (t: number): number => ruin(view, content, r, view.resources[r], t)
    return sum + (perLikelihood * (at(turns + 1) - at(Math.max(0, turns - 1)))) / 2
  }, 0)
  return outlook.turn
}

/** How many turns there will be still. */
export const turnsToGo = (view: View, content: Content): number => outlookOf(view, content).turns

/** How likely all dials last for so many turns, or to the end of the journey. */
export const lasts = (view: View, content: Content, turns = outlookOf(view, content).turns): number =>
  resources.reduce((p, r) => p * (1 - ruin(view, content, r, view.resources[r], turns)), 1)

export const isResource = (name: string): name is Resource => resources.some((r) => r === name)

/** Those there is most of. */
export const highest = (view: View): Resource[] => {
  const most = Math.max(...resources.map((r) => view.resources[r]))
  return resources.filter((r) => view.resources[r] === most)
}

/** The lowest of the four. */
export const lowest = (view: View): number => Math.min(...resources.map((r) => view.resources[r]))
