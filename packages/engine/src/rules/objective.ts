import { type Content, printed } from '../core/content.ts'
import { say } from '../core/events.ts'
import type { Game } from '../core/game.ts'
import type { CardId } from '../core/names.ts'
import { call } from '../core/procedure.ts'
import { sleeperPhase } from './sleeper.ts'

/** B-JUMP-21: the sum of the numbers on all cards beside the objective. */
export const distance = (g: Game): number =>
  g.s.travelled.reduce((sum, card) => sum + distanceOf(g.content, card), 0)

/** How far a card beside the objective takes the fleet. */
export function distanceOf(content: Content, card: CardId): number {
  const { kind, print } = printed(content.cards, card)
  return kind === 'destination' || kind === 'crisis' ? (print.distance ?? 0) : 0
}

/** A threshold reached for the first time is resolved once (B-JUMP-22, B-GEN-24). */
export function checkMilestones(g: Game): void {
  const { sleeperAt, finalAt } = g.content.rules.objective
  const reached = (at: number): boolean => {
    if (g.s.milestones.includes(at) || distance(g) < at) return false
    g.s.milestones = [...g.s.milestones, at]
    return true
  }
  if (reached(finalAt)) say(g, 'event.final-stretch')
  if (reached(sleeperAt)) call(g, sleeperPhase, {})
}

/** B-WIN-1: the next jump is the last one. */
export const nextJumpIsLast = (g: Game): boolean => distance(g) >= g.content.rules.objective.finalAt
