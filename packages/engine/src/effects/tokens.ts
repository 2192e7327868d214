import { condition } from '../core/conditions.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import {
  canGainToken,
  canPass,
  gainToken as gain,
  passToken as pass,
  spendTokens,
  tokensOf,
} from '../rules/player-tokens.ts'
import { msg } from '../text/message.ts'
import { nameOf } from '../text/names.ts'

// Tokens that lie with players.

/** Somebody gains one, unless he has as many as he can have. */
export const gainToken = word('gain-token', (who: Who, token: string) => ({ who, token }), {
  run: (g, { who, token }, ctx) => gain(g, seatOf(g, who, ctx), token),
  possible: (g, { who, token }, ctx) => canGainToken(g, seatOf(g, who, ctx), token),
  describe: ({ who, token }) =>
    msg('effect.gain-token', { who: nameOf('who', who), token: nameOf('token', token) }),
})

/** One goes from somebody to somebody else (D-MIR-14). */
export const passToken = word('pass-token', (from: Who, to: Who, token: string) => ({ from, to, token }), {
  run: (g, { from, to, token }, ctx) => pass(g, seatOf(g, from, ctx), seatOf(g, to, ctx), token),
  possible: (g, { from, to, token }, ctx) => canPass(g, seatOf(g, from, ctx), seatOf(g, to, ctx), token),
  describe: ({ from, to, token }) =>
    msg('effect.pass-token', {
      from: nameOf('who', from),
      to: nameOf('who', to),
      token: nameOf('token', token),
    }),
})

/** A price: so many tokens. */
export const payTokens = word('pay-tokens', (token: string, n: number) => ({ token, n }), {
  run: (g, { token, n }, ctx) => spendTokens(g, ctx.user, token, n),
  possible: (g, { token, n }, ctx) => tokensOf(g, ctx.user, token) >= n,
  because: (g, { token, n }, ctx) => [msg('why-not.no-token', { n, held: tokensOf(g, ctx.user, token) })],
  describe: ({ token, n }) => msg('effect.pay-tokens', { n, token: nameOf('token', token) }),
})

export const lacksToken = condition('lacks-token', (token: string) => ({ token }), {
  test: (g, { token }, ctx) => tokensOf(g, ctx.user, token) === 0,
  describe: ({ token }) => msg('when.lacks-token', { token: nameOf('token', token) }),
})
