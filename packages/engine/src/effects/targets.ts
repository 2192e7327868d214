import { type Layout, printed } from '../core/content.ts'
import {
  type Ctx,
  describe,
  describeTogether,
  type Effect,
  impossible,
  payable,
  perform,
  possible,
  seatOf,
  unpayable,
  type Who,
  word,
} from '../core/effect.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { type Area, areas, type ShipClass } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, chosen, pick } from '../core/procedure.ts'
import type { Ship } from '../core/state.ts'
import { activate } from '../rules/cylon-ships.ts'
import { canBeDestroyed, damageShip, destroyShip } from '../rules/destroy.ts'
import { dieRoll, thrown } from '../rules/dice.ts'
import { areaOptions, civilianOptions, shipOptions, targetOptions } from '../rules/options.ts'
import { placedSince, placeShips } from '../rules/place-ships.ts'
import { piloted } from '../rules/places.ts'
import { shipById, shipsOf, supply } from '../rules/ships.ts'
import { activateVipers } from '../rules/vipers.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName, shipCount } from '../text/names.ts'

// Something is aimed at a space area or a ship, and a die decides what comes of it.

type Ships = NonNullable<Layout[Area]>

const inArea = (ctx: Ctx, area: Area): Ctx => ({ ...ctx, area })

/** Somebody picks a space area, and something happens there. */
export const pickArea = word('pick-area', (who: Who, ...effect: Effect) => ({ who, effect }), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: seatOf(g, f.w.who, f.ctx),
        prompt: msg('prompt.pick-area', { effect: describe(f.w.effect) }),
        options: areaOptions(areas),
      }),
    carryOut: (g, f) => {
      const area = pick(f)?.area
      if (!area) return
      say(g, 'event.picked-area', {
        who: seatName(seatOf(g, f.w.who, f.ctx)),
        area: nameOf('area', area),
      })
      perform(g, f.w.effect, inArea(f.ctx, area))
    },
  },
  possible: (g, { effect }, ctx) => areas.some((area) => possible(g, effect, inArea(ctx, area))),
  because: () => [msg('why-not.no-target')],
  describe: ({ who, effect }) =>
    msg('effect.pick-area', { who: nameOf('who', who), effect: describeTogether(effect) }),
})

/** Ships from those at hand come to the area, and those that came act: fighters as the user has them act. */
export const sendOut = word('send-out', (of: 'raider' | 'fighter', n: number) => ({ of, n }), {
  steps: {
    place: (g, f) => {
      f.n = g.s.nextShip
      const [kind] = g.content.kindsOf[f.w.of]
      const { area } = f.ctx
      if (area === undefined || kind === undefined) return
      const layout: Layout = { [area]: { [kind]: f.w.n } }
      call(g, placeShips, { layout, i: 0, firstId: f.n, by: f.ctx.user })
    },
    act: (g, f) => {
      const ids = placedSince(g, f.n ?? 0, f.result)
      if (f.w.of === 'raider') call(g, activate, { icon: 'raiders', only: ids })
      else
        call(g, activateVipers, {
          seat: f.ctx.user,
          each: ids,
          attackOnly: false,
          left: ids.length,
          first: false,
        })
    },
  },
  possible: (g, { of }) => !frozen(g) && supply(g, of) > 0,
  describe: ({ of, n }) => msg('effect.send-out', { ships: shipCount(of, n) }),
})

