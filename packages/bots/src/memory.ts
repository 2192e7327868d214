import type { Message } from '@ragtag/engine'
import { idIn, idOf, listIn, messageIn, numberIn, seatIn } from './message.ts'
import type { CardId, LocationId, Seat } from './printed.ts'

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
  /** How many types count for it. */
  readonly types: number
}

/** A choice of a Crisis card, with the resources as they were. */
export type SeenChoice = {
  readonly seat: Seat
  readonly card: CardId
  readonly option: number
  readonly levels: Readonly<Record<string, number>>
}

export type Memory = {
  readonly seat: Seat
  readonly checks: readonly SeenCheck[]
  readonly choices: readonly SeenChoice[]
  /** How often each seat activated a location that helps the fleet. */
  readonly helped: Readonly<Record<Seat, number>>
  /** How many checks, and how many choices, were before the Sleeper Agent phase. */
  readonly beforeSleeper: { readonly checks: number; readonly choices: number }
  /** The Crisis card under way, and resources that have changed since the start. */
  readonly crisis: CardId
  readonly levels: Readonly<Record<string, number>>
  /** Cards added so far to the check under way. */
  readonly adding: SeenCheck
  /** Loyalty seen with his own eyes: whether a Cylon card was among it. */
  readonly seen: Readonly<Record<Seat, 'cylon' | 'human'>>
  /** Who was picked last, and the location activated last. */
  readonly picked: Seat
  readonly location: LocationId
  /** The option of the Crisis card that was chosen last: 0 or 1. */
  readonly option: number
}

const nothingAdded: SeenCheck = { title: '', minus: [], counts: {}, own: [], types: 0 }

export const newMemory = (seat: Seat): Memory => ({
  seat,
  checks: [],
  choices: [],
  helped: {},
  beforeSleeper: { checks: 0, choices: 0 },
  crisis: '',
  levels: {},
  adding: nothingAdded,
  seen: {},
  picked: -1,
  location: '',
  option: 0,
})

/** The memory after some more events, in the order in which they were told. */
export const remember = (memory: Memory, events: readonly Message[]): Memory =>
  events.reduce((m, e) => recall[e.key]?.(m, e) ?? m, memory)

const recall: Readonly<Record<string, (m: Memory, e: Message) => Memory>> = {
  'event.check': (m, e) => ({
    ...m,
    adding: { ...nothingAdded, title: idIn(e, 'title'), types: listIn(e, 'types').length },
  }),
  'event.contributed': added,
  'event.contributed-cards': added,
  'event.check-revealed': (m, e) => ({
    ...m,
    checks: [...m.checks, { ...m.adding, minus: listIn(e, 'minus').map(idOf) }],
    adding: nothingAdded,
  }),
  'event.saw-loyalty': (m, e) => {
    if (seatIn(e, 'who') !== m.seat) return m
    const cylon = listIn(e, 'cards').some((card) => card.key.startsWith('card:cylon'))
    const whose = seatIn(e, 'whose')
    return { ...m, seen: { ...m.seen, [whose]: cylon ? 'cylon' : (m.seen[whose] ?? 'human') } }
  },
  // New Loyalty cards: who was seen to be human need not be so any longer.
  'event.sleeper': (m) => ({
    ...m,
    beforeSleeper: { checks: m.checks.length, choices: m.choices.length },
    seen: Object.fromEntries(Object.entries(m.seen).filter(([, what]) => what === 'cylon')),
  }),
  'event.picked': (m, e) => ({ ...m, picked: seatIn(e, 'target') }),
  'event.activates': (m, e) => {
    const location = idIn(e, 'location')
    const who = seatIn(e, 'who')
    const helped = helpful.includes(location) ? { ...m.helped, [who]: (m.helped[who] ?? 0) + 1 } : m.helped
    return { ...m, helped, location, picked: -1 }
  },
  'event.crisis': (m, e) => ({ ...m, crisis: idIn(e, 'card') }),
  'event.super-crisis': (m, e) => ({ ...m, crisis: idIn(e, 'card') }),
  'event.crisis-choice': (m, e) => {
    const option = messageIn(e, 'option')?.key === 'choice.2' ? 1 : 0
    const choice = { seat: seatIn(e, 'who'), card: m.crisis, option, levels: m.levels }
    return { ...m, option, choices: [...m.choices, choice] }
  },
  'event.lost': level,
  'event.gained': level,
}

/** Where one goes to help the fleet, not oneself. */
const helpful: readonly LocationId[] = [
  'armory',
  'command',
  'communications',
  'ftl-control',
  'weapons-control',
]

function level(m: Memory, e: Message): Memory {
  return { ...m, levels: { ...m.levels, [idIn(e, 'resource')]: numberIn(e, 'now') } }
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
