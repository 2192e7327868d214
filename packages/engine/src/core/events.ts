import type { Message, Param } from '../text/message.ts'
import type { Game } from './game.ts'
import type { Seat } from './names.ts'

/** Something that happened, and who may know: everyone, only some seats, or everyone except some. */
export type GameEvent = Message & { readonly only?: readonly Seat[]; readonly except?: readonly Seat[] }

type Params = Readonly<Record<string, Param>>

export function say(g: Game, key: string, params: Params = {}): void {
  g.events.push({ key, params })
}

/** Tells some seats one thing and everyone else another, or nothing. */
export function sayTo(g: Game, only: readonly Seat[], key: string, params: Params, others?: Message): void {
  g.events.push({ key, params, only })
  if (others) g.events.push({ except: only, key: others.key, params: others.params })
}

export function eventsFor(events: readonly GameEvent[], viewer: Seat | 'spectator'): Message[] {
  const seen: Message[] = []
  for (const e of events) {
    if (e.only && (viewer === 'spectator' || !e.only.includes(viewer))) continue
    if (e.except && viewer !== 'spectator' && e.except.includes(viewer)) continue
    seen.push(e.params ? { key: e.key, params: e.params } : { key: e.key })
  }
  return seen
}
