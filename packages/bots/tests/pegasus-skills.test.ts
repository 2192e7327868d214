import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { lose } from '../../engine/src/effects/resources.ts'
import { oneMore } from '../src/abilities.ts'
import { sofar } from '../src/checks.ts'
import { mindOf } from '../src/mind.ts'
import { worth } from '../src/worth.ts'
import { botAnswer, many, mindIn, told } from './asked.ts'

// What bots do with the skill and Treachery cards of Pegasus.

const [zarek, kara, roslin, adama, baltar] = [
  'tom-zarek',
  'kara-thrace',
  'laura-roslin',
  'william-adama',
  'gaius-baltar',
] as const

const at = (p: Partial<Position>): TestGame =>
  scenario({
    players: [zarek, kara, roslin, adama, baltar],
    config: { sets: ['base', 'pegasus'] },
    used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
    ...p,
  })

describe('Calculations', () => {
  const attack = (face: number): TestGame =>
    at({
      at: { [zarek]: 'armory' },
      centurions: [2],
      hands: { [roslin]: ['calculations-3'] },
      dice: [face],
    }).answer(zarek, 'armory')

  test('are used where they make a miss a hit, and not where nothing changes', () => {
    const game = attack(6)
    expect(botAnswer(game, roslin)).toEqual(['2:calculations-3'])
    game.answer(roslin, 'calculations-3')
    expect(botAnswer(game, roslin)).toEqual(['more'])
    expect(botAnswer(attack(3), roslin)).toEqual([])
    expect(botAnswer(attack(8), roslin)).toEqual([])
  })
})

