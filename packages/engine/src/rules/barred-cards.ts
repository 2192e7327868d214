import { type Game, player } from '../core/game.ts'
import type { CardId, Seat } from '../core/names.ts'
import { passives, tablePassives, together, whence } from '../core/passives.ts'
import type { Bar } from '../core/reasons.ts'
import { msg } from '../text/message.ts'
import * as says from './passives.ts'

type Using = { readonly seat: Seat; readonly card: CardId }

/** What keeps somebody from using a skill card as an action, or in place of moving (P-MOVE-6, D-MIX-10). */
export const barsToCard: readonly Bar<Using>[] = [
  {
    bars: (g, using) => barring(g, using).length > 0,
    because: (g, using) =>
      barring(g, using).map((p) => msg('why-not.barred', { from: whence(g, using.seat, p) })),
  },
  {
    // The card itself does not pay for it (DT8).
    bars: (g, { seat, card }) => player(g, seat).hand.length - 1 < duesFor(g, seat, card),
    because: (g, { seat, card }) => [
      msg('why-not.card-price', { n: duesFor(g, seat, card), held: player(g, seat).hand.length - 1 }),
    ],
  },
]

const barring = (g: Game, { seat, card }: Using) => {
  const barred = together(tablePassives(g, says.noActionsOn), passives(g, says.noOwnActionsOn, seat))
  return barred.filter((p) => p.type === g.content.skills.get(card)?.card.type)
}

/** How many other cards it costs him to use a skill card like that. */
export const duesFor = (g: Game, seat: Seat, card: CardId): number =>
  g.content.skills.has(card)
    ? passives(g, says.skillActionCost, seat).reduce((sum, p) => sum + p.cards, 0)
    : 0
