import { layDown, takeUp } from '../core/decks.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import { sayTo } from '../core/events.ts'
import { type Game, player, without } from '../core/game.ts'
import type { Seat, SkillType } from '../core/names.ts'
import { ask, chosen } from '../core/procedure.ts'
import { takeRandom } from '../core/random.ts'
import { available, drawSkills, putOnDestiny, takeDestiny, takeTops, toDiscard } from '../rules/decks.ts'
import { cardOptions, cardsOf } from '../rules/discard.ts'
import { typeOptions } from '../rules/options.ts'
import { typesOf } from '../rules/receive-skills.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

// Skill cards that go from one hand to another, or between a hand and the Destiny deck, unseen by the others.

/** The user gives the player meant so many of his skill cards. */
export const giveSkills = word('give-skills', (to: Who, n: number) => ({ to, n }), {
  steps: {
    choose: (g, f) => {
      const { hand } = player(g, f.ctx.user)
      const n = Math.min(f.w.n, hand.length)
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.give', { who: seatName(seatOf(g, f.w.to, f.ctx)), n }),
        options: cardOptions(hand),
        min: n,
        max: n,
      })
    },
    give: (g, f) => {
      const to = seatOf(g, f.w.to, f.ctx)
      const cards = cardsOf(chosen(f))
      layDown(g, f.ctx.user, cards)
      takeUp(g, to, cards)
      const who = { who: seatName(f.ctx.user), whom: seatName(to), n: cards.length }
      sayTo(
        g,
        [f.ctx.user, to],
        'event.gave-cards',
        { ...who, cards: cardNames('skill-card', cards) },
        msg('event.gave', who),
      )
    },
  },
  possible: (g, { n }, ctx) => player(g, ctx.user).hand.length >= n,
  because: (g, { n }, ctx) => [msg('why-not.price', { n, held: player(g, ctx.user).hand.length })],
  describe: ({ to, n }) => msg('effect.give-skills', { who: nameOf('who', to), n }),
})

/** A card of one hand goes to another, at random. */
function steal(g: Game, user: Seat, victim: Seat): void {
  const left = player(g, victim).hand.slice()
  const card = takeRandom(g.s, left)
  if (card === undefined) return
  player(g, victim).hand = left
  takeUp(g, user, [card])
  const who = { who: seatName(user), whose: seatName(victim) }
  sayTo(
    g,
    [user, victim],
    'event.stole-card',
    { ...who, card: nameOf('skill-card', card) },
    msg('event.stole', who),
  )
}

/** The user takes a card of the player picked, at random. */
export const takeRandomSkill = word('take-random-skill', () => ({}), {
  run: (g, _w, ctx) => steal(g, ctx.user, ctx.picked ?? ctx.user),
  possible: (g, _w, ctx) => player(g, ctx.picked ?? ctx.user).hand.length > 0,
  describe: () => msg('effect.take-random-skill'),
})

/** The user takes so many cards of somebody, at random. */
export const takeRandomSkills = word('take-random-skills', (from: Who, n: number) => ({ from, n }), {
  run: (g, { from, n }, ctx) => {
    for (let i = 0; i < n; i++) steal(g, ctx.user, seatOf(g, from, ctx))
  },
  possible: (g, { from }, ctx) => player(g, seatOf(g, from, ctx)).hand.length > 0,
  describe: ({ from, n }) => msg('effect.take-random-skills', { who: nameOf('who', from), n }),
})

/** Somebody draws cards of a deck that the user names, of his own types or not. */
export const drawNamed = word('draw-named', (who: Who, n: number) => ({ who, n }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.name-deck', { who: seatName(seatOf(g, f.w.who, f.ctx)), n: f.w.n }),
        options: typeOptions(g.content.rules.skillTypes.filter((type) => available(g, type) > 0)),
      }),
    draw: (g, f) => {
      const [type] = typesOf(chosen(f))
      if (!type) return
      drawSkills(
        g,
        seatOf(g, f.w.who, f.ctx),
        Array.from({ length: f.w.n }, () => type),
      )
    },
  },
  possible: (g) => g.content.rules.skillTypes.some((type) => available(g, type) > 0),
  describe: ({ who, n }) => msg('effect.draw-named', { who: nameOf('who', who), n }),
})

