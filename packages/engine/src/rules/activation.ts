import { boardOf, isDamaged, locationOf, printAt } from '../core/boards.ts'
import { holds, unmet } from '../core/conditions.ts'
import type { Location, LocationAction } from '../core/content.ts'
import {
  type Ctx,
  describe,
  type Effect,
  impossible,
  payable,
  perform,
  possible,
  unpayable,
  wordsOf,
} from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import type { BoardId, LocationId, Seat } from '../core/names.ts'
import { passives, tablePassives, together, whence } from '../core/passives.ts'
import { call, procedure } from '../core/procedure.ts'
import { type Bar, isFree, reasonsFor } from '../core/reasons.ts'
import type { Option } from '../core/state.ts'
import { openWindow } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf, seatName, seatNames } from '../text/names.ts'
import { canPay, payCards } from './discard.ts'
import { remembered } from './options.ts'
import * as says from './passives.ts'
import { closedBoard, placeFor, seatsAt } from './places.ts'

// What can be done at a location, or anywhere on a board.

/** What somebody may activate who does not do it by standing there. */
export type Activated = {
  /** A damaged location, too. */
  readonly evenDamaged?: boolean
  /** An action that is for one side, whichever side he is on. */
  readonly anySide?: boolean
}

/** What a player could activate a location for, wherever he is. */
export function activations(g: Game, seat: Seat, at: LocationId, how: Activated = {}): Option[] {
  const { evenDamaged = false, anySide } = how
  const location = locationOf(g, at)
  if (!location || !isFree(g, barsToActivating, { seat, location, at, board: location.ship, evenDamaged }))
    return []
  const options: Option[] = []
  location.actions.forEach((a, n) => {
    if (canTake(g, a, { user: seat, location: at, anySide })) options.push(activation(location, n))
  })
  return options
}

/** Why he could not activate a location if he stood there; nothing where he could. */
export function whyNotActivate(g: Game, seat: Seat, at: LocationId): Message[] {
  const location = locationOf(g, at)
  if (!location) return [msg('why-not.not-in-play')]
  const barred = reasonsFor(g, barsToActivating, {
    seat,
    location,
    at,
    board: location.ship,
    evenDamaged: false,
  })
  const ctx = { user: seat, location: at }
  const taken = location.actions.some((a) => canTake(g, a, ctx))
  return taken ? barred : [...barred, ...location.actions.flatMap((a) => whyNotTake(g, a, ctx))]
}

type Activating = {
  readonly seat: Seat
  readonly location: Location
  readonly at: LocationId
  readonly board: BoardId
  readonly evenDamaged: boolean
}

/** B-ACT-2 to B-ACT-4 and everything that bars a player from a location. */
const barsToActivating: readonly Bar<Activating>[] = [
  {
    bars: (_g, { location }) => location.actions.length === 0,
    because: () => [msg('why-not.no-action')],
  },
  {
    bars: (g, { at, evenDamaged }) => !evenDamaged && isDamaged(g, at),
    because: () => [msg('why-not.damaged')],
  },
  {
    bars: (g, q) => barring(g, q).length > 0,
    because: (g, q) => barring(g, q).map((p) => msg('why-not.barred', { from: whence(g, q.seat, p) })),
  },
  closedBoard,
  {
    bars: (g, q) => crowding(g, q).length > 0 && othersAt(g, q).length > 0,
    because: (g, q) =>
      crowding(g, q).map((p) =>
        msg('why-not.crowded', { list: seatNames(othersAt(g, q)), from: whence(g, q.seat, p) }),
      ),
  },
  {
    bars: (g, { seat, at }) => !canPay(g, seat, activationCost(g, seat, at)),
    because: (g, { seat, at }) => [
      msg('why-not.activation-price', {
        n: activationCost(g, seat, at),
        held: player(g, seat).hand.length,
      }),
    ],
  },
]

const barring = (g: Game, { seat, at }: Activating) =>
  together(passives(g, says.cannotActivate, seat), tablePassives(g, says.cannotActivate)).filter((p) =>
    p.locations.includes(at),
  )

