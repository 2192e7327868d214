import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/base/crises.ts'
import type { Position } from '../../src/testing/index.ts'
import {
  adama,
  afterCheck,
  type CheckCard,
  kara,
  playCheck,
  playOption,
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
    id: 'informing-the-public',
    title: 'Informing the Public',
    difficulty: 7,
    skills: [P, L],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', answers: [[zarek, 'seat:1']], changes: { looks: `${zarek} at ${kara}` } },
      { result: 'fail', changes: { morale: -2 } },
      {
        result: 'or',
        where: 'a 4 rolled',
        position: { dice: [4] },
        changes: { rolls: 1, morale: -1, population: -1 },
      },
      { result: 'or', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'jump-computer-failure',
    title: 'Jump Computer Failure',
    difficulty: 7,
    skills: [T, E],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { population: -1, track: -1 } },
    ],
  },
  {
    id: 'keep-tabs-on-visitor',
    title: 'Keep Tabs on Visitor',
    difficulty: 12,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', where: 'a 4 rolled', position: { dice: [4] }, changes: { rolls: 1, population: -2 } },
      { result: 'fail', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1 } },
      { result: 'or', changes: { 'tom-zarek cards': -4 } },
    ],
  },
  {
    id: 'legendary-discovery',
    title: 'Legendary Discovery',
    difficulty: 14,
    skills: [T, F],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: { card: 'beside the objective' } },
      { result: 'fail', changes: { food: -1, raptors: -1 } },
    ],
  },
  {
    id: 'loss-of-a-friend',
    title: 'Loss of a Friend',
    difficulty: 9,
    skills: [P, L],
    partialAt: 7,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { 'tom-zarek cards': -2 } },
      { result: 'fail', changes: { morale: -1, 'tom-zarek cards': -2 } },
    ],
  },
  {
    id: 'low-supplies',
    title: 'Low Supplies',
    difficulty: 7,
    skills: [P, L],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', position: { resources: { food: 5 } }, changes: {} },
      { result: 'fail', where: 'food at 6', position: { resources: { food: 6 } }, changes: { morale: -1 } },
      { result: 'fail', where: 'food at 5', position: { resources: { food: 5 } }, changes: { morale: -2 } },
    ],
  },
  {
    id: 'mandatory-testing',
    title: 'Mandatory Testing',
    difficulty: 13,
    skills: [P, L],
    partialAt: 9,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: { looks: `${roslin} at ${zarek}` } },
      {
        result: 'pass',
        where: 'the President is the current player',
        position: { titles: { president: zarek } },
        changes: {},
      },
      { result: 'partial', changes: {} },
      { result: 'fail', changes: { morale: -1 } },
    ],
  },
  {
    id: 'missing-g4-explosives',
    title: 'Missing G4 Explosives',
    difficulty: 7,
    skills: [L, T],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', position: { at: { [kara]: 'armory' } }, changes: {} },
      {
        result: 'fail',
        position: { at: { [kara]: 'armory', [roslin]: 'armory' } },
        changes: { food: -1, [kara]: 'brig', [roslin]: 'brig' },
      },
    ],
  },
  {
    id: 'network-computers',
    title: 'Network Computers',
    difficulty: 11,
    skills: [P, T, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { track: 1 } },
      { result: 'fail', position: { centurions: [1] }, changes: { population: -1, centurions: '1,0' } },
      { result: 'or', changes: { population: -1, track: -1 } },
    ],
  },
  {
    id: 'prison-labor',
    title: 'Prison Labor',
    difficulty: 10,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, food: -1 } },
    ],
  },
  {
    id: 'prisoner-revolt',
    title: 'Prisoner Revolt',
    difficulty: 11,
    skills: [P, L, T],
    partialAt: 6,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { population: -1 } },
      { result: 'fail', answers: [[roslin, 'seat:1']], changes: { population: -1, president: kara } },
    ],
  },
]

describe('check cards I to P', () => {
  test('there are no others', () => {
    const found = crises.filter((c) => c.body.kind === 'check' && c.id > 'i' && c.id < 'q').map((c) => c.id)
    expect(found.sort()).toEqual(cards.map((c) => c.id).sort())
  })
  for (const card of cards) testCheckCard(card)
})

