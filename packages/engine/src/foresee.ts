import type { Seat } from './core/names.ts'
import type { GameState } from './core/state.ts'
import { type Answer, AnswerRefused, gameOn } from './decide.ts'
import { type Change, changesFor } from './foresee/changes.ts'
import { type Facts, factsOf } from './foresee/facts.ts'
import { type Ending, type Start, seenBy, type Walk, walk } from './foresee/walk.ts'
import { unknowing } from './imagine/knowledge.ts'
import { imagine } from './imagine.ts'
import { type Chance, chance } from './random-player.ts'
import type { Message } from './text/message.ts'

// What an answer will do, as far as its giver can know. It is carried out in a few games as they could be for all he
// sees (imagine.ts), and only what comes about in all of them is told. Nothing but his view has a part in it: to equal
// views belong equal foresights. What he was told earlier and his view no longer shows he remembers himself.

/** What is different, how it may end, and what comes then. */
export type Outcomes = {
  readonly changes: readonly Change[]
  readonly ending?: Ending
  /** What happens next, of which chance decides the rest. */
  readonly then?: Message
}

/** What comes of these results of a die, each of which is as likely as any other. */
export type Faces = Outcomes & { readonly from: number; readonly to: number }

export type Foresight = Outcomes & {
  /** A die decides: what it is thrown for, and what its results do. */
  readonly roll?: { readonly why: Message; readonly faces: readonly Faces[] }
}

const games = 4
/** For each result of a die fewer will do: what is hidden has been told apart by then. */
const gamesPerFace = 2
const faces = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** What answers of a seat would do; undefined for one that cannot be given. What could be is imagined once for all. */
export function foresee(state: GameState, seat: Seat): (answer: Answer) => Foresight | undefined {
  const seen = seenBy(state, seat)
  const before = factsOf(gameOn(state))
  let starts: readonly Start[] | undefined
  return (answer) => {
    starts ??= Array.from({ length: games }, (_, i) => {
      return { state: imagine(state, seat, unknowing, apart(i)), seat, seen }
    })
    try {
      return foreseen(starts, before, answer)
    } catch (error) {
      if (error instanceof AnswerRefused) return undefined
      throw error
    }
  }
}

/** Sources of numbers that have nothing to do with each other: neighbouring seeds begin alike. */
function apart(i: number): Chance {
  const random = chance(Math.imul(i + 1, 0x2c1b3c6d))
  for (let n = 0; n < 16; n++) random(2)
  return random
}

function foreseen(starts: readonly Start[], before: Facts, answer: Answer): Foresight {
  const walks = starts.map((start) => walk(start, answer, []))
  const outcomes = outcomesOf(starts, before, walks)
  const why = agreed(walks.map((w) => w.die?.why))
  if (!why) return outcomes
  const thrown: Faces[] = []
  for (const face of faces) {
    const landed = starts.slice(0, gamesPerFace).map((start) => walk(start, answer, [face]))
    const next = outcomesOf(starts, walks[0]?.facts ?? before, landed)
    const last = thrown.at(-1)
    if (last && isSame(last, next)) thrown[thrown.length - 1] = { ...last, to: face }
    else thrown.push({ from: face, to: face, ...next })
  }
  // A die about which nothing more is known than that it is thrown tells nobody anything.
  return thrown.length === 1 ? outcomes : { roll: { why, faces: thrown }, ...outcomes }
}

function outcomesOf([start]: readonly Start[], before: Facts, walks: readonly Walk[]): Outcomes {
  if (!start) return { changes: [] }
  const after = walks.map((w) => w.facts)
  const changes = changesFor(gameOn(start.state), start.seat, {
    before,
    after,
    sure: walks.map((w) => w.sure),
  })
  const ending = agreed(walks.map((w) => w.ending))
  const then = agreed(walks.map((w) => w.then))
  return { changes, ...(ending ? { ending } : {}), ...(then ? { then } : {}) }
}

/** What is the same in all games. */
function agreed<T>([first, ...rest]: readonly (T | undefined)[]): T | undefined {
  const said = JSON.stringify(first)
  return rest.every((other) => JSON.stringify(other) === said) ? first : undefined
}

const isSame = ({ changes, ending, then }: Outcomes, other: Outcomes): boolean =>
  JSON.stringify([changes, ending, then]) === JSON.stringify([other.changes, other.ending, other.then])
