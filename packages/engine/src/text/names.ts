import { type Message, msg } from './message.ts'
import type { Seat } from '../core/names.ts'

export type Kind =
  | 'ability'
  | 'area'
  | 'card'
  | 'character'
  | 'deck'
  | 'icon'
  | 'location'
  | 'resource'
  | 'board'
  | 'ship'
  | 'skill-card'
  | 'step'
  | 'title'
  | 'token'
  | 'type'
  | 'who'

/** The name of a thing: its key says what kind it is and which one, so that a page can link to it. */
export const nameOf = (kind: Kind, id: string): Message => ({ key: `${kind}:${id}` })

/** The name of whoever sits there. */
export const seatName = (seat: Seat): Message => msg('seat', { seat })

export const seatNames = (seats: readonly Seat[]): Message[] => seats.map(seatName)
export const cardNames = (kind: Kind, cards: readonly string[]): Message[] => cards.map((c) => nameOf(kind, c))
