import { scenario, type TestGame } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { claimOf, heard, pledged, pledgeOf } from '../src/index.ts'
import { botAnswer, mindIn, told } from './asked.ts'

// What players say about what they can add to a check, and what they have added.

const players = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'] as const
const strong = ['declare-emergency-5', 'declare-emergency-4', 'executive-order-2']

/** A check of Politics and Leadership, 7, on Tigh's turn: Zarek is asked first, Tigh last. */
const check = (
  hands: Readonly<Record<string, readonly string[]>>,
  loyalty: Readonly<Record<string, readonly string[]>> = {},
): TestGame =>
  scenario({
    players,
    at: { 'karl-agathon': 'command' },
    step: 'crisis',
    hands,
    loyalty,
    resources: { food: 6, morale: 2 },
    decks: { crisis: ['low-supplies'] },
    destiny: ['launch-scout-1', 'launch-scout-1'],
  })

const says = (game: TestGame, who: string, ...options: string[]) =>
  claimOf(mindIn(game, who), {
    request: game.request(who).id,
    options: options.map((card) => `card:${card}#1`),
  })

const asked = (game: TestGame, who: string): TestGame => game.untilAsked(who, 'prompt.contribute')

describe('what is said of what was added', () => {
  const zarek = { 'tom-zarek': ['investigative-committee-5', 'consolidate-power-1', 'launch-scout-1'] }

  test('is true of a human, and vague', () => {
    const game = asked(check(zarek), 'tom-zarek')
    expect(says(game, 'tom-zarek')).toBe('nothing')
    expect(says(game, 'tom-zarek', 'consolidate-power-1')).toBe('a-bit')
    expect(says(game, 'tom-zarek', 'investigative-committee-5')).toBe('some')
    expect(says(game, 'tom-zarek', 'investigative-committee-5', 'consolidate-power-1')).toBe('much')
  })

  test('is what a human would say if a hidden Cylon has added against it', () => {
    const cylon = { 'tom-zarek': ['cylon-morale'] }
    const game = asked(check(zarek, cylon), 'tom-zarek')
    const now = mindIn(game, 'tom-zarek')
    // Humans who add one card say sometimes this and sometimes that.
    const inTurn = (number: number, ...cards: string[]) =>
      claimOf(
        { ...now, view: { ...now.view, turn: { ...now.view.turn, number } } },
        { request: now.request.id, options: cards.map((card) => `card:${card}#1`) },
      )
    expect(inTurn(6, 'launch-scout-1')).toBe('some')
    expect(inTurn(7, 'launch-scout-1')).toBe('a-bit')
    for (const turn of [6, 7]) {
      expect(inTurn(turn)).toBe('nothing')
      expect(inTurn(turn, 'launch-scout-1', 'consolidate-power-1')).toBe('some')
    }
  })

  test('keeps who comes last from adding what is not needed', () => {
    const plenty = [...strong, 'launch-scout-1', 'launch-scout-1', 'repair-1', 'repair-1', 'repair-1']
    const game = asked(
      check({ 'saul-tigh': plenty, 'tom-zarek': ['investigative-committee-5'] }),
      'tom-zarek',
    )
    asked(game.answer('tom-zarek', 'investigative-committee-5'), 'saul-tigh')
    const silent = told(game, 'saul-tigh')
    const little = heard(silent, game.seat('tom-zarek'), 'nothing')
    const much = heard(silent, game.seat('tom-zarek'), 'a-lot')
    const more = botAnswer(game, 'saul-tigh', little)
    expect(botAnswer(game, 'saul-tigh', much).length).toBeLessThan(more.length)
  })
})

describe('what is said before', () => {
  test('is what one could add', () => {
    const game = asked(
      check({ 'tom-zarek': ['investigative-committee-5', 'consolidate-power-1'] }),
      'tom-zarek',
    )
    expect(pledgeOf(mindIn(game, 'tom-zarek'))).toBe('much')
    const poor = asked(check({ 'tom-zarek': ['launch-scout-1'] }), 'tom-zarek')
    expect(pledgeOf(mindIn(poor, 'tom-zarek'))).toBe('nothing')
  })

  test('lets nobody waste cards on a check that cannot be passed', () => {
    const hands = { 'tom-zarek': ['investigative-committee-3'], 'saul-tigh': ['executive-order-1'] }
    const game = asked(check(hands), 'tom-zarek')
    const all = (claim: 'nothing' | 'a-lot') =>
      [0, 2, 3].reduce((m, seat) => pledged(m, seat, claim), told(game, 'tom-zarek'))
    expect(botAnswer(game, 'tom-zarek', all('nothing'))).toEqual([])
    expect(botAnswer(game, 'tom-zarek', all('a-lot'))).toEqual(['card:investigative-committee-3#1'])
  })
})
