import { seatOf, type Who, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { CardId, ShipClass, ShipKind } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, end, pick } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import type { Option } from '../core/state.ts'
import { keepOff, launch } from '../rules/cylon-ships.ts'
import { destroyShip } from '../rules/destroy.ts'
import { adjust, inPile, kindsIn, returnShip, shift, stock } from '../rules/fleet.ts'
import { endLasting } from '../rules/in-play.ts'
import { areaOptions, civilianOptions, kindOptions, targetOptions } from '../rules/options.ts'
import { piloted } from '../rules/places.ts'
import {
  addCivilian,
  addShip,
  changeShip,
  drawCivilian,
  lookAtCivilian,
  shipById,
  shipsOf,
} from '../rules/ships.ts'
import { ignoreIcons as ignore } from '../rules/turn.ts'
import { activateVipers } from '../rules/vipers.ts'
import { msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'

// What comes into the game and leaves it, and what happens to ships in the middle of something else.

/** Ships that lie beside the board come to the Reserves (D-RAPTOR-2). */
export const gainShips = word('gain-ships', (kind: ShipKind, n: number) => ({ kind, n }), {
  run: (g, { kind, n }) => {
    const count = shift(g, kind, 'unused', 'reserve', n)
    if (count > 0) say(g, 'event.ships-gained', { ship: shipCount(kind, count) })
  },
  possible: (g, { kind }) => isBeside(g, kind),
  describe: ({ kind, n }) => msg('effect.gain-ships', { ships: shipCount(kind, n) }),
})

/** A ship that lies beside the board comes straight into a launch area, and somebody may activate it. */
export const reinforce = word('reinforce', (who: Who, kind: ShipKind) => ({ who, kind }), {
  steps: {
    choose: (g, f) => {
      if (!isBeside(g, f.w.kind) || frozen(g)) return end(f)
      ask(g, {
        seat: seatOf(g, f.w.who, f.ctx),
        prompt: msg('prompt.reinforce', { ship: nameOf('ship', f.w.kind) }),
        options: areaOptions(g.content.rules.launchAreas),
      })
    },
    put: (g, f) => {
      const area = pick(f)?.area
      if (!area || shift(g, f.w.kind, 'unused', 'reserve', 1) === 0) return end(f)
      f.ids = [addShip(g, f.w.kind, area)?.id ?? -1]
      // It does not come from the Reserves: nobody takes it over (DQ33).
      say(g, 'event.launched', { ships: shipCount(f.w.kind, 1), area: nameOf('area', area) })
    },
    activate: (g, f) => {
      const seat = seatOf(g, f.w.who, f.ctx)
      call(g, activateVipers, { seat, ship: f.ids?.[0], attackOnly: false, left: 1, first: false })
    },
  },
  possible: (g, { kind }) => isBeside(g, kind) && !frozen(g),
  describe: ({ who, kind }) =>
    msg('effect.reinforce', { who: nameOf('who', who), ships: shipCount(kind, 1) }),
})

const isBeside = (g: Game, kind: ShipKind): boolean => stock(g.s, kind).unused > 0

/** All ships (or centurions) of a class leave the board, and some of them the game. */
export const retireShips = word('retire-ships', (of: ShipClass, n: number) => ({ of, n }), {
  run: (g, { of, n }) => {
    const [kind] = g.content.kindsOf.centurion
    if (of === 'centurion' && kind !== undefined) {
      adjust(g, kind, 'reserve', g.s.centurions.length)
      g.s.centurions = []
    }
    for (const ship of shipsOf(g, of)) {
      g.s.basestarTokens = [...g.s.basestarTokens, ...ship.damage]
      returnShip(g, ship)
    }
    let left = n
    for (const kind of kindsIn(g, of, 'reserve')) {
      const count = shift(g, kind, 'reserve', 'removed', left)
      if (count > 0) say(g, 'event.ships-retired', { ship: shipCount(kind, count) })
      left -= count
    }
    endLasting(g, {})
  },
  describe: ({ of, n }) => msg('effect.retire-ships', { ship: nameOf('ship', of), n }),
})

/** A token is put on a ship this card has just placed. */
export const markShip = word('mark-ship', (token: CardId, of: ShipClass) => ({ token, of }), {
  run: (g, { token, of }, ctx) => {
    const ship = shipsOf(g, of).find((s) => ctx.ships?.includes(s.id))
    if (!ship) return
    changeShip(g, ship, { tokens: [...ship.tokens, token] })
    say(g, 'event.ship-marked', {
      token: nameOf('token', token),
      ship: nameOf('ship', ship.kind),
      area: nameOf('area', ship.area),
    })
  },
  describe: ({ token, of }) =>
    msg('effect.mark-ship', { token: nameOf('token', token), ship: nameOf('ship', of) }),
})

/** The first ships of this activation that act in the user's area miss without a roll. */
export const missFirst = word('miss-first', (n: number) => ({ n }), {
  run: (g, { n }, ctx) => {
    const own = piloted(g, ctx.user)
    if (own) keepOff(g, own.area, n)
  },
  possible: (g, _w, ctx) => piloted(g, ctx.user) !== undefined,
  because: () => [msg('why-not.not-piloting')],
  describe: ({ n }) => msg('effect.miss-first', { n }),
})

/** The ship a moment is about leaves the board unharmed; a civilian ship is shuffled among those not placed. */
export const withdrawShip = word('withdraw-ship', () => ({}), {
  run: (g, _w, ctx) => {
    const ship = shipById(g, ctx.ships?.[0])
    if (!ship || frozen(g)) return
    returnShip(g, ship)
    if (ship.damage.length > 0) g.s.basestarTokens = shuffle(g.s, [...g.s.basestarTokens, ...ship.damage])
    if (ship.face !== '') g.s.civilians = shuffle(g.s, [...g.s.civilians, ship.face])
    say(g, 'event.ship-withdrawn', { ship: nameOf('ship', ship.kind), area: nameOf('area', ship.area) })
    endLasting(g, {})
  },
  possible: (g) => !frozen(g), // P-NC-70
  because: () => [msg('why-not.frozen')],
  describe: () => msg('effect.withdraw-ship'),
})

/** The user destroys an undamaged fighter of his choice, in space or in the Reserves. */
export const destroyFighter = word('destroy-fighter', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, { seat: f.ctx.user, prompt: msg('prompt.destroy-fighter'), options: undamaged(g) }),
    destroy: (g, f) => {
      const { target, kind } = pick(f) ?? {}
      const ship = shipById(g, target)
      if (ship) return destroyShip(g, ship, { source: f.ctx.source ?? 'rule', by: f.ctx.user })
      if (kind === undefined || shift(g, kind, 'reserve', 'destroyed', 1) === 0) return
      say(g, 'event.fighter-destroyed', { ship: nameOf('ship', kind) })
      endLasting(g, {})
    },
  },
  possible: (g) => !frozen(g) && undamaged(g).length > 0,
  because: () => [msg('why-not.no-viper')],
  describe: () => msg('effect.destroy-fighter'),
})

