import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { rollStake } from '../src/rolls.ts'
import { botAnswer, many, mindIn } from './asked.ts'

// What bots do with the skill and Treachery cards of Daybreak.

const [zarek, kara, roslin, adama] = ['tom-zarek', 'kara-thrace', 'laura-roslin', 'william-adama'] as const

const at = (p: Partial<Position>): TestGame =>
  scenario({
    players: [zarek, kara, roslin, adama],
    config: { sets: ['base', 'daybreak'] },
    used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
    ...p,
  })

/** Zarek draws Prison Labor (10: politics, leadership, tactics); Kara has put these cards in. */
const labor = (cards: readonly string[], p: Partial<Position> = {}): TestGame => {
  const game = at({
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    destiny: ['repair-1', 'consolidate-power-1'],
    hands: { [kara]: cards },
    ...p,
  })
  return game.answer(kara, ...cards)
}

describe('a human player', () => {
  test('who would go to the Brig for it discards another card than Bait', () => {
    const paying = (mutiny: readonly string[]): TestGame =>
      at({
        step: 'movement',
        at: { [zarek]: 'armory' },
        hands: { [zarek]: ['bait-0', 'repair-1'] },
        held: { [zarek]: { mutiny } },
      }).answer(zarek, 'quorum-chamber')
    expect(botAnswer(paying(['selfish-act']), zarek)).toEqual(['card:repair-1#1'])
  })

  test('takes a card that counts against the check out of it', () => {
    const game = labor(['quick-thinking-0', 'repair-2'])
    expect(botAnswer(game, zarek)).toEqual(['card:repair-2#1'])
  })

  test('gives a viper to have a strong card out of a check that passes by it, not for nothing', () => {
    const close = ['dogfight-0', 'declare-emergency-5', 'declare-emergency-4', 'executive-order-2']
    const turned = labor([...close, 'maximum-firepower-3'])
    expect(botAnswer(turned, zarek)).toEqual(['yes'])
    turned.answer(zarek, 'yes').answer(zarek, 'kind:viper')
    expect(botAnswer(turned, zarek)).toEqual(['card:maximum-firepower-3#1'])
    expect(botAnswer(labor(['dogfight-0', 'executive-order-1']), zarek)).toEqual(['no'])
  })

  test('sends as many vipers as he may, and plays the better Quorum card himself', () => {
    const reserves = at({ hands: { [zarek]: ['launch-reserves-5'] }, piloting: { [kara]: 'bow' } })
    expect(botAnswer(reserves.answer(zarek, 'launch-reserves-5'), zarek)).toHaveLength(2)
    const quorum = at({
      hands: { [zarek]: ['popular-influence-3'] },
      decks: { quorum: ['food-rationing', 'presidential-pardon'] },
      titles: { president: roslin },
    })
    quorum.answer(zarek, 'popular-influence-3')
    expect(botAnswer(quorum, zarek)).toEqual(['card:presidential-pardon#2'])
    quorum.answer(zarek, 'presidential-pardon')
    expect(botAnswer(quorum, zarek)).toEqual(['play'])
  })
})

describe('a die', () => {
  test('for which somebody hopes for little is worth what hangs on it', () => {
    const stake = (food: number): number => {
      const game = at({
        step: 'crisis',
        decks: { crisis: ['galactica-falling-apart'] },
        resources: { food },
        hands: { [kara]: ['strategic-planning-3'] },
      })
      return rollStake(mindIn(game.answer(zarek, 'option:1').untilAsked(kara), kara))
    }
    expect(stake(1)).toBeGreaterThan(10)
    expect(stake(15)).toBeLessThan(1.5)
  })

  test('that sends where he is already sends nobody anywhere', () => {
    const stake = (place: string): number => {
      const game = at({
        config: { sets: ['base', 'daybreak'] },
        held: { [zarek]: { mutiny: ['ruined-reputation'] } },
        at: { [kara]: place, [roslin]: place, [adama]: place },
        hands: { [roslin]: ['strategic-planning-3'] },
      })
      game.answer(zarek, 'held:ruined-reputation').answer(zarek, 'seat:1').untilAsked(roslin)
      return rollStake(mindIn(game, roslin))
    }
    expect(stake('brig')).toBeLessThan(0.2)
    expect(stake('armory')).toBeGreaterThan(0.5)
  })

  test('for a look at what comes is left alone, unless the last raptor may be lost by it', () => {
    const helped = (raptor: number): readonly string[] => {
      const game = at({
        resources: { fuel: 3, food: 3, morale: 3, population: 3 },
        reserve: { raptor },
        hands: { [zarek]: ['launch-scout-1'], [roslin]: ['strategic-planning-3', ...many('repair-1', 6)] },
      })
      return botAnswer(game.answer(zarek, 'launch-scout-1').untilAsked(roslin), roslin)
    }
    expect(helped(4)).toEqual([])
    expect(helped(1).join()).toContain('strategic-planning')
  })
})
