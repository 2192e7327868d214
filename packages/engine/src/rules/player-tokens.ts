import type { PlayerToken } from '../core/content.ts'
import { say } from '../core/events.ts'
import { type Game, player } from '../core/game.ts'
import type { Seat } from '../core/names.ts'
import { passives } from '../core/passives.ts'
import { standingOf } from '../core/standing.ts'
import { nameOf, seatName } from '../text/names.ts'
import * as says from './passives.ts'

// Tokens that lie with players: how many one can have, gaining and losing them.

const kinds = (g: Game): [string, PlayerToken][] => Object.entries(g.content.rules.playerTokens ?? {})

export const tokensOf = (g: Game, seat: Seat, token: string): number => player(g, seat).tokens[token] ?? 0

export function tokenLimit(g: Game, seat: Seat, token: string): number {
  if (standingOf(g, seat).noTokens) return 0
  const own = passives(g, says.tokenLimit, seat).find((p) => p.token === token)
  return own?.n ?? g.content.rules.playerTokens?.[token]?.limit ?? 0
}

/** Whether he has fewer than he can have. */
export const canGainToken = (g: Game, seat: Seat, token: string): boolean =>
  tokensOf(g, seat, token) < tokenLimit(g, seat, token)

export function changeTokens(g: Game, seat: Seat, token: string, by: number): void {
  const p = player(g, seat)
  p.tokens = { ...p.tokens, [token]: tokensOf(g, seat, token) + by }
}

/** One more, if he can have one more. */
export function gainToken(g: Game, seat: Seat, token: string): void {
  if (!canGainToken(g, seat, token)) return
  changeTokens(g, seat, token, 1)
  say(g, 'event.token-gained', { who: seatName(seat), token: nameOf('token', token) })
}

export function spendTokens(g: Game, seat: Seat, token: string, n: number): void {
  changeTokens(g, seat, token, -n)
  say(g, 'event.token-spent', { who: seatName(seat), n, token: nameOf('token', token) })
}

/** Whether one can hand a token to another. */
export const canPass = (g: Game, from: Seat, to: Seat, token: string): boolean =>
  tokensOf(g, from, token) > 0 && canGainToken(g, to, token)

export function passToken(g: Game, from: Seat, to: Seat, token: string): void {
  if (!canPass(g, from, to, token)) return
  changeTokens(g, from, token, -1)
  changeTokens(g, to, token, 1)
  say(g, 'event.token-passed', { from: seatName(from), to: seatName(to), token: nameOf('token', token) })
}

/** What everybody has when the game begins. */
export function dealTokens(g: Game, seat: Seat): void {
  for (const [token, { atStart }] of kinds(g))
    if (!standingOf(g, seat).noTokens && atStart > 0) changeTokens(g, seat, token, atStart)
}

/** All he has goes. */
export function loseTokens(g: Game, seat: Seat): void {
  for (const [token] of kinds(g)) {
    const n = tokensOf(g, seat, token)
    if (n > 0) spendTokens(g, seat, token, n)
  }
}
