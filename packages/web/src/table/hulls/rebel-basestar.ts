import { ends, line, type Vessel } from './vessel.ts'

/** Two arms to either side, as the basestars around the fleet have them, and no engines to be seen. */
export const rebelBasestar: Vessel = {
  bow: 44,
  stern: 44,
  full: 380,
  hull: ({ x, y, w, h }) => {
    const { bow, stern } = ends(w, rebelBasestar)
    const [end, low, middle] = [x + w, y + h, y + h / 2]
    return [
      [x, y + h * 0.05],
      [x + bow * 1.25, y],
      [end - stern * 1.25, y],
      [end, y + h * 0.05],
      [end - stern * 0.42, y + h * 0.27],
      [end - stern * 0.68, middle],
      [end - stern * 0.42, low - h * 0.27],
      [end, low - h * 0.05],
      [end - stern * 1.25, low],
      [x + bow * 1.25, low],
      [x, low - h * 0.05],
      [x + bow * 0.42, low - h * 0.27],
      [x + bow * 0.68, middle],
      [x + bow * 0.42, y + h * 0.27],
    ]
  },
  plating: ({ x, y, w, h }) => {
    const { bow, stern } = ends(w, rebelBasestar)
    const [end, low, middle] = [x + w, y + h, y + h / 2]
    const arm = (tip: number, root: number): string =>
      [
        line([tip, y + h * 0.09], [root, y + h * 0.3]),
        line([root, y + h * 0.3], [root, low - h * 0.3]),
        line([root, low - h * 0.3], [tip, low - h * 0.09]),
      ].join('')
    return [
      arm(x + bow * 0.2, x + bow * 0.84),
      arm(end - stern * 0.2, end - stern * 0.84),
      line([x + bow * 0.72, middle], [x + bow * 0.96, middle]),
      line([end - stern * 0.96, middle], [end - stern * 0.72, middle]),
    ].join('')
  },
  engines: () => [],
}
