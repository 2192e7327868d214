import { oddGames } from '@ragtag/engine/testing'
import { expect, test } from 'vitest'
import { bot, playGame } from '../src/index.ts'

// Bots that have never heard of a box play with it.

test('bots finish games with components they have never heard of, and use them', () => {
  const used = new Set<string>()
  oddGames.forEach((config, i) => {
    const { state } = playGame(config, `odd-${i}`, (seat) => bot(`${i}-${seat}`), {
      watch: (_state, _request, _memory, { options }) => {
        for (const id of options) used.add(id)
      },
    })
    expect(state.outcome).not.toBeNull()
  })
  // Its rooms, its hand apart, its fighters, its skill cards, its sheets and what may be done at any moment.
  const parts = ['workshop', 'crows-nest', 'market', 'held:', 'gunship', 'rash-order', 'dread', 'promise']
  const keys = [...used]
  expect(parts.filter((part) => !keys.some((key) => key.includes(part)))).toEqual([])
})
