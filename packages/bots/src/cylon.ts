import type { Option, View } from '@ragtag/engine'
import { crisisWorth, symbolsAhead } from './crisis.ts'
import { total } from './gain.ts'
import { usedFor } from './locations.ts'
import { idOf, listIn } from './message.ts'
import { type Decider, type Mind, pickBest, pickMany, yesOrNo } from './mind.ts'
import { locksIn } from './places.ts'
import type { CardId } from './printed.ts'
import { isResource, loss, lowest, turnsToGo } from './resources.ts'
import { orderOf } from './strikes.ts'
import { allDealt, damageWorth } from './values.ts'
import { worthOf } from './worth.ts'

// A Cylon: when to throw off the mask, and what to do afterwards.

/** How likely others must think somebody a Cylon for his mask to be all but gone: they will lock him up. */
const foundOut = 0.7

/** What it is worth to be taken for a human: the less, the fewer turns are left to make use of it, and the fewer believe it. */
const mask = ({ view, content, suspicion, seat }: Mind): number =>
  1.3 *
  Math.max(0.2, Math.min(1, (turnsToGo(view, content) - 4) / 14)) *
  Math.min(1, (1 - (suspicion[seat] ?? 0)) / foundOut)

/** Showing oneself pays in the Brig, when one is found out, and when a resource is near its end. */
export function revealWorth(mind: Mind, card: CardId): number {
  const { me, view, suspicion, seat, content } = mind
  if (mind.side !== 'hidden') return -1
  const caught = locksIn(mind, me.at)
  const power = caught ? 0 : powerWorth(mind, card)
  const suspected = suspicion[seat] ?? 0
  const { goal } = content.rules.objective
  const sleeperAt = allDealt(content)
  const low = lowest(view)
  let reason = -1.6
  // From the Brig an unsuspected Cylon may still talk himself out, as long as there is time for it.
  const cornered = suspected >= 0.5 || view.distance >= sleeperAt || low <= 3
  if (caught) reason = Math.max(reason, cornered ? 2.5 : 0.3)
  if (suspected >= foundOut) reason = Math.max(reason, 1)
  if (low <= 2) reason = Math.max(reason, 3 - low)
  if (view.distance >= sleeperAt) reason = Math.max(reason, -0.6)
  if (view.distance >= goal - 1 || turnsToGo(view, content) <= 9) reason = Math.max(reason, 0.9)
  // The President and the Admiral do more harm from where they are.
  const titled = (view.titles.president === seat ? 0.4 : 0) + (view.titles.admiral === seat ? 0.4 : 0)
  return reason + power * 0.3 - (caught ? 0 : mask(mind) + titled)
}

/** What the text of a Loyalty card does to the humans when it is turned up. */
function powerWorth(mind: Mind, card: CardId): number {
  const power = mind.content.loyalty.get(card)?.power
  const shown: Mind = { ...mind, side: 'revealed' }
  return Math.max(0, -worthOf(shown, power, { user: mind.seat }).fleet)
}

const powers = new WeakMap<View, number>()

/** What any Cylon who is still hidden can do to the humans on showing himself. */
export function powerToCome(mind: Mind): number {
  const known = powers.get(mind.view)
  if (known !== undefined) return known
  // What the text does may be to send somebody away.
  powers.set(mind.view, 0)
  const cards = [...mind.content.loyalty.values()].filter((print) => print.power)
  const sum = cards.reduce((all, { id }) => all + powerWorth(mind, id), 0)
  const found = sum / Math.max(1, cards.length)
  powers.set(mind.view, found)
  return found
}

export const orderFleet: Decider = (mind) => pickBest(mind, (o) => orderOf(mind, o.id))

/** What the worse of two Crisis cards does to the humans, but for its symbols. */
const usualHarm = 1.6

/** Caprica: the Super Crisis when it hurts more than the worse of two Crisis cards. */
export const caprica: Decider = (mind) => {
  const needed = mind.aims?.superCrisis ? 99 : 0
  const drawn = usualHarm - symbolsAhead(mind, mind.seat)
  return pickBest(mind, (o) => (o.card ? needed - crisisWorth(mind, o.card) : drawn))
}

/** The strongest card, and of those the most useful. */
export const steal: Decider = (mind) =>
  pickBest(mind, (o) => mind.content.skills.get(o.card ?? '')?.strength ?? 0)

export const exchange: Decider = (mind) =>
  yesOrNo(mind, Math.max(0, ...mind.view.superCrises.map((card) => -crisisWorth(mind, card))) < 1.5)

/** Hidden Loyalty goes to a human, so that there are two of us. */
export const passLoyalty: Decider = (mind) =>
  pickBest(mind, (o) => {
    const p = mind.view.players[o.seat ?? -1]
    if (!p || p.revealed) return -9
    return p.cards * 0.1 - 2 * (mind.suspicion[p.seat] ?? 0) + (locksIn(mind, p.at) ? -1 : 0)
  })

/** A card that lies open, to whom it does most harm, or least good. */
export const passOpenLoyalty: Decider = (mind) => {
  const cards = listIn(mind.request.prompt, 'cards').map(idOf)
  const effect = cards.flatMap((card) => mind.content.loyalty.get(card)?.received ?? [])
  return pickBest(mind, (o) => (o.seat === undefined ? 0 : -total(worthOf(mind, effect, { user: o.seat }))))
}

export const sympathizer: Decider = (mind) =>
  mind.request.min > 0 || mind.side === 'revealed'
    ? pickBest(mind, (o) => mind.view.players[o.seat ?? -1]?.cards ?? 0)
    : []

/** Damage to a board: what is used most first, unless a resource is nearly gone. */
export const sabotage: Decider = (mind) => pickMany(mind, mind.request.min, (o) => tokenWorth(mind, o))

function tokenWorth(mind: Mind, o: Option): number {
  const token = mind.content.damageTokens.get(o.card ?? '')
  if (!token) return 0
  const lost = Object.entries(token.loss).reduce(
    (sum, [r, n]) => sum + (isResource(r) ? loss(mind.view, mind.content, r, n) : 0),
    0,
  )
  return lost + (token.location ? usedFor(mind, token.location) + (damageWorth(mind, token.board) - 1) : 0)
}

/** Whatever is done to a revealed Cylon he may ignore: only gifts are accepted. */
export const consent: Decider = (mind) => yesOrNo(mind, false)
