import type { Point } from '../plan-parts.ts'
import { ends, line, type Vessel } from './vessel.ts'

/** A freighter: a blunt bow with the bridge on top, holds in a row, and a narrow waist before the engines. */
export const demetrius: Vessel = {
  bow: 40,
  stern: 38,
  full: 440,
  hull: ({ x, y, w, h }) => {
    const { bow, stern } = ends(w, demetrius)
    const [end, low] = [x + w, y + h]
    return [
      [x, y + h * 0.44],
      [x + bow * 0.3, y + h * 0.26],
      [x + bow * 0.48, y + h * 0.26],
      [x + bow * 0.56, y + h * 0.12],
      [x + bow * 0.82, y + h * 0.12],
      [x + bow * 0.94, y],
      [end - stern * 0.98, y],
      [end - stern * 0.9, y + h * 0.2],
      [end - stern * 0.5, y + h * 0.2],
      [end - stern * 0.42, y + h * 0.06],
      [end - 7, y + h * 0.06],
      [end - 7, low - h * 0.06],
      [end - stern * 0.42, low - h * 0.06],
      [end - stern * 0.5, low - h * 0.2],
      [end - stern * 0.9, low - h * 0.2],
      [end - stern * 0.98, low],
      [x + bow * 0.94, low],
      [x + bow * 0.8, low - h * 0.12],
      [x + bow * 0.3, low - h * 0.18],
      [x, low - h * 0.32],
    ]
  },
  plating: ({ x, y, w, h }) => {
    const { bow, stern } = ends(w, demetrius)
    const low = y + h
    const across = (at: number, from: number, to: number): string =>
      line([at, y + h * from], [at, y + h * to])
    const holds: readonly Point[] = [
      [0.62, 0.2],
      [0.76, 0.18],
    ]
    return [
      line([x + bow * 0.2, y + h * 0.5], [x + bow * 0.52, y + h * 0.5]),
      line([x + bow * 0.2, low - h * 0.34], [x + bow * 0.52, low - h * 0.34]),
      ...holds.map(([at, from]) => across(x + bow * at, from, 0.84)),
      across(x + w - stern * 0.78, 0.26, 0.74),
      across(x + w - stern * 0.64, 0.26, 0.74),
      across(x + w - stern * 0.3, 0.12, 0.88),
    ].join('')
  },
  engines: ({ x, y, w, h }) => [0.14, 0.56].map((at) => ({ x: x + w - 6, y: y + h * at, w: 9, h: h * 0.3 })),
}
