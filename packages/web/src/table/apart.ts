import type { PlayerView, View } from '@ragtag/engine'
import { contentFor } from '../content.ts'

// Hands apart from the skill cards: how many one may hold, what of them lies open, and for whom a card speaks.

/** How many of a deck's cards somebody may hold; undefined where nothing is said. */
export function mayHold(now: View, p: PlayerView, deck: string): number | undefined {
  const { decks, loyalty } = contentFor(now)
  const own = p.shown
    .flatMap((card) => loyalty.get(card)?.lasting?.passives ?? [])
    .find((passive) => passive.is === 'holds' && 'deck' in passive && passive.deck === deck)
  return own && 'n' in own ? Number(own.n) : decks.get(deck)?.hand?.limit
}

/** Whether the next card he draws of it has him sent away. */
export function isFull(now: View, p: PlayerView, deck: string): boolean {
  const limit = mayHold(now, p, deck)
  return (
    contentFor(now).decks.get(deck)?.hand?.over !== undefined &&
    limit !== undefined &&
    (p.held[deck] ?? 0) >= limit
  )
}

/** Cards of such a hand that lie open before their player. */
export const isLaidOpen = (now: View, { deck }: View['inPlay'][number]): boolean =>
  contentFor(now).decks.get(deck)?.hand !== undefined

export const laidOpen = (now: View, seat: number): string[] =>
  now.inPlay.filter((c) => c.holder === seat && isLaidOpen(now, c)).map((c) => c.card)

/** The side that a card stands for, if it does. */
export function sideFor(now: View, card: string): 'humans' | 'cylons' | undefined {
  const found = contentFor(now).cards.get(card)
  return found?.kind === 'other' ? found.print.side : undefined
}
