import { printAt } from '../core/boards.ts'
import { type Condition, describeConditions, holds } from '../core/conditions.ts'
import type { CheckData } from '../core/content.ts'
import { describe, type Effect, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { player } from '../core/game.ts'
import type { SkillType } from '../core/names.ts'
import { ask, call, chosen } from '../core/procedure.ts'
import { typeOptions } from '../rules/options.ts'
import { typesOf } from '../rules/receive-skills.ts'
import {
  checkUnderWay,
  difficultyOf,
  newCheck,
  type Result,
  resultOf,
  showAdded,
  skillCheck,
} from '../rules/skill-check.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

/** When the check of a location is easier, and by how much. */
type Easier = { readonly by: number; readonly when: readonly Condition[] }

/** The check of a location. */
export const check = word(
  'check',
  (
    difficulty: number,
    skills: readonly SkillType[],
    pass: Effect,
    easier?: Easier,
  ): { readonly check: CheckData; readonly easier?: Easier } => ({
    check: { difficulty, skills, pass, fail: [] },
    ...(easier ? { easier } : {}),
  }),
  {
    run: (g, { check, easier }, ctx) => {
      const title = nameOf('location', printAt(g, ctx.location ?? ''))
      const change = easier && holds(g, easier.when, ctx) ? -easier.by : 0
      call(g, skillCheck, { ...newCheck(g, { check, source: 'location', title, ctx }), change })
    },
    describe: ({ check: { difficulty, skills, pass }, easier }) =>
      msg(easier ? 'effect.check-easier' : 'effect.check', {
        difficulty,
        types: cardNames('type', skills),
        pass: describe(pass),
        ...(easier ? { n: easier.by, conditions: describeConditions(easier.when) } : {}),
      }),
  },
)

export const changeDifficulty = word('change-difficulty', (by: number) => ({ by }), {
  run: (g, { by }) => {
    const f = checkUnderWay(g)
    if (!f) return
    f.change += by
    say(g, 'event.difficulty', { now: difficultyOf(f) })
  },
  // Nothing makes a check easier that is passed already.
  possible: (g, { by }) => {
    const f = checkUnderWay(g)
    return !f || f.strength === null || by > 0 || resultOf(f) !== 'pass'
  },
  describe: ({ by }) => msg(by < 0 ? 'effect.easier' : 'effect.harder', { n: Math.abs(by) }),
})

/** B-CHECK-27 */
export const cardsFaceUp = word(
  'cards-face-up',
  (whose: 'players' | 'everybody' = 'everybody') => ({ whose }),
  {
    run: (g, { whose }) => {
      const f = checkUnderWay(g)
      if (f) f.faceUp = whose
    },
    describe: ({ whose }) => msg(whose === 'everybody' ? 'effect.face-up' : 'effect.face-up-players'),
  },
)

export const makeReckless = word('make-reckless', () => ({}), {
  run: (g) => {
    const f = checkUnderWay(g)
    if (f) f.reckless = true
  },
  possible: (g) => checkUnderWay(g)?.reckless === false,
  describe: () => msg('effect.reckless'),
})

/** So many Destiny cards go into the check under way. */
export const destinyCards = word('destiny-cards', (n: number) => ({ n }), {
  run: (g, { n }) => {
    const f = checkUnderWay(g)
    if (f) f.destiny = n
  },
  describe: ({ n }) => msg('effect.destiny-cards', { n }),
})

/** B-CHECK-28 */
export const countsPositive = word('counts-positive', (type: SkillType) => ({ type }), {
  run: (g, { type }) => {
    const f = checkUnderWay(g)
    if (f) f.positive = [...f.positive, type]
  },
  describe: ({ type }) => msg('effect.positive', { type: nameOf('type', type) }),
})

/** All cards of a type the user names have strength 0 in this check (B-CHECK-26). */
export const nameWorthlessType = word('name-worthless-type', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.worthless'),
        options: typeOptions(g.content.rules.skillTypes),
      }),
    set: (g, f) => {
      const check = checkUnderWay(g)
      const [type] = typesOf(chosen(f))
      if (!check || !type) return
      check.zero = type
      say(g, 'event.worthless', { type: nameOf('type', type) })
    },
  },
  describe: () => msg('effect.worthless'),
})

/** The check is not made: this is its result (B-CHECK-5). */
export const setResult = word('set-result', (result: Exclude<Result, 'partial'>) => ({ result }), {
  run: (g, { result }) => {
    const f = checkUnderWay(g)
    if (f) f.outcome = result
  },
  describe: ({ result }) => msg(`effect.result-${result}`),
})

/** B-CHECK-31 */
export const takeCheckCards = word('take-check-cards', () => ({}), {
  run: (g, _w, ctx) => {
    const f = checkUnderWay(g)
    if (!f) return
    player(g, ctx.user).hand.push(...f.cards)
    say(g, 'event.took-check-cards', { who: seatName(ctx.user), n: f.cards.length })
    f.cards = []
  },
  possible: (g) => (checkUnderWay(g)?.cards.length ?? 0) > 0,
  describe: () => msg('effect.take-check-cards'),
})

/** Looks at the cards somebody has just added to the check. */
export const lookAtAdded = word('look-at-added', () => ({}), {
  run: (g, _w, { user, picked }) => {
    if (picked !== undefined) showAdded(g, picked, user)
  },
  describe: () => msg('effect.look-at-added'),
})
