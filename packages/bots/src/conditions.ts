import type { Scene } from './gain.ts'
import type { Mind } from './mind.ts'
import { boardOf, locksIn } from './places.ts'
import type { Condition, KnownCondition } from './printed.ts'
import { seatOf } from './words/about.ts'

// How likely a condition holds, as far as a seat can see.

type Tests = {
  readonly [K in KnownCondition['if']]: (
    mind: Mind,
    c: Extract<KnownCondition, { readonly if: K }>,
    at: Scene,
  ) => boolean
}

type AnyTest = { holds(mind: Mind, c: Condition, at: Scene): boolean }

/** Those that can be read off the table; of the others nobody knows. */
const tests = {
  'is-president': ({ view }, _c, at) => view.titles.president === at.user,
  'not-sympathizer': ({ view, content }, _c, at) =>
    content.rules.standings[view.players[at.user]?.standing ?? '']?.trusted ?? false,
  'may-infiltrate': ({ view, content }, _c, at) =>
    content.rules.standings[view.players[at.user]?.standing ?? '']?.infiltrates !== undefined,
  'has-happened': ({ view }, { deed }) => view.players.some((p) => p.past?.includes(deed)),
  below: ({ view }, { resource, n }) => view.resources[resource] < n,
  'has-nuke': ({ view }) => view.nukes > 0,
  'raptor-in-reserve': ({ view }) => view.reserve.raptor > 0,
  'own-turn': ({ view }, _c, at) => view.turn.seat === at.user,
  'hand-is': ({ view }, { n }, at) => view.players[at.user]?.cards === n,
  'hand-at-most': ({ view }, { n }, at) => (view.players[at.user]?.cards ?? 0) <= n,
  'is-piloting': ({ view }, _c, at) => (view.players[at.user]?.area ?? '') !== '',
  'human-locked-in': (mind) => mind.view.players.some((p) => !p.revealed && locksIn(mind, p.at)),
  'none-left': ({ view }, { of }) => view.ships.every((s) => s.class !== of),
  'in-phase': ({ view }, { phases }) => phases.includes(view.phase ?? ''),
  'is-aboard': (mind, { who, board }, at) => boardOf(mind, seatOf(mind, who, at)) === board,
  'on-side': ({ view, content }, { side }, at) =>
    content.rules.standings[view.players[at.user]?.standing ?? '']?.side === side,
  'token-here': ({ view }, { token }, at) =>
    view.tokensAt?.[token]?.includes(at.at ?? view.players[at.user]?.at ?? '') ?? false,
  'off-board': ({ view }, _c, at) => view.players[at.user]?.at === 'off-board',
  aboard: (mind, { board, not }, at) =>
    boardOf(mind, at.user) === board && mind.view.players[at.user]?.at !== not,
  'in-company': ({ view }, { of }, at) =>
    view.players.some(
      (p) => p.seat !== at.user && p.at === view.players[at.user]?.at && (of === 'anyone' || !p.revealed),
    ),
} satisfies Partial<Tests>

const known = new Map<string, AnyTest>(Object.entries(tests).map(([name, holds]) => [name, { holds }]))

export function chanceThat(mind: Mind, c: Condition, at: Scene): number {
  const test = known.get(c.if)
  return test ? Number(test.holds(mind, c, at)) : 0.5
}

/** Whether all this may hold. */
export const mayHold = (mind: Mind, conditions: readonly Condition[], at: Scene): boolean =>
  conditions.every((c) => chanceThat(mind, c, at) > 0)
