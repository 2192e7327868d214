import { type Box, fewPeople, grid, type Plan, sorted } from './plan-parts.ts'
import { type BoardUp, type Laid, lower, type Manner, plate, plateHeight, strips } from './strips.ts'

const manner = {
  least: 86,
  gap: 5,
  inset: { x: 6, top: 20, y: 24 },
  shares: { administration: 1.2, caprica: 0.8, 'resurrection-ship': 1.2 },
}
const usualStrip = (w: number): number => (w < 620 ? 88 : 74)
/** A phone held sideways: all of space is to be seen at once. */
const lowOf = 420
const low = { ship: 274, hull: 158 }
const lowStrip = 80
/** Where height is short, more boards than usual leave Galactica and the ships around her less of it. */
const least = { ship: 306, hull: 174 }
const leastOfAll = { ship: 286, hull: 160 }
/** So that all boards are in sight, rooms may be made for those who usually stand there, not for everybody at once. */
const dense = { ship: 268, hull: 142, people: 3, least: 74 }
const shortOf = 500
/** Where there is more than enough, rooms of other boards have some, too. */
const ample = 97
/** Before and behind her there may be little room for a name. */
const nameWide = 66
const flat = { x: 6, top: 18, y: 20 }

/** The bow to the left, as on the board people know. */
export function wide(
  w: number,
  height: number,
  boards: readonly BoardUp[],
  people: number,
  close: boolean,
): Plan {
  const { aboard } = sorted(boards)
  const { above, extra, needs } = shares(w, height, boards, people, close)
  const strip = above.h
  const top = strip + 10
  const h = Math.max(height, top + needs.ship + extra.h + 4)
  const bottom = h - 4 - extra.h
  const below = lower(extra, bottom)
  const middle = (top + bottom) / 2
  const hw = Math.min(Math.max(w * 0.7, 400), 960)
  const hh = Math.min(Math.max((bottom - top) * 0.47, extra.h > 0 || height < lowOf ? needs.hull : 190), 380)
  const [x1, x2] = [(w - hw) / 2 - 8, (w + hw) / 2 - 8]
  const [y1, y2] = [middle - hh / 2, middle + hh / 2]
  const nose = hw * 0.155
  const tail = hw * 0.13
  const slope = hh * 0.2
  const gap = 8
  const half = w / 2 - 4
  const sideIn = { l: x1 + nose * 0.42, r: x2 - 4 }
  const pad = 9
  const body: Box = { x: x1 + nose + 4, y: y1 + pad, w: hw - nose - tail - 12, h: hh - pad * 2 }
  const end = x2 - tail + 4
  const inner = 5
  const bow = Math.max(hh * 0.4, 76)
  const corner = (left: boolean, upper: boolean): { readonly ships: Box; readonly beside: Box } => {
    const [from, to] = upper ? [top, y1 - 14] : [y2 + 14, bottom]
    const x = left ? 14 : half + gap + 10
    const name = upper ? 134 : 168
    return {
      ships: { x, y: from + (upper ? 20 : 4), w: half - 24, h: to - from - 28 },
      beside: { x: left ? x + name : x, y: from + 4, w: half - 24 - name, h: to - from - 8 },
    }
  }
  const fork = { up: y1 + slope * 0.5, down: y2 - slope * 0.5 }
  const ship: [string, Box][] = [
    ['ftl-control', { x: x1 + nose * 0.22, y: middle - bow / 2, w: nose * 0.78, h: bow }],
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
      [1, 1, 1.28, 0.9],
      inner,
    ),
    ['brig', { x: end - 4, y: middle - hh * 0.22, w: tail - 10, h: hh * 0.44 }],
  ]
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
        ...(x1 < nameWide
          ? {
              ships: { x: 4, y: fork.up + 34, w: x1 - 14, h: fork.down - fork.up - 40 },
              label: { x: 6, y: fork.up + 28, anchor: 'start', width: x1 - 19 },
            }
          : {
              ships: { x: 12, y: fork.up + 12, w: x1 - 30, h: fork.down - fork.up - 24 },
              label: { x: 14, y: fork.up + 2, anchor: 'start' },
            }),
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
        ...corner(true, true),
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
        ...corner(false, true),
        label: { x: w - 14, y: top + 18, anchor: 'end' },
      },
      stern: {
        edge: [
          [x2 + 20, fork.up + 26],
          [w - 4, fork.up - 12],
          [w - 4, fork.down + 12],
          [x2 + 20, fork.down - 26],
        ],
        ...(w - x2 < nameWide
          ? {
              ships: { x: x2 + 21, y: fork.up + 34, w: w - x2 - 26, h: fork.down - fork.up - 56 },
              label: { x: w - 6, y: fork.up + 28, anchor: 'end', width: w - x2 - 28 },
            }
          : {
              ships: { x: x2 + 26, y: fork.up + 34, w: w - x2 - 36, h: fork.down - fork.up - 56 },
              label: { x: w - 14, y: fork.up + 18, anchor: 'end' },
            }),
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
        ...corner(false, false),
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
        ...corner(true, false),
        label: { x: 14, y: bottom - 9, anchor: 'start' },
      },
    },
    rooms: Object.fromEntries([
      ...ship.filter(([id]) => aboard.includes(id)),
      ...above.rooms,
      ...below.rooms,
    ]),
    groups: [...above.groups, ...below.groups],
    below: extra.h,
  }
}

