import { executedIn, lookIn, type Memory, type Testimony, testified } from '@ragtag/bots'
import { eventsFor, type GameEvent, type Message, type View } from '@ragtag/engine'
import { type Sighting, sightingIn } from '@ragtag/protocol'
import type { Storage, Told } from './storage.ts'
import type { Table } from './table.ts'

// Looks at Loyalty cards that all were told of, and what was said about them. A line of the chat names the look it is
// about, by its number in the log: so what was said is found again in the chat, and whether it is still all there is to
// be said follows from what has happened since the look, not since the line.

export type Look = {
  readonly look: number
  /** The decision in which somebody looked. */
  readonly seq: number
  readonly event: Message
  /** Loyalty cards were dealt since. */
  readonly dealtSince: boolean
  /** One of the two was executed since: another sits there. */
  readonly gone: boolean
}

/** What somebody has said about a look. */
export type Sighted = Sighting & { readonly by: number }

/** The looks after one more decision. None is ever taken back: somebody was told of a card by it. */
export function looksAfter(
  before: readonly Look[],
  seq: number,
  events: readonly GameEvent[],
): readonly Look[] {
  let looks = before
  for (const event of eventsFor(events, 'spectator')) {
    const executed = executedIn(event)
    if (executed !== undefined)
      looks = looks.map((l) => (concerns(l.event, executed) ? { ...l, gone: true } : l))
    else if (event.key === 'event.sleeper') looks = looks.map((l) => ({ ...l, dealtSince: true }))
    else if (event.key === 'event.looked-at-loyalty')
      looks = [...looks, { look: looks.length + 1, seq, event, dealtSince: false, gone: false }]
  }
  return looks
}

const concerns = (event: Message, seat: number): boolean => {
  const look = lookIn(event)
  return look?.by === seat || look?.whose === seat
}

export const looksIn = (rows: readonly Told[]): readonly Look[] =>
  rows.reduce<readonly Look[]>((looks, d) => looksAfter(looks, d.seq, d.events), [])

/** All looks so far; they are kept up from then on. */
export function looksOf(table: Table, storage: Storage, upTo = table.game?.seq ?? -1): readonly Look[] {
  table.looks ??= looksIn(storage.told(table.row.id, -1).filter((d) => d.seq <= upTo))
  return table.looks
}

/** Notes who has looked in a decision, and says which looks those were. */
export function noteLooks(
  table: Table,
  storage: Storage,
  seq: number,
  events: readonly GameEvent[],
): readonly Look[] {
  if (!table.looks && looksAfter([], seq, events).length === 0) return []
  table.looks = looksAfter(looksOf(table, storage, seq - 1), seq, events)
  return table.looks.filter((l) => l.seq === seq)
}

/** What has been said about them, in the order in which it was said. */
export function sightedAt(table: Table, storage: Storage): readonly Sighted[] {
  table.sighted ??= storage.sightings(table.row.id).flatMap(({ seat, text }) => {
    const said = sightingIn(text)
    return said && seat !== null ? [{ ...said, by: seat }] : []
  })
  return table.sighted
}

/** What was said, as bots weigh it by what lies open; nothing where they have not been told of the look. */
function testimonyOf({ look, says }: Sighted, looks: readonly Look[], open: View): Testimony | undefined {
  const about = looks.find((l) => l.look === look)
  const seen = about && !about.gone ? lookIn(about.event, open) : undefined
  return seen && { ...seen, says, partly: seen.partly || about?.dealtSince === true }
}

/** A memory of somebody who was there when it was said. */
export const withSightings = (
  memory: Memory,
  sighted: readonly Sighted[],
  looks: readonly Look[],
  open: View,
): Memory =>
  sighted.reduce((m, said) => {
    const testimony = testimonyOf(said, looks, open)
    return testimony ? testified(m, testimony) : m
  }, memory)
