import { boardOf, enteredBy, locationOf, placesOn } from '../core/boards.ts'
import type { Location } from '../core/content.ts'
import { type Effect, payable, perform } from '../core/effect.ts'
import { type Game, player } from '../core/game.ts'
import type { Area, Seat } from '../core/names.ts'
import { has, passives, tablePassives } from '../core/passives.ts'
import { ask, call, end, goTo, pick, procedure } from '../core/procedure.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import type { Option } from '../core/state.ts'
import { openWindow, usablesOf, use, useOption } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { canPay, payCards } from './discard.ts'
import { neighbours, remembered } from './options.ts'
import * as says from './passives.ts'
import { piloted, putOn, seatsAt } from './places.ts'
import { flyViper } from './vipers.ts'

/** Where a player may go by a move, with what it costs (MOVE). */
export function moveOptions(g: Game, seat: Seat): Option[] {
  const p = player(g, seat)
  if (p.at === 'off-board' || has(g, says.cannotMove, seat)) return [] // B-CHAR-11, B-MOVE-12
  const ship = piloted(g, seat)
  const options: Option[] = []
  if (ship) for (const area of neighbours(ship.area)) options.push(flight(area, 0)) // B-MOVE-14
  const aboard = boardOf(g, seat)
  if (!duesOf(g, seat).every((due) => payable(g, due, { user: seat }))) return options
  const alone = has(g, says.movesAlone, seat)
  for (const location of enterable(g, seat)) {
    const place = location.place ?? location.id
    if (place === p.at || (alone && seatsAt(g, place).length > 0)) continue
    const cost = location.ship === aboard ? 0 : 1 // B-MOVE-3, B-MOVE-4, B-MOVE-15, B-LOC-29
    if (canPay(g, seat, cost)) options.push(walk(location, cost)) // B-MOVE-5
  }
  return options
}

/** What he pays for leaving the location he is at. */
const duesOf = (g: Game, seat: Seat): Effect[] =>
  passives(g, says.paysToLeave, seat)
    .filter((p) => p.location === player(g, seat).at)
    .map((p) => p.effect)

const flight = remembered(
  (area: Area, n: number): Option => ({
    id: `area:${area}`,
    text: msg('option.fly', { area: nameOf('area', area) }),
    area,
    n,
  }),
)

const walk = remembered(
  ({ id, place }: Location, cost): Option => ({
    id: `location:${place ?? id}`,
    text: msg(cost > 0 ? 'option.move-paid' : 'option.move', { location: nameOf('location', id) }),
    location: place ?? id,
    n: cost,
  }),
)

/** Locations that may be entered by choice (B-MOVE-7 to B-MOVE-9). */
function enterable(g: Game, seat: Seat): Location[] {
  const { side: team } = standingOf(g, seat)
  const closed = tablePassives(g, says.closed)
  const open: Location[] = []
  for (const { id } of g.content.boards.values()) {
    const enter = enteredBy(g, id)
    if ((enter !== team && enter !== 'all') || closed.some((p) => p.ship === id)) continue
    for (const place of placesOn(g, id)) {
      const location = locationOf(g, place)
      if (location && !location.hazardous) open.push(location)
    }
  }
  return open
}

type Move = {
  readonly seat: Seat
  /** In his own Movement step, where cards and abilities can be used in place of moving. */
  readonly ownStep?: boolean
  to?: Option
}

export const move = procedure<Move>('move', {
  choose: (g, f) => {
    const instead = f.ownStep ? usablesOf(g, 'movement', f.seat) : []
    const options = [...moveOptions(g, f.seat), ...instead.map(useOption)]
    // Where hand cards can be used here, that he is asked must not tell that he holds one.
    const { responses, heldAbilities } = g.content
    const ofHands = responses.has('movement') || heldAbilities.has('movement')
    const always = f.ownStep && ofHands && player(g, f.seat).at !== 'off-board'
    if (options.length === 0 && !always) return end(f)
    ask(g, { seat: f.seat, prompt: msg('prompt.move'), options, min: 0, always }) // B-MOVE-1
  },
  pay: (g, f) => {
    f.to = pick(f)
    if (!f.to) return end(f)
    const { id } = f.to
    const used = f.ownStep ? usablesOf(g, 'movement', f.seat).find((u) => useOption(u).id === id) : undefined
    if (used) {
      goTo(f, 'used')
      return use(g, used, {})
    }
    for (const due of duesOf(g, f.seat)) perform(g, due, { user: f.seat, source: 'price' })
    const cost = f.to.n ?? 0
    if (cost > 0) call(g, payCards, { seat: f.seat, n: cost }) // B-MOVE-6
  },
  go: (g, f) => {
    const ship = piloted(g, f.seat)
    if (f.to?.location) putOn(g, f.seat, f.to.location)
    else if (ship && f.to?.area) flyViper(g, ship, f.to.area)
    end(f)
  },
  used: (g, f) => {
    const card = f.to?.card
    if (card !== undefined && g.content.skills.has(card) && isHuman(g, f.seat))
      openWindow(g, ['card-used'], { picked: f.seat, cards: [card] })
  },
})
