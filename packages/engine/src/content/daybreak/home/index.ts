import type { ContentSet } from '../../set.ts'
import { boards, locations } from './boards.ts'
import { missionDeck, missions } from './missions.ts'
import { earth } from './objective.ts'

export { earth } from './objective.ts'

/** HOME: what is used with the objective Earth only (D-SETUP-13). */
export const searchForHome: NonNullable<ContentSet['parts']>[number] = {
  only: { objectives: [earth.id] },
  boards,
  locations,
  decks: [missionDeck],
  cards: missions,
}
