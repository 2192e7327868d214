import { expect, test } from 'vitest'
import type { ContentSet } from '../src/content/set.ts'
import { condition } from '../src/core/conditions.ts'
import type { Ctx, Effect } from '../src/core/effect.ts'
import { type WindowName, windows } from '../src/core/windows.ts'
import { damage } from '../src/effects/boards.ts'
import { discard } from '../src/effects/cards.ts'
import { lose } from '../src/effects/resources.ts'
import { activate, destroyCivilians, place } from '../src/effects/ships.ts'
import { type Position, scenario, type TestGame, withSets } from '../src/testing/index.ts'
import { msg } from '../src/text/message.ts'
import { testCrisis } from './rules/test-crisis.ts'

// What each moment is about, as the conditions of a card that could be used in it are told.

type Told = Omit<Ctx, 'user' | 'card'> & { readonly window: WindowName }
const told: Told[] = []

const listens = condition('test-listens', (window: WindowName) => ({ window }), {
  test: (_g, { window }, { user, card, ...moment }) => {
    told.push({ window, ...moment })
    return false
  },
  describe: () => msg('effect.none'),
})

const crises: Record<string, Effect> = {
  hits: [damage('galactica', 1)],
  ships: [place({ bow: { viper: 1, raider: 1 } })],
  raiders: [place({ bow: { raider: 1 } })],
  loses: [lose('food', 2)],
  discards: [discard('current', 1)],
  'discards-at-random': [discard('current', 1, 'random')],
  'discards-all': [discard('current', 'all')],
  loots: [destroyCivilians(1)],
  'raiders-act': [activate('raiders')],
}

const [roslin, apollo, tyrol] = ['laura-roslin', 'lee-adama', 'galen-tyrol']
const listening: ContentSet = {
  id: 'listening',
  removes: { characters: [roslin] },
  characters: [
    {
      id: roslin,
      title: 'Laura Roslin',
      type: 'political-leader',
      skills: [{ types: ['politics'], draw: 5 }],
      start: 'presidents-office',
      loyaltyExtra: 0,
      abilities: windows.map((window) => ({
        id: `at-${window}`,
        title: window,
        kind: 'passive',
        window,
        when: [listens(window)],
        effect: [lose('fuel', 1)],
      })),
    },
  ],
  crises: Object.entries(crises).map(([id, effect]) => testCrisis(id, effect)),
}
const config = withSets([listening], {})
const players = [tyrol, apollo, roslin]

/** Moments of the turn itself, of which nothing is told. */
const plain: readonly WindowName[] = [
  'crisis-choice',
  'crisis-choice-made',
  'activation-step',
  'turn-end',
  'turn-start',
  'movement',
  'movement-end',
  'jump-preparation',
]

/** What is told of every moment while this is played; the current player is Tyrol, on seat 0. */
function toldIn(position: Partial<Position>, play: (game: TestGame) => void): Told[] {
  const game = scenario({ players, config, ...position })
  told.length = 0
  play(game)
  return told.filter((t) => !plain.includes(t.window))
}

/** A Crisis card of Tyrol's does this. */
const crisis = (card: string, position: Partial<Position> = {}, answers: readonly string[] = []): Told[] =>
  toldIn({ step: 'crisis', decks: { crisis: [card] }, ...position }, (game) => {
    game.answer(tyrol, 'option:0')
    for (const answer of answers) game.answer(tyrol, answer)
  })

test('a card, a location and a draw', () => {
  const at = { [tyrol]: 'research-lab' }
  const position = { at, hands: { [tyrol]: ['repair-1'] }, damaged: ['research-lab'] }
  expect(toldIn(position, (game) => game.answer(tyrol, 'repair-1'))).toContainEqual({
    window: 'card-used',
    picked: 0,
    cards: ['repair-1'],
  })
  const drew = toldIn({ at, decks: { tactics: ['launch-scout-1'] } }, (game) =>
    game.answer(tyrol, 'research-lab').answer(tyrol, 'type:tactics#1'),
  )
  expect(drew.slice(0, 3)).toEqual([
    { window: 'location-activated', location: 'research-lab', by: 0 },
    { window: 'cards-drawn', picked: 0, cards: ['launch-scout-1'] },
    { window: 'location-done', location: 'research-lab', by: 0 },
  ])
})

test('B-TIME-1 B-TIME-2 B-TIME-3 a Crisis card, and a check that it or a location orders', () => {
  const turn = (game: TestGame) => game.until(() => game.state.turn.seat !== 0)
  const drawn = toldIn({ decks: { crisis: ['prison-labor'] } }, (game) => turn(game.pass(tyrol)))
  expect(drawn.slice(0, 9)).toEqual([
    { window: 'action-end' },
    { window: 'crisis-revealed', picked: 0 },
    { window: 'crisis-drawn', picked: 0 },
    { window: 'check-begin' },
    { window: 'check-pre' },
    { window: 'check-contributed', picked: 1 },
    { window: 'check-contributed', picked: 2 },
    { window: 'check-contributed', picked: 0 },
    { window: 'check-before-reveal' },
  ])
  const told = toldIn({ at: { [tyrol]: 'admirals-quarters' } }, (game) =>
    turn(game.answer(tyrol, 'admirals-quarters').answer(tyrol, 'seat:1')),
  )
  const about = { picked: 1, location: 'admirals-quarters', by: 0 }
  const steps = ['begin', 'pre', 'before-reveal', 'revealed', 'totalled', 'judged', 'resolved'] as const
  for (const step of steps) expect(told).toContainEqual({ window: `check-${step}`, ...about })
  expect(told).toContainEqual({ window: 'location-activated', ...about })
})

