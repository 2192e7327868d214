import { printed } from '../core/content.ts'
import { drawToken } from '../core/decks.ts'
import { say, sayTo } from '../core/events.ts'
import { type Game, without } from '../core/game.ts'
import {
  type Area,
  areas,
  type CardId,
  clockwise,
  next,
  previous,
  type Seat,
  type ShipClass,
  type ShipKind,
} from '../core/names.ts'
import { frozen, phaseOf } from '../core/phases.ts'
import { pile, takeFromPile } from '../core/piles.ts'
import { shuffle } from '../core/random.ts'
import type { Ship } from '../core/state.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { adjust, classOf, kindsIn, type Pile, returnShip, sayOfKind, shift, stock } from './fleet.ts'
import { placeFor, putOn } from './places.ts'

export const shipById = (g: Game, id: number | undefined): Ship | undefined =>
  g.s.ships.find((s) => s.id === id)

/** The ships of a class on the board. */
export function shipsOf(g: Game, of: ShipClass, area?: Area): Ship[] {
  const kinds = g.content.kindsOf[of]
  const [only] = kinds
  const one = kinds.length === 1
  return g.s.ships.filter(
    (s) => (one ? s.kind === only : kinds.includes(s.kind)) && (area === undefined || s.area === area),
  )
}

export const unmanned = (g: Game, area?: Area): Ship[] =>
  shipsOf(g, 'fighter', area).filter((s) => s.pilot < 0)

/** Ships of a class that can still be put on the board. */
export const supply = (g: Game, of: ShipClass): number =>
  frozen(g)
    ? 0
    : of === 'civilian'
      ? g.s.civilians.length
      : launchable(g, of).reduce((sum, kind) => sum + stock(g.s, kind).reserve, 0)

/** Puts one ship from the supply (a fighter from the Reserves) into an area; civilian ships unseen, at random. */
export function addShip(g: Game, kind: ShipKind, area: Area): Ship | undefined {
  if (frozen(g)) return undefined
  const civilian = classOf(g, kind) === 'civilian'
  const face = civilian ? (drawCivilian(g) ?? '') : ''
  if (civilian ? face === '' : stock(g.s, kind).reserve <= 0) return undefined
  if (!civilian) adjust(g, kind, 'reserve', -1)
  return put(g, kind, area, face)
}

function put(g: Game, kind: ShipKind, area: Area, face: CardId): Ship {
  const ship: Ship = {
    id: g.s.nextShip++,
    kind,
    area,
    acted: false,
    pilot: -1,
    damage: [],
    tokens: [],
    face,
    seenBy: [],
  }
  g.s.ships.push(ship)
  return ship
}

/** A civilian ship that comes from elsewhere than the supply, still face down. */
export const addCivilian = (g: Game, face: CardId, area: Area): Ship =>
  put(g, g.content.kindsOf.civilian[0] ?? '', area, face)

/** The kinds that can stand for this one: those of its class of which some are at hand. */
export const atHand = (g: Game, kind: ShipKind): readonly ShipKind[] => {
  const of = classOf(g, kind)
  return of === undefined || of === 'civilian' ? [kind] : launchable(g, of)
}

/** The kinds of a class that can be put on the board now; not every kind can be during setup. */
export const launchable = (g: Game, of: ShipClass): ShipKind[] =>
  kindsIn(g, of, 'reserve').filter(
    (kind) => g.s.turn.number > 0 || g.content.shipKinds.get(kind)?.notInSetup !== true,
  )

/** Puts one ship of a class into an area, of the first kind that is at hand. */
export function addShipOf(g: Game, of: ShipClass, area: Area): Ship | undefined {
  const [kind] = kindsIn(g, of, 'reserve')
  return kind === undefined ? undefined : addShip(g, kind, area)
}

/** A civilian ship from the supply, at random. */
export function drawCivilian(g: Game): CardId | undefined {
  const face = drawToken(g, g.s.civilians)
  if (face !== undefined) g.s.civilians = without(g.s.civilians, face)
  return face
}

/** The one that "draw and destroy" takes: unused, or else the top of the piles that the phase names. */
export function civilianToLose(g: Game): CardId | undefined {
  const unused = drawCivilian(g)
  if (unused !== undefined) return unused
  return loseTop(g, phaseOf(g).civilians ?? [])
}

/** The top of the first of these piles that has one leaves it, to be destroyed. */
export function loseTop(g: Game, piles: readonly string[]): CardId | undefined {
  const first = piles.find((name) => pile(g, name).length > 0)
  if (first === undefined) return undefined
  say(g, 'event.pile-lost', { pile: nameOf('pile', first) })
  return takeFromPile(g, first)
}

