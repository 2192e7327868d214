import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/base/crises.ts'
import type { Position } from '../../src/testing/index.ts'
import {
  adama,
  afterCheck,
  type CheckCard,
  kara,
  playCheck,
  roslin,
  testCheckCard,
  zarek,
} from './crisis-play.ts'

const P = 'politics'
const L = 'leadership'
const T = 'tactics'
const F = 'piloting'
const E = 'engineering'

const cards: readonly CheckCard[] = [
  {
    id: 'resistance',
    title: 'Resistance',
    difficulty: 12,
    skills: [P, L, T],
    partialAt: 9,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { food: -1 } },
      { result: 'fail', changes: { food: -1, fuel: -1 } },
    ],
  },
  {
    id: 'scouting-for-fuel',
    title: 'Scouting for Fuel',
    difficulty: 12,
    skills: [T, F],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { fuel: 1 } },
      { result: 'fail', changes: { fuel: -1, raptors: -1 } },
      { result: 'or', where: 'a 4 rolled', position: { dice: [4] }, changes: { rolls: 1, fuel: -1 } },
      { result: 'or', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'scouting-for-water',
    title: 'Scouting for Water',
    difficulty: 9,
    skills: [T, F],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { food: 1 } },
      { result: 'fail', changes: { fuel: -1, raptors: -1 } },
      {
        result: 'fail',
        where: 'no raptor left',
        position: { reserve: { raptor: 0 } },
        changes: { fuel: -1 },
      },
      { result: 'or', changes: { food: -1 } },
    ],
  },
  {
    id: 'security-breach',
    title: 'Security Breach',
    difficulty: 6,
    skills: [L, T],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', position: { at: { [adama]: 'command' } }, changes: {} },
      {
        result: 'fail',
        position: { at: { [adama]: 'command', [zarek]: 'command' } },
        changes: { morale: -1, [adama]: 'sickbay', [zarek]: 'sickbay' },
      },
    ],
  },
  {
    id: 'send-survey-team',
    title: 'Send Survey Team',
    difficulty: 15,
    skills: [T, F, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { [zarek]: 'sickbay', raptors: -1 } },
      { result: 'or', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1, fuel: -1 } },
      { result: 'or', where: 'a 6 rolled', position: { dice: [6] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'terrorist-bomber',
    title: 'Terrorist Bomber',
    difficulty: 9,
    skills: [L, T],
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, [zarek]: 'sickbay' } },
    ],
  },
  {
    id: 'terrorist-investigations',
    title: 'Terrorist Investigations',
    difficulty: 12,
    skills: [P, L],
    partialAt: 6,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', answers: [[zarek, 'seat:3']], changes: { looks: `${zarek} at ${adama}` } },
      { result: 'partial', changes: {} },
      { result: 'fail', changes: { morale: -1 } },
    ],
  },
  {
    id: 'the-olympic-carrier',
    title: 'The Olympic Carrier',
    difficulty: 11,
    skills: [P, L, F],
    partialAt: 8,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { population: -1 } },
      { result: 'fail', changes: { morale: -1, population: -1 } },
    ],
  },
  {
    id: 'unexpected-reunion',
    title: 'Unexpected Reunion',
    difficulty: 8,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, 'tom-zarek cards': -6 } },
    ],
  },
  {
    id: 'unidentified-ship',
    title: 'Unidentified Ship',
    difficulty: 10,
    skills: [T, F],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { population: -1 } },
    ],
  },
  {
    id: 'water-sabotaged',
    title: 'Water Sabotaged',
    difficulty: 13,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { food: -2 } },
      { result: 'or', changes: { food: -1 } },
    ],
  },
  {
    id: 'weapon-malfunction',
    title: 'Weapon Malfunction',
    difficulty: 11,
    skills: [T, F, E],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      {
        result: 'pass',
        position: { ships: { bow: { viper: 2 } }, at: { [roslin]: 'weapons-control' } },
        changes: {},
      },
      {
        result: 'fail',
        where: 'two vipers in space',
        position: {
          ships: { bow: { viper: 2 } },
          at: { [roslin]: 'weapons-control', [adama]: 'weapons-control' },
        },
        changes: { 'bow viper': -2, 'damaged vipers': 2, [roslin]: 'sickbay', [adama]: 'sickbay' },
      },
      {
        result: 'fail',
        where: 'one viper in space',
        position: { ships: { bow: { viper: 1 } } },
        changes: { 'bow viper': -1, 'damaged vipers': 1 },
      },
      { result: 'fail', where: 'no viper in space', changes: {} },
    ],
  },
  {
    id: 'witch-hunt',
    title: 'Witch Hunt',
    difficulty: 10,
    skills: [P, L],
    partialAt: 6,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { morale: -1 } },
      { result: 'fail', answers: [[zarek, 'seat:2']], changes: { morale: -1, [roslin]: 'sickbay' } },
    ],
  },
]

describe('check cards R to Z', () => {
  test('there are no others', () => {
    const found = crises.filter((c) => c.body.kind === 'check' && c.id > 'q').map((c) => c.id)
    expect(found.sort()).toEqual(cards.map((c) => c.id).sort())
  })
  for (const card of cards) testCheckCard(card)
})

describe('what the cards R to Z say besides', () => {
  test('Terrorist Investigations: the pick is another player with a face-down Loyalty card', () => {
    const options = (position: Partial<Position>) =>
      afterCheck('terrorist-investigations', [P, L], 12, position).options(zarek)
    expect(options({})).toEqual(['seat:1', 'seat:2', 'seat:3'])
    expect(options({ revealed: [adama], loyalty: { [adama]: [] } })).toEqual(['seat:1', 'seat:2'])
    const loyalty = { [kara]: [], [roslin]: [], [adama]: [] }
    const { changes } = playCheck('terrorist-investigations', [P, L], 12, { position: { loyalty } })
    expect(changes).not.toHaveProperty('looks')
  })

  test('Weapon Malfunction: the current player says which vipers, and a pilot hit goes to Sickbay', () => {
    const position = { ships: { stern: { viper: 2 } }, piloting: { [kara]: 'bow' } } as const
    const game = afterCheck('weapon-malfunction', [T, F, E], 10, position)
    const piloted = game.state.ships.find((s) => s.area === 'bow')?.id ?? 0
    const { changes } = playCheck('weapon-malfunction', [T, F, E], 10, {
      position,
      answers: [[zarek, `ship:${piloted}`]],
    })
    expect(changes).toEqual({
      'bow viper': -1,
      'stern viper': -1,
      'damaged vipers': 2,
      [kara]: 'sickbay',
      activated: 'launch',
    })
  })

  test('Witch Hunt: only a character who can be moved to Sickbay is offered', () => {
    const at = { [kara]: 'sickbay', [roslin]: 'brig' }
    expect(afterCheck('witch-hunt', [P, L], 5, { at }).options(zarek)).toEqual(['seat:0', 'seat:3'])
  })

  test('Witch Hunt: with nobody to send only the morale is lost', () => {
    const at = { [zarek]: 'sickbay', [kara]: 'sickbay', [roslin]: 'brig', [adama]: 'off-board' }
    const { changes } = playCheck('witch-hunt', [P, L], 5, { position: { at } })
    expect(changes).toEqual({ morale: -1, track: 1, activated: 'heavy' })
  })
})
