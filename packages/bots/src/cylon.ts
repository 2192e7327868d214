import type { Option } from '@ragtag/engine'
import { crisisWorth } from './crisis.ts'
import { type Decider, type Mind, pickBest, pickMany, yesOrNo } from './mind.ts'
import type { CardId, LocationId } from './printed.ts'
import { isResource, loss, lowest } from './resources.ts'
import { guilty } from './suspicion.ts'
import { activation, damageWorth } from './worth.ts'

// A Cylon: when to throw off the mask, and what to do afterwards.

/** Showing oneself pays in the Brig, when one is found out, and when a resource is near its end. */
export function revealWorth(mind: Mind, card: CardId): number {
  const { me, view, suspicion, seat, content } = mind
  if (mind.side !== 'hidden') return -1
  const power = me.at === 'brig' ? 0 : powerWorth(mind, card)
  const suspected = suspicion[seat] ?? 0
  const { milestones, goal } = content.rules.objective
  const sleeperAt = milestones[0]?.at ?? goal
  const low = lowest(view)
  let reason = -1.6
  // From the Brig an unsuspected Cylon may still talk himself out, as long as there is time for it.
  const cornered = suspected >= 0.5 || view.distance >= sleeperAt || low <= 3
  if (me.at === 'brig') reason = Math.max(reason, cornered ? 2.5 : 0.3)
  if (suspected >= guilty) reason = Math.max(reason, 1)
  if (low <= 2) reason = Math.max(reason, 3 - low)
  if (view.distance >= sleeperAt) reason = Math.max(reason, -0.6)
  if (view.distance >= goal - 1) reason = Math.max(reason, 0.9)
  // The President and the Admiral do more harm from where they are.
  const titled = (view.titles.president === seat ? 0.4 : 0) + (view.titles.admiral === seat ? 0.4 : 0)
  return reason + power * 0.3 - (me.at === 'brig' ? 0 : titled)
}

const powerWorth = (mind: Mind, card: CardId): number => {
  const { view, content } = mind
  if (card === 'cylon-morale') return loss(view, content, 'morale', 1)
  if (card === 'cylon-damage-galactica') return 1.6 * damageWorth(mind)
  return 1
}

/** What an action at a Cylon location does to the humans. */
export function cylonLocation(mind: Mind, location: LocationId): number {
  return harm[location]?.(mind) ?? 0
}

const harm: Readonly<Record<LocationId, (mind: Mind) => number>> = {
  caprica: (mind) => Math.max(1.5, ...superCrises(mind)),
  'cylon-fleet': (mind) => (mind.me.sympathizer ? 0 : Math.max(...orders.map((o) => order(mind, o)))),
  'human-fleet': (mind) => 0.3 + 0.5 * damageWorth(mind),
  'resurrection-ship': (mind) => (mind.view.distance <= 7 && passable(mind) ? 2.2 : 0),
}

const superCrises = (mind: Mind): number[] =>
  mind.me.sympathizer ? [] : mind.view.superCrises.map((card) => -crisisWorth(mind, card))

/** A hidden Cylon card that another player could become a Cylon by. */
const passable = ({ me, content, view }: Mind): boolean =>
  (me.loyalty?.some((card) => content.loyalty.get(card)?.team === 'cylon') ?? false) &&
  view.players.some((p) => !p.revealed)

const orders = ['raiders', 'heavy', 'basestars', 'launch'] as const

function order(mind: Mind, id: string): number {
  const { space } = mind
  if (id === 'launch') return Math.min(2, space.basestar) * 0.75
  return activation(mind, id)
}

export const orderFleet: Decider = (mind) => pickBest(mind, (o) => order(mind, o.id))

/** Caprica: the Super Crisis when it hurts more than the worse of two Crisis cards. */
export const caprica: Decider = (mind) => pickBest(mind, (o) => (o.card ? -crisisWorth(mind, o.card) : 1.6))

/** The strongest card, and of those the most useful. */
export const steal: Decider = (mind) =>
  pickBest(mind, (o) => mind.content.skills.get(o.card ?? '')?.strength ?? 0)

export const exchange: Decider = (mind) => yesOrNo(mind, Math.max(0, ...superCrises(mind)) < 1.5)

/** Hidden Loyalty goes to a human, so that there are two of us. */
export const passLoyalty: Decider = (mind) =>
  pickBest(mind, (o) => {
    const p = mind.view.players[o.seat ?? -1]
    if (!p || p.revealed) return -9
    return p.cards * 0.1 - 2 * (mind.suspicion[p.seat] ?? 0) + (p.at === 'brig' ? -1 : 0)
  })

export const sympathizer: Decider = (mind) =>
  mind.request.min > 0 || mind.side === 'revealed'
    ? pickBest(mind, (o) => mind.view.players[o.seat ?? -1]?.cards ?? 0)
    : []

/** Damage to Galactica: FTL Control first, unless a resource is nearly gone. */
export const sabotage: Decider = (mind) => pickMany(mind, mind.request.min, (o) => tokenWorth(mind, o))

function tokenWorth(mind: Mind, o: Option): number {
  const token = mind.content.damageTokens.get(o.card ?? '')
  if (!token) return 0
  const lost = Object.entries(token.loss).reduce(
    (sum, [r, n]) => sum + (isResource(r) ? loss(mind.view, mind.content, r, n) : 0),
    0,
  )
  const place: Readonly<Record<string, number>> = { 'ftl-control': 2, command: 1.4, 'weapons-control': 1.3 }
  return lost + (token.location ? (place[token.location] ?? 1) + (damageWorth(mind) - 1) : 0)
}

/** Whatever is done to a revealed Cylon he may ignore: only gifts are accepted. */
export const consent: Decider = (mind) => yesOrNo(mind, false)
