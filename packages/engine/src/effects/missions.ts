import { printed } from '../core/content.ts'
import { type Ctx, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { DeckName } from '../core/names.ts'
import { call } from '../core/procedure.ts'
import type { InPlay } from '../core/state.ts'
import { available, takeTop } from '../rules/decks.ts'
import { checkMilestones, distance, distanceOf } from '../rules/objective.ts'
import { newCheck, skillCheck } from '../rules/skill-check.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

// Cards that are turned up to be attempted at once, and lie in play afterwards.

/** The top card of a deck comes into play, and its check is made; nothing is used on that. */
export const attemptMission = word('attempt-mission', (deck: DeckName) => ({ deck }), {
  steps: {
    turnUp: (g, f) => {
      const { deck } = f.w
      const card = takeTop(g, deck)
      if (card === undefined) return
      f.names = [card]
      g.s.inPlay = [...g.s.inPlay, { card, deck, holder: -1 }]
      say(g, 'event.mission', {
        who: seatName(f.ctx.user),
        card: nameOf('card', card),
        deck: nameOf('deck', deck),
      })
    },
    attempt: (g, f) => {
      const [card] = f.names ?? []
      const found = card === undefined ? undefined : printed(g.content.cards, card)
      if (card === undefined || found?.kind !== 'other' || !found.print.check) return
      const ctx: Ctx = { user: f.ctx.user, source: 'mission', card }
      const title = nameOf('card', card)
      call(
        g,
        skillCheck,
        newCheck(g, { check: found.print.check, source: 'mission', title, ctx, sealed: true }),
      )
    },
  },
  possible: (g, { deck }) => available(g, deck) > 0,
  because: (_g, { deck }) => [msg('why-not.no-cards', { decks: [nameOf('deck', deck)] })],
  describe: ({ deck }) => msg('effect.attempt-mission', { deck: nameOf('deck', deck) }),
})

/** The card in play that this is the text of. */
function changeThis(g: Game, { card }: Ctx, change: Partial<InPlay>): void {
  g.s.inPlay = g.s.inPlay.map((c) => (c.card === card ? { ...c, ...change } : c))
}

/** Its distance counts from now on, with all that follows from it; the card goes beside the objective at the next jump. */
export const countThis = word('count-this', (n: number) => ({ n }), {
  run: (g, _w, ctx) => {
    const { card = '' } = ctx
    changeThis(g, ctx, { counts: true })
    say(g, 'event.counts', {
      card: nameOf('card', card),
      n: distanceOf(g.content, card),
      distance: distance(g),
    })
    checkMilestones(g)
  },
  describe: ({ n }) => msg('effect.count-this', { n }),
})

/** It lies face down from now on. */
export const turnThisDown = word('turn-this-down', () => ({}), {
  run: (g, _w, ctx) => {
    changeThis(g, ctx, { faceDown: true })
    say(g, 'event.turned-down', { card: nameOf('card', ctx.card ?? '') })
  },
  describe: () => msg('effect.turn-this-down'),
})
