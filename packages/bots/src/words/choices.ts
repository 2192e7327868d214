import { chanceThat } from '../conditions.ts'
import type { Gain, Scene } from '../gain.ts'
import { both, forSelf, nothing, times } from '../gain.ts'
import { best, type Mind } from '../mind.ts'
import { type Effect, type Seat, wordsDone } from '../printed.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'
import { mindFor, ofAnother, seatOf, toChooser } from './about.ts'

// Choices and dice: what comes of it depends on who chooses, and on the odds.

/** The option somebody takes: another chooses by what he thinks of it. */
function taken(mind: Mind, seat: Seat, options: readonly Effect[], at: Scene): Gain {
  const chooser = mindFor(mind, seat)
  const { option } = best(options, (effect) => toChooser(mind, seat, worthOf(chooser, effect, at)))
  return worthOf(mind, option, at)
}

/** Whether somebody has what an option costs. */
const canPay = (mind: Mind, effect: Effect, at: Scene): boolean =>
  wordsDone(effect, 'pay-tokens').every((w) => (mind.view.players[at.user]?.tokens[w.token] ?? 0) >= w.n) &&
  wordsDone(effect, 'discard-from').every(
    (w) => (mind.view.players[seatOf(mind, w.who, at)]?.held[w.deck] ?? 0) > 0,
  )

/** How likely a die shows at least so much. */
export const atLeast = (n: number): number => Math.max(0, Math.min(1, (9 - n) / 8))

type Goal = { readonly atMost: number } | { readonly atLeast: number }

const chanceOf = (goal: Goal): number =>
  'atMost' in goal ? 1 - atLeast(goal.atMost + 1) : atLeast(goal.atLeast)

const gamble = (mind: Mind, p: number, success: Effect, failure: Effect, at: Scene): Gain =>
  both(times(p, worthOf(mind, success, at)), times(1 - p, worthOf(mind, failure, at)))

/** What comes of it that it befalls somebody. */
function befalling(mind: Mind, seat: Seat, effect: Effect, at: Scene): Gain {
  const gain = worthOf(mind, effect, { ...at, user: seat })
  return seat === at.user ? gain : ofAnother(mind, seat, gain)
}

export const choiceWords = {
  choice: (mind, { who, options }, at) => taken(mind, seatOf(mind, who, at), options, at),
  'possible-choice': (mind, { who, options }, at) => {
    const feasible = options.filter((effect) => canPay(mind, effect, at))
    return feasible.length === 0 ? forSelf(-9) : taken(mind, seatOf(mind, who, at), feasible, at)
  },
  may: (mind, { who, effect }, at) => taken(mind, seatOf(mind, who, at), [effect, []], at),
  'at-price': (mind, { cost, effect }, at) => both(worthOf(mind, cost, at), worthOf(mind, effect, at)),
  roll: (mind, { goal, success, failure }, at) => gamble(mind, chanceOf(goal), success, failure, at),
  when: (mind, { conditions, effect }, at) => {
    const p = conditions.reduce((all, c) => all * chanceThat(mind, c, at), 1)
    return p === 0 ? nothing : times(p, worthOf(mind, effect, at))
  },
  'once-arrived': (mind, { effect }, at) => worthOf(mind, effect, at),
  'if-else': (mind, { conditions, effect, otherwise }, at) =>
    gamble(
      mind,
      conditions.reduce((all, c) => all * chanceThat(mind, c, at), 1),
      effect,
      otherwise,
      at,
    ),
  'each-player': (mind, { whom, effect }, at) =>
    mind.view.players
      .filter((p) => whom === 'player' || p.revealed === (whom === 'cylon'))
      .filter((p) => whom !== 'other-human' || p.seat !== at.user)
      .map((p) => befalling(mind, p.seat, effect, at))
      .reduce(both, nothing),
  'each-of': (mind, { whom, effect }, at) =>
    [...new Set(whom.map((who) => seatOf(mind, who, at)))]
      .map((seat) => befalling(mind, seat, effect, at))
      .reduce(both, nothing),
  'roll-table': (mind, { rows }, at) =>
    rows
      .map(([from, ...effect], i) => {
        const to = rows[i + 1]?.[0] ?? 9
        return times((to - from) / 8, worthOf(mind, effect, at))
      })
      .reduce(both, nothing),
  risk: (mind, { atLeast: n, success, failure }, at) => {
    const gain = gamble(mind, atLeast(n), success, failure, at)
    return toChooser(mind, mind.view.titles.admiral, gain) > 0 ? gain : nothing
  },
} satisfies Partial<Meanings>
