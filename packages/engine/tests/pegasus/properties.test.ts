import { describe, expect, test } from 'vitest'
import { configurations, gameOfKind, invariants, playRandomly } from '../../src/testing/index.ts'
import { propertiesOf } from '../properties-of.ts'

const kinds = configurations({ sets: ['base', 'pegasus'] })
const configOf = (i: number) => gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, i)

describe('games with Pegasus', () => {
  test('of every kind end, with every invariant holding after every decision', () => {
    expect(kinds.length).toBeGreaterThan(20)
    for (let i = 0; i < Math.max(200, 2 * kinds.length); i++) {
      const { state } = playRandomly(configOf(i), `pegasus-${i}`, (now) => {
        const wrong = invariants(now)
        if (wrong.length > 0) expect(wrong).toEqual([])
      })
      expect(state.outcome).not.toBeNull()
    }
  })

  propertiesOf({ name: 'pegasus', configOf, games: 24 })
})
