import { type Position, scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { launchNuke } from '../../engine/src/effects/ships.ts'
import { useWorth } from '../src/abilities.ts'
import { sofar } from '../src/checks.ts'
import { type Mind, withHand, without } from '../src/mind.ts'
import { moveGain } from '../src/movement.ts'
import { orderWorth } from '../src/orders.ts'
import { safeHarbour } from '../src/settling.ts'
import { salvo, sortie } from '../src/vipers.ts'
import { worthOf } from '../src/worth.ts'
import { botAnswer, many, mindIn } from './asked.ts'

// What cards are meant for: nobody pays with what he goes there for, signs what he spoils, or spends what helps nobody.

const players = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'kara-thrace'] as const
const not = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon']
const at = (p: Partial<Position> = {}): TestGame => scenario({ players, loyaltyDeck: not, ...p })
const doubting = (mind: Mind, ...suspicion: number[]): Mind => ({ ...mind, suspicion })

describe('whoever goes somewhere to repair', () => {
  const going = (hand: readonly string[]) =>
    at({
      step: 'movement',
      current: 'galen-tyrol',
      at: { 'galen-tyrol': 'press-room' },
      damaged: ['ftl-control'],
      hands: { 'galen-tyrol': hand },
    })

  test('pays with another card than the one he repairs with', () => {
    const game = going(['repair-1', 'declare-emergency-3']).answer('galen-tyrol', 'ftl-control')
    expect(botAnswer(game, 'galen-tyrol')).toEqual(['card:declare-emergency-3#1'])
  })

  test('does not go there for it if it is all he can pay with', () => {
    const there = (hand: readonly string[]): number => {
      const mind = mindIn(going(hand), 'galen-tyrol')
      return moveGain(
        mind,
        mind.request.options.filter((o) => o.location === 'ftl-control'),
      ).gain
    }
    expect(there(['repair-2'])).toBeLessThan(0.1)
    expect(there(['repair-2', 'executive-order-1'])).toBeGreaterThan(there(['repair-2']) + 0.5)
  })
})

test('a card that is spent on one more action does not count for what is done then', () => {
  const locked = mindIn(
    at({ config: { sets: ['base', 'pegasus'] }, at: { 'saul-tigh': 'brig' } }),
    'saul-tigh',
  )
  const gained = (hand: readonly string[]): number => {
    const mind = withHand(locked, hand)
    const [ability] = mind.content.skills.get('critical-situation-5')?.card.abilities ?? []
    return worthOf(mind, ability?.effect, { user: 0, card: 'critical-situation-5' }).own
  }
  expect(gained(['critical-situation-5'])).toBeCloseTo(gained([]))
  // Of several of them one is spent.
  const two = withHand(locked, ['repair-1', ...many('critical-situation-5', 2)])
  expect(without(two, 'critical-situation-5').view.hand).toEqual(['repair-1', 'critical-situation-5'])
})

describe('a check', () => {
  const checked = (p: Partial<Position> = {}): TestGame =>
    at({
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
      destiny: ['executive-order-1', 'consolidate-power-1'],
      ...p,
    })
  const cards = (who: string, mine: readonly string[], others: readonly string[] = []) =>
    checked({ hands: { [who]: mine, 'tom-zarek': others, 'saul-tigh': ['executive-order-2'] } })

  test('into which somebody doubted puts many cards is not thought to be spoilt by all of them', () => {
    const added = [...many('declare-emergency-3', 4), ...many('consolidate-power-2', 2)]
    const game = cards('tom-zarek', added, added)
    game.untilAsked('tom-zarek', 'prompt.contribute').answer('tom-zarek', ...added)
    const mind = doubting(
      mindIn(game.untilAsked('saul-tigh', 'prompt.contribute'), 'saul-tigh'),
      0,
      0.5,
      0.2,
      0.2,
    )
    expect(sofar(mind).strength).toBeGreaterThan(11)
    expect(sofar(mind).spread).toBeLessThan(5)
  })

  test('in which a type was made to count is reckoned with it', () => {
    const game = cards('galen-tyrol', ['scientific-research-3'])
    game.untilAsked('galen-tyrol')
    const before = sofar(mindIn(game, 'galen-tyrol')).strength
    game.answer('galen-tyrol', 'scientific-research-3').untilAsked('saul-tigh', 'prompt.contribute')
    expect(sofar(mindIn(game, 'saul-tigh')).strength).toBeGreaterThan(before + 1)
  })

  test('is silenced for Cylons who have cards to add, and for a check that can be passed', () => {
    const silenced = (hand: readonly string[], difficulty = 3): number => {
      const game = checked({
        revealed: ['tom-zarek'],
        hands: { 'tom-zarek': hand, 'saul-tigh': many('executive-order-2', 4) },
      })
      const mind = mindIn(game.untilAsked('saul-tigh', 'prompt.contribute'), 'saul-tigh')
      const check = mind.view.check
      const harder = { ...mind, view: { ...mind.view, check: check && { ...check, difficulty } } }
      return worthOf(harder, [{ do: 'silence-check' }], { user: 0 }).fleet
    }
    expect(silenced(['repair-1'])).toBeGreaterThan(silenced([]) + 0.1)
    expect(silenced(['repair-1'], 25)).toBeLessThan(silenced(['repair-1']))
  })

  const spoils = (hand: readonly string[], others: readonly string[]): readonly string[] => {
    const game = checked({
      loyalty: { 'kara-thrace': ['cylon-morale'] },
      hands: {
        'kara-thrace': hand,
        'tom-zarek': others,
        'galen-tyrol': many('executive-order-1', 3),
        'saul-tigh': many('executive-order-2', 4),
      },
      resources: { morale: 2 },
    })
    game.untilAsked('tom-zarek', 'prompt.contribute').answer('tom-zarek', ...others)
    game.untilAsked('galen-tyrol', 'prompt.contribute').answer('galen-tyrol', ...many('executive-order-1', 2))
    return botAnswer(game.untilAsked('kara-thrace', 'prompt.contribute'), 'kara-thrace')
  }

  test('is spoilt with what others could have, and with no two cards that only one draws', () => {
    const paid = [...many('consolidate-power-2', 2), ...many('declare-emergency-3', 3)]
    // Only Kara Thrace draws Piloting here; Galen Tyrol repairs.
    expect(spoils(['maximum-firepower-3', 'repair-2'], paid)[0]).toBe('card:repair-2#1')
    expect(spoils(many('maximum-firepower-3', 3), paid)).toHaveLength(1)
  })

  test('that is lost anyway is not spoilt, though others come later', () => {
    const game = checked({
      loyalty: { 'kara-thrace': ['cylon-morale'] },
      hands: { 'kara-thrace': ['repair-2'], 'tom-zarek': ['executive-order-1'] },
      resources: { morale: 2 },
      destiny: ['repair-1', 'repair-1'],
    })
    expect(botAnswer(game.untilAsked('kara-thrace', 'prompt.contribute'), 'kara-thrace')).toEqual([])
  })
})

