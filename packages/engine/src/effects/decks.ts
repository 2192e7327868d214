import { deck, layDeck } from '../core/decks.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { current, type Game, without } from '../core/game.ts'
import type { CardId, DeckName } from '../core/names.ts'
import { ask, call, pick } from '../core/procedure.ts'
import { shuffled } from '../core/random.ts'
import { arrange } from '../rules/arrange.ts'
import { resolveCrisis } from '../rules/crisis.ts'
import { available, refill } from '../rules/decks.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

// Decks that are looked into and searched.

/** Somebody looks at the top cards of a deck and puts each back on top or underneath, in any order. */
export const arrangeTop = word('arrange-top', (who: Who, name: DeckName, n: number) => ({ who, name, n }), {
  run: (g, w, ctx) =>
    call(g, arrange, { seat: seatOf(g, w.who, ctx), deck: w.name, n: w.n, cards: [], placed: [] }),
  possible: (g, { name }) => available(g, name) > 0,
  describe: ({ who, name, n }) =>
    msg('effect.arrange-top', { who: nameOf('who', who), n, deck: nameOf('deck', name) }),
})

const decksToSee = (g: Game): DeckName[] =>
  [...g.content.decks.values()].filter(({ id, apart }) => !apart && available(g, id) > 0).map(({ id }) => id)

/** The user looks at the bottom card of any deck. */
export const lookAtBottom = word('look-at-bottom', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.look-at-bottom'),
        options: decksToSee(g).map((name) => ({
          id: `deck:${name}`,
          text: nameOf('deck', name),
          deck: name,
        })),
      }),
    look: (g, f) => {
      const name = decksToSee(g).find((d) => d === pick(f)?.deck)
      if (name === undefined) return
      refill(g, name) // B-LIMIT-12
      const [card] = deck(g, name).draw
      if (card === undefined) return
      sayTo(
        g,
        [f.ctx.user],
        'event.saw-bottom',
        {
          deck: nameOf('deck', name),
          card: nameOf(g.content.skills.has(card) ? 'skill-card' : 'card', card),
        },
        msg('event.looked-at-bottom', { who: seatName(f.ctx.user), deck: nameOf('deck', name) }),
      )
    },
  },
  describe: () => msg('effect.look-at-bottom'),
})

/** A Crisis card is searched for, in its deck or on the discard pile, and carried out at once; then the deck is shuffled. */
export const findCrisis = word('find-crisis', (card: CardId) => ({ card }), {
  steps: {
    search: (g, { w: { card } }) => {
      const { draw, discard } = deck(g, 'crisis')
      const isIn = draw.includes(card)
      if (!isIn && !discard.includes(card))
        return say(g, 'event.crisis-not-found', { card: nameOf('card', card) })
      layDeck(
        g,
        'crisis',
        isIn ? { draw: without(draw, card), discard } : { draw, discard: without(discard, card) },
      )
      say(g, 'event.crisis-found', { card: nameOf('card', card) })
      call(g, resolveCrisis, { card, deck: 'crisis', drawer: current(g), fate: 'discard', option: 0 })
    },
    shuffle: (g) => {
      const { draw, discard } = deck(g, 'crisis')
      layDeck(g, 'crisis', { draw: shuffled(g.s, draw), discard })
      say(g, 'event.deck-shuffled', { deck: nameOf('deck', 'crisis') })
    },
  },
  describe: ({ card }) => msg('effect.find-crisis', { card: nameOf('card', card) }),
})
