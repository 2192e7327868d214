import { boardState, isDamaged, locationOf } from '../core/boards.ts'
import { type Condition, condition, describeCondition, holds } from '../core/conditions.ts'
import type { Source } from '../core/effect.ts'
import { current, type Game, player } from '../core/game.ts'
import type { BoardId, LocationId, Resource, ShipClass, SkillType, Team } from '../core/names.ts'
import { has } from '../core/passives.ts'
import { standingOf } from '../core/standing.ts'
import type { Deed } from '../core/state.ts'
import { discardDue } from '../rules/discard.ts'
import { inPile } from '../rules/fleet.ts'
import { distance } from '../rules/objective.ts'
import * as says from '../rules/passives.ts'
import { inRedZone } from '../rules/resources.ts'
import { shipsOf } from '../rules/ships.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf } from '../text/names.ts'

// How things stand: with the fleet, and with a player. Cards by which somebody wins ask for it when the game is over.

/** What can be said the other way round. */
const negated = ['when.is-aboard', 'when.is-locked-in', 'when.has-held', 'when.side-up', 'when.fleet-unready']

export const not = condition('not', (of: Condition) => ({ of }), {
  test: (g, { of }, ctx) => !holds(g, [of], ctx),
  describe: ({ of }) => {
    const said = describeCondition(of)
    return negated.includes(said.key)
      ? msg(`${said.key}.not`, said.params)
      : msg('when.not', { condition: said })
  },
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

export const atLeast = condition('at-least', (resource: Resource, n: number) => ({ resource, n }), {
  open: true,
  test: (g, { resource, n }) => g.s.resources[resource] >= n,
  describe: ({ resource, n }) => msg('when.at-least', { resource: nameOf('resource', resource), n }),
})

/** No ship of these classes is on the board; of centurions, none is aboard. */
export const noneOf = condition('none-of', (...of: readonly ShipClass[]) => ({ of }), {
  open: true,
  test: (g, { of }) =>
    of.every((c) => (c === 'centurion' ? g.s.centurions.length === 0 : shipsOf(g, c).length === 0)),
  describe: ({ of }) => msg('when.none-of', { ships: cardNames('ship', of) }),
})

/** So many skill cards of each of these types in hand. */
export const handHas = condition('hand-has', (n: number, ...types: readonly SkillType[]) => ({ n, types }), {
  test: (g, { n, types }, ctx) =>
    types.every(
      (type) =>
        player(g, ctx.user).hand.filter((card) => g.content.skills.get(card)?.card.type === type).length >= n,
    ),
  describe: ({ n, types }) => msg('when.hand-has', { n, types: cardNames('type', types) }),
})

/** Another player is in the Brig, or wherever serves for it. */
export const otherLockedIn = condition('other-locked-in', () => ({}), {
  open: true,
  test: (g, _c, ctx) => g.s.players.some((_, seat) => seat !== ctx.user && has(g, says.lockedIn, seat)),
  describe: () => msg('when.other-locked-in'),
})

/** Where nobody goes by choice. */
export const inHazard = condition('in-hazard', () => ({}), {
  open: true,
  test: (g, _c, ctx) => locationOf(g, player(g, ctx.user).at)?.hazardous ?? false,
  describe: () => msg('when.in-hazard'),
})

/** The Action step of another player. */
export const anothersActionStep = condition('anothers-action-step', () => ({}), {
  open: true,
  test: (g, _c, ctx) => g.s.turn.step === 'action' && current(g) !== ctx.user,
  describe: () => msg('when.anothers-action-step'),
})

/** Another player has to discard, and neither is it a price nor is one of these the reason. */
export const anotherDiscards = condition(
  'another-discards',
  (...not: readonly (Source & ('hand-limit' | 'super-crisis'))[]) => ({ not }),
  {
    open: true,
    test: (g, { not }, { user, picked, source = 'rule' }) =>
      picked !== undefined && picked !== user && !not.some((s) => s === source) && discardDue(g, picked) > 0,
    describe: ({ not }) => msg('when.another-discards', { not: not.map((s) => msg(`source.${s}`)) }),
  },
)

/** So a board lies. */
export const sideUp = condition('side-up', (board: BoardId, side: string) => ({ board, side }), {
  open: true,
  test: (g, { board, side }) => boardState(g, board).side === side,
  describe: ({ board, side }) => msg('when.side-up', { side: nameOf('side', `${board}-${side}`) }),
})
