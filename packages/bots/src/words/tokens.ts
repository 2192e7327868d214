import { both, forFleet, forSelf, type Gain, nothing } from '../gain.ts'
import type { Mind } from '../mind.ts'
import { type Seat, says, those } from '../printed.ts'
import type { Meanings } from '../worth.ts'
import { doubt, seatOf } from './about.ts'

// Tokens that lie with players: what they pay for is worth about as much as what is used once per game.

const worthOfOne = 0.8

const held = ({ view }: Mind, seat: Seat, token: string): number => view.players[seat]?.tokens[token] ?? 0

export const holds = (mind: Mind, seat: Seat, token: string): boolean => held(mind, seat, token) > 0

/** Whether somebody has fewer than he can have. */
export function mayGain(mind: Mind, seat: Seat, token: string): boolean {
  const { content, view } = mind
  const { character = '', standing = '' } = view.players[seat] ?? {}
  if (content.rules.standings[standing]?.noTokens) return false
  const sheet = content.characters.get(character)?.abilities.flatMap((a) => a.passives ?? []) ?? []
  const own = those(sheet, says.tokenLimit).find((p) => p.token === token)?.n
  return held(mind, seat, token) < (own ?? content.rules.playerTokens?.[token]?.limit ?? 0)
}

function gained(mind: Mind, seat: Seat, token: string): Gain {
  if (!mayGain(mind, seat, token)) return nothing
  if (seat === mind.seat) return both(forSelf(0.4), forFleet(mind.side === 'human' ? 0.4 : 0))
  return forFleet(worthOfOne * (1 - 2 * doubt(mind, seat)))
}

/** What it is to the fleet, or to himself, that somebody has one less. */
const lost = (mind: Mind, seat: Seat): Gain =>
  seat === mind.seat ? forSelf(-worthOfOne) : forFleet(-worthOfOne * (1 - 2 * doubt(mind, seat)))

/** What is used costs several tokens: whoever collects them for it wants his own. */
const saves = ({ content, view }: Mind, seat: Seat): boolean =>
  content.characters.get(view.players[seat]?.character ?? '')?.abilities.some((a) => (a.tokens ?? 1) > 1) ??
  false

export const tokenWords: Pick<Meanings, 'gain-token' | 'pass-token' | 'pay-tokens'> = {
  'pass-token': (mind, { from, to, token }, at) => {
    const [giver, taker] = [seatOf(mind, from, at), seatOf(mind, to, at)]
    if (held(mind, giver, token) === 0 || !mayGain(mind, taker, token)) return nothing
    const more = taker === mind.seat && saves(mind, taker) ? 0.6 : 0
    return both(both(gained(mind, taker, token), lost(mind, giver)), forSelf(more))
  },
  'gain-token': (mind, { who, token }, at) => gained(mind, seatOf(mind, who, at), token),
  'pay-tokens': (_mind, { n }) => forSelf(-worthOfOne * n),
}
