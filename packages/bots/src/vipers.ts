import type { Option } from '@ragtag/engine'
import { cargo, classOf, flightToll, hitChance, rescue } from './battle.ts'
import { allWorth, guardWorth, leaveWorth, raiderWorth } from './danger.ts'
import { type Decider, isCylon, type Mind, pickBest, pickIfWorth, pickMany } from './mind.ts'
import { type Area, clockwise, type ShipKind } from './printed.ts'
import { neighbours, raidersNear } from './space.ts'

// Vipers, and what else flies on our side.

/** What an attack of a viper is worth. */
export function shot(mind: Mind, kind: Option['kind'], area: Area, by = ownKind(mind)): number {
  const of = classOf(mind, kind)
  if (of === undefined || kind === undefined) return 0
  const hit = hitChance(mind, by, kind)
  if (of === 'raider') return hit * raiderWorth(mind, area)
  if (of === 'heavy') return hit
  return of === 'basestar' ? hit * 1.2 : 0
}

/** The kind of fighter there is most of. */
const ownKind = ({ content }: Mind): ShipKind => content.kindsOf.fighter[0] ?? ''

const kindIn = ({ content }: Mind, of: 'raider' | 'heavy' | 'basestar'): ShipKind =>
  content.kindsOf[of][0] ?? of

/** The best a piloted viper can do from its area in one activation. */
export function sortie(mind: Mind, area: Area): number {
  const { raider, heavy, basestar } = mind.space.at[area]
  return Math.max(
    raider > 0 ? shot(mind, kindIn(mind, 'raider'), area) : 0,
    heavy > 0 ? shot(mind, kindIn(mind, 'heavy'), area) : 0,
    basestar > 0 ? shot(mind, kindIn(mind, 'basestar'), area) : 0,
    mind.space.raider > 0 ? 0.12 : 0,
  )
}

/** The same for an attack on so many raiders, one after the other. */
export function salvo(mind: Mind, area: Area, upTo: number): number {
  const n = Math.min(upTo, mind.space.at[area].raider)
  const hit = hitChance(mind, ownKind(mind), kindIn(mind, 'raider'))
  return Math.max(Math.max(1, n) * sortie(mind, area), hit * allWorth(mind, area, n))
}

function activationWorth(mind: Mind, o: Option): number {
  const { view } = mind
  const { area } = o
  if (!area) return 0
  if (o.target !== undefined) {
    const by = view.ships.find((s) => s.id === o.ship)?.kind
    return shot(mind, o.kind, area, by)
  }
  if (o.ship === undefined) return guardWorth(mind, area) + nearRaiders(mind, area)
  const from = view.ships.find((s) => s.id === o.ship)?.area
  if (!from) return 0
  return guardWorth(mind, area) - leaveWorth(mind, from) + nearRaiders(mind, area) - nearRaiders(mind, from)
}

export const activateViper: Decider = (mind) =>
  isCylon(mind)
    ? pickIfWorth(mind, (o) =>
        o.target === undefined ? 0.05 - activationWorth(mind, o) : -activationWorth(mind, o),
      )
    : pickIfWorth(mind, (o) => activationWorth(mind, o) - flightToll(mind), 0.02)

/** Where a pilot launches, or which viper he takes over. */
export const whereToFly: Decider = (mind) =>
  pickBest(mind, (o) => (o.area ? guardWorth(mind, o.area) + nearRaiders(mind, o.area) : 0))

export const callBack: Decider = (mind) => pickBest(mind, (o) => (o.area ? -leaveWorth(mind, o.area) : 0))

/** Galactica's guns: raiders among civilian ships first, then whatever costs most. */
export const galacticaTarget: Decider = (mind) => {
  return pickBest(mind, (o) => {
    const area = o.area
    if (!area) return 0
    const of = classOf(mind, o.kind)
    const worth =
      of === 'raider'
        ? hitChance(mind, 'galactica', o.kind ?? '') * raiderWorth(mind, area)
        : of === 'basestar'
          ? 0.45 + 0.2 * damageOn(mind, o.target)
          : 0.22
    return isCylon(mind) ? -worth : worth
  })
}

