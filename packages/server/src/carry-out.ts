import { type Answer, AnswerRefused, decide, type GameState, type StepTaken } from '@ragtag/engine'
import type { House } from './house.ts'
import { no, type Refusal } from './refusal.ts'
import { resultOf } from './result.ts'
import type { By, NewDecision } from './storage.ts'
import { mayDo, openRequest, snapshotText, type Table } from './table.ts'
import { backAfter, takeLast } from './take-back.ts'

// One answer, or the word that takes one back: what comes of it, or why it is not accepted. Nothing is written down or
// shown here.

export type Submission = {
  readonly table: Table
  readonly seat: number
  readonly answer: Answer
  readonly by: By
  readonly nonce: string | null
  /** How often whoever sent it has seen answers taken back, where he says so. */
  readonly undone?: number
  readonly arrived: number
  reply(refusal: Refusal): void
}

const snapshotEvery = 50
export const isPerson = (by: By): boolean => by === 'human' || by === 'undo'

export type Carried = { readonly row: NewDecision; readonly state: GameState; readonly back: Table['back'] }
/** Why not; and where the game is, where a bot has to say something else. */
type Refused = { readonly refusal: Refusal; readonly at?: GameState }

/** Where the table will be when the answers before have been written down. */
export type Next = Pick<Table, 'recent' | 'back' | 'undone'> & {
  readonly state: GameState
  readonly seq: number
}

const lost = no(
  'lost',
  'This game could not be put together again, so it cannot go on; its log and chat can still be read.',
)

export function carryOut(
  house: House,
  s: Submission,
  next: Next | undefined,
  earlier: readonly NewDecision[],
): Carried | Refused {
  const { table, seat, answer } = s
  const { recent, back, undone } = table
  const now = next ?? (table.game && { ...table.game, recent, back, undone })
  if (table.lost) return { refusal: lost }
  if (!now) return { refusal: no('not-started', 'The game has not started yet.') }
  // Before anything else: a second answer by the same name would never be known from the first again.
  const known = isPerson(s.by) && alreadyGiven(house, s, earlier)
  if (known) return { refusal: known.refusal }
  if (s.by === 'undo') return carryBack(house, s, now)
  if (s.by === 'human') {
    if (s.undone !== undefined && s.undone !== now.undone)
      return { refusal: no('stale', 'What you were asked has been taken back; look at what is asked now.') }
    const open = openRequest(table, seat, now.state)
    if (open?.id !== answer.request && !mayDo(table, seat, answer.request, now.state)) {
      if (!open) return { refusal: notAsked(table, seat) }
      return { refusal: no('stale', `That question is over; the one open now is "${open.id}".`) }
    }
  }
  try {
    const step = decide(now.state, seat, answer)
    const until = table.deadlines.get(seat)?.at
    const last = {
      seat,
      request: answer.request,
      state: now.state,
      ...(until === undefined ? {} : { until }),
    }
    const after = backAfter(now.back, last, s.by, step)
    const kept = (now.seq + 1) % snapshotEvery === 0 || step.state.outcome !== null
    return { state: step.state, row: rowOf(s, now, step, kept ? after : undefined), back: after }
  } catch (error) {
    if (s.by !== 'human') table.answering.delete(answer.request)
    if (error instanceof AnswerRefused)
      return { refusal: no(error.code, error.message), ...(s.by === 'human' ? {} : { at: now.state }) }
    house.log.error({ err: error, table: table.row.id, seq: now.seq }, 'the engine failed')
    // A bot would only do the same again.
    if (s.by !== 'human') table.failed.add(answer.request)
    return { refusal: no('failed', 'Something went wrong with this answer; try another one.') }
  }
}

/** With the position after it, where that is to be kept. */
function rowOf(
  s: Submission,
  now: Next,
  { state, events }: StepTaken,
  kept: Table['back'] | undefined,
): NewDecision {
  const { table, seat, answer, nonce, by } = s
  const seq = now.seq + 1
  const at = Date.now()
  const row = { table: table.row.id, seq, seat, ...answer, nonce, by, at, events }
  const over = state.outcome ? { over: true, result: resultOf(state, at) } : { over: false }
  return kept
    ? { ...over, ...row, snapshot: snapshotText(table, state, [...now.recent, { seq, events }], kept) }
    : { ...over, ...row }
}

/** So often may one question come back: all of it is told and kept, and nobody's log is to grow without end. */
const mostUndone = 10
const tooOften = no(
  'too-often',
  `You have taken this back ${mostUndone} times already; what you answered now stands.`,
)

/** The position it leads back to is kept: the last one kept may be of what is taken back. */
function carryBack({ storage }: House, s: Submission, now: Next): Carried | Refused {
  const taken = takeLast(now.back, s.seat, s.answer.request)
  if ('refusal' in taken) return taken
  if (storage.undone(s.table.row.id, s.answer.request) >= mostUndone) return { refusal: tooOften }
  const { state } = taken.last
  const back = now.back.slice(0, -1)
  return { state, row: rowOf(s, now, { state, events: taken.events }, back), back }
}

/** By which an answer is known again. */
export const nameOf = (seat: number, nonce: string): string => `${seat} ${nonce}`

/** The same answer again is accepted again; the same nonce for another one is a mistake. */
function alreadyGiven(
  house: House,
  s: Submission,
  earlier: readonly NewDecision[],
): { readonly refusal: Refusal } | undefined {
  const { table, seat, nonce, answer } = s
  if (nonce === null) return undefined
  const same = earlier.find((row) => row.seat === seat && row.nonce === nonce)
  table.nonces ??= new Set(house.storage.nonces(table.row.id).map((n) => nameOf(n.seat, n.nonce)))
  const known = table.nonces.has(nameOf(seat, nonce))
  const given = same ?? (known ? house.storage.answered(table.row.id, seat, nonce) : undefined)
  if (!given) return undefined
  const equal =
    given.by === s.by &&
    given.request === answer.request &&
    given.options.join('\n') === answer.options.join('\n')
  return {
    refusal: equal ? undefined : no('nonce-used', 'This nonce belongs to another answer; use a new one.'),
  }
}

/** Says no more than the seat has been shown. */
function notAsked(table: Table, seat: number): Refusal {
  return table.shown.get(seat)?.state.outcome
    ? no('over', 'The game is over; no answer is expected.')
    : no('not-asked', 'You are not asked anything now; this question is answered already or not yours.')
}
