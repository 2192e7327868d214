import type { Layout } from '../core/content.ts'
import { type Effect, perform, possible, seatOf, type Who, word } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import { areas, type Icon, type ShipClass, type ShipIcon } from '../core/names.ts'
import { frozen, phaseOf } from '../core/phases.ts'
import { ask, call, chosen, end, goTo, pick } from '../core/procedure.ts'
import type { Option, Ship } from '../core/state.ts'
import { acting } from '../rules/actions.ts'
import { attack } from '../rules/attack.ts'
import { activate as activateShips, armed, launchers } from '../rules/cylon-ships.ts'
import {
  canBeDestroyed,
  damageFighter,
  destroyCenturion,
  destroyShip,
  loseCivilian,
} from '../rules/destroy.ts'
import { inPile, kindsIn, useNuke } from '../rules/fleet.ts'
import { moveFleet as moveMarker, startJump } from '../rules/jump.ts'
import { civilianOptions, kindOptions, targetOptions } from '../rules/options.ts'
import { placeShips } from '../rules/place-ships.ts'
import * as board from '../rules/ships.ts'
import { shipById, shipsOf } from '../rules/ships.ts'
import { repairFighters } from '../rules/vipers.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'

export const place = word('place', (layout: Layout) => ({ layout }), {
  run: (g, { layout }) => call(g, placeShips, { layout, i: 0, firstId: g.s.nextShip, by: acting(g) }),
  possible: (g) => !frozen(g), // P-NC-70
  because: () => [msg('why-not.frozen')],
  describe: ({ layout }) => msg('effect.place', { ships: layoutWords(layout) }),
})

export const layoutWords = (layout: Layout): Message[] =>
  areas.flatMap((area) =>
    Object.entries(layout[area] ?? {}).map(([kind, n]) =>
      msg('ships-in-area', { ships: shipCount(kind, n ?? 0), area: nameOf('area', area) }),
    ),
  )

export const placeCenturions = word('place-centurions', (n: number) => ({ n }), {
  run: (g, { n }) => {
    for (let i = 0; i < n; i++) board.placeCenturion(g)
  },
  describe: ({ n }) => msg('effect.centurions', { n }),
})

export const activate = word('activate', (icon: ShipIcon) => ({ icon }), {
  run: (g, { icon }) => call(g, activateShips, { icon }),
  possible: (g, { icon }) => canActivate(g, icon),
  because: () => [msg('why-not.no-cylons')],
  describe: ({ icon }) => msg('effect.activate', { icon: nameOf('icon', icon) }),
})

/** Heavy raiders are activated, or launched, and the centurions aboard stay where they are. */
export const activateHeavies = word('activate-heavies', () => ({}), {
  run: (g) => call(g, activateShips, { icon: 'heavy', inSpace: true }),
  describe: () => msg('effect.activate-heavies'),
})

/** What a symbol of Crisis cards does, where the boxes in play have it and the phase does not pass it over. */
export const resolveIcon = word('resolve-icon', (icon: Icon) => ({ icon }), {
  run: (g, { icon }, ctx) => perform(g, effectOfIcon(g, icon), ctx),
  possible: (g, { icon }, ctx) => possible(g, effectOfIcon(g, icon), ctx),
  describe: ({ icon }) => msg('effect.resolve-icon', { icon: nameOf('icon', icon) }),
})

const effectOfIcon = (g: Game, icon: Icon): Effect =>
  phaseOf(g).ignores?.includes(icon) ? [] : (g.content.icons.get(icon)?.effect ?? [])

/** Whether an activation would do anything at all. */
export function canActivate(g: Game, icon: ShipIcon): boolean {
  if (frozen(g)) return false
  const ready = launchers(g).length > 0
  if (icon === 'basestars') return armed(g).length > 0
  if (icon === 'launch') return ready && board.supply(g, 'raider') > 0
  if (icon === 'raiders') return shipsOf(g, 'raider').length > 0 || ready
  return shipsOf(g, 'heavy').length > 0 || ready || g.s.centurions.length > 0 // B-LOC-26
}

/** Only the raiders this card has just placed act (B-GEN-12: as many as were placed). */
export const activatePlacedRaiders = word('activate-placed-raiders', () => ({}), {
  run: (g, _w, ctx) => call(g, activateShips, { icon: 'raiders', only: ctx.ships ?? [] }),
  describe: () => msg('effect.activate-placed'),
})

