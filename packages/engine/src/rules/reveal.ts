import { printed } from '../core/content.ts'
import { hold } from '../core/decks.ts'
import { perform } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { current, type Game, player, without } from '../core/game.ts'
import type { CardId, Seat, StandingId } from '../core/names.ts'
import { has } from '../core/passives.ts'
import { call, procedure, unwindTo } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import { openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { nameOf, seatName } from '../text/names.ts'
import { takeTop } from './decks.ts'
import { forcedDiscard } from './discard.ts'
import { discardForeign } from './held.ts'
import { discardGiven } from './in-play.ts'
import { passOnWhenRevealed } from './loyalty.ts'
import * as says from './passives.ts'
import { placeFor, putOn } from './places.ts'
import { loseTokens } from './player-tokens.ts'
import { settleTitles } from './titles.ts'

type Reveal = {
  readonly seat: Seat
  readonly card: CardId
  /** What he becomes. */
  readonly as: StandingId
  /** By an action of his own; whom something else reveals uses no power, draws no Super Crisis card, and the turn goes on (B-SLEEP-11). */
  readonly himself: boolean
}

/** B-REVEAL-4 */
export const reveal = procedure<Reveal>('reveal', {
  turnUp: (g, f) => {
    if (!f.himself) return
    player(g, f.seat).standing = 'revealing'
    showCylon(g, f.seat, f.card)
  },
  power: (g, f) => {
    if (!f.himself) return
    if (!has(g, says.noPower, f.seat))
      perform(g, printed(g.content.loyalty, f.card).power, { user: f.seat, source: 'loyalty' }) // B-LOC-18
  },
  discard: (g, f) => {
    player(g, f.seat).standing = f.as
    discardForeign(g, f.seat) // D-MUT-11, D-REVEAL-1
    if (standingOf(g, f.seat).noTokens) loseTokens(g, f.seat) // D-MIR-5
    const excess = player(g, f.seat).hand.length - standingOf(g, f.seat).keeps
    if (excess > 0)
      call(g, forcedDiscard, { from: [{ seat: f.seat, n: excess }], random: false, source: 'rule' }) // B-REVEAL-5
  },
  rest: (g, f) => {
    const ctx = { user: f.seat, source: 'loyalty', card: f.card } as const
    if (f.himself && !has(g, says.noPower, f.seat))
      perform(g, printed(g.content.loyalty, f.card).afterDiscard ?? [], ctx)
    perform(g, standingOf(g, f.seat).whenRevealed ?? [], ctx)
  },
  titles: (g, f) => {
    discardGiven(g, f.seat) // B-REVEAL-6
    settleTitles(g) // B-REVEAL-7
  },
  resurrection: (g, f) => putOn(g, f.seat, placeFor(g, 'resurrection', f.seat)), // B-REVEAL-8, B-VIPER-16
  superCrisis: (g, f) => {
    if (f.himself) drawSuperCrisis(g, f.seat) // B-REVEAL-9
  },
  loyalty: (g, f) => passOnWhenRevealed(g, f.seat),
  endOfTurn: (g, f) => {
    if (f.himself && f.seat === current(g)) unwindTo(g, 'turn', 'end') // B-REVEAL-10, B-REVEAL-11
  },
})

/** A Cylon card is turned up, by whatever. */
export function showCylon(g: Game, seat: Seat, card: CardId): void {
  turnUp(g, seat, card)
  say(g, 'event.revealed', { who: seatName(seat), card: nameOf('card', card) })
  openWindow(g, ['loyalty-revealed'], { picked: seat })
}

/** Turns a face-down Loyalty card up. */
export function turnUp(g: Game, seat: Seat, card: CardId): void {
  const p = player(g, seat)
  p.loyalty = without(p.loyalty, card)
  p.shown = [...p.shown, card]
}

export function drawSuperCrisis(g: Game, seat: Seat): void {
  const card = takeTop(g, 'super-crisis')
  if (card === undefined) return
  hold(g, seat, 'super-crisis', [card])
  sayTo(
    g,
    [seat],
    'event.drew-super-crisis-card',
    { who: seatName(seat), card: nameOf('card', card) },
    msg('event.drew-super-crisis', { who: seatName(seat) }),
  )
}
