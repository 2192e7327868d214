import { isDamaged, printAt } from '../core/boards.ts'
import { deckOf } from '../core/content.ts'
import { deck, layDeck, popTop, putUnder, takeUp } from '../core/decks.ts'
import { type Ctx, describe, type Effect, impossible, perform, possible, word } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { player } from '../core/game.ts'
import { areas, type CardId, type DeckName } from '../core/names.ts'
import { passives } from '../core/passives.ts'
import { ask, call, end, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { grantedActions } from '../rules/actions.ts'
import { arrange } from '../rules/arrange.ts'
import { repairLocation } from '../rules/damage.ts'
import { topOf } from '../rules/decks.ts'
import { payCards } from '../rules/discard.ts'
import { inPile } from '../rules/fleet.ts'
import { areaOptions } from '../rules/options.ts'
import * as says from '../rules/passives.ts'
import { piloted, placeFor } from '../rules/places.ts'
import {
  activateVipers,
  canPayToFly,
  fighterCost,
  flyViper,
  repairFighters,
  viperOptions,
  whyNotPayToFly,
} from '../rules/vipers.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'

/** The picked player moves and acts, or acts twice (B-ACT-15). */
export const grantActions = word('grant-actions', () => ({}), {
  run: (g, _w, ctx) => call(g, grantedActions, { seat: ctx.picked ?? ctx.user, left: 0 }),
  describe: () => msg('effect.grant-actions'),
})

/** Looks at the top card of one of these decks and puts it back on top or underneath. */
export const scout = word('scout', (...decks: readonly DeckName[]) => ({ decks }), {
  steps: {
    chooseDeck: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.scout-deck'),
        options: f.w.decks.map((deck) => ({ id: `deck:${deck}`, text: nameOf('deck', deck), deck })),
      }),
    look: (g, f) => {
      const deck = f.w.decks.find((d) => d === pick(f)?.deck)
      const more = deck && cardsSeen(g, f.ctx)
      if (more) {
        end(f)
        return call(g, arrange, { seat: f.ctx.user, deck, n: more, cards: [], placed: [] })
      }
      const card = deck && topOf(g, deck)
      if (!deck || card === undefined) return end(f)
      f.names = [deck]
      sayTo(
        g,
        [f.ctx.user],
        'event.saw-top',
        { deck: nameOf('deck', deck), card: nameOf('card', card) },
        msg('event.looked-at-top', { who: seatName(f.ctx.user), deck: nameOf('deck', deck) }),
      )
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.scout-card', { card: nameOf('card', card) }),
        options: [
          { id: 'top', text: msg('option.on-top'), deck, card },
          { id: 'bottom', text: msg('option.at-bottom'), deck, card },
        ],
      })
    },
    putBack: (g, f) => {
      const deck = f.w.decks.find((d) => d === f.names?.[0])
      if (!deck) return
      const under = pick(f)?.id === 'bottom'
      const card = under ? popTop(g, deck) : undefined
      if (card !== undefined) putUnder(g, deck, card)
      say(g, under ? 'event.put-under' : 'event.put-on-top', {
        who: seatName(f.ctx.user),
        deck: nameOf('deck', deck),
      })
    },
  },
  describe: ({ decks }) => msg('effect.scout', { decks: decks.map((d) => nameOf('deck', d)) }),
})

/** How many he looks at by the card he has used; nothing where it is one, as the card says. */
const cardsSeen = (g: Game, { user, card }: Ctx): number | undefined =>
  card === undefined
    ? undefined
    : passives(g, says.scoutsMore, user).find((p) => p.card === g.content.skills.get(card)?.card.id)?.n

/** The user's own viper attacks up to so many times. */
export const strafe = word('strafe', (upTo: number) => ({ upTo }), {
  run: (g, { upTo }, ctx) => {
    const ship = piloted(g, ctx.user)
    if (ship)
      call(g, activateVipers, {
        seat: ctx.user,
        ship: ship.id,
        attackOnly: true,
        left: upTo,
        first: true,
        asOne: ctx.paid ? 'paid' : 'due',
      })
  },
  possible: (g, _w, ctx) => hasTarget(g, ctx) && (ctx.paid === true || canPayToFly(g, ctx)),
  because: (g, _w, ctx) =>
    hasTarget(g, ctx)
      ? whyNotPayToFly(g, ctx)
      : [msg(piloted(g, ctx.user) ? 'why-not.no-target-here' : 'why-not.not-piloting')],
  describe: ({ upTo }) => msg('effect.strafe', { n: upTo }),
})

