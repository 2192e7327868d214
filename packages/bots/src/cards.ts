import type { Option } from '@ragtag/engine'
import { keepWorth } from './checks.ts'
import { type Decider, type Mind, pickMany } from './mind.ts'
import { type SkillType, skillTypes } from './printed.ts'

// Drawing and discarding.

/** The cheapest cards go. */
export const discard: Decider = (mind) =>
  pickMany(mind, mind.request.min, (o) => -keepWorth(mind, o.card ?? ''))

/** How often checks ask for a type, roughly; a revealed Cylon wants what they seldom ask for. */
const asked: Readonly<Record<SkillType, number>> = {
  politics: 1,
  leadership: 1.15,
  tactics: 1.15,
  piloting: 0.8,
  engineering: 0.85,
  treachery: 0.3,
}

/** Cards of the types one has fewest of. */
export const drawTypes: Decider = (mind) => {
  const held = new Map<string, number>()
  for (const card of mind.view.hand) {
    const type = mind.content.skills.get(card)?.card.type ?? ''
    held.set(type, (held.get(type) ?? 0) + 1)
  }
  const chosen: Option[] = []
  for (let i = 0; i < mind.request.min; i++) {
    const left = mind.request.options.filter((o) => !chosen.includes(o))
    const [first] = left.sort((a, b) => wanted(mind, held, b) - wanted(mind, held, a))
    if (!first) break
    chosen.push(first)
    held.set(first.type ?? '', (held.get(first.type ?? '') ?? 0) + 1)
  }
  return chosen
}

function wanted(mind: Mind, held: ReadonlyMap<string, number>, o: Option): number {
  const type = skillTypes.find((t) => t === o.type)
  if (!type) return 0
  const use = mind.side === 'revealed' ? 2 - asked[type] : asked[type]
  return use / (1 + 0.5 * (held.get(type) ?? 0))
}
