import type { Layout } from '../core/content.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import { areas, type ShipKind } from '../core/names.ts'
import { ask, chosen, finish, goTo, procedure } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'
import { addShip, shipById, supply } from './ships.ts'

const order: readonly ShipKind[] = ['basestar', 'raider', 'heavy', 'viper', 'civilian']

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

type Placing = { readonly layout: Layout; i: number; readonly firstId: number }

/**
 * Puts the ships of a layout on the board; where there are too few, the current player decides (B-CRISIS-12).
 * Returns the number the next ship will have.
 */
export const placeShips = procedure<Placing>('place-ships', {
  choose: (g, f) => {
    const kind = order[f.i]
    if (!kind) return goTo(f, 'placed')
    const all = spots(f.layout, kind)
    const n = Math.min(all.length, supply(g, kind))
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
    const kind = order[f.i++]
    goTo(f, 'choose')
    if (!kind) return
    const places = chosen(f)
    for (const area of areas) {
      const n = places.reduce((sum, spot) => sum + (spot.area === area ? 1 : 0), 0)
      if (n === 0) continue
      for (let i = 0; i < n; i++) addShip(g, kind, area)
      say(g, 'event.placed', { ships: shipCount(kind, n), area: nameOf('area', area) })
    }
  },
  placed: (g, f) => {
    const vipers = placedSince(g, f.firstId).filter((id) => shipById(g, id)?.kind === 'viper')
    finish(g, g.s.nextShip) // ships put on the board in the window are none of this layout
    if (vipers.length > 0) openWindow(g, ['viper-placed'], { ships: vipers }) // B-VIPER-20
  },
})

export const placedSince = (g: Game, firstId: number, nextId = g.s.nextShip): number[] =>
  g.s.ships.filter((s) => s.id >= firstId && s.id < nextId).map((s) => s.id)
