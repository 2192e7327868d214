import type { Message, Param } from '@ragtag/engine'
import type { Seat } from './printed.ts'

// Reading what is said: effects, prompts and events are messages with parameters.

const isList = (p: Param | undefined): p is readonly Message[] => Array.isArray(p)

const isMessage = (p: Param | undefined): p is Message =>
  typeof p === 'object' && !Array.isArray(p) && 'key' in p

export const numberIn = (m: Message, name: string): number => {
  const p = m.params?.[name]
  return typeof p === 'number' ? p : 0
}

export const messageIn = (m: Message, name: string): Message | undefined => {
  const p = m.params?.[name]
  return isMessage(p) ? p : undefined
}

export const listIn = (m: Message, name: string): readonly Message[] => {
  const p = m.params?.[name]
  return isList(p) ? p : []
}

/** What a name stands for: `location:brig` is "brig". */
export const idOf = (name: Message | undefined): string => name?.key.slice(name.key.indexOf(':') + 1) ?? ''

export const idIn = (m: Message, name: string): string => idOf(messageIn(m, name))

export const seatIn = (m: Message, name: string): Seat => {
  const who = messageIn(m, name)
  return who?.key === 'seat' ? numberIn(who, 'seat') : -1
}

/** Whether a message, or one inside it, has this key. */
export function says(m: Message, key: string): boolean {
  if (m.key === key) return true
  for (const p of Object.values(m.params ?? {})) {
    if (isMessage(p) && says(p, key)) return true
    if (isList(p) && p.some((x) => says(x, key))) return true
  }
  return false
}

/** Whether somebody is sent to this location by what the message tells. */
export function sendsTo(m: Message, location: string): boolean {
  if (m.key === 'effect.send') return idIn(m, 'location') === location
  return Object.values(m.params ?? {}).some((p) =>
    isMessage(p) ? sendsTo(p, location) : isList(p) && p.some((x) => sendsTo(x, location)),
  )
}