/** The user takes all skill cards of the player picked, unless that is he himself. */
export const takeHand = word('take-hand', () => ({}), {
  run: (g, _w, { user, picked = user }) => {
    const cards = player(g, picked).hand
    if (picked === user || cards.length === 0) return
    player(g, picked).hand = []
    takeUp(g, user, cards)
    const who = { who: seatName(user), whose: seatName(picked) }
    sayTo(
      g,
      [user, picked],
      'event.took-hand-cards',
      { ...who, cards: cardNames('skill-card', cards) },
      msg('event.took-hand', who),
    )
  },
  describe: () => msg('effect.take-hand'),
})

/** The top cards of a skill deck: some of them are discarded, the rest goes into the user's hand. */
export const sift = word('sift', (type: SkillType, n: number, less: number) => ({ type, n, less }), {
  steps: {
    draw: (g, f) => {
      f.names = takeTops(g, f.w.type, f.w.n)
      const who = { who: seatName(f.ctx.user), n: f.names.length, deck: nameOf('deck', f.w.type) }
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
        prompt: msg('prompt.sift', { n: f.w.less }),
        options: cardOptions(f.names ?? []),
        min: f.w.less,
        max: f.w.less,
      }),
    keep: (g, f) => {
      const gone = cardsOf(chosen(f))
      const kept = gone.reduce(without, f.names ?? [])
      f.names = []
      toDiscard(g, gone)
      takeUp(g, f.ctx.user, kept)
      const who = { who: seatName(f.ctx.user), n: kept.length, gone: cardNames('skill-card', gone) }
      sayTo(
        g,
        [f.ctx.user],
        'event.sifted-cards',
        { ...who, cards: cardNames('skill-card', kept) },
        msg('event.sifted', who),
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
  possible: (g, { type }) => available(g, type) > 0,
  describe: ({ type, n, less }) => msg('effect.sift', { type: nameOf('type', type), n, less }),
})

/** The user and the player picked swap their whole hands. */
export const swapHands = word('swap-hands', () => ({}), {
  run: (g, _w, ctx) => {
    const other = ctx.picked ?? ctx.user
    const [mine, his] = [player(g, ctx.user), player(g, other)]
    const cards = mine.hand
    mine.hand = his.hand
    his.hand = cards
    const who = { who: seatName(ctx.user), whom: seatName(other) }
    sayTo(
      g,
      [ctx.user, other],
      'event.swapped-hands-cards',
      { ...who, got: cardNames('skill-card', mine.hand), gave: cardNames('skill-card', cards) },
      msg('event.swapped-hands', who),
    )
  },
  possible: (g, _w, ctx) =>
    ctx.picked === undefined || player(g, ctx.user).hand.length + player(g, ctx.picked).hand.length > 0,
  describe: () => msg('effect.swap-hands'),
})

/** The top cards of the Destiny deck into the user's hand, and as many from the hand back on top of it. */
export const glimpseDestiny = word('glimpse-destiny', (n: number) => ({ n }), {
  steps: {
    take: (g, f) => {
      const cards = takeDestiny(g, f.w.n)
      takeUp(g, f.ctx.user, cards)
      const who = { who: seatName(f.ctx.user), n: cards.length }
      sayTo(
        g,
        [f.ctx.user],
        'event.took-destiny-cards',
        { ...who, cards: cardNames('skill-card', cards) },
        msg('event.took-destiny', who),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.put-on-destiny', { n: f.w.n }),
        options: cardOptions(player(g, f.ctx.user).hand),
        min: f.w.n,
        max: f.w.n,
        always: true, // Which one lies on top is his to say, even if he has no others.
      }),
    putBack: (g, f) => {
      const cards = cardsOf(chosen(f))
      layDown(g, f.ctx.user, cards)
      putOnDestiny(g, cards)
      const who = { who: seatName(f.ctx.user), n: cards.length }
      sayTo(
        g,
        [f.ctx.user],
        'event.put-on-destiny-cards',
        { ...who, cards: cardNames('skill-card', cards) },
        msg('event.put-on-destiny', who),
      )
    },
  },
  describe: ({ n }) => msg('effect.glimpse-destiny', { n }),
})
