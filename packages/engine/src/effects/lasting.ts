import { deckOf } from '../core/content.ts'
import { discardTo } from '../core/decks.ts'
import { describeTogether, type Effect, seatOf, type Who, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { describePassive, lastsThisTurn, type Passive } from '../core/passives.ts'
import { heldPlayOf } from '../core/play-held.ts'
import { crisisUnderWay } from '../rules/crisis.ts'
import { discardInPlay } from '../rules/in-play.ts'
import * as says from '../rules/passives.ts'
import { quorumUnderWay } from '../rules/quorum.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

/** Lays the card being carried out into play, with somebody or for everybody. */
function lay(g: Game, holder: Seat): void {
  const quorum = quorumUnderWay(g)
  const crisis = crisisUnderWay(g)
  if (quorum) {
    quorum.fate = 'kept'
    g.s.inPlay = [...g.s.inPlay, { card: quorum.card, deck: 'quorum', holder }]
  } else if (crisis) {
    crisis.fate = 'kept'
    g.s.inPlay = [...g.s.inPlay, { card: crisis.card, deck: crisis.deck, holder }]
  }
}

/** B-CRISIS-16: what it does there is printed as its lasting effect. */
export const keepInPlay = word('keep-in-play', () => ({}), {
  run: (g) => lay(g, -1),
  describe: () => msg('effect.keep'),
})

export const giveCard = word('give-card', (who: Who) => ({ who }), {
  run: (g, { who }, ctx) => {
    const seat = seatOf(g, who, ctx)
    lay(g, seat)
    say(g, 'event.given', { who: seatName(seat), card: nameOf('card', ctx.card ?? '') })
  },
  describe: ({ who }) => msg('effect.give', { who: nameOf('who', who) }),
})

/** A card in play has done what it was kept for; one of a hand apart is discarded before the rest of what it says. */
export const discardThis = word('discard-this', () => ({}), {
  run: (g, _w, ctx) => {
    const { card } = ctx
    if (card === undefined) return
    const c = g.s.inPlay.find((x) => x.card === card)
    const played = heldPlayOf(g, card)
    if (c) discardInPlay(g, c)
    else if (played) {
      played.fate = 'gone'
      discardTo(g, deckOf(g.content, card), card)
    }
  },
  describe: () => msg('effect.discard-this'),
})

/** A card of a hand apart is turned up and stays with its player, for everyone to see. */
export const layOpen = word('lay-open', () => ({}), {
  run: (g, _w, ctx) => {
    const { card, user } = ctx
    const played = heldPlayOf(g, card)
    if (card === undefined || !played) return
    played.fate = 'gone'
    g.s.inPlay = [...g.s.inPlay, { card, deck: deckOf(g.content, card), holder: user }]
  },
  describe: () => msg('effect.lay-open'),
})

/** It applies to everybody until the end of the turn. */
export const forThisTurn = word('for-this-turn', (passive: Passive) => ({ passive }), {
  run: (g, { passive }) => lastsThisTurn(g, passive, -1),
  describe: ({ passive }) => msg('effect.for-this-turn', { passive: describePassive(passive) }),
})

/** It is carried out for the user at the end of the turn. */
export const atTurnEnd = word('at-turn-end', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }, { user }) =>
    lastsThisTurn(g, says.dueAtTurnEnd(player(g, user).character, ...effect), user),
  describe: ({ effect }) => msg('effect.at-turn-end', { effect: describeTogether(effect) }),
})

export const removeThis = word('remove-this', () => ({}), {
  run: (g, _w, { card }) => {
    const played = heldPlayOf(g, card) ?? quorumUnderWay(g)
    if (played) played.fate = 'removed'
  },
  describe: () => msg('effect.remove-this'),
})

/** The card counts as distance from now on. */
export const putBesideObjective = word('put-beside-objective', (distance: number) => ({ distance }), {
  run: (g) => {
    const crisis = crisisUnderWay(g)
    if (crisis) crisis.fate = 'beside-objective'
  },
  describe: ({ distance }) => msg('effect.beside-objective', { n: distance }),
})

/** B-CRISIS-19 */
export const anotherCrisis = word('another-crisis', () => ({}), {
  run: (g) => {
    if (g.s.turn.step === 'crisis') g.s.turn.again = true
  },
  describe: () => msg('effect.another-crisis'),
})
