import { deckOf } from '../core/content.ts'
import { deck } from '../core/decks.ts'
import { word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { without } from '../core/game.ts'
import type { SkillType } from '../core/names.ts'
import { ask, chosen, end } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import { available, buildDestiny, takeTops, toDiscard } from '../rules/decks.ts'
import { cardOptions, cardsOf } from '../rules/discard.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

// What is done to the Destiny deck.

/** So many cards of a type are shuffled into it, unseen. */
export const intoDestiny = word('into-destiny', (type: SkillType, n: number) => ({ type, n }), {
  run: (g, { type, n }) => {
    const cards = takeTops(g, type, n)
    if (cards.length === 0) return
    g.s.destiny = shuffle(g.s, [...g.s.destiny, ...cards])
    say(g, 'event.into-destiny', { n: cards.length, type: nameOf('type', type) })
  },
  possible: (g, { type }) => available(g, type) > 0,
  describe: ({ type, n }) => msg('effect.into-destiny', { n, type: nameOf('type', type) }),
})

/** All of it is discarded; the new one has so many cards of one type and no others. */
export const destinyOf = word('destiny-of', (type: SkillType, n: number) => ({ type, n }), {
  run: (g, { type, n }) => {
    toDiscard(g, g.s.destiny)
    g.s.destiny = shuffle(g.s, takeTops(g, type, n))
    say(g, 'event.destiny-renewed', { n: g.s.destiny.length, type: nameOf('type', type) })
    if (g.s.destiny.length === 0) buildDestiny(g)
  },
  describe: ({ type, n }) => msg('effect.destiny-of', { n, type: nameOf('type', type) }),
})

/** Somebody looks at all of it, discards so many of its cards and shuffles the others. */
export const cullDestiny = word('cull-destiny', (n: number) => ({ n }), {
  steps: {
    look: (g, { ctx }) =>
      sayTo(
        g,
        [ctx.user],
        'event.saw-destiny',
        { cards: cardNames('skill-card', [...g.s.destiny].sort()) },
        msg('event.looked-at-destiny', { who: seatName(ctx.user), n: g.s.destiny.length }),
      ),
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.cull-destiny', { n: Math.min(f.w.n, g.s.destiny.length) }),
        options: cardOptions([...g.s.destiny].sort()),
        min: f.w.n,
        max: f.w.n,
      }),
    discard: (g, f) => {
      const cards = cardsOf(chosen(f))
      if (cards.length === 0) return end(f)
      g.s.destiny = shuffle(
        g.s,
        cards.reduce((left, card) => without(left, card), [...g.s.destiny].sort()),
      )
      toDiscard(g, cards)
      const tops = [...new Set(cards.map((c) => deckOf(g.content, c)))].map(
        (t) => deck(g, t).discard.at(-1) ?? '',
      )
      sayTo(
        g,
        [f.ctx.user],
        'event.destiny-culled-cards',
        { who: seatName(f.ctx.user), cards: cardNames('skill-card', cards) },
        msg('event.destiny-culled', {
          who: seatName(f.ctx.user),
          n: cards.length,
          tops: cardNames('skill-card', tops),
        }),
      )
      if (g.s.destiny.length === 0) buildDestiny(g)
    },
  },
  describe: ({ n }) => msg('effect.cull-destiny', { n }),
})
