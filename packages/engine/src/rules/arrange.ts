import { deck, layDeck } from '../core/decks.ts'
import { sayTo } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { CardId, DeckName, Seat } from '../core/names.ts'
import { ask, goTo, pick, procedure } from '../core/procedure.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { refill, takeTops } from './decks.ts'

type Placed = { readonly n: number; readonly where: 'top' | 'bottom' }

type Arranging = {
  readonly seat: Seat
  readonly deck: DeckName
  readonly n: number
  /** All of them go back on top. */
  readonly onTop?: boolean
  /** As they were drawn, the uppermost first. */
  cards: readonly CardId[]
  /** Which of them have been laid down where; the later, the nearer to the end of the deck. */
  placed: readonly Placed[]
}

/** Somebody looks at the top cards of a deck and puts each back on top or underneath, in any order. */
export const arrange = procedure<Arranging>(
  'arrange',
  {
    draw: (g, f) => {
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
    choose: (g, f) => {
      const left = f.cards.flatMap((card, n) => (f.placed.some((p) => p.n === n) ? [] : [{ card, n }]))
      if (left.length === 0) return goTo(f, 'putBack')
      const place = (where: Placed['where']) =>
        left.map(({ card, n }) => ({
          id: `${where}:${card}#${n + 1}`,
          text: msg(`option.arrange-${where}`, { card: nameOf('card', card) }),
          card,
          deck: f.deck,
          n,
        }))
      ask(g, {
        seat: f.seat,
        prompt: msg(f.onTop ? 'prompt.arrange-on-top' : 'prompt.arrange', {
          n: left.length,
          deck: nameOf('deck', f.deck),
        }),
        options: f.onTop ? place('top') : [...place('top'), ...place('bottom')],
      })
    },
    place: (_g, f) => {
      const o = pick(f)
      if (o?.n !== undefined)
        f.placed = [...f.placed, { n: o.n, where: o.id.startsWith('top:') ? 'top' : 'bottom' }]
      goTo(f, 'choose')
    },
    putBack: (g, f) => {
      const laid = (where: Placed['where']): CardId[] =>
        f.placed.flatMap((p) => (p.where === where ? [f.cards[p.n] ?? ''] : [])).reverse()
      const [top, bottom] = [laid('top'), laid('bottom')]
      f.cards = []
      if (bottom.length > 0) refill(g, f.deck) // B-LIMIT-4
      const { draw, discard } = deck(g, f.deck)
      layDeck(g, f.deck, { draw: [...bottom, ...draw, ...top.toReversed()], discard })
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

/** Whoever has put cards back knows which; the others how many. */
export const sayArranged = (
  g: Game,
  { seat, deck: name }: { readonly seat: Seat; readonly deck: DeckName },
  top: readonly CardId[],
  bottom: readonly CardId[],
): void =>
  sayTo(
    g,
    [seat],
    'event.arranged-cards',
    { deck: nameOf('deck', name), top: cardNames('card', top), bottom: cardNames('card', bottom) },
    msg('event.arranged', {
      who: seatName(seat),
      deck: nameOf('deck', name),
      top: top.length,
      bottom: bottom.length,
    }),
  )
