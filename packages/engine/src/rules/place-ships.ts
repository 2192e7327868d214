import type { Layout } from '../core/content.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import { type Area, areas, type Seat, type ShipKind } from '../core/names.ts'
import { ask, chosen, finish, goTo, pick, procedure } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'
import { classOf } from './fleet.ts'
import { kindOptions } from './options.ts'
import { addShip, atHand, shipById, supply } from './ships.ts'

const shown = new WeakMap<Layout, Map<ShipKind, readonly Option[]>>()

/** One entry for each ship shown in the layout. */
function spots(layout: Layout, kind: ShipKind): readonly Option[] {
  const known = shown.get(layout) ?? new Map<ShipKind, readonly Option[]>()
  shown.set(layout, known)
  const found = known.get(kind)
  if (found) return found
  const made = areas.flatMap((area) =>
    Array.from({ length: layout[area]?.[kind] ?? 0 }, (_, i) => ({
      id: `${kind}:${area}#${i + 1}`,
      text: msg('option.ship', { ship: nameOf('ship', kind), area: nameOf('area', area) }),
      area,
      kind,
    })),
  )
  known.set(kind, made)
  return made
}

type Placing = {
  readonly layout: Layout
  /** The kinds of the box in their order, one after the other. */
  i: number
  readonly firstId: number
  /** Who says which kind of fighter it is; without it the current player. */
  readonly by?: Seat
  /** Areas that still get a ship of a kind to be chosen. */
  left?: readonly Area[]
}

const kindAt = (g: Game, i: number): ShipKind | undefined => g.content.placing[i]

/**
 * Puts the ships of a layout on the board; where there are too few, the current player decides (B-CRISIS-12).
 * A kind in a layout stands for all kinds of its class. Returns the number the next ship will have.
 */
export const placeShips = procedure<Placing>('place-ships', {
  choose: (g, f) => {
    const kind = kindAt(g, f.i)
    const of = kind === undefined ? undefined : classOf(g, kind)
    if (kind === undefined || of === undefined) return goTo(f, 'placed')
    const all = spots(f.layout, kind)
    const n = all.length === 0 ? 0 : Math.min(all.length, supply(g, of))
    const oneArea = all.every((spot) => spot.area === all[0]?.area)
    // Enough ships for every spot, none at all, or all for one area: nothing to decide.
    if (n === all.length || n === 0 || oneArea) f.got = [{ seat: current(g), options: all.slice(0, n) }]
    else
      ask(g, {
        seat: current(g),
        prompt: msg('prompt.place', { ships: shipCount(kind, n) }),
        options: all,
        min: n,
        max: n,
      })
  },
  put: (g, f) => {
    const kind = kindAt(g, f.i)
    if (kind === undefined) return goTo(f, 'choose')
    const places = chosen(f)
    const kinds = places.length === 0 ? [] : atHand(g, kind)
    if (kinds.length > 1) {
      f.left = areas.flatMap((area) => places.flatMap((spot) => (spot.area === area ? [area] : [])))
      return goTo(f, 'chooseKind')
    }
    for (const area of areas) {
      const n = places.reduce((sum, spot) => sum + (spot.area === area ? 1 : 0), 0)
      if (n > 0) put(g, kinds[0] ?? kind, area, n)
    }
    f.i++
    goTo(f, 'choose')
  },
  chooseKind: (g, f) => {
    const kind = kindAt(g, f.i)
    const [area] = f.left ?? []
    if (kind === undefined || area === undefined) {
      f.i++
      return goTo(f, 'choose')
    }
    ask(g, {
      seat: f.by ?? current(g),
      prompt: msg('prompt.place-kind', { area: nameOf('area', area) }),
      options: kindOptions(atHand(g, kind)),
    })
  },
  putKind: (g, f) => {
    const [area, ...rest] = f.left ?? []
    const kind = pick(f)?.kind
    if (area && kind) put(g, kind, area, 1)
    f.left = rest
    goTo(f, 'chooseKind')
  },
  placed: (g, f) => {
    const { fighter } = g.content.kindsOf
    const placed = placedSince(g, f.firstId).filter((id) => fighter.includes(shipById(g, id)?.kind ?? ''))
    finish(g, g.s.nextShip) // ships put on the board in the window are none of this layout
    if (placed.length > 0) openWindow(g, ['viper-placed'], { ships: placed }) // B-VIPER-20
  },
})

function put(g: Game, kind: ShipKind, area: Area, n: number): void {
  for (let i = 0; i < n; i++) addShip(g, kind, area)
  say(g, 'event.placed', { ships: shipCount(kind, n), area: nameOf('area', area) })
}

export const placedSince = (g: Game, firstId: number, nextId = g.s.nextShip): number[] =>
  g.s.ships.filter((s) => s.id >= firstId && s.id < nextId).map((s) => s.id)
