import type { Message } from '@ragtag/engine'
import type { Claim } from './claims.ts'
import { idIn, idOf, listIn, messageIn, numberIn, seatIn } from './message.ts'
import type { CardId, LocationId, Seat } from './printed.ts'
import type { Testimony } from './testimony.ts'

// What a seat keeps in mind, made of nothing but the events it was told. It is plain data and can be built
// anew from them at any time.

/** A check whose cards were turned up: what spoke against it, and who had added how many. */
export type SeenCheck = {
  /** The Crisis card, or the location. */
  readonly title: string
  readonly minus: readonly CardId[]
  readonly counts: Readonly<Record<Seat, number>>
  /** What this seat itself put in. */
  readonly own: readonly CardId[]
  /** How many types count for it, and which. */
  readonly types: number
  readonly skills?: readonly string[]
  /** What each has said about what he added. */
  readonly claims?: Readonly<Record<Seat, Claim>>
  /** The difficulty as it is now, and who was the last to use or play something. */
  readonly difficulty?: number
  readonly by?: Seat
  /** What each has said before that he could add. */
  readonly pledges?: Readonly<Record<Seat, Claim>>
  /** Types each had been seen to draw by then. */
  readonly drawn?: Readonly<Record<Seat, readonly string[]>>
  /** What somebody has put in besides; which cards only he knows. */
  readonly besides?: { readonly deck?: string; readonly n: number; readonly cards: readonly CardId[] }
  /** The deck whose top cards somebody has looked at meanwhile. */
  readonly seen?: string
}

/** A choice of a Crisis card, or that it was left on top of its deck and came up; with the resources as they were. */
export type SeenChoice = {
  readonly seat: Seat
  readonly card: CardId
  readonly option: number | 'left'
  readonly levels: Readonly<Record<string, number>>
  /** Something of what it would have cost was guarded against. */
  readonly spared?: true
}

/** Loyalty cards a revealed player has handed on to somebody, and how much had been seen of the receiver by then. */
export type Handed = Pick<Memory, 'activated' | 'idle' | 'openly' | 'saved'> & {
  readonly from: Seat
  readonly n: number
  readonly checks: number
  readonly choices: number
}

export type Memory = {
  readonly seat: Seat
  readonly checks: readonly SeenCheck[]
  readonly choices: readonly SeenChoice[]
  /** How often each seat activated each location. */
  readonly activated: Readonly<Record<Seat, Readonly<Record<LocationId, number>>>>
  /** What types of cards each other seat has been seen to draw. */
  readonly drawn?: Readonly<Record<Seat, readonly string[]>>
  /** Whose turn it is. */
  readonly turn?: Seat
  /** For how many turns all have known that this seat is a Cylon. */
  readonly known?: number
  /** How often each seat did nothing in its own turn. */
  readonly idle: Readonly<Record<Seat, number>>
  /** In what checks somebody made it harder for all to see, or had it fail, by who did. */
  readonly openly?: Readonly<Record<Seat, readonly string[]>>
  /** What checks somebody made easier when all lay on the table, by who did. */
  readonly saved?: Readonly<Record<Seat, readonly string[]>>
  /** Who was the last to use or play something. */
  readonly user?: Seat
  /** How many checks, and how many choices, were before the Sleeper Agent phase. */
  readonly beforeSleeper: { readonly checks: number; readonly choices: number }
  /** The Crisis card under way, and resources that have changed since the start. */
  readonly crisis: CardId
  readonly levels: Readonly<Record<string, number>>
  /** Cards added so far to the check under way. */
  readonly adding: SeenCheck
  /** Loyalty seen with his own eyes, and whether more was dealt since. */
  readonly looked: Readonly<Record<Seat, { readonly cards: readonly CardId[]; readonly dealtSince: boolean }>>
  /** Who holds hidden Loyalty cards that somebody handed on to him. */
  readonly handed?: Readonly<Record<Seat, Handed>>
  /** What others have said they saw of somebody's Loyalty. */
  readonly testimony: readonly Testimony[]
  /** The location activated last, and by whom. */
  readonly location: LocationId
  readonly activator: Seat
  /** The option of the Crisis card that was chosen last: 0 or 1. */
  readonly option: number
  /** Decks whose top card somebody has looked at and left there, and who it was. */
  readonly left?: Readonly<Record<string, Seat>>
  /** How much he doubts each seat, where that has been worked out before. */
  readonly doubts?: readonly number[]
  /** Seats of people who play for the first time: everybody knows, and goes easy on them in the first round. */
  readonly gentle?: readonly Seat[]
}

const nothingAdded: SeenCheck = {
  title: '',
  minus: [],
  counts: {},
  own: [],
  types: 0,
}

export const newMemory = (seat: Seat): Memory => ({
  seat,
  checks: [],
  choices: [],
  activated: {},
  idle: {},
  beforeSleeper: { checks: 0, choices: 0 },
  crisis: '',
  levels: {},
  adding: nothingAdded,
  looked: {},
  testimony: [],
  location: '',
  activator: -1,
  option: 0,
})

