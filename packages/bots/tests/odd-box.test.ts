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

test('bots finish games with components they have never heard of, and use them', () => {
  const used = new Set<string>()
  configs.forEach((config, i) => {
    const { state } = playGame(
      config,
      `odd-${i}`,
      (seat) => bot(`${i}-${seat}`),
      (_state, _request, _memory, { options }) => {
        for (const id of options) used.add(id)
      },
    )
    expect(state.outcome).not.toBeNull()
  })
  // Its rooms, its hand apart, its fighters, its skill cards, its sheets and what may be done at any moment.
  const parts = ['workshop', 'crows-nest', 'market', 'held:', 'gunship', 'rash-order', 'dread', 'promise']
  const keys = [...used]
  expect(parts.filter((part) => !keys.some((key) => key.includes(part)))).toEqual([])
})