/** Somebody picks a ship of a class, and something happens to it. */
export const pickShip = word(
  'pick-ship',
  (who: Who, of: ShipClass, ...effect: Effect) => ({ who, of, effect }),
  {
    steps: {
      choose: (g, f) =>
        ask(g, {
          seat: seatOf(g, f.w.who, f.ctx),
          prompt: msg('prompt.pick-ship', { effect: describe(f.w.effect) }),
          options:
            f.w.of === 'civilian'
              ? civilianOptions(shipsOf(g, f.w.of))
              : targetOptions(g, shipsOf(g, f.w.of)),
        }),
      carryOut: (g, f) => {
        const { target, ship: id = target } = pick(f) ?? {}
        const ship = shipById(g, id)
        if (ship) perform(g, f.w.effect, { ...f.ctx, ships: [ship.id], area: ship.area })
      },
    },
    possible: (g, { of, effect }, ctx) =>
      shipsOf(g, of).some(({ id, area }) => possible(g, effect, { ...ctx, ships: [id], area })),
    because: (g, { of, effect }, ctx) =>
      shipsOf(g, of).length > 0 ? impossible(g, effect, ctx) : [msg('why-not.no-target')],
    describe: ({ who, of, effect }) =>
      msg('effect.pick-ship', {
        who: nameOf('who', who),
        ship: nameOf('ship', of),
        effect: describeTogether(effect),
      }),
  },
)

type Row = readonly [from: number, ...effect: Effect]

/** Somebody rolls: the last row whose number is reached is carried out. */
export const rollTable = word('roll-table', (who: Who, ...rows: readonly Row[]) => ({ who, rows }), {
  steps: {
    roll: (g, f) =>
      call(g, dieRoll, {
        by: seatOf(g, f.w.who, f.ctx),
        why: msg('why.table'),
        bonus: bonusOn(g, f.ctx),
        extra: 0,
      }),
    carryOut: (g, f) => {
      const roll = f.result ?? 1
      const [, ...effect] = f.w.rows.findLast(([from]) => roll >= from) ?? [0]
      perform(g, effect, { ...f.ctx, roll: thrown(f) })
    },
  },
  possible: (g, { rows }, ctx) => rows.some(([, ...effect]) => possible(g, effect, ctx)),
  describe: ({ who, rows }) =>
    msg('effect.roll-table', {
      who: nameOf('who', who),
      rows: rows.map(([from, ...effect], i) => {
        const to = (rows[i + 1]?.[0] ?? 9) - 1
        return msg(from === to ? 'effect.roll-row' : 'effect.roll-rows', {
          from,
          to,
          effect: describeTogether(effect),
        })
      }),
    }),
})

/** What the tokens of the basestar aimed at add (B-ATK-33, PQ29). */
const bonusOn = (g: Game, { ships = [] }: Ctx): number =>
  ships
    .flatMap((id) => shipById(g, id)?.damage ?? [])
    .reduce((sum, token) => sum + printed(g.content.basestarTokens, token).bonus, 0)

const causeOf = ({ source = 'rule', user, roll }: Ctx) => ({ source, by: user, roll })

/** The ship picked is damaged so many times. */
export const damageIt = word('damage-it', (n: number) => ({ n }), {
  run: (g, { n }, ctx) => {
    const ship = shipById(g, ctx.ships?.[0])
    for (let i = 0; ship && i < n; i++) damageShip(g, ship, causeOf(ctx))
  },
  describe: ({ n }) => msg('effect.damage-it', { n }),
})

/** The ship picked is destroyed. */
export const destroyIt = word('destroy-it', () => ({}), {
  run: (g, _w, ctx) => {
    const ship = shipById(g, ctx.ships?.[0])
    if (ship) destroyShip(g, ship, causeOf(ctx))
  },
  describe: () => msg('effect.destroy-it'),
})

/** Ships are put into the area picked, as many as there are. */
export const placeHere = word('place-here', (ships: Ships) => ({ ships }), {
  run: (g, { ships }, ctx) => {
    if (ctx.area === undefined) return
    call(g, placeShips, { layout: { [ctx.area]: ships }, i: 0, firstId: g.s.nextShip, by: ctx.user })
  },
  possible: (g) => !frozen(g), // P-NC-70
  because: () => [msg('why-not.frozen')],
  describe: ({ ships }) =>
    msg('effect.place-here', { ships: Object.entries(ships).map(([kind, n = 0]) => shipCount(kind, n)) }),
})