describe('what the cards I to P say besides', () => {
  test('Informing the Public: the pick is another player with a face-down Loyalty card', () => {
    const options = (position: Partial<Position>) =>
      afterCheck('informing-the-public', [P, L], 7, position).options(zarek)
    expect(options({})).toEqual(['seat:1', 'seat:2', 'seat:3'])
    expect(options({ revealed: [adama], loyalty: { [adama]: [] } })).toEqual(['seat:1', 'seat:2'])
    const loyalty = { [kara]: [], [roslin]: [], [adama]: [] }
    const { changes } = playCheck('informing-the-public', [P, L], 7, { position: { loyalty } })
    expect(changes).not.toHaveProperty('looks')
  })

  test('Jump Computer Failure: the marker does not move back from Start', () => {
    const { changes } = playCheck('jump-computer-failure', [T, E], 6, { position: { jumpTrack: 0 } })
    expect(changes).toEqual({ population: -1, activated: 'launch' })
  })

  test('Keep Tabs on Visitor: instead of the check the cards are discarded at random', () => {
    expect(playOption('keep-tabs-on-visitor', zarek, 1).discarding).toEqual([])
  })

  test('Legendary Discovery: it counts as distance at once, and the Sleeper Agent phase comes before the symbols', () => {
    const position = {
      travelled: ['deep-space', 'icy-moon'],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'cylon-morale', 'not-a-cylon'],
    }
    const { game } = playCheck('legendary-discovery', [T, F], 14, { position })
    expect(game.view(zarek).distance).toBe(4)
    expect(game.state.milestones).toEqual([4])
    expect(game.state.players.map((p) => p.loyalty.length)).toEqual([2, 2, 2, 2])
    const keys = game.events.map((e) => e.key)
    expect(keys.indexOf('event.sleeper')).toBeGreaterThan(keys.indexOf('event.check-pass'))
    expect(keys.indexOf('event.sleeper')).toBeLessThan(keys.indexOf('event.activate'))
  })

  test('Legendary Discovery: below a milestone, or beyond one already reached, nothing else happens', () => {
    const short = playCheck('legendary-discovery', [T, F], 14, { position: { travelled: ['deep-space'] } })
    expect(short.game.view(zarek).distance).toBe(3)
    expect(short.game.state.milestones).toEqual([])
    const far = { travelled: ['deep-space', 'deep-space'], milestones: [4] }
    const beyond = playCheck('legendary-discovery', [T, F], 14, { position: far })
    expect(beyond.game.view(zarek).distance).toBe(5)
    expect(beyond.game.happened('event.sleeper')).toBe(false)
  })

  test('Legendary Discovery: it can bring the fleet to distance 8, without winning by itself', () => {
    const travelled = ['deep-space', 'deep-space', 'barren-planet', 'icy-moon']
    const { game } = playCheck('legendary-discovery', [T, F], 14, {
      position: { travelled, milestones: [4] },
    })
    expect(game.view(zarek).distance).toBe(8)
    expect(game.state.milestones).toEqual([4, 8])
    expect(game.outcome).toBeNull()
  })

  test('Loss of a Friend: the current player chooses what he discards', () => {
    expect(playCheck('loss-of-a-friend', [P, L], 7).discarding).toEqual([zarek])
  })

  test('Mandatory Testing: the President alone sees one of the cards', () => {
    const loyalty = { [zarek]: ['not-a-cylon', 'cylon-morale'] }
    const { game } = playCheck('mandatory-testing', [P, L], 13, { position: { loyalty } })
    expect(game.events.find((e) => e.key === 'event.saw-loyalty')?.params?.cards).toHaveLength(1)
    expect(game.saw(roslin)).toContain('event.saw-loyalty')
    expect(game.saw(adama)).not.toContain('event.saw-loyalty')
  })

  test('Network Computers: with all four centurions on the track none is placed', () => {
    const position = { centurions: [0, 0, 1, 1] }
    const { changes } = playCheck('network-computers', [P, T, E], 10, { position })
    expect(changes).toEqual({ population: -1, track: 1, activated: 'raiders' })
  })

  test('Prisoner Revolt: the President hands the title to another human player', () => {
    const options = (position: Partial<Position>) =>
      afterCheck('prisoner-revolt', [P, L, T], 5, position).options(roslin)
    expect(options({})).toEqual(['seat:3', 'seat:0', 'seat:1'])
    expect(options({ revealed: [adama] })).toEqual(['seat:0', 'seat:1'])
  })
})
