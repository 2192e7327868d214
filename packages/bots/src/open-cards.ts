import type { PlayerView, View } from '@ragtag/engine'
import { chanceThat } from './conditions.ts'
import type { Mind } from './mind.ts'
import type { CardId, Condition, Content, KnownCondition, Resource, Seat, SkillType } from './printed.ts'
import { lowest } from './resources.ts'

// Cards of a deck that count laid open: each stands for a side and can be laid open while its conditions hold. Whoever
// wins by them wants the side to win for which he can lay open enough, and the conditions of his cards to hold.

type Team = 'humans' | 'cylons'
type Goal = Extract<KnownCondition, { readonly if: 'wins-by-open-cards' }>

/** How somebody of this standing wins, if it is by such cards. */
function goalOf(content: Content, standing: string): Goal | undefined {
  const wins = content.rules.standings[standing]?.wins
  return wins === undefined || typeof wins === 'string' ? undefined : wins.find(isGoal)
}

const isGoal = (c: Condition): c is Goal => c.if === 'wins-by-open-cards'

type Print = { readonly card: CardId; readonly side: Team; readonly when: readonly Condition[] }

function printOf(content: Content, card: CardId): Print[] {
  const found = content.cards.get(card)
  if (found?.kind !== 'other' || found.print.side === undefined) return []
  const when = found.print.abilities?.flatMap((a) => a.when ?? []) ?? []
  return [{ card, side: found.print.side, when }]
}

const laidOpen = ({ inPlay }: View, seat: Seat, deck: string): CardId[] =>
  inPlay.filter((c) => c.deck === deck && c.holder === seat).map((c) => c.card)

/** What he could still have to lay open who has not been dealt all yet. */
const unknown = 0.35

export type Wanted = {
  readonly side: Team
  /** What must hold for the cards he means to lay open, and what of it does not. */
  readonly conditions: readonly Condition[]
  readonly unmet: readonly Condition[]
}

/** What somebody is after who wins by such cards; nothing for others. */
export function wantedOf(mind: Mind): Wanted | undefined {
  const { content, view, me, seat } = mind
  const goal = goalOf(content, me.standing)
  if (!goal) return undefined
  const held = (view.held[goal.deck] ?? []).flatMap((card) => printOf(content, card))
  const open = laidOpen(view, seat, goal.deck).flatMap((card) => printOf(content, card))
  const hopes = (side: Team): number =>
    [
      ...open.filter((c) => c.side === side).map(() => 1),
      ...held.filter((c) => c.side === side).map((c) => chanceOf(mind, c)),
      ...Array.from({ length: goal.open }, () => unknown * Number(held.length + open.length <= goal.open)),
    ]
      .sort((a, b) => b - a)
      .slice(0, goal.open)
      .reduce((product, chance) => product * Math.max(0.01, chance), 1)
  const [humans, cylons] = [hopes('humans'), hopes('cylons')]
  const side: Team =
    humans === cylons ? (lowest(view) > 3 ? 'humans' : 'cylons') : humans > cylons ? 'humans' : 'cylons'
  const conditions = meant(mind, goal, held, open, side).flatMap((c) => c.when)
  return { side, conditions, unmet: conditions.filter((c) => chanceThat(mind, c, { user: seat }) < 1) }
}

/** Those he means to lay open: all but the least likely of those he can do without. */
function meant(mind: Mind, goal: Goal, held: readonly Print[], open: readonly Print[], side: Team): Print[] {
  const all = [...open, ...held]
  const spare = all.length > goal.open ? goal.held : 0
  const enough = all.filter((c) => c.side === side).length - goal.open
  const dropped = [...held]
    .sort((a, b) => chanceOf(mind, a) - chanceOf(mind, b))
    .filter((c) => c.side !== side || enough > 0)
    .slice(0, spare)
  return held.filter((c) => !dropped.includes(c))
}

/** How likely he can lay it open before it is all over. */
const chanceOf = (mind: Mind, { when }: Print): number => Math.min(1, ...when.map((c) => prospect(mind, c)))

const hard: Readonly<Partial<Record<string, number>>> = {
  'lost-ships': 0.3,
  'hand-has': 0.35,
  'at-least': 0.1,
}

function prospect(mind: Mind, c: Condition): number {
  if (chanceThat(mind, c, { user: mind.seat }) === 1) return lasting.includes(c.if) ? 1 : 0.8
  const far = wayTo(mind, c)
  return far === undefined ? (hard[c.if] ?? 0.45) : Math.max(0.1, 0.7 - 0.08 * far)
}

/** What holds once and for all. */
const lasting: readonly string[] = [
  'distance-at-least',
  'has-done',
  'has-happened',
] satisfies KnownCondition['if'][]

/** How far it is until it holds, in units lost or travelled. */
function wayTo({ view }: Mind, c: Condition): number | undefined {
  if (isLevel(c) && c.if === 'below') return view.resources[c.resource] - c.n + 1
  return c.if === 'distance-at-least' && 'n' in c && typeof c.n === 'number' ? c.n - view.distance : undefined
}

type Level = { readonly if: 'below' | 'at-least'; readonly resource: Resource; readonly n: number }
const isLevel = (c: Condition): c is Level => c.if === 'below' || c.if === 'at-least'

/** What a change of a resource means to whoever waits for it, or must keep it. */
export function wishFor(mind: Mind, resource: Resource, by: number): number {
  const now = mind.view.resources[resource]
  return (mind.aims?.conditions ?? []).reduce((sum, c) => {
    if (!isLevel(c) || c.resource !== resource) return sum
    const [before, after] = [now < c.n, now + by < c.n]
    const crossed = Number(after) - Number(before)
    const nearer = before || after ? 0 : -0.2 * by
    return sum + (c.if === 'below' ? 1.5 * crossed + nearer : -1.5 * crossed)
  }, 0)
}

/** Whether a card of this type must stay in the hand with so many of it held. */
export const isKept = ({ aims }: Mind, type: SkillType, held: number): boolean =>
  (aims?.conditions ?? []).some((c) => isHand(c) && c.types.includes(type) && held <= c.n)

/** Whether cards of this type are still missing. */
export const isMissing = ({ aims }: Mind, type: SkillType, held: number): boolean =>
  (aims?.conditions ?? []).some((c) => isHand(c) && c.types.includes(type) && held < c.n)

type Hand = Extract<KnownCondition, { readonly if: 'hand-has' }>
const isHand = (c: Condition): c is Hand => c.if === 'hand-has'

/** Among the humans he need not show yet that he stands for the Cylons, where nothing can take it from him. */
export function canWait({ content, me, request }: Mind, card: CardId | undefined): boolean {
  const [print] = card === undefined ? [] : printOf(content, card)
  return (
    print?.side === 'cylons' &&
    request.window !== 'game-over' &&
    content.rules.standings[me.standing]?.side === 'humans' &&
    print.when.every((c) => lasting.includes(c.if))
  )
}

/** How likely somebody else who wins by such cards is against the fleet, by those he has laid open. */
export function enmity(view: View, content: Content, p: PlayerView): number | undefined {
  const goal = goalOf(content, p.standing)
  if (!goal) return undefined
  const sides = laidOpen(view, p.seat, goal.deck).flatMap((card) => printOf(content, card).map((c) => c.side))
  const cylon = sides.filter((side) => side === 'cylons').length
  return (0.5 + cylon) / (1 + sides.length)
}