const damageOn = ({ view }: Mind, ship: number | undefined): number =>
  view.ships.find((s) => s.id === ship)?.damage.length ?? 0

/** The basestar a nuke is best spent on: with most raiders around it, and undamaged. */
export const nukeTarget: Decider = (mind) =>
  pickBest(mind, (o) => (o.area ? mind.space.at[o.area].raider * 0.3 : 0) - damageOn(mind, o.target))

/** Ships that are lost: an unmanned viper rather than a manned one. */
export const viperToDamage: Decider = (mind) =>
  pickBest(mind, (o) => {
    const ship = mind.view.ships.find((s) => s.id === (o.target ?? o.ship))
    if (!ship) return (isCylon(mind) ? 1 : -1) * lasting(mind, o.kind)
    const hurt =
      lasting(mind, ship.kind) +
      (ship.pilot >= 0 ? 2 : 0) +
      (ship.pilot === mind.seat ? 1 : 0) +
      leaveWorth(mind, ship.area)
    return isCylon(mind) && ship.pilot !== mind.seat ? hurt : -hurt
  })

/** What is destroyed by damage cannot be repaired. */
const lasting = ({ content }: Mind, kind: ShipKind | undefined): number =>
  content.shipKinds.get(kind ?? '')?.destroyedByDamage ? 0.6 : 0

const cargoOf = (mind: Mind, id: number | undefined): number =>
  cargo(mind, mind.view.ships.find((s) => s.id === id) ?? {})

export const civilianToLose: Decider = (mind) =>
  pickBest(mind, (o) => (isCylon(mind) ? cargoOf(mind, o.ship) : -cargoOf(mind, o.ship)))

/** One that carries much is taken out of harm's way; others may carry less. */
export const civilianToReplace: Decider = (mind) =>
  pickBest(mind, (o) => (isCylon(mind) ? -cargoOf(mind, o.ship) : cargoOf(mind, o.ship)))

/** Communications: look at the ships that gain most by being moved. */
export const scan: Decider = (mind) => {
  const { request, space } = mind
  return pickMany(mind, Math.max(request.min, Math.min(request.max, space.civilian)), (o) => {
    const { area } = o
    if (!area) return 0
    return cargoOf(mind, o.ship) * Math.max(...neighbours(area).map((to) => rescue(mind, area, to)))
  })
}

export const moveCivilian: Decider = (mind) => {
  const { view, request } = mind
  const ship = view.ships.find((s) => s.id === request.options[0]?.ship)
  if (!ship) return []
  const gain = (o: Option): number => (o.area ? rescue(mind, ship.area, o.area) * cargo(mind, ship) : 0)
  return pickIfWorth(mind, (o) => (isCylon(mind) ? -gain(o) : gain(o)), 0.02)
}

/** A viper is better near raiders than far from them. */
const nearRaiders = (mind: Mind, area: Area): number => 0.03 * Math.min(6, raidersNear(mind.space, area))

/** The nearest Cylon ships to shoot at, for a pilot on the move. */
export function flight(mind: Mind, area: Area): number {
  const near = mind.view.ships
    .filter((s) => s.class === 'raider' || s.class === 'heavy')
    .reduce((least, s) => Math.min(least, apart(area, s.area)), 9)
  return sortie(mind, area) + (near === 9 ? 0 : 0.05 * (3 - near))
}

/** A pilot who may fly anywhere: to where there is most to do, unless that is here. */
export const flyAcross: Decider = (mind) => {
  const from = mind.me.area
  if (from === '' || isCylon(mind)) return []
  return pickIfWorth(mind, (o) => (o.area ? flight(mind, o.area) - flight(mind, from) : 0), 0.02)
}

/** Order of the areas: where most of our own vipers are, raiders come last. */
export const activationOrder: Decider = (mind) =>
  pickBest(mind, (o) => {
    if (!o.area) return 0
    const { civilian, viper } = mind.space.at[o.area]
    return isCylon(mind) ? civilian - viper : viper - civilian
  })

/** How far apart two areas are. */
const apart = (a: Area, b: Area): number => Math.min(clockwise(a, b), clockwise(b, a))
