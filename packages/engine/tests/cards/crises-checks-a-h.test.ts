import { describe, expect, test } from 'vitest'
import { crises } from '../../src/content/base/crises.ts'
import { type Position, scenario } from '../../src/testing/index.ts'
import {
  adama,
  afterCheck,
  type CheckCard,
  kara,
  playCheck,
  playOption,
  roslin,
  table,
  testCheckCard,
  zarek,
} from './crisis-play.ts'

const P = 'politics'
const L = 'leadership'
const T = 'tactics'
const F = 'piloting'
const E = 'engineering'

/** All civilian ships but the one with fuel are on the board, so that one is drawn. */
const lastCivilian = {
  ships: { stern: { civilian: 11 } },
  civilians: [
    ...Array.from({ length: 6 }, () => 'population-1'),
    ...['empty', 'empty', 'population-2', 'population-2', 'population-morale'],
  ],
} as const
const bombed = { morale: -1, population: -1, fuel: -1, 'lost civilians': 'population-fuel' }

const cards: readonly CheckCard[] = [
  {
    id: 'a-traitor-accused',
    title: 'A Traitor Accused',
    difficulty: 8,
    skills: [P, L],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', answers: [[zarek, 'seat:2']], changes: { [roslin]: 'brig' } },
      { result: 'or', changes: { 'tom-zarek cards': -5 } },
    ],
  },
  {
    id: 'admiral-grilled',
    title: 'Admiral Grilled',
    difficulty: 9,
    skills: [P, L],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { morale: -1, 'william-adama cards': -2 } },
      { result: 'or', changes: { morale: -1 } },
    ],
  },
  {
    id: 'analyze-enemy-fighter',
    title: 'Analyze Enemy Fighter',
    difficulty: 7,
    skills: [T, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', where: 'no raptor lost', changes: {} },
      {
        result: 'pass',
        where: 'two raptors lost',
        position: { reserve: { raptor: 2 } },
        changes: { raptors: 1 },
      },
      { result: 'fail', changes: { population: -1 } },
      {
        result: 'or',
        where: 'a 4 rolled',
        position: { dice: [4] },
        changes: { rolls: 1, population: -1, 'tom-zarek cards': -2 },
      },
      { result: 'or', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'bomb-threat',
    title: 'Bomb Threat',
    difficulty: 13,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', position: lastCivilian, changes: bombed },
      {
        result: 'or',
        where: 'a 4 rolled',
        position: { ...lastCivilian, dice: [4] },
        changes: { ...bombed, rolls: 1 },
      },
      { result: 'or', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'colonial-day',
    title: 'Colonial Day',
    difficulty: 10,
    skills: [P, T],
    cylons: 'basestars',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { morale: 1 } },
      { result: 'fail', changes: { morale: -2 } },
      { result: 'or', changes: { morale: -1 } },
    ],
  },
  {
    id: 'crash-landing',
    title: 'Crash Landing',
    difficulty: 6,
    skills: [T, F],
    cylons: 'heavy',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', where: 'fuel given', answers: [[adama, 'option:0']], changes: { fuel: -1 } },
      {
        result: 'fail',
        where: 'fuel kept',
        answers: [[adama, 'option:1']],
        changes: { morale: -1, [zarek]: 'sickbay' },
      },
    ],
  },
  {
    id: 'crippled-raider',
    title: 'Crippled Raider',
    difficulty: 10,
    skills: [T, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { track: 1 } },
      { result: 'fail', changes: { population: -1 } },
      {
        // The three raiders are put ahead of Galactica; the card's symbol then sends them off to the civilian ship.
        result: 'or',
        where: 'a 4 rolled',
        position: { dice: [4] },
        changes: { rolls: 1, 'bow-starboard raider': 3, 'stern civilian': 1 },
      },
      { result: 'or', where: 'a 5 rolled', position: { dice: [5] }, changes: { rolls: 1 } },
    ],
  },
  {
    id: 'cylon-accusation',
    title: 'Cylon Accusation',
    difficulty: 10,
    skills: [P, L, T],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'fail', changes: { [zarek]: 'brig' } },
    ],
  },
  {
    id: 'cylon-screenings',
    title: 'Cylon Screenings',
    difficulty: 9,
    skills: [P, L],
    cylons: 'raiders',
    jump: false,
    alternative: true,
    plays: [
      { result: 'pass', changes: {} },
      {
        result: 'fail',
        where: 'the President picked',
        answers: [[zarek, 'seat:2']],
        changes: { morale: -1, looks: `${zarek} at ${roslin}` },
      },
      {
        result: 'fail',
        where: 'the Admiral picked',
        answers: [[zarek, 'seat:3']],
        changes: { morale: -1, looks: `${zarek} at ${adama}` },
      },
      {
        result: 'fail',
        where: 'he is the President himself',
        position: { titles: { president: zarek } },
        changes: { morale: -1, looks: `${zarek} at ${adama}` },
      },
      {
        result: 'fail',
        where: 'both titles in his own hand',
        position: { titles: { president: zarek, admiral: zarek } },
        changes: { morale: -1 },
      },
      {
        result: 'or',
        changes: {
          'tom-zarek cards': -2,
          'kara-thrace cards': -2,
          'laura-roslin cards': -2,
          'william-adama cards': -2,
        },
      },
    ],
  },
  {
    id: 'cylon-tracking-device',
    title: 'Cylon Tracking Device',
    difficulty: 10,
    skills: [T, F, E],
    cylons: 'raiders',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      {
        // The new basestar then launches two raiders, as there are none to be activated.
        result: 'fail',
        changes: { raptors: -1, 'bow basestar': 1, 'stern civilian': 2, 'bow raider': 2 },
      },
    ],
  },
  {
    id: 'cylon-virus',
    title: 'Cylon Virus',
    difficulty: 13,
    skills: [T, E],
    cylons: 'launch',
    jump: false,
    alternative: false,
    plays: [
      { result: 'pass', position: { at: { [roslin]: 'ftl-control' } }, changes: {} },
      {
        result: 'fail',
        position: { at: { [roslin]: 'ftl-control', [kara]: 'ftl-control' }, centurions: [2] },
        changes: { [roslin]: 'sickbay', [kara]: 'sickbay', centurions: '2,0' },
      },
    ],
  },
  {
    id: 'detector-sabotage',
    title: 'Detector Sabotage',
    difficulty: 8,
    skills: [L, T],
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', position: { at: { [roslin]: 'research-lab' } }, changes: {} },
      {
        result: 'fail',
        position: { at: { [roslin]: 'research-lab', [zarek]: 'research-lab' } },
        changes: { [roslin]: 'sickbay', [zarek]: 'sickbay', card: 'in play' },
      },
    ],
  },
  {
    id: 'elections-loom',
    title: 'Elections Loom',
    difficulty: 8,
    skills: [P, L],
    partialAt: 5,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { morale: -1 } },
      { result: 'fail', changes: { morale: -1, 'laura-roslin cards': -4 } },
    ],
  },
  {
    id: 'forced-water-mining',
    title: 'Forced Water Mining',
    difficulty: 17,
    skills: [P, L, T, E],
    cylons: 'raiders',
    jump: true,
    alternative: true,
    plays: [
      { result: 'pass', changes: { food: 1 } },
      { result: 'fail', changes: { population: -1, morale: -1 } },
      {
        result: 'or',
        changes: {
          food: 1,
          morale: -1,
          'tom-zarek cards': -1,
          'kara-thrace cards': -1,
          'laura-roslin cards': -1,
          'william-adama cards': -1,
        },
      },
    ],
  },
  {
    id: 'fulfiller-of-prophecy',
    title: 'Fulfiller of Prophecy',
    difficulty: 6,
    skills: [P, L],
    cylons: 'basestars',
    jump: false,
    alternative: true,
    plays: [
      { result: 'pass', changes: { 'tom-zarek cards': 1 } },
      { result: 'fail', changes: { population: -1 } },
    ],
  },
  {
    id: 'guilt-by-collusion',
    title: 'Guilt by Collusion',
    difficulty: 9,
    skills: [L, T],
    cylons: 'raiders',
    jump: true,
    alternative: false,
    plays: [
      {
        // With Adama in the Brig the title goes on to the next in line.
        result: 'pass',
        where: 'somebody picked',
        answers: [[zarek, 'seat:3']],
        changes: { [adama]: 'brig', admiral: kara },
      },
      { result: 'pass', where: 'nobody picked', answers: [[zarek]], changes: {} },
      { result: 'fail', changes: { morale: -1 } },
    ],
  },
  {
    id: 'hangar-accident',
    title: 'Hangar Accident',
    difficulty: 10,
    skills: [T, F, E],
    partialAt: 7,
    cylons: 'heavy',
    jump: true,
    alternative: false,
    plays: [
      { result: 'pass', changes: {} },
      { result: 'partial', changes: { population: -1 } },
      { result: 'fail', changes: { population: -1, vipers: -2, 'damaged vipers': 2 } },
      {
        result: 'fail',
        where: 'one viper in the Reserves',
        position: { reserve: { viper: 1 }, ships: { 'bow-port': { viper: 2 } } },
        changes: { population: -1, vipers: -1, 'damaged vipers': 1 },
      },
    ],
  },
]

