import { describe, expect, test } from 'vitest'
import {
  ConfigRefused,
  checkedConfig,
  componentsIn,
  englishIn,
  type GameConfig,
  offer,
} from '../../src/index.ts'
import { configurations } from '../../src/testing/index.ts'

// Which games there are with the box.

const daybreak = ['base', 'daybreak']
const all = ['base', 'pegasus', 'daybreak']

function refused(config: Partial<GameConfig>): string {
  try {
    checkedConfig({ players: 4, sets: daybreak, ...config })
    return ''
  } catch (error) {
    return error instanceof ConfigRefused ? error.message : String(error)
  }
}

describe('what can be chosen', () => {
  test('D-MIX-5: the Sympathetic Cylon is not played with both boxes, and not offered', () => {
    const variants = ['sympathetic-cylon']
    expect(refused({ sets: ['base', 'pegasus'], variants })).toBe('')
    expect(refused({ sets: all, variants })).toContain('no variant called')
    expect(offer({ sets: all }).variants.map((v) => v.id)).toEqual(['no-leaders'])
    expect(configurations({ sets: all }).some((kind) => kind.variants?.includes('sympathetic-cylon'))).toBe(
      false,
    )
  })

  test('D-MIX-5: it is said which variants one box takes from another, and of which it says nothing', () => {
    expect(offer({ sets: all }).withdrawn).toEqual([{ variant: 'Sympathetic Cylon', box: 'Daybreak' }])
    expect(offer({ sets: all }).unsaid).toEqual([
      { id: 'no-leaders', variant: 'Without Cylon Leaders', box: 'Daybreak' },
    ])
    for (const sets of [['base'], ['base', 'pegasus'], daybreak])
      expect(offer({ sets })).toMatchObject({ withdrawn: [], unsaid: [] })
  })

  test('D-LOY-4 to D-LOY-10: it is said where the Mutineer is among the Loyalty cards', () => {
    const { players } = offer({ sets: daybreak })
    const with_ = (named: readonly string[] | undefined): boolean => named?.includes('mutineer') ?? false
    expect(players.filter((p) => with_(p.named)).map((p) => p.n)).toEqual([4, 6, 7])
    expect(players.filter((p) => with_(p.leader?.named)).map((p) => p.n)).toEqual([5, 7])
  })

  test('D-LOY-1: there is no Sympathizer to leave out', () => {
    for (const sets of [daybreak, all])
      expect(refused({ sets, noSympathizer: true })).toBe(
        'With these sets there is no Sympathizer to leave out.',
      )
    expect(offer({ sets: daybreak }).players.some((p) => p.sympathizer)).toBe(false)
  })

  test('D-SETUP-15, D-SETUP-16, D-MIX-6: three to seven play, seven with a Leader', () => {
    for (const sets of [daybreak, all]) {
      expect(offer({ sets }).players.map((p) => p.n)).toEqual([3, 4, 5, 6, 7])
      expect(refused({ sets, players: 8 })).toContain('3 to 7')
      const crew = ['laura-roslin', 'saul-tigh', 'galen-tyrol', 'kara-thrace', 'tom-zarek', 'lee-adama']
      expect(refused({ sets, players: 7, characters: [...crew, 'william-adama'] })).toContain('Cylon Leader')
      expect(refused({ sets, players: 7, characters: [...crew, 'danna-biers'] })).toBe('')
    }
  })

  test('D-MIX-5: without Leaders up to six play, with both boxes too', () => {
    expect(refused({ sets: all, players: 7, variants: ['no-leaders'] })).toContain('not for 7')
    expect(refused({ sets: all, players: 6, variants: ['no-leaders'] })).toBe('')
  })

  test('D-CHAR-1: two versions of one character are refused', () => {
    const characters = ['gaius-baltar', 'gaius-baltar-alternate', 'saul-tigh', 'laura-roslin']
    expect(refused({ characters })).toBe('Only one version of Gaius Baltar can be in a game.')
  })
})

test('D-MIR-1, D-MIR-12: what is used once per game is told as what it costs', () => {
  const text = (sets: readonly string[], id: string): string => {
    const config = checkedConfig({ players: 4, sets })
    return componentsIn(config, englishIn(config)).find((c) => c.id === id)?.text ?? ''
  }
  expect(text(['base'], 'laura-roslin')).toContain('once per game')
  expect(text(daybreak, 'laura-roslin')).toContain('(for 1 miracle token)')
  expect(text(all, 'gaius-baltar-alternate')).toContain('(for 3 miracle tokens)')
})
