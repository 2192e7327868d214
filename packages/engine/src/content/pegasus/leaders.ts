import type { Character } from '../../core/content.ts'

/** Cylon Leaders: revealed from the start (P-LEAD-1), with an agenda of their own. */
export const leaders: readonly Character[] = [
  {
    id: 'cavil',
    title: 'Cavil',
    type: 'cylon-leader',
    skills: [
      { types: ['tactics'], draw: 1 },
      { types: ['treachery', 'engineering'], draw: 1 },
    ],
    start: 'cylon-fleet',
    standing: 'leader',
    loyaltyExtra: 0,
    abilities: [],
  },
]
