import { type Game, isHuman, player } from '../core/game.ts'
import type { Area, LocationId, Seat } from '../core/names.ts'
import { has, tablePassives } from '../core/passives.ts'
import { ask, call, end, pick, procedure } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { canPay, payCards } from './discard.ts'
import { neighbours, remembered } from './options.ts'
import * as says from './passives.ts'
import { piloted, putOn, shipOf } from './places.ts'
import { flyViper } from './vipers.ts'

/** Where a player may go by a move, with what it costs (MOVE). */
export function moveOptions(g: Game, seat: Seat): Option[] {
  const p = player(g, seat)
  if (p.at === 'off-board' || has(g, says.cannotMove, seat)) return [] // B-CHAR-11, B-MOVE-12
  const ship = piloted(g, seat)
  const options: Option[] = []
  if (ship) for (const area of neighbours(ship.area)) options.push(flight(area, 0)) // B-MOVE-14
  for (const location of enterable(g, seat)) {
    if (location === p.at) continue
    const cost = moveCost(g, seat, location)
    if (canPay(g, seat, cost)) options.push(walk(location, cost)) // B-MOVE-5
  }
  return options
}

const flight = remembered(
  (area: Area, n: number): Option => ({
    id: `area:${area}`,
    text: msg('option.fly', { area: nameOf('area', area) }),
    area,
    n,
  }),
)

const walk = remembered(
  (location: LocationId, cost: number): Option => ({
    id: `location:${location}`,
    text: msg(cost > 0 ? 'option.move-paid' : 'option.move', { location: nameOf('location', location) }),
    location,
    n: cost,
  }),
)

/** Locations that may be entered by choice (B-MOVE-7 to B-MOVE-9). */
function enterable(g: Game, seat: Seat): LocationId[] {
  const human = isHuman(g, seat)
  const closed = tablePassives(g, says.closed).map((p) => p.ship)
  const open: LocationId[] = []
  for (const l of g.content.locations.values())
    if ((l.ship === 'cylon') !== human && !l.hazardous && !closed.includes(l.ship)) open.push(l.id)
  return open
}

/** B-MOVE-3, B-MOVE-4, B-MOVE-15, B-LOC-29 */
function moveCost(g: Game, seat: Seat, location: LocationId): number {
  return shipOf(g, seat) === g.content.locations.get(location)?.ship ? 0 : 1
}

export const move = procedure<{ readonly seat: Seat; to?: Option }>('move', {
  choose: (g, f) => {
    const options = moveOptions(g, f.seat)
    if (options.length === 0) return end(f)
    ask(g, { seat: f.seat, prompt: msg('prompt.move'), options, min: 0 }) // B-MOVE-1
  },
  pay: (g, f) => {
    f.to = pick(f)
    if (!f.to) return end(f)
    const cost = f.to.n ?? 0
    if (cost > 0) call(g, payCards, { seat: f.seat, n: cost }) // B-MOVE-6
  },
  go: (g, f) => {
    const ship = piloted(g, f.seat)
    if (f.to?.location) putOn(g, f.seat, f.to.location)
    else if (ship && f.to?.area) flyViper(g, ship, f.to.area)
  },
})
