import type { Area } from '@ragtag/engine'

// Where everything is on the board, in pixels of the board's own size: wide with the bow to the left, as on the
// board people know, or tall with the bow up for a phone. Text keeps its size; rooms and space grow.

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Point = readonly [number, number]

export type AreaPlan = {
  readonly edge: readonly Point[]
  /** Where ships stand. */
  readonly ships: Box
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }
}

export type Plan = {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  readonly hull: readonly Point[]
  readonly engines: readonly Box[]
  readonly areas: Readonly<Record<Area, AreaPlan>>
  readonly rooms: Readonly<Record<string, Box>>
  readonly groups: readonly { readonly name: 'colonial-one' | 'cylon'; readonly box: Box }[]
}

const grid = (names: readonly string[], box: Box, columns: number, gap: number): [string, Box][] => {
  const rows = Math.ceil(names.length / columns)
  const w = (box.w - gap * (columns - 1)) / columns
  const h = (box.h - gap * (rows - 1)) / rows
  return names.map((name, i) => [
    name,
    { x: box.x + (i % columns) * (w + gap), y: box.y + Math.floor(i / columns) * (h + gap), w, h },
  ])
}

const colonialOne = ['press-room', 'presidents-office', 'administration']
const cylon = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship']

export const plan = (w: number, h: number): Plan => (w < 520 ? tall(w, Math.max(h, 740)) : wide(w, h))

