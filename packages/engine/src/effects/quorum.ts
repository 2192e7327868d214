import { printed } from '../core/content.ts'
import { discardTo } from '../core/decks.ts'
import { possible, word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { without } from '../core/game.ts'
import type { CardId } from '../core/names.ts'
import { ask, call, chosen, end, goTo, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { available, bury, takeTops } from '../rules/decks.ts'
import { cardsOf } from '../rules/discard.ts'
import { playQuorum } from '../rules/quorum.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

const quorumOptions = (cards: readonly CardId[]): Option[] =>
  cards.map((card, i) => ({ id: `card:${card}#${i + 1}`, text: nameOf('card', card), card, deck: 'quorum' }))

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
        options: quorumOptions(g.s.quorum),
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

/** The user draws Quorum cards, gives the President one of them, and plays or discards what is left. */
export const shareQuorum = word('share-quorum', (n: number) => ({ n }), {
  steps: {
    draw: (g, f) => {
      f.names = takeTops(g, 'quorum', f.w.n)
      const who = { who: seatName(f.ctx.user), n: f.names.length, deck: nameOf('deck', 'quorum') }
      sayTo(
        g,
        [f.ctx.user],
        'event.drew-to-see-cards',
        { ...who, cards: cardNames('card', f.names) },
        msg('event.drew-to-see', who),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.share-quorum'),
        options: quorumOptions(f.names ?? []),
      }),
    give: (g, f) => {
      const card = pick(f)?.card
      if (card === undefined) return end(f)
      const { president } = g.s.titles
      f.names = without(f.names ?? [], card)
      g.s.quorum = [...g.s.quorum, card]
      const who = { who: seatName(f.ctx.user), whom: seatName(president) }
      sayTo(
        g,
        [f.ctx.user, president],
        'event.gave-quorum-card',
        { ...who, card: nameOf('card', card) },
        msg('event.gave-quorum', who),
      )
    },
    decide: (g, f) => {
      const [card] = f.names ?? []
      if (card === undefined) return end(f)
      const { effect } = printed(g.content.quorum, card)
      const option = { card, deck: 'quorum' }
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.play-or-discard', { card: nameOf('card', card) }),
        options: [
          ...(possible(g, effect, { user: f.ctx.user, card })
            ? [{ id: 'play', text: msg('option.play', { card: nameOf('card', card) }), ...option }]
            : []),
          { id: 'discard', text: msg('option.discard', { card: nameOf('card', card) }), ...option },
        ],
      })
    },
    carryOut: (g, f) => {
      const [card, ...rest] = f.names ?? []
      if (card === undefined) return end(f)
      f.names = rest
      goTo(f, 'decide')
      if (pick(f)?.id === 'play')
        return call(g, playQuorum, { seat: f.ctx.user, card, fate: 'discard', from: 'deck' })
      discardTo(g, 'quorum', card)
      say(g, 'event.discarded-held', { who: seatName(f.ctx.user), card: nameOf('card', card) })
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
  possible: (g) => available(g, 'quorum') > 0,
  because: () => [msg('why-not.no-cards', { decks: [nameOf('deck', 'quorum')] })],
  describe: ({ n }) => msg('effect.share-quorum', { n }),
})
