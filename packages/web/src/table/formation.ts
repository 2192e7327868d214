import type { ShipView } from '@ragtag/engine'
import type { Box } from './plan-parts.ts'
import { sizeOf } from './ship-sizes.ts'

// How the ships of an area stand in it: kind by kind, in ranks of five so that they can be counted at a glance,
// as large as fits.

export type Placed = { readonly ship: ShipView; readonly x: number; readonly y: number }
export type Count = { readonly n: number; readonly x: number; readonly y: number; readonly cylon: boolean }
export type Formation = {
  readonly scale: number
  readonly ships: readonly Placed[]
  readonly counts: readonly Count[]
}

const order: readonly ShipView['class'][] = ['basestar', 'raider', 'heavy', 'fighter', 'civilian']
const isCylon = (of: ShipView['class']): boolean => of === 'basestar' || of === 'raider' || of === 'heavy'
const rank = 5
const smallest = 0.56
const scales = [1.7, 1.5, 1.35, 1.2, 1.1, 1, 0.9, 0.8, 0.72, 0.64, smallest] as const
const badge = 26
/** Where it is narrow, the number of ships stands below them. */
const narrow = 48
const below = 15
/** How far to the right of its ship a pilot's mark reaches. */
const mark = 20

type Block = {
  readonly ships: readonly ShipView[]
  readonly columns: number
  readonly w: number
  readonly h: number
  /** Where its number stands, from its upper left corner; nowhere for one or two. */
  readonly count: { readonly x: number; readonly y: number } | undefined
}

/** A kind of ship as a block of ranks, with room for its number. */
function blockOf(all: readonly ShipView[], scale: number, width: number): Block {
  // Pilots fly last, so that their marks lie over nobody.
  const ships = [...all.filter((s) => s.pilot < 0), ...all.filter((s) => s.pilot >= 0)]
  const { w, h } = cellOf(ships, scale)
  const under = width < narrow
  const most = Math.max(1, Math.floor((width - (under ? 0 : badge)) / w))
  const columns = Math.min(ships.length, rank, most)
  const rows = Math.ceil(ships.length / columns)
  const over = ships.some((s) => s.pilot >= 0) ? Math.max(0, mark - w / 2) : 0
  const counted = ships.length > 2
  return {
    ships,
    columns,
    w: columns * w + over + (counted && !under ? badge : 0),
    h: rows * h + (counted && under ? below : 0),
    count: !counted
      ? undefined
      : under
        ? { x: (columns * w) / 2 - 8, y: rows * h + 7 }
        : { x: columns * w + over + 4, y: (rows * h) / 2 },
  }
}

/** The room one of them takes. */
function cellOf([ship]: readonly ShipView[], scale: number): { readonly w: number; readonly h: number } {
  const size = sizeOf(ship?.class ?? 'raider')
  return { w: (size.w + 2) * scale, h: (size.h + 3) * scale }
}

/** In whichever of the places they can be larger. */
export function formation(ships: readonly ShipView[], box: Box, ...others: readonly Box[]): Formation {
  const groups = order.flatMap((of) => {
    const all = ships.filter((s) => s.class === of)
    return [...new Set(all.map((s) => s.kind))].map((kind) => all.filter((s) => s.kind === kind))
  })
  for (const scale of scales) {
    for (const place of [box, ...others]) {
      const { formation, fits } = laid(groups, place, scale)
      if (fits) return formation
    }
  }
  return laid(groups, { ...box, h: Number.POSITIVE_INFINITY }, smallest).formation
}

/** Blocks from left to right, in as many rows as it takes, and whether there is as much room as they need. */
function laid(
  groups: readonly (readonly ShipView[])[],
  box: Box,
  scale: number,
): { readonly formation: Formation; readonly fits: boolean } {
  const blocks = groups.map((g) => blockOf(g, scale, box.w))
  const rows: Block[][] = []
  let used = 0
  for (const block of blocks) {
    const row = rows[rows.length - 1]
    if (row && used + block.w + 12 <= box.w) {
      row.push(block)
      used += block.w + 12
    } else {
      rows.push([block])
      used = block.w
    }
  }
  const heights = rows.map((row) => Math.max(...row.map((b) => b.h)))
  const total = heights.reduce((sum, h) => sum + h, 0) + Math.max(0, rows.length - 1) * 5
  const fits = total <= box.h && blocks.every((b) => b.w <= box.w + 1)
  const placed: Placed[] = []
  const counts: Count[] = []
  let y = box.y + (Number.isFinite(box.h) ? (box.h - total) / 2 : 0)
  rows.forEach((row, r) => {
    const width = row.reduce((sum, b) => sum + b.w, 0) + (row.length - 1) * 12
    let x = box.x + (box.w - width) / 2
    const height = heights[r] ?? 0
    for (const block of row) {
      placeBlock(block, x, y + (height - block.h) / 2, scale, placed, counts)
      x += block.w + 12
    }
    y += height + 5
  })
  return { formation: { scale, ships: placed, counts }, fits }
}

function placeBlock(
  block: Block,
  x: number,
  y: number,
  scale: number,
  placed: Placed[],
  counts: Count[],
): void {
  const of = block.ships[0]?.class ?? 'raider'
  const { w, h } = cellOf(block.ships, scale)
  block.ships.forEach((ship, i) => {
    const column = i % block.columns
    const row = Math.floor(i / block.columns)
    placed.push({ ship, x: x + (column + 0.5) * w, y: y + (row + 0.5) * h })
  })
  const { ships, count } = block
  if (count) counts.push({ n: ships.length, x: x + count.x, y: y + count.y, cylon: isCylon(of) })
}
