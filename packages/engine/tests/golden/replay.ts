import {
  AnswerRefused,
  begin,
  decide,
  type GameState,
  migrated,
  PositionRefused,
  requestOf,
  requests,
  type StepTaken,
} from '../../src/index.ts'
import type { Given, Mend } from './explained.ts'
import { recordedKey } from './facts.ts'
import { type Aspect, aspects, type Golden, type Hashes, type Recorded, span } from './games.ts'
import { endOf, ledger, type Reader } from './ledger.ts'

export type Replayed = {
  /** The first difference from what was recorded that no mend explains. */
  readonly difference?: string
  /** Mends that explained something. */
  readonly mends: ReadonlySet<Mend>
  /** A mend made another game of it; what came before was compared. */
  readonly left: boolean
}

type Course = {
  readonly hashes: readonly Hashes[]
  /** For each decision the mends that concern it. */
  readonly concerned: readonly (readonly Mend[])[]
  /** Mends that changed an answer. */
  readonly changed: ReadonlySet<Mend>
  readonly stop: { readonly why: 'end' | 'another game' | 'stuck'; readonly what: string }
}

/** Where the record of a game begins. */
export const startOf = (game: Pick<Golden, 'config' | 'seed' | 'saved'>): StepTaken =>
  game.saved === undefined
    ? begin(game.config, game.seed)
    : { state: migrated(structuredClone(game.saved)), events: [] }

function startOrRefusal(game: Golden): StepTaken | string {
  try {
    return startOf(game)
  } catch (error) {
    if (error instanceof PositionRefused) return `the saved position is refused: ${error.message}`
    throw error
  }
}

/** What is answered today in place of a recorded answer, and the mends that concern it. */
export function answersToday(recorded: Recorded, state: GameState, mends: readonly Mend[]) {
  const now = { state, request: requestOf(state, recorded.seat) }
  const concerned = mends.filter((m) => m.concerns(recorded, now))
  const changed = concerned.filter((m) => m.instead)
  let given: readonly Given[] | 'another game' | undefined
  for (const mend of changed) if (given !== 'another game') given = mend.instead?.(recorded, now) ?? given
  const asked = now.request && recordedKey(now.request.prompt.key) === recorded.prompt
  return { concerned, changed, given: given ?? (asked ? [recorded] : 'not asked') } as const
}

/** Plays a game along its recorded answers, as far as that leads. */
function follow(game: Golden, mends: readonly Mend[], reader?: Reader): Course {
  const hashes: Hashes[] = []
  const concerned: (readonly Mend[])[] = []
  const changed = new Set<Mend>()
  const book = ledger(reader)
  const { config } = game
  const stopped = (why: Course['stop']['why'], what: string): Course => ({
    hashes,
    concerned,
    changed,
    stop: { why, what },
  })
  const first = startOrRefusal(game)
  if (typeof first === 'string') return stopped('stuck', first)
  let { state } = first
  book.events(first.events, config)
  for (const { answers } of game.stretches) {
    book.position(state)
    for (const recorded of answers) {
      const today = answersToday(recorded, state, mends)
      concerned.push(today.concerned)
      for (const mend of today.changed) changed.add(mend)
      if (today.given === 'another game') return stopped('another game', '')
      if (today.given === 'not asked') return stopped('stuck', unasked(recorded, state))
      for (const { seat, options } of today.given) {
        const request = requestOf(state, seat)
        if (!request) return stopped('stuck', unasked(recorded, state))
        book.question(request)
        try {
          const step = decide(state, seat, { request: request.id, options })
          state = step.state
          book.events(step.events, config)
        } catch (error) {
          if (!(error instanceof AnswerRefused)) throw error
          return stopped('stuck', `${tell(recorded)} is refused: ${error.message}`)
        }
      }
    }
    hashes.push(book.close())
  }
  return state.outcome
    ? stopped('end', endOf(state, reader))
    : stopped('stuck', `the game goes on after its last recorded answer: ${open(state)}`)
}

const tell = ({ seat, prompt, options }: Recorded): string =>
  `seat ${seat}'s answer to ${prompt}, "${options.join(' ')}",`

const open = (state: GameState): string =>
  requests(state)
    .map((r) => `seat ${r.seat} is asked ${r.prompt.key}`)
    .join(', ') || 'the game is over'

const unasked = (recorded: Recorded, state: GameState): string =>
  `${tell(recorded)} finds no such question: ${open(state)}`

/** Plays a recorded game again and compares every fact that was recorded. */
export function replay(game: Golden, mends: readonly Mend[] = [], reader?: Reader): Replayed {
  const { hashes, concerned, changed, stop } = follow(game, mends, reader)
  const used = new Set(changed)
  const differs = (difference: string): Replayed => ({ difference, mends: used, left: false })
  for (const [n, now] of hashes.entries()) {
    const stretch = game.stretches[n]
    const wrong = aspects.filter((a) => stretch?.hashes[a] !== now[a])
    // What a question that is gone had led to comes with the answer before it.
    const near = concerned.slice(n * span, (n + 1) * span + 1).flat()
    const unexplained = wrong.filter((aspect) => !excuse(near, aspect, used))
    if (unexplained.length > 0)
      return differs(
        `${unexplained.join(' and ')} differ at decisions ${n * span + 1} to ${(n + 1) * span}: ${
          stretch?.answers.map((a) => `seat ${a.seat} ${a.prompt} "${a.options.join(' ')}"`).join(', ') ?? ''
        }`,
      )
  }
  if (stop.why === 'stuck') return differs(`at decision ${concerned.length} ${stop.what}`)
  if (stop.why === 'end' && stop.what !== game.end) return differs('the last position differs')
  return { mends: used, left: stop.why === 'another game' }
}

function excuse(near: readonly Mend[], aspect: Aspect, used: Set<Mend>): boolean {
  const found = near.filter((m) => m.differs.includes(aspect))
  for (const mend of found) used.add(mend)
  return found.length > 0
}
