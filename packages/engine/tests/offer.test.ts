import { describe, expect, test } from 'vitest'
import { checkedConfig, componentsIn, englishIn, offer, render } from '../src/index.ts'
import { type ContentSet, withSets } from '../src/testing/index.ts'

const far = { id: 'far', title: 'Far away', milestones: [], goal: 3 }
const box: ContentSet = {
  id: 'offered',
  objectives: [far],
  variants: [{ id: 'windy', title: 'Windy' }],
  removes: { locations: ['press-room'] },
  locations: [
    {
      id: 'press-room',
      title: 'Salon',
      ship: 'colonial-one',
      hazardous: false,
      damageable: false,
      actions: [],
      passives: [],
    },
  ],
  cards: [{ id: 'whisper', title: 'A Whisper', deck: 'whispers', copies: 3 }],
  decks: [{ id: 'whispers', title: 'Whispers', hand: { others: 'count' } }],
  parts: [{ only: { objectives: ['kobol'] }, removes: { crises: ['ambush'] } }],
  ruleset: (before) => {
    if (!before) throw new Error('It comes after the base set.')
    const seventh = { players: 7, leader: false, cylon: 3, notACylon: 11 }
    return { ...before, players: [3, 7], loyaltyDeck: [...before.loyaltyDeck, seventh] }
  },
}
const { sets } = withSets([box], {})

describe('What players can agree on', () => {
  test('B-GEN-1 with the base box alone: three to six, one objective, no boxes to choose', () => {
    const can = offer()
    expect(can.sets).toMatchObject([
      { id: 'base', title: 'Base game' },
      { id: 'pegasus', title: 'Pegasus' },
      { id: 'daybreak', title: 'Daybreak' },
    ])
    expect(can.objectives).toMatchObject([{ id: 'kobol', title: 'Kobol' }])
    for (const { about } of [...can.sets, ...can.objectives]) expect(about).toMatch(/\.$/)
    expect(can.variants).toEqual([])
    expect(can.players.map((p) => p.n)).toEqual([3, 4, 5, 6])
    expect(can.players.filter((p) => p.sympathizer).map((p) => p.n)).toEqual([4, 6])
  })

  test('with another box also what that brings; a box made for tests is not offered by itself', () => {
    const can = offer({ sets })
    expect(can.sets.map((s) => s.id)).toEqual(['base', 'pegasus', 'daybreak'])
    expect(can.objectives.map((o) => o.title)).toEqual(['Kobol', 'Far away'])
    expect(can.variants).toEqual([{ id: 'windy', title: 'Windy' }])
    expect(can.players.at(-1)).toEqual({ n: 7, cylon: 3, sympathizer: false })
  })

  test('all of it can be played', () => {
    for (const with_ of [['base'], sets])
      for (const { n } of offer({ sets: with_ }).players)
        for (const { id } of offer({ sets: with_ }).objectives)
          expect(checkedConfig({ players: n, sets: with_, objective: id })).toMatchObject({ players: n })
  })

  test('P-LEAD-5, P-VAR-4, P-VAR-14 with Pegasus: seven only with a Cylon Leader, three without one', () => {
    const with_ = ['base', 'pegasus']
    expect(offer({ sets: with_ }).players.map((p) => [p.n, p.leader?.cylon, p.leader?.needed])).toEqual([
      [3, undefined, undefined],
      [4, 1, false],
      [5, 1, false],
      [6, 2, false],
      [7, 2, true],
    ])
    const without = offer({ sets: with_, variants: ['no-leaders', 'unheard-of'] })
    expect(without.players.map((p) => [p.n, p.leader])).toEqual([3, 4, 5, 6].map((n) => [n, undefined]))
  })

  test('whatever is agreed on, there are words for all that the components speak of', () => {
    const with_ = ['base', 'pegasus']
    for (const { id: objective } of offer({ sets: with_ }).objectives)
      for (const variants of [[], ['no-leaders'], ['sympathetic-cylon']]) {
        const config = checkedConfig({ players: 4, sets: with_, objective, variants })
        const texts = componentsIn(config, englishIn(config)).map((c) => c.text)
        expect(texts.length).toBeGreaterThan(200)
        expect(texts.join('\n')).not.toMatch(/undefined|[{}]/)
      }
  })

  test('what nobody has is left out: an objective of another box, a box that there is not', () => {
    expect(offer({ sets: ['nowhere'], objective: 'far' })).toEqual(offer())
  })
})

describe('What is on the table', () => {
  const config = checkedConfig({ players: 7, sets })

  test('is called as this game prints it', () => {
    const key = 'location:press-room'
    expect(render({ key }, { catalogue: englishIn(config) })).toBe('Salon')
    expect(render({ key }, { catalogue: englishIn(checkedConfig({ players: 3 })) })).toBe('Press Room')
  })

  test('is listed with the box it comes from, and nothing else is', () => {
    const list = componentsIn(config, englishIn(config))
    const found = (kind: string, id: string) => list.filter((c) => c.kind === kind && c.id === id)
    expect(found('location', 'press-room')).toMatchObject([{ title: 'Salon', set: 'offered' }])
    expect(found('location', 'command')).toMatchObject([{ set: 'base' }])
    expect(found('whispers', 'whisper')).toMatchObject([{ title: 'A Whisper', copies: 3 }])
    expect(found('crisis', 'ambush')).toEqual([])
    const other = checkedConfig({ players: 3, sets, objective: 'far' })
    expect(componentsIn(other, englishIn(other)).some((c) => c.id === 'ambush')).toBe(true)
  })
})
