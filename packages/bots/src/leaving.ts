import { mayHold } from './conditions.ts'
import { isCylon, type Mind } from './mind.ts'
import { boardOf } from './places.ts'
import { type BoardId, type Effect, type LocationId, type Resource, resources, wordsDone } from './printed.ts'
import { centurionWorth, damageWorth } from './values.ts'
import { doubt } from './words/about.ts'

// A fleet that has settled somewhere and leaves it for good: what stays behind is lost, and who stays behind dies.

/** The board that is left behind when the Admiral says so, where he can say so now. */
export function leftBehind(mind: Mind): BoardId | undefined {
  if (mind.view.piles === undefined) return undefined
  for (const { when = [], effect } of mind.content.titleAbilities.admiral) {
    const board = boardLeft(effect)
    if (board !== undefined && mayHold(mind, when, { user: mind.view.titles.admiral })) return board
  }
  return undefined
}

const boardLeft = (effect: Effect | undefined): BoardId | undefined =>
  wordsDone(effect, 'leave-behind')
    .map((w) => w.board)
    .at(0)

/** How likely so many of those who would be executed are human, by their number. */
function stranded(mind: Mind, board: BoardId): readonly number[] {
  let odds: readonly number[] = [1]
  for (const p of mind.view.players) {
    if (p.revealed || boardOf(mind, p.seat) !== board) continue
    const human = 1 - doubt(mind, p.seat)
    odds = [...odds, 0].map((same, n) => same * (1 - human) + (odds[n - 1] ?? 0) * human)
  }
  return odds
}

/** Ships in the piles, and what one of those not lost costs on average. */
function pileLoss({ view, content }: Mind): {
  readonly ships: number
  readonly each: Record<Resource, number>
} {
  const ships = Object.values(view.piles ?? {}).reduce((sum, n) => sum + n, 0)
  const left = [...content.civilians.values()].flatMap((t) => Array.from({ length: t.copies }, () => t))
  for (const lost of view.lostCivilians) {
    const i = left.findIndex((t) => t.id === lost)
    if (i >= 0) left.splice(i, 1)
  }
  const each = { fuel: 0, food: 0, morale: 0, population: 0 }
  for (const { loss } of left) for (const r of resources) each[r] += (loss[r] ?? 0) / Math.max(1, left.length)
  return { ships, each }
}

/** How likely the humans win if the fleet leaves that board now. */
export function chanceIfLeft(mind: Mind, board: BoardId): number {
  const { ships, each } = pileLoss(mind)
  const people = stranded(mind, board)
  return resources.reduce((p, r) => {
    const left = mind.view.resources[r] - ships * each[r]
    const spread = 0.35 + 0.35 * Math.sqrt(ships * each[r])
    const enough = (now: number): number => 1 / (1 + Math.exp((-1.7 * (now - 0.5)) / spread))
    return (
      p * (r === 'morale' ? people.reduce((sum, odds, n) => sum + odds * enough(left - n), 0) : enough(left))
    )
  }, 1)
}

/** How near the end is for other reasons: 0 where there is time, 1 where there is none. */
function pressed(mind: Mind): number {
  const low = Math.min(...resources.map((r) => mind.view.resources[r]))
  const poor = low <= 1 ? 1 : low === 2 ? 0.5 : low === 3 ? 0.25 : 0
  const hit = damageWorth(mind) >= 5 ? 0.8 : damageWorth(mind) >= 2.4 ? 0.3 : 0
  const boarded = centurionWorth(mind) >= 11 ? 0.9 : 0
  return Math.max(poor, hit, boarded)
}

/** What it is worth to wait: ships may still be brought away, and people come aboard. */
const patience = 16

/** What leaving now is worth to this seat, the victory itself counted elsewhere. */
export function leavingWorth(mind: Mind, board: BoardId): { readonly fleet: number; readonly own: number } {
  const p = chanceIfLeft(mind, board)
  if (isCylon(mind)) return { fleet: 0, own: 35 - 50 * p }
  const { ships } = pileLoss(mind)
  const hope = ships === 0 && stranded(mind, board).length === 1 ? 0 : 1 - pressed(mind)
  return { fleet: 50 * p - 50 - patience * hope, own: 0 }
}

/** What it costs a human to be at a place that may be left behind with him. */
export const stranding = (mind: Mind, place: LocationId): number =>
  mind.side === 'human' &&
  leftBehind(mind) !== undefined &&
  mind.content.places.get(place)?.board === leftBehind(mind)
    ? 0.6
    : 0
