import {
  type Answer,
  type Chance,
  chance,
  decide,
  eventsFor,
  type GameState,
  type Imagine,
  type Request,
  requests,
  type View,
  view,
} from '@ragtag/engine'
import { choose, chooseWithout } from './choose.ts'
import { alternatives } from './contribute.ts'
import { type Memory, remember } from './memory.ts'
import { type Mind, mindOf } from './mind.ts'
import { locksIn } from './places.ts'
import { isCylonCard, type Seat } from './printed.ts'
import { chanceOfHumans } from './value.ts'

// Thinking ahead: what the rules of thumb think of, and what they would do otherwise, is tried out in imagined games
// that are played on for a while by the rules of thumb. All candidates are tried in the same games.

export type Budget = {
  /** How long it may take, in milliseconds. */
  readonly ms?: number
  /** In how many imagined games it is tried at most. */
  readonly worlds?: number
  /** How many turns they are played on. */
  readonly turns?: number
  /** How many answers are compared. */
  readonly answers?: number
}

/** From this many games on, and then every so many, those that do worse than the first thought are given up. */
const firstLook = 5
const every = 4
/** With fewer than that nothing is changed. */
const fewest = 8
/** How sure it must be that another answer is better: so many standard errors, and by so much. */
const sure = 1.2
const noticeable = 0.004
/** How sure one is early on: of what is this much better no more games are needed, nor of what is not even so good. */
const surely = 3
const hardly = 0.4
/** The game does not stand still for ever. */
const longest = 400

export function search(
  first: Answer,
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine: Imagine,
  { ms = 1000, worlds = 60, turns = 1, answers = 5 }: Budget = {},
): Answer {
  const mind = mindOf(view, request, memory, random)
  // Whoever wins by conditions of his own is not served by what the humans' chances are.
  if (ms <= 0 || mind.aims !== undefined || first.request !== request.id || request.secret) return first
  if (isPutOff(mind)) return first
  const until = performance.now() + ms
  let left = candidates(first, mind, answers)
  if (left.length < 2) return first
  const side = mind.side === 'human' ? 1 : -1
  const seeds = random(2 ** 30)
  const scores = new Map<Answer, number[]>(left.map((a) => [a, []]))
  const game: Tried = { seat: request.seat, memory, turns, doubts: new Map() }
  for (let world = 0; world < worlds && performance.now() < until; world++) {
    const state = believed(mind, imagine, chance(seeds + 7919 * world))
    for (const answer of left) scores.get(answer)?.push(side * playedOn(state, answer, game, world))
    const n = world + 1
    if (n < firstLook || (n - firstLook) % every !== 0) continue
    const over = left
      .filter((a) => a !== first)
      .map((answer) => ({ answer, ...gainOver(scores, first, answer) }))
    const worth = over.filter(({ mean, error }) => mean > (n > firstLook ? hardly * error : 0))
    left = [first, ...worth.map((o) => o.answer)]
    if (left.length < 2) return first
    const [only] = worth
    if (
      worth.length === 1 &&
      only &&
      n >= fewest &&
      only.mean > noticeable &&
      only.mean > surely * only.error
    )
      return only.answer
  }
  let found = first
  let top = noticeable
  for (const answer of left) {
    const { mean, error, n } = gainOver(scores, first, answer)
    if (n >= fewest && mean > top && mean > sure * error) {
      top = mean
      found = answer
    }
  }
  return found
}

/**
 * Whether it is about who gets out of where he is locked in, or may be: what he does there, and every check of a location.
 * As long as he stays there no Crisis card is drawn, so to those who look a turn ahead it seems best that he does; if all
 * thought so, the game would never end.
 */
const isPutOff = (mind: Mind): boolean => {
  const { key } = mind.request.prompt
  return key === 'prompt.action'
    ? locksIn(mind, mind.me.at)
    : key === 'prompt.contribute' && mind.view.crisis === null
}

/** What comes to mind: the best by the rules of thumb, the best without that, and so on. */
function candidates(first: Answer, mind: Mind, most: number): Answer[] {
  const { request } = mind
  if (request.prompt.key === 'prompt.contribute') return additions(first, mind, most)
  if (request.max !== 1 || request.options.length + (request.min === 0 ? 1 : 0) < 2) return [first]
  const found = [first]
  while (found.length < most) {
    const next = chooseWithout(
      mind,
      found.flatMap((a) => a.options),
    )
    if (!next) break
    found.push(next)
  }
  const pass: Answer = { request: request.id, options: [] }
  // Whether there is anything to do the rules of thumb know; to look a few games ahead is to see chance.
  const mayPass = request.min === 0 && request.prompt.key !== 'prompt.action' && first.options.length > 0
  return mayPass ? [...found.slice(0, most - 1), pass] : found
}

