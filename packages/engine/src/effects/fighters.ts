import { word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import { type Area, areas } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, chosen, end, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { stock } from '../rules/fleet.ts'
import { areaOptions } from '../rules/options.ts'
import { addShip, launchable, shipsOf } from '../rules/ships.ts'
import { activateVipers, canSendOut, whyNotSendOut } from '../rules/vipers.ts'
import { msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'

// Fighters nobody pilots, sent out by a card.

/** One and the same of them acts up to so many times; to launch it is one of these. */
export const activateOneViper = word('activate-one-viper', (upTo: number) => ({ upTo }), {
  run: (g, { upTo }, { user: seat }) =>
    call(g, activateVipers, { seat, attackOnly: false, left: upTo, first: true, one: true }),
  possible: (g, _w, ctx) => canSendOut(g, ctx), // DQ21
  because: (g, _w, ctx) => whyNotSendOut(g, ctx),
  describe: ({ upTo }) => msg('effect.activate-one-viper', { n: upTo }),
})

const withPilots = (g: Game): Area[] =>
  areas.filter((area) => shipsOf(g, 'fighter', area).some((s) => s.pilot >= 0))

/** One option for each ship that could be sent. */
const atHand = (g: Game, upTo: number): Option[] =>
  launchable(g, 'fighter').flatMap((kind) =>
    Array.from({ length: Math.min(upTo, stock(g.s, kind).reserve) }, (_, i) => ({
      id: `kind:${kind}#${i + 1}`,
      text: nameOf('ship', kind),
      kind,
    })),
  )

/** Up to so many go from the Reserves to where somebody pilots one, and act at once. */
export const launchReserves = word('launch-reserves', (upTo: number) => ({ upTo }), {
  steps: {
    chooseArea: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.reserves-area'),
        options: areaOptions(withPilots(g)),
      }),
    takeArea: (_g, f) => {
      const area = pick(f)?.area
      if (!area) return end(f)
      f.names = [area]
    },
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.reserves', { n: f.w.upTo }),
        options: atHand(g, f.w.upTo),
        max: f.w.upTo,
      }),
    launch: (g, f) => {
      const area = areas.find((a) => a === f.names?.[0])
      const placed = area
        ? chosen(f).flatMap(({ kind }) => (kind === undefined ? [] : [addShip(g, kind, area)]))
        : []
      for (const ship of placed)
        if (ship)
          say(g, 'event.launched', { ships: shipCount(ship.kind, 1), area: nameOf('area', ship.area) })
      f.ids = placed.flatMap((ship) => (ship ? [ship.id] : []))
      if (f.ids.length > 0) openWindow(g, ['viper-placed'], { ships: f.ids })
    },
    activate: (g, f) => {
      const each = f.ids ?? []
      call(g, activateVipers, {
        seat: f.ctx.user,
        attackOnly: false,
        left: each.length,
        first: false,
        each,
      })
    },
  },
  possible: (g, { upTo }) => !frozen(g) && withPilots(g).length > 0 && atHand(g, upTo).length > 0,
  because: (g) => [
    frozen(g)
      ? msg('why-not.frozen')
      : msg(withPilots(g).length > 0 ? 'why-not.reserves-empty' : 'why-not.nobody-piloting'),
  ],
  describe: ({ upTo }) => msg('effect.launch-reserves', { n: upTo }),
})