/** What somebody has said about what he added to the check under way. */
export const heard = (memory: Memory, seat: Seat, claim: Claim): Memory => ({
  ...memory,
  adding: { ...memory.adding, claims: { ...memory.adding.claims, [seat]: claim } },
})

/** What somebody has said he could add to it. */
export const pledged = (memory: Memory, seat: Seat, claim: Claim): Memory => ({
  ...memory,
  adding: { ...memory.adding, pledges: { ...memory.adding.pledges, [seat]: claim } },
})

/** The memory after some more events, in the order in which they were told. */
export const remember = (memory: Memory, events: readonly Message[]): Memory =>
  events.reduce((m, e) => recall[e.key]?.(m, e) ?? m, memory)

const recall: Readonly<Record<string, (m: Memory, e: Message) => Memory>> = {
  'event.check': (m, e) => ({
    ...m,
    adding: {
      ...nothingAdded,
      title: idIn(e, 'title'),
      types: listIn(e, 'types').length,
      skills: listIn(e, 'types').map(idOf),
      difficulty: numberIn(e, 'difficulty'),
    },
  }),
  'event.used': used,
  'event.played': used,
  'event.difficulty': (m, e) => {
    const now = numberIn(e, 'now')
    if (m.adding.title === '') return saved(m, now)
    const harder = now > (m.adding.difficulty ?? now)
    return { ...(harder ? spoilt(m) : m), adding: { ...m.adding, difficulty: now } }
  },
  // Nothing was turned up: somebody had it fail.
  'event.check-fail': (m) => (m.adding.title === '' ? m : { ...spoilt(m), adding: nothingAdded }),
  'event.contributed': added,
  'event.contributed-cards': added,
  'event.learned': besides,
  'event.learned-cards': besides,
  'event.check-revealed': (m, e) => ({
    ...m,
    checks: [
      ...m.checks,
      { ...m.adding, minus: listIn(e, 'minus').map(idOf), ...(m.drawn && { drawn: m.drawn }) },
    ],
    adding: nothingAdded,
  }),
  'event.drew-types': (m, e) => {
    const who = seatIn(e, 'who')
    const known = m.drawn?.[who] ?? []
    const news = listIn(e, 'types').map(idOf)
    if (news.every((type) => known.includes(type))) return m
    return { ...m, drawn: { ...m.drawn, [who]: [...new Set([...known, ...news])] } }
  },
  'event.saw-loyalty': (m, e) => {
    if (seatIn(e, 'who') !== m.seat) return m
    const whose = seatIn(e, 'whose')
    const cards = [...(m.looked[whose]?.cards ?? []), ...listIn(e, 'cards').map(idOf)]
    return { ...m, looked: { ...m.looked, [whose]: { cards, dealtSince: false } } }
  },
  // New Loyalty cards: who was seen to be human need not be so any longer.
  'event.sleeper': (m) => ({
    ...m,
    beforeSleeper: { checks: m.checks.length, choices: m.choices.length },
    looked: Object.fromEntries(
      Object.entries(m.looked).map(([seat, { cards }]) => [seat, { cards, dealtSince: true }]),
    ),
    testimony: m.testimony.map((t) => ({ ...t, partly: true })),
  }),
  // Whoever comes in his place is dealt Loyalty of his own.
  'event.executed': (m, e) => {
    const who = seatIn(e, 'who')
    const testimony = m.testimony.filter((t) => t.whose !== who && t.by !== who)
    const [looked, openly, saved] = [without(m.looked, who), without(m.openly, who), without(m.saved, who)]
    const [handed, drawn] = [without(m.handed, who), without(m.drawn, who)]
    return { ...m, looked, openly, saved, testimony, handed, drawn }
  },
  'event.activates': (m, e) => {
    const location = idIn(e, 'location')
    const who = seatIn(e, 'who')
    const his = m.activated[who] ?? {}
    const activated = { ...m.activated, [who]: { ...his, [location]: (his[location] ?? 0) + 1 } }
    return { ...m, activated, location, activator: who }
  },
  'event.no-action': (m, e) => {
    const who = seatIn(e, 'who')
    // Who has no use for the second action of an order has done enough.
    if (m.turn !== undefined && m.turn !== who) return m
    return { ...m, idle: { ...m.idle, [who]: (m.idle[who] ?? 0) + 1 } }
  },
  'event.turn': (m, e) => ({
    ...m,
    turn: seatIn(e, 'who'),
    ...(m.known === undefined ? {} : { known: m.known + 1 }),
  }),
  'event.revealed': shown,
  // What was handed on and turned up at once is hidden no longer.
  'event.sympathizer': (m, e) => {
    const who = seatIn(e, 'who')
    const had = m.handed?.[who]
    return {
      ...shown(m, e),
      handed: { ...without(m.handed, who), ...(had && had.n > 1 ? { [who]: { ...had, n: had.n - 1 } } : {}) },
    }
  },
  'event.loyalty-passed': handedOn,
  'event.loyalty-passed-cards': handedOn,
  'event.crisis': (m, e) => {
    const [card, seat] = [idIn(e, 'card'), m.left?.crisis]
    const left = seat === undefined ? [] : [{ seat, card, option: 'left' as const, levels: m.levels }]
    return { ...drawnFrom(m, 'crisis'), crisis: card, choices: [...m.choices, ...left] }
  },
  'event.super-crisis': (m, e) => ({ ...m, crisis: idIn(e, 'card') }),
  'event.crisis-choice': (m, e) => {
    const option = messageIn(e, 'option')?.key === 'choice.2' ? 1 : 0
    const choice = { seat: seatIn(e, 'who'), card: m.crisis, option, levels: m.levels }
    return { ...m, option, choices: [...m.choices, choice] }
  },
  'event.put-on-top': (m, e) => ({ ...m, left: { ...m.left, [idIn(e, 'deck')]: seatIn(e, 'who') } }),
  'event.destination': (m) => drawnFrom(m, 'destination'),
  'event.mission': changed,
  'event.put-under': changed,
  'event.deck-shuffled': changed,
  'event.arranged': changed,
  'event.drew-to-see': (m, e) =>
    changed(m.adding.title === '' ? m : { ...m, adding: { ...m.adding, seen: idIn(e, 'deck') } }, e),
  'event.spared': spared,
  'event.lost': level,
  'event.gained': level,
}

