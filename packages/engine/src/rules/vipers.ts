import type { Ctx } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import type { Area, Seat, ShipKind } from '../core/names.ts'
import { has, passives, tablePassives, whence } from '../core/passives.ts'
import { frozen } from '../core/phases.ts'
import { ask, call, end, goTo, pick, procedure } from '../core/procedure.ts'
import { type Bar, isFree, reasonsFor } from '../core/reasons.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import type { Option, Ship } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, seatName, shipCount } from '../text/names.ts'
import { attack } from './attack.ts'
import { canPay, payCards } from './discard.ts'
import { inPile, kindsIn, ofKind, returnShip, sayOfKind, shift } from './fleet.ts'
import { areaOptions, distinct, kindOptions, neighbours, targetText } from './options.ts'
import * as says from './passives.ts'
import { leaveShip, piloted } from './places.ts'
import { addShip, changeShip, launchable, shipById, shipsOf, supply, unmanned } from './ships.ts'

/** B-CHAR-9; whose sheet does not apply is none (P-VAR-12). */
export const isPilot = (g: Game, seat: Seat): boolean => {
  if (!standingOf(g, seat).sheet) return false
  const { characters, rules } = g.content
  const draws = characters.get(player(g, seat).character)?.skills ?? []
  return draws.some((d) => d.types.includes(rules.pilotSkill))
}

const cylonShips = (g: Game, area: Area): Ship[] =>
  (['raider', 'heavy', 'basestar'] as const).flatMap((of) => shipsOf(g, of, area))

/** What a fighter in space can be activated for (B-VIPER-3, B-VIPER-4). */
export function viperOptions(g: Game, viper: Ship, attackOnly = false): Option[] {
  if (frozen(g)) return []
  const moves = neighbours(viper.area).map((area) => ({
    id: `move:${viper.id}:${area}`,
    text: ofKind(g, viper.kind, 'option.viper-move', {
      from: nameOf('area', viper.area),
      to: nameOf('area', area),
    }),
    ship: viper.id,
    area,
  }))
  const attacks = distinct(g, cylonShips(g, viper.area)).map((s) => ({
    id: `attack:${viper.id}:${s.id}`,
    text: attackText(g, viper, s),
    ship: viper.id,
    target: s.id,
    kind: s.kind,
    area: s.area,
  }))
  return attackOnly ? attacks : [...attacks, ...moves]
}

/** Where another kind than the usual one attacks, it is named. */
function attackText(g: Game, { kind }: Ship, target: Ship): Message {
  const key = target.acted ? 'option.viper-attack-acted' : 'option.viper-attack'
  const area = nameOf('area', target.area)
  const ship = nameOf('ship', target.kind)
  return kind === g.content.kindsOf.fighter[0]
    ? msg(key, { ship, area })
    : ofKind(g, kind, key, { target: ship, area })
}

/** What can be done with fighters nobody pilots (B-VIPER-1, B-VIPER-6). */
function unmannedOptions(g: Game): Option[] {
  if (frozen(g)) return []
  const usual = g.content.kindsOf.fighter[0]
  const launches = launchable(g, 'fighter').flatMap((kind) =>
    g.content.rules.launchAreas.map((area) => ({
      id: kind === usual ? `launch:${area}` : `launch:${kind}:${area}`,
      text: ofKind(g, kind, 'option.viper-launch', { area: nameOf('area', area) }),
      kind,
      area,
    })),
  )
  return [...launches, ...distinct(g, unmanned(g)).flatMap((v) => viperOptions(g, v))]
}

type Activations = {
  readonly seat: Seat
  /** Only this ship; without it any unmanned fighter, or one from the Reserves. */
  ship?: number
  /** The first one chosen is the only one, as long as nobody pilots it. */
  readonly one?: boolean
  /** Each of these once, as long as nobody pilots it, and none is left out. */
  each?: readonly number[]
  readonly attackOnly: boolean
  left: number
  /** Nothing was done yet, so the first activation is not optional. */
  first: boolean
  /** All of them are one activation: it is paid for once, or has been (D-GEN-25). */
  readonly asOne?: 'due' | 'paid'
  /** What has been paid for. */
  paid?: Option
}

/** What it costs to activate a fighter. */
export const fighterCost = (g: Game): number =>
  tablePassives(g, says.fightersCost).reduce((sum, p) => sum + p.n, 0)

