import { describe, expect, test } from 'vitest'
import { newGame } from '../../src/index.ts'
import { testGame } from '../../src/testing/index.ts'
import { reasons } from './asking.ts'

const config = { sets: ['base', 'daybreak'] }

describe("Why can't I, with Daybreak?", () => {
  test('D-CHAR-1: another version of the character is in the game', () => {
    const game = testGame(newGame({ players: 3, firstPlayer: 0, ...config }, 'versions'))
    game.answer('', 'character:gaius-baltar')
    expect(reasons(game.view(''), 'character:gaius-baltar-alternate')).toEqual(['other-version'])
  })
})
