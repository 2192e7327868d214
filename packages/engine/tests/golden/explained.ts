import { type GameState, type Request, view } from '../../src/index.ts'
import type { Aspect, Recorded } from './games.ts'

// Rules mended since the games were recorded. Each mend says which recorded decisions it concerns, what is
// answered today in their place and which facts may differ there; everything else must be as recorded, the end
// of the game included. When games are recorded anew, the list is emptied.

export type Now = {
  readonly state: GameState
  /** What the seat of the recorded answer is asked now. */
  readonly request: Request | undefined
}

export type Given = { readonly seat: number; readonly options: readonly string[] }

export type Mend = {
  /** What was mended, in a sentence. */
  readonly name: string
  /** Which facts may differ, from the decision before one that is concerned to the end of its stretch. */
  readonly differs: readonly Aspect[]
  readonly concerns: (recorded: Recorded, now: Now) => boolean
  /**
   * The answers given today, one after the other; none where the question is no longer asked. 'another game'
   * where what was chosen cannot be chosen any more: the rest of the game is not compared. Without it, what
   * was recorded.
   */
  readonly instead?: (recorded: Recorded, now: Now) => readonly Given[] | 'another game'
}

/** Vipers of one area that were put there together are one choice for whoever takes one over. */
const identicalVipers: Mend = {
  name: 'identical vipers are offered once by the ability that takes one over',
  differs: ['state', 'views', 'questions', 'events'],
  concerns: ({ prompt }) => prompt === 'prompt.take-over',
  instead: ({ seat, options }, { request, state }) => {
    const [wanted] = options
    if (request?.prompt.key === 'prompt.take-over')
      return request.options.some((o) => o.id === wanted) ? [{ seat, options }] : 'another game'
    return `ship:${state.ships.find((s) => s.pilot === seat)?.id}` === wanted ? [] : 'another game'
  },
}

const titleForAMoment: Mend = {
  name: 'no title passes for a moment to somebody who is revealing himself',
  differs: ['events'],
  concerns: ({ seat, prompt }, { state }) =>
    prompt === 'prompt.pick' && state.players[seat]?.standing === 'revealing',
}

/** Whether the check under way is passed as it stands. */
function passed(state: GameState): boolean {
  const { strength = null, difficulty = 0 } = view(state, 'spectator').check ?? {}
  return strength !== null && strength >= difficulty
}

/** Lowering the difficulty of a check that is passed is not offered. */
const uselessInChecks: Mend = {
  name: 'a card that makes a check easier is not offered when it is passed already',
  differs: ['state', 'views', 'questions', 'events'],
  concerns: ({ prompt, seat }, { request, state }) =>
    prompt === 'prompt.window.check-totalled' &&
    (request?.seat !== seat || request.prompt.key !== prompt || passed(state)),
  instead: ({ options }, { request }) =>
    options.length > 0
      ? 'another game'
      : request?.prompt.key === 'prompt.window.check-totalled'
        ? [{ seat: request.seat, options }]
        : [],
}

/** Who has no action to take, as everybody sees, is not asked whether he wants two. */
const noTwoActions: Mend = {
  name: '"two actions" are not offered to somebody who has none to take',
  differs: ['state', 'views', 'questions', 'events'],
  concerns: ({ prompt }, { request }) => prompt === 'prompt.granted' && request?.prompt.key !== prompt,
  instead: ({ options }) => (options.includes('actions') ? 'another game' : []),
}

/** Since the games with Pegasus were recorded, and positions of format 2 with them. */
const sincePegasus: readonly Mend[] = []

export const explained: readonly Mend[] = [
  identicalVipers,
  titleForAMoment,
  uselessInChecks,
  noTwoActions,
  ...sincePegasus,
]

/** What was mended since a file was recorded. */
export const mendsSince = (file: string): readonly Mend[] =>
  ['games.txt.gz', 'positions-1.txt.gz'].includes(file) ? explained : sincePegasus
