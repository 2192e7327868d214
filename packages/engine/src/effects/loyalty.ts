import { condition } from '../core/conditions.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import { type CardId, type Role, resources, type Seat, type StandingId } from '../core/names.ts'
import { call } from '../core/procedure.ts'
import { dealLoyalty, passOnLoyalty, receivingUnderWay } from '../rules/loyalty.ts'
import { sendTo } from '../rules/places.ts'
import { inRedZone } from '../rules/resources.ts'
import { reveal, turnUp } from '../rules/reveal.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

// What Loyalty cards do when they are received.

function show(g: Game, seat: Seat, card: CardId | undefined): void {
  if (card === undefined || !player(g, seat).loyalty.includes(card)) return
  // Told first: whoever looks ahead stops where something unseen is laid open.
  say(g, 'event.sympathizer', { who: seatName(seat), card: nameOf('card', card) })
  turnUp(g, seat, card)
}

/** The card is turned up, if it is not. */
export const turnThisUp = word('turn-this-up', () => ({}), {
  run: (g, _w, ctx) => show(g, ctx.user, ctx.card),
  describe: () => msg('effect.turn-this-up'),
})

/** Its owner is revealed by the card, not by himself. */
export const becomeCylon = word('become-cylon', (as: StandingId) => ({ as }), {
  run: (g, { as }, { user, card }) => call(g, reveal, { seat: user, card: card ?? '', as, himself: false }),
  describe: () => msg('effect.become-cylon'),
})

/** Turned up at once: with a resource in the red zone its owner is sent away, otherwise revealed (B-SLEEP-7 to B-SLEEP-10). */
export const sympathize = word('sympathize', (to: Role, as: StandingId) => ({ to, as }), {
  steps: {
    show: (g, f) => show(g, f.ctx.user, f.ctx.card),
    decide: (g, { w, ctx }) => {
      if (resources.some((r) => inRedZone(g, r))) sendTo(g, ctx.user, w.to)
      else call(g, reveal, { seat: ctx.user, card: ctx.card ?? '', as: w.as, himself: false })
    },
  },
  describe: () => msg('text.sympathizer'),
})

/** Somebody is dealt further Loyalty cards; after the last one no more follow, whatever it says. */
export const drawLoyalty = word('draw-loyalty', (who: Who, n: number, last?: true) => ({ who, n, last }), {
  run: (g, { who, n, last }, ctx) => call(g, dealLoyalty, { to: [{ seat: seatOf(g, who, ctx), n }], last }),
  possible: (g) => g.s.loyaltyDeck.length > 0,
  describe: ({ who, n }) => msg('effect.draw-loyalty', { who: nameOf('who', who), n }),
})

/** This card, lying open, goes to a human player. */
export const passThisOn = word('pass-this-on', () => ({}), {
  run: (g, _w, { user, card }) => {
    if (card !== undefined && player(g, user).shown.includes(card))
      call(g, passOnLoyalty, { from: user, cards: [card], to: 'human', open: true })
  },
  describe: () => msg('effect.pass-this-on'),
})

/** The card is still in the Loyalty deck: everybody sees that nobody has turned it up. */
export const isUndealt = condition('is-undealt', (card: CardId) => ({ card }), {
  test: (g, { card }) => g.s.loyaltyDeck.includes(card),
  describe: ({ card }) => msg('when.is-undealt', { card: nameOf('card', card) }),
})

/** The card came from the deck, or face down as if from there. */
export const receivedFaceDown = condition('received-face-down', () => ({}), {
  test: (g) => ['dealt', 'handed'].includes(receivingUnderWay(g)?.how ?? ''),
  describe: () => msg('when.received-face-down'),
})
