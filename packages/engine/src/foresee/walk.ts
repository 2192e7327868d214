import { draft } from '../core/clone.ts'
import type { GameEvent } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { run, settle } from '../core/procedure.ts'
import type { Ask, GameState, Outcome } from '../core/state.ts'
import { type Answer, carryOut, gameOn } from '../decide.ts'
import { backsIn } from '../imagine/hidden.ts'
import { rollUnderWay } from '../rules/dice.ts'
import { emptied, endUnderWay } from '../rules/victory.ts'
import { type Message, msg, type Param } from '../text/message.ts'
import { view } from '../view.ts'
import { type Facts, factsOf } from './facts.ts'

// What an answer does in one of the games that could be: until somebody is asked, until a die is thrown that nobody
// has thrown yet, or until something is laid open that nobody has seen.

export type Ending = Pick<Outcome, 'winner' | 'reason'> & {
  /** At once, or when the turn ends unless something changes until then. */
  readonly at: 'now' | 'turn-end'
}

export type Walk = {
  /** When it stopped, or when the step of the turn was over. */
  readonly facts: Facts
  /** Before anybody could have used a card or an ability. */
  readonly sure: Facts
  readonly ending: Ending | undefined
  /** The die that decides how it goes on. */
  readonly die: { readonly why: Message } | undefined
  /** What happens next, of which chance decides the rest. */
  readonly then: Message | undefined
}

export type Start = {
  readonly state: GameState
  readonly seat: Seat
  /** All that the seat sees, to tell what it has not seen. */
  readonly seen: string
}

/** What has been used up, and lies open on its pile, may come again. A part may be called like a card. */
export const seenBy = (state: GameState, seat: Seat): string =>
  JSON.stringify({ ...view(state, seat), decks: {}, lostCivilians: [] }).replace(/"[^"]*":/g, ':')

const stop = new Error('What follows nobody can foresee.')

/** So many windows in a row are passed by; more would be a circle. */
const mostWindows = 60

const isWindow = (a: Ask): boolean => a.min === 0 && a.prompt.key.startsWith('prompt.window.')
const stepOf = ({ turn }: GameState): string => `${turn.number} ${turn.step}`

export function walk({ state, seat, seen }: Start, answer: Answer, faces: readonly number[]): Walk {
  const s = draft(state)
  const g: Game = { ...gameOn(s), shared: state.stack.length }
  const [step, wasEmpty, wasEnding] = [stepOf(s), emptied(s), endUnderWay(g) !== undefined]
  let facts: Facts | undefined
  let sure: Facts | undefined
  let die: Walk['die']
  let then: Message | undefined
  const left = [...faces]
  s.dice.shift = () => {
    const face = left.shift()
    if (face !== undefined) return face
    if (!facts) die = rollUnderWay(g)
    throw stop
  }
  g.events.push = (...events: readonly GameEvent[]) => {
    if (stepOf(s) !== step) facts ??= factsOf(g)
    for (const event of events) {
      if (event.key.startsWith('window.')) sure ??= factsOf(g)
      // What only some are shown changes nothing on the table.
      if (event.only || !namesUnseen(g, event, seen)) continue
      if (!facts) then = asUnseen(g, event)
      throw stop
    }
    return 0
  }
  // Others may be asked at the same moment.
  if (s.asks.some((a) => a.seat === seat && isWindow(a))) sure = factsOf(g)
  try {
    carryOut(g, seat, answer)
    for (let n = 0; n < mostWindows && waitsInWindows(s.asks); n++) pass(g)
  } catch (error) {
    if (error !== stop) throw error
  }
  facts ??= factsOf(g)
  const empty = emptied(s)
  const ending: Ending | undefined = wasEnding
    ? undefined
    : s.outcome
      ? { winner: s.outcome.winner, reason: s.outcome.reason, at: 'now' }
      : empty !== undefined && empty !== wasEmpty
        ? { winner: 'cylons', reason: empty, at: 'turn-end' }
        : undefined
  return { facts, sure: sure ?? facts, ending, die: die && { why: die.why }, then }
}

const waitsInWindows = (asks: readonly Ask[]): boolean =>
  asks.some((a) => a.chosen === null) && asks.every((a) => a.chosen !== null || isWindow(a))

/** Nobody uses anything. */
function pass(g: Game): void {
  const { s } = g
  s.asks = s.asks.map((a) => (a.chosen === null ? { ...a, chosen: [] } : a))
  settle(g)
  run(g)
}

/** Whether somebody is told of a card or a token that he did not see before. */
function namesUnseen(g: Game, message: Message, seen: string): boolean {
  return Object.values(message.params ?? {}).some((param) => namesUnseenIn(g, param, seen))
}

function namesUnseenIn(g: Game, param: Param, seen: string): boolean {
  if (typeof param !== 'object') return false
  if (!('key' in param)) return param.some((m) => namesUnseenIn(g, m, seen))
  const [, kind, id = ''] = /^(card|skill-card|token):(.*)$/.exec(param.key) ?? []
  if (kind === 'token') return isDrawn(g, id)
  if (kind !== undefined) return backsIn(g.content).has(id) && !seen.includes(`"${id}"`)
  return namesUnseen(g, param, seen)
}

/** Tokens are drawn face down; that one like it lies open tells nothing of this one. */
const isDrawn = ({ content }: Game, id: string): boolean =>
  content.civilians.has(id) || content.damageTokens.has(id) || content.basestarTokens.has(id)

/** What is about to be told, without what it lays open. */
function asUnseen({ content }: Game, { key }: Message): Message | undefined {
  if (key === 'event.civilian') return msg('then.civilian')
  if (key === 'event.crisis') return msg('then.crisis')
  const board = /^event\.(.*)-damaged$/.exec(key)?.[1]
  return board !== undefined && content.boards.has(board)
    ? msg('then.damage', { board: { key: `board:${board}` } })
    : undefined
}
