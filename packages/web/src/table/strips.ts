import { type Box, grid } from './plan-parts.ts'
import { endsOf } from './vessels.ts'
import { wrapped } from './width-of.ts'

// Boards that are no ship in the middle of space: a plate each, with their rooms in rows. Every board finds a place,
// whatever is printed on it.

export type RoomUp = {
  readonly id: string
  readonly name: string
  /** Tokens may come to stand there. */
  readonly tokens?: boolean
}

/** A board as it lies there: the side that is up. */
export type BoardUp = {
  readonly id: string
  readonly title: string
  readonly rooms: readonly RoomUp[]
}

export type Group = { readonly board: string; readonly box: Box }
export type Laid = { readonly rooms: [string, Box][]; readonly groups: Group[] }

export type Manner = {
  /** How narrow a room may be. */
  readonly least: number
  readonly gap: number
  /** From the edge of a plate to its rooms: left and right, above, and above and below together. */
  readonly inset: { readonly x: number; readonly top: number; readonly y: number }
  /** Rooms that want more or less than their share, for some names are longer. */
  readonly shares: Readonly<Record<string, number>>
  /** How many people may come to stand in one room. */
  readonly people: number
  /** How high a board with rooms is where there is height to spare. */
  readonly high?: number
}

/** The smallest a person's mark may be. */
export const leastMark = { w: 18, h: 16 }
export const line = 14

/** From the edges of a board to its rooms: a ship has a bow and a stern besides. */
function sidesOf(
  { id }: BoardUp,
  width: number,
  m: Manner,
): { readonly left: number; readonly both: number } {
  const { bow, stern } = endsOf(id, width)
  return { left: m.inset.x + bow, both: 2 * m.inset.x + bow + stern }
}

/** As many as fit, and no row much shorter than another. */
const columnsOf = (board: BoardUp, width: number, m: Manner): number => {
  const room = width - sidesOf(board, width, m).both
  const { length } = board.rooms
  const fit = Math.max(1, Math.min(length, Math.floor((room + m.gap) / (m.least + m.gap))))
  return Math.max(1, Math.ceil(length / Math.max(1, Math.ceil(length / fit))))
}

/** How the columns share the width; rooms below one another are as wide as those above. */
function sharesOf({ rooms }: BoardUp, columns: number, m: Manner): number[] {
  const first = rooms.slice(0, columns)
  return first.map(({ id }) => (rooms.length > columns ? 1 : (m.shares[id] ?? 1)))
}

/** High enough for a name and everybody below it. */
function roomHeight({ name, tokens }: RoomUp, width: number, people: number): number {
  const inRow = Math.max(1, Math.floor((width - 6) / (leastMark.w + 2)))
  const lines = wrapped(name, width - 12).length + (tokens ? 1 : 0)
  return 6 + lines * line + 5 + Math.ceil(people / inRow) * (leastMark.h + 1)
}

/** How high a board's plate is at this width. */
export function plateHeight(board: BoardUp, width: number, m: Manner): number {
  const columns = columnsOf(board, width, m)
  const rows = Math.ceil(board.rooms.length / columns)
  if (rows === 0) return m.inset.top + 6
  const shares = sharesOf(board, columns, m)
  const share = width - sidesOf(board, width, m).both - (columns - 1) * m.gap
  const unit = share / shares.reduce((sum, n) => sum + n, 0)
  const heights = board.rooms.map((room, i) => roomHeight(room, (shares[i % columns] ?? 1) * unit, m.people))
  return m.inset.y + rows * Math.max(...heights) + (rows - 1) * m.gap
}

/** A board's plate with its rooms. */
export function plate(board: BoardUp, box: Box, m: Manner): Laid {
  const names = board.rooms.map((r) => r.id)
  const { inset } = m
  const { left, both } = sidesOf(board, box.w, m)
  const inner = { x: box.x + left, y: box.y + inset.top, w: box.w - both, h: box.h - inset.y }
  const shares = sharesOf(board, columnsOf(board, box.w, m), m)
  return {
    rooms: names.length === 0 ? [] : grid(names, inner, shares, m.gap),
    groups: [{ board: board.id, box }],
  }
}

/** The same, so much further down. */
export const lower = ({ rooms, groups }: Laid, by: number): Laid => ({
  rooms: rooms.map(([id, box]) => [id, { ...box, y: box.y + by }]),
  groups: groups.map(({ board, box }) => ({ board, box: { ...box, y: box.y + by } })),
})

function wish({ id, rooms, title }: BoardUp, m: Manner): number {
  const { bow, stern } = endsOf(id, Number.POSITIVE_INFINITY)
  return Math.max(rooms.length * (m.least + m.gap) + 2 * m.inset.x + bow + stern, title.length * 10 + 30)
}

/** Boards beside one another as far as they fit, in as many rows as it takes. */
function rowsOf(boards: readonly BoardUp[], width: number, m: Manner): BoardUp[][] {
  const rows: BoardUp[][] = []
  let used = 0
  for (const board of boards) {
    const row = rows[rows.length - 1]
    const wants = wish(board, m)
    if (row && used + m.gap + wants <= width) {
      row.push(board)
      used += m.gap + wants
    } else {
      rows.push([board])
      used = wants
    }
  }
  return rows
}

/** Rows of plates from a height downwards, as high as they have to be. */
export function strips(
  boards: readonly BoardUp[],
  from: { readonly x: number; readonly y: number; readonly w: number },
  m: Manner,
): Laid & { readonly h: number } {
  const laid: Laid = { rooms: [], groups: [] }
  let { y } = from
  for (const row of rowsOf(boards, from.w, m)) {
    const all = row.reduce((sum, b) => sum + wish(b, m), 0)
    const room = from.w - (row.length - 1) * m.gap
    const widths = row.map((b) => (room * wish(b, m)) / all)
    const enough = row.some((b) => b.rooms.length > 0) ? (m.high ?? 0) : 0
    const h = Math.max(enough, ...row.map((b, i) => plateHeight(b, widths[i] ?? room, m)))
    let { x } = from
    row.forEach((board, i) => {
      const w = widths[i] ?? room
      const { rooms, groups } = plate(board, { x, y, w, h }, m)
      laid.rooms.push(...rooms)
      laid.groups.push(...groups)
      x += w + m.gap
    })
    y += h + m.gap
  }
  return { ...laid, h: y - from.y }
}
