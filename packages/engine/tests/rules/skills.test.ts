import { expect, test } from 'vitest'
import type { DeckName } from '../../src/core/names.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const types = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const

/** How many cards of each type were drawn: 19 lie in every deck at first, 2 are in the Destiny deck. */
const drawn = (game: TestGame): Partial<Record<DeckName, number>> =>
  Object.fromEntries(
    types.map((t) => [t, 19 - game.state.decks[t].draw.length] as const).filter(([, n]) => n > 0),
  )

const others = ['laura-roslin', 'saul-tigh', 'galen-tyrol', 'tom-zarek']

/** The character is about to receive skills; the two beside him hold the titles. */
const receiving = (who: string, more: Partial<Position> = {}) =>
  scenario({
    players: [who, ...others.filter((c) => c !== who).slice(0, 2)],
    step: 'receiveSkills',
    turns: { [who]: 2 },
    at: who === 'karl-agathon' ? { [who]: 'hangar-deck' } : {},
    ...more,
  })

test.each([
  ['william-adama', { leadership: 3, tactics: 2 }],
  ['saul-tigh', { leadership: 2, tactics: 3 }],
  ['karl-agathon', { leadership: 2, tactics: 2, piloting: 1 }],
  ['sharon-valerii', { tactics: 2, piloting: 2, engineering: 1 }],
  ['laura-roslin', { politics: 3, leadership: 2 }],
  ['gaius-baltar', { politics: 2, leadership: 1, engineering: 1 }],
  ['tom-zarek', { politics: 2, leadership: 2, tactics: 1 }],
  ['galen-tyrol', { politics: 1, leadership: 2, engineering: 2 }],
])('B-SKILL-1 %s draws what is printed on the sheet', (who, expected) => {
  const game = receiving(who)
  expect(game.request(who).prompt.key).toBe('prompt.move')
  expect(drawn(game)).toEqual(expected)
  expect(game.player(who).hand).toHaveLength(Object.values(expected).reduce((a, b) => a + b, 0))
})

test('B-SKILL-1 B-SKILL-3 Starbuck draws 2 Tactics, 2 Piloting and 1 card of her multi-skill', () => {
  const game = receiving('kara-thrace')
  expect(game.request('kara-thrace')).toMatchObject({ min: 1, max: 1 })
  expect(game.options('kara-thrace')).toEqual(['type:leadership#1', 'type:engineering#1'])
  game.answer('kara-thrace', 'engineering')
  expect(drawn(game)).toEqual({ tactics: 2, piloting: 2, engineering: 1 })
})

test('B-SKILL-2 all cards are drawn, however many are held already', () => {
  const held = [...Array<string>(8).fill('repair-1'), ...Array<string>(6).fill('repair-2')]
  const game = receiving('saul-tigh', { hands: { 'saul-tigh': held } })
  expect(game.player('saul-tigh').hand).toHaveLength(19)
})

test.each([
  [['leadership', 'leadership'], { leadership: 2 }],
  [['politics', 'leadership'], { politics: 1, leadership: 1 }],
  [['politics', 'politics'], { politics: 2 }],
] as const)('B-SKILL-3 a multi-skill is split before drawing: %s', (split, expected) => {
  const game = receiving('lee-adama')
  expect(game.player('lee-adama').hand).toEqual([])
  expect(game.request('lee-adama')).toMatchObject({ prompt: { key: 'prompt.multi-skill' }, min: 2, max: 2 })
  expect(new Set(game.request('lee-adama').options.map((o) => o.type))).toEqual(
    new Set(['politics', 'leadership']),
  )
  game.answer('lee-adama', ...split)
  expect(drawn(game)).toEqual({ tactics: 1, piloting: 2, ...expected })
})

test('B-SKILL-3 the split must make up exactly the printed number', () => {
  expect(() => receiving('lee-adama').answer('lee-adama', 'politics')).toThrow('exactly 2')
  expect(() => receiving('lee-adama').answer('lee-adama', 'politics', 'politics', 'leadership')).toThrow(
    'exactly 2',
  )
})

test('B-SKILL-4 B-SKILL-5 in Sickbay one draws 1 card, of any type on the sheet', () => {
  const game = receiving('lee-adama', { at: { 'lee-adama': 'sickbay' } })
  expect(game.request('lee-adama')).toMatchObject({ min: 1, max: 1 })
  expect(game.request('lee-adama').options.map((o) => o.type)).toEqual([
    'tactics',
    'piloting',
    'leadership',
    'politics',
  ])
  game.answer('lee-adama', 'politics')
  expect(drawn(game)).toEqual({ politics: 1 })
  expect(game.request('lee-adama').prompt.key).toBe('prompt.move')
})

test('B-SKILL-6 Sickbay does not limit other draws', () => {
  const game = scenario({
    players: ['laura-roslin', 'saul-tigh', 'galen-tyrol'],
    at: { 'laura-roslin': 'sickbay' },
    hands: { 'laura-roslin': ['consolidate-power-1'] },
  })
  game.answer('laura-roslin', 'consolidate-power-1').answer('laura-roslin', 'piloting', 'piloting')
  expect(game.player('laura-roslin').at).toBe('sickbay')
  expect(game.player('laura-roslin').hand).toHaveLength(2)
})