test('somebody comes to a place', () => {
  const moved = toldIn({ step: 'movement' }, (game) => game.answer(tyrol, 'location:armory'))
  expect(moved).toContainEqual(
    expect.objectContaining({ window: 'place-entered', picked: 0, location: 'armory' }),
  )
})

test('damage, ships that are placed, and losses', () => {
  expect(crisis('hits', { at: { [tyrol]: 'press-room', [apollo]: 'press-room' } })).toEqual([
    { window: 'board-damage', board: 'galactica', source: 'crisis' },
    { window: 'board-damaged', board: 'galactica', source: 'crisis' },
  ])
  // the raider beside it has the number 3
  expect(crisis('ships', { ships: { bow: { viper: 2 } } })[0]).toEqual({ window: 'viper-placed', ships: [4] })
  expect(crisis('raiders')).toEqual([])
  expect(crisis('loses')).toEqual([
    { window: 'resource-loss', resource: 'food', source: 'crisis' },
    { window: 'resource-lost', resource: 'food', source: 'crisis' },
  ])
})

test('a discard: chosen, at random, or all', () => {
  const discarded = (card: string, answers: readonly string[] = []) =>
    crisis(card, { hands: { [tyrol]: ['repair-1', 'repair-1'] } }, answers)
  const about = { picked: 0, source: 'crisis' } as const
  expect(discarded('discards', ['card:repair-1#1'])).toEqual([
    { window: 'discard-due', ...about },
    { window: 'cards-discarded', ...about, cards: ['repair-1'], how: 'chosen' },
  ])
  expect(discarded('discards-at-random')).toEqual([
    { window: 'discard-due', ...about },
    { window: 'cards-discarded', ...about, cards: ['repair-1'], how: 'random' },
  ])
  expect(discarded('discards-all')).toEqual([
    { window: 'discard-due', ...about },
    { window: 'cards-discarded', ...about, cards: ['repair-1', 'repair-1'], how: 'all' },
  ])
  expect(crisis('discards-all')).toEqual([])
})

test('ships that are activated, attacked and destroyed', () => {
  const ships = { bow: { viper: 1, raider: 1 }, stern: { raider: 1, civilian: 1 } }
  const seen = crisis('raiders-act', { ships, dice: [8] }, ['area:bow'])
  const hit = { ships: [1], kind: 'viper', area: 'bow', source: 'rule', roll: 8 }
  const lost = { ships: [4], kind: 'civilian', area: 'stern', source: 'rule' }
  expect(seen.filter((t) => !t.window.startsWith('resource'))).toEqual([
    { window: 'ships-activation', icon: 'raiders' },
    { window: 'roll-due', picked: 0 },
    { window: 'roll-before' },
    { window: 'viper-attacked', ships: [1] },
    { window: 'roll-after', ships: [1] },
    { window: 'ship-destruction', ...hit },
    { window: 'ship-destroyed', ...hit },
    { window: 'ship-destruction', ...lost },
    { window: 'ship-destroyed', ...lost },
    { window: 'ships-activated', icon: 'raiders' },
  ])
})

test('a civilian ship that was nowhere, a centurion and a basestar', () => {
  expect(crisis('loots')[0]).toEqual({ window: 'ship-destroyed', kind: 'civilian', source: 'crisis' })
  const at = (location: string) => ({ at: { [tyrol]: location } })
  const armory = toldIn({ ...at('armory'), centurions: [2], dice: [8] }, (game) =>
    game.answer(tyrol, 'armory'),
  )
  expect(armory).toContainEqual({ window: 'roll-after', ships: [] })
  expect(armory).toContainEqual({
    window: 'ship-destroyed',
    kind: 'centurion',
    source: 'rule',
    by: 0,
    roll: 8,
  })
  const guns = toldIn({ ...at('weapons-control'), ships: { bow: { basestar: 1 } }, dice: [8] }, (game) =>
    game.answer(tyrol, 'weapons-control'),
  )
  expect(guns).toContainEqual({ window: 'roll-after', ships: [] })
  expect(guns.map((t) => t.window)).not.toContain('viper-attacked')
  expect(guns).toContainEqual({
    window: 'ship-damage',
    ships: [1],
    kind: 'basestar',
    area: 'bow',
    source: 'rule',
    by: 0,
    roll: 8,
  })
})
