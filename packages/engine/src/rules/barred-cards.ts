import type { Game } from '../core/game.ts'
import type { CardId, Seat } from '../core/names.ts'
import { tablePassives, whence } from '../core/passives.ts'
import type { Bar } from '../core/reasons.ts'
import { msg } from '../text/message.ts'
import * as says from './passives.ts'

/** What keeps everybody from using a skill card as an action, or in place of moving (P-MOVE-6). */
export const barredCard: Bar<{ readonly seat: Seat; readonly card: CardId }> = {
  bars: (g, { card }) => barring(g, card).length > 0,
  because: (g, { seat, card }) =>
    barring(g, card).map((p) => msg('why-not.barred', { from: whence(g, seat, p) })),
}

const barring = (g: Game, card: CardId) =>
  tablePassives(g, says.noActionsOn).filter((p) => p.type === g.content.skills.get(card)?.card.type)
