import { checkedConfig, type GameConfig } from './config.ts'
import { contentOf } from './content/index.ts'
import { momentAsks, stepAside } from './core/aside.ts'
import { draft } from './core/clone.ts'
import type { GameEvent } from './core/events.ts'
import type { Game } from './core/game.ts'
import type { Seat } from './core/names.ts'
import { call, run, settle } from './core/procedure.ts'
import type { Ask, GameState, Option, Outcome } from './core/state.ts'
import { setup, unopened } from './rules/setup.ts'
import type { Message } from './text/message.ts'

/** Who is asked what: choose between `min` and `max` of the options. */
export type Request = {
  readonly id: string
  readonly seat: Seat
  readonly prompt: Message
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** Nobody but this seat may know that it is asked. */
  readonly secret: boolean
  /** The window this is asked in, or ''. */
  readonly window: string
  /** What the seat may do at any moment: nobody waits for it. */
  readonly standing?: true
}

export type Answer = { readonly request: string; readonly options: readonly string[] }

export type StepTaken = { readonly state: GameState; readonly events: readonly GameEvent[] }

/** Why an answer was not accepted, and what was expected. The state is as it was. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused'
  readonly code:
    | 'over'
    | 'not-asked'
    | 'stale'
    | 'malformed'
    | 'unknown'
    | 'repeated'
    | 'too-few'
    | 'too-many'
  constructor(code: AnswerRefused['code'], message: string) {
    super(message)
    this.code = code
  }
}

export const gameOn = (state: GameState): Game => ({
  s: state,
  content: contentOf(state.config),
  events: [],
  shared: 0,
  below: 0,
  ownDecks: false,
  instead: undefined,
})

export function newGame(config: GameConfig, seed: string | number): GameState {
  return begin(config, seed).state
}

/** Like newGame, with what happened before the first question. */
export function begin(config: GameConfig, seed: string | number): StepTaken {
  const checked = checkedConfig(config)
  const g = gameOn(unopened(checked, contentOf(checked), String(seed)))
  call(g, setup, { i: 0 })
  run(g)
  return { state: g.s, events: g.events }
}

/** Counts the answers of that seat alone: questions that are open together keep their names, and give nothing away. */
const requestId = (state: GameState, { seat }: Ask): string =>
  answerName(seat, state.players[seat]?.answers ?? 0)

// Names are made once: they are asked for and compared in every decision.

const answerNames: string[][] = []

function answerName(seat: Seat, answers: number): string {
  answerNames[seat] ??= []
  answerNames[seat][answers] ??= `${answers}.${seat}`
  return answerNames[seat][answers]
}

const asRequest = (state: GameState, a: Ask): Request => ({
  id: requestId(state, a),
  seat: a.seat,
  prompt: a.prompt,
  options: a.options,
  min: a.min,
  max: a.max,
  secret: a.secret,
  window: a.window,
})

/** What the game waits for, then what seats may do meanwhile. */
export function requests(state: GameState): Request[] {
  const waiting: Request[] = []
  for (const a of state.asks) if (a.chosen === null) waiting.push(asRequest(state, a))
  const besides = asides(state)
  return besides.length === 0 ? waiting : [...waiting, ...besides.map(asStanding)]
}

const standingIds: string[] = []

/** Named by the seat alone: it stays the same request while others answer theirs. */
const standingId = (seat: Seat): string => (standingIds[seat] ??= `any.${seat}`)

const asStanding = ({ seat, prompt, options, min, max, secret, window }: Ask): Request => ({
  id: standingId(seat),
  seat,
  prompt,
  options,
  min,
  max,
  secret,
  window,
  standing: true,
})

/** What a seat may do at any moment, whoever is asked what. */
export const standingRequests = (state: GameState, seat: Seat): readonly Request[] =>
  asides(state)
    .filter((a) => a.seat === seat)
    .map(asStanding)

const nothing: readonly Ask[] = []

const asides = (state: GameState): readonly Ask[] =>
  contentOf(state.config).moments.has('any-moment') ? momentAsks(gameOn(state)) : nothing

/** What the game waits for from a seat. */
export const requestOf = (state: GameState, seat: Seat): Request | undefined => {
  const ask = state.asks.find((a) => a.seat === seat && a.chosen === null)
  return ask && asRequest(state, ask)
}

export const outcome = (state: GameState): Outcome | undefined => state.outcome ?? undefined

