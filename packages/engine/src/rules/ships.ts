import { lastingOf } from '../core/abilities.ts'
import { type Lasting, printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import { type Game, without } from '../core/game.ts'
import { type Area, areas, type CardId, clockwise, type ShipKind } from '../core/names.ts'
import { randomOf, shuffle } from '../core/random.ts'
import type { Ship } from '../core/state.ts'
import { nameOf } from '../text/names.ts'
import { discardInPlay } from './in-play.ts'
import { putOn } from './places.ts'
import { pay } from './resources.ts'
import { gameOver } from './victory.ts'

export const shipById = (g: Game, id: number | undefined): Ship | undefined =>
  g.s.ships.find((s) => s.id === id)

export const shipsOf = (g: Game, kind: ShipKind, area?: Area): Ship[] =>
  g.s.ships.filter((s) => s.kind === kind && (area === undefined || s.area === area))

export const unmanned = (g: Game, area?: Area): Ship[] => shipsOf(g, 'viper', area).filter((s) => s.pilot < 0)

/** Ships of a kind that can still be put on the board. */
export function supply(g: Game, kind: ShipKind): number {
  if (kind === 'viper') return g.s.reserve.viper
  if (kind === 'civilian') return g.s.civilians.length
  return g.content.rules.counts[kind] - shipsOf(g, kind).length
}

/** Puts one ship from the supply (a viper from the Reserves) into an area; civilian ships unseen, at random. */
export function addShip(g: Game, kind: ShipKind, area: Area): Ship | undefined {
  if (supply(g, kind) <= 0) return undefined
  if (kind === 'viper') g.s.reserve.viper--
  const face = kind === 'civilian' ? (drawCivilian(g) ?? '') : ''
  const ship: Ship = { id: g.s.nextShip++, kind, area, acted: false, pilot: -1, damage: [], face, seenBy: [] }
  g.s.ships.push(ship)
  return ship
}

/** A civilian ship from the supply, at random. */
export function drawCivilian(g: Game): CardId | undefined {
  const face = randomOf(g.s, g.s.civilians)
  if (face !== undefined) g.s.civilians = without(g.s.civilians, face)
  return face
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
    face: ship.face,
    seenBy: change.seenBy ?? ship.seenBy,
  }
  const i = g.s.ships.findIndex((s) => s.id === ship.id)
  if (i >= 0) g.s.ships[i] = changed
  return changed
}

export function removeShip(g: Game, ship: Ship): void {
  const i = g.s.ships.findIndex((s) => s.id === ship.id)
  if (i >= 0) g.s.ships.splice(i, 1)
}

export const hits = (g: Game, ship: Ship): number =>
  ship.damage.reduce((sum, token) => sum + printed(g.content.basestarTokens, token).hits, 0)

/** A destroyed ship leaves the board: Cylon ships to the supply, others out of the game (B-ATK-14 to B-ATK-18). */
export function destroyShip(g: Game, ship: Ship): void {
  say(g, 'event.destroyed', { ship: nameOf('ship', ship.kind), area: nameOf('area', ship.area) })
  removeShip(g, ship)
  switch (ship.kind) {
    case 'viper':
      g.s.destroyed.viper++
      if (ship.pilot >= 0) putOn(g, ship.pilot, 'sickbay')
      break
    case 'civilian':
      loseCivilian(g, ship.face)
      break
    case 'basestar':
      g.s.damage.basestars = shuffle(g.s, [...g.s.damage.basestars, ...ship.damage]) // B-ATK-36
      happened(g, 'basestar-destroyed')
      break
  }
}

/** Turned up, its resources lost, out of the game (B-ATK-18). */
export function loseCivilian(g: Game, face: string): void {
  say(g, 'event.civilian', { ship: nameOf('token', face) })
  g.s.lostCivilians = [...g.s.lostCivilians, face]
  pay(g, printed(g.content.civilians, face).loss, 'rule')
  happened(g, 'civilian-destroyed')
}

/** Cards in play that stay only until this are discarded. */
function happened(g: Game, what: Lasting['until'][number]): void {
  for (const c of [...g.s.inPlay]) if (lastingOf(g.content, c)?.until.includes(what)) discardInPlay(g, c)
}

