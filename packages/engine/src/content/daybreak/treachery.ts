import type { SkillCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { place } from '../../effects/ships.ts'
import { treachery as type } from './names.ts'

/** Treachery has no text but what it does in a check (D-TREACH-1). */
const card = (id: string, title: string, strengths: SkillCard['strengths'], effect: Effect): SkillCard => ({
  id,
  title,
  type,
  strengths,
  abilities: [],
  inCheck: { effect },
})

export const treachery: readonly SkillCard[] = [
  card('bait', 'Bait', { 0: 6 }, [place({ stern: { civilian: 1 } })]),
  card('dradis-contact', 'Dradis Contact', { 0: 6 }, [place({ bow: { raider: 2 } })]),
]
