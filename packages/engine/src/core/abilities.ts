import { type Message, msg } from '../text/message.ts'
import { type Condition, holds, unmet } from './conditions.ts'
import { type Ctx, type Effect, payable, unpayable } from './effect.ts'
import { frameOf, frameSeen, type Game, player } from './game.ts'
import type { CardId, LocationId, Seat, Title } from './names.ts'
import { inForce, type Passive, passive, tablePassives, whence } from './passives.ts'
import { isHuman } from './standing.ts'
import type { WindowName } from './windows.ts'

export type Limit = 'game' | 'turn' | 'turn-place' | 'roll' | 'check' | 'crisis'

export type Ability = {
  readonly id: string
  readonly title: string
  /** How the sheet shows it. */
  readonly kind: 'passive' | 'weakness' | 'once-per-game' | 'card'
  /** When it is used; "action": as an action. */
  readonly window?: WindowName | 'action'
  readonly must?: boolean
  readonly limit?: Limit
  /** What counts towards its limit together; without it, only itself. */
  readonly counts?: string
  /** Tokens it takes, where the rules have tokens in place of "once per game"; without it, 1. */
  readonly tokens?: number
  /** Whose it is, where it is printed on a card that lies with somebody and another one uses it. */
  readonly of?: Title
  readonly when?: readonly Condition[]
  /** What is paid first; all of it must be possible. */
  readonly cost?: Effect
  readonly effect?: Effect
  readonly passives?: readonly Passive[]
}

// Limits: once per game per player, with whichever character, or for a token; once per turn (for each location), roll,
// check or Crisis card counting everybody.

/** Human players cannot use what can be used once per game. */
export const noOncePerGame = passive('no-once-per-game', () => ({}), {
  describe: () => msg('passive.no-once-per-game'),
})

const isForbidden = (g: Game, { limit }: Ability, owner: Seat): boolean =>
  limit === 'game' && inForce(g, noOncePerGame) && isHuman(g, owner)

/** What is counted towards a limit: for some once for each location. */
const counted = ({ id, counts = id, limit }: Ability, place: LocationId | undefined): string =>
  limit === 'turn-place' ? `${counts} ${place ?? ''}` : counts

/** The procedures within which a limit lasts. */
const within = { roll: 'die-roll', check: 'skill-check', crisis: 'crisis' } as const

export function usedUp(g: Game, ability: Ability, owner: Seat, place?: LocationId): boolean {
  switch (ability.limit) {
    case undefined:
      return false
    case 'game': {
      if (isForbidden(g, ability, owner)) return true
      const { used, tokens } = player(g, owner)
      const { oncePerGame } = g.content.rules
      return oncePerGame === 'once'
        ? used.length > 0
        : (tokens[oncePerGame.token] ?? 0) < (ability.tokens ?? 1)
    }
    case 'turn':
    case 'turn-place':
      return g.s.turn.once.includes(counted(ability, place))
    case 'roll':
    case 'check':
    case 'crisis':
      return frameSeen(g, within[ability.limit])?.once?.includes(counted(ability, place)) ?? false
  }
}

/** Why its limit does not let it be used; nothing where it does, or where it is one of a roll, check, card or location. */
function limited(g: Game, ability: Ability, owner: Seat): Message[] {
  const { limit, tokens = 1 } = ability
  if ((limit !== 'game' && limit !== 'turn') || !usedUp(g, ability, owner)) return []
  if (isForbidden(g, ability, owner))
    return tablePassives(g, noOncePerGame).map((p) => msg('why-not.forbidden', { from: whence(g, owner, p) }))
  const { oncePerGame } = g.content.rules
  if (limit !== 'game' || oncePerGame === 'once') return [msg(`why-not.used-${limit}`)]
  return [msg('why-not.no-token', { n: tokens, held: player(g, owner).tokens[oncePerGame.token] ?? 0 })]
}

export function markUsed(g: Game, ability: Ability, owner: Seat, place?: LocationId): void {
  const name = counted(ability, place)
  switch (ability.limit) {
    case undefined:
      return
    case 'game': {
      const p = player(g, owner)
      const { oncePerGame } = g.content.rules
      p.used = [...p.used, name]
      if (oncePerGame === 'once') return
      const { token } = oncePerGame
      p.tokens = { ...p.tokens, [token]: (p.tokens[token] ?? 0) - (ability.tokens ?? 1) }
      return
    }
    case 'turn':
    case 'turn-place':
      g.s.turn.once = [...g.s.turn.once, name]
      return
    case 'roll':
    case 'check':
    case 'crisis': {
      const f = frameOf(g, within[ability.limit])
      if (f) f.once = [...(f.once ?? []), name]
    }
  }
}

/** An ability somebody could use, and the card it is on, if it is on one. */
export type Usable = {
  readonly owner: Seat
  readonly ability: Ability
  readonly card?: CardId
  readonly inPlay?: boolean
  /** It is a card of a hand apart from the skill cards. */
  readonly held?: boolean
}

export const usable = (g: Game, ability: Ability, ctx: Ctx): boolean =>
  !isLacking(g, ability, ctx.user) &&
  !usedUp(g, ability, ctx.user, ctx.location) &&
  holds(g, ability.when ?? [], ctx) &&
  (!ability.cost || payable(g, ability.cost, ctx))

const isLacking = (g: Game, { id }: Ability, owner: Seat): boolean =>
  player(g, owner).lacks?.includes(id) ?? false

/** What using it does, its price first. */
export const paidEffect = ({ cost, effect = [] }: Ability): Effect => (cost ? [...cost, ...effect] : effect)

/** Why it cannot be used; nothing where it can. Before its moment has come only its limit is known. */
export const unusable = (g: Game, ability: Ability, ctx: Ctx, moment: 'now' | 'later'): Message[] => [
  ...(isLacking(g, ability, ctx.user) ? [msg('why-not.came-late')] : []),
  ...limited(g, ability, ctx.user),
  ...(moment === 'later'
    ? []
    : [...unmet(g, ability.when ?? [], ctx), ...unpayable(g, ability.cost ?? [], ctx)]),
]
