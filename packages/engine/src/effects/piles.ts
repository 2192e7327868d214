import { word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { current } from '../core/game.ts'
import { frozen } from '../core/phases.ts'
import { pile, putUnderPile, takeFromPile } from '../core/piles.ts'
import { ask, end, goTo, pick } from '../core/procedure.ts'
import { loseCivilian } from '../rules/destroy.ts'
import { areaOptions } from '../rules/options.ts'
import { addCivilian, loseTop } from '../rules/ships.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

// Face-down piles of civilian ships.

/** The top of one pile goes under another. */
export const shiftPile = word('shift-pile', (from: string, to: string) => ({ from, to }), {
  run: (g, { from, to }) => {
    const token = takeFromPile(g, from)
    if (token === undefined) return
    putUnderPile(g, to, token)
    say(g, 'event.pile-shifted', { from: nameOf('pile', from), to: nameOf('pile', to) })
  },
  possible: (g, { from }) => pile(g, from).length > 0,
  because: (_g, { from }) => [msg('why-not.pile-empty', { pile: nameOf('pile', from) })],
  describe: ({ from, to }) =>
    msg('effect.shift-pile', { from: nameOf('pile', from), to: nameOf('pile', to) }),
})

/** The current player puts the top of a pile into an area where vipers are launched (P-NC-66, P-NC-68). */
export const evacuate = word('evacuate', (from: string) => ({ from }), {
  steps: {
    choose: (g, f) => {
      if (frozen(g) || pile(g, f.w.from).length === 0) return end(f) // P-NC-63, P-NC-67
      ask(g, {
        seat: current(g),
        prompt: msg('prompt.evacuate', { pile: nameOf('pile', f.w.from) }),
        options: areaOptions(g.content.rules.launchAreas),
      })
    },
    place: (g, f) => {
      const area = pick(f)?.area
      const face = area === undefined ? undefined : takeFromPile(g, f.w.from)
      if (area === undefined || face === undefined) return
      addCivilian(g, face, area)
      say(g, 'event.evacuated', { pile: nameOf('pile', f.w.from), area: nameOf('area', area) })
    },
  },
  possible: (g, { from }) => !frozen(g) && pile(g, from).length > 0,
  because: (g, { from }) => [
    frozen(g) ? msg('why-not.frozen') : msg('why-not.pile-empty', { pile: nameOf('pile', from) }),
  ],
  describe: ({ from }) => msg('effect.evacuate', { pile: nameOf('pile', from) }),
})

/** The top ship of the first of these piles that has one is destroyed, so many times or until none is left. */
export const destroyPiled = word(
  'destroy-piled',
  (n: number | 'all', ...piles: readonly string[]) => ({ n, piles }),
  {
    steps: {
      next: (g, f) => {
        const done = f.n ?? 0
        const face = f.w.n === 'all' || done < f.w.n ? loseTop(g, f.w.piles) : undefined
        if (face === undefined) return end(f) // P-CIV-5
        f.n = done + 1
        goTo(f, 'next')
        loseCivilian(g, face, { source: f.ctx.source ?? 'rule' })
      },
    },
    possible: (g, { piles }) => piles.some((name) => pile(g, name).length > 0),
    describe: ({ n, piles }) =>
      n === 'all'
        ? msg('effect.destroy-piled-all', { piles: piles.map((p) => nameOf('pile', p)) })
        : msg('effect.destroy-piled', { n, piles: piles.map((p) => nameOf('pile', p)) }),
  },
)

/** The user looks at the top of a pile and puts it back on top or underneath. */
export const scoutPile = word('scout-pile', (from: string) => ({ from }), {
  steps: {
    look: (g, f) => {
      const top = pile(g, f.w.from).at(-1)
      if (top === undefined) return end(f)
      sayTo(
        g,
        [f.ctx.user],
        'event.saw-pile-top',
        { pile: nameOf('pile', f.w.from), ship: nameOf('token', top) },
        msg('event.looked-at-pile', { who: seatName(f.ctx.user), pile: nameOf('pile', f.w.from) }),
      )
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.scout-pile', { ship: nameOf('token', top) }),
        options: [
          { id: 'top', text: msg('option.on-top'), card: top },
          { id: 'bottom', text: msg('option.at-bottom'), card: top },
        ],
      })
    },
    putBack: (g, f) => {
      const under = pick(f)?.id === 'bottom'
      const face = under ? takeFromPile(g, f.w.from) : undefined
      if (face !== undefined) putUnderPile(g, f.w.from, face)
      say(g, under ? 'event.pile-put-under' : 'event.pile-put-on-top', {
        who: seatName(f.ctx.user),
        pile: nameOf('pile', f.w.from),
      })
    },
  },
  possible: (g, { from }) => pile(g, from).length > 0,
  because: (_g, { from }) => [msg('why-not.pile-empty', { pile: nameOf('pile', from) })],
  describe: ({ from }) => msg('effect.scout-pile', { pile: nameOf('pile', from) }),
})
