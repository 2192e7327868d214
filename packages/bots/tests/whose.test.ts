import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { draw } from '../../engine/src/effects/cards.ts'
import { checkBecomes } from '../../engine/src/effects/checks.ts'
import { eachPlayer } from '../../engine/src/effects/choices.ts'
import { searchDeck } from '../../engine/src/effects/decks.ts'
import { lookAtLoyalty } from '../../engine/src/effects/people.ts'
import { downed, launchGain } from '../src/battle.ts'
import { sofar } from '../src/checks.ts'
import { drawnWorth, turnWorth } from '../src/crisis.ts'
import { ownPart } from '../src/gain.ts'
import { heard, luck, newMemory, remember, think } from '../src/index.ts'
import type { Mind } from '../src/mind.ts'
import { sent } from '../src/words/people.ts'
import { worth, worthOf } from '../src/worth.ts'
import { botAnswer, many, mindIn, told } from './asked.ts'

// Whose gain something is, and what is worth nothing any more: cards one is about to throw away, a mask nobody believes
// in, a look at what is known.

const players = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const
const not = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon']
const position = (p: Partial<Position> = {}): TestGame => scenario({ players, loyaltyDeck: not, ...p })
const doubting = (mind: Mind, ...suspicion: number[]): Mind => ({ ...mind, suspicion })

describe('what others gain', () => {
  test('is good for the fleet as far as they are trusted, and no gain of a Cylon who gives it to them', () => {
    const each = [eachPlayer('human', draw('user', 2, 'own'))]
    const mind = mindIn(position(), 'saul-tigh')
    const trusted = worthOf(doubting(mind, 0, 0.1, 0.1, 0.1), each, { user: 0 })
    const doubted = worthOf(doubting(mind, 0, 0.9, 0.9, 0.9), each, { user: 0 })
    expect(trusted.fleet).toBeGreaterThan(0)
    expect(doubted.fleet).toBeLessThan(0)
    // His own two cards, whatever the others are.
    expect(ownPart(trusted)).toBeCloseTo(ownPart(doubted))
    expect(ownPart(trusted)).toBeLessThan(trusted.fleet)
  })

  test('of cards is less, the more they are doubted', () => {
    const given = (doubt: number) =>
      worthOf(doubting(mindIn(position(), 'saul-tigh'), 0, doubt, 0, 0), [draw('picked', 2, 'own')], {
        user: 0,
        picked: 1,
      }).fleet
    expect(given(0.1)).toBeGreaterThan(given(0.4) + 0.1)
    expect(given(0.9)).toBeLessThan(0)
  })

  test('of what comes in place of a check that has passed is not all that its failing would have cost', () => {
    const game = position({ step: 'crisis', decks: { crisis: ['low-supplies'] }, resources: { morale: 2 } })
    game.untilAsked('laura-roslin', 'prompt.contribute')
    // To pass it brings nothing.
    expect(worth(mindIn(game, 'laura-roslin'), [checkBecomes()])).toBeCloseTo(0)
  })
})

describe('a Crisis card drawn by a Cylon', () => {
  const atCaprica = (sets: readonly string[]) =>
    mindIn(
      scenario({
        players,
        loyaltyDeck: not,
        config: { sets },
        revealed: ['saul-tigh'],
        at: { 'saul-tigh': 'caprica' },
        jumpTrack: 2,
      }),
      'saul-tigh',
    )

  test('is judged with those of its symbols that count in his turn', () => {
    const base = atCaprica(['base'])
    const pegasus = atCaprica(['base', 'pegasus'])
    const jumping = [...base.content.crises.values()].find((c) => c.icons.includes('jump'))?.id ?? ''
    const still = [...base.content.crises.values()].find(
      (c) => c.icons.length > 0 && !c.icons.includes('jump') && c.body.kind === 'check',
    )?.id
    const more = (mind: Mind, card = ''): number =>
      drawnWorth(mind, card) - drawnWorth(atCaprica(['base']), card)
    expect(more(pegasus, jumping)).toBeGreaterThan(0.3)
    expect(more(pegasus, still)).toBeLessThan(0.3)
    expect(turnWorth(base, jumping)).toBeGreaterThan(drawnWorth(base, jumping))
  })
})

