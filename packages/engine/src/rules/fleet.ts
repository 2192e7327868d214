import type { Content } from '../core/content.ts'
import type { Game } from '../core/game.ts'
import type { ShipClass, ShipKind } from '../core/names.ts'
import type { GameState, Ship, Stock } from '../core/state.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'

// Where the ships are that are not on the board, kind by kind. Civilian ships are known by their tokens instead.

export type Pile = keyof Stock

const nothing: Stock = { reserve: 0, damaged: 0, destroyed: 0, unused: 0, removed: 0 }

export const stock = (s: Pick<GameState, 'fleet'>, kind: ShipKind): Stock => s.fleet[kind] ?? nothing

export const classOf = (g: Game, kind: ShipKind): ShipClass | undefined =>
  g.content.shipKinds.get(kind)?.class

/** What is said of one kind: the usual kind of a class has sentences of its own, others are named in theirs. */
export function ofKind(
  g: Game,
  kind: ShipKind,
  key: string,
  params: NonNullable<Message['params']>,
): Message {
  const of = classOf(g, kind)
  if (of !== undefined && g.content.kindsOf[of][0] === kind) return msg(key, params)
  const { n } = params
  const ship = typeof n === 'number' ? shipCount(kind, n) : nameOf('ship', kind)
  return msg(`${key}-kind`, { ...params, ship })
}

export function sayOfKind(
  g: Game,
  kind: ShipKind,
  key: string,
  params: NonNullable<Message['params']>,
): void {
  g.events.push(ofKind(g, kind, key, params))
}

/** Ships of a kind come to a pile, or leave it where `n` is below 0. */
export function adjust(g: Game, kind: ShipKind, pile: Pile, n: number): void {
  const { reserve, damaged, destroyed, unused, removed } = stock(g.s, kind)
  const changed = { reserve, damaged, destroyed, unused, removed }
  changed[pile] += n
  const fleet = { ...g.s.fleet }
  fleet[kind] = changed
  g.s.fleet = fleet
}

/** Ships of a kind go from one pile to another, as many as there are at most; how many did. */
export function shift(g: Game, kind: ShipKind, from: Pile, to: Pile, n: number): number {
  const count = Math.min(n, stock(g.s, kind)[from])
  if (count <= 0) return 0
  adjust(g, kind, from, -count)
  adjust(g, kind, to, count)
  return count
}

/** How many ships of a class are in a pile. */
export function inPile({ s, content }: Pick<Game, 's' | 'content'>, of: ShipClass, pile: Pile): number {
  let sum = 0
  for (const kind of content.kindsOf[of]) sum += stock(s, kind)[pile]
  return sum
}

/** The kinds of a class of which some are in a pile. */
export const kindsIn = (g: Game, of: ShipClass, pile: Pile): ShipKind[] =>
  g.content.kindsOf[of].filter((kind) => stock(g.s, kind)[pile] > 0)

/** Takes a ship off the board, for a pile of its kind; a civilian ship goes nowhere by that. */
export function takeOff(g: Game, ship: Ship, pile: Pile): void {
  const i = g.s.ships.findIndex((s) => s.id === ship.id)
  if (i < 0) return
  g.s.ships.splice(i, 1)
  if (classOf(g, ship.kind) !== 'civilian') adjust(g, ship.kind, pile, 1)
}

/** Back to the Reserves, or to where Cylon ships come from. */
export const returnShip = (g: Game, ship: Ship): void => takeOff(g, ship, 'reserve')

/** One nuke is used up; its kind, where there was one. */
export function useNuke(g: Game): ShipKind | undefined {
  const [kind] = kindsIn(g, 'nuke', 'reserve')
  if (kind !== undefined) shift(g, kind, 'reserve', 'removed', 1)
  return kind
}

/** B-SETUP-3, B-SETUP-13: everything is at hand, except what must be gained first. */
export function startingFleet(content: Content): Record<ShipKind, Stock> {
  const fleet: Record<ShipKind, Stock> = {}
  for (const { id, class: of, count, atStart = count } of content.shipKinds.values())
    if (of !== 'civilian')
      fleet[id] = { reserve: atStart, damaged: 0, destroyed: 0, unused: count - atStart, removed: 0 }
  return fleet
}
