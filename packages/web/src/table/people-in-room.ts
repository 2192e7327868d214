import type { Box } from './plan-parts.ts'
import { leastMark, line } from './strips.ts'
import { widthOf, wrapped } from './width-of.ts'

// Where those who are in a room stand: below its name, or beside its last line where there is no room below; many
// are drawn smaller, and only where even that does not help closer together.

/** So far from one another that their rims do not touch, whoever of them is lit; where many stand, closer. */
const gaps = [4, 2] as const

type Size = { readonly w: number; readonly h: number }

const usualSize = (box: Box): Size => (box.w < 92 ? { w: 24, h: 24 } : { w: 27, h: 27 })
const smaller: readonly Size[] = [{ w: 24, h: 24 }, { w: 21, h: 21 }, { w: 18, h: 18 }, leastMark]

const perRow = (box: Box, { w }: Size, gap: number): number =>
  Math.max(1, Math.floor((box.w - 6) / (w + gap)))
const rowsIn = (box: Box, head: number, { h }: Size): number => Math.floor((box.h - head - 3) / (h + 1))

/** From the lower left, row above row. */
const below = (n: number, box: Box, size: Size, across: number, step: number): Box[] =>
  Array.from({ length: n }, (_, i) => ({
    x: box.x + 6 + (i % across) * step,
    y: box.y + box.h - 4 - size.h - Math.floor(i / across) * (size.h + 1),
    ...size,
  }))

/** From the lower right, beside the last line of the name. */
const beside = (n: number, box: Box, size: Size, step: number): Box[] =>
  Array.from({ length: n }, (_, i) => ({
    x: box.x + box.w - 5 - size.w - i * step,
    y: box.y + box.h - 4 - size.h,
    ...size,
  }))

type Standing = {
  readonly marks: readonly Box[]
  /** Whether nobody stands before another. */
  readonly apart: boolean
}

/** `head` is the height that the name takes, `line` the width of its last line. */
function standing(n: number, box: Box, head: number, line: number): Standing {
  const usual = usualSize(box)
  const sizes = [usual, ...smaller.filter((s) => s.h < usual.h)]
  const short = box.h - head < usual.h + 2
  const free = box.w - 10 - line
  for (const gap of gaps) {
    const across = (s: Size): number => Math.min(n, perRow(box, s, gap))
    const fitsBeside = (s: Size): boolean => n * (s.w + gap) - gap <= free && s.h + 4 <= box.h
    const fitsBelow = (s: Size): boolean => perRow(box, s, gap) * rowsIn(box, head, s) >= n
    if (short && fitsBeside(usual)) return { marks: beside(n, box, usual, usual.w + gap), apart: true }
    for (const s of sizes) {
      if (fitsBelow(s)) return { marks: below(n, box, s, across(s), s.w + gap), apart: true }
      if (short && fitsBeside(s)) return { marks: beside(n, box, s, s.w + gap), apart: true }
    }
  }
  const across = Math.ceil(n / Math.max(1, rowsIn(box, head, leastMark)))
  const room = box.w - 10 - leastMark.w
  const step = Math.min(leastMark.w + 2, room / Math.max(1, across - 1))
  return { marks: below(n, box, leastMark, across, step), apart: false }
}

type Named = { readonly lines: readonly string[]; readonly head: number }

/**
 * A room's name with those who stand there: where many do, it is drawn narrower, in fewer lines. `above` is the height
 * of what stands between them, `more` the width of a word in it.
 */
export function peopleUnder(name: string, n: number, box: Box, above = 0, more = 0): Named & Standing {
  const inLines = (lines: readonly string[]): Named & Standing => {
    const head = 6 + lines.length * line + above
    const last = Math.max(more, widthOf(lines[lines.length - 1] ?? ''))
    return { lines, head, ...standing(n, box, head, Math.min(box.w, last)) }
  }
  const usual = inLines(wrapped(name, box.w - 12))
  if (usual.apart) return usual
  const narrow = inLines(wrapped(name, (box.w - 12) * 1.6))
  return narrow.apart || narrow.lines.length < usual.lines.length ? narrow : usual
}
