import { boardState, isDamaged } from '../core/boards.ts'
import { type Condition, condition, describeCondition, holds } from '../core/conditions.ts'
import { current, type Game, player } from '../core/game.ts'
import type { BoardId, LocationId, Resource, ShipClass, Team } from '../core/names.ts'
import { has } from '../core/passives.ts'
import { standingOf } from '../core/standing.ts'
import type { Deed } from '../core/state.ts'
import { inPile } from '../rules/fleet.ts'
import { distance } from '../rules/objective.ts'
import * as says from '../rules/passives.ts'
import { inRedZone } from '../rules/resources.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf } from '../text/names.ts'

// How things stand: with the fleet, and with a player. Cards by which somebody wins ask for it when the game is over.

export const not = condition('not', (of: Condition) => ({ of }), {
  test: (g, { of }, ctx) => !holds(g, [of], ctx),
  describe: ({ of }) => msg('when.not', { condition: describeCondition(of) }),
})

export const either = condition('either', (...of: readonly Condition[]) => ({ of }), {
  test: (g, { of }, ctx) => of.some((c) => holds(g, [c], ctx)),
  describe: ({ of }) => msg('when.either', { list: of.map(describeCondition) }),
})

/** Two resources differ by so much at most. */
export const within = condition('within', (a: Resource, b: Resource, n: number) => ({ a, b, n }), {
  test: (g, { a, b, n }) => Math.abs(g.s.resources[a] - g.s.resources[b]) <= n,
  describe: ({ a, b, n }) => msg('when.within', { a: nameOf('resource', a), b: nameOf('resource', b), n }),
})

/** Half of what there was at the start, or less. */
export const inRed = condition('in-red', (...resources: readonly Resource[]) => ({ resources }), {
  test: (g, { resources }) => resources.every((r) => inRedZone(g, r)),
  describe: ({ resources }) => msg('when.in-red', { list: cardNames('resource', resources) }),
})

export const distanceAtLeast = condition('distance-at-least', (n: number) => ({ n }), {
  test: (g, { n }) => distance(g) >= n,
  describe: ({ n }) => msg('when.distance-at-least', { n }),
})

export const distanceAtMost = condition('distance-at-most', (n: number) => ({ n }), {
  test: (g, { n }) => distance(g) <= n,
  because: (g, { n }) => msg('why-not.too-far', { n, distance: distance(g) }),
  describe: ({ n }) => msg('when.distance-at-most', { n }),
})

/** So many ships of these classes together are damaged or destroyed; what was never gained does not count. */
export const lostShips = condition('lost-ships', (n: number, ...of: readonly ShipClass[]) => ({ n, of }), {
  test: (g, { n, of }) =>
    of.reduce((sum, c) => sum + inPile(g, c, 'damaged') + inPile(g, c, 'destroyed'), 0) >= n,
  describe: ({ n, of }) => msg('when.lost-ships', { n, ships: cardNames('ship', of) }),
})

const damagedOn = (g: Game, boards: readonly BoardId[]): number =>
  boards.reduce((sum, board) => sum + boardState(g, board).damaged.length, 0)

/** So many locations of these boards together are damaged. */
export const damagedAtLeast = condition(
  'damaged-at-least',
  (n: number, ...boards: readonly BoardId[]) => ({ n, boards }),
  {
    test: (g, { n, boards }) => damagedOn(g, boards) >= n,
    describe: ({ n, boards }) => msg('when.damaged-at-least', { n, boards: cardNames('board', boards) }),
  },
)

export const damagedAtMost = condition(
  'damaged-at-most',
  (n: number, ...boards: readonly BoardId[]) => ({ n, boards }),
  {
    test: (g, { n, boards }) => damagedOn(g, boards) <= n,
    describe: ({ n, boards }) => msg('when.damaged-at-most', { n, boards: cardNames('board', boards) }),
  },
)

export const isInfiltrating = condition('is-infiltrating', () => ({}), {
  test: (g, _c, ctx) => standingOf(g, ctx.user).returns !== undefined,
  describe: () => msg('when.is-infiltrating'),
})

/** In the Brig, or wherever serves for it. */
export const isLockedIn = condition('is-locked-in', () => ({}), {
  test: (g, _c, ctx) => has(g, says.lockedIn, ctx.user),
  describe: () => msg('when.is-locked-in'),
})

export const hasDone = condition('has-done', (deed: Deed) => ({ deed }), {
  test: (g, { deed }, ctx) => player(g, ctx.user).past?.includes(deed) ?? false,
  describe: ({ deed }) => msg(`when.has-done-${deed}`),
})

/** One of these locations is damaged. */
export const damagedPlace = condition(
  'damaged-place',
  (...locations: readonly LocationId[]) => ({ locations }),
  {
    test: (g, { locations }) => locations.some((place) => isDamaged(g, place)),
    describe: ({ locations }) => msg('when.damaged-place', { locations: cardNames('location', locations) }),
  },
)

/** FTL Control could not be used: the fleet marker stands on no space with a number. */
export const fleetUnready = condition('fleet-unready', () => ({}), {
  test: (g) => (g.content.rules.jumpTrack[g.s.jumpTrack] ?? null) === null,
  because: () => msg('why-not.fleet-ready'),
  describe: () => msg('when.fleet-unready'),
})

export const currentIs = condition('current-is', (side: Team) => ({ side }), {
  test: (g, { side }) => standingOf(g, current(g)).side === side,
  describe: ({ side }) => msg(`when.current-side-${side}`),
})
