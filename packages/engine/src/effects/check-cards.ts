import { printed } from '../core/content.ts'
import { takeUp } from '../core/decks.ts'
import { describeTogether, type Effect, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, without } from '../core/game.ts'
import type { CardId } from '../core/names.ts'
import { ask, pick } from '../core/procedure.ts'
import { toDiscard } from '../rules/decks.ts'
import { cardOptions } from '../rules/discard.ts'
import { checkUnderWay } from '../rules/skill-check.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

// What cards that lie in a skill check do to it, and to the other cards in it.

/** Nothing that cards do in a check takes effect in this one. */
export const silenceCheck = word('silence-check', () => ({}), {
  run: (g) => {
    const f = checkUnderWay(g)
    if (f) f.silenced = true
  },
  possible: (g) => {
    const f = checkUnderWay(g)
    return f !== undefined && !f.silenced && !f.reckless // D-MIX-16
  },
  describe: () => msg('effect.silence-check'),
})

/** Every card of a strength that lies in the check when it is totalled adds so much. */
export const strengthBonus = word('strength-bonus', (strength: number, add: number) => ({ strength, add }), {
  run: (g, bonus) => {
    const f = checkUnderWay(g)
    if (f) f.bonuses = [...f.bonuses, { strength: bonus.strength, add: bonus.add }]
  },
  describe: ({ strength, add }) => msg('effect.strength-bonus', { strength, n: add }),
})

/** It is carried out after the result of the check, and may ask what that was. */
export const afterResult = word('after-result', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }, ctx) => {
    const f = checkUnderWay(g)
    if (f) f.follows = [...(f.follows ?? []), { effect, ctx }]
  },
  describe: ({ effect }) => msg('effect.after-result', { effect: describeTogether(effect) }),
})

/** One of each printed card of the check under way that is meant. */
const cardsIn = (g: Game, isMeant: (card: CardId) => boolean, but?: CardId): CardId[] => {
  const { cards = [] } = checkUnderWay(g) ?? {}
  return [...new Set(but === undefined ? cards : without(cards, but))].filter(isMeant)
}

/** The user may take a card of at most this printed strength (D-ABIL-10) into his hand, but none of this title. */
export const takeFromCheck = word('take-from-check', (atMost: number) => ({ atMost }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.take-from-check'),
        options: cardOptions(takeable(g, f.w.atMost, f.ctx.card)),
        min: 0,
      }),
    take: (g, f) => {
      const check = checkUnderWay(g)
      const card = pick(f)?.card
      if (!check || card === undefined) return
      check.cards = without(check.cards, card)
      takeUp(g, f.ctx.user, [card])
      say(g, 'event.took-from-check', { who: seatName(f.ctx.user), card: nameOf('skill-card', card) })
    },
  },
  possible: (g, { atMost }, { card }) => takeable(g, atMost, card).length > 0,
  describe: ({ atMost }) => msg('effect.take-from-check', { n: atMost }),
})

function takeable(g: Game, atMost: number, by: CardId | undefined): CardId[] {
  const title = by === undefined ? undefined : printed(g.content.skills, by).card
  return cardsIn(g, (id) => {
    const { card, strength } = printed(g.content.skills, id)
    return strength <= atMost && card !== title
  })
}

/** The user picks another card of the check, which is discarded. */
export const removeFromCheck = word('remove-from-check', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.remove-from-check'),
        options: cardOptions(cardsIn(g, () => true, f.ctx.card)),
      }),
    remove: (g, f) => {
      const check = checkUnderWay(g)
      const card = pick(f)?.card
      if (!check || card === undefined) return
      check.cards = without(check.cards, card)
      toDiscard(g, [card]) // DQ30
      say(g, 'event.removed-from-check', { card: nameOf('skill-card', card) })
    },
  },
  possible: (g, _w, { card }) => cardsIn(g, () => true, card).length > 0,
  describe: () => msg('effect.remove-from-check'),
})
