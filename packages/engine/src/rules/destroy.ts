import { printed } from '../core/content.ts'
import { drawToken } from '../core/decks.ts'
import type { Source } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, without } from '../core/game.ts'
import { happen, type Leaf, leaf } from '../core/leaf.ts'
import type { Area, CardId, Seat, ShipKind } from '../core/names.ts'
import { frozen } from '../core/phases.ts'
import { shuffle } from '../core/random.ts'
import type { Ship } from '../core/state.ts'
import type { Moment } from '../core/windows.ts'
import { nameOf } from '../text/names.ts'
import { adjust, classOf, sayOfKind, takeOff } from './fleet.ts'
import { endLasting } from './in-play.ts'
import { placeFor, putOn } from './places.ts'
import { pay } from './resources.ts'
import { changeShip, hits, shipById } from './ships.ts'

// Damage to ships and their destruction. Cards and abilities may come before and after, so whoever makes it happen
// does not rely on it in the same step.

export type Cause = {
  readonly source: Source
  /** The player who did it, where one did. */
  readonly by?: Seat
  /** The result of the roll that decided it. */
  readonly roll?: number
}

function happenUnlessFrozen<L extends object>(g: Game, what: Leaf<L>, happening: L): void {
  if (!frozen(g)) happen(g, what, happening)
}

type OfShip = Cause & { readonly ship: number; readonly kind: ShipKind; readonly area: Area }

const momentOf = ({ ship, kind, area, source, by, roll }: OfShip): Moment => ({
  ships: [ship],
  kind,
  area,
  source,
  by,
  roll,
})

const about = ({ id, kind, area }: Ship, { source, by, roll }: Cause): OfShip => ({
  ship: id,
  kind,
  area,
  source,
  by,
  roll,
})

/** Some tokens protect the ship they lie on from everything but a high roll. */
export const canBeDestroyed = (g: Game, ship: Ship, roll = 0): boolean =>
  ship.tokens.every((token) => roll >= (printed(g.content.shipTokens, token).destroyedFrom ?? 0))

/** A destroyed ship leaves the board: Cylon ships to the supply, others out of the game (B-ATK-14 to B-ATK-18). */
export const destruction = leaf<OfShip>('destroy-ship', {
  before: 'ship-destruction',
  after: 'ship-destroyed',
  moment: momentOf,
  carryOut: (g, h) => {
    const ship = shipById(g, h.ship)
    if (!ship || !canBeDestroyed(g, ship, h.roll)) return false
    say(g, 'event.destroyed', { ship: nameOf('ship', ship.kind), area: nameOf('area', ship.area) })
    takeOff(g, ship, printed(g.content.shipKinds, ship.kind).side === 'human' ? 'destroyed' : 'reserve')
    if (ship.pilot >= 0) putOn(g, ship.pilot, placeFor(g, 'sickbay', ship.pilot))
    if (classOf(g, ship.kind) === 'basestar')
      g.s.basestarTokens = shuffle(g.s, [...g.s.basestarTokens, ...ship.damage]) // B-ATK-36
    if (ship.face !== '') turnUp(g, ship.face, h.source)
    endLasting(g, { tokens: ship.tokens, ...momentOf(h) })
    return true
  },
})

export const destroyShip = (g: Game, ship: Ship, cause: Cause): void =>
  happenUnlessFrozen(g, destruction, about(ship, cause))

/** Its resources are lost and it is out of the game (B-ATK-18). */
function turnUp(g: Game, face: CardId, source: Source): void {
  say(g, 'event.civilian', { ship: nameOf('token', face) })
  g.s.lostCivilians = [...g.s.lostCivilians, face]
  pay(g, printed(g.content.civilians, face).loss, source)
}

type OfCivilian = Cause & { readonly face: CardId; readonly kind: ShipKind }

/** A civilian ship that was not on the board. */
const civilianLoss = leaf<OfCivilian>('lose-civilian', {
  after: 'ship-destroyed',
  moment: ({ kind, source, by, roll }) => ({ kind, source, by, roll }),
  carryOut: (g, { face, kind, source, by }) => {
    turnUp(g, face, source)
    endLasting(g, { kind, source, by })
    return true
  },
})

export const loseCivilian = (g: Game, face: CardId, { source, by, roll }: Cause): void =>
  happen(g, civilianLoss, { face, kind: g.content.kindsOf.civilian[0] ?? '', source, by, roll })

/** The n-th centurion of the Boarding Party track. */
const centurionLoss = leaf<Cause & { readonly n: number; readonly kind: ShipKind }>('destroy-centurion', {
  after: 'ship-destroyed',
  moment: ({ kind, source, by, roll }) => ({ kind, source, by, roll }),
  carryOut: (g, { n, kind, source, by }) => {
    if (g.s.centurions[n] === undefined) return false
    g.s.centurions = g.s.centurions.filter((_, i) => i !== n)
    adjust(g, kind, 'reserve', 1)
    say(g, 'event.centurion-destroyed')
    endLasting(g, { kind, source, by })
    return true
  },
})

export const destroyCenturion = (g: Game, n: number, { source, by, roll }: Cause): void =>
  happenUnlessFrozen(g, centurionLoss, { n, kind: g.content.kindsOf.centurion[0] ?? '', source, by, roll })

/** A fighter in space is damaged; its pilot goes to Sickbay (B-VIPER-14). Some kinds are destroyed by it. */
export const fighterDamage = leaf<OfShip>('damage-fighter', {
  before: 'ship-damage',
  moment: momentOf,
  carryOut: (g, h) => {
    const ship = shipById(g, h.ship)
    if (!ship) return false
    if (printed(g.content.shipKinds, ship.kind).destroyedByDamage) {
      destroyShip(g, ship, h) // D-RAPTOR-11
      return true
    }
    sayOfKind(g, ship.kind, 'event.viper-damaged', { area: nameOf('area', ship.area) })
    takeOff(g, ship, 'damaged')
    if (ship.pilot >= 0) putOn(g, ship.pilot, placeFor(g, 'sickbay', ship.pilot))
    return true
  },
})

export const damageFighter = (g: Game, ship: Ship, cause: Cause): void =>
  happenUnlessFrozen(g, fighterDamage, about(ship, cause))

/** B-ATK-29 to B-ATK-35 */
const basestarDamage = leaf<OfShip>('damage-basestar', {
  before: 'ship-damage',
  moment: momentOf,
  carryOut: (g, h) => {
    const ship = shipById(g, h.ship)
    if (!ship) return false
    if (hits(g, ship) >= 2) {
      destroyShip(g, ship, h) // B-ATK-35
      return true
    }
    const token = drawToken(g, g.s.basestarTokens)
    if (token === undefined) return false
    g.s.basestarTokens = without(g.s.basestarTokens, token)
    const hit = changeShip(g, ship, { damage: [...ship.damage, token] })
    say(g, 'event.basestar-damaged', { area: nameOf('area', ship.area), token: nameOf('token', token) })
    if (hits(g, hit) >= 3) destroyShip(g, hit, h)
    return true
  },
})

export const damageBasestar = (g: Game, ship: Ship, cause: Cause): void =>
  happenUnlessFrozen(g, basestarDamage, about(ship, cause))

/** A ship that is attacked or hit is damaged. */
export const damageShip = (g: Game, ship: Ship, cause: Cause): void =>
  classOf(g, ship.kind) === 'basestar' ? damageBasestar(g, ship, cause) : damageFighter(g, ship, cause)
