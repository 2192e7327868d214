import { scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { useWorth } from '../src/abilities.ts'
import { total } from '../src/gain.ts'
import { heard } from '../src/index.ts'
import { locationGain } from '../src/locations.ts'
import { cardWorth } from '../src/values.ts'
import { botAnswer, many, mindIn, told } from './asked.ts'

// What bots add to skill checks, as humans and as Cylons.

const players = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'] as const

/** A check of the first player's Crisis card, everybody with these cards in hand; he is the last to add. */
function check(
  crisis: string,
  hands: Readonly<Record<string, readonly string[]>>,
  more: Partial<Parameters<typeof scenario>[0]> = {},
): TestGame {
  return scenario({
    players,
    at: { 'karl-agathon': 'command' },
    step: 'crisis',
    hands,
    decks: { crisis: [crisis] },
    destiny: ['executive-order-1', 'consolidate-power-1'],
    ...more,
  })
}

const asked = (game: TestGame, who: string): TestGame => game.untilAsked(who, 'prompt.contribute')

/** The strength of what a bot adds, whichever way it counts. */
const strength = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + Number(/-(\d)(#\d+)?$/.exec(id)?.[1] ?? 0), 0)

const leadership = [
  'declare-emergency-5',
  'declare-emergency-4',
  'declare-emergency-3',
  'executive-order-2',
  'executive-order-2',
]

describe('a human', () => {
  test('who comes last adds enough to pass', () => {
    const scarce = { resources: { food: 2, morale: 2 } }
    const game = asked(check('low-supplies', { 'saul-tigh': leadership }, scarce), 'saul-tigh')
    expect(strength(botAnswer(game, 'saul-tigh'))).toBeGreaterThanOrEqual(7)
  })

  test('keeps his cards where less is at stake than they are worth', () => {
    const plenty = { resources: { food: 8, morale: 10 } }
    const game = asked(check('low-supplies', { 'saul-tigh': leadership }, plenty), 'saul-tigh')
    expect(botAnswer(game, 'saul-tigh')).toEqual([])
  })

  test('who comes last does not let what others have paid be lost for a little', () => {
    const added = (morale: number, ...cards: string[]): number => {
      const hands = { 'saul-tigh': leadership, 'tom-zarek': cards }
      const game = check('low-supplies', hands, { resources: { morale } })
      if (cards.length > 0) asked(game, 'tom-zarek').answer('tom-zarek', ...cards)
      asked(game, 'saul-tigh')
      const memory = heard(
        told(game, 'saul-tigh'),
        game.seat('tom-zarek'),
        cards.length > 0 ? 'some' : 'nothing',
      )
      return strength(botAnswer(game, 'saul-tigh', memory))
    }
    expect(added(4)).toBe(0)
    expect(added(4, 'investigative-committee-4', 'consolidate-power-1')).toBeGreaterThanOrEqual(4)
  })

  test('adds nothing to a check that is lost anyway', () => {
    const game = asked(check('prison-labor', { 'saul-tigh': ['executive-order-1'] }), 'saul-tigh')
    expect(botAnswer(game, 'saul-tigh')).toEqual([])
  })

  test('adds nothing to a check whose open cards pass it already', () => {
    const game = check('low-supplies', {
      'saul-tigh': leadership,
      'tom-zarek': ['investigative-committee-3', 'investigative-committee-4', 'investigative-committee-5'],
    })
    game.untilAsked('tom-zarek').answer('tom-zarek', 'investigative-committee-3')
    asked(game, 'tom-zarek').answer('tom-zarek', 'investigative-committee-4', 'investigative-committee-5')
    expect(botAnswer(asked(game, 'saul-tigh'), 'saul-tigh')).toEqual([])
  })

  test('leaves the rest to those who come after him, but not all of it', () => {
    const hand = [
      'declare-emergency-3',
      'declare-emergency-3',
      'executive-order-2',
      'executive-order-2',
      'executive-order-1',
    ]
    const game = asked(
      check('low-supplies', {
        'tom-zarek': hand,
        'galen-tyrol': ['declare-emergency-4', 'executive-order-2', 'executive-order-1', 'executive-order-1'],
        'saul-tigh': ['declare-emergency-5', 'declare-emergency-4', 'executive-order-2', 'executive-order-1'],
      }),
      'tom-zarek',
    )
    const added = strength(botAnswer(game, 'tom-zarek'))
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(strength(hand))
  })

  test('never adds a card that counts against what he wants', () => {
    const game = asked(
      check('low-supplies', { 'saul-tigh': [...leadership, 'strategic-planning-5', 'launch-scout-2'] }),
      'saul-tigh',
    )
    for (const id of botAnswer(game, 'saul-tigh')) expect(id).toMatch(/declare-emergency|executive-order/)
  })

  test('gives more when more is at stake', () => {
    const hand = ['executive-order-1', 'executive-order-1', 'executive-order-2', 'executive-order-2']
    const last = (morale: number): number =>
      strength(
        botAnswer(
          asked(check('terrorist-bomber', { 'saul-tigh': hand }, { resources: { morale } }), 'saul-tigh'),
          'saul-tigh',
        ),
      )
    expect(last(1)).toBeGreaterThanOrEqual(last(10))
    expect(last(1)).toBeGreaterThan(0)
  })
})

describe('a hidden Cylon', () => {
  const wrong = ['repair-2', 'scientific-research-4']
  const others = {
    'tom-zarek': ['declare-emergency-5', 'executive-order-2'],
    'karl-agathon': ['declare-emergency-4', 'executive-order-1'],
    'saul-tigh': ['declare-emergency-3', 'executive-order-2', 'executive-order-1'],
  }
  const spoiler = (hand: readonly string[], resources = {}) =>
    check(
      'low-supplies',
      { ...others, 'galen-tyrol': hand },
      { loyalty: { 'galen-tyrol': ['cylon-morale'] }, resources },
    )

  test('puts a wrong card among those of others where it matters', () => {
    const game = spoiler(wrong, { morale: 3 })
    asked(game, 'tom-zarek').answer('tom-zarek', 'declare-emergency-5', 'executive-order-2')
    const added = botAnswer(asked(game, 'galen-tyrol'), 'galen-tyrol')
    expect(added).toHaveLength(1)
    expect(added[0]).toMatch(/repair|scientific/)
  })

  test('does not give himself away in open cards', () => {
    const game = check(
      'low-supplies',
      { ...others, 'tom-zarek': ['investigative-committee-3', 'declare-emergency-5'], 'galen-tyrol': wrong },
      { loyalty: { 'galen-tyrol': ['cylon-morale'] }, resources: { morale: 3 } },
    )
    game.untilAsked('tom-zarek').answer('tom-zarek', 'investigative-committee-3')
    asked(game, 'tom-zarek').answer('tom-zarek', 'declare-emergency-5')
    expect(botAnswer(asked(game, 'galen-tyrol'), 'galen-tyrol')).toEqual([])
  })

  test('keeps out of it where little is at stake', () => {
    const hand = ['declare-emergency-4', 'executive-order-2', 'executive-order-1', ...wrong]
    const game = check(
      'cylon-screenings',
      { ...others, 'galen-tyrol': hand },
      { loyalty: { 'galen-tyrol': ['cylon-morale'] }, resources: { morale: 15 } },
    )
    asked(game, 'tom-zarek').answer('tom-zarek', 'executive-order-2')
    expect(botAnswer(asked(game, 'galen-tyrol'), 'galen-tyrol')).toEqual([])
  })
})

test('a revealed Cylon adds the strongest card he has against the check', () => {
  const game = asked(
    check(
      'low-supplies',
      { 'galen-tyrol': ['repair-1', 'maximum-firepower-4', 'executive-order-2'] },
      { revealed: ['galen-tyrol'] },
    ),
    'galen-tyrol',
  )
  expect(botAnswer(game, 'galen-tyrol')).toEqual(['card:maximum-firepower-4#1'])
})

describe('where it counts', () => {
  test('a check on which everything hangs is not left to what passes on average', () => {
    const added = (population: number): number => {
      const hands = {
        'tom-zarek': [...many('executive-order-1', 3), ...many('executive-order-2', 3)],
        'galen-tyrol': many('consolidate-power-2', 3),
        'saul-tigh': [...many('consolidate-power-1', 5), ...many('consolidate-power-2', 3)],
      }
      const game = asked(
        check('fulfiller-of-prophecy', hands, { resources: { population } }).answer('saul-tigh', 'option:0'),
        'tom-zarek',
      )
      return strength(botAnswer(game, 'tom-zarek'))
    }
    expect(added(1)).toBeGreaterThanOrEqual(added(6) + 2)
  })

  test('who has chosen a check over what its card offered instead sees it through', () => {
    const added = (chooser: number): number => {
      const game = check('fulfiller-of-prophecy', { 'saul-tigh': leadership })
      asked(game.answer('saul-tigh', 'option:0'), 'saul-tigh')
      const memory = told(game, 'saul-tigh')
      const choices = memory.choices.map((c) => ({ ...c, seat: chooser }))
      return strength(botAnswer(game, 'saul-tigh', { ...memory, choices }))
    }
    expect(added(0)).toBeGreaterThan(added(1))
  })
})

describe('a type that counts in place of against a check', () => {
  const gain = (crisis: string, cards: readonly string[], more: Readonly<Record<string, string[]>> = {}) => {
    const hands = { 'galen-tyrol': ['scientific-research-5', ...cards], ...more }
    const game = check(crisis, hands).untilAsked('galen-tyrol', 'prompt.window.check-pre')
    return useWorth(mindIn(game, 'galen-tyrol'), 'scientific-research', 'scientific-research-5')
  }

  test('is turned for what is added by it, and not for what is there anyway', () => {
    const others = { 'saul-tigh': many('executive-order-2', 4), 'tom-zarek': many('executive-order-2', 2) }
    const own = many('scientific-research-4', 2)
    expect(gain('low-supplies', own, others)).toBeGreaterThan(0)
    expect(gain('low-supplies', [], others)).toBeLessThan(0)
    const enough = [...own, 'declare-emergency-5', 'declare-emergency-4']
    expect(gain('low-supplies', enough, others)).toBeLessThan(0)
  })

  test('does not save what all give up', () => {
    expect(gain('prison-labor', many('repair-2', 2))).toBeLessThan(-0.2)
  })
})

describe('the way out of the Brig', () => {
  const brig = (more: readonly string[] = [], cylon: readonly string[] = []) =>
    scenario({
      used: { 'laura-roslin': ['skilled-politician'] },
      players: ['laura-roslin', 'karl-agathon', 'saul-tigh', 'sharon-valerii'],
      at: { 'laura-roslin': 'brig', 'sharon-valerii': 'caprica' },
      revealed: ['sharon-valerii'],
      titles: { president: 'karl-agathon' },
      step: 'action',
      hands: {
        'laura-roslin': [...many('investigative-committee-3', 4), ...more],
        'karl-agathon': many('maximum-firepower-3', 4),
        'saul-tigh': many('strategic-planning-3', 4),
        'sharon-valerii': cylon,
      },
    })

  test('is tried though a Cylon has cards: mostly he keeps out of it', () => {
    expect(botAnswer(brig([], many('repair-1', 4)), 'laura-roslin')).toEqual(['location:brig'])
  })

  test('costs nothing that would be discarded anyway', () => {
    const worth = (...more: string[]): number =>
      total(locationGain(mindIn(brig(more), 'laura-roslin'), 0, 'brig'))
    expect(worth(...many('executive-order-1', 6))).toBeCloseTo(worth())
    expect(worth(...many('executive-order-1', 8))).toBeGreaterThan(worth() + 2.5 * cardWorth)
  })

  test('costs who has a fair chance alone no more than what he may add', () => {
    const strong = ['investigative-committee-5', ...many('executive-order-1', 6)]
    const mind = mindIn(brig(strong), 'laura-roslin')
    const alone = locationGain({ ...mind, suspicion: [0.9, 0, 0, 1] }, 0, 'brig')
    expect(alone.fleet).toBeCloseTo(0)
    expect(total(alone)).toBeGreaterThan(0)
  })

  test('is as likely found by somebody nobody trusts as his own cards are strong', () => {
    const chance = (card: string): number => {
      const mind = mindIn(brig([card]), 'laura-roslin')
      const { mine = 0 } = locationGain({ ...mind, suspicion: [0.9, 0, 0, 1] }, 0, 'brig')
      return mine
    }
    expect(chance('investigative-committee-5')).toBeGreaterThan(1.5 * chance('consolidate-power-1'))
  })
})
