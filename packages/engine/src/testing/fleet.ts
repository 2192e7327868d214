import { type Game, without } from '../core/game.ts'
import { type Area, areas, type CardId, type CharacterId, type Seat, type ShipKind } from '../core/names.ts'
import type { GameState, Ship, Stock } from '../core/state.ts'
import { startingFleet } from '../rules/fleet.ts'
import { changeShip } from '../rules/ships.ts'
import type { Position } from './scenario.ts'

/** The ships of a position: on the board, and where the others are. */
export function placeFleet(g: Game, p: Position, seat: (who: CharacterId) => Seat): void {
  const { s, content } = g
  const faces = [...(p.civilians ?? [])]
  const takeCivilians = (list: readonly CardId[]): CardId[] => {
    for (const face of list) {
      if (!s.civilians.includes(face)) throw new Error(`There is no (further) civilian ship "${face}".`)
      s.civilians = without(s.civilians, face)
    }
    return [...list]
  }
  s.lostCivilians = takeCivilians(p.lostCivilians ?? [])
  s.removed = [...s.removed, ...takeCivilians(p.missingCivilians ?? [])]
  const add = (kind: ShipKind, area: Area, pilot: Seat): Ship => {
    const ship: Ship = {
      id: s.nextShip++,
      kind,
      area,
      acted: false,
      pilot,
      damage: [],
      tokens: [],
      face: '',
      seenBy: [],
    }
    s.ships.push(ship)
    return ship
  }
  for (const area of areas)
    for (const [kind, n] of Object.entries(p.ships?.[area] ?? {}))
      for (let i = 0; i < (n ?? 0); i++) {
        if (!content.placing.includes(kind)) throw new Error(`There are no ships called "${kind}".`)
        const ship = add(kind, area, -1)
        if (content.kindsOf.civilian.includes(kind)) {
          const face = faces.shift() ?? s.civilians[0] ?? ''
          takeCivilians([face])
          s.ships[s.ships.length - 1] = { ...ship, face }
        }
      }
  for (const [who, where] of Object.entries(p.piloting ?? {})) {
    const { area, kind } =
      typeof where === 'string' ? { area: where, kind: content.kindsOf.fighter[0] ?? '' } : where
    add(kind, area, seat(who))
    const pilot = s.players[seat(who)]
    if (pilot) pilot.at = 'piloting'
  }
  for (const [area, tokens] of Object.entries(p.basestarDamage ?? {})) {
    const ship = s.ships.find((x) => content.kindsOf.basestar.includes(x.kind) && x.area === area)
    if (!ship) throw new Error(`There is no basestar in ${area}.`)
    changeShip(g, ship, { damage: tokens })
    s.basestarTokens = s.basestarTokens.filter((t) => !tokens.includes(t))
  }
  for (const { token, kind, area } of p.marked ?? []) {
    const ship = s.ships.find((x) => x.kind === kind && x.area === area)
    if (!ship) throw new Error(`There is no ship "${kind}" in ${area}.`)
    changeShip(g, ship, { tokens: [...ship.tokens, token] })
  }
  s.fleet = stocks(g, p)
}

/** Every kind as the position says: what it does not mention is at hand, what is missing there is destroyed. */
function stocks(g: Game, p: Position): GameState['fleet'] {
  const { content, s } = g
  const [usual] = content.kindsOf.fighter
  const said: Record<ShipKind, Partial<Stock>> = {}
  const say = (kind: ShipKind | undefined, change: Partial<Stock>): void => {
    if (kind !== undefined) said[kind] = { ...said[kind], ...change }
  }
  if (p.damagedVipers !== undefined) say(usual, { damaged: p.damagedVipers })
  if (p.reserve?.viper !== undefined) say(usual, { reserve: p.reserve.viper })
  if (p.reserve?.raptor !== undefined) say(content.kindsOf.raptor[0], { reserve: p.reserve.raptor })
  if (p.nukes !== undefined) say(content.kindsOf.nuke[0], { reserve: p.nukes })
  for (const [kind, change] of Object.entries(p.fleet ?? {})) say(kind, change)
  const fleet: Record<ShipKind, Stock> = {}
  for (const [kind, { unused: beside }] of Object.entries(startingFleet(content))) {
    const of = content.shipKinds.get(kind)
    const out =
      of?.class === 'centurion' ? s.centurions.length : s.ships.filter((x) => x.kind === kind).length
    const { damaged = 0, unused = beside, removed = 0, ...more } = said[kind] ?? {}
    const rest = (of?.count ?? 0) - out - damaged - unused - removed
    const destroyed = more.destroyed ?? (more.reserve === undefined ? 0 : rest - more.reserve)
    // Nukes that were used are out of the game, not destroyed.
    const used = of?.class === 'nuke' ? destroyed : 0
    const reserve = more.reserve ?? rest - destroyed
    if (reserve < 0 || destroyed < 0 || reserve + destroyed !== rest)
      throw new Error(`There are only ${of?.count} ships called "${kind}".`)
    fleet[kind] = { reserve, damaged, destroyed: destroyed - used, unused, removed: removed + used }
  }
  return fleet
}
