import { describe, expect, test } from 'vitest'
import { decide, newGame, type Request, requests } from '../src/decide.ts'
import { foregone } from '../src/foregone.ts'
import { chance, randomAnswer } from '../src/random-player.ts'
import { otherHands, type Position, scenario, type TestGame } from '../src/testing/index.ts'

/** Whether a question leaves anything to decide. */
const decides = (game: TestGame, who: string): boolean =>
  foregone(game.state, game.request(who)) === undefined

describe('a window', () => {
  /** Elections Loom: Politics and Leadership 8, from 5 on partly. Nobody adds anything. */
  const totalled = (destiny: readonly string[]) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      decks: { crisis: ['elections-loom'] },
      destiny,
      hands: { 'laura-roslin': ['declare-emergency-5'] },
    }).untilAsked('laura-roslin', 'prompt.window.check-totalled')

  test('is worth a question where a check comes to be passed by what can be played', () => {
    expect(decides(totalled(['declare-emergency-3', 'investigative-committee-3']), 'laura-roslin')).toBe(true)
  })

  test.each([
    ['declare-emergency-3', 'executive-order-2'],
    ['executive-order-2', 'investigative-committee-3'],
  ])('is not where the check ends the same with it (Destiny %s and %s)', (...destiny) => {
    const game = totalled(destiny)
    expect(foregone(game.state, game.request('laura-roslin'))).toEqual({
      request: game.request('laura-roslin').id,
      options: [],
    })
  })

  const fired = (loyalty: readonly string[]) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
      ships: { bow: { basestar: 1 } },
      hands: { 'laura-roslin': ['strategic-planning-3'] },
      loyalty: { 'laura-roslin': loyalty },
    }).answer('saul-tigh', 'option:0')

  test('in which one could only help the enemy is no question to a human', () => {
    expect(decides(fired(['not-a-cylon']), 'laura-roslin')).toBe(false)
  })

  test('but it is one to a Cylon', () => {
    expect(decides(fired(['cylon-sickbay']), 'laura-roslin')).toBe(true)
  })

  test('is worth a question where a throw of one’s own side could become better', () => {
    const game = scenario({
      players: ['karl-agathon', 'laura-roslin', 'saul-tigh'],
      at: { 'karl-agathon': 'weapons-control' },
      ships: { bow: { basestar: 1 } },
      hands: { 'laura-roslin': ['strategic-planning-3'] },
    }).answer('karl-agathon', 'weapons-control')
    expect(decides(game, 'laura-roslin')).toBe(true)
  })

  const attacked = (face: number, position: Partial<Position> = {}) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      decks: { crisis: ['rescue-the-fleet'] },
      hands: { 'laura-roslin': ['evasive-maneuvers-1'] },
      ships: { bow: { raider: 1, viper: 1 } },
      dice: [face],
      ...position,
    }).answer('saul-tigh', 'option:0')

  test('after an attack that missed is no question, after one that hit it is', () => {
    expect(decides(attacked(2), 'laura-roslin')).toBe(false)
    expect(decides(attacked(8), 'laura-roslin')).toBe(true)
  })

  test('the same for a pilot, who would only come to Sickbay', () => {
    const flying = {
      piloting: { 'lee-adama': 'bow' },
      ships: { bow: { raider: 1 } },
    } as const
    expect(decides(attacked(2, flying), 'laura-roslin')).toBe(false)
    expect(decides(attacked(8, flying), 'laura-roslin')).toBe(true)
  })

  test('is a question as long as cards of the check lie face down', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'galen-tyrol'],
      step: 'crisis',
      decks: { crisis: ['elections-loom'] },
      destiny: ['launch-scout-1', 'launch-scout-2'],
    }).untilAsked('galen-tyrol', 'prompt.window.check-before-reveal')
    expect(decides(game, 'galen-tyrol')).toBe(true)
  })

  test('in which one would only learn something is a question', () => {
    const game = scenario({
      players: ['sharon-valerii', 'laura-roslin', 'saul-tigh'],
      step: 'end',
    }).untilAsked('sharon-valerii', 'prompt.window.turn-end')
    expect(decides(game, 'sharon-valerii')).toBe(true)
  })
})

