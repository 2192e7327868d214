import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { freeTo } from '../../engine/src/effects/people.ts'
import { vipersOut } from '../src/battle.ts'
import { hopedFor } from '../src/checks.ts'
import { missionWorth } from '../src/crisis.ts'
import { type Memory, newMemory, remember } from '../src/index.ts'
import { snare, sprung } from '../src/snares.ts'
import { worthlessType } from '../src/windows.ts'
import { worth, worthOf } from '../src/worth.ts'
import { botAnswer, having, many, mindIn, told } from './asked.ts'

// What is begun is seen through, what cannot be paid for is not begun, and nothing is spent where it changes nothing.

const players = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'] as const
const not = ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon']

describe('a check', () => {
  test('that somebody has spent his action on he does not let fail for want of a card', () => {
    const accuser = (activator: number) => {
      const game = scenario({
        players,
        loyaltyDeck: not,
        at: { 'saul-tigh': 'admirals-quarters' },
        hands: {
          'saul-tigh': many('executive-order-2', 3),
          'tom-zarek': many('consolidate-power-2', 3),
          'galen-tyrol': [],
          'karl-agathon': [],
        },
        destiny: ['executive-order-1', 'consolidate-power-1'],
      })
      game.answer('saul-tigh', 'admirals-quarters').answer('saul-tigh', 'seat:2')
      game
        .untilAsked('tom-zarek', 'prompt.contribute')
        .answer('tom-zarek', 'consolidate-power-2', 'consolidate-power-2', 'consolidate-power-2')
      game.untilAsked('saul-tigh', 'prompt.contribute')
      const memory: Memory = { ...having(told(game, 'saul-tigh'), { 2: 'cylon' }), activator }
      return botAnswer(game, 'saul-tigh', memory).length
    }
    expect(accuser(0)).toBeGreaterThan(accuser(1))
  })

  test('is hoped for with as many cards as may be added where one is, and none of one’s own against oneself', () => {
    const hoped = (more: Partial<Parameters<typeof scenario>[0]>) =>
      hopedFor(
        mindIn(
          scenario({
            players,
            loyaltyDeck: not,
            hands: { 'saul-tigh': many('executive-order-2', 6) },
            ...more,
          }),
          'saul-tigh',
        ),
        ['leadership'],
      )
    const free = hoped({})
    expect(hoped({ at: { 'saul-tigh': 'brig' } })).toBeCloseTo(free - 5 * 1.6)
    expect(hoped({ revealed: ['saul-tigh'] })).toBeLessThan(free - 6 * 1.6)
  })

  test('is made easier by a card that turns the others of its type only where they can be added', () => {
    const gain = (cards: readonly string[], at: Readonly<Record<string, string>> = {}) => {
      const game = scenario({
        players: ['galen-tyrol', 'saul-tigh', 'tom-zarek', 'karl-agathon'],
        loyaltyDeck: not,
        step: 'crisis',
        at,
        hands: {
          'galen-tyrol': ['scientific-research-3', ...cards],
          'saul-tigh': many('executive-order-2', 3),
        },
        decks: { crisis: ['low-supplies'] },
      })
      game.untilAsked('saul-tigh', 'prompt.contribute')
      const mind = mindIn(game, 'saul-tigh')
      const tyrol = { ...mind, seat: 0, view: game.view('galen-tyrol') }
      const [ability] = mind.content.skills.get('scientific-research-3')?.card.abilities ?? []
      const scene = { user: 0, card: 'scientific-research-3' }
      return worthOf(tyrol, ability?.effect ?? [], scene).fleet
    }
    const rest = gain(many('scientific-research-4', 2))
    expect(rest).toBeGreaterThan(gain([]))
    expect(gain(many('scientific-research-4', 2), { 'galen-tyrol': 'brig' })).toBeLessThan(rest)
  })

  test('that is hopeless is not attempted for what it would bring', () => {
    const mission = (hands: Readonly<Record<string, readonly string[]>>) => {
      const config = { sets: ['base', 'daybreak'], objective: 'earth' }
      const crew = ['kara-thrace', 'lee-adama', 'saul-tigh', 'karl-agathon']
      const mind = mindIn(scenario({ players: crew, loyaltyDeck: not, config, hands }), 'kara-thrace')
      const card = mind.content.cards.get('attack-on-the-colony')
      const fails = card?.kind === 'other' ? worth(mind, card.print.check?.fail) : 0
      return missionWorth(mind, 'attack-on-the-colony') - fails
    }
    const hands = {
      'kara-thrace': many('launch-scout-2', 6),
      'lee-adama': many('launch-scout-1', 8),
      'karl-agathon': many('repair-1', 8),
    }
    expect(mission({})).toBe(0)
    expect(mission(hands)).toBeGreaterThan(2)
  })
})

