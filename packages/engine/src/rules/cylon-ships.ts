import { printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import type { Area, ShipClass, ShipIcon, ShipKind } from '../core/names.ts'
import { inForce, tablePassives } from '../core/passives.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, end, goTo, pick, procedure, underWay, writeInFull } from '../core/procedure.ts'
import type { Ship } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'
import { attack } from './attack.ts'
import { destroyShip } from './destroy.ts'
import { ofKind, returnShip } from './fleet.ts'
import { endLasting } from './in-play.ts'
import { civilianOptions, distinct, targetText } from './options.ts'
import * as says from './passives.ts'
import { addShipOf, changeShip, placeCenturion, shipById, shipsOf, stepToward, supply } from './ships.ts'
import { gameOver } from './victory.ts'

const classes: Readonly<Record<ShipIcon, ShipClass>> = {
  raiders: 'raider',
  heavy: 'heavy',
  basestars: 'basestar',
  launch: 'basestar',
}

type Activation = {
  readonly icon: ShipIcon
  /** Only these ships; without it all of the kind. */
  readonly only?: readonly number[]
  /** Centurions aboard stay where they are. */
  readonly inSpace?: boolean
  area?: Area
  /** Ships that act once more, one entry for each time. */
  again?: readonly number[]
  /** How many of the ships that act in an area miss, from now on. */
  misses?: Partial<Record<Area, number>>
}

/** Activates Cylon ships as the symbol of that name says (CYL). */
export const activate = procedure<Activation>('activate', {
  before: (g, f) => {
    if (frozen(g) || inForce(g, says.cylonsHold)) end(f)
    else openWindow(g, ['ships-activation'], { icon: f.icon })
  },
  begin: (g, f) => {
    say(g, 'event.activate', { icon: nameOf('icon', f.icon) })
    if (f.icon === 'launch') {
      goTo(f, 'activated')
      return call(g, launch, { kind: 'raider', each: 3 }) // B-CYL-19
    }
    if (f.icon === 'heavy' && !f.inSpace) advanceCenturions(g) // B-CYL-23
    if (f.only || shipsOf(g, classes[f.icon]).length > 0) return
    goTo(f, 'activated')
    if (f.icon === 'raiders') call(g, launch, { kind: 'raider', each: 2 }) // B-CYL-16
    if (f.icon === 'heavy') call(g, launch, { kind: 'heavy', each: 1 }) // B-CYL-28
  },
  pickArea: (g, f) => {
    const kinds = kindsActivated(g, f)
    const found: Area[] = []
    for (const s of g.s.ships) if (isWaiting(f, kinds, s) && !found.includes(s.area)) found.push(s.area)
    if (found.length === 0) return goTo(f, 'activated')
    ask(g, {
      seat: current(g), // B-CYL-5
      prompt: msg('prompt.activate-area', { icon: nameOf('icon', f.icon) }),
      options: found.map((area) => ({ id: `area:${area}`, text: nameOf('area', area), area })),
    })
  },
  enterArea: (_g, f) => {
    f.area = pick(f)?.area
  },
  nextShip: (g, f) => {
    const once = f.again?.length ? shipById(g, f.again[0]) : undefined
    f.again = f.again?.slice(1)
    const kinds = kindsActivated(g, f)
    const ship = once ?? g.s.ships.find((s) => s.area === f.area && isWaiting(f, kinds, s))
    if (!ship) return goTo(f, 'pickArea')
    goTo(f, 'nextShip')
    const acting = changeShip(g, ship, { acted: true }) // B-CYL-6
    if (!once) f.again = timesMore(g, ship)
    if (f.icon === 'raiders') call(g, raiderActs, { ship: acting.id, misses: isKeptOff(f, ship.area) })
    else if (f.icon === 'heavy') heavyActs(g, acting)
    else basestarActs(g, acting)
  },
  activated: (g, f) => {
    end(f)
    openWindow(g, ['ships-activated'], { icon: f.icon })
  },
})

writeInFull(activate, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  icon: f.icon,
  only: f.only,
  inSpace: f.inSpace,
  area: f.area,
  again: f.again,
  misses: f.misses,
}))

/** Tokens can have a ship act more than once. */
function timesMore(g: Game, ship: Ship): readonly number[] | undefined {
  if (ship.tokens.length === 0) return undefined
  const more = ship.tokens.reduce((sum, t) => sum + (printed(g.content.shipTokens, t).acts ?? 1) - 1, 0)
  return Array.from({ length: more }, () => ship.id)
}

/** Whether a ship that acts in this area misses because somebody keeps it busy; counts it. */
function isKeptOff(f: Activation, area: Area): boolean {
  const left = f.misses?.[area] ?? 0
  if (left > 0) f.misses = { ...f.misses, [area]: left - 1 }
  return left > 0
}

/** The first ships of the activation under way that act in this area miss without a roll. */
export function keepOff(g: Game, area: Area, n: number): void {
  const f = underWay(g, activate)
  if (f) f.misses = { ...f.misses, [area]: (f.misses?.[area] ?? 0) + n }
}

const kindsActivated = (g: Game, f: Activation): readonly ShipKind[] => g.content.kindsOf[classes[f.icon]]

const isWaiting = ({ only }: Activation, kinds: readonly ShipKind[], s: Ship): boolean =>
  !s.acted && kinds.includes(s.kind) && (only?.includes(s.id) ?? true)

