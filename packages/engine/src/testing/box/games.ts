import type { GameConfig } from '../../config.ts'
import { withSets } from '../sets.ts'
import { oddBox } from './index.ts'

export const oddCrew = [
  'laura-roslin',
  'saul-tigh',
  'lee-adama',
  'galen-tyrol',
  'gaius-baltar',
  'kara-thrace',
  'tom-zarek',
]

/** Games with the box of odd components: every number of players, with and without a leader, both objectives. */
export const oddGames: readonly GameConfig[] = ['haven', 'kobol'].flatMap((objective) =>
  [3, 4, 5, 6, 7].flatMap((players) =>
    [true, false].map((leader) => ({
      players,
      characters: (leader ? ['nine', ...oddCrew] : oddCrew).slice(0, players),
      ...withSets([oddBox], { objective }),
    })),
  ),
)