export function damageViper(g: Game, ship: Ship): void {
  say(g, 'event.viper-damaged', { area: nameOf('area', ship.area) })
  const { pilot } = ship
  removeShip(g, ship)
  g.s.damagedVipers++
  if (pilot >= 0) putOn(g, pilot, 'sickbay') // B-VIPER-14
}

/** B-ATK-29 to B-ATK-35 */
export function damageBasestar(g: Game, ship: Ship): void {
  if (hits(g, ship) >= 2) {
    destroyShip(g, ship) // B-ATK-35
    return
  }
  const token = randomOf(g.s, g.s.damage.basestars)
  if (token === undefined) return
  g.s.damage.basestars = without(g.s.damage.basestars, token)
  const hit = changeShip(g, ship, { damage: [...ship.damage, token] })
  say(g, 'event.basestar-damaged', { area: nameOf('area', ship.area), token: nameOf('token', token) })
  if (hits(g, hit) >= 3) destroyShip(g, hit)
}

/** B-ATK-22 */
export function damageGalactica(g: Game): void {
  const token = randomOf(g.s, g.s.damage.pool)
  if (token === undefined) return
  g.s.damage.pool = without(g.s.damage.pool, token)
  applyDamage(g, token)
}

/** A drawn damage token takes effect (B-ATK-24 to B-ATK-26). */
export function applyDamage(g: Game, token: string): void {
  const { location, loss } = printed(g.content.galacticaTokens, token)
  say(g, 'event.galactica-damaged', { token: nameOf('token', token) })
  pay(g, loss, 'rule')
  if (location === undefined) {
    g.s.removed = [...g.s.removed, token]
    return
  }
  g.s.damage.galactica = [...g.s.damage.galactica, location]
  g.s.players.forEach((p, seat) => {
    if (p.at === location) putOn(g, seat, 'sickbay')
  })
  if (g.s.damage.galactica.length >= g.content.rules.damagedToLose) gameOver(g, 'cylons', 'damage') // B-WIN-9
}

/** B-ATK-27 */
export function repairLocation(g: Game, location: string): void {
  const { damage } = g.s
  if (!damage.galactica.includes(location)) return
  damage.galactica = without(damage.galactica, location)
  const tokens = [...g.content.galacticaTokens.values()].filter((t) => t.location === location)
  damage.pool = [...damage.pool, ...tokens.map((t) => t.id)]
  say(g, 'event.repaired', { location: nameOf('location', location) })
}

/** B-ATK-16 */
export function repairVipers(g: Game, n: number): void {
  const count = Math.min(n, g.s.damagedVipers)
  if (count === 0) return
  g.s.damagedVipers -= count
  g.s.reserve.viper += count
  say(g, 'event.vipers-repaired', { n: count })
}

export function destroyRaptors(g: Game, n: number): void {
  const count = Math.min(n, g.s.reserve.raptor) // B-RAPTOR-5
  if (count === 0) return
  g.s.reserve.raptor -= count
  g.s.destroyed.raptor += count
  say(g, 'event.raptors-destroyed', { n: count })
}

/** Puts a centurion on the start of the Boarding Party track, if one is left (B-BOARD-8). */
export function placeCenturion(g: Game): void {
  if (g.s.centurions.length >= g.content.rules.counts.centurion) return
  g.s.centurions = [...g.s.centurions, 0]
  say(g, 'event.boarded')
}

/** Vipers in space go back to the Reserves, their pilots to the Hangar Deck (B-JUMP-13, B-JUMP-15). */
export function recallVipers(g: Game): void {
  for (const ship of shipsOf(g, 'viper')) {
    if (ship.pilot >= 0) putOn(g, ship.pilot, 'hangar-deck')
    else {
      removeShip(g, ship)
      g.s.reserve.viper++
    }
  }
}

/** Areas ranked by how far they are from one, both ways; used by raiders and heavy raiders. */
export function stepToward(from: Area, goals: readonly Area[]): Area {
  const distance = (way: (to: Area) => number): number => Math.min(...goals.map(way))
  const right = distance((to) => clockwise(from, to))
  const left = distance((to) => clockwise(to, from))
  const i = areas.indexOf(from)
  return areas[(i + (right <= left ? 1 : 5)) % 6] ?? from // B-CYL-13: clockwise when equally far
}
