import { printAt } from '../core/boards.ts'
import { type Condition, condition, describeConditions, holds } from '../core/conditions.ts'
import { type CheckData, printed } from '../core/content.ts'
import { layDown, takeUp } from '../core/decks.ts'
import { describe, describeTogether, type Effect, word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { current, type Game, player, without } from '../core/game.ts'
import type { CardId, DeckName, SkillType } from '../core/names.ts'
import { ask, call, chosen, goTo, pick } from '../core/procedure.ts'
import { available, takeTops, toDiscard } from '../rules/decks.ts'
import { cardOptions, cardsOf } from '../rules/discard.ts'
import { typeOptions } from '../rules/options.ts'
import { typesOf } from '../rules/receive-skills.ts'
import {
  actsInCheck,
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
    return f !== undefined && (f.strength === null || by > 0 || resultOf(f) !== 'pass')
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
  possible: (g) => {
    const f = checkUnderWay(g)
    return f !== undefined && !f.reckless && !f.silenced // D-MIX-15
  },
  describe: () => msg('effect.reckless'),
})

/**
 * What a reckless check turns up: the top card of a deck; if its strength is 0, another one, and what both do in a
 * check is done, even if it has been. Their strength does not count (D-MIX-11 to D-MIX-14).
 */
export const turnUpReckless = word('turn-up-reckless', (deck: DeckName) => ({ deck }), {
  steps: {
    first: (g, f) => {
      f.names = takeTops(g, f.w.deck, 1)
      turnedUp(g, f.names)
      if (f.names.every((card) => g.content.skills.get(card)?.strength !== 0)) goTo(f, 'discard')
    },
    second: (g, f) => {
      const more = takeTops(g, f.w.deck, 1)
      turnedUp(g, more)
      f.names = [...(f.names ?? []), ...more]
      f.n = 0
    },
    order: (g, f) => {
      const due = (f.names ?? []).slice(f.n ?? 0)
      if (due.length === 0) return goTo(f, 'discard')
      ask(g, {
        seat: current(g),
        prompt: msg('prompt.check-ability'),
        options: cardOptions(due),
      })
    },
    carryOut: (g, f) => {
      const card = pick(f)?.card
      goTo(f, 'order')
      if (card === undefined) return
      const rest = (f.names ?? []).slice(f.n ?? 0)
      f.names = [...(f.names ?? []).slice(0, f.n ?? 0), card, ...without(rest, card)]
      f.n = (f.n ?? 0) + 1
      const print = printed(g.content.skills, card).card
      if (!print.inCheck || !holds(g, print.inCheck.when ?? [], { user: current(g), card })) return
      actsInCheck(g, card, print)
    },
    discard: (g, f) => {
      toDiscard(g, f.names ?? [])
      f.names = []
    },
  },
  holds: [{ cards: (f) => f.names ?? [] }],
  describe: ({ deck }) => msg('effect.turn-up-reckless', { deck: nameOf('deck', deck) }),
})

function turnedUp(g: Game, cards: readonly CardId[]): void {
  for (const card of cards) say(g, 'event.turned-up', { card: nameOf('skill-card', card) })
}

/** So many Destiny cards go into the check under way. */
export const destinyCards = word('destiny-cards', (n: number) => ({ n }), {
  run: (g, { n }) => {
    const f = checkUnderWay(g)
    if (f) f.destiny = n
  },
  describe: ({ n }) => msg(n === 0 ? 'effect.no-destiny-cards' : 'effect.destiny-cards', { n }),
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

/** What the check says for its result is not carried out, but this. */
export const checkBecomes = word('check-becomes', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }) => {
    const f = checkUnderWay(g)
    if (f) f.instead = effect
  },
  possible: (g) => checkUnderWay(g)?.instead === undefined,
  describe: ({ effect }) => msg('effect.check-becomes', { effect: describeTogether(effect) }),
})

/** What the check under way has come to. */
export const resultIs = condition('result-is', (result: Result) => ({ result }), {
  open: true,
  test: (g, { result }) => checkUnderWay(g)?.outcome === result,
  describe: ({ result }) => msg(`when.result-${result}`),
})

