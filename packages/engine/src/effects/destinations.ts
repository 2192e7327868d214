import {
  describe,
  describeTogether,
  type Effect,
  perform,
  possible,
  withPicked,
  word,
} from '../core/effect.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { LocationId, ShipKind } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, end, pick } from '../core/procedure.ts'
import { dieRoll } from '../rules/dice.ts'
import { classOf, inPile, kindsIn, ofKind, sayOfKind, shift, stock } from '../rules/fleet.ts'
import { jumpElsewhere as elsewhere, afterJump as later } from '../rules/jump.ts'
import { isDeckReplacedSoon } from '../rules/objective.ts'
import { yesNo } from '../rules/options.ts'
import { restoreRaptors } from '../rules/ships.ts'
import { msg } from '../text/message.ts'
import { cardNames, shipCount } from '../text/names.ts'

/** The Admiral may risk ships in the Reserves for something (B-RAPTOR-2 to B-RAPTOR-6). */
export const risk = word(
  'risk',
  (ship: ShipKind, n: number, atLeast: number, success: Effect, failure: Effect) => ({
    ship,
    n,
    atLeast,
    success,
    failure,
  }),
  {
    steps: {
      choose: (g, f) => {
        if (canRisk(g, f.w.ship) < f.w.n) return end(f)
        ask(g, {
          seat: g.s.titles.admiral,
          prompt: msg('prompt.risk', { ships: shipCount(f.w.ship, f.w.n), success: describe(f.w.success) }),
          options: yesNo(msg('option.risk', { ships: shipCount(f.w.ship, f.w.n) })),
        })
      },
      roll: (g, f) => {
        if (pick(f)?.id !== 'yes') return end(f)
        call(g, dieRoll, {
          by: g.s.titles.admiral,
          why: msg('goal.at-least', { n: f.w.atLeast }),
          bonus: 0,
          extra: 0,
        })
      },
      carryOut: (g, f) => perform(g, (f.result ?? 1) >= f.w.atLeast ? f.w.success : f.w.failure, f.ctx),
    },
    possible: (g, { ship, n }) => canRisk(g, ship) >= n,
    describe: ({ ship, n, atLeast, success, failure }) =>
      msg('effect.risk', {
        ships: shipCount(ship, n),
        goal: msg('goal.at-least', { n: atLeast }),
        success: describeTogether(success),
        failure: describeTogether(failure),
      }),
  },
)

/** Ships that count as this kind and can be risked (B-RAPTOR-2, D-RAPTOR-4). */
function canRisk(g: Game, kind: ShipKind): number {
  const { shipKinds } = g.content
  const of = classOf(g, kind)
  let sum = 0
  for (const k of of === undefined ? [] : g.content.kindsOf[of])
    if (!shipKinds.get(k)?.notRisked) sum += stock(g.s, k).reserve
  return sum
}

/** The destination just reached is none: another one is drawn in its place. */
export const jumpElsewhere = word('jump-elsewhere', () => ({}), {
  run: (g, _w, { card }) => {
    if (card !== undefined) elsewhere(g, card)
  },
  describe: () => msg('effect.jump-elsewhere'),
})

/** Something happens to everybody who is at one of these places when the fleet jumps, once the jump is resolved. */
export const afterJump = word(
  'after-jump',
  (places: readonly LocationId[], ...effect: Effect) => ({ places, effect }),
  {
    run: (g, { places, effect }, ctx) => {
      for (const seat of clockwiseFrom(g, current(g))) {
        const { at, character } = player(g, seat)
        if (places.some((place) => place === at)) later(g, effect, withPicked(ctx, seat), character)
      }
    },
    describe: ({ places, effect }) =>
      msg('effect.after-jump', { places: cardNames('location', places), effect: describeTogether(effect) }),
  },
)

/** Where the destination brings about that a deck is replaced, something is done when the new one is there (P-CLAR-2, PQ14). */
export const onceArrived = word('once-arrived', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }, ctx) => {
    if (isDeckReplacedSoon(g)) later(g, effect, ctx)
    else perform(g, effect, ctx)
  },
  possible: (g, { effect }, ctx) => possible(g, effect, ctx),
  describe: ({ effect }) => msg('effect.once-arrived', { effect: describe(effect) }),
})

/** The Admiral may bring back vipers and raptors, damaged or destroyed. */
export const refit = word('refit', (vipers: number, raptors: number) => ({ vipers, raptors }), {
  steps: {
    choose: (g, f) => {
      const many = (pile: 'damaged' | 'destroyed') =>
        (frozen(g) ? [] : kindsIn(g, 'fighter', pile)).flatMap((kind) =>
          Array.from({ length: Math.min(f.w.vipers, stock(g.s, kind)[pile]) }, (_, i) => ({
            id: `${pile}-${kind}#${i + 1}`,
            text: ofKind(g, kind, `option.refit-${pile}`, {}),
            kind,
            n: 1,
          })),
        )
      const options = [...many('damaged'), ...many('destroyed')]
      ask(g, {
        seat: g.s.titles.admiral,
        prompt: msg('prompt.refit', { n: f.w.vipers }),
        options,
        min: 0,
        max: f.w.vipers,
      })
    },
    vipers: (g, f) => {
      const chosen = f.got?.[0]?.options ?? []
      const { fighter } = g.content.kindsOf
      for (const kind of fighter) {
        const of = chosen.filter((o) => (o.kind ?? fighter[0]) === kind)
        for (const o of of) shift(g, kind, o.id.startsWith('damaged') ? 'damaged' : 'destroyed', 'reserve', 1)
        if (of.length > 0) sayOfKind(g, kind, 'event.vipers-repaired', { n: of.length })
      }
    },
    raptors: (g, f) => {
      if (inPile(g, 'raptor', 'destroyed') < f.w.raptors) return end(f)
      ask(g, {
        seat: g.s.titles.admiral,
        prompt: msg('prompt.refit-raptor'),
        options: yesNo(msg('option.refit-raptor')),
      })
    },
    raptor: (g, f) => {
      if (pick(f)?.id !== 'yes') return
      restoreRaptors(g, f.w.raptors)
    },
  },
  describe: ({ vipers, raptors }) => msg('effect.refit', { vipers, raptors }),
})
