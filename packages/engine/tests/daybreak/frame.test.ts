import { describe, expect, it } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// What the box rests on: hands with a limit that costs freedom, tokens in place of once per game, a Loyalty card
// that stays in force, motives.

const config = { sets: ['base', 'daybreak'] }
const [adama, roslin, tyrol, tigh] = ['william-adama', 'laura-roslin', 'galen-tyrol', 'saul-tigh'] as const
const four = [tyrol, adama, roslin, tigh]
const play = (p: Partial<Position> = {}): TestGame => scenario({ players: four, config, ...p })
const mutinies = (game: TestGame, who: string) => game.player(who).held.mutiny ?? []

describe('Mutiny cards', () => {
  it('D-MUT-5, D-MUT-7, D-MUT-17: who draws a second one goes to the Brig and keeps one', () => {
    const game = play({
      held: { [tyrol]: { mutiny: ['violent-protest', 'selfish-act'] } },
      decks: { mutiny: ['feed-the-people', 'weapons-armed'] },
    })
    game.answer(tyrol, 'held:selfish-act').until((g) => mutinies(g, tyrol).includes('feed-the-people'))
    expect(game.player(tyrol).at).toBe('brig')
    game.answer(tyrol, 'violent-protest')
    expect(mutinies(game, tyrol)).toEqual(['feed-the-people'])
  })

  it('D-MUT-15: the card that is played is not held any more', () => {
    const game = play({
      held: { [tyrol]: { mutiny: ['selfish-act'] } },
      decks: { mutiny: ['weapons-armed'] },
    })
    game.answer(tyrol, 'held:selfish-act').until((g) => mutinies(g, tyrol).length > 0)
    expect(game.player(tyrol).at).toBe('hangar-deck')
    expect(mutinies(game, tyrol)).toEqual(['weapons-armed'])
  })

  it('D-MUT-11, D-MIR-5: who is revealed discards them and his miracle', () => {
    const game = play({
      loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] },
      held: { [tyrol]: { mutiny: ['selfish-act'] } },
    })
    expect(game.player(tyrol).tokens).toEqual({ miracle: 1 })
    game.answer(tyrol, 'reveal:cylon-morale').until((g) => g.player(tyrol).revealed)
    expect(mutinies(game, tyrol)).toEqual([])
    expect(game.player(tyrol).tokens).toEqual({ miracle: 0 })
    expect(game.state.decks.mutiny?.discard).toEqual(['selfish-act'])
  })
})

describe('The Mutineer', () => {
  const mutineer: Partial<Position> = { shown: { [tyrol]: ['mutineer'] } }

  it('D-MTR-12: he goes to the Brig for a third Mutiny card, not for a second one', () => {
    const two = play({
      ...mutineer,
      held: { [tyrol]: { mutiny: ['violent-protest', 'selfish-act'] } },
      decks: { mutiny: ['feed-the-people'] },
    })
    two.answer(tyrol, 'held:selfish-act').until((g) => mutinies(g, tyrol).length === 2)
    expect(two.player(tyrol).at).toBe('hangar-deck')
  })

  it('D-MTR-10: he draws one in the Prepare for Jump step of his turn if the card has the symbol', () => {
    const game = play({ ...mutineer, step: 'crisis', decks: { crisis: ['rallying-support'] } })
    game.until((g) => g.state.turn.seat === 1)
    expect(mutinies(game, tyrol).length).toBeGreaterThan(0)
    const other = play({
      ...mutineer,
      step: 'crisis',
      decks: { crisis: ['domestic-dispute'] },
      destiny: ['repair-1', 'repair-1'],
    })
    other.until((g) => g.state.turn.seat === 1)
    expect(mutinies(other, tyrol)).toEqual([])
  })
})

describe('Miracle tokens', () => {
  it('D-MIR-1, D-MIR-2, D-MIR-4: what is used once per game takes one, as often as one has one', () => {
    const game = play({ players: [roslin, adama, tyrol, tigh], tokens: { [roslin]: { miracle: 0 } } })
    expect(game.options(roslin)).not.toContain('ability:skilled-politician')
  })
})
