import { classOf, hitChance } from './battle.ts'
import { total } from './gain.ts'
import { idIn } from './message.ts'
import { type Decider, type Mind, pickBest } from './mind.ts'
import { does, type Effect, effectOf, type ShipClass, wordsDone } from './printed.ts'
import { loss } from './resources.ts'
import { centurionWorth } from './values.ts'
import { worth, worthOf } from './worth.ts'

// A die that is thrown: what hangs on it, and whether it went well.

/** What it is worth to destroy, or to damage, something of a class. */
const prey: Readonly<Partial<Record<ShipClass, number>>> = {
  centurion: 3.6,
  basestar: 1.8,
  heavy: 1.2,
  raider: 0.4,
}

/** Most looks at what comes succeed by themselves, and what is not seen comes all the same: no card is spent on them. */
const lookedFor = 0.5

/** What it is worth to reach a goal one has set oneself, where nobody can tell what it brings. */
const tried = 0.8

/** What the humans gain when the die shows much rather than little; below zero where they hope for little. */
export function rollStake(mind: Mind): number {
  const { view, content } = mind
  const why = view.roll?.why
  if (!why) return 0
  if (why.key === 'why.ftl')
    return loss(view, content, 'population', content.rules.jumpTrack[view.jumpTrack] ?? 0)
  if (why.key === 'why.attack') {
    const attacker = idIn(why, 'attacker')
    const target = idIn(why, 'target')
    if (content.shipKinds.get(attacker)?.side === 'cylon') return -2
    const of = classOf(mind, target)
    return of === 'centurion' ? Math.max(3.6, centurionWorth(mind)) : ((of && prey[of]) ?? 0.4)
  }
  if (why.key === 'why.attack-token') return 0.8
  // A goal of a card: who plays it wants to reach it; what happens to the fleet it would rather avoid, and its
  // cards are written so that little is bad.
  if (view.players[view.roll?.by ?? -1]?.revealed) return -1.6
  const [tries] = wordsDone(effectOf(content, view.roll?.stakes), 'roll')
  if (tries && why.key === 'goal.at-most') return brings(mind, tries.failure) - brings(mind, tries.success)
  if (why.key !== 'goal.at-least' || view.crisis !== null) return 1.6
  // What somebody tries of his own accord may fail: it is worth what it brings.
  if (!tries) return tried
  const stake = Math.max(0, worth(mind, tries.success) - worth(mind, tries.failure))
  return does(tries.success, ['scout']) && view.reserve.raptor > 1 ? lookedFor * stake : stake
}

/** What it does to the humans; where it befalls somebody who was picked, it may be any of the others. */
function brings(mind: Mind, effect: Effect): number {
  const user = mind.view.turn.seat
  const others = mind.view.players.filter((p) => p.seat !== user)
  const all = others.map((p) => total(worthOf(mind, effect, { user, picked: p.seat })))
  return all.reduce((a, b) => a + b, 0) / Math.max(1, all.length)
}

/** From which result on a roll has gone the way of who hopes for much. */
function goal(mind: Mind): number {
  const why = mind.view.roll?.why
  if (why?.key === 'why.ftl') return 7
  if (why?.key === 'why.attack') return 9 - 8 * hitChance(mind, idIn(why, 'attacker'), idIn(why, 'target'))
  if (why?.key === 'goal.at-least') return Number(why.params?.n)
  if (why?.key === 'goal.at-most') return Number(why.params?.n) + 1
  return 5
}

/** What it is worth to the humans if the result becomes so much more, or less. */
export function adjustWorth(mind: Mind, n: number): number {
  const value = mind.view.roll?.value ?? null
  if (value === null) return 0
  const reached = (result: number): number => Number(result >= goal(mind))
  return (reached(value + n) - reached(value)) * rollStake(mind)
}

/** As good for one's side as it can be made; a hidden Cylon who does it in the open does it like everybody else. */
export const adjustRoll: Decider = (mind) =>
  pickBest(mind, (o) => adjustWorth(mind, o.n ?? 0) * (mind.side === 'revealed' ? -1 : 1))

/** What it is worth to the humans to throw the die again. */
export function rerollWorth(mind: Mind): number {
  const value = mind.view.roll?.value ?? null
  if (value === null) return 0
  const stake = rollStake(mind)
  const high = value >= goal(mind)
  if (stake >= 0) return (high ? -0.5 : 0.5) * Math.min(1, stake / tried)
  return high ? (value >= 8 ? 0.8 : 0.45) : -0.5
}
