import { describe, expect, test } from 'vitest'
import { superCrises } from '../../src/content/base/super-crises.ts'
import type { SkillType } from '../../src/core/names.ts'
import { type Position, scenario } from '../../src/testing/index.ts'
import {
  adama,
  bodyOfCheck,
  type Changes,
  cardsWorth,
  carryOn,
  giveAll,
  hands,
  kara,
  type Play,
  type Played,
  roslin,
  table,
  zarek,
} from './crisis-play.ts'

const L = 'leadership'
const T = 'tactics'
const F = 'piloting'
const E = 'engineering'

type CheckCard = {
  readonly id: string
  readonly title: string
  readonly difficulty: number
  readonly skills: readonly SkillType[]
  readonly partialAt?: number
  readonly plays: readonly (Play & {
    readonly result: 'pass' | 'partial' | 'fail'
    readonly changes: Changes
  })[]
}

/** A fleet in which every kind of Cylon ship has something to do; basestar and raider miss. */
const fleet = {
  ships: { bow: { basestar: 1 }, stern: { raider: 1 }, 'bow-starboard': { heavy: 1 } },
  centurions: [0],
  dice: [3, 7],
} as const

const cards: readonly CheckCard[] = [
  {
    id: 'bomb-on-colonial-1',
    title: 'Bomb on Colonial 1',
    difficulty: 15,
    skills: [T, F, E],
    plays: [
      { result: 'pass', changes: {} },
      {
        result: 'fail',
        position: { at: { [kara]: 'press-room' } },
        changes: { morale: -2, [roslin]: 'sickbay', [kara]: 'sickbay', card: 'in play' },
      },
    ],
  },
  {
    id: 'cylon-intruders',
    title: 'Cylon Intruders',
    difficulty: 18,
    skills: [L, T],
    partialAt: 14,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', position: { centurions: [2] }, changes: { centurions: '2,0' } },
    ],
  },
  {
    id: 'fleet-mobilization',
    title: 'Fleet Mobilization',
    difficulty: 24,
    skills: [L, T, F, E],
    plays: [
      {
        result: 'pass',
        position: fleet,
        changes: { activated: 'basestars,launch', rolls: 1, 'bow raider': 3 },
      },
      {
        result: 'fail',
        position: fleet,
        changes: {
          morale: -1,
          activated: 'basestars,raiders,heavy,launch',
          rolls: 2,
          centurions: '1',
          'bow-starboard heavy': -1,
          'bow heavy': 1,
          'bow raider': 3,
        },
      },
    ],
  },
  {
    id: 'inbound-nukes',
    title: 'Inbound Nukes',
    difficulty: 15,
    skills: [L, T],
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { fuel: -1, food: -1, population: -1 } },
    ],
  },
]

const massiveAssault = {
  'bow-starboard': { basestar: 1, raider: 4 },
  'stern-starboard': { basestar: 1, raider: 2, heavy: 1 },
  'stern-port': { viper: 1, civilian: 2 },
  'bow-port': { viper: 1, civilian: 2 },
}

/** A revealed Cylon on Caprica plays the card in his Action step. */
function atCaprica(card: string, position: Partial<Position>) {
  const { at, hands: held, ...rest } = position
  const game = scenario({
    ...table,
    ...rest,
    step: 'action',
    revealed: [zarek],
    at: { [zarek]: 'caprica', ...at },
    hands: { ...hands, ...held },
    superCrises: { [zarek]: [card] },
  })
  return game.answer(zarek, 'caprica')
}

function playCheck(card: string, skills: readonly SkillType[], strength: number, play: Play = {}): Played {
  const [first = '', second = '', ...rest] = cardsWorth(strength, skills)
  const game = atCaprica(card, { ...play.position, destiny: [first, second], hands: { [kara]: rest } })
  return carryOn(giveAll(game.answer(zarek, card)), card, play)
}

function playAttack(position: Partial<Position>, answers: Play['answers'] = []): Played {
  const game = atCaprica('massive-assault', { jumpTrack: 3, ...position })
  return carryOn(game, 'massive-assault', { answers: [[zarek, 'massive-assault'], ...answers] })
}

