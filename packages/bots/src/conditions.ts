import { counting, passChance } from './checks.ts'
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
  'not-president': ({ view }, _c, at) => view.titles.president !== at.user,
  'not-sympathizer': ({ view, content }, _c, at) =>
    content.rules.standings[view.players[at.user]?.standing ?? '']?.trusted ?? false,
  'may-infiltrate': ({ view, content }, _c, at) =>
    content.rules.standings[view.players[at.user]?.standing ?? '']?.infiltrates !== undefined,
  'has-happened': ({ view }, { deed }) => view.players.some((p) => p.past?.includes(deed)),
  below: ({ view }, { resource, n }) => view.resources[resource] < n,
  'about-resource': (_mind, { resource }, at) => at.resource === undefined || at.resource === resource,
  'own-action-step': ({ view }, _c, at) => view.turn.step === 'action' && view.turn.seat === at.user,
  'distance-at-most': ({ view }, { n }) => view.distance <= n,
  'distance-at-least': ({ view }, { n }) => view.distance >= n,
  'is-infiltrating': ({ view, content }, _c, at) =>
    content.rules.standings[view.players[at.user]?.standing ?? '']?.returns !== undefined,
  'all-placed': ({ view, content }, { of }) =>
    content.kindsOf[of].every((kind) => (view.fleet[kind]?.reserve ?? 0) === 0),
  'has-done': ({ view }, { deed }, at) => view.players[at.user]?.past?.includes(deed) ?? false,
  not: (mind, { of }, at) => chanceThat(mind, of, at) < 1,
  either: (mind, { of }, at) => of.some((c) => chanceThat(mind, c, at) === 1),
  within: ({ view }, { a, b, n }) => Math.abs(view.resources[a] - view.resources[b]) <= n,
  'in-red': ({ view, content }, { resources }) =>
    resources.every((r) => view.resources[r] <= content.rules.redZone[r]),
  'lost-ships': ({ view, content }, { n, of }) =>
    of
      .flatMap((c) => content.kindsOf[c])
      .reduce((sum, k) => sum + (view.fleet[k]?.damaged ?? 0) + (view.fleet[k]?.destroyed ?? 0), 0) >= n,
  'damaged-at-least': (mind, { n, boards }) => damagedOn(mind, boards) >= n,
  'damaged-at-most': (mind, { n, boards }) => damagedOn(mind, boards) <= n,
  'is-locked-in': (mind, _c, at) => locksIn(mind, mind.view.players[at.user]?.at ?? ''),
  'none-in-play': ({ view }, { deck }) => view.inPlay.every((c) => c.deck !== deck),
  'admitted-to': ({ view, content }, { board }, at) => {
    const up = view.boards.find((b) => b.id === board)?.side
    const enter = content.boards.get(board)?.sides.find((s) => s.id === up)?.enter
    return enter === 'all' || enter === content.rules.standings[view.players[at.user]?.standing ?? '']?.side
  },
  'has-nuke': ({ view }) => view.nukes > 0,
  'raptor-in-reserve': ({ view }) => view.reserve.raptor > 0,
  'own-turn': ({ view }, _c, at) => view.turn.seat === at.user,
  'hand-is': ({ view }, { n }, at) => view.players[at.user]?.cards === n,
  'hand-at-least': ({ view }, { n }, at) => (view.players[at.user]?.cards ?? 0) >= n,
  'has-skills': (mind, { who, n }, at) => (mind.view.players[seatOf(mind, who, at)]?.cards ?? 0) >= n,
  'has-held': (mind, { who, deck }, at) => (mind.view.players[seatOf(mind, who, at)]?.held[deck] ?? 0) > 0,
  'may-receive': (mind, { title }, at) => {
    const p = mind.view.players[at.user]
    const may = mind.content.rules.standings[p?.standing ?? '']?.titles === 'can-hold'
    return may && mind.view.titles[title] !== at.user && !(title === 'admiral' && locksIn(mind, p?.at ?? ''))
  },
  'hand-at-most': ({ view }, { n }, at) => (view.players[at.user]?.cards ?? 0) <= n,
  'is-piloting': ({ view }, _c, at) => (view.players[at.user]?.area ?? '') !== '',
  'human-locked-in': (mind) => mind.view.players.some((p) => !p.revealed && locksIn(mind, p.at)),
  reckless: ({ view }) => view.check?.reckless ?? false,
  'total-above': (mind, { by }) => {
    const { check } = mind.view
    return check !== null && passChance(mind, check.difficulty + by, counting(check)) > 0.5
  },
  'fleet-unready': ({ view, content }) => (content.rules.jumpTrack[view.jumpTrack] ?? null) === null,
  'current-is': ({ view, content }, { side }) =>
    content.rules.standings[view.players[view.turn.seat]?.standing ?? '']?.side === side,
  'none-left': ({ view }, { of }) => view.ships.every((s) => s.class !== of),
  'on-board': ({ view }, { of }) => view.ships.some((s) => s.class === of),
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
  'at-least': ({ view }, { resource, n }) => view.resources[resource] >= n,
  'side-up': ({ view }, { board, side }) => view.boards.find((b) => b.id === board)?.side === side,
  'none-of': ({ view }, { of }) =>
    of.every((c) =>
      c === 'centurion' ? view.centurions.length === 0 : view.ships.every((s) => s.class !== c),
    ),
  'hand-has': (mind, { n, types }, at) =>
    at.user === mind.seat &&
    types.every((t) => mind.view.hand.filter((c) => mind.content.skills.get(c)?.card.type === t).length >= n),
  'other-locked-in': (mind, _c, at) =>
    mind.view.players.some((p) => p.seat !== at.user && locksIn(mind, p.at)),
  'anothers-action-step': ({ view }, _c, at) => view.turn.step === 'action' && view.turn.seat !== at.user,
  'damaged-place': ({ view }, { locations }) =>
    view.boards.some((b) => locations.some((l) => b.damaged.includes(l))),
} satisfies Partial<Tests>

const damagedOn = ({ view }: Mind, boards: readonly string[]): number =>
  view.boards.reduce((sum, b) => sum + (boards.includes(b.id) ? b.damaged.length : 0), 0)

const known = new Map<string, AnyTest>(Object.entries(tests).map(([name, holds]) => [name, { holds }]))

export function chanceThat(mind: Mind, c: Condition, at: Scene): number {
  const test = known.get(c.if)
  return test ? Number(test.holds(mind, c, at)) : 0.5
}

/** Whether all this may hold. */
export const mayHold = (mind: Mind, conditions: readonly Condition[], at: Scene): boolean =>
  conditions.every((c) => chanceThat(mind, c, at) > 0)
