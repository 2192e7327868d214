import { type Condition, describeConditions, holds, unmet } from '../core/conditions.ts'
import {
  describe,
  describeTogether,
  type Effect,
  impossible,
  payable,
  perform,
  possible,
  seatOf,
  unpayable,
  type Who,
  word,
} from '../core/effect.ts'
import { say } from '../core/events.ts'
import { clockwiseFrom, type Game } from '../core/game.ts'
import type { CardId, Seat } from '../core/names.ts'
import { ask, call, end, goTo, pick } from '../core/procedure.ts'
import { isHuman } from '../core/standing.ts'
import { dieRoll } from '../rules/dice.ts'
import { discardInPlay } from '../rules/in-play.ts'
import { yesNo } from '../rules/options.ts'
import { type Message, msg, type Param } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

/** Someone chooses one of several effects. */
export const choice = word('choice', (who: Who, ...options: readonly Effect[]) => ({ who, options }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: seatOf(g, f.w.who, f.ctx),
        prompt: msg('prompt.choice'),
        options: f.w.options.map((effect, n) => ({ id: `option:${n}`, text: describe(effect), n })),
      }),
    carryOut: (g, f) => {
      say(g, 'event.chose', {
        who: seatName(f.got?.[0]?.seat ?? f.ctx.user),
        what: pick(f)?.text ?? msg('effect.none'),
      })
      perform(g, f.w.options[pick(f)?.n ?? 0] ?? [], f.ctx)
    },
  },
  possible: (g, w, ctx) => w.options.some((effect) => possible(g, effect, ctx)),
  because: (g, w, ctx) => w.options.flatMap((effect) => impossible(g, effect, ctx)),
  describe: ({ who, options }) =>
    msg('effect.choice', { who: nameOf('who', who), options: options.map(describeTogether) }),
})

/** Someone chooses one of those effects that can be carried out now; where none can, nothing happens. */
export const possibleChoice = word(
  'possible-choice',
  (who: Who, ...options: readonly Effect[]) => ({ who, options }),
  {
    steps: {
      choose: (g, f) =>
        ask(g, {
          seat: seatOf(g, f.w.who, f.ctx),
          prompt: msg('prompt.choice'),
          options: f.w.options.flatMap((effect, n) =>
            possible(g, effect, f.ctx) ? [{ id: `option:${n}`, text: describe(effect), n }] : [],
          ),
        }),
      carryOut: (g, f) => {
        const taken = f.w.options[pick(f)?.n ?? -1]
        if (taken) perform(g, taken, f.ctx)
      },
    },
    possible: (g, w, ctx) => w.options.some((effect) => possible(g, effect, ctx)),
    because: (g, w, ctx) => w.options.flatMap((effect) => impossible(g, effect, ctx)),
    describe: ({ who, options }) =>
      msg('effect.choice', { who: nameOf('who', who), options: options.map(describeTogether) }),
  },
)

/** Someone may do it or leave it. */
export const may = word('may', (who: Who, ...effect: Effect) => ({ who, effect }), {
  steps: {
    choose: (g, f) => {
      if (!possible(g, f.w.effect, f.ctx)) return
      ask(g, {
        seat: seatOf(g, f.w.who, f.ctx),
        prompt: msg('prompt.may'),
        options: yesNo(describe(f.w.effect)),
      })
    },
    carryOut: (g, f) => {
      if (pick(f)?.id === 'yes') perform(g, f.w.effect, f.ctx)
    },
  },
  possible: (g, w, ctx) => possible(g, w.effect, ctx),
  because: (g, w, ctx) => impossible(g, w.effect, ctx),
  describe: ({ who, effect }) => msg('effect.may', { who: nameOf('who', who), effect: describe(effect) }),
})

/** Something is done at a price: without all of it, or where nothing would come of it, neither happens. */
export const atPrice = word('at-price', (cost: Effect, ...effect: Effect) => ({ cost, effect }), {
  run: (g, { cost, effect }, ctx) => {
    if (payable(g, cost, ctx) && possible(g, effect, ctx)) perform(g, [...cost, ...effect], ctx)
  },
  possible: (g, { cost, effect }, ctx) => payable(g, cost, ctx) && possible(g, effect, ctx),
  because: (g, { cost, effect }, ctx) => [...unpayable(g, cost, ctx), ...impossible(g, effect, ctx)],
  describe: ({ cost, effect }) =>
    msg('effect.at-price', { cost: describeTogether(cost), effect: describeTogether(effect) }),
})

/** It happens, unless somebody discards a card that lies in play so that it does not. */
export const unlessAverted = word(
  'unless-averted',
  (who: Who, card: CardId, ...effect: Effect) => ({ who, card, effect }),
  {
    steps: {
      choose: (g, f) => {
        const { who, card, effect } = f.w
        if (!g.s.inPlay.some((c) => c.card === card) || !possible(g, effect, f.ctx)) return
        ask(g, {
          seat: seatOf(g, who, f.ctx),
          prompt: msg('prompt.avert', { card: nameOf('card', card), effect: describe(effect) }),
          options: yesNo(msg('option.avert', { card: nameOf('card', card) })),
        })
      },
      carryOut: (g, f) => {
        const laid = g.s.inPlay.find((c) => c.card === f.w.card)
        if (pick(f)?.id === 'yes' && laid) discardInPlay(g, laid)
        else perform(g, f.w.effect, f.ctx)
      },
    },
    possible: (g, w, ctx) => possible(g, w.effect, ctx),
    because: (g, w, ctx) => impossible(g, w.effect, ctx),
    describe: ({ who, card, effect }) =>
      msg('effect.unless-averted', {
        who: nameOf('who', who),
        card: nameOf('card', card),
        effect: describe(effect),
      }),
  },
)

