import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import type { DamageToken, Location } from '../../src/core/content.ts'
import { damage, turnBoard } from '../../src/effects/boards.ts'
import { gain } from '../../src/effects/resources.ts'
import { invariants, scenario, withSets } from '../../src/testing/index.ts'
import { testCrisis } from './test-crisis.ts'

// A second ship that can take the damage meant for Galactica.

const room = (id: string): Location => ({
  id,
  title: id,
  ship: 'tender',
  hazardous: false,
  damageable: true,
  actions: [],
  passives: [],
})
const token = (location: string): DamageToken => ({
  id: `damage-${location}`,
  title: `${location} damaged`,
  board: 'tender',
  location,
  loss: {},
})
const cards = [testCrisis('two-hits', [damage('galactica', 2)]), testCrisis('quiet', [])]

const tender: ContentSet = {
  id: 'test-tender',
  boards: [
    {
      id: 'tender',
      title: 'Tender',
      sides: [
        { id: 'front', enter: 'humans' },
        { id: 'destroyed', enter: 'humans' },
      ],
      takesDamageOf: 'galactica',
      wrecked: { at: 2, effect: [turnBoard('tender', 'destroyed')] },
    },
  ],
  locations: [room('bridge'), room('hold')],
  damageTokens: [token('bridge'), token('hold')],
  crises: cards,
}

const players = ['william-adama', 'laura-roslin', 'galen-tyrol']
const [adama, tyrol] = ['william-adama', 'galen-tyrol']
const hits = (config: ReturnType<typeof withSets>) =>
  scenario({
    players,
    config,
    step: 'crisis',
    decks: { crisis: ['two-hits', 'quiet'] },
    at: { [tyrol]: 'bridge' },
  }).answer(adama, 'option:0')

describe('a board that can be damaged instead of Galactica', () => {
  const config = withSets([tender], {})

  test('P-PEG-4 before each token the current player says which is hit', () => {
    const game = hits(config)
    expect(game.options(adama)).toEqual(['board:galactica', 'board:tender'])
    game.answer(adama, 'tender')
    expect(game.state.boards.tender?.damaged).toHaveLength(1)
    expect(game.options(adama)).toEqual(['board:galactica', 'board:tender'])
    game.answer(adama, 'galactica')
    expect(game.state.boards.galactica?.pool).toHaveLength(7)
    expect(invariants(game.state)).toEqual([])
  })

  test('P-PEG-5 P-PEG-8 P-PEG-9 P-PEG-11 characters there go to Sickbay; once destroyed it takes no more', () => {
    const game = hits(config).answer(adama, 'tender').answer(adama, 'tender')
    expect(game.state.boards.tender).toMatchObject({ side: 'destroyed' })
    expect(game.player(tyrol).at).toBe('sickbay')
    const left = scenario({
      players,
      config,
      step: 'crisis',
      decks: { crisis: ['two-hits', 'quiet'] },
      damageTokens: { tender: [] },
    }).answer(adama, 'option:0')
    expect(left.state.boards.galactica?.pool).toHaveLength(6) // nobody is asked
    const aside = scenario({
      players,
      config,
      step: 'crisis',
      decks: { crisis: ['two-hits', 'quiet'] },
      sides: { tender: 'destroyed' },
    }).answer(adama, 'option:0')
    expect(aside.state.boards.galactica?.pool).toHaveLength(6)
  })
})

test('something may come after a board was damaged, once for each token', () => {
  const set: ContentSet = {
    id: 'test-damage-control',
    crises: cards,
    characters: [
      {
        id: tyrol,
        title: 'Galen Tyrol',
        type: 'support',
        skills: [{ types: ['engineering'], draw: 5 }],
        start: 'hangar-deck',
        loyaltyExtra: 0,
        abilities: [
          {
            id: 'damage-control',
            title: 'Damage Control',
            kind: 'passive',
            window: 'board-damaged',
            must: true,
            effect: [gain('morale', 1)],
          },
        ],
      },
    ],
    removes: { characters: [tyrol] },
  }
  const game = scenario({
    players,
    config: withSets([set], {}),
    step: 'crisis',
    decks: { crisis: ['two-hits', 'quiet'] },
  }).answer(adama, 'option:0')
  expect(game.state.resources.morale).toBe(12)
  expect(game.events.filter((e) => e.key === 'event.galactica-damaged')).toHaveLength(2)
})
