import type { Loss } from '../core/content.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { type Resource, resources } from '../core/names.ts'
import { nameOf } from '../text/names.ts'

export function gain(g: Game, resource: Resource, n: number): void {
  const before = g.s.resources[resource]
  const after = Math.min(g.content.rules.maximum, before + n) // B-RES-3
  g.s.resources[resource] = after
  if (after !== before)
    say(g, 'event.gained', { resource: nameOf('resource', resource), n: after - before, now: after })
}

export function lose(g: Game, resource: Resource, n: number): void {
  const before = g.s.resources[resource]
  const after = Math.max(0, before - n) // B-RES-7
  g.s.resources[resource] = after
  if (after !== before)
    say(g, 'event.lost', { resource: nameOf('resource', resource), n: before - after, now: after })
}

export function pay(g: Game, loss: Loss): void {
  for (const resource of resources) {
    const n = loss[resource]
    if (n !== undefined) lose(g, resource, n)
  }
}

/** B-RES-4 */
export const inRedZone = (g: Game, resource: Resource): boolean =>
  g.s.resources[resource] <= g.content.rules.redZone[resource]
