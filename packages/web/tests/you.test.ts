import { english, type Message, type Param, render } from '@ragtag/engine'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../src/words/index.ts'
import '../src/reference/words.ts'
import '../src/screens/words.ts'
import '../src/words/bots.ts'
import '../src/words/days.ts'

// Whoever reads is spoken to, in every sentence that can name him.

const sources = Object.values(
  import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.tsx', '../../engine/src/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** What the code calls a seat it hands to a sentence. */
const given = new Set(
  [...sources.matchAll(/(\w+)(?::| =)\s*(?:[\w. =?!()'<]*: )?(?:seatNames?|personOf)\(/g)].map(
    ([, name = '']) => name,
  ),
)

/** Under these names people are in sentences; some of them name other things in other sentences. */
const people = ['who', 'whom', 'whose', 'from', 'to', 'target', 'list', 'player', 'name', 'text']

const reader = 2
const seat = (n: number): Message => ({ key: 'seat', params: { seat: n } })

/** What a sentence has holes for, and whether it counts by it. */
const holesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(/\{([\w-]+)/g)].map(([, name = '']) => name)),
]
const counts = (template: string, name: string): boolean => template.includes(`{${name}#`)

/** A sentence once for each hole that may be the reader. */
function* spoken(key: string, template: string): Generator<string> {
  const holes = holesIn(template)
  for (const own of holes.filter((h) => people.includes(h) && !counts(template, h))) {
    const params: Record<string, Param> = {}
    for (const name of holes)
      params[name] =
        name === own ? seat(reader) : counts(template, name) ? 1 : people.includes(name) ? seat(0) : 'Xy'
    yield render({ key, params }, { catalogue, seat: (n) => `Seat${n}`, reader })
  }
}

const all = Object.entries(catalogue.messages).flatMap(([key, template]) =>
  [...spoken(key, template)].map((text) => ({ key, text })),
)

/** In these, what could be a player is none, or never the reader. */
const others = [
  'effect.look',
  'effect.look-all',
  'effect.send-all',
  'effect.shift-pile',
  'effect.take-random-skills',
  'event.pile-shifted',
  'when.in-red',
  'when.players-are',
  'waiting.new-link-sure',
  'chooser.waiting',
]

/** Of the third person: the verb behind "you", one joined to it, a possessive made of "you", what stands for a name. */
const wrong: readonly RegExp[] = [
  /\byou (no longer )?(is|was|has|does|[a-z]+[^s\W]s)\b/i,
  /\byou\b[^.:;]* and (no longer )?(?!(cards|its|this)\b)[a-z]+[^s\W]s\b/i,
  /\byou['’]s\b|\b(hands?|turn|cards?|chair|time|viper) of you\b/i,
  /\b(does|has|was) you\b/i,
  /\b(he|him|his|himself|their)\b/i,
]

describe('The reader of a sentence', () => {
  it('is handed to it under a name that is looked at here', () => {
    expect([...given].filter((name) => !people.includes(name)).sort()).toEqual([])
    expect(given.size).toBeGreaterThan(6)
  })

  it('is "you" in whatever names him, and its verbs are those of "you"', () => {
    expect(all.length).toBeGreaterThan(250)
    const found = all.filter(({ key, text }) => !others.includes(key) && wrong.some((w) => w.test(text)))
    expect(found).toEqual([])
  })

  it('is written as a sentence begins', () => {
    expect(all.filter(({ text }) => /^you\b|[.?!] you\b/.test(text))).toEqual([])
  })

  it('is called by name where the name stands alone, and by others always', () => {
    expect(render(seat(reader), { catalogue, seat: () => 'Saul Tigh', reader })).toBe('Saul Tigh')
    const played = { key: 'event.played', params: { who: seat(reader), card: 'Xy' } }
    expect(render(played, { catalogue, seat: () => 'Saul Tigh', reader: 0 })).toBe('Saul Tigh plays Xy.')
    expect(render(played, { catalogue, seat: () => 'Saul Tigh' })).toBe('Saul Tigh plays Xy.')
    expect(render(played, { catalogue: english, reader })).toBe('You play Xy.')
  })
})