describe('the order', () => {
  /** Raiders act, in Saul Tigh's turn. */
  const raid = (ships: Position['ships']) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      decks: { crisis: ['rescue-the-fleet'] },
      ships,
    })
      .answer('saul-tigh', 'option:0')
      .untilAsked('saul-tigh', 'prompt.activate-area')

  test('of areas in which raiders fight apart is not asked', () => {
    const game = raid({ bow: { raider: 2, viper: 1 }, stern: { raider: 1, viper: 1 } })
    expect(decides(game, 'saul-tigh')).toBe(false)
  })

  test('is asked where some would find nothing left to fly to', () => {
    const game = raid({ bow: { raider: 1, civilian: 1 }, stern: { raider: 1 } })
    expect(decides(game, 'saul-tigh')).toBe(true)
  })

  test('or which of several ships that nobody has looked at: that is not asked, either', () => {
    const before = { bow: { raider: 1, civilian: 3 } } as const
    const game = (): TestGame =>
      scenario({
        players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
        step: 'crisis',
        decks: { crisis: ['rescue-the-fleet'] },
        ships: before,
      })
        .answer('saul-tigh', 'option:0')
        .untilAsked('saul-tigh', 'prompt.raider-civilian')
    expect(decides(game(), 'saul-tigh')).toBe(false)
    const { state } = game()
    const [seen, ...others] = state.ships.filter((s) => s.face !== '')
    const [request] = requests(state)
    if (!seen || !request) throw new Error('No civilian ship is threatened.')
    const raiders = state.ships.filter((s) => s.face === '')
    const looked = { ...state, ships: [...raiders, { ...seen, seenBy: [0] }, ...others] }
    expect(foregone(looked, request)).toBeUndefined()
  })
})

describe('copies', () => {
  const jump = (...destination: readonly string[]) =>
    scenario({
      players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
      step: 'crisis',
      jumpTrack: 4,
      decks: { crisis: ['riots-a'], destination },
    })
      .answer('saul-tigh', 'option:0')
      .untilAsked('saul-tigh', 'prompt.destination')

  const alone = (game: TestGame) => foregone(game.state, game.request('saul-tigh'), true)?.options

  test('of a card that only one has seen are nothing to choose between, unless others would learn it', () => {
    const game = jump('barren-planet', 'barren-planet')
    expect(alone(game)).toEqual(['card:barren-planet#1'])
    expect(decides(game, 'saul-tigh')).toBe(true)
  })

  test('are only those that are alike in all', () => {
    expect(alone(jump('barren-planet', 'deep-space'))).toBeUndefined()
  })

  test('of what lies open are nothing to choose between whoever sees it', () => {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'lee-adama'],
      step: 'action',
      ships: { bow: { basestar: 2 } },
    })
      .answer('william-adama', 'ability:launch-nuke')
      .untilAsked('william-adama', 'prompt.nuke')
    expect(decides(game, 'william-adama')).toBe(false)
  })
})

test('which deck to scout is asked although nothing has changed afterwards but what one knows', () => {
  const game = scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    hands: { 'saul-tigh': ['launch-scout-1'] },
    dice: [8],
  })
    .answer('saul-tigh', 'launch-scout-1')
    .untilAsked('saul-tigh', 'prompt.scout-deck')
  expect(decides(game, 'saul-tigh')).toBe(true)
})

test('games that look the same to whoever is asked are judged the same', () => {
  const verdict = (state: TestGame['state'], r: Request): string =>
    JSON.stringify(foregone(state, r)?.options ?? 'asked')
  const random = chance(11)
  let settled = 0
  for (const [players, sets] of [
    [4, ['base']],
    [5, ['base', 'pegasus', 'daybreak']],
  ] as const) {
    let state = newGame({ players, sets }, 'foregone')
    for (let i = 0; i < 400 && !state.outcome; i++) {
      const [request] = requests(state)
      if (!request) throw new Error('Nobody is asked.')
      const apart = request.secret || !request.options.some((o) => o.card !== undefined)
      if (i % 2 === 0 && apart && state.asks.length === 1) {
        const kept = request.secret ? [request.seat] : []
        const dealt = otherHands(state, kept, random)
        const same = requests(dealt).find((r) => r.id === request.id)
        const now = verdict(state, request)
        if (now !== '"asked"') settled++
        expect(same && verdict(dealt, same)).toBe(now)
      }
      state = decide(state, request.seat, randomAnswer(request, random)).state
    }
  }
  expect(settled).toBeGreaterThan(5)
})
