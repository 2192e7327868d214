import type { Message, Option } from '@ragtag/engine'
import { keepWorth, stake, wish } from './checks.ts'
import { optionWorths, turnWorth } from './crisis.ts'
import { suspect } from './locations.ts'
import { idIn } from './message.ts'
import { type Decider, isCylon, type Mind, pickIfWorth } from './mind.ts'
import { loss } from './resources.ts'
import { cardWorth } from './worth.ts'

// Cards and abilities that can be used at certain moments. Used only where they make a difference.

export const useInWindow: Decider = (mind) => pickIfWorth(mind, (o) => useWorth(mind, o))

function useWorth(mind: Mind, o: Option): number {
  const use = uses[o.ability ?? '']
  if (!use) return -1
  const isSkill = o.card !== undefined && mind.content.skills.has(o.card)
  return use(mind) - (isSkill ? keepWorth(mind, o.card ?? '') : 0)
}

const uses: Readonly<Record<string, (mind: Mind) => number>> = {
  'declare-emergency': (mind) => {
    const gain = difference(mind, -2)
    return isCylon(mind) ? -1 : gain * 0.9
  },
  'strategic-planning': (mind) => rollGain(mind),
  'evasive-maneuvers': (mind) => {
    const value = mind.view.roll?.value ?? 0
    if (isCylon(mind) && mind.me.area === '') return -1
    return value >= 8 ? 0.8 : value >= 5 ? 0.45 : -1
  },
  'investigative-committee': (mind) => {
    if (isCylon(mind) || mind.view.check?.faceUp) return -1
    const doubt = suspect(mind).doubt
    return doubt >= 0.45 && wish(mind) > 1.5 ? 0.6 : -1
  },
  'scientific-research': (mind) => {
    const check = mind.view.check
    if (!check || isCylon(mind) || check.skills.includes('engineering')) return -1
    const engineering = mind.view.hand
      .filter((card) => mind.content.skills.get(card)?.card.type === 'engineering')
      .reduce((sum, card) => sum + (mind.content.skills.get(card)?.strength ?? 0), 0)
    return check.positive.includes('engineering') ? -1 : wish(mind) > 1 && engineering >= 6 ? 0.6 : -1
  },
  'cylon-hatred': (mind) => (wish(mind) > 0 ? 1 : -1),
  'friends-in-low-places': (mind) => (Math.abs(stake(mind)) > 0.3 ? 1 : -1),
  'assign-arbitrator': (mind) => (Math.abs(stake(mind)) > 0.3 ? 1 : -1),
  'command-authority': ({ view }) => {
    const cards = view.check?.total ?? 0
    return cards >= 6 && view.hand.length <= 5 ? cards * cardWorth : -1
  },
  'eco-officer': (mind) => (badLuck(mind) ? 0.5 : -1),
  'moral-compass': (mind) => {
    const values = optionWorths(mind, mind.view.crisis?.card ?? '')
    const chosen = values[mind.memory.option] ?? 0
    const other = values[1 - mind.memory.option] ?? 0
    return isCylon(mind) ? chosen - other - 2.5 : other - chosen - 1.5
  },
  'secret-destiny': (mind) => {
    const value = turnWorth(mind, mind.view.crisis?.card ?? '')
    return isCylon(mind) ? -1 : -value - 4
  },
  'alert-viper-pilot': (mind) => (mind.space.raider > 0 && !isCylon(mind) ? 0.6 : -1),
  recon: () => 0.5,
  'mysterious-intuition': (mind) => {
    const hard = (mind.view.check?.difficulty ?? 0) >= 10
    const s = stake(mind)
    return isCylon(mind) ? s - 3.5 : s - (hard ? 2.2 : 4)
  },
  'maintenance-engineer': () => 0.5,
  'blind-devotion': (mind) => (isCylon(mind) && stake(mind) > 2.5 ? 0.5 : -1),
}

/** What changes if the difficulty of the check just totalled does. */
function difference(mind: Mind, by: number): number {
  const check = mind.view.check
  if (!check || check.strength === null) return -1
  const before = check.strength >= check.difficulty
  const after = check.strength >= check.difficulty + by
  return before === after ? -1 : wish(mind)
}

/** What two more on the die are worth. */
function rollGain(mind: Mind): number {
  const { view } = mind
  const why = view.roll?.why
  if (!why) return -1
  const gain = oddsGain(mind, why)
  return isCylon(mind) ? (mind.me.revealed ? -gain : -1) : gain
}

function oddsGain(mind: Mind, why: Message): number {
  const { view, content } = mind
  if (why.key === 'why.ftl') {
    const risk = content.rules.jumpTrack[view.jumpTrack] ?? 0
    return 0.25 * loss(view, content, 'population', risk ?? 0)
  }
  if (why.key === 'why.attack') {
    const attacker = idIn(why, 'attacker')
    if (attacker === 'raider' || attacker === 'basestar') return -1
    return attackGain[idIn(why, 'target')] ?? -1
  }
  // A goal of a card: high is good in the base game, whether one must reach it or stay above it.
  return why.key === 'goal.at-least' || why.key === 'goal.at-most' ? 0.25 * 1.6 : -1
}

const attackGain: Readonly<Record<string, number>> = {
  centurion: 0.9,
  basestar: 0.45,
  heavy: 0.3,
  raider: 0.1,
}

/** A roll that went against us. */
function badLuck(mind: Mind): boolean {
  const { roll } = mind.view
  if (!roll || roll.value === null) return false
  const { why, value } = roll
  const attacker = idIn(why, 'attacker')
  const bad =
    why.key === 'why.ftl'
      ? value <= 6
      : why.key === 'why.attack'
        ? attacker === 'raider' || attacker === 'basestar'
          ? value >= (idIn(why, 'target') === 'galactica' ? (attacker === 'raider' ? 8 : 4) : 5)
          : value < (attackGoal[idIn(why, 'target')] ?? 3)
        : value <= 4
  return bad !== isCylon(mind)
}

const attackGoal: Readonly<Record<string, number>> = { raider: 3, heavy: 7, centurion: 7, basestar: 5 }

/** A type to be made worthless: the one most of the check hangs on, or most that speaks against it. */
export const worthlessType: Decider = (mind) => {
  const check = mind.view.check
  const { options } = mind.request
  const against = isCylon(mind)
    ? options.filter((o) => check?.skills.some((s) => s === o.type))
    : options.filter((o) => !check?.skills.some((s) => s === o.type))
  return (against.length > 0 ? against : options).slice(0, 1)
}