const crowding = (g: Game, { seat, at }: Activating) =>
  passives(g, says.cannotActivateCrowded, seat).filter(
    (p) => !p.except.some((l) => placeFor(g, l, seat) === at),
  )

const othersAt = (g: Game, { seat, at }: Activating): Seat[] =>
  seatsAt(g, at).filter((other) => other !== seat)

const activation = remembered(({ id, place, actions }: Location, n): Option => {
  const location = place ?? id
  const { id: which, effect } = actions[n] ?? nothing
  const name = nameOf('location', id)
  return which === ''
    ? { id: `location:${location}`, text: msg('option.activate', { location: name }), location }
    : {
        id: `location:${location}:${which}`,
        text: msg('option.activate-for', { location: name, effect: describe(effect) }),
        location,
        n,
      }
})

const nothing: LocationAction = { id: '', requires: [], effect: [] }

const canTake = (g: Game, a: LocationAction, ctx: Ctx): boolean =>
  holds(g, a.requires, ctx) && payable(g, a.cost ?? [], ctx) && possible(g, a.effect, ctx)

const whyNotTake = (g: Game, a: LocationAction, ctx: Ctx): Message[] => [
  ...unmet(g, a.requires, ctx),
  ...unpayable(g, a.cost ?? [], ctx),
  ...impossible(g, a.effect, ctx),
]

export const carryOut = (g: Game, { cost, effect }: LocationAction, ctx: Ctx): void =>
  perform(g, cost ? [...cost, ...effect] : effect, ctx)

/** What the board he is on lets anybody do there. */
export function boardOptions(g: Game, seat: Seat): Option[] {
  const board = boardOf(g, seat)
  return boardActions(g, seat)
    .filter((a) => canTake(g, a, { user: seat }))
    .map((a) => ({
      id: `board:${board}:${a.id}`,
      text: msg('option.board-action', { effect: describe(a.effect) }),
      ability: a.id,
    }))
}

export const boardActions = (g: Game, seat: Seat): readonly LocationAction[] => {
  const board = boardOf(g, seat)
  return (board === undefined ? undefined : g.content.boards.get(board)?.actions) ?? []
}

/** Why he cannot do what a board lets anybody do there; nothing where he can. */
export function whyNotOnBoard(g: Game, seat: Seat, action: LocationAction): Message[] {
  if (!boardActions(g, seat).includes(action)) return [msg('why-not.not-aboard')]
  return whyNotTake(g, action, { user: seat })
}

const activationCost = (g: Game, seat: Seat, at: LocationId): number =>
  passives(g, says.activationCost, seat).reduce(
    (sum, p) => sum + (p.locations.length === 0 || p.locations.includes(at) ? p.cards : 0),
    0,
  )

type Activation = {
  readonly seat: Seat
  readonly location: LocationId
  /** Which of its actions; the first one unless said. */
  readonly n?: number
  /** What is carried out in its place. */
  instead?: Effect
}

export const activateLocation = procedure<Activation>('activate-location', {
  pay: (g, f) => {
    const cost = activationCost(g, f.seat, f.location)
    say(g, 'event.activates', {
      who: seatName(f.seat),
      location: nameOf('location', printAt(g, f.location)),
    })
    if (cost > 0) call(g, payCards, { seat: f.seat, n: cost })
  },
  activated: (g, f) => {
    // B-TIME-3: with a skill check it opens before cards are added to it.
    if (!wordsOf(actionOf(g, f)?.effect ?? []).has('check'))
      openWindow(g, ['location-activated'], { location: f.location, by: f.seat })
  },
  carryOut: (g, f) => {
    const ctx: Ctx = { user: f.seat, source: 'location', location: f.location }
    const action = actionOf(g, f)
    if (f.instead) perform(g, f.instead, ctx)
    else if (action) carryOut(g, action, ctx)
  },
  done: (g, f) => openWindow(g, ['location-done'], { location: f.location, by: f.seat }),
})

const actionOf = (g: Game, f: Activation): LocationAction | undefined =>
  locationOf(g, f.location)?.actions[f.n ?? 0]