/** Whether somebody could pay for it, once the card that lets him do it has left his hand. */
export function canPayToFly(g: Game, { user, card }: Pick<Ctx, 'user' | 'card'>): boolean {
  const cost = fighterCost(g)
  if (cost === 0) return true
  const { hand } = player(g, user)
  return hand.length - (card !== undefined && hand.includes(card) ? 1 : 0) >= cost
}

/** Why he cannot; nothing where he can. */
export const whyNotPayToFly = (g: Game, ctx: Pick<Ctx, 'user' | 'card'>): Message[] =>
  canPayToFly(g, ctx)
    ? []
    : tablePassives(g, says.fightersCost).map((p) =>
        msg('why-not.fighters-cost', { n: p.n, from: whence(g, ctx.user, p) }),
      )

/** Whether any fighter without a pilot could do something: one in space can always fly on. */
const isAnyUnmanned = (g: Game): boolean =>
  !frozen(g) && (unmanned(g).length > 0 || launchable(g, 'fighter').length > 0)

/** Whether somebody can have fighters without a pilot do something. */
export const canSendOut = (g: Game, ctx: Pick<Ctx, 'user' | 'card'>): boolean =>
  isAnyUnmanned(g) && canPayToFly(g, ctx)

export const whyNotSendOut = (g: Game, ctx: Pick<Ctx, 'user' | 'card'>): Message[] =>
  isAnyUnmanned(g) ? whyNotPayToFly(g, ctx) : [msg('why-not.no-viper')]

/** What is still to be paid for the next one. */
const due = (g: Game, f: Activations): number =>
  f.asOne === 'paid' || (f.asOne && !f.first) ? 0 : fighterCost(g)

const choices = (g: Game, f: Activations): Option[] => {
  if (f.each) return distinct(g, unmannedOf(g, f.each)).flatMap((viper) => viperOptions(g, viper))
  if (f.ship === undefined) return unmannedOptions(g)
  const own = f.one ? unmannedOf(g, [f.ship])[0] : shipById(g, f.ship)
  return own ? viperOptions(g, own, f.attackOnly) : []
}

const unmannedOf = (g: Game, ids: readonly number[]): Ship[] =>
  unmanned(g).filter((viper) => ids.includes(viper.id))

/** Up to so many activations of fighters, chosen one by one (B-VIPER-1, B-VIPER-5). */
export const activateVipers = procedure<Activations>('activate-vipers', {
  choose: (g, f) => {
    const options = f.left > 0 && canPay(g, f.seat, due(g, f)) ? choices(g, f) : []
    if (options.length === 0) return end(f)
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.viper', { left: f.left }),
      options,
      min: f.first || (f.each && due(g, f) === 0) ? 1 : 0, // nobody has to pay
    })
  },
  carryOut: (g, f) => {
    const o = pick(f)
    if (!o) return end(f)
    const cost = due(g, f)
    f.first = false
    f.left--
    if (cost > 0) {
      f.paid = o
      return call(g, payCards, { seat: f.seat, n: cost })
    }
    goTo(f, 'choose')
    fly(g, f, o)
  },
  paid: (g, f) => {
    const { paid } = f
    goTo(f, 'choose')
    f.paid = undefined
    // What he discarded may have sent him elsewhere.
    if (paid && choices(g, f).some((o) => o.id === paid.id)) fly(g, f, paid)
  },
})

/** One activation. */
function fly(g: Game, f: Activations, o: Option): void {
  if (f.one) f.ship = o.ship ?? g.s.nextShip
  if (f.each) f.each = f.each.filter((id) => id !== o.ship)
  const viper = shipById(g, o.ship)
  const target = shipById(g, o.target)
  if (viper && target)
    call(g, attack, {
      attacker: viper.kind,
      from: o.ship,
      kind: target.kind,
      target: target.id,
      by: f.seat,
    })
  else if (viper && o.area) flyViper(g, viper, o.area)
  else if (o.area) launchUnmanned(g, o.kind ?? g.content.kindsOf.fighter[0] ?? '', o.area)
}

export function flyViper(g: Game, viper: Ship, to: Area): void {
  say(g, 'event.flew', {
    ship: nameOf('ship', viper.kind),
    from: nameOf('area', viper.area),
    to: nameOf('area', to),
  })
  changeShip(g, viper, { area: to })
}