/** What can be added to a check, each set of cards once. */
function additions(first: Answer, mind: Mind, most: number): Answer[] {
  const found = new Map([[first.options.join(), first]])
  for (const chosen of alternatives(mind)) {
    const options = chosen.map((o) => o.id)
    if (found.size < most && !found.has(options.join()))
      found.set(options.join(), { request: mind.request.id, options })
  }
  return [...found.values()]
}

function gainOver(
  scores: ReadonlyMap<Answer, readonly number[]>,
  first: Answer,
  other: Answer,
): { readonly mean: number; readonly error: number; readonly n: number } {
  const a = scores.get(first) ?? []
  const b = scores.get(other) ?? []
  const n = Math.min(a.length, b.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const d = (b[i] ?? 0) - (a[i] ?? 0)
    sum += d
    squares += d * d
  }
  const mean = sum / Math.max(1, n)
  return { mean, error: Math.sqrt(Math.max(0, squares / Math.max(1, n) - mean ** 2) / Math.max(1, n - 1)), n }
}

/** Of how many imagined games one is taken, the more likely the better it fits what is believed. */
const pool = 4

/** A game as it could be, with Cylons where they are suspected. */
function believed(mind: Mind, imagine: Imagine, random: Chance): GameState {
  const doubts = doubtsOf(mind)
  if (doubts.length < 2) return imagine(random)
  const usual = odds(doubts.reduce((sum, d) => sum + d.doubt, 0) / doubts.length)
  const games = Array.from({ length: pool }, () => imagine(random))
  const likely = games.map(({ players }) =>
    doubts.reduce((all, { seat, doubt }) => {
      const isCylon = players[seat]?.loyalty.some((card) => isCylonCard(mind.content, card))
      return isCylon ? (all * odds(doubt)) / usual : all
    }, 1),
  )
  let at = (random(2 ** 20) / 2 ** 20) * likely.reduce((sum, l) => sum + l, 0)
  const found = games.find((_, i) => {
    at -= likely[i] ?? 0
    return at < 0
  })
  return found ?? imagine(random)
}

/** What others are suspected of, who have not shown what they are. */
const doubtsOf = ({ view, suspicion, seat }: Mind): { readonly seat: number; readonly doubt: number }[] =>
  view.players
    .filter((p) => p.seat !== seat && !p.revealed)
    .map((p) => ({ seat: p.seat, doubt: suspicion[p.seat] ?? 0 }))

const odds = (chance: number): number => {
  const p = Math.max(0.01, Math.min(0.99, chance))
  return p / (1 - p)
}

/** What is the same in all games a search imagines. */
type Tried = {
  readonly seat: Seat
  readonly memory: Memory
  readonly turns: number
  /** Whom everybody suspects, as far as it has been asked: by who he is and who has shown himself. */
  readonly doubts: Map<string, readonly number[]>
}

/** What comes of an answer in an imagined game, everybody playing on by the rules of thumb. */
function playedOn(imagined: GameState, answer: Answer, game: Tried, world: number): number {
  const { seat, memory, turns } = game
  const own = requests(imagined).find((r) => r.seat === seat)
  if (!own) return 0.5
  let known = memory
  let { state, events } = decide(imagined, seat, { ...answer, request: own.id })
  let end = imagined.turn.number + turns
  let drawn = view(imagined, 'spectator').crisis !== null
  const luck = chance(world + 1)
  for (let n = 0; n < longest && !state.outcome; n++) {
    drawn ||= events.some((e) => e.key === 'event.crisis')
    if (state.turn.number >= end) {
      // A turn without a Crisis card only puts it off.
      if (drawn) break
      end++
      drawn = true
    }
    const [request] = requests(state)
    if (!request) break
    known = remember(known, eventsFor(events, seat))
    const seen = view(state, request.seat)
    const as = doubting(seen, request, known, game)
    const step = decide(state, request.seat, choose(seen, request, as, luck))
    state = step.state
    events = step.events
  }
  return chanceOfHumans(state)
}

/** What somebody remembers in an imagined game. What is found out there is not evidence, until somebody shows himself. */
function doubting(seen: View, request: Request, known: Memory, { seat, memory, doubts }: Tried): Memory {
  const his = request.seat === seat ? {} : { looked: {} }
  const as: Memory = { ...known, checks: memory.checks, seat: request.seat, ...his }
  const shown = seen.players.map((p) => (p.revealed ? 'x' : '-')).join('')
  const key = `${as.seat} ${seen.players[as.seat]?.loyalty?.join()} ${shown} ${Object.keys(as.looked)}`
  const before: Memory = { ...as, choices: memory.choices }
  const found = doubts.get(key) ?? mindOf(seen, request, before, () => 0).suspicion
  doubts.set(key, found)
  return { ...as, doubts: found }
}
