import { holds } from '../core/conditions.ts'
import { deck, discardTo, layDeck } from '../core/decks.ts'
import type { Ctx } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game, without } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { lastingOf } from '../core/passives.ts'
import { shuffle } from '../core/random.ts'
import type { InPlay } from '../core/state.ts'
import type { Moment } from '../core/windows.ts'
import { nameOf } from '../text/names.ts'
import { refill } from './decks.ts'

export function discardInPlay(g: Game, c: InPlay): void {
  if (!g.s.inPlay.includes(c)) return
  g.s.inPlay = without(g.s.inPlay, c)
  discardTo(g, c.deck, c.card)
  say(g, 'event.left-play', { card: nameOf('card', c.card) })
}

/** Cards given to a player for what they do leave play with him (B-REVEAL-6); what he laid open himself stays. */
export function discardGiven(g: Game, seat: Seat): void {
  for (const c of g.s.inPlay.filter((x) => x.holder === seat && lastingOf(g.content, x))) discardInPlay(g, c)
}

/** Cards in play that stay only until this moment are discarded. */
export function endLasting(g: Game, moment: Moment): void {
  if (g.s.inPlay.length === 0) return
  const ctx: Ctx = { user: current(g), ...moment }
  for (const c of [...g.s.inPlay]) {
    const until = lastingOf(g.content, c)?.until ?? []
    if (until.some((u) => u !== 'jump' && holds(g, [u], ctx))) discardInPlay(g, c)
  }
}

/** B-CRISIS-17 */
export function leavePlayAtJump(g: Game): void {
  for (const c of [...g.s.inPlay]) {
    const lasting = lastingOf(g.content, c)
    if (!lasting?.until.includes('jump')) continue
    if (lasting.atJump === 'beside-objective' && c.counts) {
      g.s.inPlay = without(g.s.inPlay, c)
      g.s.travelled = [...g.s.travelled, c.card]
      say(g, 'event.beside-objective', { card: nameOf('card', c.card) })
      continue
    }
    if (lasting.atJump !== 'shuffle-in' && !c.faceDown) {
      discardInPlay(g, c)
      continue
    }
    g.s.inPlay = without(g.s.inPlay, c)
    refill(g, c.deck)
    const { draw, discard } = deck(g, c.deck)
    layDeck(g, c.deck, { draw: shuffle(g.s, [...draw, c.card]), discard })
    say(g, 'event.shuffled-in', { card: nameOf('card', c.card), deck: nameOf('deck', c.deck) })
  }
}
