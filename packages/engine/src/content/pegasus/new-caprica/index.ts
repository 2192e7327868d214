import type { SkillCard } from '../../../core/content.ts'
import { reroll } from '../../../effects/dice.ts'
import { attacksToken } from '../../../effects/place-tokens.ts'
import { skillCards as baseCards } from '../../base/skills.ts'
import { ability } from '../../print.ts'
import type { ContentSet } from '../../set.ts'
import { board, forces, locations } from './board.ts'
import { crises } from './crises.ts'
import { icons } from './objective.ts'
import { titleAbilities } from './titles.ts'

export { newCaprica } from './objective.ts'

const firepower = 'maximum-firepower'

/** Discarded after the roll of an attack on occupation forces, to roll again (P-NC-47, PQ39). */
const rollsAgain = (card: SkillCard): SkillCard => ({
  ...card,
  abilities: [
    ...card.abilities,
    ability('card', card.id, card.title, {
      window: 'roll-after',
      when: [attacksToken()],
      effect: [reroll(0)],
    }),
  ],
})

/** What is used with the objective New Caprica only (P-VAR-3). */
export const onlyNewCaprica: NonNullable<ContentSet['parts']>[number] = {
  only: { objectives: ['new-caprica'] },
  boards: [board],
  locations,
  // P-SETUP-12
  decks: [{ id: 'new-caprica', title: 'New Caprica Crisis deck', kind: 'new-caprica-crisis', apart: true }],
  crises,
  icons,
  placeTokens: [forces],
  titleAbilities,
  removes: { skillCards: [firepower] },
  skillCards: baseCards.filter((card) => card.id === firepower).map(rollsAgain),
}
