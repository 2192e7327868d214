import { printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import { happen, leaf } from '../core/leaf.ts'
import type { DeckName, Seat } from '../core/names.ts'
import { end, procedure } from '../core/procedure.ts'
import { nameOf, seatName } from '../text/names.ts'
import { takeTops } from './decks.ts'
import { giveHeld, holdsTooMany, keepToLimit, mayHoldCards } from './held.ts'
import { sendTo } from './places.ts'

type Drawing = {
  readonly seat: Seat
  readonly name: DeckName
  readonly n: number
  /** He keeps so many of them, and stays where he is whatever his limit. */
  readonly keeps?: number
}

/** Cards into a hand of their own deck, seen only by the player who draws them. */
export const drawHeld = procedure<Drawing>('draw-held', {
  draw: (g, f) => {
    if (!mayHoldCards(g, f.seat, f.name)) return end(f)
    happen(g, takingHeld, { seat: f.seat, name: f.name, n: f.n })
  },
  over: (g, { seat, name, keeps }) => {
    if (keeps !== undefined) return
    const to = printed(g.content.decks, name).hand?.over
    if (to === undefined || !holdsTooMany(g, seat, name)) return
    say(g, 'event.holds-too-many', { who: seatName(seat), deck: nameOf('deck', name) })
    sendTo(g, seat, to) // D-MUT-5
  },
  limit: (g, { seat, name, keeps }) => keepToLimit(g, seat, name, keeps), // D-MUT-7, D-MUT-16, D-MUT-17
})

const takingHeld = leaf<Drawing>('take-held', {
  before: 'held-draw',
  after: 'held-drawn',
  moment: ({ seat, name }) => ({ picked: seat, deck: name }),
  carryOut: (g, { seat, name, n }) => {
    const cards = takeTops(g, name, n)
    giveHeld(g, seat, name, cards)
    return cards.length > 0
  },
})
