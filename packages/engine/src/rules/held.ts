import { printed } from '../core/content.ts'
import { discardTo, heldOf, hold, letGo } from '../core/decks.ts'
import { say, sayTo } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import type { CardId, DeckName, Seat } from '../core/names.ts'
import { passives } from '../core/passives.ts'
import { ask, call, chosen, procedure } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import * as says from './passives.ts'

// Hands apart from the skill cards: who may hold them, and how many.

/** Some are only for one side. */
export function mayHoldCards(g: Game, seat: Seat, name: DeckName): boolean {
  const side = g.content.decks.get(name)?.hand?.side
  return side === undefined || standingOf(g, seat).side === side
}

/** How many of a deck's cards he may have. */
export function heldLimit(g: Game, seat: Seat, name: DeckName): number {
  const own = passives(g, says.holds, seat).find((p) => p.deck === name)
  return own?.n ?? printed(g.content.decks, name).hand?.limit ?? Number.POSITIVE_INFINITY
}

/** Cards that were drawn go into a hand, seen only by its player. */
export function giveHeld(g: Game, seat: Seat, name: DeckName, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  hold(g, seat, name, cards)
  const deck = nameOf('deck', name)
  sayTo(
    g,
    [seat],
    'event.drew-held-cards',
    { who: seatName(seat), cards: cardNames('card', cards), deck },
    msg('event.drew-held', { who: seatName(seat), n: cards.length, deck }),
  )
}

export const holdsTooMany = (g: Game, seat: Seat, name: DeckName): boolean =>
  heldOf(player(g, seat), name).length > heldLimit(g, seat, name)

/** Whoever has more than he may keeps those he chooses. */
export function keepToLimit(g: Game, seat: Seat, name: DeckName, keeps = heldLimit(g, seat, name)): void {
  const over = heldOf(player(g, seat), name).length - keeps
  if (over > 0) call(g, discardFromHeld, { seat, name, n: over })
}

/** Who has changed sides discards what only players of the other side hold. */
export function discardForeign(g: Game, seat: Seat): void {
  for (const name of g.content.decks.keys()) if (!mayHoldCards(g, seat, name)) discardHeld(g, seat, name)
}

/** All he holds of the decks that only one side holds. */
export function discardPartisan(g: Game, seat: Seat): void {
  for (const { id, hand } of g.content.decks.values()) if (hand?.side !== undefined) discardHeld(g, seat, id)
}

/** All he holds of a deck. */
export function discardHeld(g: Game, seat: Seat, name: DeckName): void {
  for (const card of heldOf(player(g, seat), name)) discardOne(g, seat, name, card)
}

function discardOne(g: Game, seat: Seat, name: DeckName, card: CardId): void {
  letGo(g, seat, name, card)
  discardTo(g, name, card)
  say(g, 'event.discarded-held', { who: seatName(seat), card: nameOf('card', card) })
}

type FromHeld = { readonly seat: Seat; readonly name: DeckName; readonly n: number }

/** Cards of his choice out of such a hand, to where their deck is discarded. */
export const discardFromHeld = procedure<FromHeld>('discard-from-held', {
  choose: (g, { seat, name, n }) => {
    const held = heldOf(player(g, seat), name)
    const count = Math.min(n, held.length)
    ask(g, {
      seat,
      prompt: msg('prompt.discard-held', { n: count, deck: nameOf('deck', name) }),
      options: held.map((card, i) => ({
        id: `card:${card}#${i + 1}`,
        text: nameOf('card', card),
        card,
        deck: name,
      })),
      min: count,
      max: count,
    })
  },
  discard: (g, f) => {
    // He may have laid it open since he was asked.
    for (const { card } of chosen(f))
      if (card !== undefined && heldOf(player(g, f.seat), f.name).includes(card))
        discardOne(g, f.seat, f.name, card)
  },
})
