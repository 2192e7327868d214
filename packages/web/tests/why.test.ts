import { scenario } from '@ragtag/engine/testing'
import { describe, expect, it } from 'vitest'
import { entries } from '../src/reference/entries.ts'
import { whyNot } from '../src/reference/why.ts'
import { say } from '../src/words/index.ts'
import '../src/reference/words.ts'

const position = {
  players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
  step: 'action',
  hands: { 'saul-tigh': ['strategic-planning-3'] },
} as const

describe("Why can't I?", () => {
  it('the page has the words of the rules for everything that can be looked up', () => {
    const game = scenario(position)
    const said = new Set<string>()
    for (const who of ['saul-tigh', 'laura-roslin', 'spectator'])
      for (const { key } of entries())
        for (const reason of whyNot(game.view(who), key)) {
          expect(say(reason), key).not.toMatch(/[{}]|why-not/)
          said.add(reason.key)
        }
    expect(said.size).toBeGreaterThan(12)
  })

  it('a moment comes, unless the player said not to be asked at it', () => {
    const now = scenario(position).view('saul-tigh')
    const keys = (skipped: string[]) =>
      whyNot(now, 'skill-card:strategic-planning-3', skipped).map((m) => m.key)
    expect(keys([])).toEqual(['why-not.moment'])
    expect(keys(['roll-after'])).toEqual(['why-not.moment'])
    expect(keys(['roll-before'])).toEqual(['why-not.moment', 'why-not.skipped'])
    expect(say({ key: 'why-not.skipped' })).toContain('not to be asked')
  })
})
