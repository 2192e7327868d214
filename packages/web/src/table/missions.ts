import { describeCheck, type Message, type View } from '@ragtag/engine'
import { contentFor } from '../content.ts'

// Cards that are turned up to be attempted at once, and lie on a board afterwards.

type Attempt = { readonly card: string; readonly deck: string; readonly text: Message }

/** The card that a check is made for, where it is such a one. */
export function attemptOf(now: View, title: Message | null | undefined): Attempt | undefined {
  const card = title?.key.replace('card:', '') ?? ''
  const found = contentFor(now).cards.get(card)
  if (found?.kind !== 'other' || !found.print.check) return undefined
  return { card, deck: found.deck, text: describeCheck(found.print.check) }
}

/** How far a card takes the fleet, where it does. */
export function distanceOf(now: View, card: string): number {
  const found = contentFor(now).cards.get(card)
  return found?.kind === 'other' ? (found.print.distance ?? 0) : 0
}

const prefix = 'deck:'

/** The spaces of a board, named as rooms are. */
export const spacesOn = (now: View, board: string): string[] =>
  (contentFor(now).boards.get(board)?.spaces ?? []).map(({ deck }) => `${prefix}${deck}`)

/** The deck whose card lies at such a space; undefined for a room. */
export const deckAt = (room: string): string | undefined =>
  room.startsWith(prefix) ? room.slice(prefix.length) : undefined

/** Whether a card in play has its space on a board that is there. */
export const hasSpace = (now: View, deck: string): boolean =>
  now.boards.some(({ id }) => spacesOn(now, id).includes(`${prefix}${deck}`))

export type InSpace = View['inPlay'][number]

export const lyingAt = (now: View, deck: string): InSpace | undefined =>
  now.inPlay.find((c) => c.deck === deck)
