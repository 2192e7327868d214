import type { View } from '@ragtag/engine'
import { mayHold } from './conditions.ts'
import { exposedIn } from './danger.ts'
import { isCylon, type Mind } from './mind.ts'
import { boardOf, locksIn } from './places.ts'
import {
  type BoardId,
  type Content,
  type Effect,
  type LocationId,
  type Resource,
  resources,
  wordsDone,
} from './printed.ts'
import { drain, loss } from './resources.ts'
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

/** Who has so many turns goes aboard; who is locked in gets free in that time so likely at most. */
const enoughTurns = 2
const getsFree = 0.4

/** How likely so many of those who would be executed are human, by their number. */
function stranded(mind: Mind, board: BoardId, after = 0): readonly number[] {
  let odds: readonly number[] = [1]
  for (const p of mind.view.players) {
    if (p.revealed || boardOf(mind, p.seat) !== board) continue
    const stays = after < enoughTurns ? 1 : locksIn(mind, p.at) ? 1 - getsFree : 0
    const human = stays * (1 - doubt(mind, p.seat))
    odds = [...odds, 0].map((same, n) => same * (1 - human) + (odds[n - 1] ?? 0) * human)
  }
  return odds
}

/** Ships in the piles, and what one of those not lost costs on average. */
function pileLoss({ view, content }: Settled): {
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
  for (const ship of left)
    for (const r of resources) each[r] += (ship.loss[r] ?? 0) / Math.max(1, left.length)
  return { ships, each }
}

/** Ships in the pile that is left last. */
export function readyIn(view: View, { rules }: Content): number {
  const order = rules.objective.phases?.[view.phase ?? '']?.civilians ?? []
  return view.piles?.[order.at(-1) ?? ''] ?? 0
}

/** What a turn of waiting brings and takes: ships brought away from the pile that is left last, and from the others. */
const broughtAway = { ready: 1, others: 0.3 }
/** How likely raiders strike in a turn. */
const strike = 0.5
/** What else may end it in a turn, by how near it is. */
const sudden = { ever: 0.06, soon: 0.2 }

/** What everybody sees of it. */
type Settled = Pick<Mind, 'view' | 'content' | 'space'>

/**
 * How likely the humans win if the fleet leaves now, or after so many turns more; `people` says how likely so many of
 * them are left behind, by their number.
 */
export function chanceIfLeft(settled: Settled, people: readonly number[], after = 0): number {
  const { view, content, space } = settled
  const { ships, each } = pileLoss(settled)
  const ready = readyIn(view, content)
  const quick = Math.min(ready, after * broughtAway.ready)
  const slow = Math.max(0, after - ready / broughtAway.ready) * broughtAway.others
  const behind = Math.max(0, ships - quick - slow)
  // Raiders that are elsewhere come nearer meanwhile.
  const loose = after < 2 ? 0 : 0.2 * Math.max(0, space.raider - space.viper)
  const shot = Math.min(space.civilian + quick + slow, after * strike * Math.max(exposedIn(space), loose))
  return resources.reduce((p, r) => {
    const left = view.resources[r] - (behind + shot) * each[r] - after * drain[r].turn
    const spread = 0.1 + 0.5 * Math.sqrt((behind + shot) * each[r] + after * drain[r].turn)
    const enough = (now: number): number => 1 / (1 + Math.exp((-1.7 * (now - 0.5)) / spread))
    return (
      p * (r === 'morale' ? people.reduce((sum, odds, n) => sum + odds * enough(left - n), 0) : enough(left))
    )
  }, 1)
}

/** How near the end is for other reasons: 0 where there is time, 1 where there is none. */
function pressed(mind: Mind): number {
  const hit = damageWorth(mind) >= 5 ? 0.8 : damageWorth(mind) >= 2.4 ? 0.3 : 0
  return Math.max(hit, centurionWorth(mind) >= 11 ? 0.9 : 0)
}

/** What leaving now is worth to this seat, the victory itself counted elsewhere. */
export function leavingWorth(mind: Mind, board: BoardId): { readonly fleet: number; readonly own: number } {
  const now = chanceIfLeft(mind, stranded(mind, board))
  if (isCylon(mind)) return { fleet: 0, own: 35 - 50 * now }
  const lasts = 1 - sudden.ever - sudden.soon * pressed(mind)
  const { length } = mind.view.players
  const next = (mind.view.titles.admiral - mind.view.turn.seat + length) % length || length
  // He may be given the order before it is his turn again.
  const later = Math.max(
    ...[Math.ceil(next / 2), next].map(
      (turns) => chanceIfLeft(mind, stranded(mind, board, turns), turns) * lasts ** turns,
    ),
  )
  return { fleet: 50 * (now - later) - victory + (now >= certain ? taken : -hasty * (1 - now)), own: 0 }
}

/** What the last jump is worth by itself. */
const victory = 25
/** A victory that is all but certain is taken, whatever else could be done; otherwise it must be better than waiting, as it cannot be taken back. */
const certain = 0.95
const taken = 34
const hasty = 5

const fatal = 5

/** What it costs the fleet that a human is on the board that may be left behind: the more, the sooner it can be. */
export function leftWith(mind: Mind): number {
  const soon = chanceIfLeft(mind, [1], 1)
  const cost = 0.6 + 0.8 * soon * Math.min(12, loss(mind.view, mind.content, 'morale', 1))
  // Where his death would end the game the fleet cannot leave without him.
  return mind.view.resources.morale <= 1 ? Math.max(fatal, cost) : cost
}

/** What it costs a human to be at a place that may be left behind with him. */
export function stranding(mind: Mind, place: LocationId): number {
  const board = leftBehind(mind)
  return mind.side === 'human' && board !== undefined && mind.content.places.get(place)?.board === board
    ? leftWith(mind)
    : 0
}
