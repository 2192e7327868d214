import type { ContentSet } from '../set.ts'
import { boards } from './boards.ts'
import { characters } from './characters.ts'
import { crises } from './crises.ts'
import { decks } from './decks.ts'
import { destinations } from './destinations.ts'
import { icons } from './icons.ts'
import { locations } from './locations.ts'
import { loyalty } from './loyalty.ts'
import { quorum } from './quorum.ts'
import { kobol, ruleset, titleAbilities, withoutSympathizer } from './ruleset.ts'
import { shipKinds } from './ships.ts'
import { skillCards } from './skills.ts'
import { superCrises } from './super-crises.ts'
import { basestarTokens, civilians, damageTokens } from './tokens.ts'

export const base = {
  id: 'base',
  title: 'Base game',
  about: 'The fleet flees from the Cylons; some aboard are not what they seem.',
  characters,
  crises,
  superCrises,
  quorum,
  destinations,
  loyalty,
  icons,
  boards,
  locations,
  decks,
  skillCards,
  shipKinds,
  civilians,
  damageTokens,
  basestarTokens,
  titleAbilities,
  objectives: [kobol],
  ruleset: () => ruleset,
  parts: [{ only: { variants: ['no-sympathizer'] }, ruleset: () => withoutSympathizer(ruleset) }],
} satisfies ContentSet
