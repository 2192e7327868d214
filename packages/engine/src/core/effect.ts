import { type Message, msg } from '../text/message.ts'
import { current, type Game } from './game.ts'
import {
  type Area,
  type BoardId,
  type CardId,
  type DeckName,
  type Icon,
  type LocationId,
  one,
  type Resource,
  type Seat,
  type ShipKind,
} from './names.ts'
import { type Beginning, end, goTo, type InHand, procedure, start } from './procedure.ts'
import type { Frame } from './state.ts'

// Cards are data in a small language. A word has one meaning (`run`, or `steps` where it asks or rolls on
// the way) and one description; an effect is a list of words, carried out in order.

export type Word = { readonly do: string }
export type Effect = readonly Word[]

/** Whom a word is about, as the cards say it. */
export type Who = 'current' | 'president' | 'admiral' | 'user' | 'picked'

/** What an effect comes from: what may be declined, prevented or made smaller often depends on it. */
export type Source =
  | 'crisis'
  | 'super-crisis'
  | 'quorum'
  | 'destination'
  | 'location'
  | 'skill-card'
  | 'ability'
  | 'in-play'
  | 'held'
  | 'loyalty'
  | 'objective'
  | 'mission'
  | 'price'
  | 'hand-limit'
  | 'rule'

/** On whose behalf an effect is carried out, and what it is about. */
export type Ctx = {
  readonly user: Seat
  /** What it comes from; without it, the rules themselves. */
  readonly source?: Source
  /** The player picked on the way. */
  readonly picked?: Seat
  /** The card whose text this is. */
  readonly card?: CardId
  /** The location being activated. */
  readonly location?: LocationId
  readonly area?: Area
  readonly ships?: readonly number[]
  /** The cards a moment is about: used, drawn, discarded. */
  readonly cards?: readonly CardId[]
  /** How the cards of a discard were found. */
  readonly how?: 'chosen' | 'random' | 'all'
  /** The deck a moment is about. */
  readonly deck?: DeckName
  /** The resource a moment is about. */
  readonly resource?: Resource
  /** The board a moment is about. */
  readonly board?: BoardId
  /** The kind of ship a moment is about, and the tokens that lay on it. */
  readonly kind?: ShipKind
  readonly tokens?: readonly CardId[]
  /** The player who did what a moment is about, and the result of the roll that decided it. */
  readonly by?: Seat
  readonly roll?: number
  /** The symbol by which ships are activated. */
  readonly icon?: Icon
  /** Where it is asked whether something can be done: what is only for one side is meant for the user, too. */
  readonly anySide?: boolean
  /** What it costs to activate the ship has been paid. */
  readonly paid?: boolean
}

// Both are written out: a spread in the middle of an object is slow, and they are made all the time.

/** What an ability does in a moment: it comes from the ability, and is about what the moment is about. */
export const inMoment = (
  moment: Omit<Ctx, 'user' | 'card'>,
  user: Seat,
  source: Source | undefined,
  card: CardId | undefined,
): Ctx => ({
  user,
  source,
  picked: moment.picked,
  card,
  location: moment.location,
  area: moment.area,
  ships: moment.ships,
  cards: moment.cards,
  how: moment.how,
  deck: moment.deck,
  resource: moment.resource,
  board: moment.board,
  kind: moment.kind,
  tokens: moment.tokens,
  by: moment.by,
  roll: moment.roll,
  icon: moment.icon,
})

/** The same effect, about a player picked on the way. */
export const withPicked = (ctx: Ctx, picked: Seat): Ctx => ({
  user: ctx.user,
  source: ctx.source,
  picked,
  card: ctx.card,
  location: ctx.location,
  area: ctx.area,
  ships: ctx.ships,
  cards: ctx.cards,
  how: ctx.how,
  deck: ctx.deck,
  resource: ctx.resource,
  board: ctx.board,
  kind: ctx.kind,
  tokens: ctx.tokens,
  by: ctx.by,
  roll: ctx.roll,
  icon: ctx.icon,
  anySide: ctx.anySide,
  paid: ctx.paid,
})

export function seatOf(g: Game, who: Who, ctx: Ctx): Seat {
  switch (who) {
    case 'current':
      return current(g)
    case 'president':
    case 'admiral':
      return g.s.titles[who]
    case 'picked':
      return ctx.picked ?? ctx.user
    case 'user':
      return ctx.user
  }
}

/** A word that takes several steps, in the middle of being carried out. */
export type WordFrame<W> = Frame & {
  readonly w: W
  ctx: Ctx
  n?: number
  ids?: readonly number[]
  names?: readonly string[]
}

type Definition<W> = {
  readonly run?: (g: Game, w: W, ctx: Ctx) => void
  readonly steps?: Readonly<Record<string, (g: Game, f: WordFrame<W>) => void>>
  /** Cards it has in its hands between its steps. */
  readonly holds?: InHand<WordFrame<W>>['holds']
  /** What it has drawn that still lies where it was. */
  readonly looks?: InHand<WordFrame<W>>['looks']
  /** B-ACT-20: whether any of it can be carried out now; without it, always. */
  readonly possible?: (g: Game, w: W, ctx: Ctx) => boolean
  /** What is missing where it is not possible; without it, that it would do nothing. */
  readonly because?: (g: Game, w: W, ctx: Ctx) => readonly Message[]
  readonly describe: (w: W) => Message
}

