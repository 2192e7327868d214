import { expect, test } from 'vitest'
import { clone } from '../src/core/clone.ts'
import { chance, type GameState, imagine, unknowing, view } from '../src/index.ts'
import { playRandomly } from '../src/testing/index.ts'

// Two hidden cards change places, by hand and not by imagining: whoever sees no difference imagines none.

/** A list of cards in a game, and how to lay others there. */
type Pile = { readonly cards: readonly string[]; put(cards: string[]): void }

/** Every list whose cards may change places with each other, in groups. */
function groups(s: GameState): Pile[][] {
  const hands = s.players.map((p): Pile => ({ cards: p.hand, put: (cards) => (p.hand = cards) }))
  const loyalties = s.players.map((p): Pile => ({ cards: p.loyalty, put: (cards) => (p.loyalty = cards) }))
  const deck: Pile = { cards: s.loyaltyDeck, put: (cards) => (s.loyaltyDeck = cards) }
  const destiny: Pile = { cards: s.destiny, put: (cards) => (s.destiny = cards) }
  const quorum: Pile = { cards: s.quorum, put: (cards) => (s.quorum = cards) }
  const decks = Object.keys(s.decks).map((name): Pile[] => [
    ...(['draw', 'discard'] as const).map((which) => ({
      cards: s.decks[name]?.[which] ?? [],
      put: (cards: string[]) => {
        const now = s.decks[name] ?? { draw: [], discard: [] }
        s.decks = { ...s.decks, [name]: { ...now, [which]: cards } }
      },
    })),
    ...s.players.map((p) => ({
      cards: p.held[name] ?? [],
      put: (cards: string[]) => (p.held = { ...p.held, [name]: cards }),
    })),
    ...(name === 'quorum' ? [quorum] : []),
  ])
  const civilians: Pile = { cards: s.civilians, put: (cards) => (s.civilians = cards) }
  const ships = s.ships.map((ship, i): Pile => {
    const put = ([face = '']: string[]) => {
      s.ships[i] = { ...ship, face }
    }
    return { cards: ship.face === '' ? [] : [ship.face], put }
  })
  return [[...hands, destiny], [...loyalties, deck], [civilians, ...ships], ...decks]
}

/** The game with two cards of one group in each other's place; undefined where there are none to change. */
function swapped(state: GameState, random: (n: number) => number): GameState | undefined {
  const s = clone(state)
  const all = groups(s)
  const places = (all[random(all.length)] ?? []).flatMap((pile) =>
    pile.cards.map((card, i) => ({ pile, card, i })),
  )
  if (places.length < 2) return undefined
  const [a, b] = [places[random(places.length)], places[random(places.length)]]
  if (!a || !b || a.card === b.card) return undefined
  if (a.pile === b.pile) a.pile.put(a.pile.cards.map((c, i) => (i === a.i ? b.card : i === b.i ? a.card : c)))
  else {
    a.pile.put(a.pile.cards.map((c, i) => (i === a.i ? b.card : c)))
    b.pile.put(b.pile.cards.map((c, i) => (i === b.i ? a.card : c)))
  }
  return s
}

test.each([
  { sets: ['base'] },
  { sets: ['base', 'pegasus'] },
  { sets: ['base', 'daybreak'] },
  { sets: ['base', 'pegasus', 'daybreak'] },
])('what somebody cannot see has no part in what he imagines ($sets)', ({ sets }) => {
  let compared = 0
  for (let n = 0; n < 20; n++) {
    const random = chance(1000 + n)
    playRandomly({ players: 3 + (n % 4), sets }, `swaps-${n}`, (state) => {
      if (state.outcome || state.turn.number === 0 || random(6) > 0) return
      const seat = random(state.players.length)
      const other = swapped(state, random)
      if (!other || JSON.stringify(view(other, seat)) !== JSON.stringify(view(state, seat))) return
      compared++
      const seed = random(2 ** 30)
      const dream = (s: GameState): GameState => imagine(s, seat, unknowing, chance(seed))
      expect(dream(other)).toEqual(dream(state))
    })
  }
  expect(compared).toBeGreaterThan(200)
})