/** Fighters in the Reserves, in space, or in either are damaged; whoever acts says which. */
export const damageVipers = word(
  'damage-vipers',
  (n: number, where: 'reserve' | 'space' | 'anywhere') => ({ n, where }),
  {
    steps: {
      begin: (g, f) => {
        f.n = frozen(g) ? 0 : f.w.n
        const kinds = kindsIn(g, 'fighter', 'reserve')
        if (f.w.where !== 'reserve' || kinds.length > 1) return
        end(f)
        if (kinds[0] !== undefined) board.damageReserve(g, kinds[0], f.w.n)
      },
      choose: (g, f) => {
        const options = toDamage(g, f.w.where)
        if ((f.n ?? 0) === 0 || options.length === 0) return end(f)
        ask(g, { seat: acting(g), prompt: msg('prompt.damage-viper'), options }) // D-RAPTOR-7, D-RAPTOR-8
      },
      damage: (g, f) => {
        f.n = (f.n ?? 0) - 1
        goTo(f, 'choose')
        const o = pick(f)
        const fighter = shipById(g, o?.target)
        if (fighter) damageFighter(g, fighter, { source: f.ctx.source ?? 'rule' })
        else if (o?.kind !== undefined) board.damageReserve(g, o.kind, 1)
      },
    },
    possible: (g, { where }) => !frozen(g) && toDamage(g, where).length > 0,
    describe: ({ n, where }) => msg(`effect.damage-vipers-${where}`, { n }),
  },
)

const toDamage = (g: Game, where: 'reserve' | 'space' | 'anywhere'): Option[] => [
  ...(where === 'reserve' ? [] : targetOptions(g, shipsOf(g, 'fighter'))),
  ...(where === 'space' ? [] : kindOptions(kindsIn(g, 'fighter', 'reserve'))),
]

/** So many damaged fighters come back to the Reserves, or all. */
export const repairVipers = word('repair-vipers', (who: Who, n: number | 'all') => ({ who, n }), {
  run: (g, { who, n }, ctx) =>
    call(g, repairFighters, {
      seat: seatOf(g, who, ctx),
      left: n === 'all' ? inPile(g, 'fighter', 'damaged') : n,
    }),
  possible: (g) => inPile(g, 'fighter', 'damaged') > 0 && !frozen(g),
  because: () => [msg('why-not.nothing-damaged')],
  describe: ({ n }) => (n === 'all' ? msg('effect.repair-all-vipers') : msg('effect.repair-vipers', { n })),
})

export const destroyRaptors = word('destroy-raptors', (n: number) => ({ n }), {
  run: (g, { n }) => board.destroyRaptors(g, n),
  possible: (g) => inPile(g, 'raptor', 'reserve') > 0,
  because: () => [msg('why-not.no-raptor')],
  describe: ({ n }) => msg('effect.destroy-raptors', { n }),
})

export const restoreRaptors = word('restore-raptors', (n: number) => ({ n }), {
  run: (g, { n }) => board.restoreRaptors(g, n),
  possible: (g) => inPile(g, 'raptor', 'destroyed') > 0,
  because: () => [msg('why-not.no-raptor-lost')],
  describe: ({ n }) => msg('effect.restore-raptors', { n }),
})

/** Drawn at random from those not on the board; only if there are none, one on the board (B-ATK-19 to B-ATK-21). */
export const destroyCivilians = word('destroy-civilians', (n: number) => ({ n }), {
  steps: {
    begin: (_g, f) => {
      f.n = f.w.n
    },
    next: (g, f) => {
      if ((f.n ?? 0) === 0) return end(f)
      const face = board.civilianToLose(g)
      if (face !== undefined) {
        f.n = (f.n ?? 0) - 1
        goTo(f, 'next')
        return loseCivilian(g, face, { source: f.ctx.source ?? 'rule' })
      }
      ask(g, {
        seat: current(g),
        prompt: msg('prompt.lose-civilian'),
        options: civilianOptions(shipsOf(g, 'civilian')),
      })
    },
    destroy: (g, f) => {
      f.n = (f.n ?? 0) - 1
      goTo(f, 'next')
      const ship = shipById(g, pick(f)?.ship)
      if (ship) destroyShip(g, ship, { source: f.ctx.source ?? 'rule' })
    },
  },
  describe: ({ n }) => msg('effect.destroy-civilians', { n }),
})

export const moveFleet = word('move-fleet', (by: number) => ({ by }), {
  run: (g, { by }) => moveMarker(g, by),
  describe: ({ by }) => msg(by > 0 ? 'effect.fleet-forward' : 'effect.fleet-back', { n: Math.abs(by) }),
})

/** The fleet jumps, wherever its marker is; the Admiral may draw fewer destinations than usual. */
export const jumpNow = word(
  'jump-now',
  (draws?: number): { readonly draws?: number } => (draws === undefined ? {} : { draws }),
  {
    run: (g, { draws }) => startJump(g, draws),
    describe: ({ draws }) =>
      draws === undefined ? msg('effect.jump') : msg('effect.jump-drawing', { n: draws }),
  },
)

export const recallVipers = word('recall-vipers', () => ({}), {
  run: (g) => board.recallFighters(g),
  describe: () => msg('effect.recall-vipers'),
})

