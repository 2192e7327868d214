import type { Loss } from '../core/content.ts'
import type { Source } from '../core/effect.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { happen, leaf } from '../core/leaf.ts'
import { type Resource, resources } from '../core/names.ts'
import { tablePassives, usedThisTurn } from '../core/passives.ts'
import { nameOf } from '../text/names.ts'
import * as says from './passives.ts'

export function gain(g: Game, resource: Resource, n: number): void {
  const before = g.s.resources[resource]
  const after = Math.min(g.content.rules.maximum, before + n) // B-RES-3
  g.s.resources[resource] = after
  if (after !== before)
    say(g, 'event.gained', { resource: nameOf('resource', resource), n: after - before, now: after })
}

/** A resource goes down. */
export const loss = leaf<{ readonly resource: Resource; n: number; readonly source: Source }>('lose', {
  before: 'resource-loss',
  after: 'resource-lost',
  moment: ({ resource, source }) => ({ resource, source }),
  carryOut: (g, { resource, n }) => {
    const before = g.s.resources[resource]
    if (before === 0 || n <= 0) return false
    const after = Math.max(0, before - Math.max(0, n - spared(g, resource))) // B-RES-7
    if (after === before) return false
    g.s.resources[resource] = after
    say(g, 'event.lost', { resource: nameOf('resource', resource), n: before - after, now: after })
    return true
  },
})

/** What somebody has taken care of beforehand is not lost; the care is spent by that. */
function spared(g: Game, resource: Resource): number {
  const care = tablePassives(g, says.losesLess).find((p) => p.resource === resource)
  if (!care) return 0
  usedThisTurn(g, care)
  say(g, 'event.spared', { resource: nameOf('resource', resource), n: care.n })
  return care.n
}

export const lose = (g: Game, resource: Resource, n: number, source: Source): void =>
  happen(g, loss, { resource, n, source })

export function pay(g: Game, what: Loss, source: Source): void {
  for (const resource of resources) {
    const n = what[resource]
    if (n !== undefined) lose(g, resource, n, source)
  }
}

/** B-RES-4 */
export const inRedZone = (g: Game, resource: Resource): boolean =>
  g.s.resources[resource] <= g.content.rules.redZone[resource]