/** What each of several does, in words that speak of them instead of the reader. */
function ofThem(message: Message): Message {
  if (message.key === 'who:user') return msg('who:each')
  if (!message.params) return message
  const params = Object.entries(message.params).map(([name, p]): [string, Param] => [
    name,
    typeof p !== 'object' ? p : 'key' in p ? ofThem(p) : p.map(ofThem),
  ])
  return { ...message, params: Object.fromEntries(params) }
}

type Meant = 'player' | 'human' | 'other-human' | 'cylon'

const isMeant = (g: Game, whom: Meant, seat: Seat, user: Seat): boolean =>
  whom === 'player' || (isHuman(g, seat) === (whom !== 'cylon') && (whom !== 'other-human' || seat !== user))

/** So many players, one after the other from the one who causes it, each finishing it before the next begins (P-TIME-7). */
export const eachPlayer = word('each-player', (whom: Meant, ...effect: Effect) => ({ whom, effect }), {
  steps: {
    next: (g, f) => {
      const seat = clockwiseFrom(g, f.ctx.user)[f.n ?? 0]
      if (seat === undefined) return end(f)
      f.n = (f.n ?? 0) + 1
      goTo(f, 'next')
      if (isMeant(g, f.w.whom, seat, f.ctx.user)) perform(g, f.w.effect, { ...f.ctx, user: seat })
    },
  },
  describe: ({ whom, effect }) => msg(`effect.each-${whom}`, { effect: ofThem(describeTogether(effect)) }),
})

/** Each of those named, one after the other; whoever is named twice does it once (P-TIME-7). */
export const eachOf = word('each-of', (whom: readonly Who[], ...effect: Effect) => ({ whom, effect }), {
  steps: {
    begin: (g, f) => {
      const named = f.w.whom.map((who) => seatOf(g, who, f.ctx))
      f.ids = clockwiseFrom(g, f.ctx.user).filter((seat) => named.includes(seat))
    },
    next: (g, f) => {
      const [seat, ...rest] = f.ids ?? []
      if (seat === undefined) return end(f)
      f.ids = rest
      goTo(f, 'next')
      perform(g, f.w.effect, { ...f.ctx, user: seat })
    },
  },
  describe: ({ whom, effect }) =>
    msg('effect.each-of', {
      list: whom.map((who) => nameOf('who', who)),
      effect: ofThem(describeTogether(effect)),
    }),
})

type Goal = { readonly atMost: number } | { readonly atLeast: number }

/** Someone rolls; the result decides. */
export const roll = word(
  'roll',
  (goal: Goal, success: Effect, failure: Effect = [], who: Who = 'current') => ({
    goal,
    success,
    failure,
    who,
  }),
  {
    steps: {
      roll: (g, f) => {
        const by = seatOf(g, f.w.who, f.ctx)
        call(g, dieRoll, { by, why: goalWords(f.w.goal), bonus: 0, extra: 0 })
      },
      carryOut: (g, f) => {
        const result = f.result ?? 1
        const { goal } = f.w
        const hit = 'atMost' in goal ? result <= goal.atMost : result >= goal.atLeast
        perform(g, hit ? f.w.success : f.w.failure, f.ctx)
      },
    },
    describe: ({ goal, success, failure, who }) =>
      msg(failure.length > 0 ? 'effect.roll-else' : 'effect.roll', {
        who: nameOf('who', who),
        goal: goalWords(goal),
        success: describeTogether(success),
        failure: describeTogether(failure),
      }),
  },
)

const goalWords = (goal: Goal) =>
  'atMost' in goal ? msg('goal.at-most', { n: goal.atMost }) : msg('goal.at-least', { n: goal.atLeast })

/** One thing if something holds, another otherwise. */
export const ifElse = word(
  'if-else',
  (conditions: readonly Condition[], effect: Effect, otherwise: Effect) => ({
    conditions,
    effect,
    otherwise,
  }),
  {
    run: (g, { conditions, effect, otherwise }, ctx) =>
      perform(g, holds(g, conditions, ctx) ? effect : otherwise, ctx),
    possible: (g, { conditions, effect, otherwise }, ctx) =>
      possible(g, holds(g, conditions, ctx) ? effect : otherwise, ctx),
    because: (g, { conditions, effect, otherwise }, ctx) =>
      impossible(g, holds(g, conditions, ctx) ? effect : otherwise, ctx),
    describe: ({ conditions, effect, otherwise }) =>
      msg('effect.if-else', {
        conditions: describeConditions(conditions),
        effect: describeTogether(effect),
        otherwise: describeTogether(otherwise),
      }),
  },
)

/** Only if something holds. */
export const when = word(
  'when',
  (conditions: readonly Condition[], ...effect: Effect) => ({ conditions, effect }),
  {
    run: (g, { conditions, effect }, ctx) => {
      if (holds(g, conditions, ctx)) perform(g, effect, ctx)
    },
    possible: (g, { conditions, effect }, ctx) => holds(g, conditions, ctx) && possible(g, effect, ctx),
    because: (g, { conditions, effect }, ctx) => [
      ...unmet(g, conditions, ctx),
      ...impossible(g, effect, ctx),
    ],
    describe: ({ conditions, effect }) =>
      msg('effect.when', { conditions: describeConditions(conditions), effect: describe(effect) }),
  },
)
