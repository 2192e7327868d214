import type { Board, Content, Laid, Location } from '../core/content.ts'
import type { LocationId } from '../core/names.ts'

/** The boards of a game with what lies on each side: a later location takes the place of an earlier one. */
export function laidOut(
  boards: ReadonlyMap<string, Board>,
  prints: readonly Location[],
): Pick<Content, 'boards' | 'locations' | 'places' | 'laid'> {
  for (const { id, ship } of prints)
    if (!boards.has(ship)) throw new Error(`"${id}" lies on the board "${ship}", which is not in this game.`)
  const places = new Map<LocationId, Laid>()
  const laid = new Map<string, Record<string, Location[]>>()
  const all = prints.map(inFull)
  for (const board of boards.values()) {
    const sides: Record<string, Location[]> = {}
    for (const side of board.sides) {
      const on = new Map<LocationId, Location>()
      for (const l of all) {
        const here = l.sides ? l.sides.includes(side.id) : side === board.sides[0]
        if (l.ship !== board.id || !here) continue
        const place = l.place ?? l.id
        on.set(place, l)
        places.set(place, { board: board.id, on: { ...places.get(place)?.on, [side.id]: l } })
      }
      sides[side.id] = [...on.values()]
    }
    laid.set(board.id, sides)
  }
  const locations = new Map<LocationId, Location>()
  for (const [place, { on }] of places) {
    const first = Object.values(on)[0]
    if (first) locations.set(place, first)
  }
  return { boards, locations, places, laid }
}

/** With all fields, used or not: then all locations have one shape, and the rules find everything at once. */
const inFull = (l: Location): Location => ({
  id: l.id,
  title: l.title,
  ship: l.ship,
  place: l.place,
  sides: l.sides,
  hazardous: l.hazardous,
  damageable: l.damageable,
  actions: l.actions,
  passives: l.passives,
})