/** The strength of the check under way is above its printed difficulty by so much (D-ABIL-12). */
export const totalAbove = condition('total-above', (by: number) => ({ by }), {
  test: (g, { by }) => {
    const f = checkUnderWay(g)
    return f !== undefined && f.strength !== null && f.strength >= f.check.difficulty + by
  },
  describe: ({ by }) => msg('when.total-above', { n: by }),
})

/** The check under way is passed with so much strength. */
export const passedWith = condition('passed-with', (n: number) => ({ n }), {
  test: (g, { n }) => {
    const f = checkUnderWay(g)
    return f?.outcome === 'pass' && (f.strength ?? 0) >= n
  },
  describe: ({ n }) => msg('when.passed-with', { n }),
})

/** The user adds so many cards, or as many as he likes, to a check whose cards are turned up (P-CLAR-17, PQ25, DQ29). */
export const addRevealed = word('add-revealed', (n?: number): { readonly n?: number } => (n ? { n } : {}), {
  steps: {
    choose: (g, f) => {
      const { hand } = player(g, f.ctx.user)
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.add-revealed'),
        options: cardOptions(hand),
        min: f.w.n ?? 1,
        max: f.w.n ?? hand.length,
      })
    },
    add: (g, f) => {
      const check = checkUnderWay(g)
      const cards = cardsOf(chosen(f))
      if (!check || cards.length === 0) return
      const { user } = f.ctx
      layDown(g, user, cards)
      check.cards = [...check.cards, ...cards].sort()
      check.counts = check.counts.map((n, seat) => (seat === user ? n + cards.length : n))
      say(g, 'event.added-revealed', { who: seatName(user), cards: cardNames('skill-card', cards) })
    },
  },
  possible: (g, _w, ctx) => player(g, ctx.user).hand.length > 0,
  describe: ({ n }) => (n === undefined ? msg('effect.add-revealed') : msg('effect.add-revealed-n', { n })),
})

/** The top cards of a skill deck of the user's choice go all into the check, after the Destiny cards, or all into his hand. */
export const learnFast = word('learn-fast', (n: number) => ({ n }), {
  steps: {
    chooseDeck: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.learn-deck', { n: f.w.n }),
        options: typeOptions(g.content.rules.skillTypes.filter((type) => available(g, type) > 0)),
      }),
    look: (g, f) => {
      const [type] = typesOf(chosen(f))
      if (!type) return
      f.names = takeTops(g, type, f.w.n)
      const who = { who: seatName(f.ctx.user), n: f.names.length, deck: nameOf('deck', type) }
      sayTo(
        g,
        [f.ctx.user],
        'event.drew-to-see-cards',
        { ...who, cards: cardNames('skill-card', f.names) },
        msg('event.drew-to-see', who),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.learn', { cards: cardNames('skill-card', f.names ?? []) }),
        options: [
          { id: 'check', text: msg('option.into-check') },
          { id: 'hand', text: msg('option.into-hand') },
        ],
      }),
    put: (g, f) => {
      const check = checkUnderWay(g)
      const cards = f.names ?? []
      f.names = []
      const who = { who: seatName(f.ctx.user), n: cards.length }
      if (pick(f)?.id === 'hand' || !check) {
        takeUp(g, f.ctx.user, cards)
        return say(g, 'event.learned-to-hand', who)
      }
      check.besides = [...check.besides, ...cards]
      sayTo(
        g,
        [f.ctx.user],
        'event.learned-cards',
        { ...who, cards: cardNames('skill-card', cards) },
        msg('event.learned', who),
      )
    },
  },
  holds: [
    {
      cards: (f) => f.names ?? [],
      hidden: {
        seenBy: (f, seat) => seat === f.ctx.user,
        put: (f, cards) => {
          f.names = cards
        },
      },
    },
  ],
  possible: (g) => g.content.rules.skillTypes.some((type) => available(g, type) > 0),
  describe: ({ n }) => msg('effect.learn-fast', { n }),
})

/** B-CHECK-31 */
export const takeCheckCards = word('take-check-cards', () => ({}), {
  run: (g, _w, ctx) => {
    const f = checkUnderWay(g)
    if (!f) return
    takeUp(g, ctx.user, f.cards)
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
