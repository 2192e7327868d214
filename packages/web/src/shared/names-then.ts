import type { Message, Param } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'

// Whoever is executed goes on with another character: what was told of him before was told of the one he was.

const isList = (p: Message | readonly Message[]): p is readonly Message[] => Array.isArray(p)

const inMessage = (m: Message, name: string): Message | undefined => {
  const p = m.params?.[name]
  return typeof p === 'object' && !isList(p) ? p : undefined
}
const seatIn = (m: Message): number => Number(inMessage(m, 'who')?.params?.seat ?? -1)

/** Until which entry somebody was called what. */
type Former = { readonly seat: number; readonly until: number; readonly name: string }

function formers(log: readonly LogEntry[]): Former[] {
  return log.flatMap(({ at, message }) => {
    if (message.key !== 'event.executed') return []
    const seat = seatIn(message)
    const next = log.find(
      (e) => e.at > at && e.message.key === 'event.replaced' && seatIn(e.message) === seat,
    )
    const name = inMessage(message, 'character')?.key
    return name === undefined ? [] : [{ seat, until: next?.at ?? Number.POSITIVE_INFINITY, name }]
  })
}

function renamed(message: Message, names: ReadonlyMap<number, string>): Message {
  const was = message.key === 'seat' ? names.get(Number(message.params?.seat)) : undefined
  if (was !== undefined) return { ...message, key: was }
  if (!message.params) return message
  const inside = (p: Param): Param =>
    typeof p !== 'object' ? p : isList(p) ? p.map((m) => renamed(m, names)) : renamed(p, names)
  return {
    ...message,
    params: Object.fromEntries(Object.entries(message.params).map(([name, p]) => [name, inside(p)])),
  }
}

/** A log in which everybody is called as he was called then; its reader is "you" all along. The seat stays beside the name. */
export function asThen(log: readonly LogEntry[], reader = -1): readonly LogEntry[] {
  const all = formers(log).filter((f) => f.seat !== reader)
  if (all.length === 0) return log
  return log.map((entry) => {
    const then = new Map<number, string>()
    // Of several the first who was still to go.
    for (const { seat, until, name } of all) if (entry.at <= until && !then.has(seat)) then.set(seat, name)
    return then.size === 0 ? entry : { ...entry, message: renamed(entry.message, then) }
  })
}
