import { word } from '../core/effect.ts'
import type { Resource } from '../core/names.ts'
import * as fleet from '../rules/resources.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'

export const lose = word('lose', (resource: Resource, n: number) => ({ resource, n }), {
  run: (g, { resource, n }, ctx) => fleet.lose(g, resource, n, ctx.source ?? 'rule'),
  describe: ({ resource, n }) => msg('effect.lose', { resource: nameOf('resource', resource), n }),
})

export const gain = word('gain', (resource: Resource, n: number) => ({ resource, n }), {
  run: (g, { resource, n }) => fleet.gain(g, resource, n),
  describe: ({ resource, n }) => msg('effect.gain', { resource: nameOf('resource', resource), n }),
})
