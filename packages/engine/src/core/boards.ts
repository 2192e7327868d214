import type { Location } from './content.ts'
import { type Game, player } from './game.ts'
import type { BoardId, LocationId, Seat, Team } from './names.ts'
import type { BoardState } from './state.ts'

// Which locations there are: the boards in play, with the sides that are up.

const absent: BoardState = { side: '', pool: [], damaged: [] }

export const boardState = (g: Game, board: BoardId): BoardState => g.s.boards[board] ?? absent

/** What is printed at a place on the side that is up; nothing if there is no such place in play. */
export function locationOf(g: Game, place: LocationId): Location | undefined {
  const laid = g.content.places.get(place)
  return laid?.on[boardState(g, laid.board).side]
}

/** The board a player's character is on. */
export const boardOf = (g: Game, seat: Seat): BoardId | undefined => locationOf(g, player(g, seat).at)?.ship

/** Who may go there by a move: the side that is up says so. */
export const enteredBy = (g: Game, board: BoardId): Team | 'all' | undefined => {
  const up = boardState(g, board).side
  return g.content.boards.get(board)?.sides.find((s) => s.id === up)?.enter
}

/** The locations a board has now. */
export const locationsOn = (g: Game, board: BoardId): readonly Location[] =>
  g.content.laid.get(board)?.[boardState(g, board).side] ?? []

/** Where they are. */
export const placesOn = (g: Game, board: BoardId): readonly LocationId[] =>
  locationsOn(g, board).map((l) => l.place ?? l.id)

/** How the thing printed at a place is called now. */
export const printAt = (g: Game, place: LocationId): LocationId => locationOf(g, place)?.id ?? place

export const isDamaged = (g: Game, place: LocationId): boolean => {
  const laid = g.content.places.get(place)
  return laid !== undefined && boardState(g, laid.board).damaged.includes(place)
}

export function changeBoard(g: Game, board: BoardId, change: Partial<BoardState>): void {
  const { side, pool, damaged } = boardState(g, board)
  g.s.boards = { ...g.s.boards, [board]: { side, pool, damaged, ...change } }
}
