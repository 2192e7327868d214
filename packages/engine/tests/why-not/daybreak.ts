import { describe, expect, test } from 'vitest'
import { newGame } from '../../src/index.ts'
import { testGame } from '../../src/testing/index.ts'
import { kara, reasons, roslin, tigh, why } from './asking.ts'

const config = { sets: ['base', 'daybreak'] }

describe("Why can't I, with Daybreak?", () => {
  test('D-CHAR-1: another version of the character is in the game', () => {
    const game = testGame(newGame({ players: 3, firstPlayer: 0, ...config }, 'versions'))
    game.answer('', 'character:gaius-baltar')
    expect(reasons(game.view(''), 'character:gaius-baltar-alternate')).toEqual(['other-version'])
  })

  test.each([
    [
      'a ship to gain, or a raptor that was lost',
      { fleet: { 'assault-raptor': { unused: 0, destroyed: 3 } } },
      'raptor-specialist-3',
      ['no-raptor-lost'],
    ],
    ['somebody in a viper', {}, 'launch-reserves-5', ['nobody-piloting']],
    [
      'vipers in the Reserves',
      { piloting: { [kara]: 'bow' }, reserve: { viper: 0 }, fleet: { 'assault-raptor': { reserve: 0 } } },
      'launch-reserves-5',
      ['reserves-empty'],
    ],
    ['a fleet that could not jump', { jumpTrack: 3 }, 'test-the-limits-5', ['fleet-ready']],
  ] as const)('a skill card needs %s', (_what, position, card, expected) => {
    expect(why(`skill-card:${card}`, { config, ...position, hands: { [tigh]: [card] } })).toEqual(expected)
  })

  test('D-GEN-24: with Event Horizon in play, no card to pay for a viper with', () => {
    const position = { config, inPlay: [{ card: 'event-horizon', deck: 'crisis' }] }
    expect(why('location:command', { ...position, at: { [tigh]: 'command' } })).toEqual(['fighters-cost'])
    const card = 'maximum-firepower-3'
    const flying = { ...position, ships: { bow: { raider: 1 } }, piloting: { [tigh]: 'bow' } } as const
    expect(why(`skill-card:${card}`, { ...flying, hands: { [tigh]: [card] } })).toEqual(['fighters-cost'])
    expect(why(`skill-card:${card}`, { ...flying, hands: { [tigh]: [card, card] } })).toEqual(['can'])
  })

  test('DT8: who pays for using a skill card needs another one', () => {
    const [hoshi, card] = ['louis-hoshi', 'consolidate-power-1']
    const asked = (hand: readonly string[]) =>
      why(`skill-card:${card}`, { players: [hoshi, roslin, kara], config, hands: { [hoshi]: hand } }, hoshi)
    expect(asked([card])).toEqual(['card-price'])
    expect(asked([card, 'repair-1'])).toEqual(['can'])
  })

  test('D-GEN-28: a sheet bars the actions of a type', () => {
    const [cottle, card] = ['sherman-cottle', 'repair-1']
    const position = { players: [cottle, roslin, kara], config, damaged: ['research-lab'] }
    expect(why(`skill-card:${card}`, { ...position, hands: { [cottle]: [card] } }, cottle)).toEqual([
      'barred',
    ])
  })

  test('a sheet lets somebody reveal himself only in the Brig', () => {
    const [baltar, card] = ['gaius-baltar-alternate', 'cylon-morale']
    const asked = (at: string) =>
      why(
        `card:${card}`,
        { players: [baltar, roslin, kara], config, at: { [baltar]: at }, loyalty: { [baltar]: [card] } },
        baltar,
      )
    expect(asked('armory')).toEqual(['forbidden'])
    expect(asked('brig')).toEqual(['can'])
  })
})
