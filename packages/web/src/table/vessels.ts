import { colonialOneWreck } from './hulls/colonial-one.ts'
import { demetrius } from './hulls/demetrius.ts'
import { pegasus } from './hulls/pegasus.ts'
import { rebelBasestar } from './hulls/rebel-basestar.ts'
import { ends, type Vessel, type Wreck } from './hulls/vessel.ts'

// Boards with a hull of their own, and what is left of those that can be lost.

export const vessels: Readonly<Record<string, Vessel>> = {
  pegasus,
  demetrius,
  'rebel-basestar': rebelBasestar,
}

const wrecks: Readonly<Record<string, Wreck>> = { 'colonial-one': colonialOneWreck }

export const wreckOf = (board: string): Wreck | undefined => vessels[board]?.wreck ?? wrecks[board]

/** How far from the left and the right edge of its box the rooms of a board begin. */
export function endsOf(board: string, w: number): { readonly bow: number; readonly stern: number } {
  const vessel = vessels[board]
  return vessel ? ends(w, vessel) : { bow: 0, stern: 0 }
}