function wide(w: number, h: number): Plan {
  const strip = 74
  const top = strip + 10
  const bottom = h - 4
  const middle = (top + bottom) / 2
  const hw = Math.min(Math.max(w * 0.68, 400), 860)
  const hh = Math.min(Math.max((bottom - top) * 0.47, 190), 380)
  const [x1, x2] = [(w - hw) / 2 - 8, (w + hw) / 2 - 8]
  const [y1, y2] = [middle - hh / 2, middle + hh / 2]
  const nose = hw * 0.17
  const tail = hw * 0.14
  const slope = hh * 0.2
  const gap = 8
  const half = w / 2 - 4
  const sideIn = { l: x1 + nose * 0.42, r: x2 - 4 }
  const pad = 9
  const body: Box = { x: x1 + nose + 4, y: y1 + pad, w: hw - nose - tail - 12, h: hh - pad * 2 }
  const end = x2 - tail + 4
  const inner = 5
  const fork = { up: y1 + slope * 0.5, down: y2 - slope * 0.5 }
  return {
    w,
    h,
    tall: false,
    hull: [
      [x1, middle - hh * 0.12],
      [x1 + nose * 0.5, middle - hh * 0.3],
      [x1 + nose * 0.9, y1 + 2],
      [x1 + nose * 1.1, y1 - 4],
      [x2 - tail * 1.15, y1 - 4],
      [x2 - tail * 0.8, y1 + slope],
      [x2, y1 + slope],
      [x2, y2 - slope],
      [x2 - tail * 0.8, y2 - slope],
      [x2 - tail * 1.15, y2 + 4],
      [x1 + nose * 1.1, y2 + 4],
      [x1 + nose * 0.9, y2 - 2],
      [x1 + nose * 0.5, middle + hh * 0.3],
      [x1, middle + hh * 0.12],
    ],
    engines: [0, 1, 2].map((i) => ({
      x: x2 + 2,
      y: y1 + slope + 10 + (i * (hh - slope * 2 - 20)) / 3 + 4,
      w: 12,
      h: (hh - slope * 2 - 20) / 3 - 8,
    })),
    areas: {
      bow: {
        edge: [
          [4, fork.up - 30],
          [sideIn.l - 40, fork.up + 14],
          [x1 - 10, middle - hh * 0.14],
          [x1 - 10, middle + hh * 0.14],
          [sideIn.l - 40, fork.down - 14],
          [4, fork.down + 30],
        ],
        ships: { x: 12, y: fork.up + 12, w: x1 - 30, h: fork.down - fork.up - 24 },
        label: { x: 14, y: fork.up + 2, anchor: 'start' },
      },
      'bow-starboard': {
        edge: [
          [4, top],
          [half, top],
          [half, y1 - 14],
          [x1 + nose * 0.8, y1 - 14],
          [sideIn.l - 34, fork.up + 4],
          [4, fork.up - 42],
        ],
        ships: { x: 14, y: top + 20, w: half - 24, h: y1 - top - 42 },
        label: { x: 14, y: top + 18, anchor: 'start' },
      },
      'stern-starboard': {
        edge: [
          [half + gap, top],
          [w - 4, top],
          [w - 4, fork.up - 24],
          [x2 + 10, fork.up + 14],
          [x2 - tail * 0.6, y1 + slope - 12],
          [x2 - tail * 0.95, y1 - 14],
          [half + gap, y1 - 14],
        ],
        ships: { x: half + gap + 10, y: top + 20, w: half - 24, h: y1 - top - 42 },
        label: { x: w - 14, y: top + 18, anchor: 'end' },
      },
      stern: {
        edge: [
          [x2 + 20, fork.up + 26],
          [w - 4, fork.up - 12],
          [w - 4, fork.down + 12],
          [x2 + 20, fork.down - 26],
        ],
        ships: { x: x2 + 26, y: fork.up + 34, w: w - x2 - 36, h: fork.down - fork.up - 56 },
        label: { x: w - 14, y: fork.up + 18, anchor: 'end' },
      },
      'stern-port': {
        edge: [
          [half + gap, bottom],
          [w - 4, bottom],
          [w - 4, fork.down + 24],
          [x2 + 10, fork.down - 14],
          [x2 - tail * 0.6, y2 - slope + 12],
          [x2 - tail * 0.95, y2 + 14],
          [half + gap, y2 + 14],
        ],
        ships: { x: half + gap + 10, y: y2 + 18, w: half - 24, h: bottom - y2 - 42 },
        label: { x: w - 14, y: bottom - 9, anchor: 'end' },
      },
      'bow-port': {
        edge: [
          [4, bottom],
          [half, bottom],
          [half, y2 + 14],
          [x1 + nose * 0.8, y2 + 14],
          [sideIn.l - 34, fork.down - 4],
          [4, fork.down + 42],
        ],
        ships: { x: 14, y: y2 + 18, w: half - 24, h: bottom - y2 - 42 },
        label: { x: 14, y: bottom - 9, anchor: 'start' },
      },
    },
    rooms: Object.fromEntries([
      ['ftl-control', { x: x1 + nose * 0.22, y: middle - hh * 0.2, w: nose * 0.78, h: hh * 0.4 }],
      ...grid(
        [
          'weapons-control',
          'command',
          'communications',
          'armory',
          'admirals-quarters',
          'research-lab',
          'hangar-deck',
          'sickbay',
        ],
        body,
        4,
        inner,
      ),
      ['brig', { x: end - 4, y: middle - hh * 0.22, w: tail - 10, h: hh * 0.44 }],
      ...grid(colonialOne, { x: 10, y: 22, w: w * 0.45 - 16, h: strip - 24 }, 3, inner),
      ...grid(cylon, { x: w * 0.45 + 14, y: 22, w: w * 0.55 - 24, h: strip - 24 }, 4, inner),
    ]),
    groups: [
      { name: 'colonial-one', box: { x: 4, y: 2, w: w * 0.45 - 4, h: strip } },
      { name: 'cylon', box: { x: w * 0.45 + 8, y: 2, w: w * 0.55 - 12, h: strip } },
    ],
  }
}

