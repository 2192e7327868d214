// How long a game takes must not tell what nobody may know. Whether anyone was asked in a window would show
// in the time until the game goes on; so everything that follows a window waits for a beat, whether
// anybody was asked or not. Those who are asked are shown their question a beat before the others see
// where the game is; if all of them answer within it, nobody can tell that there was a question.

export type Pace = {
  /** When the game last stood still with everyone knowing where it stands, and the windows announced since. */
  readonly since: number
  readonly windows: number
  /** When somebody last answered who was waited for, and the windows announced since. */
  readonly answered: number
  readonly following: number
}

/** Many windows in one go (a swarm of raiders) are not waited for one by one. */
export const mostBeats = 3

export const atRest: Pace = { since: 0, windows: 0, answered: 0, following: 0 }

/** `unseen` answers are given in secret before anyone could notice, by bots and for those who do not want to be asked. */
export function paced(pace: Pace, now: number, allShown: boolean, announced: number, unseen = false): Pace {
  return {
    ...(allShown
      ? { since: now, windows: announced }
      : { since: pace.since, windows: pace.windows + announced }),
    ...(unseen
      ? { answered: pace.answered, following: pace.following + announced }
      : { answered: now, following: announced }),
  }
}

/**
 * What follows a window never comes in one breath with the answer before it, however many beats have passed: answers
 * given in secret would part the two.
 */
const breath = (beat: number): number => Math.min(Math.max(beat, 1), 150)

const at = (pace: Pace, beats: number, following: number, beat: number): number =>
  Math.max(pace.since + beats * beat, following > 0 ? pace.answered + breath(beat) : 0)

/** When everyone may see where the game is. */
export const shownToAllAt = (pace: Pace, beat: number): number =>
  at(pace, Math.min(pace.windows, mostBeats), pace.following, beat)

/** When those who are asked in secret may see their question. */
export const shownToAskedAt = (pace: Pace, beat: number): number =>
  at(pace, Math.max(Math.min(pace.windows, mostBeats) - 1, 0), pace.following - 1, beat)
