import type { Mind } from './mind.ts'
import {
  type BoardId,
  type Location,
  type LocationId,
  type Passive,
  type Seat,
  says,
  those,
} from './printed.ts'

// Which locations there are, and what it means to be there.

/** What everybody sees of the table. */
export type Table = Pick<Mind, 'view' | 'content'>

/** What is printed at a place on the side of its board that is up. */
export function locationAt({ view, content }: Table, place: LocationId): Location | undefined {
  const laid = content.places.get(place)
  const board = laid && view.boards.find((b) => b.id === laid.board)
  return board && laid.on[board.side]
}

/** All places of the boards in play. */
export const placesInPlay = ({ view, content }: Mind): LocationId[] =>
  view.boards.flatMap((b) => (content.laid.get(b.id)?.[b.side] ?? []).map((l) => l.place ?? l.id))

/** The place that serves for something, or is named somewhere, for whoever it is about. */
export function placeFor(mind: Mind, where: string, seat: Seat): LocationId {
  const { content, view } = mind
  const roles: Readonly<Record<string, LocationId>> = content.rules.roles
  const named = roles[where] ?? where
  const board = content.boards.get(boardOf(mind, seat) ?? '')
  const phase = content.rules.objective.phases?.[view.phase ?? '']
  return board?.instead?.[named] ?? phase?.instead?.[named] ?? named
}

export const boardOf = (mind: Mind, seat: Seat): BoardId | undefined =>
  locationAt(mind, mind.view.players[seat]?.at ?? '')?.ship

/** Whether a team may go to a board by a move. */
export function mayEnter({ view, content }: Mind, board: BoardId, team: 'humans' | 'cylons'): boolean {
  const up = view.boards.find((b) => b.id === board)?.side
  const enter = content.boards.get(board)?.sides.find((s) => s.id === up)?.enter
  return enter === team || enter === 'all'
}

const none: readonly Passive[] = []

const passivesAt = (table: Table, place: LocationId): readonly Passive[] =>
  locationAt(table, place)?.passives ?? none

const speaks = (list: readonly Passive[], is: string): boolean => list.some((p) => p.is === is)

/** Whether one cannot leave a place by oneself. */
export const locksIn = (table: Table, place: LocationId): boolean =>
  speaks(passivesAt(table, place), says.cannotMove.is)

/** How many cards somebody may add to a check. */
export function mostAdded(mind: Mind, seat: Seat): number {
  const p = mind.view.players[seat]
  if (!p) return 0
  const standing = mind.content.rules.standings[p.standing]?.contributes ?? Number.POSITIVE_INFINITY
  return those(passivesAt(mind, p.at), says.contributes).reduce((n, x) => Math.min(n, x.atMost), standing)
}

/** Cards an ordinary player draws in a turn. */
const ordinaryDraw = 5

/** What it costs to be at a place, as long as one is: in the base box the Brig 1.8 and Sickbay 0.8. */
export function hardship(mind: Mind, place: LocationId): number {
  const list = passivesAt(mind, place)
  if (list.length === 0) return 0
  const fewer = those(list, says.receives).reduce((sum, p) => sum + Math.max(0, ordinaryDraw - p.n), 0)
  return (
    (speaks(list, says.cannotMove.is) ? 1.2 : 0) +
    (those(list, says.contributes).length > 0 ? 0.6 : 0) +
    0.2 * fewer
  )
}