/** B-CYL-8: the first possible thing of four. */
const raiderActs = procedure<{ readonly ship: number; readonly misses?: boolean }>('raider', {
  viper: (g, f) => {
    const here = shipById(g, f.ship)?.area
    const fighters = shipsOf(g, 'fighter', here)
    const easy = fighters.filter((v) => v.pilot < 0) // B-CYL-9
    const targets = easy.length > 0 ? distinct(g, easy) : fighters
    if (targets.length === 0) return goTo(f, 'civilian')
    ask(g, {
      seat: current(g), // B-CYL-10
      prompt: msg('prompt.raider-target'),
      options: targets.map((v) => ({
        id: `ship:${v.id}`,
        text:
          v.pilot < 0
            ? targetText(v)
            : ofKind(g, v.kind, 'option.viper-of', { who: msg('seat', { seat: v.pilot }) }),
        ship: v.id,
        area: v.area,
        seat: v.pilot,
      })),
    })
  },
  attackViper: (g, f) => {
    end(f)
    const raider = shipById(g, f.ship)
    const target = shipById(g, pick(f)?.ship)
    if (raider && target && f.misses) say(g, 'event.missed')
    else if (raider && target)
      call(g, attack, {
        attacker: raider.kind,
        from: f.ship,
        kind: target.kind,
        target: target.id,
        by: current(g),
      })
  },
  civilian: (g, f) => {
    const raider = shipById(g, f.ship)
    const here = shipsOf(g, 'civilian', raider?.area)
    if (!raider || here.length === 0) return goTo(f, 'other')
    ask(g, { seat: current(g), prompt: msg('prompt.raider-civilian'), options: civilianOptions(here) }) // B-CYL-11
  },
  destroyCivilian: (g, f) => {
    end(f)
    const target = shipById(g, pick(f)?.ship)
    if (target) destroyShip(g, target, { source: 'rule' }) // B-ATK-4
  },
  other: (g, f) => {
    const raider = shipById(g, f.ship)
    if (!raider) return
    const civilians = shipsOf(g, 'civilian').map((s) => s.area)
    if (civilians.length > 0) return fly(g, raider, stepToward(raider.area, civilians)) // B-CYL-12, B-CYL-13
    if (f.misses) say(g, 'event.missed')
    else
      call(g, attack, { attacker: raider.kind, from: f.ship, kind: g.content.rules.flagship, by: current(g) }) // B-CYL-14
  },
})

writeInFull(raiderActs, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  ship: f.ship,
  misses: f.misses,
}))

function fly(g: Game, ship: Ship, to: Area): void {
  say(g, 'event.flew', {
    ship: nameOf('ship', ship.kind),
    from: nameOf('area', ship.area),
    to: nameOf('area', to),
  })
  changeShip(g, ship, { area: to })
}

/** B-CYL-24 to B-CYL-27, B-BOARD-2, B-BOARD-6 */
function heavyActs(g: Game, ship: Ship): void {
  const { launchAreas } = g.content.rules
  if (!launchAreas.includes(ship.area)) fly(g, ship, stepToward(ship.area, launchAreas))
  else if (supply(g, 'centurion') > 0) {
    returnShip(g, ship)
    placeCenturion(g)
    endLasting(g, {})
  }
}

/** B-CYL-32, B-ATK-32 */
function basestarActs(g: Game, ship: Ship): void {
  if (!armed(g).includes(ship)) return
  call(g, attack, { attacker: ship.kind, from: ship.id, kind: g.content.rules.flagship, by: current(g) })
}

/** B-BOARD-3, B-WIN-8 */
function advanceCenturions(g: Game): void {
  if (g.s.centurions.length === 0) return
  g.s.centurions = g.s.centurions.map((space) => space + 1)
  say(g, 'event.centurions-advance')
  if (g.s.centurions.some((space) => space >= g.content.rules.boardingTrack))
    gameOver(g, 'cylons', 'boarding')
}

type Launch = { readonly kind: 'raider' | 'heavy'; readonly each: number; queue?: readonly number[] }

/** Each basestar launches ships of a kind into its own area (B-CYL-19 to B-CYL-22). */
export const launch = procedure<Launch>('launch', {
  begin: (g, f) => {
    f.queue = inForce(g, says.cylonsHold) ? [] : launchers(g).map((s) => s.id)
  },
  next: (g, f) => {
    const [id, ...rest] = f.queue ?? []
    const ship = shipById(g, id)
    if (!ship) return end(f)
    const wanted = f.each + tablePassives(g, says.launchMore).reduce((sum, p) => sum + p.n, 0)
    const left = supply(g, f.kind)
    const most = Math.min(wanted, left)
    const least = Math.max(0, Math.min(most, left - wanted * rest.length))
    ask(g, {
      seat: current(g), // B-CYL-22
      prompt: msg('prompt.launch', { ship: nameOf('ship', f.kind), area: nameOf('area', ship.area) }),
      options: Array.from({ length: most - least + 1 }, (_, i) => ({
        id: `n:${least + i}`,
        text: msg('number', { n: least + i }),
        n: least + i,
        area: ship.area,
      })),
    })
  },
  put: (g, f) => {
    const [id, ...rest] = f.queue ?? []
    const ship = shipById(g, id)
    const n = pick(f)?.n ?? 0
    if (ship && n > 0) {
      for (let i = 0; i < n; i++) addShipOf(g, f.kind, ship.area)
      say(g, 'event.launched', { ships: shipCount(f.kind, n), area: nameOf('area', ship.area) })
    }
    f.queue = rest
    goTo(f, 'next')
  },
})

/** Basestars whose weapons work (B-ATK-32). */
export const armed = (g: Game): Ship[] =>
  shipsOf(g, 'basestar').filter((s) =>
    s.damage.every((token) => printed(g.content.basestarTokens, token).attacks),
  )

/** Basestars whose hangar works (B-ATK-31). */
export const launchers = (g: Game): Ship[] =>
  shipsOf(g, 'basestar').filter((s) =>
    s.damage.every((token) => printed(g.content.basestarTokens, token).launches),
  )
