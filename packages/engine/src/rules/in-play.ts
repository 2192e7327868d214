import { lastingOf } from '../core/abilities.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { shuffle } from '../core/random.ts'
import type { InPlay } from '../core/state.ts'
import { nameOf } from '../text/names.ts'

export function discardInPlay(g: Game, c: InPlay): void {
  const i = g.s.inPlay.indexOf(c)
  if (i < 0) return
  g.s.inPlay.splice(i, 1)
  g.s.decks[c.deck].discard.push(c.card)
  say(g, 'event.left-play', { card: nameOf('card', c.card) })
}

/** Cards given to a player leave play with him (B-REVEAL-6). */
export function discardGiven(g: Game, seat: Seat): void {
  for (const c of g.s.inPlay.filter((x) => x.holder === seat)) discardInPlay(g, c)
}

/** B-CRISIS-17 */
export function leavePlayAtJump(g: Game): void {
  for (const c of [...g.s.inPlay]) {
    const lasting = lastingOf(g.content, c)
    if (!lasting?.until.includes('jump')) continue
    if (lasting.atJump !== 'shuffle-in') {
      discardInPlay(g, c)
      continue
    }
    g.s.inPlay.splice(g.s.inPlay.indexOf(c), 1)
    g.s.decks[c.deck].draw.push(c.card)
    shuffle(g.s, g.s.decks[c.deck].draw)
    say(g, 'event.shuffled-in', { card: nameOf('card', c.card), deck: nameOf('deck', c.deck) })
  }
}
