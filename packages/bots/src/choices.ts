import type { SeenChoice } from './memory.ts'
import type { Mind } from './mind.ts'
import { resources } from './printed.ts'
import { worth } from './worth.ts'

/** How much worse than the other an option must be to speak against who took it. */
const clearly = 0.5

/** Whether somebody took the option that was clearly worse for the fleet, as resources stood then. */
export function isBadChoice(mind: Mind, { card, option, levels, spared }: SeenChoice): boolean {
  if (spared) return false
  const { content } = mind
  const body = content.crises.get(card)?.body
  // Whether to try a check is a matter of opinion; what an event costs is printed.
  if (body?.kind !== 'event') return false
  const then = { ...mind.view.resources }
  for (const r of resources) then[r] = levels[r] ?? content.rules.start[r]
  const past = { ...mind, view: { ...mind.view, resources: then } }
  const [taken, other] = option === 0 ? body.options : [body.options[1], body.options[0]]
  return worth(past, other) - worth(past, taken) >= clearly
}
