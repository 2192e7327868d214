import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { textWorth } from '../src/abilities.ts'
import { wish } from '../src/checks.ts'
import { luck, type Memory, newMemory, remember, think } from '../src/index.ts'
import { isWatched, type Mind } from '../src/mind.ts'
import { executedGain } from '../src/words/people.ts'
import { worthOf } from '../src/worth.ts'
import { botAnswer, having, mindIn, told } from './asked.ts'

// Accused and accusers: who is locked up, who defends himself, and when a mask is worth nothing any more.

const players = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const
const not = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon']

/** Somebody who did nothing, turn after turn: doubted by all. */
const idle = (memory: Memory, seat: number, n = 3): Memory => ({ ...memory, idle: { [seat]: n } })

describe('whoever is accused', () => {
  const accused = (loyalty: string) => {
    const game = scenario({
      players,
      loyalty: { 'galen-tyrol': [loyalty] },
      loyaltyDeck: not,
      at: { 'saul-tigh': 'admirals-quarters' },
      hands: {
        'galen-tyrol': ['repair-2', 'scientific-research-3', 'repair-1', 'executive-order-1'],
        'laura-roslin': ['executive-order-2', 'executive-order-2', 'executive-order-1'],
        'saul-tigh': ['executive-order-2', 'executive-order-2'],
      },
    })
    game.answer('saul-tigh', 'admirals-quarters').answer('saul-tigh', 'seat:3')
    return game
      .untilAsked('laura-roslin', 'prompt.contribute')
      .answer('laura-roslin', 'executive-order-2', 'executive-order-2', 'executive-order-1')
      .untilAsked('galen-tyrol', 'prompt.contribute')
  }

  test('defends himself with cards against the check, and a Cylon as a human does', () => {
    const human = botAnswer(accused('not-a-cylon'), 'galen-tyrol')
    expect(human.length).toBeGreaterThan(0)
    for (const card of human) expect(card).toMatch(/repair|scientific/)
    expect(botAnswer(accused('cylon-morale'), 'galen-tyrol')).toEqual(human)
  })

  test('has what befalls him for his own, whoever’s action it is', () => {
    expect(wish(mindIn(accused('cylon-morale'), 'galen-tyrol'))).toBeLessThan(0)
  })
})

describe('where the current player picks who goes to the Brig if a check fails', () => {
  const check = (loyalty: string) =>
    scenario({
      players,
      loyalty: { 'galen-tyrol': [loyalty] },
      loyaltyDeck: not,
      step: 'crisis',
      hands: { 'galen-tyrol': ['repair-2'], 'saul-tigh': ['executive-order-2'] },
      decks: { crisis: ['a-traitor-accused'] },
    })
      .untilAsked('saul-tigh', 'prompt.crisis-choice')
      .answer('saul-tigh', 'option:0')
      .untilAsked('galen-tyrol', 'prompt.contribute')

  test('a hidden Cylon who is doubted most does not spoil it; one whom nobody doubts may', () => {
    const game = check('cylon-morale')
    const memory = told(game, 'galen-tyrol')
    expect(wish(mindIn(game, 'galen-tyrol', idle(memory, 3)))).toBeGreaterThan(0)
    expect(wish(mindIn(game, 'galen-tyrol', idle(memory, 2, 1)))).toBeLessThan(0)
  })
})

describe('of two who could go to the Brig', () => {
  const pick = (memory: (m: Memory) => Memory) => {
    const game = scenario({
      players,
      loyaltyDeck: not,
      titles: { admiral: 'galen-tyrol' },
      step: 'crisis',
      decks: { crisis: ['a-traitor-accused'] },
      destiny: ['repair-1', 'repair-1'],
    })
      .untilAsked('saul-tigh', 'prompt.crisis-choice')
      .answer('saul-tigh', 'option:0')
      .untilAsked('saul-tigh', 'prompt.pick')
    return botAnswer(game, 'saul-tigh', memory(told(game, 'saul-tigh')))
  }

  test('the one goes who is doubted more, whatever title he has', () => {
    expect(pick((m) => idle(m, 3))).toEqual(['seat:3'])
    expect(pick((m) => idle(m, 2))).toEqual(['seat:2'])
  })
})