describe('types somebody has been seen to draw', () => {
  const check = { title: 'low-supplies', counts: { 1: 1, 2: 1, 3: 1 }, own: [], types: 2 }
  test('are remembered as the engine tells them', () => {
    const game = position({ at: { 'saul-tigh': 'research-lab' } })
    game.answer('saul-tigh', 'research-lab').answer('saul-tigh', 'engineering')
    expect(told(game, 'laura-roslin').drawn).toEqual({ 0: ['engineering'] })
    expect(told(game, 'saul-tigh').drawn).toBeUndefined()
  })

  test('can be his that lie against a check, and need not be another’s', () => {
    // Laura Roslin's sheet says Politics and Leadership, Galen Tyrol's says Engineering.
    const minus = ['repair-2', 'repair-1', 'scientific-research-3']
    const doubts = (drawn?: Readonly<Record<number, readonly string[]>>) => {
      const memory = { ...newMemory(0), checks: [{ ...check, minus, ...(drawn ? { drawn } : {}) }] }
      return mindIn(position(), 'saul-tigh', memory).suspicion
    }
    const [, before = 0, , tyrol = 0] = doubts()
    const [, after = 0, , other = 0] = doubts({ 1: ['engineering'] })
    expect(after).toBeGreaterThan(before + 0.05)
    expect(other).toBeLessThan(tyrol)
  })

  test('are kept with the check as they were when it was turned up', () => {
    const seen = { ...newMemory(0), drawn: { 1: ['engineering'] } }
    const [kept] = remember(seen, [{ key: 'event.check-revealed', params: { minus: [] } }]).checks
    expect(kept?.drawn).toEqual({ 1: ['engineering'] })
  })
})

test('a choice that cost nothing because it was guarded against speaks against nobody', () => {
  const seat = { key: 'seat', params: { seat: 1 } }
  const chosen = remember({ ...newMemory(0), crisis: 'food-shortage' }, [
    { key: 'event.crisis-choice', params: { who: seat, option: { key: 'choice.1' } } },
  ])
  const spared = remember(chosen, [{ key: 'event.spared', params: {} }])
  const doubt = (memory: typeof chosen): number =>
    mindIn(position({ resources: { food: 3 } }), 'saul-tigh', {
      ...memory,
      choices: memory.choices.map((c) => ({ ...c, levels: { food: 3 } })),
    }).suspicion[1] ?? 0
  expect(doubt(chosen)).toBeGreaterThan(doubt(newMemory(0)))
  expect(doubt(spared)).toBeCloseTo(doubt(newMemory(0)))
})

test('who is as good as sure what somebody is does not look', () => {
  const look = (doubt: number): number =>
    worthOf(
      doubting(mindIn(position(), 'saul-tigh'), 0, doubt, 0.2, 0.2),
      [lookAtLoyalty('user', 'picked')],
      {
        user: 0,
        picked: 1,
      },
    ).fleet
  expect(look(0.5)).toBeGreaterThan(look(0.02) + 0.5)
  expect(look(0.02)).toBeLessThan(0.1)
})

test('to lock up a Cylon spares the fleet what he would do on showing himself', () => {
  const rid = (doubt: number, place: string): number =>
    sent(doubting(mindIn(position(), 'saul-tigh'), 0, 0.2, doubt, 0.2), 2, place).fleet
  expect(rid(0.75, 'brig')).toBeGreaterThan(1.3)
  expect(rid(0.75, 'sickbay')).toBeLessThan(1)
  expect(rid(0.3, 'brig')).toBeLessThan(0)
})

