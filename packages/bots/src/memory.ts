import type { Message } from '@ragtag/engine'
import { idIn, idOf, listIn, messageIn, numberIn, seatIn } from './message.ts'
import type { CardId, LocationId, Seat } from './printed.ts'

// What a seat keeps in mind, made of nothing but the events it was told. It is plain data and can be built
// anew from them at any time.

/** A check whose cards were turned up: what spoke against it, and who had added how many. */
export type SeenCheck = {
  readonly minus: readonly CardId[]
  readonly counts: Readonly<Record<Seat, number>>
}

export type Memory = {
  readonly seat: Seat
  readonly checks: readonly SeenCheck[]
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

const nothingAdded: SeenCheck = { minus: [], counts: {} }

export const newMemory = (seat: Seat): Memory => ({
  seat,
  checks: [],
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
  'event.check': (m) => ({ ...m, adding: nothingAdded }),
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
    seen: Object.fromEntries(Object.entries(m.seen).filter(([, what]) => what === 'cylon')),
  }),
  'event.picked': (m, e) => ({ ...m, picked: seatIn(e, 'target') }),
  'event.activates': (m, e) => ({ ...m, location: idIn(e, 'location'), picked: -1 }),
  'event.crisis-choice': (m, e) => ({ ...m, option: messageIn(e, 'option')?.key === 'choice.2' ? 1 : 0 }),
}

function added(m: Memory, e: Message): Memory {
  const who = seatIn(e, 'who')
  const { counts } = m.adding
  return {
    ...m,
    adding: { ...m.adding, counts: { ...counts, [who]: (counts[who] ?? 0) + numberIn(e, 'n') } },
  }
}
