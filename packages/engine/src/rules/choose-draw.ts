import { deck, layDeck } from '../core/decks.ts'
import { sayTo } from '../core/events.ts'
import type { CardId, DeckName, Seat } from '../core/names.ts'
import { ask, pick, procedure } from '../core/procedure.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { sayArranged } from './arrange.ts'
import { bury, takeTops } from './decks.ts'

type Choosing = {
  readonly seat: Seat
  readonly whom: Seat
  readonly deck: DeckName
  readonly n: number
  cards: readonly CardId[]
}

/** Somebody looks at the top cards of a deck; the one he chooses is drawn next, the others go underneath. */
export const chooseDraw = procedure<Choosing>(
  'choose-draw',
  {
    look: (g, f) => {
      f.cards = takeTops(g, f.deck, f.n)
      sayTo(
        g,
        [f.seat],
        'event.saw-tops',
        { deck: nameOf('deck', f.deck), cards: cardNames('card', f.cards) },
        msg('event.looked-at-tops', {
          who: seatName(f.seat),
          n: f.cards.length,
          deck: nameOf('deck', f.deck),
        }),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.seat,
        prompt: msg('prompt.choose-draw', { who: seatName(f.whom) }),
        options: f.cards.map((card, i) => ({
          id: `card:${card}#${i + 1}`,
          text: nameOf('card', card),
          card,
          deck: f.deck,
          n: i,
        })),
      }),
    putBack: (g, f) => {
      const first = pick(f)?.n ?? 0
      const top = f.cards.filter((_, i) => i === first)
      const bottom = f.cards.filter((_, i) => i !== first)
      f.cards = []
      for (const card of bottom.toReversed()) bury(g, f.deck, card)
      const { draw, discard } = deck(g, f.deck)
      layDeck(g, f.deck, { draw: [...draw, ...top], discard })
      sayArranged(g, f, top, bottom)
    },
  },
  {
    holds: [
      {
        cards: (f) => f.cards,
        hidden: {
          seenBy: (f, seat) => seat === f.seat,
          put: (f, cards) => {
            f.cards = cards
          },
        },
      },
    ],
    dropped: (g, f) => {
      const { draw, discard } = deck(g, f.deck)
      layDeck(g, f.deck, { draw: [...draw, ...f.cards.toReversed()], discard })
    },
  },
)