/** Carries an answer out on a copy of the state; the state given is left as it was. */
export const decide = (state: GameState, seat: Seat, answer: Answer): StepTaken =>
  decideDownTo(state, seat, answer, -1)

/** The same, no further than until so many frames are left. */
export function decideDownTo(state: GameState, seat: Seat, answer: Answer, frames: number): StepTaken {
  const g = gameOn(draft(state))
  g.shared = state.stack.length
  carryOut(g, seat, answer, frames)
  return { state: g.s, events: g.events }
}

/** Carries an answer out in a game that may be changed; where it is refused, nothing has been. */
export function carryOut(g: Game, seat: Seat, answer: Answer, frames = -1): void {
  if (isAnswer(answer) && answer.request === standingId(seat)) doAside(g, seat, answer)
  else answerAsked(g, seat, answer, frames)
}

function answerAsked(g: Game, seat: Seat, answer: Answer, frames: number): void {
  const { s } = g
  const ask = asked(s, seat, answer)
  const chosen = chosenOf(ask, answer)
  s.asks[s.asks.indexOf(ask)] = {
    seat: ask.seat,
    prompt: ask.prompt,
    options: ask.options,
    min: ask.min,
    max: ask.max,
    secret: ask.secret,
    window: ask.window,
    chosen,
  }
  s.decision++
  const answering = s.players[seat]
  if (answering) answering.answers++
  settle(g)
  if (s.asks.length === 0) run(g, frames)
}

/** The question that this answers. */
function asked(state: GameState, seat: Seat, answer: Answer): Ask {
  if (state.outcome) throw new AnswerRefused('over', 'The game is over; no answer is expected.')
  if (!isAnswer(answer))
    throw new AnswerRefused('malformed', 'An answer is { request: string, options: string[] }.')
  const ask = state.asks.find((a) => a.seat === seat && a.chosen === null)
  if (!ask)
    throw new AnswerRefused('not-asked', `Seat ${seat} is not asked anything now; ${waitingFor(state)}.`)
  const expected = requestId(state, ask)
  if (answer.request !== expected)
    throw new AnswerRefused('stale', `Request "${answer.request}" is over; the open one is "${expected}".`)
  return ask
}

/** Carries out what a seat may do at any moment; what is asked besides stays as it is. */
function doAside(g: Game, seat: Seat, answer: Answer): void {
  const ask = asides(g.s).find((a) => a.seat === seat)
  if (!ask) throw new AnswerRefused('not-asked', 'There is nothing you could do of your own accord now.')
  const [what] = chosenOf(ask, answer)
  g.s.decision++
  if (what) stepAside(g, seat, what.id)
  run(g)
}

function chosenOf(ask: Ask, { options }: Answer): Option[] {
  const chosen: Option[] = []
  for (const id of options) {
    const option = optionCalled(ask, id)
    if (!option) {
      const known = ask.options.map((o) => o.id).join(', ')
      throw new AnswerRefused('unknown', `"${id}" is not an option; choose ${wanted(ask)} of: ${known}.`)
    }
    if (chosen.includes(option))
      throw new AnswerRefused('repeated', `"${id}" is named twice; choose ${wanted(ask)} different options.`)
    chosen.push(option)
  }
  if (options.length < ask.min)
    throw new AnswerRefused('too-few', `${options.length} chosen; ${wanted(ask)} expected.`)
  if (options.length > ask.max)
    throw new AnswerRefused('too-many', `${options.length} chosen; ${wanted(ask)} expected.`)
  return chosen
}

function optionCalled({ options }: Ask, id: string): Option | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}

const wanted = ({ min, max }: Ask): string => (min === max ? `exactly ${min}` : `${min} to ${max}`)

/** Whom the game waits for, as far as everyone may know. */
function waitingFor(state: GameState): string {
  const seats = state.asks.filter((a) => !a.secret && a.chosen === null).map((a) => `seat ${a.seat}`)
  return seats.length > 0 ? `the game waits for ${seats.join(', ')}` : 'wait until it is'
}

function isAnswer(answer: unknown): answer is Answer {
  if (typeof answer !== 'object' || answer === null || !('request' in answer) || !('options' in answer))
    return false
  return (
    typeof answer.request === 'string' &&
    Array.isArray(answer.options) &&
    answer.options.every((o) => typeof o === 'string')
  )
}
