import { deck, layDeck, takeUp } from '../core/decks.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { current, type Game, without } from '../core/game.ts'
import type { CardId, DeckName } from '../core/names.ts'
import { ask, call, chosen, end, pick } from '../core/procedure.ts'
import { shuffled } from '../core/random.ts'
import { arrange } from '../rules/arrange.ts'
import { resolveCrisis } from '../rules/crisis.ts'
import { available, refill } from '../rules/decks.ts'
import { cardOptions, cardsOf } from '../rules/discard.ts'
import { typeOptions } from '../rules/options.ts'
import { typesOf } from '../rules/receive-skills.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

// Decks that are looked into and searched.

/** Somebody looks at the top cards of a deck and puts them back in any order, each on top or underneath, or all on top. */
export const arrangeTop = word(
  'arrange-top',
  (
    who: Who,
    name: DeckName,
    n: number,
    where: 'either' | 'top' = 'either',
  ): { readonly who: Who; readonly name: DeckName; readonly n: number; readonly onTop?: true } => ({
    who,
    name,
    n,
    ...(where === 'top' ? { onTop: true } : {}),
  }),
  {
    run: (g, { who, name, n, onTop }, ctx) =>
      call(g, arrange, { seat: seatOf(g, who, ctx), deck: name, n, onTop, cards: [], placed: [] }),
    possible: (g, { name }) => available(g, name) > 0,
    describe: ({ who, name, n, onTop }) =>
      msg(onTop ? 'effect.arrange-on-top' : 'effect.arrange-top', {
        who: nameOf('who', who),
        n,
        deck: nameOf('deck', name),
      }),
  },
)

/** The user takes any cards out of a Skill deck into which its discard pile is shuffled. */
export const searchDeck = word('search-deck', (n: number) => ({ n }), {
  steps: {
    chooseDeck: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.search-deck', { n: f.w.n }),
        options: typeOptions(searchable(g)),
      }),
    open: (g, f) => {
      const type = typesOf(chosen(f))[0]
      if (type === undefined) return end(f)
      f.names = [type]
      const { draw, discard } = deck(g, type)
      layDeck(g, type, { draw: shuffled(g.s, [...draw, ...discard]), discard: [] })
      const what = { who: seatName(f.ctx.user), deck: nameOf('deck', type) }
      sayTo(
        g,
        [f.ctx.user],
        'event.saw-deck',
        { ...what, cards: cardNames('skill-card', seenIn(g, type)) },
        msg('event.searches', what),
      )
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.search-cards', { n: f.w.n, deck: nameOf('deck', f.names?.[0] ?? '') }),
        options: cardOptions(seenIn(g, f.names?.[0] ?? '')),
        min: f.w.n,
        max: f.w.n,
      }),
    take: (g, f) => {
      const name = f.names?.[0] ?? ''
      const cards = cardsOf(chosen(f))
      const left = cards.reduce((rest, card) => without(rest, card), seenIn(g, name))
      layDeck(g, name, { draw: shuffled(g.s, left), discard: deck(g, name).discard })
      takeUp(g, f.ctx.user, cards)
      const what = { who: seatName(f.ctx.user), n: cards.length, deck: nameOf('deck', name) }
      sayTo(
        g,
        [f.ctx.user],
        'event.searched-cards',
        { ...what, cards: cardNames('skill-card', cards) },
        msg('event.searched', what),
      )
    },
  },
  possible: (g) => searchable(g).length > 0,
  describe: ({ n }) => msg('effect.search-deck', { n }),
})

const searchable = (g: Game) => g.content.rules.skillTypes.filter((type) => available(g, type) > 0)

/** The cards of a deck that is searched; in which order they lay, nobody is told. */
const seenIn = (g: Game, name: DeckName): CardId[] => [...deck(g, name).draw].sort()

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
