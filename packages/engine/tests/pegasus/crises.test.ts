import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/pegasus/crises.ts'
import type { Position } from '../../src/testing/index.ts'
import { scenario } from '../../src/testing/index.ts'
import {
  adama,
  type Changes,
  type CheckCard,
  cardsWorth,
  hands,
  kara,
  type Play,
  playCard,
  playOption,
  roslin,
  table,
  testCheckCard,
  withSymbols,
  zarek,
} from '../cards/crisis-play.ts'

// The Crisis cards of the box, each option and each result of a check.

const config = { sets: ['base', 'pegasus'] }

/** Everybody has exchanged so many cards for Treachery; Kara has given all hers to the check, where there was one. */
const swapped = (n: number, check: boolean): Changes => ({
  [`${zarek} treachery`]: n,
  [`${roslin} treachery`]: n,
  [`${adama} treachery`]: n,
  [`${kara} treachery`]: n,
  ...(check ? { [`${kara} cards`]: n } : {}),
})
const seen = { looks: `${zarek} at ${kara}` }
const P = 'politics'
const L = 'leadership'
const T = 'tactics'
const F = 'piloting'
const E = 'engineering'

const checks: readonly CheckCard[] = [
  {
    id: 'code-blue',
    title: 'Code Blue',
    difficulty: 13,
    skills: [P, L, T],
    cylons: 'heavy',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', answers: [[zarek, 'seat:1']], changes: seen },
      { result: 'fail', changes: { morale: -1, [zarek]: 'brig' } },
      { result: 'or', changes: swapped(2, false) },
    ],
  },
  {
    id: 'defending-a-prisoner',
    title: 'Defending a Prisoner',
    difficulty: 11,
    skills: [P, L],
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', where: 'with a 5', position: { dice: [5] }, changes: { morale: -1, rolls: 1 } },
      {
        result: 'fail',
        where: 'with a 4',
        position: { dice: [4] },
        answers: [['', 'character:saul-tigh']],
        changes: { morale: -2, rolls: 1, 'saul-tigh': 'command', 'saul-tigh cards': -6 },
      },
    ],
  },
  {
    id: 'medical-breakthrough',
    title: 'Medical Breakthrough',
    difficulty: 12,
    skills: [P, L, E],
    partialAt: 6,
    cylons: 'heavy',
    jump: false,
    alternative: false,
    plays: [
      {
        result: 'pass',
        answers: [
          [zarek, 'politics'],
          [kara, 'tactics'],
          [roslin, 'politics'],
          [adama, 'tactics'],
        ],
        changes: {
          [`${zarek} cards`]: 1,
          [`${kara} cards`]: 1,
          [`${roslin} cards`]: 1,
          [`${adama} cards`]: 1,
        },
      },
      { result: 'partial', changes: {} },
      { result: 'fail', changes: { morale: -1, ...swapped(1, true) } },
    ],
  },
  {
    id: 'reunite-the-fleet',
    title: 'Reunite the Fleet',
    difficulty: 10,
    skills: [P, L],
    cylons: 'raiders',
    jump: false,
    alternative: true,
    plays: [
      { result: 'pass', changes: { population: 1 } },
      { result: 'fail', changes: { morale: -1, ...swapped(1, true) } },
      { result: 'or', changes: { [`${zarek} treachery`]: 2 } },
    ],
  },
  {
    id: 'review-galacticas-log',
    title: "Review Galactica's Log",
    difficulty: 14,
    skills: [P, L, T],
    partialAt: 6,
    cylons: 'raiders',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { [`${adama} cards`]: -3 } },
      { result: 'fail', changes: { morale: -1, [`${adama} cards`]: -5 } },
    ],
  },
  {
    id: 'sabotage-investigated',
    title: 'Sabotage Investigated',
    difficulty: 9,
    skills: [T, E],
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: { food: -1 } },
      { result: 'fail', changes: { morale: -1, fuel: -1, food: -1 } },
    ],
  },
  {
    id: 'standoff-with-pegasus',
    title: 'Standoff with Pegasus',
    difficulty: 22,
    skills: [P, L, T, F],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      {
        result: 'pass',
        where: 'somebody is let out of the Brig, to another ship if they like',
        position: { at: { [roslin]: 'brig' } },
        answers: [
          [zarek, 'seat:2'],
          [zarek, 'airlock'],
        ],
        changes: { [roslin]: 'airlock' },
      },
      { result: 'fail', where: 'PQ40: no viper in space', changes: { population: -1, morale: -1 } },
      {
        result: 'fail',
        where: 'with one in space',
        position: { ships: { bow: { viper: 1 } } },
        changes: { population: -1, morale: -1, 'damaged vipers': 1, 'bow viper': -1 },
      },
    ],
  },
  {
    id: 'the-black-market',
    title: 'The Black Market',
    difficulty: 13,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { food: 1 } },
      { result: 'fail', changes: { food: -2, morale: -1 } },
      { result: 'or', changes: { food: -1, ...swapped(1, false) } },
    ],
  },
  {
    id: 'training-snafu',
    title: 'Training Snafu',
    difficulty: 8,
    skills: [L, F],
    cylons: 'basestars',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { vipers: -3, 'damaged vipers': 3 } },
    ],
  },
  {
    id: 'unsettling-stories',
    title: 'Unsettling Stories',
    difficulty: 9,
    skills: [P, L],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, ...swapped(1, true) } },
      { result: 'or', changes: { morale: -1 } },
    ],
  },
]

