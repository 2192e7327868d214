import { describe, expect, test } from 'vitest'
import { scenario, type TestGame } from '../../src/testing/index.ts'

const ships = (game: TestGame, kind: string): string[] =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.area)

const acting = (who: string) => (game: TestGame) =>
  game.asked.includes(who) && game.request(who).prompt.key === 'prompt.action'

describe('cards in the middle of other cards', () => {
  test('Besieged activates only the raiders it placed itself, not those of a jump made on the way', () => {
    const game = scenario({
      players: ['william-adama', 'lee-adama', 'galen-tyrol'],
      step: 'crisis',
      at: { 'lee-adama': 'armory', 'galen-tyrol': 'ftl-control' },
      hands: { 'lee-adama': ['executive-order-1'] },
      decks: { crisis: ['besieged'], destination: ['cylon-ambush', 'deep-space'] },
      jumpTrack: 4,
      dice: [8],
    })
    game.answer('lee-adama', 'alert-viper-pilot').until(acting('lee-adama'))
    game.answer('lee-adama', 'executive-order-1').answer('lee-adama', 'seat:2')
    game.answer('galen-tyrol', 'actions').answer('galen-tyrol', 'ftl-control')
    game.answer('william-adama', 'cylon-ambush').pass('galen-tyrol')
    expect(ships(game, 'raider')).toEqual(['bow', 'bow', 'bow'])
  })
})
