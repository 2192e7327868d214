import type { ContentSet } from '../set.ts'
import { characters } from './characters.ts'
import { crises } from './crises.ts'
import { decks } from './decks.ts'
import { destinations } from './destinations.ts'
import { locations } from './locations.ts'
import { loyalty } from './loyalty.ts'
import { quorum } from './quorum.ts'
import { ruleset, titleAbilities } from './ruleset.ts'
import { shipKinds } from './ships.ts'
import { skillCards } from './skills.ts'
import { superCrises } from './super-crises.ts'
import { basestarTokens, civilians, galacticaTokens } from './tokens.ts'

export const base = {
  id: 'base',
  characters,
  crises,
  superCrises,
  quorum,
  destinations,
  loyalty,
  locations,
  decks,
  skillCards,
  shipKinds,
  civilians,
  galacticaTokens,
  basestarTokens,
  titleAbilities,
  objectives: [ruleset.objective],
  ruleset: () => ruleset,
} satisfies ContentSet