function launchUnmanned(g: Game, kind: ShipKind, area: Area): void {
  const viper = addShip(g, kind, area)
  if (!viper) return
  say(g, 'event.launched', { ships: shipCount(kind, 1), area: nameOf('area', area) })
  openWindow(g, ['viper-placed'], { ships: [viper.id] })
}

/** A character takes the controls of a fighter in space. */
export function board(g: Game, seat: Seat, viper: Ship): void {
  leaveShip(g, seat)
  changeShip(g, viper, { pilot: seat })
  player(g, seat).at = 'piloting'
  sayOfKind(g, viper.kind, 'event.pilots', { who: seatName(seat), area: nameOf('area', viper.area) })
}

/** A pilot launches himself (B-VIPER-8), if need be in a fighter called back for it (B-VIPER-10). */
export const launchSelf = procedure<{ readonly seat: Seat; kind?: ShipKind }>('launch-self', {
  callBack: (g, f) => {
    if (launchable(g, 'fighter').length > 0) return goTo(f, 'chooseKind')
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.call-back'),
      options: distinct(g, unmanned(g)).map((v) => ({
        id: `ship:${v.id}`,
        text: targetText(v),
        ship: v.id,
        area: v.area,
      })),
    })
  },
  returnIt: (g, f) => {
    const viper = shipById(g, pick(f)?.ship)
    if (!viper) return end(f)
    returnShip(g, viper)
  },
  chooseKind: (g, f) =>
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.launch-kind'),
      options: kindOptions(launchable(g, 'fighter')),
    }),
  takeKind: (_g, f) => {
    f.kind = pick(f)?.kind
  },
  chooseArea: (g, f) =>
    ask(g, {
      seat: f.seat,
      prompt: msg('prompt.launch-self'),
      options: areaOptions(g.content.rules.launchAreas),
    }),
  launch: (g, f) => {
    const area = pick(f)?.area
    const kind = f.kind ?? launchable(g, 'fighter')[0]
    const viper = area && kind && addShip(g, kind, area)
    if (viper) board(g, f.seat, viper)
  },
})

export const canLaunchSelf = (g: Game, seat: Seat): boolean => isFree(g, barsToLaunching, seat)

/** Why he cannot launch himself; nothing where he can. */
export const whyNotLaunchSelf = (g: Game, seat: Seat): Message[] => reasonsFor(g, barsToLaunching, seat)

const barsToLaunching: readonly Bar<Seat>[] = [
  { bars: (g) => frozen(g), because: () => [msg('why-not.frozen')] },
  { bars: (g, seat) => !isPilot(g, seat), because: () => [msg('why-not.not-a-pilot')] },
  {
    bars: (g, seat) => !isHuman(g, seat),
    because: () => [msg('why-not.side-humans')],
  },
  {
    bars: (g, seat) => has(g, says.lockedIn, seat), // D-INFIL-19
    because: (g, seat) =>
      passives(g, says.lockedIn, seat).map((p) => msg('why-not.cannot-move', { from: whence(g, seat, p) })),
  },
  { bars: (g, seat) => piloted(g, seat) !== undefined, because: () => [msg('why-not.piloting-already')] },
  {
    bars: (g) => supply(g, 'fighter') === 0 && unmanned(g).length === 0,
    because: () => [msg('why-not.no-reserve')],
  },
]

/** So many damaged fighters are repaired; where there are several kinds, whoever repairs says which (B-ATK-16). */
export const repairFighters = procedure<{ readonly seat: Seat; left: number }>('repair-fighters', {
  choose: (g, f) => {
    const kinds = kindsIn(g, 'fighter', 'damaged')
    if (f.left <= 0 || kinds.length === 0 || frozen(g)) return end(f)
    if (kinds.length > 1 && f.left < inPile(g, 'fighter', 'damaged'))
      return ask(g, { seat: f.seat, prompt: msg('prompt.repair-kind'), options: kindOptions(kinds) })
    end(f)
    for (const kind of kinds) repair(g, kind, f.left)
  },
  repair: (g, f) => {
    f.left--
    goTo(f, 'choose')
    repair(g, pick(f)?.kind ?? '', 1)
  },
})

function repair(g: Game, kind: ShipKind, n: number): void {
  const count = shift(g, kind, 'damaged', 'reserve', n)
  if (count > 0) sayOfKind(g, kind, 'event.vipers-repaired', { n: count })
}
