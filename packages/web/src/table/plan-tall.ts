import { type AreaPlan, type Box, fewPeople, grid, type Plan, sorted } from './plan-parts.ts'
import { type BoardUp, type Laid, lower, type Manner, plate, plateHeight, strips } from './strips.ts'

const manner = {
  least: 82,
  gap: 5,
  inset: { x: 4, top: 18, y: 23 },
  shares: {
    'presidents-office': 1.1,
    administration: 1.15,
    caprica: 0.85,
    'cylon-fleet': 0.9,
    'human-fleet': 0.9,
    'resurrection-ship': 1.3,
  },
}
const usualStrip = 75
const wreckStrip = 56

/** The bow up, for a phone. */
export function tall(w: number, height: number, boards: readonly BoardUp[], people: number): Plan {
  const { aboard, colonialOne, cylon, others } = sorted(boards)
  const m: Manner = { ...manner, people }
  const upper = strip(colonialOne, w, m)
  const last = strip(cylon, w, m)
  const extra = strips(others, { x: 3, y: 0, w: w - 6 }, m)
  // Rooms in which one more may stand, and narrow ones, are higher.
  const ship = people > fewPeople ? 560 : w < 360 ? 490 : 444
  const top = upper.h + 8
  const h = Math.max(height, top + ship + 6 + extra.h + last.h + 2)
  const bottom = h - 2 - last.h - extra.h - 6
  const hw = Math.min(w * 0.54, 300)
  const [x1, x2] = [(w - hw) / 2, (w + hw) / 2]
  const middle = w / 2
  const endcap = Math.max(58, (bottom - top) * 0.12)
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
  const onShip: [string, Box][] = [
    ['ftl-control', { x: x1 + hw * 0.2, y: y1 + 8, w: hw * 0.6, h: Math.max(40, nose - 5) }],
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
      [1, 1],
      gap,
    ),
    ['brig', { x: x1 + hw * 0.2, y: y2 - tail + 2, w: hw * 0.6, h: tail - 8 }],
  ]
  const plates = [upper, lower(extra, bottom + 6), lower(last, h - 2 - last.h - 2)]
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
      ...onShip.filter(([id]) => aboard.includes(id)),
      ...plates.flatMap((p) => p.rooms),
    ]),
    groups: plates.flatMap((p) => p.groups),
    below: 0,
  }
}

/** A board in one row over the whole width, at the upper edge. */
function strip(board: BoardUp | undefined, w: number, m: Manner): Laid & { readonly h: number } {
  if (!board) return { rooms: [], groups: [], h: 0 }
  const inRow = board.rooms.length > 4 ? m : { ...m, least: 1 }
  const wanted = m.people > fewPeople || board.rooms.length > 4 ? plateHeight(board, w - 6, inRow) : 0
  const h = board.rooms.length === 0 ? wreckStrip : Math.max(usualStrip, wanted)
  return { ...plate(board, { x: 3, y: 2, w: w - 6, h }, inRow), h }
}