type AnyDefinition = {
  run?(g: Game, w: Word, ctx: Ctx): void
  /** The procedure that carries it out, where it takes steps. */
  readonly procedure?: Beginning
  possible?(g: Game, w: Word, ctx: Ctx): boolean
  because?(g: Game, w: Word, ctx: Ctx): readonly Message[]
  describe(w: Word): Message
}

const vocabulary = new Map<string, AnyDefinition>()

export function word<K extends string, A extends readonly unknown[], P extends object>(
  name: K,
  make: (...args: A) => P,
  definition: Definition<P & { readonly do: K }>,
): (...args: A) => P & { readonly do: K } {
  const { run, steps, holds, looks, possible, because, describe } = definition
  if (vocabulary.has(name)) throw new Error(`Two effects are called "${name}".`)
  const carriedOutBy = steps && procedure(one(`do ${name}`), steps, { holds, looks })
  vocabulary.set(name, { run, procedure: carriedOutBy, possible, because, describe })
  return (...args) => ({ do: name, ...make(...args) })
}

function meaning(w: Word): AnyDefinition {
  const found = vocabulary.get(w.do)
  if (!found) throw new Error(`No effect is called "${w.do}".`)
  return found
}

export const isWord = (name: string): boolean => vocabulary.has(name)

export const words = (): string[] => [...vocabulary.keys()]

export function perform(g: Game, effect: Effect, ctx: Ctx): void {
  const [first] = effect
  if (effect.length === 1 && first) carryOut(g, first, ctx)
  else if (effect.length > 1) start(g, sequence, { effect, ctx, i: 0 })
}

function carryOut(g: Game, w: Word, ctx: Ctx): void {
  const m = meaning(w)
  if (m.procedure !== undefined) start(g, m.procedure, { w, ctx })
  else m.run?.(g, w, ctx)
}

const sequence = procedure<{ effect: Effect; ctx: Ctx; i: number }>('sequence', {
  next: (g, f) => {
    const w = f.effect[f.i]
    if (!w) return end(f)
    f.i++
    goTo(f, 'next')
    carryOut(g, w, f.ctx)
  },
})

export function possible(g: Game, effect: Effect, ctx: Ctx): boolean {
  for (const w of effect) {
    const m = meaning(w)
    if (!m.possible || m.possible(g, w, ctx)) return true
  }
  return false
}

const contained = new WeakMap<Effect, ReadonlySet<string>>()

/** The words in an effect, also those inside others. An effect is printed and never changes. */
export function wordsOf(effect: Effect): ReadonlySet<string> {
  const known = contained.get(effect)
  if (known) return known
  const made = new Set(wordsIn(effect).map((w) => w.do))
  contained.set(effect, made)
  return made
}

/** All words of an effect, also those inside others. */
export function wordsIn(x: unknown): Word[] {
  if (Array.isArray(x)) return x.flatMap(wordsIn)
  if (typeof x !== 'object' || x === null) return []
  const inside = Object.values(x).flatMap(wordsIn)
  return isWordLike(x) ? [x, ...inside] : inside
}

const isWordLike = (x: object): x is Word => 'do' in x && typeof x.do === 'string'

/** The word that a frame carries out, if it is one that takes steps. */
export const wordOf = (f: Frame | undefined): Word | undefined =>
  f && 'w' in f && typeof f.w === 'object' && f.w !== null && isWordLike(f.w) ? f.w : undefined

/** Whether all of it can be carried out: a price is paid in full or not at all. */
export const payable = (g: Game, effect: Effect, ctx: Ctx): boolean =>
  effect.every((w) => meaning(w).possible?.(g, w, ctx) ?? true)

/** Why none of it can be carried out; nothing where some of it can. */
export const impossible = (g: Game, effect: Effect, ctx: Ctx): Message[] =>
  possible(g, effect, ctx) ? [] : missing(g, effect, ctx)

/** Why it cannot be paid in full; nothing where it can. */
export const unpayable = (g: Game, effect: Effect, ctx: Ctx): Message[] =>
  missing(
    g,
    effect.filter((w) => !payable(g, [w], ctx)),
    ctx,
  )

const missing = (g: Game, effect: Effect, ctx: Ctx): Message[] =>
  effect.flatMap((w) => meaning(w).because?.(g, w, ctx) ?? [msg('why-not.no-effect')])

const described = new WeakMap<Effect, Message>()

/** An effect in words, made once: it is printed and never changes. */
export function describe(effect: Effect): Message {
  const known = described.get(effect)
  if (known) return known
  const made = inWords(effect, 'effect.sequence')
  described.set(effect, made)
  return made
}

/** An effect inside a sentence that goes on after it: what belongs together is joined more closely. */
export const describeTogether = (effect: Effect): Message => inWords(effect, 'effect.together')

const inWords = (effect: Effect, sequence: string): Message =>
  effect.length === 1 && effect[0]
    ? meaning(effect[0]).describe(effect[0])
    : effect.length === 0
      ? msg('effect.none')
      : msg(sequence, { list: effect.map((w) => meaning(w).describe(w)) })