const undamaged = (g: Game): Option[] => [
  ...targetOptions(g, shipsOf(g, 'fighter')),
  ...kindOptions(kindsIn(g, 'fighter', 'reserve')),
]

/** The user looks at all civilian ships on the board; one of his choice is exchanged for one of those not placed. */
export const replaceCivilian = word('replace-civilian', () => ({}), {
  steps: {
    look: (g, f) => {
      for (const ship of shipsOf(g, 'civilian')) lookAtCivilian(g, f.ctx.user, ship)
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.replace-civilian'),
        options: civilianOptions(shipsOf(g, 'civilian')),
      }),
    replace: (g, f) => {
      const old = shipById(g, pick(f)?.ship)
      if (!old) return
      const face = drawCivilian(g)
      returnShip(g, old)
      g.s.civilians = shuffle(g.s, [...g.s.civilians, old.face])
      if (face !== undefined) addCivilian(g, face, old.area)
      say(g, face === undefined ? 'event.civilian-taken-off' : 'event.civilian-replaced', {
        n: old.id,
        area: nameOf('area', old.area),
      })
      endLasting(g, {})
    },
  },
  possible: (g) => !frozen(g) && shipsOf(g, 'civilian').length > 0,
  because: () => [msg('why-not.no-civilian')],
  describe: () => msg('effect.replace-civilian'),
})

/** The ship a moment is about is destroyed, not just damaged. */
export const destroyThis = word('destroy-this', () => ({}), {
  run: (g, _w, ctx) => {
    const ship = shipById(g, ctx.ships?.[0])
    if (ship) destroyShip(g, ship, { source: ctx.source ?? 'rule', by: ctx.by, roll: ctx.roll })
  },
  describe: () => msg('effect.destroy-this'),
})

/** Each basestar launches raiders, which do not act now. */
export const launchRaiders = word('launch-raiders', (n: number) => ({ n }), {
  run: (g, { n }) => call(g, launch, { kind: 'raider', each: n }),
  possible: (g) => shipsOf(g, 'basestar').length > 0 && inPile(g, 'raider', 'reserve') > 0,
  describe: ({ n }) => msg('effect.launch-raiders', { n }),
})

/** What activates Cylon ships in this turn is not what the Crisis card shows. */
export const ignoreIcons = word('ignore-icons', () => ({}), {
  run: (g) => ignore(g),
  describe: () => msg('effect.ignore-icons'),
})