test.each([
  [['piloting', 'piloting'], { piloting: 2 }],
  [['politics', 'engineering'], { politics: 1, engineering: 1 }],
] as const)('B-SKILL-7 a revealed Cylon draws 2 cards of any types: %s', (wanted, expected) => {
  const game = receiving('saul-tigh', { revealed: ['saul-tigh'] })
  expect(game.request('saul-tigh')).toMatchObject({ min: 2, max: 2 })
  expect(new Set(game.request('saul-tigh').options.map((o) => o.type))).toEqual(new Set(types))
  game.answer('saul-tigh', ...wanted)
  expect(drawn(game)).toEqual(expected)
})

test('B-SKILL-7 a revealed Cylon draws 2 cards whatever his location was', () => {
  const game = receiving('saul-tigh', { revealed: ['saul-tigh'], at: { 'saul-tigh': 'caprica' } })
  expect(game.request('saul-tigh')).toMatchObject({ min: 2, max: 2 })
})

test('B-SKILL-8 cards are drawn from the top of the deck of their type', () => {
  const game = receiving('saul-tigh', {
    decks: {
      leadership: ['declare-emergency-5', 'executive-order-2', 'declare-emergency-3'],
      tactics: ['strategic-planning-5', 'launch-scout-1', 'strategic-planning-3', 'launch-scout-2'],
    },
  })
  expect([...game.player('saul-tigh').hand].sort()).toEqual([
    'declare-emergency-5',
    'executive-order-2',
    'launch-scout-1',
    'strategic-planning-3',
    'strategic-planning-5',
  ])
  expect(game.state.decks.leadership.draw.at(-1)).toBe('declare-emergency-3')
  expect(game.state.decks.tactics.draw.at(-1)).toBe('launch-scout-2')
})

test('B-SKILL-9 a discarded card lies face up on the pile of its type', () => {
  const game = scenario({
    players: ['saul-tigh', 'laura-roslin', 'galen-tyrol'],
    step: 'end',
    hands: {
      'saul-tigh': [
        ...Array<string>(8).fill('launch-scout-1'),
        'launch-scout-2',
        'launch-scout-2',
        'repair-2',
        'executive-order-2',
      ],
    },
  })
  game.answer('saul-tigh', 'repair-2', 'executive-order-2')
  expect(game.state.decks.engineering.discard).toEqual(['repair-2'])
  expect(game.state.decks.leadership.discard).toEqual(['executive-order-2'])
  expect(game.state.decks.tactics.discard).toEqual([])
  expect(game.view('laura-roslin').decks.engineering.top).toBe('repair-2')
  expect(game.view('spectator').decks.leadership.top).toBe('executive-order-2')
})

test("B-SKILL-10 a card without an action is used at its moment, in another player's turn too", () => {
  const game = scenario({
    players: ['saul-tigh', 'laura-roslin', 'galen-tyrol'],
    at: { 'saul-tigh': 'weapons-control' },
    ships: { bow: { raider: 1 } },
    hands: { 'saul-tigh': ['strategic-planning-3'], 'galen-tyrol': ['strategic-planning-4'] },
    dice: [1],
  })
  expect(game.options('saul-tigh')).not.toContain('play:strategic-planning-3')
  game.answer('saul-tigh', 'weapons-control')
  expect(game.asked).toEqual(['saul-tigh', 'galen-tyrol'])
  game.pass('saul-tigh').answer('galen-tyrol', 'strategic-planning-4')
  expect(game.state.ships).toEqual([])
  expect(game.player('galen-tyrol').hand).toEqual([])
})

/** A check of difficulty 7 (Leadership, Tactics) that Destiny leaves at 4. */
const quarters = (hand: readonly string[]) =>
  scenario({
    players: ['tom-zarek', 'laura-roslin', 'lee-adama'],
    at: { 'tom-zarek': 'admirals-quarters' },
    hands: { 'laura-roslin': hand },
    destiny: ['strategic-planning-3', 'launch-scout-1'],
  })
    .answer('tom-zarek', 'admirals-quarters')
    .answer('tom-zarek', 'seat:0')

test('B-SKILL-11 a card contributed to a check has no other effect', () => {
  const game = quarters(['declare-emergency-3', 'scientific-research-5']).pass('laura-roslin')
  game.answer('laura-roslin', 'declare-emergency-3', 'scientific-research-5')
  expect(game.happened('event.check-fail')).toBe(true)
  expect(game.events.find((e) => e.key === 'event.check-revealed')?.params).toMatchObject({
    strength: 2,
    difficulty: 7,
  })
  expect(game.happened('event.played')).toBe(false)
})

test('B-SKILL-11 a card used for its text cannot be contributed', () => {
  const game = quarters(['scientific-research-5', 'repair-1'])
  game.answer('laura-roslin', 'scientific-research-5')
  expect(game.options('laura-roslin')).toEqual(['card:repair-1#1'])
  game.answer('laura-roslin', 'repair-1')
  expect(game.events.find((e) => e.key === 'event.check-revealed')?.params).toMatchObject({ strength: 5 })
})
