import { type Content, printed } from '../core/content.ts'
import { type Effect, perform, wordsOf } from '../core/effect.ts'
import { say } from '../core/events.ts'
import { current, type Game } from '../core/game.ts'
import type { CardId } from '../core/names.ts'
import { nameOf } from '../text/names.ts'

/** B-JUMP-21: the sum of the numbers on all cards beside the objective, and on those that count already (D-HOME-23). */
export function distance(g: Game): number {
  const beside = g.s.travelled.reduce((sum, card) => sum + distanceOf(g.content, card), 0)
  return g.s.inPlay.reduce((sum, c) => (c.counts ? sum + distanceOf(g.content, c.card) : sum), beside)
}

/** How far a card beside the objective takes the fleet. */
export function distanceOf(content: Content, card: CardId): number {
  const { kind, print } = printed(content.cards, card)
  return kind === 'destination' || kind === 'crisis' || kind === 'other' ? (print.distance ?? 0) : 0
}

/** A threshold reached for the first time is resolved once (B-JUMP-22, B-GEN-24). */
export function checkMilestones(g: Game): void {
  const { milestones, goal, lastJump } = g.content.rules.objective
  const far = distance(g)
  const reached = (at: number): boolean => {
    if (g.s.milestones.includes(at) || far < at) return false
    g.s.milestones = [...g.s.milestones, at]
    return true
  }
  if (lastJump && reached(goal)) say(g, 'event.final-stretch')
  for (const { at, effect } of milestones)
    if (reached(at)) perform(g, effect, { user: current(g), source: 'objective' })
}

/** Whether a threshold that is reached, and not yet resolved, puts another deck in the place of one. */
export const isDeckReplacedSoon = (g: Game): boolean =>
  g.content.rules.objective.milestones.some(
    ({ at, effect }) =>
      !g.s.milestones.includes(at) && distance(g) >= at && wordsOf(effect).has('replace-deck'),
  )

/** B-WIN-1: what the next jump does, where it is the last one. */
export const lastJump = (g: Game): Effect | undefined => {
  const { goal, lastJump: effect } = g.content.rules.objective
  return distance(g) >= goal ? effect : undefined
}

/** Another phase of the objective begins. */
export function enterPhase(g: Game, phase: string): void {
  if (g.s.phase === phase) return
  g.s.phase = phase
  say(g, 'event.phase', { phase: nameOf('phase', phase) })
}
