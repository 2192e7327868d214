import type { Seat } from '../core/names.ts'
import { type Message, msg } from './message.ts'

export type Kind =
  | 'ability'
  | 'area'
  | 'card'
  | 'character'
  | 'deck'
  | 'icon'
  | 'location'
  | 'phase'
  | 'pile'
  | 'resource'
  | 'board'
  | 'ship'
  | 'side'
  | 'skill-card'
  | 'step'
  | 'title'
  | 'token'
  | 'type'
  | 'who'

/** The name of a thing: its key says what kind it is and which one, so that a page can link to it. */
export const nameOf = (kind: Kind, id: string): Message => names[kind].get(id) ?? newName(kind, id)

function newName(kind: Kind, id: string): Message {
  const name = { key: `${kind}:${id}` }
  names[kind].set(id, name)
  return name
}

// Names are the same object every time: there are few of them and they are said all the time.
const names: Readonly<Record<Kind, Map<string, Message>>> = {
  ability: new Map(),
  area: new Map(),
  board: new Map(),
  card: new Map(),
  character: new Map(),
  deck: new Map(),
  icon: new Map(),
  location: new Map(),
  phase: new Map(),
  pile: new Map(),
  resource: new Map(),
  ship: new Map(),
  side: new Map(),
  'skill-card': new Map(),
  step: new Map(),
  title: new Map(),
  token: new Map(),
  type: new Map(),
  who: new Map(),
}
const seats: Message[] = []

/** So many of a kind of ship. */
export const shipCount = (ship: string, n: number): Message => msg(`count.${ship}`, { n })

/** The name of whoever sits there. */
export const seatName = (seat: Seat): Message => (seats[seat] ??= msg('seat', { seat }))

export const seatNames = (seats: readonly Seat[]): Message[] => seats.map(seatName)
/** Only the holder of a title can, and that is somebody else. */
export const notHolder = (title: string, holder: Seat): Message =>
  msg('why-not.not-title', { title: nameOf('title', title), who: seatName(holder) })

export function cardNames(kind: Kind, cards: readonly string[]): Message[] {
  const known = names[kind]
  return cards.map((c) => known.get(c) ?? newName(kind, c))
}
