import type { ContentSet } from '../../content/set.ts'
import { boards } from './boards.ts'
import { cards } from './cards.ts'
import { haven, onlyHaven } from './objective.ts'
import { people } from './people.ts'

/** A box for tests, with one component of each odd kind. Players are never offered it. */
export const oddBox: ContentSet = {
  id: 'odd',
  ...people,
  ...haven,
  parts: [
    { only: {}, ...boards },
    { only: {}, ...cards },
    { only: { objectives: ['haven'] }, ...onlyHaven },
  ],
}
