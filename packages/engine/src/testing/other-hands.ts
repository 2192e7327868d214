import { clone } from '../core/clone.ts'
import { deckOf } from '../core/content.ts'
import type { CardId, Seat } from '../core/names.ts'
import { underWay } from '../core/procedure.ts'
import type { GameState } from '../core/state.ts'
import { gameOn } from '../decide.ts'
import type { Chance } from '../random-player.ts'
import { payCards } from '../rules/discard.ts'
import { seatIn } from './coverage.ts'

/** So many cards on top of each deck stay where they are. */
const next = 10

/** Whoever is asked which card he takes of a hand has it before him (B-LOC-27): dealt anew, it would be another question. */
const laidOpen = ({ asks }: GameState): Seat[] =>
  asks.flatMap(({ prompt }) => (prompt.key === 'prompt.steal' ? [seatIn(prompt.params?.who)] : []))

/** Only the hands of all but these are changed, for cards deep in the decks: what comes next stays the same. */
export function otherHands(state: GameState, kept: readonly Seat[], random: Chance): GameState {
  const s = clone(state)
  const g = gameOn(s)
  const { content } = g
  const same = [...kept, ...laidOpen(s)]
  // A card that is being paid for is played next, before all eyes.
  const { seat: payer, not = '' } = underWay(g, payCards) ?? {}
  const paidFor = payer === undefined ? -1 : (s.players[payer]?.hand.indexOf(not) ?? -1)
  const stays = (seat: Seat, i: number): boolean => same.includes(seat) || (seat === payer && i === paidFor)
  for (const type of content.rules.skillTypes) {
    const { draw, discard } = s.decks[type] ?? { draw: [], discard: [] }
    const ofType = (card: CardId): boolean => deckOf(content, card) === type
    const deep = draw.slice(0, -next)
    const cards = [
      ...deep,
      ...s.players.flatMap((p, seat) => p.hand.filter((card, i) => ofType(card) && !stays(seat, i))),
    ]
    const any = (): CardId => cards.splice(random(cards.length), 1)[0] ?? ''
    s.players.forEach((p, seat) => {
      p.hand = p.hand.map((card, i) => (ofType(card) && !stays(seat, i) ? any() : card))
    })
    s.decks[type] = { draw: [...deep.map(any), ...draw.slice(-next)], discard }
  }
  return s
}