describe('a hidden Cylon', () => {
  const others = { 'tom-zarek': ['declare-emergency-5', 'executive-order-2'] }
  const spoiler = (...cards: string[]) => {
    const game = scenario({
      players,
      at: { 'karl-agathon': 'command' },
      loyalty: { 'saul-tigh': ['cylon-morale'] },
      loyaltyDeck: not,
      step: 'crisis',
      hands: {
        ...others,
        'saul-tigh': ['repair-1'],
        'galen-tyrol': [...many('declare-emergency-4', 2), ...many('declare-emergency-3', 4)],
      },
      decks: { crisis: ['low-supplies'] },
      resources: { morale: 3 },
    })
    game.untilAsked('tom-zarek', 'prompt.contribute').answer('tom-zarek', 'declare-emergency-5')
    game.untilAsked('galen-tyrol', 'prompt.contribute').answer('galen-tyrol', ...cards)
    return botAnswer(game.untilAsked('saul-tigh', 'prompt.contribute'), 'saul-tigh')
  }

  test('who comes last spoils nothing that passes all the same', () => {
    expect(spoiler('declare-emergency-3')).toEqual(['card:repair-1#1'])
    expect(spoiler(...many('declare-emergency-4', 2), ...many('declare-emergency-3', 4))).toEqual([])
  })

  test('does not let go whom he could have accused', () => {
    const game = scenario({
      players,
      loyalty: { 'saul-tigh': ['cylon-morale'] },
      at: { 'tom-zarek': 'brig' },
    })
    const mind = { ...mindIn(game, 'saul-tigh'), suspicion: [0.1, 0.55, 0.2, 0.2] }
    const pardon = worthOf(mind, [freeTo('picked', 'user', false)], { user: 0, picked: 1 })
    expect(pardon.mine).toBeLessThan(0)
  })
})

describe('a type of cards made worthless', () => {
  const type = (loyalty: string, added: Readonly<Record<string, readonly string[]>>) => {
    const game = scenario({
      players,
      at: { 'karl-agathon': 'command' },
      loyalty: { 'saul-tigh': [loyalty] },
      loyaltyDeck: not,
      step: 'crisis',
      hands: { ...added, 'saul-tigh': ['repair-1'] },
      decks: { crisis: ['low-supplies'] },
    })
    for (const [who, cards] of Object.entries(added))
      game.untilAsked(who, 'prompt.contribute').answer(who, ...cards)
    const mind = mindIn(game.untilAsked('saul-tigh', 'prompt.contribute'), 'saul-tigh')
    const types = ['politics', 'leadership', 'tactics', 'piloting', 'engineering']
    const options = types.map((type) => ({ id: type, type, text: { key: type } }))
    return worthlessType({ ...mind, request: { ...mind.request, options } }).map((o) => o.id)
  }

  test('is one that those draw who have added cards: for a Cylon what counts, for others what does not', () => {
    const zarek = { 'tom-zarek': ['consolidate-power-1', 'consolidate-power-1'] }
    const tyrol = { 'galen-tyrol': ['executive-order-1', 'executive-order-1'] }
    expect(type('cylon-morale', zarek)).toEqual(['politics'])
    expect(type('cylon-morale', tyrol)).toEqual(['leadership'])
    expect(type('not-a-cylon', tyrol)).toEqual(['engineering'])
  })
})

