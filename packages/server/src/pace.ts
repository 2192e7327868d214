// How long a game takes must not tell what nobody may know. Whether anyone was asked in a window would show
// in the time until the game goes on; so everything that follows a window waits for a beat, whether
// anybody was asked or not. Those who are asked are shown their question a beat before the others see
// where the game is; if all of them answer within it, nobody can tell that there was a question.

/** Windows announced since the game last stood still with everyone knowing where it stands. */
export type Pace = { readonly since: number; readonly windows: number }

/** Many windows in one go (a swarm of raiders) are not waited for one by one. */
export const mostBeats = 3

export const atRest: Pace = { since: 0, windows: 0 }

export function paced(pace: Pace, now: number, allShown: boolean, announced: number): Pace {
  return allShown
    ? { since: now, windows: announced }
    : { since: pace.since, windows: pace.windows + announced }
}

const beats = (pace: Pace): number => Math.min(pace.windows, mostBeats)

/**
 * What follows a window never comes in one breath with what went before, even without a beat: answers given in secret
 * would part the two.
 */
const after = (pace: Pace, windows: number, beat: number): number =>
  pace.since + (windows > 0 ? Math.max(windows * beat, 1) : 0)

/** When everyone may see where the game is. */
export const shownToAllAt = (pace: Pace, beat: number): number => after(pace, beats(pace), beat)

/** When those who are asked in secret may see their question. */
export const shownToAskedAt = (pace: Pace, beat: number): number => after(pace, beats(pace) - 1, beat)