for (const card of checks) describe(card.title, () => testCheckCard(card, crises, config))

type EventCard = {
  readonly id: string
  readonly chooser: string
  readonly cylons: 'raiders' | 'basestars' | 'heavy' | 'launch'
  readonly jump: boolean
  readonly plays: readonly (Play & {
    readonly option: 0 | 1
    readonly where?: string
    readonly changes: Changes
  })[]
}

const galactica = [zarek, 'board:galactica'] as const

const events: readonly EventCard[] = [
  {
    id: 'a-verdict-of-guilty',
    chooser: adama,
    cylons: 'basestars',
    jump: true,
    plays: [
      {
        option: 0,
        answers: [['', 'character:saul-tigh']],
        changes: { morale: -1, 'saul-tigh': 'command', 'saul-tigh cards': -6, [`${adama} cards`]: -3 },
      },
      {
        option: 1,
        position: { nextTokens: ['damage-armory', 'damage-command'] },
        answers: [galactica, galactica],
        changes: { 'damage tokens': -2 },
      },
    ],
  },
  {
    id: 'assassination-plot',
    chooser: roslin,
    cylons: 'basestars',
    jump: true,
    plays: [
      { option: 0, changes: { [`${adama} treachery`]: 3, [`${zarek} treachery`]: 3 } },
      {
        option: 0,
        where: 'whoever is both does it once',
        position: { titles: { admiral: zarek } },
        changes: { [`${zarek} treachery`]: 3 },
      },
      {
        option: 1,
        answers: [['', 'character:saul-tigh']],
        changes: { morale: -1, 'saul-tigh': 'command', 'saul-tigh cards': -6 },
      },
    ],
  },
  {
    id: 'civilian-ship-nuked',
    chooser: roslin,
    cylons: 'raiders',
    jump: true,
    plays: [
      {
        option: 0,
        position: { nextTokens: ['population-1'] },
        changes: { population: -1, 'lost civilians': 'population-1', ...swapped(1, false) },
      },
      {
        option: 1,
        position: { nextTokens: ['population-1', 'empty'] },
        changes: { population: -1, 'lost civilians': 'population-1,empty' },
      },
    ],
  },
  {
    id: 'food-hoarding-in-the-fleet',
    chooser: roslin,
    cylons: 'raiders',
    jump: true,
    plays: [
      { option: 0, where: 'with a 4', position: { dice: [4] }, changes: { morale: -1, rolls: 1 } },
      {
        option: 0,
        where: 'with a 3',
        position: { dice: [3], nextTokens: ['empty'] },
        changes: { morale: -1, rolls: 1, 'lost civilians': 'empty' },
      },
      { option: 1, changes: { food: -2 } },
    ],
  },
  {
    id: 'pressure-the-supply-ships',
    chooser: adama,
    cylons: 'raiders',
    jump: true,
    plays: [
      { option: 0, changes: { food: 1, morale: -1, [`${adama} treachery`]: 2 } },
      { option: 1, changes: { food: -2 } },
    ],
  },
  {
    id: 'suspicious-election-results',
    chooser: adama,
    cylons: 'raiders',
    jump: false,
    plays: [
      { option: 0, changes: { president: zarek } },
      {
        option: 0,
        where: 'to the highest in line although he ranks above the President',
        position: { titles: { president: zarek } },
        changes: { president: roslin },
      },
      { option: 1, changes: { [`${adama} treachery`]: 1 } },
    ],
  },
]

