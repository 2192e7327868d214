import type { Ability } from '../core/abilities.ts'
import type { Condition } from '../core/conditions.ts'
import type { CheckData, CrisisCard, Layout, Location, SkillCard } from '../core/content.ts'
import type { Effect, Who } from '../core/effect.ts'
import type { BoardId, Icon, SkillType } from '../core/names.ts'

// How the boxes write their components down.

export const P = 'politics'
export const L = 'leadership'
export const T = 'tactics'
export const F = 'piloting'
export const E = 'engineering'
export const X = 'treachery'

// Crisis cards

type Extra = Partial<Pick<CrisisCard, 'copies' | 'deck' | 'lasting' | 'distance'>>

export const crisis = (
  id: string,
  title: string,
  icons: readonly Icon[],
  body: CrisisCard['body'],
  extra: Extra = {},
): CrisisCard => ({ id, title, copies: 1, icons, body, ...extra })

export const on = (
  difficulty: number,
  skills: readonly SkillType[],
  fail: Effect,
  pass: Effect = [],
): CheckData => ({ difficulty, skills, pass, fail })

export const partly = (check: CheckData, at: number, effect: Effect): CheckData => ({
  ...check,
  partial: { at, effect },
})

export const checked = (check: CheckData): CrisisCard['body'] => ({ kind: 'check', check })

export const checkOr = (check: CheckData, or: Effect): CrisisCard['body'] => ({
  kind: 'check',
  check,
  chooser: 'current',
  or,
})

export const event = (chooser: Who, a: Effect, b: Effect): CrisisCard['body'] => ({
  kind: 'event',
  chooser,
  options: [a, b],
})

export const attack = (
  activated: Icon,
  setup: Layout,
  specialTitle: string,
  special: Effect,
): CrisisCard['body'] => ({ kind: 'attack', activate: [activated], setup, specialTitle, special })

// Abilities

export const ability = (
  kind: Ability['kind'],
  id: string,
  title: string,
  rest: Partial<Ability>,
): Ability => ({ id, title, kind, ...rest })

/** Once per game. */
export const once = (id: string, title: string, rest: Partial<Ability>): Ability =>
  ability('once-per-game', id, title, { limit: 'game', ...rest })

/** A skill card that is used for one thing. */
export const skillCard = (
  type: SkillType,
  strengths: SkillCard['strengths'],
  id: string,
  title: string,
  use: Pick<Ability, 'window' | 'effect' | 'limit' | 'counts' | 'when' | 'cost'>,
): SkillCard => ({ id, title, type, strengths, abilities: [ability('card', id, title, use)] })

/** A skill card whose text is for skill checks it lies in. */
export const checkCard = (
  type: SkillType,
  strengths: SkillCard['strengths'],
  id: string,
  title: string,
  inCheck: NonNullable<SkillCard['inCheck']>,
): SkillCard => ({ id, title, type, strengths, abilities: [], inCheck })

// Locations

type Room = Partial<Omit<Location, 'actions'>> & { readonly requires?: readonly Condition[] }

/** A location where there is one thing to do, or nothing. */
export const location = (
  ship: BoardId,
  id: string,
  title: string,
  effect: Effect,
  { requires = [], ...extra }: Room = {},
): Location => ({
  id,
  title,
  ship,
  hazardous: false,
  damageable: false,
  actions: effect.length > 0 ? [{ id: '', requires, effect }] : [],
  passives: [],
  ...extra,
})

export const damageable = { damageable: true }
