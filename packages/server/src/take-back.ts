import { type GameEvent, type GameState, mayTakeBack, type StepTaken, takenBack } from '@ragtag/engine'
import { no, type Refusal } from './refusal.ts'
import type { By } from './storage.ts'
import type { Table } from './table.ts'

// Answers that are taken back. They stay where they were written down, with the word that takes them back behind them:
// the log is what was told, the game what stands. Whoever else has acted since has closed the matter.

/** An answer that its player can take back: what it answered, and where the game was before. */
export type Back = {
  readonly seat: number
  readonly request: string
  readonly state: GameState
  /** When the time for that question is up. */
  readonly until?: number
}

/** What can be taken back after one more answer; only somebody's own answers in a row. */
export function backAfter(before: readonly Back[], last: Back, by: By, step: StepTaken): readonly Back[] {
  if (by !== 'human' || !mayTakeBack(last.state, last.seat, step)) return []
  return [...before.filter((b) => b.seat === last.seat), last]
}

/** What a seat can take back now: the name of the question it answered, or ''. */
export function canTakeBack({ back, seats }: Table, seat: number): string {
  const last = back.at(-1)
  return last?.seat === seat && seats[seat]?.occupant === 'human' ? last.request : ''
}

type Taken = { readonly last: Back; readonly events: readonly GameEvent[] } | { readonly refusal: Refusal }

/** Takes the last answer of a seat back, where it is the one that was meant. */
export function takeLast(back: readonly Back[], seat: number, request: string): Taken {
  const last = back.at(-1)
  if (last?.seat !== seat || last.request !== request)
    return { refusal: no('too-late', 'It is too late to take that back: the game has gone on.') }
  if (last.until !== undefined && last.until <= Date.now())
    return { refusal: no('too-late', 'It is too late to take that back: your time for it is up.') }
  return { last, events: [takenBack(seat)] }
}

/** A game as it stands: without the answers that were taken back, and the words that took them. */
export function thatStand<D extends { readonly by: By }>(rows: readonly D[]): D[] {
  const stand: D[] = []
  for (const row of rows)
    if (row.by === 'undo') stand.pop()
    else stand.push(row)
  return stand
}
