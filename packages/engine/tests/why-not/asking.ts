import { expect } from 'vitest'
import { type Catalogue, englishIn, type Message, render, type View, whyNot } from '../../src/index.ts'
import { type Position, scenario } from '../../src/testing/index.ts'

/** Every reason that was given, what it comes from included. */
export const given = new Set<string>()

/** The reasons a view gives, without their common beginning; each must have words. */
export function reasons(now: View, key: string, catalogue: Catalogue = englishIn(now.config)): string[] {
  return whyNot(now, key).map((m) => {
    expect(render(m, { catalogue })).not.toMatch(/[{}]|undefined|why-not/)
    note(m)
    return m.key.replace('why-not.', '')
  })
}

function note(m: Message): void {
  if (m.key.startsWith('why-not.')) given.add(m.key)
  for (const p of Object.values(m.params ?? {})) if (typeof p === 'object' && 'key' in p) note(p)
}

export const tigh = 'saul-tigh'
export const roslin = 'laura-roslin'
export const kara = 'kara-thrace'

/** The reasons Saul Tigh (or somebody else) is given in a position. */
export const why = (key: string, position: Partial<Position> = {}, who = tigh): string[] =>
  reasons(scenario({ players: [tigh, roslin, kara], step: 'action', ...position }).view(who), key)
