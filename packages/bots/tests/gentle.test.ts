import { scenario } from '@ragtag/engine/testing'
import { expect, test } from 'vitest'
import { choose, luck } from '../src/index.ts'
import { botAnswer, having, told } from './asked.ts'

const players = ['galen-tyrol', 'laura-roslin', 'kara-thrace', 'saul-tigh'] as const

test('a bot leaves somebody out of the Brig in the first round of his first game, and not later', () => {
  const game = scenario({ players, step: 'action', at: { 'galen-tyrol': 'admirals-quarters' } })
  const memory = having(told(game, 'galen-tyrol'), { 1: 'cylon' })
  const gentle = { ...memory, gentle: [1] }
  expect(botAnswer(game, 'galen-tyrol', memory)[0]).toContain('admirals-quarters')
  expect(botAnswer(game, 'galen-tyrol', gentle)[0] ?? '').not.toContain('admirals-quarters')

  game.answer('galen-tyrol', 'admirals-quarters')
  const request = game.request('galen-tyrol')
  const seen = game.view('galen-tyrol')
  const picked = (turn: number, known: typeof memory): number | undefined => {
    const then = { ...seen, turn: { ...seen.turn, number: turn } }
    const [id] = choose(then, request, known, luck('gentle', request)).options
    return request.options.find((o) => o.id === id)?.seat
  }
  expect(picked(4, memory)).toBe(1)
  expect(picked(4, gentle)).not.toBe(1)
  expect(picked(5, gentle)).toBe(1)
})
