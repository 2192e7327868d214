import { forFleet, forSelf, nothing } from '../gain.ts'
import { leavingWorth, leftBehind, leftWith } from '../leaving.ts'
import { isCylon, type Mind } from '../mind.ts'
import { boardOf } from '../places.ts'
import type { LocationId } from '../printed.ts'
import { loss } from '../resources.ts'
import type { Meanings } from '../worth.ts'
import { atLeast } from './choices.ts'

// A board the fleet has settled on: ships in piles, tokens that come nearer, who stays behind.

/** What a civilian ship is worth to the fleet. */
export const shipLost = ({ view, content }: Mind): number => 1.15 * loss(view, content, 'population', 1)

/** How much harm a token does soon that stands there: the nearer to the end of its track, the more. */
export function tokenHarm(mind: Mind, token: string, place: LocationId): number {
  const track = mind.content.placeTokens.get(token)?.track ?? []
  const left = track.length - track.indexOf(place)
  return (0.85 * shipLost(mind)) / (1 + left)
}

const standing = ({ view }: Mind, token: string): readonly LocationId[] => view.tokensAt?.[token] ?? []

/** What comes of it that one of them goes on. */
const goesOn = (mind: Mind, token: string, place: LocationId): number => {
  const track = mind.content.placeTokens.get(token)?.track ?? []
  return place === track.at(-1) && piled(mind) > 0 ? shipLost(mind) : 0.35
}

const piled = ({ view }: Mind): number => Object.values(view.piles ?? {}).reduce((sum, n) => sum + n, 0)

export const settlingWords = {
  'place-token': (mind, { token, location }) =>
    standing(mind, token).length < (mind.content.placeTokens.get(token)?.count ?? 0)
      ? forFleet(-tokenHarm(mind, token, location))
      : nothing,
  'activate-tokens': (mind, { token, which }) => {
    const harms = standing(mind, token).map((place) => goesOn(mind, token, place))
    if (harms.length === 0) return forFleet(-0.35)
    return forFleet(-(which === 'one' ? Math.max(...harms) : harms.reduce((a, b) => a + b, 0)))
  },
  'destroy-tokens': (mind, { token, n }) =>
    forFleet(
      standing(mind, token)
        .map((place) => tokenHarm(mind, token, place))
        .sort((a, b) => b - a)
        .slice(0, n)
        .reduce((a, b) => a + b, 0),
    ),
  'attack-token': (mind, { token, atLeast: n }, at) => {
    const place = at.at ?? mind.view.players[at.user]?.at ?? ''
    return standing(mind, token).includes(place)
      ? forFleet(atLeast(n) * tokenHarm(mind, token, place))
      : nothing
  },
  // From where ships are lost first to where they are lost last is a gain.
  'shift-pile': (mind, { from, to }) => {
    if ((mind.view.piles?.[from] ?? 0) === 0) return nothing
    const order = mind.content.rules.objective.phases?.[mind.view.phase ?? '']?.civilians ?? []
    const later = order.includes(to) ? order.indexOf(to) - order.indexOf(from) : 1
    const enough = (mind.view.piles?.[to] ?? 0) >= 3 ? 0.5 : 1
    return forFleet(0.85 * Math.sign(later) * enough * shipLost(mind))
  },
  evacuate: (mind, { from }) =>
    (mind.view.piles?.[from] ?? 0) > 0 && leftBehind(mind) !== undefined
      ? forFleet(Math.min(4, 0.9 * shipLost(mind)))
      : nothing,
  // All of them go only when the fleet leaves, which is judged there.
  'destroy-piled': (mind, { n, piles }) =>
    n === 'all' || piles.every((name) => (mind.view.piles?.[name] ?? 0) === 0)
      ? nothing
      : forFleet(-n * shipLost(mind)),
  'scout-pile': (mind) => forSelf(isCylon(mind) ? 0.25 : 0.1),
  'reset-fleet': () => nothing,
  'gather-people': () => nothing,
  'leave-behind': (mind, { board }) => leavingWorth(mind, board),
  'go-aboard': (mind, _w, at) =>
    boardOf(mind, at.user) === leftBehind(mind) ? forSelf(isCylon(mind) ? 0.1 : leftWith(mind)) : nothing,
} satisfies Partial<Meanings>
