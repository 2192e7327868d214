import { describe, expect, it } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// EXEC: what happens to whom an execution hits.

const config = { sets: ['base', 'pegasus'] }
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol'] as const

/** The Admiral has chosen that the current player is executed; the next questions are those of the execution. */
function condemned(p: Partial<Position> = {}): TestGame {
  return scenario({
    players: [tyrol, adama, roslin],
    config,
    step: 'crisis',
    decks: { crisis: ['a-verdict-of-guilty'] },
    ...p,
  }).answer(adama, 'option:0')
}

describe('EXEC', () => {
  it('P-EXEC-1, P-EXEC-6, P-EXEC-8: he discards his hand and is proven human, which costs 1 morale', () => {
    const game = condemned({ hands: { [tyrol]: ['repair-1', 'executive-order-1'] } })
    const seat = 0
    expect(game.state.players[seat]?.hand).toEqual([])
    expect(game.state.players[seat]?.shown).toEqual(['not-a-cylon'])
    expect(game.state.players[seat]?.loyalty).toEqual([])
    expect(game.state.resources.morale).toBe(9)
  })

  it('P-EXEC-9, P-EXEC-11, P-EXEC-12: he chooses any other character but a Cylon Leader, who begins where the sheet says', () => {
    const game = condemned()
    const options = game.state.asks[0]?.options.map((o) => o.id) ?? []
    expect(options).toContain('character:saul-tigh')
    expect(options).toContain('character:kara-thrace')
    expect(options).not.toContain('character:galen-tyrol')
    expect(options).not.toContain('character:cavil')
    expect(options).not.toContain('character:laura-roslin')
  })
})