describe('Super Crisis cards', () => {
  test('there are five', () => {
    expect(superCrises.map((c) => c.id).sort()).toEqual([...cards.map((c) => c.id), 'massive-assault'].sort())
  })

  for (const card of cards) {
    const { id, title, difficulty, skills, partialAt } = card
    test(`${title}: what is printed on it`, () => {
      const found = superCrises.find((c) => c.id === id)
      expect(found).toMatchObject({ title, copies: 1, icons: [] })
      const { check, chooser, or } = bodyOfCheck(found)
      expect(check?.difficulty).toBe(difficulty)
      expect(check?.skills).toEqual(skills)
      expect(check?.partial?.at).toBe(partialAt)
      expect([chooser, or]).toEqual([undefined, false])
    })
    const strengths = {
      pass: [difficulty],
      partial: [partialAt ?? 0, difficulty - 1],
      fail: [(partialAt ?? difficulty) - 1],
    }
    for (const play of card.plays)
      for (const strength of strengths[play.result])
        test(`${title}: ${play.result} at ${strength}`, () => {
          const { changes } = playCheck(id, skills, strength, play)
          expect(changes).toEqual({ activated: '', ...play.changes })
        })
  }

  test('Cylon Intruders: fail at 13 damages Galactica and puts two centurions aboard', () => {
    const { game, changes } = playCheck('cylon-intruders', [L, T], 13)
    expect(changes).toMatchObject({ 'damage tokens': -1, centurions: '0,0', activated: '' })
    expect(changes).not.toHaveProperty('card')
    expect(
      game.view('spectator').damaged.length + game.state.removed.filter((t) => t.startsWith('lose-')).length,
    ).toBe(1)
  })

  test('Bomb on Colonial 1: those elsewhere stay where they are', () => {
    const { game } = playCheck('bomb-on-colonial-1', [T, F, E], 14)
    expect([game.player(kara).at, game.player(adama).at]).toEqual(['hangar-deck', 'admirals-quarters'])
  })

  test('Bomb on Colonial 1: while it is in play nobody can move to Colonial One', () => {
    const moves = (position: Partial<Position>) =>
      scenario({
        ...table,
        ...position,
        current: kara,
        step: 'movement',
        hands: { [kara]: ['repair-1'] },
      }).options(kara)
    const colonialOne = ['location:press-room', 'location:presidents-office', 'location:administration']
    expect(moves({})).toEqual(expect.arrayContaining(colonialOne))
    const closed = moves({ inPlay: [{ card: 'bomb-on-colonial-1', deck: 'super-crisis' }] })
    expect(closed.filter((o) => colonialOne.includes(o))).toEqual([])
    expect(closed).toContain('location:command')
  })

  test('Bomb on Colonial 1: a jump does not end it', () => {
    const inPlay = [{ card: 'bomb-on-colonial-1', deck: 'super-crisis' }] as const
    const game = scenario({ ...table, inPlay, jumpTrack: 4, decks: { crisis: ['riots-a'] } })
    game.answer(adama, 'option:0').untilAsked(kara, 'prompt.multi-skill')
    expect(game.happened('event.jump')).toBe(true)
    expect(game.state.inPlay).toHaveLength(1)
  })

  test('Massive Assault: what is printed on it', () => {
    const found = superCrises.find((c) => c.id === 'massive-assault')
    expect(found).toMatchObject({ title: 'Massive Assault', copies: 1, icons: [] })
    expect(found?.body).toMatchObject({
      kind: 'attack',
      activate: ['heavy', 'basestars'],
      specialTitle: 'Power Failure',
    })
    expect(found?.body).toHaveProperty('setup', massiveAssault)
  })

  test('Massive Assault: heavy raiders act, then basestars, then ships are placed, then the marker goes back 2', () => {
    const { game, changes } = playAttack({ ships: { 'bow-port': { heavy: 1 } }, centurions: [0] })
    expect(changes).toEqual({
      activated: 'heavy,basestars',
      'bow-port heavy': -1,
      centurions: '1,0',
      'bow-starboard basestar': 1,
      'bow-starboard raider': 4,
      'stern-starboard basestar': 1,
      'stern-starboard raider': 2,
      'stern-starboard heavy': 1,
      'stern-port viper': 1,
      'stern-port civilian': 2,
      'bow-port viper': 1,
      'bow-port civilian': 2,
      vipers: -2,
      track: -2,
    })
    const keys = game.events.map((e) => e.key)
    expect(keys.lastIndexOf('event.activate')).toBeLessThan(keys.indexOf('event.placed'))
    expect(keys.lastIndexOf('event.jump-track')).toBeGreaterThan(keys.lastIndexOf('event.placed'))
  })

  test('Massive Assault: a basestar on the board attacks, and the Cylon says where the only one left appears', () => {
    const position = { ships: { stern: { basestar: 1, heavy: 1 } }, dice: [3] }
    const { changes } = playAttack(position, [[zarek, 'basestar:stern-starboard']])
    expect(changes).toMatchObject({ rolls: 1, 'stern-starboard basestar': 1, 'stern-port heavy': 1 })
    expect(changes).not.toHaveProperty('bow-starboard basestar')
  })

  test('Massive Assault: the marker goes back no further than Start', () => {
    expect(playAttack({ jumpTrack: 1 }).changes.track).toBe(-1)
    expect(playAttack({ jumpTrack: 0 }).changes).not.toHaveProperty('track')
  })
})
