import { boardOf, enteredBy, locationOf, locationsOn } from '../core/boards.ts'
import type { Location } from '../core/content.ts'
import { type Effect, payable, perform, unpayable } from '../core/effect.ts'
import { type Game, player } from '../core/game.ts'
import type { Area, BoardId, LocationId, Place, Seat } from '../core/names.ts'
import { has, passives, whence } from '../core/passives.ts'
import { ask, call, end, goTo, pick, procedure, writeInFull } from '../core/procedure.ts'
import { type Bar, isFree, reasonsFor } from '../core/reasons.ts'
import { isHuman, standingOf } from '../core/standing.ts'
import type { Option } from '../core/state.ts'
import { openWindow, usablesOf, use, useOption } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, seatNames } from '../text/names.ts'
import { barsToCard, duesFor } from './barred-cards.ts'
import { canPay, payCards } from './discard.ts'
import { neighbours, remembered } from './options.ts'
import * as says from './passives.ts'
import { closedBoard, piloted, putOn, seatsAt } from './places.ts'
import { flyViper } from './vipers.ts'

/** Where a player may go by a move, with what it costs (MOVE). */
export function moveOptions(g: Game, seat: Seat): Option[] {
  const p = player(g, seat)
  if (p.at === 'off-board' || has(g, says.cannotMove, seat)) return [] // B-CHAR-11, B-MOVE-12
  const ship = piloted(g, seat)
  const options: Option[] = []
  if (ship) for (const area of neighbours(ship.area)) options.push(flight(area, 0)) // B-MOVE-14
  if (!isFree(g, barsToLeaving, seat)) return options
  const alone = has(g, says.movesAlone, seat)
  for (const board of g.content.boards.keys()) {
    if (!isFree(g, barsToBoard, { seat, board })) continue
    const cost = costTo(g, seat, board)
    for (const location of locationsOn(g, board))
      if (isFree(g, barsToPlace, { seat, location, cost, alone })) options.push(walk(location, cost))
  }
  return options
}

/** What he pays for leaving the location he is at. */
const duesOf = (g: Game, seat: Seat): Effect[] =>
  passives(g, says.paysToLeave, seat)
    .filter((p) => p.location === player(g, seat).at)
    .map((p) => p.effect)

/** Why he could not go to a place by a move; nothing where he could. */
export function whyNotMove(g: Game, seat: Seat, place: LocationId): Message[] {
  const location = locationOf(g, place)
  if (!location) return [msg('why-not.not-in-play')]
  const stuck = passives(g, says.cannotMove, seat)
  return [
    ...stuck.map((p) => msg('why-not.cannot-move', { from: whence(g, seat, p) })),
    ...reasonsFor(g, barsToLeaving, seat),
    ...reasonsFor(g, barsToBoard, { seat, board: location.ship }),
    ...reasonsFor(g, barsToPlace, {
      seat,
      location,
      cost: costTo(g, seat, location.ship),
      alone: has(g, says.movesAlone, seat),
    }),
  ]
}

/** B-MOVE-3, B-MOVE-4, B-MOVE-15, B-LOC-29 */
const costTo = (g: Game, seat: Seat, board: BoardId): number => (boardOf(g, seat) === board ? 0 : 1)

const barsToLeaving: readonly Bar<Seat>[] = [
  {
    bars: (g, seat) => !duesOf(g, seat).every((due) => payable(g, due, { user: seat })),
    because: (g, seat) => duesOf(g, seat).flatMap((due) => unpayable(g, due, { user: seat })),
  },
]

/** Whom a board is open to by choice, and what closes it (B-MOVE-7 to B-MOVE-9). */
const barsToBoard: readonly Bar<{ readonly seat: Seat; readonly board: BoardId }>[] = [
  {
    bars: (g, { seat, board }) => {
      const enter = enteredBy(g, board)
      return enter !== standingOf(g, seat).side && enter !== 'all'
    },
    because: (g, { board }) => {
      const enter = enteredBy(g, board)
      return [msg(enter === undefined ? 'why-not.not-in-play' : `why-not.only-${enter}`)]
    },
  },
  closedBoard,
]

type Going = {
  readonly seat: Seat
  readonly location: Location
  readonly cost: number
  /** He goes only where nobody is. */
  readonly alone: boolean
}

