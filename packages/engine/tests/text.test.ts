import { describe, expect, test } from 'vitest'
import { componentList } from '../src/components.ts'
import { windows } from '../src/core/windows.ts'
import { english, type Message, render } from '../src/index.ts'
import { playRandomly } from '../src/testing/index.ts'

const options = { catalogue: english, seat: (n: number) => `Seat ${n}` }

/** Every key a message uses, inside and out. */
function keysIn(m: Message): string[] {
  const inner = Object.values(m.params ?? {}).flatMap((p) =>
    Array.isArray(p) ? p.flatMap(keysIn) : typeof p === 'object' && 'key' in p ? keysIn(p) : [],
  )
  return [m.key, ...inner]
}

describe('the English text', () => {
  test('has words for every component, and no hole in any of them', () => {
    const all = componentList()
    expect(all.length).toBeGreaterThan(140)
    for (const component of all) {
      expect(component.text, component.id).not.toMatch(/[{}]|undefined|NaN/)
      expect(component.text.length, component.id).toBeGreaterThan(5)
    }
  })

  test('has words for every moment at which something can be used', () => {
    expect(windows.filter((name) => !(`moment.${name}` in english.messages))).toEqual([])
  })

  test('has words for every question, answer and event of random games', () => {
    const used = new Set<string>()
    for (let i = 0; i < 60; i++)
      playRandomly({ players: 3 + (i % 4) }, `text-${i}`, (state, events) => {
        const said = [...events, ...state.asks.flatMap((a) => [a.prompt, ...a.options.map((o) => o.text)])]
        for (const m of said) {
          expect(render(m, options)).not.toMatch(/[{}]|undefined|NaN/)
          for (const key of keysIn(m)) used.add(key)
        }
      })
    expect(used.size).toBeGreaterThan(250)
  })

  test('chooses the form that fits the number and the reader', () => {
    const say = (n: number, who: string) =>
      render({ key: 'effect.discard', params: { who: { key: `who:${who}` }, n } }, options)
    expect(say(1, 'current')).toBe('the current player discards 1 skill card')
    expect(say(3, 'user')).toBe('you discard 3 skill cards')
  })

  test('speaks to the seat that reads it, in whatever place it stands, and names it to all others', () => {
    const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
    const saw = { key: 'event.looked-at-hand', params: { who: seat(0), whose: seat(1) } }
    expect(render(saw, { ...options, reader: 0 })).toBe('You look at the hand of Seat 1.')
    expect(render(saw, { ...options, reader: 1 })).toBe('Seat 0 looks at your hand.')
    expect(render(saw, { ...options, reader: 2 })).toBe('Seat 0 looks at the hand of Seat 1.')
    expect(render(saw, options)).toBe('Seat 0 looks at the hand of Seat 1.')
    const waits = { key: 'why-not.waiting', params: { who: [seat(1), seat(0)] } }
    expect(render(waits, { ...options, reader: 0 })).toBe('The game waits for Seat 1 and you.')
  })

  test('joins lists as people do', () => {
    const cards = (...ids: string[]) => ids.map((id) => ({ key: `type:${id}` }))
    const said = (...ids: string[]) =>
      render(
        {
          key: 'event.drew-types',
          params: { who: { key: 'seat', params: { seat: 2 } }, types: cards(...ids) },
        },
        options,
      )
    expect(said('politics')).toBe('Seat 2 drew Politics.')
    expect(said('politics', 'tactics', 'piloting')).toBe('Seat 2 drew Politics, Tactics and Piloting.')
    expect(said()).toBe('Seat 2 drew nothing.')
  })

  test('refuses a key it does not know and a parameter that is missing', () => {
    expect(() => render({ key: 'no.such.key' }, options)).toThrow('No words for "no.such.key"')
    expect(() => render({ key: 'event.lost' }, options)).toThrow('needs the parameter')
  })
})

describe('the list of components', () => {
  const find = (kind: string, id: string) => componentList().find((c) => c.kind === kind && c.id === id)

  test('gives checks, icons, strengths, skills and distances as data', () => {
    expect(find('crisis', 'elections-loom')).toMatchObject({
      set: 'base',
      title: 'Elections Loom',
      copies: 1,
      difficulty: 8,
      skills: ['politics', 'leadership'],
      partial: 5,
      cylons: 'heavy',
      jump: true,
    })
    expect(find('skill', 'repair')).toMatchObject({
      type: 'engineering',
      strengths: { 1: 8, 2: 6 },
      copies: 14,
    })
    expect(find('destination', 'desolate-moon')).toMatchObject({ distance: 3 })
    expect(find('character', 'kara-thrace')?.skills).toEqual([
      { type: 'tactics', draw: 2 },
      { type: 'piloting', draw: 2 },
      { types: ['leadership', 'engineering'], draw: 1 },
    ])
    expect(find('location', 'brig')).toMatchObject({ difficulty: 7, skills: ['politics', 'tactics'] })
  })

  test.each([
    [
      'base',
      {
        crisis: 70,
        'super-crisis': 5,
        quorum: 17,
        loyalty: 16,
        destination: 22,
        skill: 105,
        civilian: 12,
        character: 10,
        location: 17,
        title: 2,
        objective: 1,
        'galactica-damage': 8,
        'basestar-damage': 4,
      },
    ],
    [
      'pegasus',
      {
        crisis: 20,
        'new-caprica-crisis': 30,
        'super-crisis': 5,
        quorum: 9,
        loyalty: 3,
        destination: 5,
        skill: 58,
        agenda: 12,
        character: 7,
        location: 17,
        title: 3,
        objective: 1,
        'pegasus-damage': 4,
        token: 5,
      },
    ],
  ])('counts the components of the box %s', (set, expected) => {
    const counts: Record<string, number> = {}
    for (const c of componentList()) if (c.set === set) counts[c.kind] = (counts[c.kind] ?? 0) + c.copies
    expect(counts).toEqual(expected)
  })
})
