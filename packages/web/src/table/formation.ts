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

type Block = {
  readonly ships: readonly ShipView[]
  readonly columns: number
  readonly w: number
  readonly h: number
}

/** A kind of ship as a block of ranks, with room for its number. */
function blockOf(ships: readonly ShipView[], scale: number, width: number): Block {
  const size = sizeOf(ships[0]?.class ?? 'raider')
  const most = Math.max(1, Math.floor((width - badge) / ((size.w + 2) * scale)))
  const columns = Math.min(ships.length, rank, most)
  const rows = Math.ceil(ships.length / columns)
  return {
    ships,
    columns,
    w: columns * (size.w + 2) * scale + (ships.length > 2 ? badge : 0),
    h: rows * (size.h + 3) * scale,
  }
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
  const size = sizeOf(of)
  const w = (size.w + 2) * scale
  const h = (size.h + 3) * scale
  block.ships.forEach((ship, i) => {
    const column = i % block.columns
    const row = Math.floor(i / block.columns)
    placed.push({ ship, x: x + (column + 0.5) * w, y: y + (row + 0.5) * h })
  })
  if (block.ships.length > 2)
    counts.push({
      n: block.ships.length,
      x: x + block.columns * w + 4,
      y: y + block.h / 2,
      cylon: isCylon(of),
    })
}