test('what half a success brings as well is not paid for in full by those who do not come last', () => {
  const paid = (president: 'saul-tigh' | 'laura-roslin'): number => {
    const game = position({
      players: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'galen-tyrol'],
      titles: { president },
      step: 'crisis',
      resources: { morale: 7 },
      decks: { crisis: ['mandatory-testing'] },
      hands: {
        'laura-roslin': [...many('consolidate-power-2', 4), ...many('investigative-committee-3', 2)],
        'tom-zarek': many('consolidate-power-1', 5),
        'saul-tigh': many('executive-order-2', 5),
      },
    })
    game.untilAsked('laura-roslin', 'prompt.contribute')
    return botAnswer(game, 'laura-roslin').reduce(
      (sum, id) => sum + Number(/-(\d)(#\d+)?$/.exec(id)?.[1] ?? 0),
      0,
    )
  }
  // Whoever looks at his own card by it gains nothing.
  expect(paid('saul-tigh')).toBeLessThan(paid('laura-roslin'))
})

describe('a hidden Cylon', () => {
  const check = (cylon: Partial<Position>): readonly string[] => {
    const game = position({
      loyalty: { 'galen-tyrol': ['cylon-morale'] },
      step: 'crisis',
      decks: { crisis: ['low-supplies'] },
      hands: {
        'laura-roslin': ['consolidate-power-1'],
        'kara-thrace': ['executive-order-1'],
        'galen-tyrol': [...many('repair-2', 3), ...many('scientific-research-3', 3), 'executive-order-1'],
        'saul-tigh': many('executive-order-2', 3),
      },
      ...cylon,
    }).untilAsked('laura-roslin', 'prompt.contribute')
    game.answer('laura-roslin', 'consolidate-power-1').answer('kara-thrace', 'executive-order-1')
    return botAnswer(game.untilAsked('galen-tyrol', 'prompt.contribute'), 'galen-tyrol')
  }

  test('who is about to show himself puts in what he would have to discard', () => {
    expect(check({ resources: { morale: 4, food: 4 } }).length).toBeLessThanOrEqual(1)
    expect(check({ resources: { morale: 1, food: 4 } })).toHaveLength(3)
  })

  test('whom nobody believes any more gives no quarter', () => {
    const game = position({
      loyalty: { 'saul-tigh': ['cylon-morale'] },
      at: { 'saul-tigh': 'ftl-control' },
      jumpTrack: 3,
      hands: { 'saul-tigh': ['executive-order-1'] },
    })
    const request = game.request('saul-tigh')
    const answers = (idle: number): readonly (readonly string[])[] =>
      [0, 100].map((hidden) => {
        const quarter = () => ({ known: () => 0, hidden: () => hidden, leader: () => 0 })
        const memory = { ...told(game, 'saul-tigh'), idle: { 0: idle } }
        const random = luck('quarter', request)
        return think('normal', game.view('saul-tigh'), request, memory, random, undefined, undefined, quarter)
          .options
      })
    const [harms, spares] = answers(0)
    expect(spares).not.toEqual(harms)
    const [never, always] = answers(6)
    expect(always).toEqual(never)
  })

  test('is thought to have added against a check, whatever he says', () => {
    const game = position({
      step: 'crisis',
      decks: { crisis: ['low-supplies'] },
      hands: { 'laura-roslin': ['repair-2'], 'saul-tigh': ['executive-order-1'] },
    })
    game.untilAsked('laura-roslin', 'prompt.contribute').answer('laura-roslin', 'repair-2')
    game.untilAsked('saul-tigh', 'prompt.contribute')
    const memory = heard(told(game, 'saul-tigh'), 1, 'some')
    const lies = (doubt: number): number =>
      sofar(doubting(mindIn(game, 'saul-tigh', memory), 0, doubt, 0, 0)).strength
    const nothing = lies(0) - 4
    expect(lies(0)).toBeGreaterThan(lies(0.5))
    expect(lies(0.95)).toBeLessThan(nothing - 1)
  })
})

test('to fly costs a pilot the more, the more raiders there are for whom there is no other viper', () => {
  const cost = (raider: number, viper: number): number => {
    const game = position({ ships: { 'stern-port': { raider, viper }, bow: { raider: 1 } } })
    return downed(mindIn(game, 'saul-tigh'), 2, 'stern-port')
  }
  expect(cost(0, 0)).toBe(0)
  expect(cost(4, 0)).toBeGreaterThan(0.15)
  expect(cost(4, 3)).toBeLessThan(cost(4, 0) - 0.05)
  const launching = (raider: number): number => {
    const ships = { 'stern-port': { raider, civilian: 1 }, bow: { raider: 1 } }
    const game = position({ ships, at: { 'kara-thrace': 'hangar-deck' } })
    return launchGain(mindIn(game, 'saul-tigh'), 2).fleet
  }
  expect(launching(1)).toBeGreaterThan(launching(6))
})

test('cards for which there is no room are hardly searched for', () => {
  const search = (n: number): number =>
    worth(
      mindIn(
        position({
          hands: {
            'saul-tigh': [
              ...many('launch-scout-1', Math.min(n, 5)),
              ...many('launch-scout-2', Math.max(0, n - 5)),
            ],
          },
        }),
        'saul-tigh',
      ),
      [searchDeck(3)],
    )
  expect(search(2)).toBeGreaterThan(search(10) + 0.8)
})