/** Ships are values too: a changed one takes the place of the old one. */
export function changeShip(g: Game, ship: Ship, change: Partial<Omit<Ship, 'id' | 'kind' | 'face'>>): Ship {
  const changed: Ship = {
    id: ship.id,
    kind: ship.kind,
    area: change.area ?? ship.area,
    acted: change.acted ?? ship.acted,
    pilot: change.pilot ?? ship.pilot,
    damage: change.damage ?? ship.damage,
    tokens: change.tokens ?? ship.tokens,
    face: ship.face,
    seenBy: change.seenBy ?? ship.seenBy,
  }
  const i = g.s.ships.findIndex((s) => s.id === ship.id)
  if (i >= 0) g.s.ships[i] = changed
  return changed
}

/** Somebody sees what a civilian ship on the board carries. */
export function lookAtCivilian(g: Game, seat: Seat, ship: Ship): void {
  if (!ship.seenBy.includes(seat)) changeShip(g, ship, { seenBy: [...ship.seenBy, seat] })
  const which = { n: ship.id, area: nameOf('area', ship.area) }
  sayTo(
    g,
    [seat],
    'event.saw-civilian',
    { ...which, ship: nameOf('token', ship.face) },
    msg('event.looked-at-civilian', { who: seatName(seat), ...which }),
  )
}

export const hits = (g: Game, ship: Ship): number =>
  ship.damage.reduce((sum, token) => sum + printed(g.content.basestarTokens, token).hits, 0)

/** So many ships of a class go from one pile to another, kind by kind, and it is said. */
export function shiftShips(g: Game, of: ShipClass, from: Pile, to: Pile, n: number, event: string): void {
  let left = n
  for (const kind of g.content.kindsOf[of]) {
    const count = shift(g, kind, from, to, left)
    if (count > 0) sayOfKind(g, kind, event, { n: count })
    left -= count
  }
}

/** Ships of one kind in the Reserves are damaged. */
export function damageReserve(g: Game, kind: ShipKind, n: number): void {
  if (frozen(g)) return
  const fate = g.content.shipKinds.get(kind)?.destroyedByDamage ? 'destroyed' : 'damaged'
  const count = shift(g, kind, 'reserve', fate, n)
  if (count > 0) sayOfKind(g, kind, `event.reserve-${fate}`, { n: count })
}

export const restoreRaptors = (g: Game, n: number): void =>
  shiftShips(g, 'raptor', 'destroyed', 'reserve', n, 'event.raptors-restored')

/** B-RAPTOR-5 */
export const destroyRaptors = (g: Game, n: number): void =>
  shiftShips(g, 'raptor', 'reserve', 'destroyed', n, 'event.raptors-destroyed')

/** Puts a centurion on the start of the Boarding Party track, if one is left (B-BOARD-8). */
export function placeCenturion(g: Game): void {
  if (frozen(g)) return
  const [kind] = kindsIn(g, 'centurion', 'reserve')
  if (kind === undefined) return
  adjust(g, kind, 'reserve', -1)
  g.s.centurions = [...g.s.centurions, 0]
  say(g, 'event.boarded')
}

/** Fighters in space go back to the Reserves, their pilots to the Hangar Deck (B-JUMP-13, B-JUMP-15). */
export function recallFighters(g: Game, except: readonly number[] = []): void {
  if (frozen(g)) return
  for (const ship of shipsOf(g, 'fighter')) {
    if (except.includes(ship.id)) continue
    if (ship.pilot >= 0) putOn(g, ship.pilot, placeFor(g, 'hangar', ship.pilot))
    else returnShip(g, ship)
  }
}

/** Every ship leaves the board, except those that stay (B-JUMP-14 to B-JUMP-17). */
export function clearSpace(g: Game, staying: readonly number[] = []): void {
  const gone = g.s.ships.filter((s) => !staying.includes(s.id))
  g.s.basestarTokens = [...g.s.basestarTokens, ...gone.flatMap((s) => s.damage)] // B-JUMP-17
  const faces = gone.filter((s) => s.face !== '').map((s) => s.face)
  for (const ship of gone) returnShip(g, ship)
  g.s.civilians = shuffle(g.s, [...g.s.civilians, ...faces]) // B-JUMP-14
}

/** The next area on the way to the nearest goal, clockwise when both ways are equally long (B-CYL-13). */
export function stepToward(from: Area, goals: readonly Area[]): Area {
  let right: number = areas.length
  let left: number = areas.length
  for (const to of goals) {
    right = Math.min(right, clockwise(from, to))
    left = Math.min(left, clockwise(to, from))
  }
  return right <= left ? next(from) : previous(from)
}
