import type { GameConfig } from '@ragtag/engine'
import { oddBox, withSets } from '@ragtag/engine/testing'
import { expect, test } from 'vitest'
import { bot, playGame } from '../src/index.ts'

// Bots that have never heard of a box play with it.

const crew = [
  'laura-roslin',
  'saul-tigh',
  'lee-adama',
  'galen-tyrol',
  'gaius-baltar',
  'kara-thrace',
  'tom-zarek',
]

/** Every number of players, with and without a leader, both objectives. */
const configs: readonly GameConfig[] = ['haven', 'kobol'].flatMap((objective) =>
  [3, 4, 5, 6, 7].flatMap((players) =>
    [true, false].map((leader) => ({
      players,
      characters: (leader ? ['nine', ...crew] : crew).slice(0, players),
      ...withSets([oddBox], { objective }),
    })),
  ),
)

test('bots finish games with components they have never heard of', () => {
  configs.forEach((config, i) => {
    const { state } = playGame(config, `odd-${i}`, (seat) => bot(`${i}-${seat}`))
    expect(state.outcome).not.toBeNull()
  })
})
