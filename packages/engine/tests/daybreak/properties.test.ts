import { describe, expect, test } from 'vitest'
import { configurations, gameOfKind, invariants, playRandomly } from '../../src/testing/index.ts'
import { propertiesOf } from '../properties-of.ts'

describe.each([
  ['daybreak', ['base', 'daybreak']],
  ['all', ['base', 'pegasus', 'daybreak']],
])('games of %s', (name, sets) => {
  const kinds = configurations({ sets })
  const configOf = (i: number) => gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, i)

  test('of every kind end, with every invariant holding after every decision', () => {
    for (let i = 0; i < Math.max(60, 2 * kinds.length); i++) {
      const { state } = playRandomly(configOf(i), `${name}-${i}`, (now) => {
        const wrong = invariants(now)
        if (wrong.length > 0) expect(wrong).toEqual([])
      })
      expect(state.outcome).not.toBeNull()
    }
  })

  propertiesOf({ name, configOf, games: Math.ceil(kinds.length / 2) })
})