test('a card for the Crisis card that lies open is of a type it asks for', () => {
  const draws = (crisis: string): readonly string[] => {
    const game = at({
      players: ['gaius-baltar', 'tom-zarek', 'galen-tyrol', 'kara-thrace'],
      step: 'crisis',
      decks: { crisis: [crisis] },
      hands: { 'gaius-baltar': ['executive-order-1', 'consolidate-power-1'] },
    })
    return botAnswer(game.untilAsked('gaius-baltar', 'prompt.split'), 'gaius-baltar')
  }
  expect(draws('low-supplies')[0]).toMatch(/politics|leadership/)
})

test('an order to somebody doubted is worth less for what he gains himself', () => {
  const order = (doubt: number): number => {
    const mind = mindIn(at({ at: { 'tom-zarek': 'research-lab' } }), 'saul-tigh')
    return orderWorth(doubting(mind, 0, doubt, 0.1, 0.1), 1)
  }
  expect(order(0.6)).toBeLessThan(order(0.1) - 0.05)
})

test('a hidden Cylon eases a check that is about himself', () => {
  const game = at({
    players: ['tom-zarek', 'saul-tigh', 'galen-tyrol', 'kara-thrace'],
    loyalty: { 'tom-zarek': ['cylon-morale'] },
    at: { 'tom-zarek': 'administration' },
    titles: { president: 'galen-tyrol' },
    hands: { 'tom-zarek': many('consolidate-power-2', 2), 'saul-tigh': many('executive-order-1', 2) },
  })
  game.answer('tom-zarek', 'administration').answer('tom-zarek', 'seat:0').untilAsked('tom-zarek')
  const [option] = game.request('tom-zarek').options.filter((o) => o.ability !== undefined)
  expect(useWorth(mindIn(game, 'tom-zarek'), option?.ability, undefined)).toBeGreaterThan(0)
})

describe('in a battle', () => {
  const fight = (ships: Position['ships'], p: Partial<Position> = {}): Mind =>
    mindIn(at({ ships, ...p }), 'saul-tigh')

  test('several raiders among civilian ships are worth more than one by one', () => {
    const mind = fight({ bow: { raider: 4, civilian: 2 } })
    expect(salvo(mind, 'bow', 4)).toBeGreaterThan(4 * sortie(mind, 'bow') + 0.5)
  })

  test('a nuke is for the basestar that has company', () => {
    const worth = (ships: Position['ships']): number =>
      worthOf(fight(ships, { titles: { admiral: 'saul-tigh' } }), [launchNuke()], { user: 0 }).fleet
    expect(worth({ bow: { basestar: 1, raider: 6 } })).toBeGreaterThan(
      worth({ bow: { basestar: 1 }, stern: { raider: 6 } }) + 0.3,
    )
  })
})

test('ships are not all put in one place', () => {
  const mind = mindIn(at(), 'saul-tigh')
  const crowded = (civilian: number): Mind => {
    const space = {
      ...mind.space,
      at: { ...mind.space.at, 'bow-port': { ...mind.space.at['bow-port'], civilian } },
    }
    const options = (['bow-port', 'bow-starboard'] as const).map((area) => ({
      id: `area:${area}`,
      text: { key: '' },
      area,
    }))
    return { ...mind, space, request: { ...mind.request, options } }
  }
  expect(safeHarbour(crowded(2)).map((o) => o.area)).toEqual(['bow-starboard'])
})
