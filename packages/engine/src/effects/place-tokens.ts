import { printAt } from '../core/boards.ts'
import { condition } from '../core/conditions.ts'
import { seatOf, type Who, word } from '../core/effect.ts'
import { type Game, player } from '../core/game.ts'
import type { CardId, LocationId } from '../core/names.ts'
import { ask, call, end, goTo, pick } from '../core/procedure.ts'
import type { Option } from '../core/state.ts'
import { dieRoll, rollUnderWay } from '../rules/dice.ts'
import {
  activateTokens as advance,
  destroyToken,
  putToken,
  tokenLeft,
  tokensAt,
} from '../rules/place-tokens.ts'
import { msg } from '../text/message.ts'
import { nameOf, shipCount } from '../text/names.ts'

// Tokens that stand at locations: occupation forces.

/** One is put at a location, if any is left (P-NC-55). */
export const placeToken = word(
  'place-token',
  (token: CardId, location: LocationId) => ({ token, location }),
  {
    run: (g, { token, location }) => putToken(g, token, location),
    possible: (g, { token }) => tokenLeft(g, token),
    describe: ({ token, location }) =>
      msg('effect.place-token', { token: nameOf('token', token), location: nameOf('location', location) }),
  },
)

/** Those on the boards go on along their track, all of them or one of the user's choice (P-NC-51 to P-NC-54). */
export const activateTokens = word(
  'activate-tokens',
  (token: CardId, which: 'all' | 'one' = 'all') => ({ token, which }),
  {
    steps: {
      choose: (g, f) => {
        if (f.w.which === 'all') return
        ask(g, {
          seat: f.ctx.user,
          prompt: msg('prompt.activate-token', { token: nameOf('token', f.w.token) }),
          options: placeOptions(g, tokensAt(g, f.w.token)),
        })
      },
      activate: (g, f) => {
        const from = pick(f)?.location
        const all = f.w.which === 'all' ? tokensAt(g, f.w.token) : from === undefined ? [] : [from]
        advance(g, f.w.token, all)
      },
    },
    possible: (g, { token }) => tokensAt(g, token).length > 0 || tokenLeft(g, token),
    describe: ({ token, which }) => msg(`effect.activate-tokens-${which}`, { token: nameOf('token', token) }),
  },
)

/** One option for each place at which one stands. */
const placeOptions = (g: Game, places: readonly LocationId[]): Option[] =>
  [...new Set(places)].map((location) => ({
    id: `location:${location}`,
    text: nameOf('location', printAt(g, location)),
    location,
  }))

/** So many of them are destroyed, wherever somebody chooses. */
export const destroyTokens = word(
  'destroy-tokens',
  (who: Who, token: CardId, n: number) => ({ who, token, n }),
  {
    steps: {
      choose: (g, f) => {
        if ((f.n ?? 0) >= f.w.n || tokensAt(g, f.w.token).length === 0) return end(f)
        ask(g, {
          seat: seatOf(g, f.w.who, f.ctx),
          prompt: msg('prompt.destroy-token', { token: nameOf('token', f.w.token) }),
          options: placeOptions(g, tokensAt(g, f.w.token)),
        })
      },
      destroy: (g, f) => {
        f.n = (f.n ?? 0) + 1
        goTo(f, 'choose')
        const from = pick(f)?.location
        if (from !== undefined) destroyToken(g, f.w.token, from)
      },
    },
    possible: (g, { token }) => tokensAt(g, token).length > 0,
    because: (_g, { token }) => [msg('why-not.no-token-there', { token: nameOf('token', token) })],
    describe: ({ who, token, n }) =>
      msg('effect.destroy-tokens', { who: nameOf('who', who), tokens: shipCount(token, n) }),
  },
)

/** The user attacks one where he is (P-NC-46). */
export const attackToken = word('attack-token', (token: CardId, atLeast: number) => ({ token, atLeast }), {
  steps: {
    roll: (g, f) => {
      const why = msg(attackWhy, { token: nameOf('token', f.w.token) })
      call(g, dieRoll, { by: f.ctx.user, why, bonus: 0, extra: 0 })
    },
    carryOut: (g, f) => {
      if ((f.result ?? 1) >= f.w.atLeast) destroyToken(g, f.w.token, player(g, f.ctx.user).at)
    },
  },
  possible: (g, { token }, ctx) => tokensAt(g, token).includes(player(g, ctx.user).at),
  because: (_g, { token }) => [msg('why-not.no-token-there', { token: nameOf('token', token) })],
  describe: ({ token, atLeast }) =>
    msg('effect.attack-token', { token: nameOf('token', token), goal: msg('goal.at-least', { n: atLeast }) }),
})

const attackWhy = 'why.attack-token'

/** The die just thrown is the user's own for an attack on such a token. */
export const attacksToken = condition('attacks-token', () => ({}), {
  test: (g, _c, ctx) => {
    const roll = rollUnderWay(g)
    return roll?.by === ctx.user && roll.why.key === attackWhy
  },
  describe: () => msg('when.attacks-token'),
})

/** One of them is where the user is. */
export const tokenHere = condition('token-here', (token: CardId) => ({ token }), {
  test: (g, { token }, ctx) => tokensAt(g, token).includes(player(g, ctx.user).at),
  because: (_g, { token }) => msg('why-not.no-token-there', { token: nameOf('token', token) }),
  describe: ({ token }) => msg('when.token-here', { token: nameOf('token', token) }),
})