const here = (g: Game, of: ShipClass, ctx: Ctx): Ship[] =>
  ctx.area === undefined ? [] : shipsOf(g, of, ctx.area)

/** So many ships of a class in the area meant are damaged or destroyed, as the one who does it likes. */
const inTheArea = <K extends 'damage-here' | 'destroy-here'>(
  name: K,
  may: (g: Game, ship: Ship, ctx: Ctx) => boolean,
  strike: (g: Game, ship: Ship, ctx: Ctx) => void,
) =>
  word(name, (of: ShipClass, n: number) => ({ of, n }), {
    steps: {
      choose: (g, f) => {
        const ships = here(g, f.w.of, f.ctx).filter((s) => may(g, s, f.ctx))
        const n = Math.min(f.w.n, ships.length)
        ask(g, {
          seat: f.ctx.user,
          prompt: msg(`prompt.${name}`, { ships: shipCount(f.w.of, n) }),
          options: f.w.of === 'civilian' ? civilianOptions(ships) : shipOptions(ships),
          min: n,
          max: n,
        })
      },
      carryOut: (g, f) => {
        for (const { target, ship: id = target } of chosen(f)) {
          const ship = shipById(g, id)
          if (ship) strike(g, ship, f.ctx)
        }
      },
    },
    possible: (g, { of }, ctx) => here(g, of, ctx).some((s) => may(g, s, ctx)),
    describe: ({ of, n }) => msg(`effect.${name}`, { ships: shipCount(of, n) }),
  })

/** P-CLAR-7, P-CLAR-8 */
export const destroyHere = inTheArea(
  'destroy-here',
  (g, ship, ctx) => canBeDestroyed(g, ship, ctx.roll),
  (g, ship, ctx) => destroyShip(g, ship, causeOf(ctx)),
)

export const damageHere = inTheArea(
  'damage-here',
  () => true,
  (g, ship, ctx) => damageShip(g, ship, causeOf(ctx)),
)

/** Somebody destroys so many ships of one of these classes in the area meant; those of which there are any are offered. */
export const destroyOneOf = word(
  'destroy-one-of',
  (...kinds: readonly (readonly [of: ShipClass, n: number])[]) => ({ kinds }),
  {
    steps: {
      choose: (g, f) =>
        ask(g, {
          seat: f.ctx.user,
          prompt: msg('prompt.destroy-kind'),
          options: f.w.kinds
            .filter(([of]) => here(g, of, f.ctx).some((s) => canBeDestroyed(g, s)))
            .map(([of, n]) => ({ id: of, text: msg('option.destroy', { ships: shipCount(of, n) }), n })),
        }),
      carryOut: (g, f) => {
        const kind = f.w.kinds.find(([of]) => of === pick(f)?.id)
        if (kind) perform(g, [destroyHere(...kind)], f.ctx)
      },
    },
    possible: (g, { kinds }, ctx) => kinds.some(([of]) => here(g, of, ctx).length > 0),
    because: () => [msg('why-not.no-target-here')],
    describe: ({ kinds }) => msg('effect.destroy-one-of', { list: kinds.map(([of, n]) => shipCount(of, n)) }),
  },
)

/** It happens in the area in which the user pilots a ship; he may leave it by what happens. */
export const inOwnArea = word('in-own-area', (...effect: Effect) => ({ effect }), {
  run: (g, { effect }, ctx) => {
    const ship = piloted(g, ctx.user)
    if (ship) perform(g, effect, inArea(ctx, ship.area))
  },
  possible: (g, { effect }, ctx) => {
    const ship = piloted(g, ctx.user)
    return ship !== undefined && payable(g, effect, inArea(ctx, ship.area))
  },
  because: (g, { effect }, ctx) => {
    const ship = piloted(g, ctx.user)
    return ship ? unpayable(g, effect, inArea(ctx, ship.area)) : [msg('why-not.not-piloting')]
  },
  describe: ({ effect }) => msg('effect.in-own-area', { effect: describeTogether(effect) }),
})
