import { type Condition, holds } from './conditions.ts'
import type { BoardShip, Content, Lasting } from './content.ts'
import type { Ctx, Effect } from './effect.ts'
import { frameOf, type Game, player } from './game.ts'
import type { CardId, LocationId, Seat } from './names.ts'
import type { InPlay } from './state.ts'
import type { WindowName } from './windows.ts'

/** What always applies, as an answer to a question the rules ask. */
export type Passive =
  | { readonly is: 'hand-limit'; readonly n: number }
  | { readonly is: 'actions'; readonly n: number; readonly when: readonly Condition[] }
  | { readonly is: 'crisis-draw'; readonly n: number }
  | { readonly is: 'activation-cost'; readonly cards: number }
  | { readonly is: 'cannot-activate'; readonly locations: readonly LocationId[] }
  | { readonly is: 'cannot-activate-crowded'; readonly except: readonly LocationId[] }
  | { readonly is: 'closed'; readonly ship: BoardShip }
  | { readonly is: 'no-loyalty-looks' }
  | { readonly is: 'launch-more'; readonly n: number }
  | { readonly is: 'unmanned-viper-attacks'; readonly add: number }
  | { readonly is: 'strength-positive'; readonly strength: number }
  | { readonly is: 'random-discards' }
  | { readonly is: 'only-target'; readonly location: LocationId }
  | { readonly is: 'picks-destination'; readonly draw: number }
  | { readonly is: 'loyalty-at-setup'; readonly n: number }
  | { readonly is: 'loyalty-at-sleeper'; readonly n: number }
  | { readonly is: 'cannot-move' }
  | { readonly is: 'no-crisis' }
  | { readonly is: 'no-power' }
  | { readonly is: 'locked-in' }
  | { readonly is: 'not-admiral' }
  | { readonly is: 'contributes'; readonly atMost: number }
  | { readonly is: 'receives'; readonly n: number }

export type Limit = 'game' | 'turn' | 'roll' | 'check'

export type Ability = {
  readonly id: string
  readonly title: string
  /** How the sheet shows it. */
  readonly kind: 'passive' | 'weakness' | 'once-per-game' | 'card'
  /** When it is used; "action": as an action. */
  readonly window?: WindowName | 'action'
  readonly must?: boolean
  readonly limit?: Limit
  readonly when?: readonly Condition[]
  /** Skill cards discarded to use it. */
  readonly effect?: Effect
  readonly passives?: readonly Passive[]
}

type PassiveOf<K extends Passive['is']> = Extract<Passive, { is: K }>

function collect<K extends Passive['is']>(
  into: PassiveOf<K>[],
  from: readonly Passive[] | undefined,
  kind: K,
): void {
  if (!from) return
  for (const p of from) if (isKind(p, kind)) into.push(p)
}

const isKind = <K extends Passive['is']>(p: Passive, kind: K): p is PassiveOf<K> => p.is === kind

export function lastingOf(content: Content, c: InPlay): Lasting | undefined {
  return content.cards.get(c.card)?.lasting
}

/** What applies to one player: his sheet (not once revealed, B-REVEAL-16), his location, cards given to him. */
export function passives<K extends Passive['is']>(g: Game, kind: K, seat: Seat): PassiveOf<K>[] {
  const p = player(g, seat)
  const found: PassiveOf<K>[] = []
  if (!p.revealed) collect(found, g.content.sheetPassives.get(p.character)?.get(kind), kind)
  collect(found, g.content.locations.get(p.at)?.passives, kind)
  for (const c of g.s.inPlay) if (c.holder === seat) collect(found, lastingOf(g.content, c)?.passives, kind)
  return found
}

/** What applies to the whole table, from cards in play. */
export function tablePassives<K extends Passive['is']>(g: Game, kind: K): PassiveOf<K>[] {
  const found: PassiveOf<K>[] = []
  for (const c of g.s.inPlay) if (c.holder < 0) collect(found, lastingOf(g.content, c)?.passives, kind)
  return found
}

export const has = (g: Game, kind: Passive['is'], seat: Seat): boolean => passives(g, kind, seat).length > 0
export const inForce = (g: Game, kind: Passive['is']): boolean => tablePassives(g, kind).length > 0

// Limits: once per game per player; once per turn, roll or check counting everybody.

export function usedUp(g: Game, ability: Ability, owner: Seat): boolean {
  switch (ability.limit) {
    case undefined:
      return false
    case 'game':
      return player(g, owner).used.includes(ability.id)
    case 'turn':
      return g.s.turn.once.includes(ability.id)
    case 'roll':
      return frameOf(g, 'die-roll')?.once?.includes(ability.id) ?? false
    case 'check':
      return frameOf(g, 'skill-check')?.once?.includes(ability.id) ?? false
  }
}

export function markUsed(g: Game, ability: Ability, owner: Seat): void {
  switch (ability.limit) {
    case undefined:
      return
    case 'game': {
      const p = player(g, owner)
      p.used = [...p.used, ability.id]
      return
    }
    case 'turn':
      g.s.turn.once = [...g.s.turn.once, ability.id]
      return
    case 'roll':
    case 'check': {
      const f = frameOf(g, ability.limit === 'roll' ? 'die-roll' : 'skill-check')
      if (f) f.once = [...(f.once ?? []), ability.id]
    }
  }
}

/** An ability somebody could use, and the card it is on, if it is on one. */
export type Usable = {
  readonly owner: Seat
  readonly ability: Ability
  readonly card?: CardId
  readonly inPlay?: boolean
}

export const usable = (g: Game, ability: Ability, ctx: Ctx): boolean =>
  !usedUp(g, ability, ctx.user) && holds(g, ability.when ?? [], ctx)