function tall(w: number, h: number): Plan {
  const strip = 80
  const top = strip + 6
  const bottom = h - strip - 6
  const hw = Math.min(w * 0.54, 300)
  const [x1, x2] = [(w - hw) / 2, (w + hw) / 2]
  const middle = w / 2
  const endcap = Math.max(66, (bottom - top) * 0.12)
  const [y1, y2] = [top + endcap + 4, bottom - endcap - 4]
  const nose = (y2 - y1) * 0.14
  const tail = (y2 - y1) * 0.15
  const cy = (y1 + y2) / 2
  const gap = 5
  const body: Box = { x: x1 + 7, y: y1 + nose + 6, w: hw - 14, h: y2 - y1 - nose - tail - 12 }
  const side = (left: boolean, upper: boolean): AreaPlan => {
    const [out, inn] = left ? [3, x1 - 5] : [w - 3, x2 + 5]
    const [from, to] = upper ? [y1 - 18, cy - 3] : [cy + 3, y2 + 18]
    const x = left ? 5 : x2 + 8
    return {
      edge: [
        [out, from],
        [inn, upper ? from + 18 : from],
        [inn, upper ? to : to - 18],
        [out, to],
      ],
      ships: { x, y: from + 34, w: x1 - 14, h: to - from - 48 },
      label: left ? { x: 8, y: from + 24, anchor: 'start' } : { x: w - 8, y: from + 24, anchor: 'end' },
    }
  }
  return {
    w,
    h,
    tall: true,
    hull: [
      [middle - hw * 0.16, y1],
      [middle + hw * 0.16, y1],
      [x2 - hw * 0.16, y1 + nose * 0.5],
      [x2 - 2, y1 + nose],
      [x2, y2 - tail],
      [x2 - hw * 0.12, y2 - tail * 0.7],
      [x2 - hw * 0.12, y2],
      [x1 + hw * 0.12, y2],
      [x1 + hw * 0.12, y2 - tail * 0.7],
      [x1, y2 - tail],
      [x1 + 2, y1 + nose],
      [x1 + hw * 0.16, y1 + nose * 0.5],
    ],
    engines: [0, 1, 2].map((i) => ({ x: x1 + hw * 0.2 + i * hw * 0.21, y: y2 + 1, w: hw * 0.17, h: 6 })),
    areas: {
      bow: {
        edge: [
          [3, top],
          [w - 3, top],
          [w - 3, y1 - 24],
          [x2 + 6, y1 - 6],
          [x1 - 6, y1 - 6],
          [3, y1 - 24],
        ],
        ships: { x: x1 - 20, y: top + 3, w: hw + 40, h: endcap - 8 },
        label: { x: 10, y: top + 18, anchor: 'start' },
      },
      'bow-starboard': side(false, true),
      'stern-starboard': side(false, false),
      stern: {
        edge: [
          [3, bottom],
          [w - 3, bottom],
          [w - 3, y2 + 24],
          [x2 + 6, y2 + 10],
          [x1 - 6, y2 + 10],
          [3, y2 + 24],
        ],
        ships: { x: x1 - 20, y: y2 + 12, w: hw + 40, h: endcap - 12 },
        label: { x: 10, y: bottom - 9, anchor: 'start' },
      },
      'stern-port': side(true, false),
      'bow-port': side(true, true),
    },
    rooms: Object.fromEntries([
      ['ftl-control', { x: x1 + hw * 0.2, y: y1 + 8, w: hw * 0.6, h: nose - 6 }],
      ...grid(
        [
          'command',
          'weapons-control',
          'admirals-quarters',
          'communications',
          'research-lab',
          'armory',
          'sickbay',
          'hangar-deck',
        ],
        body,
        2,
        gap,
      ),
      ['brig', { x: x1 + hw * 0.2, y: y2 - tail + 2, w: hw * 0.6, h: tail - 8 }],
      ...grid(colonialOne, { x: 7, y: 22, w: w - 14, h: strip - 26 }, 3, gap),
      ...grid(cylon, { x: 7, y: h - strip + 20, w: w - 14, h: strip - 24 }, 4, gap),
    ]),
    groups: [
      { name: 'colonial-one', box: { x: 3, y: 2, w: w - 6, h: strip - 2 } },
      { name: 'cylon', box: { x: 3, y: h - strip, w: w - 6, h: strip - 2 } },
    ],
  }
}