type Needs = { readonly ship: number; readonly hull: number }

type Shares = {
  readonly above: Laid & { readonly h: number }
  readonly extra: Laid & { readonly h: number }
  readonly needs: Needs
}

/** What lies above and below space: as roomy as the height allows. */
function shares(
  w: number,
  height: number,
  boards: readonly BoardUp[],
  people: number,
  close: boolean,
): Shares {
  const { colonialOne, cylon, others } = sorted(boards)
  const m: Manner = { ...manner, people }
  const share = (needs: Needs, top: Manner, below: Manner): Shares => ({
    above: uppermost(w, height < lowOf ? lowStrip : usualStrip(w), colonialOne, cylon, top),
    extra: strips(others, { x: 4, y: 4, w: w - 8 }, below),
    needs,
  })
  const fits = ({ above, extra, needs }: Shares): boolean => above.h + 10 + needs.ship + extra.h + 4 <= height
  const usual = share(least, m, m)
  if (others.length === 0) return height < lowOf ? { ...usual, needs: low } : usual
  const narrow = { ...m, least: 78, people: Math.min(people, fewPeople) }
  const tight = share(leastOfAll, narrow, { ...m, inset: flat })
  if (close) {
    const few = { ...narrow, inset: flat, least: dense.least, people: Math.min(people, dense.people) }
    return share(dense, few, few)
  }
  if (height < shortOf) return tight
  const lavish = share(least, m, { ...m, high: ample })
  // Where she is short as well, her rooms would become too small.
  return [lavish, usual, ...(w < shortOf * 1.4 ? [] : [tight])].find(fits) ?? usual
}

/** Colonial One and the Cylon locations side by side, where people know them; otherwise as they fit. */
function uppermost(
  w: number,
  strip: number,
  left: BoardUp | undefined,
  right: BoardUp | undefined,
  m: Manner,
): Laid & { readonly h: number } {
  if (!left || !right || left.rooms.length > 3 || right.rooms.length > 4)
    return strips(
      [left, right].flatMap((b) => b ?? []),
      { x: 4, y: 2, w: w - 8 },
      m,
    )
  const inRow = { ...m, least: 1 }
  const share = left.rooms.length === 0 ? 0.24 : 0.45
  const [a, b] = [w * share - 4, w * (1 - share) - 12]
  const h =
    m.people > fewPeople ? Math.max(strip, plateHeight(left, a, inRow), plateHeight(right, b, inRow)) : strip
  const [one, other] = [
    plate(left, { x: 4, y: 2, w: a, h }, inRow),
    plate(right, { x: w * share + 8, y: 2, w: b, h }, inRow),
  ]
  return { rooms: [...one.rooms, ...other.rooms], groups: [...one.groups, ...other.groups], h }
}
