import type { View } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import type { Told } from '../state.ts'
import { asOf } from './as-of.ts'
import { type Line, lineOf } from './follow.ts'
import { endOf, lasts, type Moment, momentOf } from './great.ts'
import { nameIn, namesIn, seatIn } from './in-messages.ts'

// What the server tells in one piece, cut into what is shown one after the other.

export type Cue = {
  readonly told: Told
  readonly moment?: Moment
  readonly line?: Line
  /** How long the table stays with it, in milliseconds; 0 for what is shown in passing. */
  readonly ms: number
  /** Goes by how long moments are held, and not by how fast bots play. */
  readonly held: boolean
  /** Until the viewer has seen it: it is about him. */
  readonly click: boolean
  /** Waits for him, too, where he wishes that. */
  readonly great: boolean
}

type Beat = Omit<Cue, 'told'>

const passing: Beat = { ms: 0, held: false, click: false, great: false }

const beatOf = (moment: Moment): Beat => {
  const { ms, great } = lasts[moment.kind]
  return { moment, ms, great, held: true, click: moment.own }
}

/** Cards and results that lie over the board while they are read. */
const crisisTime = 2800
const resultTime = 3200

function staged({ message }: LogEntry, after: View): number {
  const { key } = message
  // Whoever is asked about the card has it before him for as long as he likes.
  if (key === 'event.crisis' || key === 'event.super-crisis')
    return after.request && after.crisis?.card === nameIn(message, 'card') ? 0 : crisisTime
  return /^event\.check-(pass|partial|fail)$/.test(key) ? resultTime : 0
}

const isDeal = ({ message }: LogEntry): boolean => message.key.startsWith('event.dealt-loyalty')

/** The Sleeper Agent phase is one moment with all the cards that are dealt in it. */
function withDeals(sleeper: Moment, deals: readonly LogEntry[], me: number): Moment {
  const cards = deals
    .filter(({ message }) => seatIn(message, 'who') === me)
    .flatMap(({ message }) => namesIn(message, 'cards'))
  return { ...sleeper, cards, own: cards.length > 0 }
}

/** How many lines are read at leisure before those of one piece go faster, in milliseconds of reading. */
const mostReading = 9000

export function cuesOf(before: View | null, whole: Told, me: number): Cue[] {
  const { view: after, log } = whole
  const cues: Cue[] = []
  let from = 0
  const messages = log.map((e) => e.message)
  /** Shows so much of the log, and the board as it is when so much of it has happened. */
  const add = (to: number, beat: Beat, happened = to): void => {
    const view = asOf(before, after, messages.slice(0, happened), messages.slice(happened))
    cues.push({ told: { view, log: log.slice(from, to), deadline: null, undo: '' }, ...beat })
    from = to
  }
  for (let i = 0; i < log.length; i++) {
    const entry = log[i]
    if (!entry) continue
    const earlier = log.slice(0, i)
    const moment = momentOf(entry, { before, after, me, earlier })
    if (moment?.kind === 'sleeper') {
      let end = i + 1
      for (let deal = log[end]; deal && isDeal(deal); deal = log[end]) end++
      add(end, beatOf(withDeals(moment, log.slice(i + 1, end), me)))
      i = end - 1
      continue
    }
    if (moment?.kind === 'jump') {
      // The board changes in the flash.
      add(i + 1, beatOf(moment), i)
      add(i + 1, beatOf({ ...moment, kind: 'arrived' }))
      continue
    }
    if (moment) {
      add(i + 1, beatOf(moment))
      continue
    }
    const time = staged(entry, after)
    if (time > 0) add(i + 1, { ...passing, ms: time, held: true })
    else {
      const line = lineOf(entry, after, me)
      if (line && !isSaidAgain(log, i)) add(i + 1, { ...passing, line, ms: line.ms })
    }
  }
  const end = endOf({ before, after, me, earlier: log })
  if (end) add(log.length, beatOf(end))
  return [...inGoodTime(cues), { told: { ...whole, log: log.slice(from) }, ...passing }]
}

/** Loyalty cards that somebody was dealt while he was away, and still has. */
export function missedCues(whole: Told, missed: readonly LogEntry[], me: number): Cue[] {
  const { view: after } = whole
  const own = after.players[me]?.loyalty ?? []
  const cards = missed.flatMap((entry) => {
    const moment = momentOf(entry, { before: null, after, me, earlier: [] })
    return moment?.kind === 'loyalty' && moment.cards.every((card) => own.includes(card)) ? [moment] : []
  })
  if (cards.length === 0) return []
  const quiet = { ...whole, view: asOf(null, after, [], []), deadline: null, undo: '' }
  return [...cards.map((moment) => ({ told: quiet, ...beatOf(moment) })), { told: whole, ...passing }]
}

/** Five raiders that fly the same way are one piece of news. */
const isSaidAgain = (log: readonly LogEntry[], i: number): boolean =>
  i > 0 && JSON.stringify(log[i - 1]?.message) === JSON.stringify(log[i]?.message)

function inGoodTime(cues: readonly Cue[]): Cue[] {
  const reading = cues.reduce((sum, c) => sum + (c.line ? c.ms : 0), 0)
  const speed = Math.min(1, mostReading / Math.max(1, reading))
  return cues.map((c) => (c.line ? { ...c, ms: c.ms * speed } : c))
}
