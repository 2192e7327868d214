import type { Foresight, Outcomes } from '@ragtag/engine'
import { settings } from './settings.ts'

// Which answers are asked about once more before they are given.

export type Doubt = 'reveal' | 'end' | 'risk' | 'weighty' | 'unknown'

/** What nobody gets back: an ability used once in the game, a card laid open, a life. */
const forGood: readonly string[] = ['used', 'shown', 'dead']

/** Why an answer is asked about again, if it is. Whoever does not know what it does is not to be hurried either. */
export function doubtAbout(
  options: readonly string[],
  foreseen: Foresight | null | undefined,
): Doubt | undefined {
  if (options.some((id) => id.startsWith('reveal:'))) return 'reveal'
  if (foreseen === undefined) return 'unknown'
  if (foreseen === null) return undefined
  const faces = foreseen.roll?.faces ?? []
  // Whatever the die says.
  if (foreseen.ending || (faces.length > 0 && faces.every((f) => f.ending))) return 'end'
  if (faces.some((f) => f.ending)) return 'risk'
  if (settings.value.confirm === 'fatal') return undefined
  return foreseen.changes.some((c) => forGood.includes(c.what)) ? 'weighty' : undefined
}

/** Who would win by it, where only one side can. */
export function sideAhead(foreseen: Foresight | null | undefined): 'humans' | 'cylons' | undefined {
  const ways: readonly Outcomes[] = foreseen ? [foreseen, ...(foreseen.roll?.faces ?? [])] : []
  const [side, ...others] = new Set(ways.flatMap(({ ending }) => ending?.winner ?? []))
  return others.length === 0 ? side : undefined
}