describe('what somebody did whose character was executed', () => {
  test('is not held against, nor for, who comes in his place', () => {
    const who = { key: 'seat', params: { seat: 2 } }
    const before = {
      ...newMemory(0),
      saved: { 2: ['low-supplies'] },
      openly: { 1: ['riots-a'], 2: ['riots-b'] },
    }
    const after = remember(before, [{ key: 'event.executed', params: { who } }])
    expect([after.saved, after.openly]).toEqual([{}, { 1: ['riots-a'] }])
  })
})

describe('a card spent on a roll', () => {
  test('is worth what hangs on it: morale where it is low, and not the way of a scout', () => {
    const added = (morale: number, act: string) => {
      const game = scenario({
        players: ['laura-roslin', 'saul-tigh', 'galen-tyrol'],
        loyaltyDeck: not,
        resources: { morale },
        quorum: ['inspirational-speech'],
        hands: {
          'laura-roslin': ['launch-scout-1'],
          'saul-tigh': ['strategic-planning-5', 'strategic-planning-4'],
        },
      }).answer('laura-roslin', act)
      return botAnswer(game.untilAsked('saul-tigh'), 'saul-tigh').length
    }
    expect(added(1, 'inspirational-speech')).toBe(1)
    expect(added(1, 'launch-scout-1')).toBe(0)
  })
})

test('several vipers in one place do more against many raiders than the sum of each', () => {
  const mind = mindIn(scenario({ players, ships: { 'stern-port': { civilian: 3 }, bow: {} } }), 'saul-tigh')
  const attacked = mindIn(
    scenario({ players, ships: { 'stern-port': { civilian: 3, raider: 6 } } }),
    'saul-tigh',
  )
  expect(vipersOut(mind, 2)).toBeLessThan(0.1)
  expect(vipersOut(attacked, 2)).toBeGreaterThan(2 * vipersOut(attacked, 1))
})

describe('whoever makes a check easier when its cards lie on the table', () => {
  const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
  const rescue = (after: number) =>
    remember(newMemory(0), [
      {
        key: 'event.check',
        params: { title: { key: 'card', params: { id: 'low-supplies' } }, types: [], difficulty: 7 },
      },
      { key: 'event.check-revealed', params: { minus: [], strength: 6, difficulty: 7 } },
      { key: 'event.played', params: { who: seat(2) } },
      { key: 'event.difficulty', params: { now: after } },
    ])

  test('is remembered for it, and not who makes it harder', () => {
    expect(Object.keys(rescue(5).saved ?? {})).toEqual(['2'])
    expect(rescue(9).saved).toBeUndefined()
  })

  test('is doubted less', () => {
    const doubt = (memory: Memory) =>
      mindIn(scenario({ players, loyaltyDeck: not }), 'saul-tigh', memory).suspicion[2] ?? 1
    const saved = { ...newMemory(0), saved: { 2: ['low-supplies'] } }
    expect(doubt(saved)).toBeLessThan(doubt(newMemory(0)))
    expect(doubt({ ...saved, saved: { 2: ['brig'] } })).toBeCloseTo(doubt(newMemory(0)))
  })
})

describe('what waits for the fleet to jump', () => {
  const trap = (where: string, jumpTrack = 0) =>
    mindIn(
      scenario({
        players,
        loyaltyDeck: not,
        config: { sets: ['base', 'pegasus'], objective: 'kobol' },
        at: { 'saul-tigh': where },
        inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
        jumpTrack,
      }),
      'saul-tigh',
    )

  test('keeps people away from where it strikes, the more the nearer the jump is', () => {
    expect(snare(trap('command'), 'command')).toBe(0)
    expect(snare(trap('command'), 'engine-room')).toBeGreaterThan(0.5)
    expect(snare(trap('command', 3), 'engine-room')).toBeGreaterThan(snare(trap('command'), 'engine-room'))
  })

  test('counts in a jump by those who stand there', () => {
    expect(sprung(trap('command')).fleet).toBe(0)
    const { fleet, mine = 0 } = sprung(trap('ftl-control'))
    expect(fleet + mine).toBeLessThan(-0.5)
  })
})
