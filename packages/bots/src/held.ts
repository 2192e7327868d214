import type { Scene } from './gain.ts'
import type { Mind } from './mind.ts'
import { hardship, placeFor } from './places.ts'
import { type DeckName, type Seat, says, those } from './printed.ts'

// Hands apart: how much goes into them, and what it means that they are full.

/** How many cards of a deck somebody may have: what lies open with him may let him have more. */
export function heldLimit({ view, content }: Mind, seat: Seat, deck: DeckName): number {
  const open = (view.players[seat]?.shown ?? []).flatMap(
    (id) => content.loyalty.get(id)?.lasting?.passives ?? [],
  )
  const own = those(open, says.holds).find((p) => p.deck === deck)
  return own?.n ?? content.decks.get(deck)?.hand?.limit ?? Number.POSITIVE_INFINITY
}

/** How many he has; the one that is being played he has no more. */
export function heldCount(
  { view, content }: Mind,
  seat: Seat,
  deck: DeckName,
  { user, card }: Scene,
): number {
  const held = view.players[seat]?.held[deck] ?? 0
  const played = seat === user && card !== undefined && content.cards.get(card)?.deck === deck
  return Math.max(0, held - (played && view.held[deck]?.includes(card) ? 1 : 0))
}

/** How likely somebody is made to draw another one before he can play what he has. */
const anotherComes = 0.4

/** What it costs to hold so many of a deck of which one more sends its holder away. */
export function burden(mind: Mind, seat: Seat, deck: DeckName, held: number): number {
  const over = mind.content.decks.get(deck)?.hand?.over
  if (over === undefined || held < heldLimit(mind, seat, deck)) return 0
  const place = placeFor(mind, over, seat)
  // Who is there already has nothing to fear.
  return mind.view.players[seat]?.at === place ? 0 : anotherComes * hardship(mind, place)
}
