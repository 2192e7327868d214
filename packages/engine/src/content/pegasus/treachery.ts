import type { SkillCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { place } from '../../effects/ships.ts'
import { isReckless } from '../../effects/when.ts'

/** It takes effect in a reckless check, whoever put it in (P-RECK-4 to P-RECK-7). */
const inRecklessCheck = (
  id: string,
  title: string,
  strengths: SkillCard['strengths'],
  effect: Effect,
): SkillCard => ({
  id,
  title,
  type: 'treachery',
  strengths,
  abilities: [],
  inCheck: { effect, when: [isReckless()] },
})

export const treachery: readonly SkillCard[] = [
  inRecklessCheck('broadcast-location', 'Broadcast Location', { 1: 8 }, [
    place({ bow: { basestar: 1 }, stern: { civilian: 1 } }),
  ]),
]
