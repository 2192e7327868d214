import { describe, expect, test } from 'vitest'
import { sendTo } from '../../src/effects/people.ts'
import { contentOf } from '../../src/index.ts'
import { scenario, withSets } from '../../src/testing/index.ts'
import { testCrisis } from '../rules/test-crisis.ts'
import {
  adama,
  athena,
  boomer,
  both,
  config,
  danna,
  dealt,
  fresh,
  roslin,
  simon,
  tigh,
  tyrol,
  zarek,
} from './crew.ts'

// Choosing characters of whom there are two versions, and who follows in the titles.

const content = contentOf(fresh(4, both).state.config)
const [lee, helo, baltar] = ['lee-adama', 'karl-agathon', 'gaius-baltar'] as const
const other = (id: string): string => `${id}-alternate`
const chosen = (game: ReturnType<typeof fresh>): string[] =>
  game.options('').map((id) => id.replace('character:', ''))

describe('choosing characters', () => {
  test('D-SETUP-4: the twelve join the others', () => {
    const base = contentOf(fresh(4, { sets: ['base'] }).state.config).characters
    const added = [...contentOf(fresh(4).state.config).characters.keys()].filter((id) => !base.has(id))
    expect(new Set(added)).toEqual(
      new Set([
        ...[lee, zarek, helo, baltar].map(other),
        'romo-lampkin',
        'louis-hoshi',
        'brendan-costanza',
        'sherman-cottle',
        'aaron-doral',
        danna,
        simon,
        athena,
      ]),
    )
  })

  test.each([lee, zarek, helo, baltar])('D-CHAR-1: of the two versions of %s only one is chosen', (id) => {
    for (const [first, second] of [
      [id, other(id)],
      [other(id), id],
    ]) {
      const game = fresh(5)
      const free = chosen(game)
      if (!free.includes(first ?? '')) continue
      game.answer('', `character:${first}`)
      expect(chosen(game)).not.toContain(second)
    }
  })

  test('D-CHAR-2: the version that cannot be chosen any more still counts for its type', () => {
    const types = (id: string) => contentOf(fresh(5).state.config).characters.get(id)?.type
    const left = new Map<string, number>()
    for (const c of contentOf(fresh(5).state.config).characters.values())
      if (c.type !== 'support' && c.type !== 'cylon-leader') left.set(c.type, (left.get(c.type) ?? 0) + 1)
    expect(left).toEqual(
      new Map([
        ['military-leader', 5],
        ['pilot', 5],
        ['political-leader', 5],
      ]),
    )
    // The original Zarek takes the other one, a military leader, out of the choice; five of these are still counted.
    const game = fresh(5).answer('', `character:${zarek}`)
    expect(types(other(zarek))).toBe('military-leader')
    expect(new Set(chosen(game).map(types))).toEqual(
      new Set(['military-leader', 'pilot', 'support', 'cylon-leader']),
    )
  })

  test('D-CHAR-4, D-CHAR-5, D-CHAR-6: a Leader whatever type is left most of, one at most, none of three', () => {
    const game = fresh(4).answer('', `character:${roslin}`)
    expect(chosen(game)).toContain(danna)
    game.answer('', `character:${danna}`)
    expect(chosen(game)).not.toContain(simon)
    expect(chosen(fresh(3))).not.toContain(danna)
  })

  test('D-CHAR-7: "Boomer" and "Athena" may both be in one game', () => {
    const game = dealt([boomer, athena, roslin, adama])
    expect(game.state.players.map((p) => p.character)).toEqual([boomer, athena, roslin, adama])
  })
})

describe('the lines of succession', () => {
  const admirals = [
    'helena-cain',
    adama,
    tigh,
    helo,
    'louis-hoshi',
    other(zarek),
    lee,
    'anastasia-dualla',
    other(helo),
    'kara-thrace',
    'louanne-katraine',
    boomer,
    'brendan-costanza',
    tyrol,
    'sherman-cottle',
    other(lee),
    zarek,
    'ellen-tigh',
    other(baltar),
    baltar,
    'romo-lampkin',
    roslin,
  ]
  const presidents = [
    roslin,
    baltar,
    other(lee),
    zarek,
    'romo-lampkin',
    'ellen-tigh',
    lee,
    other(zarek),
    adama,
    helo,
    tyrol,
    other(baltar),
    'sherman-cottle',
    'helena-cain',
    'anastasia-dualla',
    'louis-hoshi',
    other(helo),
    boomer,
    tigh,
    'brendan-costanza',
    'kara-thrace',
    'louanne-katraine',
  ]

  test('D-SUCC-1, D-SUCC-2, D-SUCC-3, D-SUCC-4: every human character has a rank of his own in both', () => {
    expect(content.rules.titles).toEqual({ admiral: admirals, president: presidents })
    const humans = [...content.characters.values()].filter((c) => c.type !== 'cylon-leader').map((c) => c.id)
    expect(new Set(admirals)).toEqual(new Set(humans))
    expect(new Set(presidents)).toEqual(new Set(humans))
  })

  test('D-SUCC-2, D-SUCC-3: the highest ones begin with the titles', () => {
    const game = dealt(['romo-lampkin', other(lee), 'louis-hoshi', other(zarek)])
    expect(game.state.titles).toEqual({ president: 1, admiral: 2 })
  })

  test('D-SUCC-1: an Admiral who goes to the Brig is followed by the next of his line', () => {
    const jail = withSets(
      [{ id: 'jail', crises: [testCrisis('jailed', [sendTo('admiral', 'brig')])] }],
      config,
    )
    const game = scenario({
      players: [tyrol, 'louis-hoshi', other(zarek), roslin],
      config: jail,
      titles: { admiral: 'louis-hoshi' },
      step: 'crisis',
      decks: { crisis: ['jailed'] },
    }).answer(tyrol, 'option:0')
    expect(game.state.titles.admiral).toBe(game.seat(other(zarek)))
    expect(game.player('louis-hoshi').at).toBe('brig')
  })
})
