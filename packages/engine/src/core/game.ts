import type { Content } from './content.ts'
import type { GameEvent } from './events.ts'
import type { Seat } from './names.ts'
import type { Deed, Frame, GameState, Player } from './state.ts'

/** A game being worked on: a private copy of the state, what is printed on its components, what happened. */
export type Game = {
  readonly s: GameState
  readonly content: Content
  readonly events: GameEvent[]
  /** So many frames at the bottom of the stack belong to the original of this copy. */
  shared: number
  /** Frames above this one were started in the step being carried out. */
  below: number
  /** The decks have been changed, and are no longer those of the original. */
  ownDecks: boolean
  /** Everything under way is to be dropped for this. */
  instead: Frame | undefined
}

export function player(g: Game, seat: Seat): Player {
  const p = g.s.players[seat]
  if (!p) throw new Error(`There is no seat ${seat}.`)
  return p
}

export const current = (g: Game): Seat => g.s.turn.seat

/** All seats clockwise, starting with the given one. */
export function clockwiseFrom(g: Game, seat: Seat): Seat[] {
  const n = g.s.players.length
  const seats: Seat[] = []
  for (let i = 0; i < n; i++) seats.push((seat + i) % n)
  return seats
}

/** A list without the first element equal to this one. */
export function without<T>(list: readonly T[], element: T): T[] {
  const i = list.indexOf(element)
  return i < 0 ? list.slice() : [...list.slice(0, i), ...list.slice(i + 1)]
}

/** A list without what it has named before. */
export const unique = <T>(list: readonly T[]): T[] => list.filter((x, i) => list.indexOf(x) === i)

/** A frame with every field that frames of its procedure can have. */
export type InFull<L> = { [K in keyof Required<Frame & L>]: (Frame & L)[K] }

type AnyWriter = { write(head: Frame, locals: object): Frame }

const writers = new Map<string, AnyWriter>()

/** How the frames of a procedure are written out. */
export function setWriter(proc: string, writer: AnyWriter): void {
  writers.set(proc, writer)
}

// Every frame is made here, so that all of one procedure have one shape, copies too, and whatever they are told on
// the way: steps read their locals several times faster then. Those that are made all the time are written out, which
// is several times faster again.

export function frame(proc: string, step: string, locals: object): Frame {
  const head = { proc, step, got: undefined, result: undefined, unthrown: undefined, once: undefined }
  return writers.get(proc)?.write(head, locals) ?? spread(head, locals)
}

export const copyOf = (f: Frame): Frame => writers.get(f.proc)?.write(f, f) ?? spread(f, f)

/** The spread comes last: an object literal that goes on after one is twenty times slower. */
const spread = ({ proc, step }: Frame, locals: object): Frame => ({
  proc,
  step,
  got: undefined,
  result: undefined,
  unthrown: undefined,
  once: undefined,
  ...locals,
})

/** A frame that may be changed: it, and all above it, are made this copy's own. */
export function own(g: Game, i: number): Frame | undefined {
  const { stack } = g.s
  for (; g.shared > i; g.shared--) {
    const f = stack[g.shared - 1]
    if (f) stack[g.shared - 1] = copyOf(f)
  }
  return stack[i]
}

/** Where on the stack the innermost procedure of that name is; -1 if none is under way. */
function placeOf(g: Game, proc: string): number {
  const { stack } = g.s
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.proc === proc) return i
  return -1
}

/** What every frame has, of the innermost procedure of that name under way; only to be read. */
export const frameSeen = (g: Game, proc: string): Readonly<Frame> | undefined => g.s.stack[placeOf(g, proc)]

/** The same, to be changed. */
export function frameOf(g: Game, proc: string): Frame | undefined {
  const i = placeOf(g, proc)
  return i < 0 ? undefined : own(g, i)
}

/** Cards will ask for it later. */
export function remember(g: Game, seat: Seat, deed: Deed): void {
  const p = player(g, seat)
  if (!p.past?.includes(deed)) p.past = [...(p.past ?? []), deed]
}
