import type { Message, View } from '@ragtag/engine'
import { contentOf } from '../../engine/src/content/index.ts'
import type { CheckData, Content, CrisisCard } from '../../engine/src/core/content.ts'
import { describe, type Effect } from '../../engine/src/core/effect.ts'

// What is printed on the components: the same for everybody, so a bot may know it by heart. This is the one
// place where bots look further into the engine than its front door.

export { type Passive, type PassiveWord, says, those } from '@ragtag/engine'
export type { Loss } from '../../engine/src/core/content.ts'
export {
  type Area,
  areas,
  type CardId,
  clockwise,
  type LocationId,
  next,
  previous,
  type Resource,
  resources,
  type Seat,
  type ShipIcon,
  type SkillType,
  skillTypes,
} from '../../engine/src/core/names.ts'
export type { CheckData, Content, CrisisCard }

export const contentFor = (view: View): Content => contentOf(view.config)

const described = new WeakMap<Effect, Message>()

/** An effect as it is read out. */
export function words(effect: Effect): Message {
  const known = described.get(effect)
  if (known) return known
  const message = describe(effect)
  described.set(effect, message)
  return message
}
