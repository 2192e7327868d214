import type { ContentSet } from '../set.ts'
import { boards, covered, locations } from './boards.ts'
import { characters } from './characters.ts'
import { crises } from './crises.ts'
import { decks } from './decks.ts'
import { earth, searchForHome } from './home/index.ts'
import { leaders } from './leaders.ts'
import { loyalty } from './loyalty.ts'
import { motives } from './motives.ts'
import { mutinies } from './mutiny.ts'
import { quorum } from './quorum.ts'
import { ruleset } from './ruleset.ts'
import { shipKinds } from './ships.ts'
import { skillCards } from './skills.ts'
import { superCrises } from './super-crises.ts'
import { treachery } from './treachery.ts'
import { withPegasus } from './with-pegasus.ts'

export const daybreak: ContentSet = {
  id: 'daybreak',
  title: 'Daybreak',
  about: 'Mutinies and miracles, assault raptors, Cylon Leaders with motives, and the search for Earth.',
  characters: [...characters, ...leaders],
  crises,
  quorum,
  objectives: [earth],
  superCrises,
  loyalty,
  boards,
  locations,
  decks,
  cards: [...mutinies, ...motives],
  skillCards: [...skillCards, ...treachery],
  shipKinds,
  removes: {
    boards: boards.map((b) => b.id),
    locations: covered, // D-SETUP-1
    loyalty: ['sympathizer'], // D-LOY-1
    quorum: quorum.map((c) => c.id),
    decks: ['treachery'],
    superCrises: superCrises.map((c) => c.id), // D-OVER-16
  },
  withdraws: ['sympathetic-cylon'], // D-MIX-5
  silentOn: ['no-leaders'],
  ruleset,
  parts: [withPegasus, searchForHome],
}
