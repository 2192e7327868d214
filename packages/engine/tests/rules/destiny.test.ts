import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame, testGame } from '../../src/testing/index.ts'

/** Saul Tigh draws this Crisis card. */
const crisis = (card: string, more: Partial<Position> = {}): TestGame =>
  scenario({
    players: ['saul-tigh', 'tom-zarek', 'gaius-baltar'],
    step: 'crisis',
    ...more,
    decks: { crisis: [card], ...more.decks },
  })

describe('the Destiny deck', () => {
  /** A check is about to begin, with only so many Destiny cards left. */
  const lastDestiny = (
    left: number,
    more: Partial<Position> = {},
    change: (game: TestGame) => Partial<TestGame['state']> = () => ({}),
  ): TestGame => {
    const game = crisis('water-sabotaged', { hands: { 'tom-zarek': ['executive-order-1'] }, ...more })
    return testGame({ ...game.state, destiny: game.state.destiny.slice(-left), ...change(game) }).answer(
      'saul-tigh',
      'option:0',
    )
  }
  const byType = (game: TestGame): Record<string, number> => {
    const cards: Record<string, string[]> = {
      politics: ['consolidate-power', 'investigative-committee'],
      leadership: ['executive-order', 'declare-emergency'],
      tactics: ['launch-scout', 'strategic-planning'],
      piloting: ['evasive-maneuvers', 'maximum-firepower'],
      engineering: ['repair', 'scientific-research'],
    }
    const count = (ids: readonly string[]) =>
      game.state.destiny.filter((c) => ids.includes(c.replace(/-\d$/, ''))).length
    return Object.fromEntries(Object.entries(cards).map(([type, ids]) => [type, count(ids)]))
  }

  test('B-CHECK-32 as soon as the last Destiny card is used, a new deck of 2 cards of each type is built', () => {
    const three = lastDestiny(3)
    expect(three.state.destiny).toHaveLength(1)
    const two = lastDestiny(2)
    expect(two.request('tom-zarek').window).toBe('check-contribute')
    expect(two.state.destiny).toHaveLength(10)
    expect(byType(two)).toEqual({ politics: 2, leadership: 2, tactics: 2, piloting: 2, engineering: 2 })
    // They come from the tops of the skill decks.
    const known = lastDestiny(2, { decks: { crisis: ['water-sabotaged'] }, seed: 'x' }, ({ state }) => ({
      decks: {
        ...state.decks,
        piloting: {
          draw: ['maximum-firepower-3', 'maximum-firepower-4', 'maximum-firepower-5'],
          discard: [],
        },
      },
    }))
    expect(known.state.destiny).toEqual(
      expect.arrayContaining(['maximum-firepower-4', 'maximum-firepower-5']),
    )
    expect(known.state.decks.piloting.draw).toEqual(['maximum-firepower-3'])
    // And are shuffled.
    const orders = ['a', 'b', 'c'].map((seed) =>
      lastDestiny(2, { seed })
        .state.destiny.map((c) => c.replace(/-\d$/, ''))
        .join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test('B-CHECK-33 a skill deck that cannot supply 2 cards gives what it has', () => {
    const short = lastDestiny(2, {}, ({ state }) => ({
      decks: {
        ...state.decks,
        piloting: { draw: [], discard: [] },
        engineering: { draw: [], discard: ['repair-2'] },
      },
    }))
    expect(byType(short)).toEqual({ politics: 2, leadership: 2, tactics: 2, piloting: 0, engineering: 1 })
  })

  test('B-CHECK-34 the Destiny deck is used unchanged after players have revealed themselves', () => {
    const game = lastDestiny(2, { revealed: ['gaius-baltar'] })
    expect(game.view('spectator').check?.total).toBe(2)
    expect(byType(game)).toEqual({ politics: 2, leadership: 2, tactics: 2, piloting: 2, engineering: 2 })
  })
})
