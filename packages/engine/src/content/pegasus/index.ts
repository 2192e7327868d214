import type { ContentSet } from '../set.ts'
import { agendas } from './agendas.ts'
import { pegasus as board, covered, damageTokens, locations } from './boards.ts'
import { characters } from './characters.ts'
import { crises } from './crises.ts'
import { decks } from './decks.ts'
import { destinations } from './destinations.ts'
import { leaders } from './leaders.ts'
import { loyalty, sympatheticCylon } from './loyalty.ts'
import { newCaprica, onlyNewCaprica } from './new-caprica/index.ts'
import { quorum } from './quorum.ts'
import { ruleset, withoutLeaders, withSympatheticCylon } from './ruleset.ts'
import { skillCards } from './skills.ts'
import { superCrises } from './super-crises.ts'
import { shipTokens } from './tokens.ts'
import { treachery } from './treachery.ts'

export const pegasus: ContentSet = {
  id: 'pegasus',
  title: 'Pegasus',
  about: 'A second battlestar, Treachery cards, executions, and Cylon Leaders with agendas of their own.',
  characters: [...characters, ...leaders],
  crises,
  superCrises,
  quorum,
  destinations,
  loyalty,
  boards: [board],
  locations,
  decks,
  cards: agendas,
  skillCards: [...skillCards, ...treachery],
  damageTokens,
  shipTokens,
  objectives: [newCaprica],
  removes: { locations: covered, skillCards: ['investigative-committee'] }, // P-OVER-1, P-SETUP-6
  ruleset,
  variants: [
    // P-VAR-4, P-VAR-14
    {
      id: 'no-leaders',
      title: 'Without Cylon Leaders',
      about: 'Nobody plays a Cylon Leader, and there are no agendas for one.',
      players: [3, 4, 5, 6],
    },
    // P-VAR-6, P-VAR-13
    {
      id: 'sympathetic-cylon',
      title: 'Sympathetic Cylon',
      about:
        'The Sympathizer becomes a Cylon with an agenda and may infiltrate. Not used if somebody plays a Leader.',
      players: [4, 6],
      excludes: ['no-sympathizer'],
    },
  ],
  parts: [
    onlyNewCaprica,
    { only: { variants: ['no-leaders'] }, ruleset: withoutLeaders },
    {
      only: { variants: ['sympathetic-cylon'] },
      loyalty: [sympatheticCylon], // P-SETUP-11
      removes: { loyalty: ['sympathizer'] }, // P-VAR-6
      ruleset: withSympatheticCylon,
    },
  ],
}