const barsToPlace: readonly Bar<Going>[] = [
  {
    bars: (g, { seat, location: { place, id } }) => player(g, seat).at === (place ?? id),
    because: () => [msg('why-not.already-there')],
  },
  {
    bars: (g, q) => q.alone && othersThere(g, q).length > 0,
    because: (g, q) =>
      passives(g, says.movesAlone, q.seat).map((p) =>
        msg('why-not.crowded', { list: seatNames(othersThere(g, q)), from: whence(g, q.seat, p) }),
      ),
  },
  { bars: (_g, { location }) => location.hazardous, because: () => [msg('why-not.hazardous')] },
  {
    bars: (g, { seat, cost }) => !canPay(g, seat, cost), // B-MOVE-5
    because: (_g, { cost }) => [msg('why-not.move-price', { n: cost })],
  },
]

const othersThere = (g: Game, { seat, location: { place, id } }: Going): Seat[] =>
  seatsAt(g, place ?? id).filter((other) => other !== seat)

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

type Move = {
  readonly seat: Seat
  /** In his own Movement step, where cards and abilities can be used in place of moving. */
  readonly ownStep?: boolean
  to?: Option
  /** Where he was when he set out. */
  from?: Place
}

/** Cards and abilities he can use in his own Movement step (P-MOVE-1, P-MOVE-6). */
const inPlaceOfMoving = (g: Game, seat: Seat) =>
  usablesOf(g, 'movement', seat).filter(
    ({ card }) => card === undefined || !g.content.skills.has(card) || isFree(g, barsToCard, { seat, card }),
  )

/** What he has chosen to use in place of moving. */
const instead = (g: Game, { seat, ownStep, to }: Move) =>
  ownStep ? usablesOf(g, 'movement', seat).find((u) => useOption(u).id === to?.id) : undefined

export const move = procedure<Move>('move', {
  choose: (g, f) => {
    if (player(g, f.seat).at === 'off-board') return end(f) // B-CHAR-11
    const instead = f.ownStep ? inPlaceOfMoving(g, f.seat) : []
    const options = [...moveOptions(g, f.seat), ...instead.map(useOption)]
    // Where hand cards can be used here, that he is asked must not tell that he holds one.
    const { responses, heldAbilities } = g.content
    const ofHands = responses.has('movement') || heldAbilities.has('movement')
    const always = f.ownStep && ofHands
    if (options.length === 0 && !always) return end(f)
    ask(g, { seat: f.seat, prompt: msg('prompt.move'), options, min: 0, always }) // B-MOVE-1
  },
  pay: (g, f) => {
    f.to = pick(f)
    f.from = player(g, f.seat).at
    if (!f.to) return end(f)
    const used = instead(g, f)
    if (used) {
      goTo(f, 'use')
      const n = duesFor(g, f.seat, used.card ?? '')
      if (n > 0) call(g, payCards, { seat: f.seat, n, not: used.card }) // D-MIX-10
      return
    }
    for (const due of duesOf(g, f.seat)) perform(g, due, { user: f.seat, source: 'price' })
    const cost = f.to.n ?? 0
    if (cost > 0) call(g, payCards, { seat: f.seat, n: cost }) // B-MOVE-6
  },
  go: (g, f) => {
    end(f)
    if (f.from !== undefined && player(g, f.seat).at !== f.from) return // P-TREACH-9
    const ship = piloted(g, f.seat)
    if (f.to?.location) {
      if (locationOf(g, f.to.location)) putOn(g, f.seat, f.to.location) // P-TREACH-10, P-TREACH-11
    } else if (ship && f.to?.area) flyViper(g, ship, f.to.area)
  },
  use: (g, f) => {
    const used = instead(g, f)
    if (used) use(g, used, {})
    else end(f)
  },
  used: (g, f) => {
    const card = f.to?.card
    if (card !== undefined && g.content.skills.has(card) && isHuman(g, f.seat))
      openWindow(g, ['card-used'], { picked: f.seat, cards: [card] })
  },
})

writeInFull(move, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  seat: f.seat,
  ownStep: f.ownStep,
  to: f.to,
  from: f.from,
}))