describe('check cards A to H', () => {
  test('there are no others', () => {
    const found = crises.filter((c) => c.body.kind === 'check' && c.id < 'i').map((c) => c.id)
    expect(found.sort()).toEqual(cards.map((c) => c.id).sort())
  })
  for (const card of cards) testCheckCard(card)
})

describe('what the cards A to H say besides', () => {
  test('A Traitor Accused: the pick is anyone who can be moved to the Brig, himself included', () => {
    const options = (position: Partial<Position>) =>
      afterCheck('a-traitor-accused', [P, L], 7, position).options(zarek)
    expect(options({})).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3'])
    expect(options({ revealed: [adama] })).toEqual(['seat:0', 'seat:1', 'seat:2'])
    expect(options({ at: { [roslin]: 'brig', [kara]: 'off-board' } })).toEqual(['seat:0', 'seat:3'])
  })

  test('A Traitor Accused: instead of the check he discards what he has', () => {
    const position = { hands: { [zarek]: ['repair-1', 'repair-2'] } }
    expect(playOption('a-traitor-accused', zarek, 1, { position }).changes['tom-zarek cards']).toBe(-2)
  })

  test('Admiral Grilled: the Admiral chooses what he discards', () => {
    expect(playCheck('admiral-grilled', [P, L], 8).discarding).toEqual([adama])
  })

  test('Bomb Threat: the ship is drawn from those not on the board, one on it is safe', () => {
    const position = { ships: { bow: { civilian: 1 } }, civilians: ['population-fuel'] }
    const { game, changes } = playCheck('bomb-threat', [P, L, T], 12, { position })
    expect(game.state.lostCivilians).toHaveLength(1)
    expect(changes).not.toHaveProperty('bow civilian')
    expect(game.state.civilians).toHaveLength(10)
  })

  test('Crippled Raider: the pass can make the fleet jump at once', () => {
    const game = afterCheck('crippled-raider', [T, E], 10, { jumpTrack: 4 })
    expect(game.request(adama).prompt.key).toBe('prompt.destination')
  })

  test('Cylon Screenings: only a title holder other than himself is offered, and one of his cards is seen', () => {
    const loyalty = { [roslin]: ['cylon-morale', 'not-a-cylon'], [zarek]: ['not-a-cylon'] }
    const game = afterCheck('cylon-screenings', [P, L], 8, { loyalty })
    expect(game.options(zarek)).toEqual(['seat:2', 'seat:3'])
    game.answer(zarek, 'seat:2')
    expect(game.saw(zarek)).toContain('event.saw-loyalty')
    expect(game.saw(kara)).not.toContain('event.saw-loyalty')
    expect(game.events.find((e) => e.key === 'event.saw-loyalty')?.params?.cards).toHaveLength(1)
  })

  test('Cylon Screenings: one other player with both titles is the only choice', () => {
    const position = { titles: { president: kara, admiral: kara } }
    const { changes } = playCheck('cylon-screenings', [P, L], 8, { position })
    expect(changes.looks).toBe(`${zarek} at ${kara}`)
  })

  test('Cylon Screenings: instead of the check everyone chooses his own cards', () => {
    expect(playOption('cylon-screenings', zarek, 1).discarding).toEqual([zarek, kara, roslin, adama])
  })

  test('Detector Sabotage: while it is in play no Loyalty card of another player is looked at', () => {
    const inPlay = [{ card: 'detector-sabotage', deck: 'crisis' }] as const
    const look = playCheck('cylon-screenings', [P, L], 8, { position: { inPlay } })
    expect(look.changes).toEqual({ morale: -1, activated: 'raiders' })
    const actions = (position: Partial<Position>) =>
      scenario({ players: ['gaius-baltar', kara, adama], ...position }).options('gaius-baltar')
    expect(actions({})).toContain('ability:cylon-detector')
    expect(actions({ inPlay })).not.toContain('ability:cylon-detector')
  })

  test('Detector Sabotage: a jump does not end it', () => {
    const position = { inPlay: [{ card: 'detector-sabotage', deck: 'crisis' }], jumpTrack: 4 } as const
    const game = scenario({ ...table, ...position, decks: { crisis: ['riots-a'] } })
    game.answer(adama, 'option:0').untilAsked(kara, 'prompt.multi-skill')
    expect(game.happened('event.jump')).toBe(true)
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['detector-sabotage'])
  })

  test('Forced Water Mining: instead of the check the cards are discarded at random', () => {
    expect(playOption('forced-water-mining', zarek, 1).discarding).toEqual([])
  })

  test('Fulfiller of Prophecy: the card drawn for the pass is Politics', () => {
    const { game } = playCheck('fulfiller-of-prophecy', [P, L], 6, {
      position: { decks: { crisis: ['fulfiller-of-prophecy'], politics: ['investigative-committee-5'] } },
    })
    expect(game.player(zarek).hand).toContain('investigative-committee-5')
  })

  test('Fulfiller of Prophecy: B-CRISIS-19 after its activation another Crisis card with its own symbols follows', () => {
    const second = (card: string) => {
      const position = { decks: { crisis: ['fulfiller-of-prophecy', card] } }
      return playOption('fulfiller-of-prophecy', zarek, 1, { position, answers: [[adama, 'option:0']] })
    }
    const lost = { 'tom-zarek cards': -1, food: -1, morale: -1 }
    expect(second('riots-b').changes).toEqual({ ...lost, activated: 'basestars,launch' })
    const { game, changes } = second('riots-a')
    expect(changes).toEqual({ ...lost, track: 1, activated: 'basestars,basestars' })
    const keys = game.events.map((e) => e.key).filter((k) => k === 'event.crisis' || k === 'event.activate')
    expect(keys).toEqual(['event.crisis', 'event.activate', 'event.crisis', 'event.activate'])
    expect(game.state.decks.crisis.discard).toEqual(['fulfiller-of-prophecy', 'riots-a'])
  })

  test('Guilt by Collusion: only a character who can be moved to the Brig is offered', () => {
    const position = { at: { [roslin]: 'brig', [kara]: 'off-board' } }
    expect(afterCheck('guilt-by-collusion', [L, T], 9, position).options(zarek)).toEqual(['seat:0', 'seat:3'])
  })
})