describe('a hidden Cylon', () => {
  const hidden = { loyalty: { 'saul-tigh': ['cylon-morale'] }, loyaltyDeck: not }
  const titles = { admiral: 'galen-tyrol' } as const
  const suspected = (mind: Mind, doubt: number): Mind => ({ ...mind, suspicion: [doubt, 0.1, 0.1, 0.1] })

  test('who is found out shows himself before he is locked up', () => {
    const game = scenario({ players, ...hidden, titles })
    const memory = told(game, 'saul-tigh')
    expect(botAnswer(game, 'saul-tigh', memory)[0] ?? '').not.toMatch(/^reveal/)
    expect(botAnswer(game, 'saul-tigh', idle(memory, 0, 5))).toEqual(['reveal:cylon-morale'])
  })

  test('rather does something small than nothing', () => {
    const game = scenario({ players, ...hidden, titles, at: { 'saul-tigh': 'ftl-control' }, jumpTrack: 3 })
    expect(botAnswer(game, 'saul-tigh')).not.toEqual([])
  })

  test('does what helps a little while he is watched, and still not what saves the fleet', () => {
    const game = scenario({ players, ...hidden, at: { 'saul-tigh': 'armory' }, centurions: [3] })
    const mind = mindIn(game, 'saul-tigh')
    expect(isWatched(suspected(mind, 0.5))).toBe(true)
    expect(botAnswer(game, 'saul-tigh', idle(told(game, 'saul-tigh'), 0, 1))).not.toContain('location:armory')
  })
})

test('an execution is dearer where a human’s death would end the game', () => {
  const gain = (morale: number) =>
    executedGain(
      mindIn(scenario({ players, loyaltyDeck: not, resources: { morale } }), 'saul-tigh'),
      2,
      false,
    )
  expect(gain(1).fleet).toBeLessThan(gain(8).fleet - 3)
})

describe('doubts', () => {
  const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
  const of = (memory: Memory) =>
    mindIn(scenario({ players, loyaltyDeck: not }), 'saul-tigh', memory).suspicion

  test('are of no more Cylons than there are', () => {
    const many: Memory = { ...newMemory(0), idle: { 1: 4, 2: 4, 3: 4 } }
    expect(of(many).reduce((sum, p, i) => sum + (i === 0 ? 0 : p), 0)).toBeLessThan(1.1)
  })

  test('of one clear another', () => {
    const none = newMemory(0)
    expect(of(having(none, { 2: 'cylon' }))[1]).toBeLessThan(0.05)
    expect(of(idle(none, 2, 3))[1]).toBeLessThan(of(none)[1] ?? 0)
  })

  test('fall on who makes a check harder for all to see, or has it fail', () => {
    const title = { key: 'card:low-supplies', params: {} }
    const begun = { key: 'event.check', params: { title, difficulty: 7, types: [] } }
    const uses = { key: 'event.used', params: { who: seat(2) } }
    const after = (...events: Parameters<typeof remember>[1]) =>
      remember(newMemory(0), [begun, uses, ...events])
    const doubt = (memory: Memory): number => of(memory)[2] ?? 0
    const before = doubt(newMemory(0))
    expect(doubt(after({ key: 'event.check-fail', params: { title } }))).toBeGreaterThan(before + 0.15)
    expect(doubt(after({ key: 'event.difficulty', params: { now: 10 } }))).toBeGreaterThan(before + 0.15)
    expect(doubt(after({ key: 'event.difficulty', params: { now: 5 } }))).toBe(before)
    const failed = after({ key: 'event.check-revealed', params: { minus: [] } }, { key: 'event.check-fail' })
    expect(failed.openly).toBeUndefined()
  })
})

