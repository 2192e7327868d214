import type { Message, Param } from '@ragtag/engine'

// What a message names: seats, cards, places, numbers.

export const isMessage = (x: Param | undefined): x is Message => typeof x === 'object' && 'key' in x
const isList = (x: Param | undefined): x is readonly Message[] => Array.isArray(x)

/** The name without its kind: `command` of `location:command`. */
export const bare = (m: Message): string => m.key.replace(/^[a-z-]+:/, '')

const listIn = (m: Message, param: string): readonly Message[] => {
  const list = m.params?.[param]
  return isList(list) ? list : []
}
export const namesIn = (m: Message, param: string): string[] => listIn(m, param).map(bare)
export const numberIn = (m: Message, param: string): number => Number(m.params?.[param] ?? 0)
export const nameIn = (m: Message, param: string): string => {
  const name = m.params?.[param]
  return isMessage(name) ? bare(name) : ''
}
export const seatIn = (m: Message, param: string): number => {
  const name = m.params?.[param]
  return isMessage(name) ? Number(name.params?.seat ?? -1) : -1
}
