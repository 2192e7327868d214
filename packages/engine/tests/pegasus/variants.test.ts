import { describe, expect, test } from 'vitest'
import { ConfigRefused, checkedConfig, type GameConfig, offer } from '../../src/index.ts'

// VAR: what can be agreed on with this box, and what cannot.

const sets = ['base', 'pegasus']
const refused = (config: GameConfig): string => {
  try {
    checkedConfig({ sets, ...config })
  } catch (error) {
    if (error instanceof ConfigRefused) return error.message
    throw error
  }
  return ''
}
const crew = ['william-adama', 'laura-roslin', 'galen-tyrol', 'saul-tigh', 'tom-zarek', 'lee-adama'] as const
const seats =
  (...first: string[]) =>
  (n: number) =>
    [...first, ...crew].slice(0, n)

describe('VAR', () => {
  test('P-VAR-13: the Sympathetic Cylon is for 4 or 6 players and not for the game without the Sympathizer', () => {
    const variants = ['sympathetic-cylon']
    for (const players of [4, 6]) expect(refused({ players, variants })).toBe('')
    for (const players of [3, 5, 7]) expect(refused({ players, variants })).toContain('4, 6 players')
    expect(refused({ players: 4, variants, noSympathizer: true })).toContain('cannot be combined')
    expect(refused({ players: 4, noSympathizer: true })).toBe('')
    expect(refused({ players: 4, variants: ['sympathetic-cylon', 'sympathetic-cylon'] })).toContain('twice')
  })

  test('P-VAR-14, P-LEAD-3, P-LEAD-5: seven play with exactly one Leader, three with none', () => {
    const variants = ['no-leaders']
    for (const players of [3, 4, 5, 6]) expect(refused({ players, variants })).toBe('')
    expect(refused({ players: 7, variants })).toContain('not for 7')
    expect(refused({ players: 7 })).toBe('')
    const led = seats('cavil')
    expect(refused({ players: 3, characters: led(3) })).toContain('Cavil is a Cylon Leader')
    expect(refused({ players: 4, characters: led(4) })).toBe('')
    expect(refused({ players: 4, characters: led(4), variants })).toContain('Cavil is a Cylon Leader')
    expect(refused({ players: 7, characters: led(7) })).toBe('')
    expect(refused({ players: 7, characters: [...crew, 'kara-thrace'] })).toContain('has to be')
  })

  test('P-VAR-1: all of it is used together but for the variants, which say what they are and for whom', () => {
    const { variants, players } = offer({ sets })
    expect(variants.map((v) => v.id)).toEqual(['no-leaders', 'sympathetic-cylon'])
    for (const { about } of variants) expect(about).toMatch(/\.$/)
    expect(variants[1]).toMatchObject({ players: [4, 6], excludes: ['no-sympathizer'] })
    expect(players.map((p) => p.n)).toEqual([3, 4, 5, 6, 7])
  })
})
