import type { Box, Point } from '../plan-parts.ts'

// Boards that are drawn as what they are rather than as a plate: a ship with her bow to the left.

export type Vessel = {
  /** How much of the length bow and stern take, where no room is. */
  readonly bow: number
  readonly stern: number
  /** From which length on they are as long as that; rooms come first. */
  readonly full: number
  readonly hull: (box: Box) => readonly Point[]
  /** Lines along the hull. */
  readonly plating: (box: Box) => string
  readonly engines: (box: Box) => readonly Box[]
  /** What is left of her, where she can be lost. */
  readonly wreck?: Wreck
}

export type Wreck = (box: Box) => readonly (readonly Point[])[]

/** Bow and stern of a ship so long. */
export const ends = (w: number, { bow, stern, full }: Pick<Vessel, 'bow' | 'stern' | 'full'>) => {
  const scale = Math.min(1, w / full)
  return { bow: bow * scale, stern: stern * scale }
}

export const line = (from: Point, to: Point): string =>
  `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
