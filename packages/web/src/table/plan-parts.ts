import type { Area } from '@ragtag/engine'
import type { BoardUp } from './strips.ts'

// Where everything is on the board, in pixels of the board's own size: wide with the bow to the left, as on the
// board people know, or tall with the bow up for a phone. Text keeps its size; rooms and space grow.

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Point = readonly [number, number]

export type AreaPlan = {
  readonly edge: readonly Point[]
  /** Where ships stand. */
  readonly ships: Box
  /** Where they may stand as well: beside the name. */
  readonly beside?: Box
  /** Where its name stands, and how wide it may be where that matters. */
  readonly label: {
    readonly x: number
    readonly y: number
    readonly anchor: 'start' | 'middle' | 'end'
    readonly width?: number
  }
}

export type Plan = {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  readonly hull: readonly Point[]
  readonly engines: readonly Box[]
  readonly areas: Readonly<Record<Area, AreaPlan>>
  readonly rooms: Readonly<Record<string, Box>>
  readonly groups: readonly { readonly board: string; readonly box: Box }[]
  /** How much of the height boards below space take. */
  readonly below: number
}

/** Rooms in rows; `widths` says how the columns share the width, for some names are longer. */
export const grid = (
  names: readonly string[],
  box: Box,
  widths: readonly number[],
  gap: number,
): [string, Box][] => {
  const columns = widths.length
  const rows = Math.ceil(names.length / columns)
  const sum = (some: readonly number[]): number => some.reduce((all, n) => all + n, 0)
  const unit = (box.w - gap * (columns - 1)) / sum(widths)
  const h = (box.h - gap * (rows - 1)) / rows
  return names.map((name, i) => {
    const column = i % columns
    const x = box.x + sum(widths.slice(0, column)) * unit + column * gap
    return [name, { x, y: box.y + Math.floor(i / columns) * (h + gap), w: (widths[column] ?? 1) * unit, h }]
  })
}

// Boards that are drawn by hand: Galactica with her rooms, and those that have their plates where people know them.

export const galactica = 'galactica'
export const colonialOne = 'colonial-one'
export const cylon = 'cylon'

const galacticaRooms = [
  'ftl-control',
  'weapons-control',
  'command',
  'communications',
  'armory',
  'admirals-quarters',
  'research-lab',
  'hangar-deck',
  'sickbay',
  'brig',
]

export type Sorted = {
  /** Rooms of Galactica that are where they always are. */
  readonly aboard: readonly string[]
  readonly colonialOne: BoardUp | undefined
  readonly cylon: BoardUp | undefined
  /** Every other board, and rooms of Galactica that the drawing of her does not know. */
  readonly others: readonly BoardUp[]
}

export function sorted(boards: readonly BoardUp[]): Sorted {
  const byHand = [galactica, colonialOne, cylon]
  const ship = boards.find((b) => b.id === galactica)
  const unknown = ship?.rooms.filter((r) => !galacticaRooms.includes(r.id)) ?? []
  return {
    aboard: ship?.rooms.flatMap((r) => (galacticaRooms.includes(r.id) ? [r.id] : [])) ?? [],
    colonialOne: boards.find((b) => b.id === colonialOne),
    cylon: boards.find((b) => b.id === cylon),
    others: [
      ...(ship && unknown.length > 0 ? [{ ...ship, rooms: unknown }] : []),
      ...boards.filter((b) => !byHand.includes(b.id)),
    ],
  }
}

/** The most people the drawing has room for as it is; with more at the table, rooms are a little higher. */
export const fewPeople = 6
