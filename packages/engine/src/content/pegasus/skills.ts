import type { SkillCard } from '../../core/content.ts'
import { cardsFaceUp, changeDifficulty, makeReckless } from '../../effects/checks.ts'
import { skillCard } from '../print.ts'

/** A reckless card makes the check reckless, at most one for a check (P-RECK-1 to P-RECK-3). */
const reckless = { window: 'check-pre', limit: 'check', counts: 'reckless' } as const

export const skillCards: readonly SkillCard[] = [
  skillCard(
    'politics',
    { 3: 4, 4: 2, 5: 1 },
    'investigative-committee-pegasus',
    'Investigative Committee',
    { window: 'check-pre', effect: [cardsFaceUp('players')] }, // P-CLAR-4
  ),
  skillCard('engineering', { 1: 1, 2: 1 }, 'jury-rigged', 'Jury Rigged', {
    ...reckless,
    effect: [makeReckless(), changeDifficulty(-4)],
  }),
]
