import { printed } from '../core/content.ts'
import { discardTo } from '../core/decks.ts'
import { type Effect, perform } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { type Game, without } from '../core/game.ts'
import type { CardId, Seat } from '../core/names.ts'
import { passives } from '../core/passives.ts'
import { ask, chosen, procedure, underWay } from '../core/procedure.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import * as says from './passives.ts'

export type QuorumPlay = {
  readonly seat: Seat
  readonly card: CardId
  /** What becomes of the card afterwards (B-TITLE-7). */
  fate: 'discard' | 'kept' | 'removed'
  /** From the Quorum hand, or already taken from the deck. */
  readonly from: 'hand' | 'deck'
  /** What follows, by where he was when he played it. */
  afterwards?: Effect
}

/** The President keeps so many cards at the end of a turn (P-QUORUM-1). */
export const limitQuorum = procedure<object>('limit-quorum', {
  choose: (g) => {
    const n = g.s.quorum.length - (g.content.rules.quorumLimit ?? Number.POSITIVE_INFINITY)
    if (n <= 0) return
    ask(g, {
      seat: g.s.titles.president,
      prompt: msg('prompt.discard-held', { n, deck: nameOf('deck', 'quorum') }),
      options: g.s.quorum.map((card, i) => ({
        id: `card:${card}#${i + 1}`,
        text: nameOf('card', card),
        card,
        deck: 'quorum',
      })),
      min: n,
      max: n,
    })
  },
  discard: (g, f) => {
    for (const { card } of chosen(f)) {
      if (card === undefined) continue
      g.s.quorum = without(g.s.quorum, card)
      discardTo(g, 'quorum', card)
      say(g, 'event.discarded-held', {
        who: seatName(g.s.titles.president),
        card: nameOf('card', card),
      })
    }
  },
})

export const playQuorum = procedure<QuorumPlay>(
  'play-quorum',
  {
    play: (g, f) => {
      if (f.from === 'hand') {
        g.s.quorum = without(g.s.quorum, f.card)
        const due = passives(g, says.afterQuorum, f.seat)
        if (due.length > 0) f.afterwards = due.flatMap((p) => p.effect)
      }
      say(g, 'event.quorum', { who: seatName(f.seat), card: nameOf('card', f.card) })
      perform(g, printed(g.content.quorum, f.card).effect, { user: f.seat, source: 'quorum', card: f.card })
    },
    follow: (g, f) => {
      if (f.afterwards) perform(g, f.afterwards, { user: f.seat, source: 'rule' }) // PQ20
    },
    putAway: (g, f) => putAway(g, f),
  },
  {
    // Until it is played from the hand it lies there.
    holds: [
      { cards: (f) => (f.fate === 'kept' || (f.from === 'hand' && f.step === 'play') ? [] : [f.card]) },
    ],
    dropped: putAway,
  },
)

function putAway(g: Game, f: QuorumPlay): void {
  if (f.fate === 'discard') discardTo(g, 'quorum', f.card)
  if (f.fate === 'removed') g.s.removed = [...g.s.removed, f.card]
}

export const quorumUnderWay = (g: Game) => underWay(g, playQuorum)
