import type { Message, Param, View } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { locationAt } from '../content.ts'
import { isMessage, seatIn } from './in-messages.ts'
import { moodOf } from './log-entries.ts'

// What others do and what ships do, line by line, with the places and people it is about marked on the board.

export type Line = {
  readonly id: number
  readonly message: Message
  /** What is marked on the board, as `lit.ts` names things. */
  readonly things: readonly string[]
  readonly mood: string
  /** How long it is to be read, in milliseconds. */
  readonly ms: number
}

/** Cards that change hands are seen beside the people; what else is here tells nothing that is not seen anyway. */
const quiet =
  /^(window\.|event\.(step|drew|discarded|reshuffled|dealt-|destiny|contributed|besides|took-check|title|saw-|first-player|character|check))/

/** What takes longer to read, or is waited for. */
const times: Readonly<Record<string, number>> = {
  'event.turn': 700,
  'event.rolled': 1300,
  'event.used': 1500,
  'event.played': 1300,
  'event.quorum': 1600,
  'event.crisis-choice': 1600,
  'event.switched': 1600,
  'event.over': 1600,
  'event.destination': 2200,
  'event.lost': 900,
  'event.gained': 900,
}
const doing = 1000
const following = 600

/** How long a message is followed; 0 where it is not. */
function timeFor(message: Message, me: number): number {
  if (quiet.test(message.key)) return 0
  const who = seatIn(message, 'who')
  // What one does oneself one need not be told; how the dice fall one does.
  if (who >= 0 && who === me && message.key !== 'event.rolled') return 0
  const time = times[message.key]
  if (time !== undefined) return time
  if (who >= 0) return doing
  return moodOf(message) !== '' ||
    message.params?.area !== undefined ||
    message.params?.location !== undefined
    ? following
    : 0
}

const all = (param: Param): readonly Message[] =>
  Array.isArray(param) ? param.filter(isMessage) : isMessage(param) ? [param] : []

/** The place on the board where a location lies that is called so. */
function placeOf(now: View, key: string): string {
  const [, id = ''] = key.split(':')
  return locationAt(now, id) === key ? id : (placesOf(now).find((p) => locationAt(now, p) === key) ?? id)
}
const placesOf = (now: View): string[] => now.players.map((p) => p.at)

/** The things on the board a message names. */
export function thingsIn(message: Message, now: View): string[] {
  const named = Object.values(message.params ?? {}).flatMap(all)
  const things = named.flatMap((m) => {
    if (m.key === 'seat') return [`seat:${Number(m.params?.seat ?? -1)}`]
    if (m.key.startsWith('location:')) return [`location:${placeOf(now, m.key)}`]
    return /^(area|board):/.test(m.key) ? [m.key] : []
  })
  return [...new Set(things)]
}

export function lineOf({ at, message }: LogEntry, now: View, me: number): Line | undefined {
  // The end is shown as one.
  const ms = message.key === 'event.over' && now.outcome ? 0 : timeFor(message, me)
  return ms === 0 ? undefined : { id: at, message, things: thingsIn(message, now), mood: moodOf(message), ms }
}
