import { ends, line, type Vessel } from './vessel.ts'

/** A head like a blade, shoulders where the flight pods begin, and a block of engines. */
export const pegasus: Vessel = {
  bow: 74,
  stern: 44,
  full: 760,
  hull: ({ x, y, w, h }) => {
    const { bow, stern } = ends(w, pegasus)
    const [end, low, middle] = [x + w, y + h, y + h / 2]
    return [
      [x, middle + h * 0.06],
      [x + bow * 0.16, middle - h * 0.16],
      [x + bow * 0.62, y + h * 0.2],
      [x + bow * 0.74, y + h * 0.03],
      [x + bow, y],
      [end - stern * 1.1, y],
      [end - stern * 0.75, y + h * 0.13],
      [end - 8, y + h * 0.16],
      [end - 8, low - h * 0.12],
      [end - stern * 0.75, low - h * 0.1],
      [end - stern * 1.1, low],
      [x + bow, low],
      [x + bow * 0.74, low - h * 0.04],
      [x + bow * 0.6, low - h * 0.16],
      [x + bow * 0.2, middle + h * 0.24],
    ]
  },
  plating: ({ x, y, w, h }) => {
    const { bow, stern } = ends(w, pegasus)
    const [low, middle] = [y + h, y + h / 2]
    return [
      line([x + bow * 0.1, middle + h * 0.03], [x + bow * 0.86, middle]),
      line([x + bow * 0.3, middle - h * 0.16], [x + bow * 0.86, middle - h * 0.2]),
      line([x + bow * 0.32, middle + h * 0.2], [x + bow * 0.86, middle + h * 0.22]),
      line([x + bow * 0.86, y + h * 0.1], [x + bow * 0.86, low - h * 0.1]),
      line([x + w - stern * 0.82, y + h * 0.2], [x + w - stern * 0.82, low - h * 0.18]),
      line([x + w - stern * 0.5, y + h * 0.24], [x + w - stern * 0.5, low - h * 0.2]),
    ].join('')
  },
  engines: ({ x, y, w, h }) =>
    [0.24, 0.46, 0.68].map((at) => ({ x: x + w - 7, y: y + h * at, w: 8, h: h * 0.13 })),
  wreck: ({ x, y, w, h }) => {
    const low = y + h
    const break1 = x + w * 0.36
    const break2 = x + w * 0.66
    return [
      [
        [x + 4, y + h * 0.56],
        [x + w * 0.06, y + h * 0.22],
        [x + w * 0.13, y],
        [break1, y + 3],
        [break1 - 14, y + h * 0.3],
        [break1 + 6, y + h * 0.48],
        [break1 - 18, y + h * 0.7],
        [break1 - 6, low],
        [x + w * 0.12, low - 4],
      ],
      [
        [break1 + 22, y + h * 0.12],
        [break2 - 12, y],
        [break2 + 4, y + h * 0.36],
        [break2 - 16, y + h * 0.6],
        [break2 - 4, low - 4],
        [break1 + 30, low],
        [break1 + 14, y + h * 0.62],
        [break1 + 34, y + h * 0.4],
      ],
      [
        [break2 + 20, y + h * 0.2],
        [x + w - 26, y + h * 0.08],
        [x + w - 6, y + h * 0.2],
        [x + w - 10, low - h * 0.18],
        [break2 + 34, low - h * 0.06],
        [break2 + 12, y + h * 0.66],
      ],
    ]
  },
}
