import { describe, describeTogether, type Effect, perform, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { ask, call, end, pick } from '../core/procedure.ts'
import { dieRoll } from '../rules/dice.ts'
import { yesNo } from '../rules/options.ts'
import { msg } from '../text/message.ts'
import { shipCount } from '../text/names.ts'

/** The Admiral may risk ships in the Reserves for something (B-RAPTOR-2 to B-RAPTOR-6). */
export const risk = word(
  'risk',
  (ship: 'viper' | 'raptor', n: number, atLeast: number, success: Effect, failure: Effect) => ({
    ship,
    n,
    atLeast,
    success,
    failure,
  }),
  {
    steps: {
      choose: (g, f) => {
        if (g.s.reserve[f.w.ship] < f.w.n) return end(f)
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
    possible: (g, { ship, n }) => g.s.reserve[ship] >= n,
    describe: ({ ship, n, atLeast, success, failure }) =>
      msg('effect.risk', {
        ships: shipCount(ship, n),
        goal: msg('goal.at-least', { n: atLeast }),
        success: describeTogether(success),
        failure: describeTogether(failure),
      }),
  },
)

/** The Admiral may bring back vipers and raptors, damaged or destroyed. */
export const refit = word('refit', (vipers: number, raptors: number) => ({ vipers, raptors }), {
  steps: {
    choose: (g, f) => {
      const many = (id: string, n: number) =>
        Array.from({ length: n }, (_, i) => ({ id: `${id}#${i + 1}`, text: msg(`option.refit-${id}`), n: 1 }))
      const options = [
        ...many('damaged-viper', Math.min(f.w.vipers, g.s.damagedVipers)),
        ...many('destroyed-viper', Math.min(f.w.vipers, g.s.destroyed.viper)),
      ]
      ask(g, {
        seat: g.s.titles.admiral,
        prompt: msg('prompt.refit', { n: f.w.vipers }),
        options,
        min: 0,
        max: f.w.vipers,
      })
    },
    vipers: (g, f) => {
      for (const o of f.got?.[0]?.options ?? []) {
        if (o.id.startsWith('damaged')) g.s.damagedVipers--
        else g.s.destroyed.viper--
        g.s.reserve.viper++
      }
      const n = f.got?.[0]?.options.length ?? 0
      if (n > 0) say(g, 'event.vipers-repaired', { n })
      if (g.s.destroyed.raptor < f.w.raptors) return end(f)
      ask(g, {
        seat: g.s.titles.admiral,
        prompt: msg('prompt.refit-raptor'),
        options: yesNo(msg('option.refit-raptor')),
      })
    },
    raptor: (g, f) => {
      if (pick(f)?.id !== 'yes') return
      g.s.destroyed.raptor -= f.w.raptors
      g.s.reserve.raptor += f.w.raptors
      say(g, 'event.raptors-restored', { n: f.w.raptors })
    },
  },
  describe: ({ vipers, raptors }) => msg('effect.refit', { vipers, raptors }),
})