export const spendNuke = word('spend-nuke', () => ({}), {
  run: (g) => {
    if (useNuke(g)) say(g, 'event.nuke-spent')
  },
  describe: () => msg('effect.spend-nuke'),
})

/** All nukes that are left leave the game. */
export const spendNukes = word('spend-nukes', () => ({}), {
  run: (g) => {
    while (useNuke(g)) say(g, 'event.nuke-spent')
  },
  possible: (g) => inPile(g, 'nuke', 'reserve') > 0,
  because: () => [msg('why-not.no-nuke')],
  describe: () => msg('effect.spend-nukes'),
})

/** B-TITLE-11, B-TITLE-12 */
export const launchNuke = word('launch-nuke', () => ({}), {
  steps: {
    choose: (g, f) =>
      ask(g, {
        seat: f.ctx.user,
        prompt: msg('prompt.nuke'),
        options: frozen(g) ? [] : targetOptions(g, shipsOf(g, 'basestar')),
      }),
    launch: (g, f) => {
      const target = shipById(g, pick(f)?.target)
      const nuke = useNuke(g)
      if (nuke && target)
        call(g, attack, { attacker: nuke, kind: target.kind, target: target.id, by: f.ctx.user })
    },
  },
  possible: (g) => !frozen(g) && inPile(g, 'nuke', 'reserve') > 0 && shipsOf(g, 'basestar').length > 0,
  because: (g) => [
    frozen(g)
      ? msg('why-not.frozen')
      : msg(inPile(g, 'nuke', 'reserve') > 0 ? 'why-not.no-basestar' : 'why-not.no-nuke'),
  ],
  describe: () => msg('effect.nuke'),
})

/** Destroys Cylon ships of one kind, or a centurion, of someone's choice. */
export const destroyCylons = word(
  'destroy-cylons',
  (who: Who, raiders: number, heavies: number, centurions: number) => ({ who, raiders, heavies, centurions }),
  {
    steps: {
      chooseKind: (g, f) => {
        const { raiders, heavies, centurions } = f.w
        if (frozen(g)) return end(f)
        const options = [
          ...(unprotected(g, 'raider').length > 0
            ? [
                {
                  id: 'raider',
                  text: msg('option.destroy', { ships: shipCount('raider', raiders) }),
                  n: raiders,
                },
              ]
            : []),
          ...(unprotected(g, 'heavy').length > 0
            ? [
                {
                  id: 'heavy',
                  text: msg('option.destroy', { ships: shipCount('heavy', heavies) }),
                  n: heavies,
                },
              ]
            : []),
          ...(g.s.centurions.length > 0
            ? [
                {
                  id: 'centurion',
                  text: msg('option.destroy', { ships: shipCount('centurion', centurions) }),
                  n: centurions,
                },
              ]
            : []),
        ]
        ask(g, { seat: seatOf(g, f.w.who, f.ctx), prompt: msg('prompt.destroy-kind'), options })
      },
      chooseShips: (g, f) => {
        const kind = pick(f)
        const n = kind?.n ?? 0
        if (!kind) return end(f)
        const options =
          kind.id === 'centurion'
            ? centurionOptions(g)
            : unprotected(g, kind.id === 'raider' ? 'raider' : 'heavy').map((s) => ({
                id: `ship:${s.id}`,
                text: msg('option.ship', { ship: nameOf('ship', s.kind), area: nameOf('area', s.area) }),
                target: s.id,
                area: s.area,
                kind: s.kind,
              }))
        ask(g, {
          seat: seatOf(g, f.w.who, f.ctx),
          prompt: msg('prompt.destroy-ships', { n }),
          options,
          min: n,
          max: n,
        })
      },
      destroy: (g, f) => {
        const cause = { source: f.ctx.source ?? 'rule', by: seatOf(g, f.w.who, f.ctx) } as const
        for (const o of chosen(f)) {
          const ship = shipById(g, o.target)
          if (o.kind === 'centurion') destroyCenturion(g, o.n ?? 0, cause)
          else if (ship) destroyShip(g, ship, cause)
        }
      },
    },
    possible: (g) =>
      !frozen(g) &&
      unprotected(g, 'raider').length + unprotected(g, 'heavy').length + g.s.centurions.length > 0,
    describe: ({ who, raiders, heavies, centurions }) =>
      msg('effect.destroy-cylons', { who: nameOf('who', who), raiders, heavies, centurions }),
  },
)

/** Ships that can be destroyed without a roll. */
const unprotected = (g: Game, of: ShipClass): Ship[] => shipsOf(g, of).filter((s) => canBeDestroyed(g, s))

/** One option for each space of the Boarding Party track with a centurion on it. */
export const centurionOptions = (g: Game) =>
  [...new Set(g.s.centurions)].map((space) => ({
    id: `centurion:${space}`,
    text: msg('option.centurion', { space: space + 1 }),
    kind: 'centurion' as const,
    n: g.s.centurions.indexOf(space),
  }))