test('an order to somebody who is doubted is worth little', () => {
  const game = scenario({
    players,
    loyaltyDeck: not,
    hands: { 'saul-tigh': ['executive-order-1'] },
    at: { 'laura-roslin': 'command', 'kara-thrace': 'command', 'galen-tyrol': 'command' },
    ships: { bow: { raider: 3, civilian: 2, viper: 2 } },
  }).answer('saul-tigh', 'executive-order-1')
  const memory = told(game, 'saul-tigh')
  const doubted: Memory = { ...memory, idle: { 2: 3 } }
  expect(botAnswer(game, 'saul-tigh', doubted)).not.toEqual(['seat:2'])
})

test('nobody takes back what he chose himself', () => {
  const game = scenario({ players, loyaltyDeck: not, step: 'crisis', decks: { crisis: ['riots-a'] } })
  game.untilAsked('saul-tigh')
  const mind = mindIn(game, 'saul-tigh')
  const chosen = (seat: number): Mind => ({
    ...mind,
    memory: { ...mind.memory, option: 1, choices: [{ seat, card: 'riots-a', option: 1, levels: {} }] },
  })
  const worth = (m: Mind): number => worthOf(m, [{ do: 'switch-option' }], { user: 0 }).fleet
  expect(worth(chosen(1))).not.toBe(0)
  expect(worth(chosen(0))).toBe(0)
})

test('a hidden Cylon gives no quarter in a check that would unmask him', () => {
  const answers = (crisis: string): readonly string[][] => {
    const game = scenario({
      players: ['galen-tyrol', 'laura-roslin', 'kara-thrace', 'saul-tigh'],
      loyalty: { 'galen-tyrol': ['cylon-morale'] },
      loyaltyDeck: not,
      step: 'crisis',
      resources: { morale: 2 },
      decks: { crisis: [crisis] },
      hands: {
        'galen-tyrol': [
          'investigative-committee-5',
          'investigative-committee-4',
          'declare-emergency-5',
          'declare-emergency-4',
          'repair-2',
        ],
        'laura-roslin': ['executive-order-2'],
      },
    }).untilAsked('galen-tyrol', 'prompt.contribute')
    const request = game.request('galen-tyrol')
    return [0, 100].map((hidden) => {
      const quarter = () => ({ known: () => 0, hidden: () => hidden, leader: () => 0 })
      const memory = told(game, 'galen-tyrol')
      const view = game.view('galen-tyrol')
      const random = luck('quarter', request)
      return [...think('normal', view, request, memory, random, undefined, undefined, quarter).options]
    })
  }
  const [never, always] = answers('mandatory-testing')
  expect(always).toEqual(never)
  const [harms, spares] = answers('low-supplies')
  expect(spares).not.toEqual(harms)
})

test('who says where the fleet goes is changed where the Admiral is doubted, and not by a Cylon who is Admiral', () => {
  const choosing = (
    loyalty: string,
    admiral: (typeof players)[number],
    seen: Readonly<Record<number, 'cylon' | 'human'>>,
  ) => {
    const game = scenario({
      players: ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol'],
      loyalty: { 'laura-roslin': [loyalty] },
      loyaltyDeck: not,
      titles: { president: 'laura-roslin', admiral },
      quorum: ['assign-mission-specialist'],
    })
    const memory = having(told(game, 'laura-roslin'), seen)
    return textWorth(mindIn(game, 'laura-roslin', memory), 'assign-mission-specialist')
  }
  const trusted = choosing('not-a-cylon', 'saul-tigh', { 1: 'human', 2: 'human' })
  const doubted = choosing('not-a-cylon', 'saul-tigh', { 1: 'cylon', 2: 'human' })
  expect(doubted).toBeGreaterThan(trusted + 1)
  expect(choosing('cylon-morale', 'laura-roslin', {})).toBeLessThan(0)
})
