import { word } from '../core/effect.ts'
import { current, type Game } from '../core/game.ts'
import { type Resource, resources } from '../core/names.ts'
import { ask, pick } from '../core/procedure.ts'
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

/** The fleet loses of what it has most; where that is several, the user says which (PQ32), or who the rules say. */
export const loseHighest = word('lose-highest', (n: number) => ({ n }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: g.content.rules.ties === 'current' ? current(g) : f.ctx.user,
        prompt: msg('prompt.highest', { n: f.w.n }),
        options: highest(g).map((resource) => ({
          id: `resource:${resource}`,
          text: nameOf('resource', resource),
        })),
      }),
    lose: (g, f) => {
      const resource = highest(g).find((r) => pick(f)?.id === `resource:${r}`)
      if (resource) fleet.lose(g, resource, f.w.n, f.ctx.source ?? 'rule')
    },
  },
  describe: ({ n }) => msg('effect.lose-highest', { n }),
})

function highest(g: Game): Resource[] {
  const most = Math.max(...resources.map((r) => g.s.resources[r]))
  return resources.filter((r) => g.s.resources[r] === most)
}
