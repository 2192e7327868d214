import {
  AnswerRefused,
  begin,
  decide,
  type GameState,
  mayTakeBack,
  newGame,
  type Outcome,
  requests,
  takenBack,
} from '@ragtag/engine'
import type { Replay } from '@ragtag/protocol'
import { positionIn } from './position.ts'
import { openView } from './replay.ts'
import { hashOf } from './secrets.ts'
import type { Storage } from './storage.ts'

// Plays a finished game again from its seed and its answers: the shuffles and the dice are those the seed
// gives, and nobody has been given anything else.

export type Verified = {
  readonly seed: string
  readonly seedHash: string
  readonly decisions: number
  readonly outcome: Outcome
}

/** The game is not what its seed and answers make it; says where it goes apart. */
export class NotVerified extends Error {
  override readonly name = 'NotVerified'
}

function same(now: unknown, then: unknown, what: string): void {
  if (JSON.stringify(now) !== JSON.stringify(then))
    throw new NotVerified(`${what} is not what the seed gives.`)
}

function next(state: GameState, seat: number, request: string, options: readonly string[], n: number) {
  try {
    return decide(state, seat, { request, options })
  } catch (error) {
    if (error instanceof AnswerRefused)
      throw new NotVerified(`Decision ${n} was not possible in this game: ${error.message}`)
    throw error
  }
}

/** From the server's own storage: every answer, every event and the end. */
export function verifyStored(storage: Storage, id: string): Verified {
  const row = storage.table(id)
  if (!row) throw new NotVerified(`There is no table "${id}".`)
  if (!row.over) throw new NotVerified('The game is not over yet; its seed is a secret until then.')
  const opening = begin(row.config, row.seed)
  let { state } = opening
  const events = [...opening.events]
  let decisions = 0
  // Answers one seat gave in a row: only those it could take back.
  let own: { readonly seat: number; readonly before: GameState; readonly may: () => boolean }[] = []
  for (const d of storage.decisions(id, 0)) {
    if (d.seq !== decisions + 1) throw new NotVerified(`Decision ${decisions + 1} is missing.`)
    decisions = d.seq
    if (d.by === 'undo') {
      const last = own.pop()
      if (last?.seat !== d.seat || !last.may())
        throw new NotVerified(`Decision ${d.seq} takes back what could not be taken back.`)
      state = last.before
      events.push(takenBack(d.seat))
      continue
    }
    const before = state
    const step = next(before, d.seat, d.request, d.options, d.seq)
    if (own.some((b) => b.seat !== d.seat)) own = []
    own.push({ seat: d.seat, before, may: () => mayTakeBack(before, d.seat, step) })
    state = step.state
    events.push(...step.events)
  }
  same(events, storage.events(id, decisions), 'What was told at the table')
  if (!state.outcome) throw new NotVerified('With these answers the game is not over.')
  const kept = storage.snapshot(id)
  if (kept?.seq === decisions) same(state, positionIn(kept.text).state, 'The position at the end')
  return { seed: row.seed, seedHash: hashOf(row.seed), decisions, outcome: state.outcome }
}

/** From what anyone can download after the game. */
export function verifyReplay({ config, seed, steps, outcome }: Replay): Verified {
  let state = newGame(config, seed)
  same(openView(state), steps[0]?.view, 'The position at the start')
  steps.slice(1).forEach(({ seat, chosen, view }, i) => {
    const ids = chosen.map((o) => o.id)
    const asked = requests(state).filter((r) => r.seat === seat)
    const request = (asked.find((r) => ids.every((id) => r.options.some((o) => o.id === id))) ?? asked[0])?.id
    if (seat === null || request === undefined)
      throw new NotVerified(`Decision ${i + 1} was made by nobody who was asked.`)
    state = next(state, seat, request, ids, i + 1).state
    same(openView(state), view, `The position after decision ${i + 1}`)
  })
  same(state.outcome, outcome, 'The outcome')
  if (!outcome) throw new NotVerified('The answers do not lead to the end of the game.')
  return { seed, seedHash: hashOf(seed), decisions: steps.length - 1, outcome }
}
