import type { View } from '@ragtag/engine'
import { type Content, type Resource, resources } from './printed.ts'

// What the four dials are worth to the humans. The unit of everything a bot weighs is roughly one resource
// of the start; the fewer are left, the dearer each one is, and the last is the game.

const theGame = 30

/** Population and fuel are what most games are lost by: jumps cost both, and raiders cost population. */
const dearness: Readonly<Record<Resource, number>> = { fuel: 1.2, food: 0.9, morale: 0.95, population: 1.2 }

/** What the step from this level to the one below costs. */
const step = (content: Content, resource: Resource, level: number): number =>
  level <= 0 ? 0 : level === 1 ? theGame : (content.rules.start[resource] * dearness[resource]) / level

/** What it costs to lose so many. */
export function loss(view: View, content: Content, resource: Resource, n: number): number {
  let sum = 0
  for (let i = 0; i < n; i++) sum += step(content, resource, view.resources[resource] - i)
  return sum
}

/** What it is worth to gain so many. */
export function gain(view: View, content: Content, resource: Resource, n: number): number {
  let sum = 0
  for (let i = 1; i <= n; i++) {
    const level = view.resources[resource] + i
    if (level <= content.rules.maximum) sum += Math.min(6, step(content, resource, level))
  }
  return sum
}

export const isResource = (name: string): name is Resource => resources.some((r) => r === name)

/** Those there is most of. */
export const highest = (view: View): Resource[] => {
  const most = Math.max(...resources.map((r) => view.resources[r]))
  return resources.filter((r) => view.resources[r] === most)
}

/** The lowest of the four. */
export const lowest = (view: View): number => Math.min(...resources.map((r) => view.resources[r]))
