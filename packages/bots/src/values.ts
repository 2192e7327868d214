import { threat } from './danger.ts'
import { type Mind, phaseOf } from './mind.ts'
import type { Table } from './places.ts'
import type { BoardId, Content, LocationId } from './printed.ts'
import { does, kept } from './printed.ts'
import { lowest, turnSpared } from './resources.ts'

// What the things are worth that effects are about. The unit is roughly one resource of the start.

/** What a skill card in hand is worth: so much is won by one more in every turn. */
export const cardWorth = 0.28
/** One space on the jump track: so many turns less, and sooner away from what is out there. */
export const markerWorth = (mind: Mind): number =>
  2.2 * turnSpared(mind.view, mind.content) + 0.3 * threat(mind) + 0.25
/** One unit of distance. */
export const distanceWorth = 2

/** The board whose ruin is the end, or the first that can be ruined. */
export const flagship = kept((content: Content): BoardId => {
  const boards = [...content.boards.values()].filter((b) => b.wrecked !== undefined)
  return (boards.find((b) => does(b.wrecked?.effect, ['lose-game'])) ?? boards[0])?.id ?? ''
})

/** What one damage to a board costs: where the last one is the end, the fewer are left the more. */
export function damageWorth(mind: Mind, board: BoardId = flagship(mind.content)): number {
  const { view, content } = mind
  const wrecked = content.boards.get(board)?.wrecked
  const now = view.boards.find((b) => b.id === board)
  if (!now) return 0
  const left = wrecked ? wrecked.at - now.damaged.length : Number.POSITIVE_INFINITY
  if (!does(wrecked?.effect, ['lose-game'])) return left <= 1 ? 2.5 : 0.8
  return left <= 1 ? 20 : left === 2 ? 5 : left === 3 ? 3.2 : 1.8
}

/** What it is worth to be rid of the centurion that is farthest. */
export const centurionWorth = ({ view, content }: Mind): number => {
  if (view.centurions.length === 0) return 0
  const left = content.rules.boardingTrack - Math.max(...view.centurions)
  return left <= 1 ? 30 : left === 2 ? 11 : left === 3 ? 5 : 3
}

/** From where on everybody has all his Loyalty cards. */
export const allDealt = kept((content: Content): number => {
  const { milestones, goal } = content.rules.objective
  return milestones.reduce((at, m) => (does(m.effect, ['sleeper-phase']) ? m.at : at), 0) || goal
})

/** Whether a location is damaged. */
export const isDamaged = ({ view }: Mind, place: LocationId): boolean => view.damaged.includes(place)

/** Whether the fleet can still jump away from where it is: some phases are about something else. */
export const jumpsOn = (mind: Mind): boolean => {
  const ignores = phaseOf(mind)?.ignores ?? []
  return [...mind.content.icons.values()].some(
    (i) => does(i.effect, ['move-fleet']) && !ignores.includes(i.id),
  )
}

/** Whether the next turn can be the last: a dial, the ship or its defence is about to give way, or the last jump can be made. */
export function isOnEdge({ view, content }: Table): boolean {
  const { objective, boardingTrack, jumpTrack } = content.rules
  const ship = flagship(content)
  const holds = (content.boards.get(ship)?.wrecked?.at ?? Number.POSITIVE_INFINITY) - 1
  return (
    lowest(view) <= 1 ||
    (view.phase === undefined &&
      view.distance >= objective.goal &&
      (jumpTrack[view.jumpTrack] ?? null) !== null) ||
    view.centurions.some((at) => at >= boardingTrack - 1) ||
    (view.boards.find((b) => b.id === ship)?.damaged.length ?? 0) >= holds
  )
}
