import type { Seat } from '../core/names.ts'
import type { GameState } from '../core/state.ts'
import { unknowing } from '../imagine/knowledge.ts'
import { imagine } from '../imagine.ts'
import type { Chance } from '../random-player.ts'

/** So many games that might be the one played are looked at. */
const worlds = 2

/** Dice that are all alike: enough for whatever is thrown on the way. */
const withDice = (state: GameState, face: number): GameState => ({
  ...state,
  dice: Array.from({ length: 60 }, () => face),
})

/** Games as they might be for all somebody knows, each with every throw that is to be looked at. */
export function* mights(
  state: GameState,
  viewer: Seat | 'spectator',
  random: Chance,
  faces: readonly number[],
): Generator<GameState> {
  for (let i = 0; i < worlds; i++) {
    const world = imagine(state, viewer, unknowing, random)
    for (const face of faces) yield withDice(world, face)
  }
}

export const allFaces: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]
