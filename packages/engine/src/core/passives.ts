import type { PrintedOn } from '../content/mentioned.ts'
import { type Message, msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'
import { locationOf } from './boards.ts'
import { type Condition, holds } from './conditions.ts'
import type { Content, Lasting } from './content.ts'
import { type Game, player } from './game.ts'
import type { Seat, Title } from './names.ts'
import { phaseOf } from './phases.ts'
import { standingOf } from './standing.ts'
import type { InPlay } from './state.ts'

// What always applies, as an answer to a question the rules ask. Each is a word with one description; the rule
// that asks says what it does.

export type Passive = {
  readonly is: string
  /** It applies only while this holds for its player. */
  readonly when?: readonly Condition[]
}

/** Asks for all of one kind. */
export type PassiveWord<P extends Passive> = {
  readonly is: string
  /** Which of all the words it is: what is known of it in a game is found by it at once. */
  readonly n: number
  /** Only for types: what one of them is. */
  readonly of?: P
}

const vocabulary = new Map<string, { readonly n: number; describe(p: Passive): Message }>()

export function passive<K extends string, A extends readonly unknown[], P extends object>(
  is: K,
  make: (...args: A) => P,
  definition: { readonly describe: (p: P & { readonly is: K }) => Message },
): ((...args: A) => P & { readonly is: K }) & PassiveWord<P & { readonly is: K }> {
  if (vocabulary.has(is)) throw new Error(`Two passives are called "${is}".`)
  const { describe } = definition
  const of = (p: Passive): p is P & { readonly is: K } => p.is === is
  const n = vocabulary.size
  vocabulary.set(is, { n, describe: (p) => (of(p) ? describe(p) : { key: '' }) })
  return Object.assign((...args: A) => ({ is, ...make(...args) }), { is, n })
}

export function describePassive(p: Passive): Message {
  const word = vocabulary.get(p.is)
  if (!word) throw new Error(`No passive is called "${p.is}".`)
  return word.describe(p)
}

export const isPassive = (is: string): boolean => vocabulary.has(is)

/** The number of a word, if there is one of that name. */
export const passiveNumber = (is: string): number | undefined => vocabulary.get(is)?.n

export function lastingOf(content: Content, c: InPlay): Lasting | undefined {
  return content.cards.get(c.card)?.lasting
}

/** Those of one kind. */
export const those = <P extends Passive>(list: readonly Passive[], word: PassiveWord<P>): P[] =>
  list.flatMap((p) => (isOf(p, word) ? [p] : []))

const isOf = <P extends Passive>(p: Passive, word: PassiveWord<P>): p is P => p.is === word.is

const nothing: readonly never[] = []

const titles: readonly Title[] = ['president', 'admiral']

function collect<P extends Passive>(
  g: Game,
  into: P[],
  from: readonly Passive[],
  word: PassiveWord<P>,
  user: Seat,
): void {
  for (const p of from) if (isOf(p, word) && (!p.when || holds(g, p.when, { user }))) into.push(p)
}

/** What applies to one player: his sheet and his standing (B-REVEAL-16), his location and titles, cards given to him, this turn. */
export function passives<P extends Passive>(g: Game, word: PassiveWord<P>, seat: Seat): readonly P[] {
  const { lasting } = g.s.turn
  const on = g.content.mentioned.passives[word.n]
  if (!on && lasting.length === 0) return nothing
  const found: P[] = []
  if (on) printedFor(g, found, on, word, seat)
  for (const t of lasting) if (t.seat === seat) collect(g, found, [t.passive], word, seat)
  return found
}

function printedFor<P extends Passive>(
  g: Game,
  found: P[],
  on: Readonly<PrintedOn>,
  word: PassiveWord<P>,
  seat: Seat,
): void {
  const p = player(g, seat)
  const onSheet = on.sheets.get(p.character)
  if (onSheet && standingOf(g, seat).sheet) collect(g, found, onSheet, word, seat)
  if (on.standings)
    for (const a of standingOf(g, seat).abilities) collect(g, found, a.passives ?? nothing, word, seat)
  if (on.locations) collect(g, found, locationOf(g, p.at)?.passives ?? nothing, word, seat)
  if (on.titles)
    for (const title of titles)
      if (g.s.titles[title] === seat)
        for (const a of g.content.titleAbilities[title]) collect(g, found, a.passives ?? nothing, word, seat)
  if (on.elsewhere)
    for (const c of g.s.inPlay)
      if (c.holder === seat) collect(g, found, lastingOf(g.content, c)?.passives ?? nothing, word, seat)
  if (on.loyalty)
    for (const card of p.shown)
      collect(g, found, g.content.loyalty.get(card)?.lasting?.passives ?? nothing, word, seat)
}

/** What applies to the whole table, from the phase, from cards in play and for this turn. */
export function tablePassives<P extends Passive>(g: Game, word: PassiveWord<P>): readonly P[] {
  const { lasting, seat } = g.s.turn
  const on = g.content.mentioned.passives[word.n]
  if (!on?.elsewhere && lasting.length === 0) return nothing
  const found: P[] = []
  collect(g, found, phaseOf(g).passives ?? nothing, word, seat)
  for (const c of g.s.inPlay)
    if (c.holder < 0) collect(g, found, lastingOf(g.content, c)?.passives ?? nothing, word, seat)
  for (const t of lasting) if (t.seat < 0) collect(g, found, [t.passive], word, seat)
  return found
}

/** Both, one after the other; as a rule there is nothing in either. */
export const together = <P, Q>(some: readonly P[], others: readonly Q[]): readonly (P | Q)[] =>
  others.length === 0 ? some : some.length === 0 ? others : [...some, ...others]

export const has = <P extends Passive>(g: Game, word: PassiveWord<P>, seat: Seat): boolean =>
  passives(g, word, seat).length > 0

export const inForce = <P extends Passive>(g: Game, word: PassiveWord<P>): boolean =>
  tablePassives(g, word).length > 0

/** Whether a sheet says so, whoever's it is and whether it applies at present or not. */
export const printedOn = <P extends Passive>(
  content: Content,
  word: PassiveWord<P>,
  character: string,
): readonly P[] => those(content.sheetPassives.get(character)?.get(word.is) ?? [], word)

/** From now on until the end of the turn, for a player or (-1) for everybody. */
export function lastsThisTurn(g: Game, what: Passive, seat: Seat): void {
  g.s.turn.lasting = [...g.s.turn.lasting, { seat, passive: what }]
}

/** Something that lasted for this turn, or until it was used, has been used. */
export function usedThisTurn(g: Game, what: Passive): void {
  const used = g.s.turn.lasting.findIndex((t) => t.passive === what)
  g.s.turn.lasting = g.s.turn.lasting.filter((_, i) => i !== used)
}

/** Where something that applies to a player comes from, in words that give the reason. */
export function whence(g: Game, seat: Seat, p: Passive): Message {
  const { character, at } = player(g, seat)
  const sheet = g.content.characters.get(character)?.abilities ?? []
  const ability = [...sheet, ...standingOf(g, seat).abilities].find((a) => a.passives?.includes(p))
  if (ability) return msg('why-not.from-sheet', { ability: nameOf('ability', ability.id) })
  const here = locationOf(g, at)
  if (here?.passives.includes(p)) return msg('why-not.from-place', { location: nameOf('location', here.id) })
  const card = g.s.inPlay.find((c) => lastingOf(g.content, c)?.passives?.includes(p))
  if (card) return msg('why-not.from-card', { card: nameOf('card', card.card) })
  const open = player(g, seat).shown.find((id) => g.content.loyalty.get(id)?.lasting?.passives?.includes(p))
  if (open) return msg('why-not.from-card', { card: nameOf('card', open) })
  if (phaseOf(g).passives?.includes(p))
    return msg('why-not.from-phase', { phase: nameOf('phase', g.s.phase) })
  return msg('why-not.from-turn')
}