describe('a Cylon player', () => {
  const cylon = { revealed: [baltar], at: { [baltar]: 'caprica' } }

  test('damages Galactica with Sabotage', () => {
    const game = at({
      ...cylon,
      step: 'movement',
      hands: { [zarek]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
    })
    expect(botAnswer(game.answer(zarek, 'hangar-deck'), baltar)).toEqual(['4:sabotage-3'])
  })

  test('takes what hurts most with Human Weakness', () => {
    const game = at({
      ...cylon,
      current: baltar,
      at: { [baltar]: 'caprica', [zarek]: 'brig' },
      resources: { fuel: 5, food: 5, morale: 2, population: 5 },
      hands: { [baltar]: ['human-weakness-3'] },
    }).answer(baltar, 'human-weakness-3')
    const [chosen] = botAnswer(game, baltar)
    expect(['resource:population', 'resource:fuel']).toContain(chosen)
  })

  test('draws treachery; a human player who may draw anything does not', () => {
    const game = at({ ...cylon, current: baltar, step: 'receiveSkills' })
    expect(botAnswer(game, baltar)).toContain('type:treachery#1')
    const human = at({ hands: { [zarek]: ['consolidate-power-1', 'repair-1'] } }).answer(
      zarek,
      'consolidate-power-1',
    )
    expect(botAnswer(human, zarek).some((o) => o.includes('treachery'))).toBe(false)
  })

  test('adds to a reckless check what does harm there, even if another card is stronger', () => {
    const check = (first: string): TestGame => {
      const game = at({
        ...cylon,
        step: 'crisis',
        decks: { crisis: ['prison-labor'] },
        hands: { [baltar]: ['by-your-command-1', 'gods-plan-2'], [adama]: [first] },
        ships: { bow: { raider: 4, civilian: 2 }, stern: { raider: 2, civilian: 1 } },
      }).answer(adama, first)
      return game.untilAsked(baltar, 'prompt.contribute')
    }
    expect(botAnswer(check('jury-rigged-1'), baltar)).toEqual(['card:by-your-command-1#1'])
    expect(botAnswer(check('scientific-research-3'), baltar)).toEqual(['card:gods-plan-2#1'])
  })
})

test('a check is made easier where all together may pass it, and not where they cannot', () => {
  const jury = (hands: Readonly<Record<string, readonly string[]>>): readonly string[] => {
    const game = at({
      step: 'crisis',
      decks: { crisis: ['prisoner-revolt'] },
      resources: { population: 2 },
      hands: { ...hands, [adama]: ['jury-rigged-2'] },
    })
    return botAnswer(game.untilAsked(adama), adama)
  }
  const cards = ['executive-order-2', 'executive-order-1', 'consolidate-power-2', 'consolidate-power-1']
  const rich = { [zarek]: cards, [roslin]: cards, [baltar]: cards.slice(2) }
  expect(jury(rich).join()).toContain('jury-rigged')
  expect(jury({})).toEqual([])
})

describe('in place of moving', () => {
  test('one action more is worth what is left to do, less the order that could have been given', () => {
    const extra = (place: string, ...others: string[]): number => {
      const game = at({
        step: 'movement',
        at: { [zarek]: place, [adama]: 'weapons-control' },
        ships: { 'bow-port': { raider: 4, civilian: 2, viper: 2 }, 'stern-port': { raider: 3, civilian: 2 } },
        hands: { [zarek]: ['critical-situation-3', ...others] },
      })
      return oneMore(mindIn(game, zarek))
    }
    expect(extra('command')).toBeGreaterThan(1)
    expect(extra('research-lab')).toBeGreaterThanOrEqual(0)
    expect(extra('research-lab', 'executive-order-1')).toBeLessThan(0)
  })

  test('Preventative Policy is for what is scarce', () => {
    const game = at({
      step: 'movement',
      resources: { fuel: 7, food: 7, morale: 2, population: 9 },
      hands: { [zarek]: ['preventative-policy-3'] },
    }).answer(zarek, 'preventative-policy-3')
    expect(botAnswer(game, zarek)).toEqual(['option:2'])
  })

  test('what Preventative Policy guards against costs nothing', () => {
    const game = at({ step: 'movement', hands: { [zarek]: ['preventative-policy-3'] } })
    const costs = (n: number): number =>
      worth(
        mindOf(game.view(zarek), game.request(zarek), told(game, zarek), () => 0),
        [lose('food', n)],
      )
    expect(costs(1)).toBeLessThan(0)
    game.answer(zarek, 'preventative-policy-3').answer(zarek, 'option:1')
    expect(Math.abs(costs(1))).toBe(0)
    expect(costs(2)).toBeLessThan(0)
  })

  test('Full Throttle goes to where there is something to shoot at', () => {
    const game = at({
      current: kara,
      step: 'movement',
      piloting: { [kara]: 'bow' },
      hands: { [kara]: ['full-throttle-1'] },
      ships: { stern: { raider: 3, civilian: 2 } },
    }).answer(kara, 'full-throttle-1')
    expect(botAnswer(game, kara)).toEqual(['area:stern'])
  })
})

describe('Anastasia Dualla', () => {
  const dee = 'anastasia-dualla'
  const players = [zarek, kara, dee, adama, baltar]

  test('puts cards into a check that nobody pays for again', () => {
    const learned = (who: string, besides: boolean, deck = 'politics'): number => {
      const game = at({
        players,
        step: 'crisis',
        decks: {
          crisis: ['prison-labor'],
          politics: many('consolidate-power-2', 3),
          piloting: many('evasive-maneuvers-2', 3),
        },
        destiny: ['repair-1', 'repair-2'],
        hands: { [adama]: ['declare-emergency-4', 'executive-order-1'], [dee]: ['declare-emergency-5'] },
      })
      if (besides) game.untilAsked(dee).answer(dee, 'fast-learner').answer(dee, deck)
      if (besides) game.answer(dee, 'check')
      return sofar(mindIn(game.untilAsked(who, 'prompt.contribute'), who)).strength
    }
    expect(learned(dee, true)).toBeCloseTo(learned(dee, false) + 6)
    const more = learned(adama, true) - learned(adama, false)
    expect(more).toBeGreaterThan(4)
    expect(more).toBeLessThan(7)
    // All have seen which deck they are from.
    expect(learned(adama, true, 'piloting')).toBeLessThan(learned(adama, false) - 4)
  })

  test('what is lost with the resource that she breaks down without is dearer', () => {
    const costs = (morale: number, who: string, n = 1): number => {
      const game = at({ players: [who, kara, zarek, adama, baltar], resources: { morale } })
      return -worth(mindIn(game, who), [lose('morale', n)])
    }
    const more = (morale: number, n?: number): number => costs(morale, dee, n) - costs(morale, roslin, n)
    expect(more(4)).toBe(0)
    expect(more(4, 2)).toBeGreaterThan(0.5)
    expect(more(3)).toBeGreaterThan(0.5)
  })
})
