import { frame, frameOf, type Game, type InFull, own, setWriter } from './game.ts'
import type { CardId, Seat } from './names.ts'
import type { Ask, Frame, Got, Option } from './state.ts'

// The rulebook's step lists. A frame on the stack is "this procedure, this step, these locals". Before a
// step runs, its frame is set to the following step; so a step may call other procedures, ask, or open a
// window and simply return: what it started is done in the order in which it was started, then the game comes
// back to the next step.

type StepList<L> = Readonly<Record<string, (g: Game, f: Frame & L) => void>>

export type Procedure<L> = {
  readonly name: string
  readonly steps: StepList<L>
  /** The step it begins with. */
  readonly first: string
  /** Only for types: the locals a call needs. */
  readonly locals?: L
}

/** Cards in the hands of a procedure, so that none is lost sight of. */
export type Holding<L> = {
  cards(f: Frame & L): readonly CardId[]
  /** Where not everybody sees them: who sees which of them, and how others take their place. */
  readonly hidden?: {
    seenBy(f: Frame & L, seat: Seat, i: number): boolean
    put(f: Frame & L, cards: readonly CardId[]): void
  }
}

/** Something drawn that still lies where it was, seen by some. */
export type Look<L> = {
  at(f: Frame & L): readonly CardId[]
  among(g: Game, f: Frame & L): readonly CardId[]
  seenBy(f: Frame & L, seat: Seat): boolean
  put(f: Frame & L, others: readonly CardId[]): void
}

export type InHand<L> = {
  readonly holds?: readonly Holding<L>[]
  readonly looks?: readonly Look<L>[]
  /** Puts away what it holds when it is cut short. */
  dropped?(g: Game, f: Frame & L): void
}

type AnyHolding = {
  cards(f: Frame): readonly CardId[]
  readonly hidden?: {
    seenBy(f: Frame, seat: Seat, i: number): boolean
    put(f: Frame, cards: readonly CardId[]): void
  }
}
type AnyLook = {
  at(f: Frame): readonly CardId[]
  among(g: Game, f: Frame): readonly CardId[]
  seenBy(f: Frame, seat: Seat): boolean
  put(f: Frame, others: readonly CardId[]): void
}
type AnyStep = { run(g: Game, f: Frame): void; readonly next: string; following?: AnyStep }
type AnyProcedure = {
  readonly steps: ReadonlyMap<string, AnyStep>
  readonly holds: readonly AnyHolding[]
  readonly looks: readonly AnyLook[]
  dropped?(g: Game, f: Frame): void
}

const procedures = new Map<string, AnyProcedure>()

export function procedure<L>(name: string, steps: StepList<L>, inHand: InHand<L> = {}): Procedure<L> {
  if (procedures.has(name)) throw new Error(`Two procedures are called "${name}".`)
  const names = Object.keys(steps)
  const linked = new Map<string, AnyStep>()
  names.forEach((step, i) => {
    const run = steps[step]
    if (run) linked.set(step, { run, next: names[i + 1] ?? '' })
  })
  for (const step of linked.values()) step.following = linked.get(step.next)
  procedures.set(name, {
    steps: linked,
    holds: inHand.holds ?? [],
    looks: inHand.looks ?? [],
    dropped: inHand.dropped,
  })
  return { name, steps, first: names[0] ?? '' }
}

/**
 * For frames that are made all the time: with all their fields written out they are made and copied faster. Not for
 * locals one of which is called like a field that every frame has.
 */
export function writeInFull<L extends object>(
  { name }: Procedure<L>,
  write: (head: Frame, locals: L) => InFull<L>,
): void {
  setWriter(name, { write })
}

/** The places in a frame where cards are. */
export const holdings = (f: Frame): readonly AnyHolding[] => procedures.get(f.proc)?.holds ?? []

export const looks = (f: Frame): readonly AnyLook[] => procedures.get(f.proc)?.looks ?? []

/** All cards in the hands of a procedure. */
export const heldBy = (f: Frame): readonly CardId[] => holdings(f).flatMap((h) => h.cards(f))

export const isProcedure = (name: string): boolean => procedures.has(name)

export const hasStep = (name: string, step: string): boolean => procedures.get(name)?.steps.has(step) ?? false

/** What is known of a procedure without its locals. */
export type Beginning = Pick<Procedure<unknown>, 'name' | 'first'>

export function call<L extends object>(g: Game, p: Procedure<L>, locals: NoInfer<L>): void {
  start(g, p, locals)
}

export function start(g: Game, { name, first }: Beginning, locals: object): void {
  g.s.stack.push(frame(name, first, locals))
}

/** Goes on at another step of the same procedure. */
export function goTo(f: Frame, step: string): void {
  f.step = step
}

/** Ends this procedure after the present step. */
export function end(f: Frame): void {
  f.step = ''
}

/** Whether this step has started something that is still to be done. */
export const started = (g: Game): boolean => g.s.stack.length > g.below

/** Ends the innermost procedure and hands a value to the one that called it, which started nothing else beside it. */
export function finish(g: Game, result: number, unthrown = false): void {
  const { stack } = g.s
  stack.pop()
  g.below = stack.length
  const caller = own(g, stack.length - 1)
  if (!caller) return
  caller.result = result
  if (unthrown || caller.unthrown) caller.unthrown = unthrown
}

/** Drops everything above the innermost procedure of that name and makes it go on at a step. */
export function unwindTo(g: Game, name: string, step: string): void {
  const { stack } = g.s
  for (let f = stack.at(-1); f; f = stack.at(-1)) {
    if (f.proc === name) {
      const found = own(g, stack.length - 1)
      if (found) found.step = step
      g.below = stack.length
      return
    }
    stack.pop()
    procedures.get(f.proc)?.dropped?.(g, f)
  }
}

