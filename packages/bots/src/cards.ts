import type { Option } from '@ragtag/engine'
import { keepWorth } from './checks.ts'
import { type Decider, type Mind, pickBest, pickMany } from './mind.ts'
import { type SkillType, skillTypes } from './printed.ts'

// Drawing and discarding.

/** The cheapest cards go. */
export const discard: Decider = (mind) =>
  pickMany(mind, mind.request.min, (o) => -keepWorth(mind, o.card ?? ''))

/** How often checks ask for a type, roughly, and what its cards do besides. */
const asked: Readonly<Record<SkillType, number>> = {
  politics: 1,
  leadership: 1.15,
  tactics: 1.15,
  piloting: 0.45,
  engineering: 0.55,
  treachery: 0.3,
}

/** A character who draws what the table lacks; among those about as good, any. */
export const character: Decider = (mind) => {
  const { view, content, random } = mind
  const drawn = new Map<SkillType, number>()
  const add = (id: string | undefined, to: Map<SkillType, number>): Map<SkillType, number> => {
    for (const { types, draw } of content.characters.get(id ?? '')?.skills ?? [])
      for (const t of types) to.set(t, (to.get(t) ?? 0) + draw / types.length)
    return to
  }
  for (const p of view.players) add(p.character, drawn)
  const variety = new Map(mind.request.options.map((o) => [o.id, random(100) / 200]))
  return pickBest(mind, (o) => {
    const all = add(o.character, new Map(drawn))
    // The first cards of a type are worth most; the last ones hardly anything.
    const covered = skillTypes.reduce((sum, t) => sum + asked[t] * Math.log(1 + (all.get(t) ?? 0)), 0)
    return covered + (variety.get(o.id) ?? 0)
  })
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
