import { type ContentSet, type Position, scenario, withSets } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { changeDifficulty } from '../../engine/src/effects/checks.ts'
import { gain, lose } from '../../engine/src/effects/resources.ts'
import { botAnswer } from './asked.ts'

// Small questions, and those that few games ask.

const crew = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const

test('nobody stays in Sickbay for nothing', () => {
  // What he wants to do he can do anywhere.
  const game = scenario({
    players: crew,
    at: { 'saul-tigh': 'sickbay' },
    hands: { 'saul-tigh': ['consolidate-power-1'] },
    step: 'movement',
  })
  expect(botAnswer(game, 'saul-tigh')[0]).toMatch(/^location:/)
})

describe('the power of a Loyalty card one turns up oneself', () => {
  const reveal = (card: string) => {
    const game = scenario({
      players: crew,
      loyalty: { 'saul-tigh': [card] },
      hands: { 'laura-roslin': ['repair-1', 'repair-2'] },
    })
    return game.answer('saul-tigh', `reveal:${card}`)
  }

  test('is used', () => {
    expect(botAnswer(reveal('cylon-morale'), 'saul-tigh')).toEqual(['yes'])
    expect(botAnswer(reveal('cylon-damage-galactica'), 'saul-tigh')).toEqual(['yes'])
  })

  test('hits somebody else', () => {
    for (const card of ['cylon-brig', 'cylon-sickbay'])
      expect(botAnswer(reveal(card), 'saul-tigh')[0]).toMatch(/^seat:[123]$/)
  })
})

describe('too few ships for all the places they are to go to', () => {
  const ambush: ContentSet = {
    id: 'ambush-of-many',
    crises: [
      {
        id: 'ambush-of-many',
        title: 'Ambush of many',
        copies: 1,
        icons: [],
        body: {
          kind: 'attack',
          activate: [],
          setup: { bow: { raider: 2 }, stern: { raider: 2 } },
          specialTitle: '',
          special: [],
        },
      },
    ],
  }
  const placing = (loyalty: string) =>
    scenario({
      players: crew,
      config: withSets([ambush], {}),
      step: 'crisis',
      loyalty: { 'saul-tigh': [loyalty] },
      decks: { crisis: ['ambush-of-many'] },
      ships: { 'bow-port': { raider: 14 }, bow: { civilian: 3 }, stern: { viper: 3 } },
    }).untilAsked('saul-tigh', 'prompt.place')

  test('raiders go where vipers are and not where the civilian ships are', () => {
    expect(botAnswer(placing('not-a-cylon'), 'saul-tigh').every((id) => id.startsWith('raider:stern'))).toBe(
      true,
    )
  })

  test('a Cylon puts them among the civilian ships', () => {
    expect(botAnswer(placing('cylon-morale'), 'saul-tigh').every((id) => id.startsWith('raider:bow#'))).toBe(
      true,
    )
  })
})

test('of several who want to use something, what helps more goes first', () => {
  const nudge = (id: string, by: number) => ({
    id,
    title: id,
    type: 'leadership' as const,
    strengths: { 1: 1 },
    abilities: [
      { id, title: id, kind: 'card' as const, window: 'check-pre' as const, effect: [changeDifficulty(by)] },
    ],
  })
  const nudges: ContentSet = { id: 'nudges', skillCards: [nudge('harder', 5), nudge('easier', -5)] }
  const game = scenario({
    players: crew,
    config: withSets([nudges], {}),
    step: 'crisis',
    hands: { 'laura-roslin': ['harder-1'], 'galen-tyrol': ['easier-1'] },
    decks: { crisis: ['low-supplies'] },
  }).untilAsked('laura-roslin', 'prompt.window.check-pre')
  game.answer('laura-roslin', 'harder-1').answer('galen-tyrol', 'easier-1')
  expect(game.request('saul-tigh').prompt.key).toBe('prompt.order')
  expect(botAnswer(game, 'saul-tigh')).toEqual(['3:easier-1'])
})

describe('what may be done at any moment', () => {
  const standing = (id: string, effect: Parameters<typeof gain>[0], sign: 1 | -1): ContentSet => ({
    id,
    decks: [{ id, title: id, hand: { others: 'count' } }],
    cards: [
      {
        id: `${id}-card`,
        title: id,
        deck: id,
        copies: 1,
        abilities: [
          {
            id: `${id}-use`,
            title: id,
            kind: 'card',
            window: 'any-moment',
            effect: [sign > 0 ? gain(effect, 2) : lose(effect, 2)],
          },
        ],
      },
    ],
  })
  const asked = (set: ContentSet) => {
    const game = scenario({
      players: crew,
      config: withSets([set], {}),
      held: { 'saul-tigh': { [set.id]: [`${set.id}-card`] } },
      step: 'movement',
    })
    expect(game.view('saul-tigh').standing).toHaveLength(1)
    return botAnswer(game, 'saul-tigh')
  }

  test('is done before the question at hand where it helps, and left alone where it harms', () => {
    expect(asked(standing('alms', 'food', 1))[0]).toMatch(/alms/)
    expect(asked(standing('blight', 'food', -1))[0] ?? '').not.toMatch(/blight/)
  })
})

test('a loss is guarded against where it is near, not wherever it may come one day', () => {
  const guard = '0:preventative-policy-5'
  const asked = (at: string, ships: Position['ships']) =>
    botAnswer(
      scenario({
        players: ['tom-zarek', 'laura-roslin', 'kara-thrace', 'galen-tyrol'],
        config: { sets: ['base', 'pegasus'] },
        step: 'movement',
        at: { 'tom-zarek': at },
        hands: { 'tom-zarek': ['preventative-policy-5', 'repair-1', 'repair-1', 'repair-2'] },
        ships,
      }),
      'tom-zarek',
    )
  expect(asked('research-lab', {})).not.toContain(guard)
  expect(asked('communications', { bow: { raider: 3, civilian: 2 } })).toEqual([guard])
})

test('what draws the best of several cards once in a game is kept until one of them is dear', () => {
  const asked = (food: number) =>
    botAnswer(
      scenario({
        players: ['laura-roslin', 'tom-zarek', 'kara-thrace', 'galen-tyrol'],
        titles: { president: 'tom-zarek' },
        resources: { food },
        distance: food < 8 ? 6 : 0,
      }),
      'laura-roslin',
    )
  expect(asked(8)).not.toContain('ability:skilled-politician')
  expect(asked(2)).toEqual(['ability:skilled-politician'])
})

test('guns that hit a whole area are fired at the raiders among civilian ships, not at those that hurt nobody', () => {
  const game = scenario({
    players: ['tom-zarek', 'laura-roslin', 'kara-thrace', 'galen-tyrol'],
    config: { sets: ['base', 'pegasus'] },
    at: { 'tom-zarek': 'main-batteries' },
    ships: { bow: { raider: 3, civilian: 3 }, stern: { raider: 4 } },
  }).answer('tom-zarek', 'location:main-batteries')
  expect(game.request('tom-zarek').prompt.key).toBe('prompt.pick-area')
  expect(botAnswer(game, 'tom-zarek')).toEqual(['area:bow'])
})
