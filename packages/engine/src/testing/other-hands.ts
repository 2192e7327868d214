import { clone } from '../core/clone.ts'
import { deckOf } from '../core/content.ts'
import type { CardId, Seat } from '../core/names.ts'
import type { GameState } from '../core/state.ts'
import { gameOn } from '../decide.ts'
import type { Chance } from '../random-player.ts'

/** So many cards on top of each deck stay where they are. */
const next = 10

/** Only the hands of all but these are changed, for cards deep in the decks: what comes next stays the same. */
export function otherHands(state: GameState, kept: readonly Seat[], random: Chance): GameState {
  const s = clone(state)
  const { content } = gameOn(s)
  for (const type of content.rules.skillTypes) {
    const { draw, discard } = s.decks[type] ?? { draw: [], discard: [] }
    const others = s.players.filter((_, seat) => !kept.includes(seat))
    const ofType = (card: CardId): boolean => deckOf(content, card) === type
    const deep = draw.slice(0, -next)
    const cards = [...deep, ...others.flatMap((p) => p.hand.filter(ofType))]
    const any = (): CardId => cards.splice(random(cards.length), 1)[0] ?? ''
    for (const p of others) p.hand = p.hand.map((card) => (ofType(card) ? any() : card))
    s.decks[type] = { draw: [...deep.map(any), ...draw.slice(-next)], discard }
  }
  return s
}