for (const { id, chooser, cylons, jump, plays } of events)
  describe(id, () => {
    test('what is printed on it', () => {
      expect(crises.find((c) => c.id === id)).toMatchObject({
        copies: 1,
        icons: jump ? [cylons, 'jump'] : [cylons],
        body: { kind: 'event', chooser: chooser === adama ? 'admiral' : 'president' },
      })
    })
    for (const { option, where = '', changes, ...play } of plays)
      test(`option ${option + 1}${where ? `, ${where}` : ''}`, () => {
        const played = playOption(id, chooser, option, { ...play, position: { config, ...play.position } })
        expect(played.changes).toEqual(withSymbols(changes, cylons, jump))
      })
  })

test('P-SETUP-9: there are twenty of them, each once', () => {
  expect(crises).toHaveLength(20)
  expect(new Set(crises.map((c) => c.id)).size).toBe(20)
  for (const { copies } of crises) expect(copies).toBe(1)
})

describe('An Offer of Peace', () => {
  const card = crises.find((c) => c.id === 'an-offer-of-peace')
  const offered = (strength: number) => {
    const [first = '', second = '', ...rest] = cardsWorth(strength, [P, L])
    const game = scenario({
      ...table,
      config,
      decks: { crisis: ['an-offer-of-peace'], treachery: ['broadcast-location-1', 'sabotage-3'] },
      destiny: [first, second],
      hands: { [kara]: rest },
    })
    const before = game.state.destiny
    game.untilAsked(kara, 'prompt.contribute').answer(kara, ...game.options(kara))
    return { game: game.until((g) => g.state.turn.step !== 'crisis'), before }
  }

  test('what is printed on it', () => {
    expect(card).toMatchObject({
      icons: ['launch'],
      body: { check: { difficulty: 12, skills: [P, L], partial: { at: 6 } } },
    })
  })

  for (const [strength, morale, added] of [
    [12, 10, 0],
    [6, 10, 2],
    [5, 9, 2],
  ] as const)
    test(`with ${strength}: morale ${morale}, ${added} Treachery cards are shuffled into the Destiny deck`, () => {
      const { game, before } = offered(strength)
      expect(game.state.resources.morale).toBe(morale)
      expect(game.state.destiny).toHaveLength(before.length + added)
      const inIt = (card: string) => Number(game.state.destiny.includes(card))
      expect(inIt('broadcast-location-1') + inIt('sabotage-3')).toBeGreaterThanOrEqual(added)
      expect(game.saw('spectator')).not.toContain('event.saw-destiny')
    })
})

describe('attacks', () => {
  const attack = (id: string, position: Partial<Position> = {}) =>
    playCard(id, { position: { config, hands, ...position } })
  const setup = (id: string) => {
    const body = crises.find((c) => c.id === id)?.body
    return body?.kind === 'attack' ? body : undefined
  }

  test('Dogfight: what it puts on the board', () => {
    expect(setup('dogfight')).toMatchObject({ activate: ['raiders'], specialTitle: 'Constant Barrage' })
    expect(attack('dogfight').changes).toEqual({
      card: 'in play',
      activated: 'raiders',
      vipers: -2,
      'stern-starboard basestar': 1,
      'stern-starboard raider': 2,
      'stern raider': 2,
      'stern-port viper': 1,
      'bow-port viper': 1,
      'bow-port civilian': 1,
    })
  })

  test('Scar: what it puts on the board, with the token on its raider', () => {
    expect(setup('scar')).toMatchObject({ activate: ['raiders'], specialTitle: 'Personal Vendetta' })
    const { game, changes } = attack('scar')
    expect(changes).toEqual({
      card: 'in play',
      activated: 'raiders',
      vipers: -2,
      'bow-starboard raider': 1,
      'stern civilian': 2,
      'stern-port viper': 1,
      'bow-port viper': 1,
    })
    expect(game.state.ships.filter((s) => s.tokens.includes('scar')).map((s) => [s.kind, s.area])).toEqual([
      ['raider', 'bow-starboard'],
    ])
  })

  test('The Guardians: what they put on the board', () => {
    expect(setup('the-guardians')).toMatchObject({
      activate: ['basestars'],
      specialTitle: 'Raptor Crew Captured',
    })
    expect(attack('the-guardians').changes).toEqual({
      card: 'in play',
      activated: 'basestars',
      vipers: -2,
      'bow basestar': 1,
      'bow-starboard raider': 2,
      'stern-starboard heavy': 1,
      'stern civilian': 1,
      'stern-port viper': 1,
      'bow-port viper': 1,
      'bow-port raider': 2,
    })
  })
})