/** Drops everything as soon as the present step is done, and carries this out: nothing else follows. */
export function callInstead<L extends object>(g: Game, p: Procedure<L>, locals: NoInfer<L>): void {
  g.instead ??= frame(p.name, p.first, locals)
}

/** Whether the present step is the last one of everything under way. */
export const isCutShort = (g: Game): boolean => g.instead !== undefined

/** Ends the innermost procedure; the questions that were open before it are open again. */
export function resume(g: Game, asks: readonly Ask[]): void {
  const { stack } = g.s
  stack.pop()
  g.below = stack.length
  g.s.asks = [...asks]
}

/** What was started first lies on top. */
function inOrder(stack: Frame[], from: number): void {
  const begun = stack.splice(from)
  for (let i = begun.length - 1; i >= 0; i--) {
    const f = begun[i]
    if (f) stack.push(f)
  }
}

/** The innermost procedure of that kind under way, if any. */
export function underWay<L>(g: Game, p: Procedure<L>): (Frame & L) | undefined {
  const f = frameOf(g, p.name)
  return f && isFrameOf(p, f) ? f : undefined
}

const isFrameOf = <L>(p: Procedure<L>, f: Frame): f is Frame & L => f.proc === p.name

/** A list and not nothing, so that a saved frame is read back with its fields in the same order. */
const unasked: readonly Got[] = []

/** Until somebody is asked something, or no more than so many frames are left. */
export function run(g: Game, downTo = -1): void {
  const { s } = g
  while (s.asks.length === 0 && s.outcome === null && s.stack.length > downTo) {
    const top = s.stack.length - 1
    if (s.stack[top]?.step === '') {
      s.stack.pop()
      g.shared = Math.min(g.shared, top)
      continue
    }
    const f = own(g, top)
    if (!f) throw new Error('The game has nothing left to do and is not over.')
    carryOn(g, f)
    if (g.instead) {
      s.stack = [g.instead]
      s.asks = []
      g.shared = 0
      g.instead = undefined
    } else if (s.stack.length > g.below + 1) inOrder(s.stack, g.below)
  }
  if (s.outcome !== null) {
    s.stack.length = 0
    s.asks.length = 0
  }
}

/** Step after step of the innermost procedure, as long as nothing comes between them. */
function carryOn(g: Game, f: Frame): void {
  const { s } = g
  const { stack } = s
  g.below = stack.length
  const steps = stepsOf(f)
  let step = stepNamed(f, steps)
  let { got } = f
  for (;;) {
    const before = got
    f.step = step.next
    step.run(g, f)
    got = f.got
    // An answer is for the step that follows the question; nobody keeps it.
    if (got === before && got !== undefined && got !== unasked && s.asks.length === 0) {
      f.got = unasked
      got = unasked
    }
    if (stack[stack.length - 1] !== f || s.asks.length > 0 || s.outcome !== null || g.instead) return
    const name = f.step
    if (name === '') {
      stack.pop()
      return
    }
    step = name === step.next && step.following ? step.following : stepNamed(f, steps)
  }
}

const none: AnyProcedure['steps'] = new Map()

const stepsOf = (f: Frame): AnyProcedure['steps'] => procedures.get(f.proc)?.steps ?? none

function stepNamed(f: Frame, steps: AnyProcedure['steps']): AnyStep {
  const step = steps.get(f.step)
  if (!step) throw new Error(`There is no step "${f.step}" in "${f.proc}".`)
  return step
}

/**
 * The innermost procedure puts its question again, as things stand now. For that a step that asks changes nothing
 * else, and leaves it to the next one to go on.
 */
export function askAgain(g: Game): void {
  const { s } = g
  const f = own(g, s.stack.length - 1)
  if (!f) return
  const next = f.step
  s.asks = []
  procedures.get(f.proc)?.steps.get(stepBefore(f))?.run(g, f)
  f.step = next
}

/** The step that comes before the one a frame is about to do. */
export function stepBefore(f: Frame): string {
  for (const [name, { next }] of procedures.get(f.proc)?.steps ?? []) if (next === f.step) return name
  return ''
}

export type Question = Partial<Ask> &
  Pick<Ask, 'seat' | 'prompt' | 'options'> & {
    /** Asked even if there is no choice, so that nobody can tell. */
    readonly always?: boolean
  }

/** Puts questions to several seats at once; a question that leaves no choice answers itself. */
export function askAll(g: Game, questions: readonly Question[]): void {
  g.s.asks = questions.map(asked)
  settle(g)
}

export function ask(g: Game, question: Question): void {
  g.s.asks = [asked(question)]
  settle(g)
}

function asked(q: Question): Ask {
  const max = Math.min(q.max ?? 1, q.options.length)
  const min = Math.min(q.min ?? 1, max)
  const forced = !q.always && min === q.options.length
  return {
    seat: q.seat,
    prompt: q.prompt,
    options: q.options,
    min,
    max,
    secret: q.secret ?? false,
    window: q.window ?? '',
    chosen: forced ? q.options : null,
  }
}

/** When every question is answered, hands the answers to the frame that asked. */
export function settle(g: Game): void {
  const { asks, stack } = g.s
  for (const a of asks) if (a.chosen === null) return
  const got: Got[] = []
  for (const { seat, chosen } of asks) if (chosen) got.push({ seat, options: chosen })
  g.s.asks = []
  const f = own(g, stack.length - 1)
  if (f) f.got = got
}

/** The options chosen by the one seat that was asked. */
export const chosen = (f: Frame): readonly Option[] => f.got?.[0]?.options ?? []

/** The one option chosen, or undefined where none was. */
export const pick = (f: Frame): Option | undefined => f.got?.[0]?.options[0]