/** What is known of the others. */
function without<T>(of: Readonly<Record<Seat, T>> = {}, who: Seat): Readonly<Record<Seat, T>> {
  const { [who]: _, ...rest } = of
  return rest
}

/** From now on all know what somebody is. */
function shown(m: Memory, e: Message): Memory {
  return seatIn(e, 'who') === m.seat ? { ...m, known: 0 } : m
}

/** Somebody has more Loyalty cards now; who gave them to him knows them. */
function handedOn(m: Memory, e: Message): Memory {
  const [from, to, cards] = [seatIn(e, 'from'), seatIn(e, 'to'), listIn(e, 'cards').map(idOf)]
  const { activated, idle, openly, saved } = m
  const n = (m.handed?.[to]?.n ?? 0) + (cards.length || numberIn(e, 'n'))
  const then = { activated, idle, openly, saved, checks: m.checks.length, choices: m.choices.length }
  const { cards: known = [], dealtSince = false } = m.looked[to] ?? {}
  return {
    ...m,
    handed: { ...m.handed, [to]: { ...then, from, n } },
    looked: from === m.seat ? { ...m.looked, [to]: { cards: [...known, ...cards], dealtSince } } : m.looked,
    testimony: m.testimony.map((t) => (t.whose === to ? { ...t, partly: true } : t)),
  }
}

/** Another card is on top of it now. */
function drawnFrom(m: Memory, deck: string): Memory {
  if (m.left?.[deck] === undefined) return m
  const { [deck]: _, ...left } = m.left
  return { ...m, left }
}

function changed(m: Memory, e: Message): Memory {
  return drawnFrom(m, idIn(e, 'deck'))
}

/** Whoever uses something while a check is under way. */
function used(m: Memory, e: Message): Memory {
  const user = seatIn(e, 'who')
  return m.adding.title === '' ? { ...m, user } : { ...m, user, adding: { ...m.adding, by: user } }
}

/** The cards of the last check lie on the table, and its difficulty changes. */
function saved(m: Memory, now: number): Memory {
  const last = m.checks.at(-1)
  if (!last || m.user === undefined || now >= (last.difficulty ?? now)) return m
  return {
    ...m,
    checks: [...m.checks.slice(0, -1), { ...last, difficulty: now }],
    saved: { ...m.saved, [m.user]: [...(m.saved?.[m.user] ?? []), last.title] },
  }
}

function spoilt(m: Memory): Memory {
  const { by, title } = m.adding
  return by === undefined ? m : { ...m, openly: { ...m.openly, [by]: [...(m.openly?.[by] ?? []), title] } }
}

/** Whoever chose what costs nothing now cannot be blamed for what it costs otherwise. */
function spared(m: Memory): Memory {
  const last = m.choices.at(-1)
  if (last?.card !== m.crisis) return m
  return { ...m, choices: [...m.choices.slice(0, -1), { ...last, spared: true }] }
}

function level(m: Memory, e: Message): Memory {
  return { ...m, levels: { ...m.levels, [idIn(e, 'resource')]: numberIn(e, 'now') } }
}

function besides(m: Memory, e: Message): Memory {
  const cards = listIn(e, 'cards').map(idOf)
  const { adding } = m
  return { ...m, adding: { ...adding, besides: { deck: adding.seen, n: numberIn(e, 'n'), cards } } }
}

function added(m: Memory, e: Message): Memory {
  const who = seatIn(e, 'who')
  const { counts, own } = m.adding
  return {
    ...m,
    adding: {
      ...m.adding,
      counts: { ...counts, [who]: (counts[who] ?? 0) + numberIn(e, 'n') },
      own: who === m.seat ? listIn(e, 'cards').map(idOf) : own,
    },
  }
}
