import type { Source } from '../core/effect.ts'
import { type Game, player, without } from '../core/game.ts'
import type { CardId, Seat } from '../core/names.ts'
import { has } from '../core/passives.ts'
import { ask, askAll, chosen, procedure, underWay } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { isUsed, openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { discardSkills, discardTogether } from './decks.ts'
import { remembered } from './options.ts'
import * as says from './passives.ts'

/** Skill cards as options, one for each copy. */
export function cardOptions(cards: readonly CardId[]): Option[] {
  return cards.map((card, i) => {
    let copy = 1
    for (let k = 0; k < i; k++) if (cards[k] === card) copy++
    return cardOption(card, copy)
  })
}

const cardOption = remembered(
  (card: CardId, copy: number): Option => ({
    id: `card:${card}#${copy}`,
    text: nameOf('skill-card', card),
    card,
  }),
)

export function cardsOf(options: readonly Option[]): CardId[] {
  const cards: CardId[] = []
  for (const { card } of options) if (card !== undefined) cards.push(card)
  return cards
}

type Owed = {
  readonly seat: Seat
  readonly n: number
  /** It is all he has: nothing he chooses. */
  readonly all?: boolean
}

type ForcedDiscard = { from: readonly Owed[]; readonly random: boolean; readonly source: Source }

/**
 * Players told to discard: each chooses his own cards (B-GEN-15), all at once and unseen (B-GEN-19), as many
 * as he has (B-GEN-16); at random where the instruction or his sheet says so.
 */
export const forcedDiscard = procedure<ForcedDiscard>('forced-discard', {
  due: (g, f) => {
    if (!isUsed(g, 'discard-due')) return
    for (const { seat, n } of f.from) {
      const told = { who: seatName(seat), n: Math.min(n, player(g, seat).hand.length) }
      openWindow(g, ['discard-due'], { picked: seat, source: f.source }, told)
    }
  },
  choose: (g, f) => {
    askAll(
      g,
      f.from
        .filter(({ seat, n }) => n > 0 && !atRandom(g, f.random, seat))
        .map(({ seat, n }) => {
          const { hand } = player(g, seat)
          const count = Math.min(n, hand.length)
          return {
            seat,
            prompt: msg('prompt.discard', { n: count }),
            options: cardOptions(hand),
            min: count,
            max: count,
          }
        }),
    )
  },
  discard: (g, f) => {
    const all = f.from.filter((owed) => owed.all).map((owed) => owed.seat)
    const chosenBy = (f.got ?? []).map(({ seat, options }) => ({
      seat,
      which: all.includes(seat) ? ('all' as const) : cardsOf(options),
    }))
    const drawnFrom = f.from
      .filter(({ seat }) => atRandom(g, f.random, seat))
      .map(({ seat, n }) => ({ seat, which: { random: n } }))
    discardTogether(g, [...chosenBy, ...drawnFrom], f.source)
  },
})

/** How many cards a player is about to discard. */
export function discardDue(g: Game, seat: Seat): number {
  const owed = underWay(g, forcedDiscard)?.from.find((x) => x.seat === seat)
  return Math.min(owed?.n ?? 0, player(g, seat).hand.length)
}

/** What a player has to discard becomes less. */
export function discardFewer(g: Game, seat: Seat, by: number): void {
  const f = underWay(g, forcedDiscard)
  if (!f) return
  const { hand } = player(g, seat)
  const fewer = (n: number): Owed => ({ seat, n: Math.max(0, Math.min(n, hand.length) - by) })
  f.from = f.from.map((owed) => (owed.seat === seat ? fewer(owed.n) : owed))
}

const atRandom = (g: Game, random: boolean, seat: Seat): boolean =>
  random || has(g, says.randomDiscards, seat)

/** A discard that is the price of something: chosen by the player and paid in full (B-GEN-17, B-CHAR-17). */
export const payCards = procedure<{ seat: Seat; n: number; readonly not?: CardId }>('pay-cards', {
  choose: (g, f) => {
    const { hand } = player(g, f.seat)
    const options = cardOptions(f.not === undefined ? hand : without(hand, f.not))
    ask(g, { seat: f.seat, prompt: msg('prompt.pay', { n: f.n }), options, min: f.n, max: f.n })
  },
  pay: (g, f) => discardSkills(g, f.seat, cardsOf(chosen(f)), 'price'),
})

export const canPay = (g: Game, seat: Seat, n: number): boolean => player(g, seat).hand.length >= n
