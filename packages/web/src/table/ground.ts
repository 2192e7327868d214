import { plan } from './plan.ts'
import type { Box, Plan, Point } from './plan-parts.ts'
import { type BoardUp, type Laid, lower, type Manner, plate, plateHeight } from './strips.ts'

// A change of scene: while nothing can be done in space, the boards where people are lie in front, and the ships are
// seen from afar. When they are back, everything lies side by side again.

/** Where the ships are drawn: smaller and above, or as large as ever and below. */
export type Afar = { readonly x: number; readonly y: number; readonly scale: number }

export type Front = Laid & {
  /** All of it, with the sky. */
  readonly box: Box
  /** Where the ground begins. */
  readonly horizon: number
  /** Where it says where one is. */
  readonly words: Box
  readonly afar: Afar
}

export type Scene = {
  readonly w: number
  readonly h: number
  /** How large it is drawn. */
  readonly scale: number
  readonly ships: Plan
  readonly front?: Front
}

const manner: Manner = {
  least: 150,
  gap: 18,
  inset: { x: 16, top: 10, y: 24 },
  shares: {},
  people: 0,
}

/** Where everything is, with those boards in front. */
export function scene(
  w: number,
  h: number,
  boards: readonly BoardUp[],
  people: number,
  front: readonly string[],
): Scene {
  const near = boards.filter((b) => front.includes(b.id))
  if (near.length === 0) {
    const { ships, scale } = fitted(w, h, boards, people)
    return { w: ships.w, h: ships.h, scale, ships }
  }
  const far = boards.filter((b) => !front.includes(b.id))
  return w < 520 ? above(w, h, near, far, people) : before(w, h, near, far, people)
}

/** Where many boards lie on a low screen, all of them are in sight rather than large: in this order, what fits first. */
const ways = [
  { scale: 1, close: false },
  { scale: 0.92, close: false },
  { scale: 1, close: true },
  { scale: 0.92, close: true },
  { scale: 0.85, close: false },
  { scale: 0.85, close: true },
] as const
const desk = 620

type Fitted = { readonly ships: Plan; readonly scale: number }

function fitted(w: number, h: number, boards: readonly BoardUp[], people: number): Fitted {
  for (const { scale, close } of w < desk ? [] : ways) {
    const ships = plan(w / scale, h / scale, boards, people, close)
    if (ships.h * scale <= h + 1) return { ships, scale }
  }
  return { ships: plan(w, h, boards, people), scale: 1 }
}

/** Boards one below the other from a height on, as high as they have to be or as there is room. */
function laidOut(near: readonly BoardUp[], from: Box, m: Manner): Laid & { readonly h: number } {
  const laid: Laid = { rooms: [], groups: [] }
  const needs = near.map((b) => plateHeight(b, from.w, m))
  const spare = Math.max(0, from.h - needs.reduce((sum, n) => sum + n, 0)) / near.length
  let { y } = from
  near.forEach((board, i) => {
    const height = (needs[i] ?? 0) + Math.min(spare, 120)
    const { rooms, groups } = plate(board, { x: from.x, y, w: from.w, h: height }, m)
    laid.rooms.push(...rooms)
    laid.groups.push(...groups)
    y += height
  })
  return { ...laid, h: y - from.y }
}

/** On a desk: the ships in the sky, beside the words. */
function before(
  w: number,
  h: number,
  near: readonly BoardUp[],
  far: readonly BoardUp[],
  people: number,
): Scene {
  const m = { ...manner, people, least: Math.min(240, (w - 60) / 3) }
  const ships = plan(Math.max(w, 820), 560, far, people)
  const sky = Math.max(150, Math.min(h * 0.4, 270))
  const ground = laidOut(near, { x: 4, y: 0, w: w - 8, h: h - sky - 8 }, m)
  const height = Math.max(h, sky + ground.h + 8)
  const horizon = height - ground.h - 4
  const scale = Math.min((horizon - 60) / ships.h, (w * 0.46) / ships.w)
  const afar = { x: w - 14 - ships.w * scale, y: 24, scale }
  return {
    w,
    h: height,
    scale: 1,
    ships,
    front: {
      ...lower(ground, horizon),
      box: { x: 4, y: 2, w: w - 8, h: height - 6 },
      horizon,
      words: { x: 24, y: 18, w: afar.x - 48, h: horizon - 40 },
      afar,
    },
  }
}

const skyOfPhone = 104

/** On a phone: the ground first, and below it the ships as they are. */
function above(
  w: number,
  h: number,
  near: readonly BoardUp[],
  far: readonly BoardUp[],
  people: number,
): Scene {
  const m = { ...manner, people, least: Math.min(140, (w - 30) / 2), gap: 12, inset: { x: 7, top: 8, y: 14 } }
  const ships = plan(w, 0, far, people)
  const ground = laidOut(near, { x: 3, y: 0, w: w - 6, h: Math.max(0, h - skyOfPhone - 6) }, m)
  const box = { x: 3, y: 2, w: w - 6, h: skyOfPhone + ground.h }
  const y = box.y + box.h + 26
  return {
    w,
    h: y + ships.h,
    scale: 1,
    ships,
    front: {
      ...lower(ground, skyOfPhone + 2),
      box,
      horizon: skyOfPhone,
      words: { x: 14, y: 10, w: w - 28, h: skyOfPhone - 24 },
      afar: { x: 0, y, scale: 1 },
    },
  }
}

/** Boards that are drawn as a piece of land. */
const land: readonly string[] = ['new-caprica']
export const isLand = (board: string): boolean => land.includes(board)

/** Hills along the horizon, the same every time. */
export function ridge({ x, w }: Box, horizon: number, height: number, seed: number): Point[] {
  const steps = Math.max(6, Math.round(w / 46))
  const points: Point[] = [[x, horizon]]
  for (let i = 0; i <= steps; i++) {
    const up = 0.25 + (((i + seed) * 7919) % 101) / 135
    points.push([x + (w * i) / steps, horizon - height * up])
  }
  return [...points, [x + w, horizon]]
}

/** A camp of tents that gets smaller towards the horizon. */
export const tents = ({ x, w }: Box, horizon: number): string =>
  Array.from({ length: Math.round(w / 34) }, (_, i) => {
    const at = x + 10 + ((i * 7919) % 997) * ((w - 30) / 997)
    const size = 4 + ((i * 31) % 5)
    return `M${at.toFixed(1)} ${(horizon + 2).toFixed(1)}l${size} ${-size * 1.3} ${size} ${size * 1.3}Z`
  }).join('')
