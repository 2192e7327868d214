import { type Usable, usable } from '../core/abilities.ts'
import { possible, word } from '../core/effect.ts'
import { sayTo } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { CardId, DeckName, Seat } from '../core/names.ts'
import { ask, call, pick } from '../core/procedure.ts'
import { use } from '../core/windows.ts'
import { chooseDraw } from '../rules/choose-draw.ts'
import { available, bury, takeTops } from '../rules/decks.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

// Decks whose cards are held in hands apart: who looks into them.

/** The user says which of the top cards is drawn; the others go under the deck. */
export const decideDraw = word('decide-draw', (n: number) => ({ n }), {
  run: (g, { n }, { user, picked = user, deck }) => {
    if (deck !== undefined) call(g, chooseDraw, { seat: user, whom: picked, deck, n, cards: [] })
  },
  describe: ({ n }) => msg('effect.decide-draw', { n }),
})

/** Draws cards, plays one of them that can be played and puts the others under the deck; none of them is ever held. */
export const consultDeck = word('consult-deck', (deck: DeckName, n: number) => ({ deck, n }), {
  steps: {
    draw: (g, f) => {
      f.names = takeTops(g, f.w.deck, f.w.n)
      const deck = nameOf('deck', f.w.deck)
      sayTo(
        g,
        [f.ctx.user],
        'event.saw-tops',
        { deck, cards: cardNames('card', f.names) },
        msg('event.looked-at-tops', { who: seatName(f.ctx.user), n: f.names.length, deck }),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.consult-deck', { deck: nameOf('deck', f.w.deck) }),
        options: (f.names ?? []).flatMap((card, i) =>
          playable(g, f.ctx.user, card)
            ? [{ id: `card:${card}#${i + 1}`, text: nameOf('card', card), card, deck: f.w.deck, n: i }]
            : [],
        ),
        always: true, // How many of them could be played nobody else may know.
      }),
    play: (g, f) => {
      const { user } = f.ctx
      const taken = pick(f)?.n ?? -1
      const cards = f.names ?? []
      const card = cards[taken]
      const found = card === undefined ? undefined : playable(g, user, card)
      const rest = cards.filter((_, i) => i !== taken)
      f.names = []
      for (const card of rest.toReversed()) bury(g, f.w.deck, card)
      sayTo(
        g,
        [user],
        'event.put-under-cards',
        { deck: nameOf('deck', f.w.deck), cards: cardNames('card', rest), n: cards.length },
        msg('event.put-several-under', {
          who: seatName(user),
          n: rest.length,
          deck: nameOf('deck', f.w.deck),
        }),
      )
      if (found) use(g, found, {})
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
  possible: (g, { deck }) => available(g, deck) > 0,
  because: (_g, { deck }) => [msg('why-not.no-cards', { decks: [nameOf('deck', deck)] })],
  describe: ({ deck, n }) => msg('effect.consult-deck', { deck: nameOf('deck', deck), n }),
})

/** A card that could be played as an action now. */
function playable(g: Game, owner: Seat, card: CardId): Usable | undefined {
  const ability = g.content.heldAbilities.get('action')?.get(card)
  const ctx = { user: owner, card }
  return ability && usable(g, ability, ctx) && possible(g, ability.effect ?? [], ctx)
    ? { owner, ability, card, held: true }
    : undefined
}