const hasTarget = (g: Game, ctx: Ctx): boolean => {
  const ship = piloted(g, ctx.user)
  return ship !== undefined && viperOptions(g, ship, true).length > 0
}

/** What is done with the ship the user pilots is one activation of it, whatever it is (D-GEN-25). */
export const asOneActivation = word('as-one-activation', (...effect: Effect) => ({ effect }), {
  steps: {
    pay: (g, f) => {
      const n = fighterCost(g)
      if (n > 0) call(g, payCards, { seat: f.ctx.user, n })
    },
    carryOut: (g, f) => perform(g, f.w.effect, { ...f.ctx, paid: true }),
  },
  possible: (g, { effect }, ctx) => possible(g, effect, { ...ctx, paid: true }) && canPayToFly(g, ctx),
  because: (g, { effect }, ctx) => [
    ...impossible(g, effect, { ...ctx, paid: true }),
    ...whyNotPayToFly(g, ctx),
  ],
  describe: ({ effect }) => describe(effect),
})

/** The user may fly to any other space area. */
export const flyAnywhere = word('fly-anywhere', () => ({}), {
  steps: {
    choose: (g, f) => {
      const ship = piloted(g, f.ctx.user)
      if (!ship) return end(f)
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.fly-anywhere'),
        options: areaOptions(areas.filter((area) => area !== ship.area)),
        min: 0,
      })
    },
    fly: (g, f) => {
      const ship = piloted(g, f.ctx.user)
      const to = pick(f)?.area
      if (ship && to) flyViper(g, ship, to)
    },
  },
  possible: (g, _w, ctx) => piloted(g, ctx.user) !== undefined,
  because: () => [msg('why-not.not-piloting')],
  describe: () => msg('effect.fly-anywhere'),
})

/** The card just played goes on top of the Destiny deck, and what lay there into the user's hand. */
export const swapWithDestiny = word('swap-with-destiny', () => ({}), {
  run: (g, _w, { user, card }) => {
    const got = g.s.destiny.at(-1)
    if (card === undefined || got === undefined) return
    const name = deckOf(g.content, card)
    const { draw, discard } = deck(g, name)
    layDeck(g, name, { draw, discard: withoutLast(discard, card) })
    g.s.destiny = [...g.s.destiny.slice(0, -1), card]
    takeUp(g, user, [got])
    const params = { who: seatName(user), card: nameOf('skill-card', card) }
    sayTo(
      g,
      [user],
      'event.destiny-swapped-card',
      { ...params, got: nameOf('skill-card', got) },
      msg('event.destiny-swapped', params),
    )
  },
  describe: () => msg('effect.swap-with-destiny'),
})

const withoutLast = (list: readonly CardId[], card: CardId): readonly CardId[] => {
  const last = list.lastIndexOf(card)
  return list.filter((_, i) => i !== last)
}

/** Repairs the user's location, or on the Hangar Deck vipers instead. */
export const repair = word('repair', (vipers: number) => ({ vipers }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.repair'),
        options: repairOptions(g, f.w.vipers, f.ctx),
      }),
    repair: (g, f) => {
      const o = pick(f)
      if (o?.location) repairLocation(g, o.location)
      else if (o) call(g, repairFighters, { seat: f.ctx.user, left: o.n ?? 0 })
    },
  },
  possible: (g, { vipers }, ctx) =>
    isDamaged(g, player(g, ctx.user).at) || vipersToRepair(g, vipers, ctx) > 0,
  because: () => [msg('why-not.nothing-to-repair')],
  describe: ({ vipers }) => msg('effect.repair', { n: vipers }),
})

const vipersToRepair = (g: Game, vipers: number, { user }: Ctx): number =>
  player(g, user).at === placeFor(g, 'hangar', user) ? Math.min(vipers, inPile(g, 'fighter', 'damaged')) : 0

function repairOptions(g: Game, vipers: number, ctx: Ctx): Option[] {
  const { at } = player(g, ctx.user)
  const most = vipersToRepair(g, vipers, ctx)
  return [
    ...(isDamaged(g, at)
      ? [
          {
            id: 'location',
            text: msg('option.repair-location', { location: nameOf('location', printAt(g, at)) }),
            location: at,
          },
        ]
      : []),
    ...Array.from({ length: most }, (_, i) => ({
      id: `vipers:${most - i}`,
      text: msg('option.repair-vipers', { n: most - i }),
      n: most - i,
    })),
  ]
}
