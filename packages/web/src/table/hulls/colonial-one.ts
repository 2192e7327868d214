import type { Wreck } from './vessel.ts'

/** What is left of her: the nose, a piece of the cabin, the tail. */
export const colonialOneWreck: Wreck = ({ x, y, w, h }) => {
  const [top, low] = [y + 20, y + h - 5]
  const middle = (top + low) / 2
  const at = (part: number): number => x + 10 + (w - 20) * part
  return [
    [
      [at(0), middle + 2],
      [at(0.07), top + (low - top) * 0.3],
      [at(0.2), top + 2],
      [at(0.31), top + 4],
      [at(0.27), middle - 4],
      [at(0.32), middle + 5],
      [at(0.26), low - 3],
      [at(0.1), low - 5],
    ],
    [
      [at(0.4), top + 6],
      [at(0.58), top],
      [at(0.61), middle - 6],
      [at(0.55), middle + 3],
      [at(0.6), low],
      [at(0.43), low - 2],
      [at(0.46), middle + 6],
      [at(0.38), middle - 2],
    ],
    [
      [at(0.7), middle - 6],
      [at(0.8), top + 8],
      [at(0.9), top - 2],
      [at(0.97), top],
      [at(0.93), middle],
      [at(1), low - 6],
      [at(0.88), low],
      [at(0.73), low - 4],
      [at(0.76), middle + 4],
    ],
  ]
}
