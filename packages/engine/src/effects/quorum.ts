import { word } from '../core/effect.ts'
import { sayTo } from '../core/events.ts'
import { without } from '../core/game.ts'
import { ask, chosen } from '../core/procedure.ts'
import { available, bury } from '../rules/decks.ts'
import { cardsOf } from '../rules/discard.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

/** The user looks at the whole Quorum hand and puts so many of its cards under their deck, the last one lowest. */
export const buryQuorum = word('bury-quorum', (n: number) => ({ n }), {
  steps: {
    look: (g, { ctx }) => {
      const params = { who: seatName(ctx.user), n: g.s.quorum.length }
      sayTo(
        g,
        [ctx.user, g.s.titles.president],
        'event.saw-quorum-hand',
        { ...params, cards: cardNames('card', g.s.quorum) },
        msg('event.looked-at-quorum-hand', params),
      )
    },
    choose: (g, f) => {
      const n = Math.min(f.w.n, g.s.quorum.length)
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.bury-quorum', { n }),
        options: g.s.quorum.map((card, i) => ({
          id: `card:${card}#${i + 1}`,
          text: nameOf('card', card),
          card,
          deck: 'quorum',
        })),
        min: n,
        max: n,
        always: n > 1, // Which one lies lowest is his to say, even if there are no others.
      })
    },
    bury: (g, f) => {
      const cards = cardsOf(chosen(f))
      for (const card of cards) {
        g.s.quorum = without(g.s.quorum, card)
        bury(g, 'quorum', card)
      }
      const params = { who: seatName(f.ctx.user), n: cards.length }
      sayTo(
        g,
        [f.ctx.user, g.s.titles.president],
        'event.buried-quorum-cards',
        { ...params, cards: cardNames('card', cards) },
        msg('event.buried-quorum', params),
      )
    },
  },
  possible: (g) => g.s.quorum.length + available(g, 'quorum') > 0,
  because: () => [msg('why-not.no-quorum')],
  describe: ({ n }) => msg('effect.bury-quorum', { n }),
})
