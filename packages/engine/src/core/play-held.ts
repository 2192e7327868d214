import { deckOf } from './content.ts'
import { discardTo } from './decks.ts'
import { type Ctx, type Effect, perform } from './effect.ts'
import type { Game } from './game.ts'
import type { CardId } from './names.ts'
import { procedure, underWay } from './procedure.ts'

type HeldPlay = {
  readonly card: CardId
  readonly effect: Effect
  readonly ctx: Ctx
  /** What becomes of it when it has done what it says; "gone": it lies somewhere already. */
  fate: 'discard' | 'removed' | 'gone'
}

/** A card of a hand apart that is used is nobody's any more (D-MUT-15); unless it says otherwise, it is discarded. */
export const playHeld = procedure<HeldPlay>(
  'play-held',
  {
    carryOut: (g, f) => perform(g, f.effect, f.ctx),
    putAway: (g, f) => putAway(g, f),
  },
  { holds: [{ cards: (f) => (f.fate === 'gone' ? [] : [f.card]) }], dropped: putAway },
)

function putAway(g: Game, f: HeldPlay): void {
  if (f.fate === 'discard') discardTo(g, deckOf(g.content, f.card), f.card)
  if (f.fate === 'removed') g.s.removed = [...g.s.removed, f.card]
  f.fate = 'gone'
}

/** The card being carried out, if it is this one. */
export function heldPlayOf(g: Game, card: CardId | undefined) {
  const f = underWay(g, playHeld)
  return f?.card === card && f?.fate !== 'gone' ? f : undefined
}
