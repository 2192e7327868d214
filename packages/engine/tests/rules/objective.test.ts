import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { damage, turnBoard } from '../../src/effects/boards.ts'
import {
  enterPhase,
  finalJump,
  gatherCivilians,
  inPhase,
  replaceDeck,
  sleeperPhase,
} from '../../src/effects/objective.ts'
import { sendTo } from '../../src/effects/people.ts'
import { shiftPile } from '../../src/effects/piles.ts'
import { gain, lose } from '../../src/effects/resources.ts'
import {
  activate,
  damageVipers,
  destroyCivilians,
  moveFleet,
  place,
  placeCenturions,
} from '../../src/effects/ships.ts'
import { render } from '../../src/index.ts'
import * as says from '../../src/rules/passives.ts'
import {
  englishWith,
  invariants,
  type Position,
  scenario,
  type TestGame,
  withSets,
} from '../../src/testing/index.ts'
import { testCrisis } from './test-crisis.ts'

// An objective of a test's own: the fleet settles down on a colony, Galactica comes back for it, and the Admiral leaves.

const settled: ContentSet = {
  id: 'settled',
  objectives: [
    {
      id: 'home',
      title: 'Home',
      goal: 6,
      milestones: [
        { at: 4, effect: [sleeperPhase()] },
        {
          at: 6,
          effect: [
            turnBoard('colony', 'front'),
            gatherCivilians('locked'),
            replaceDeck('crisis', 'colony-crisis'),
            enterPhase('landed'),
          ],
        },
      ],
      setup: [gain('morale', 1)],
      piles: { locked: 'the locked ships', ready: 'the ready ships' },
      phases: {
        landed: {
          title: 'The landing',
          passives: [says.closed('galactica'), says.closed('colonial-one')],
          instead: { 'resurrection-ship': 'ward' },
          start: 'market',
          frozen: true,
          ignores: ['raiders', 'rescue'],
          autoJump: [enterPhase('returned'), place({ bow: { basestar: 1 } })],
          civilians: ['locked', 'ready'],
        },
        returned: {
          title: 'The return',
          passives: [says.closed('colonial-one')],
          ignores: ['jump'],
          noJumps: true,
          civilians: ['locked', 'ready'],
        },
      },
    },
  ],
  icons: [
    { id: 'rescue', title: 'Rescue', step: 'prepare-jump', effect: [shiftPile('locked', 'ready')] },
    { id: 'guards', title: 'guards', step: 'activate-cylons', effect: [lose('morale', 1)] },
  ],
  boards: [{ id: 'colony', title: 'the Colony', aside: true, sides: [{ id: 'front', enter: 'all' }] }],
  locations: ['market', 'ward'].map((id) => ({
    id,
    title: id,
    ship: 'colony',
    hazardous: id === 'ward',
    damageable: false,
    actions: [],
    passives: [],
  })),
  decks: [{ id: 'colony-crisis', title: 'Colony Crisis deck' }],
  titleAbilities: [
    {
      of: 'admiral',
      id: 'leave',
      title: 'Leave',
      kind: 'card',
      window: 'action',
      when: [inPhase('returned')],
      effect: [finalJump()],
    },
  ],
  crises: [
    testCrisis('harvest', [gain('food', 1)], {
      deck: 'colony-crisis',
      icons: ['raiders', 'guards', 'rescue'],
    }),
    testCrisis('storm', [moveFleet(1)], { icons: ['jump'] }),
    testCrisis('all-at-once', [
      damage('galactica', 1),
      placeCenturions(1),
      place({ bow: { raider: 2 } }),
      activate('heavy'),
    ]),
    testCrisis('hail', [damageVipers(1, 'reserve'), damageVipers(1, 'space')]),
    testCrisis('ship-lost', [destroyCivilians(1)]),
    testCrisis('home-at-last', [enterPhase('returned')], { icons: ['jump', 'rescue'] }),
    testCrisis('sick', [sendTo('current', 'sickbay')]),
  ],
}

const players = ['william-adama', 'laura-roslin', 'galen-tyrol']
const [adama, roslin, tyrol] = ['william-adama', 'laura-roslin', 'galen-tyrol']

const play = (position: Partial<Position> = {}): TestGame =>
  scenario({ players, ...position, config: withSets([settled], { objective: 'home' }) })

const crisis = (card: string, position: Partial<Position> = {}): TestGame => {
  const game = play({ step: 'crisis', decks: { crisis: [card] }, ...position })
  game.answer(adama, 'option:0')
  expect(invariants(game.state)).toEqual([])
  return game
}

const landed = { phase: 'landed', sides: { colony: 'front' }, at: { [adama]: 'market', [roslin]: 'market' } }
const returned = { ...landed, phase: 'returned' }

describe('milestones', () => {
  const arriving = {
    step: 'crisis',
    jumpTrack: 4,
    decks: { crisis: ['storm'] },
    distance: 5,
    milestones: [4],
  } as const
  const arrived = () => play(arriving).until((g) => g.state.phase === 'landed')

  test('are resolved once each, as soon as the fleet has come so far', () => {
    const game = arrived()
    expect(game.state.milestones).toEqual([4, 6])
    expect(game.happened('event.sleeper')).toBe(false)
    expect(game.happened('event.final-stretch')).toBe(false) // no jump is the last one here
    expect(game.view('spectator').phase).toBe('landed')
    const first = play({ ...arriving, milestones: [] }).until((g) => g.state.phase === 'landed')
    expect(first.state.milestones).toEqual([4, 6])
    expect(first.happened('event.sleeper')).toBe(true)
  })

  test('gather the civilian ships face down and put another Crisis deck in the place of the first', () => {
    const game = arrived()
    expect(invariants(game.state)).toEqual([])
    expect(game.state.civilians).toEqual([])
    expect(game.view('spectator').piles).toEqual({ locked: game.state.piles.locked?.length })
    const said = JSON.stringify(game.view(adama))
    for (const face of game.state.piles.locked ?? []) expect(said).not.toContain(`"${face}"`)
    expect(game.state.decks.crisis.draw).toEqual(['harvest'])
  })

  test('do not show in games of the base box', () => {
    const base = scenario({ players })
    expect(base.view(adama)).not.toHaveProperty('piles')
    expect(base.view(adama)).not.toHaveProperty('phase')
  })
})

describe('a phase', () => {
  test('closes boards, for moves and for activations', () => {
    const moves = (position: Partial<Position>) =>
      play({ ...position, step: 'movement', hands: { [adama]: ['repair-1'] } }).options(adama)
    expect(moves(landed)).toEqual([])
    expect(moves({ ...landed, at: { [adama]: 'command' } })).toEqual(['location:market'])
    expect(moves(returned)).toContain('location:command')
    expect(moves(returned)).not.toContain('location:press-room')
    expect(play({ ...landed, at: { [adama]: 'research-lab' } }).options(adama)).not.toContain(
      'location:research-lab',
    )
  })

  test('sends people elsewhere: the revealed go to the ward before the return', () => {
    const reveal = (position: Partial<Position>) =>
      play({ ...position, loyalty: { [adama]: ['cylon-morale'] } })
        .answer(adama, 'reveal:cylon-morale')
        .until((g) => g.player(adama).at !== 'market')
        .player(adama).at
    expect(reveal(landed)).toBe('ward')
    expect(reveal(returned)).toBe('resurrection-ship')
  })

  test('freezes what is around Galactica', () => {
    const game = crisis('all-at-once', { ...landed, centurions: [1], ships: { stern: { heavy: 1 } } })
    expect(game.state).toMatchObject({ centurions: [1] })
    expect(game.view('spectator')).toMatchObject({ damaged: [], damageTokens: 8 })
    expect(game.state.ships.map((s) => s.kind)).toEqual(['heavy'])
    const hail = (phase: typeof landed) =>
      crisis('hail', { ...phase, ships: { bow: { viper: 1 } } }).view('spectator').damagedVipers
    expect([hail(landed), hail(returned)]).toEqual([0, 2])
    const repairing = (phase: typeof landed) => {
      const game = play({
        ...phase,
        current: tyrol,
        at: { [tyrol]: 'hangar-deck' },
        damagedVipers: 2,
        damaged: ['hangar-deck'],
        hands: { [tyrol]: ['repair-1', 'repair-1'] },
      }).answer(tyrol, 'play:repair-1')
      return game.answer(tyrol, 'vipers:2').view('spectator').damagedVipers
    }
    expect([repairing(landed), repairing(returned)]).toEqual([2, 0])
    const after = crisis('all-at-once', { ...returned, centurions: [1] })
    expect(after.state.centurions).toEqual([2, 1])
    expect(after.state.ships).toHaveLength(2)
  })

  test('has the end of the track bring Galactica back instead of a jump, and no jump after that', () => {
    const game = crisis('storm', { ...landed, jumpTrack: 4 })
    expect([game.state.phase, game.happened('event.jump')]).toEqual(['returned', false])
    expect(game.state.ships.map((s) => s.kind)).toEqual(['basestar'])
    const later = crisis('storm', { ...returned, jumpTrack: 3 })
    expect([later.state.jumpTrack, later.happened('event.jump')]).toEqual([3, false])
  })

  test('loses civilian ships from its piles, top first, when none is unused', () => {
    const all = play().state.civilians
    const [top, ...rest] = [...all].reverse()
    const game = crisis('ship-lost', {
      ...landed,
      piles: { locked: [...rest].reverse().slice(0, 3), ready: [] },
    })
    expect(game.state.lostCivilians).toHaveLength(1)
    expect(game.state.piles.locked).toHaveLength(3) // an unused one was taken
    const none = crisis('ship-lost', { ...landed, piles: { locked: all } })
    expect(none.state.lostCivilians).toEqual([top])
    expect(none.state.piles.locked).toHaveLength(all.length - 1)
    const second = crisis('ship-lost', { ...landed, piles: { locked: [], ready: all } })
    expect(second.state.lostCivilians).toEqual([top])
    const gone = crisis('ship-lost', { ...landed, lostCivilians: all })
    expect(gone.state.lostCivilians).toHaveLength(all.length) // there is none left to lose
  })

  test('brings an action to a title', () => {
    expect(play(landed).options(adama)).not.toContain('ability:leave')
    const game = play(returned).answer(adama, 'ability:leave')
    expect(game.outcome).toMatchObject({ winner: 'humans', reason: 'final-jump' })
    const poor = play({ ...returned, resources: { food: 0 } }).answer(adama, 'ability:leave')
    expect(poor.outcome).toMatchObject({ winner: 'cylons', reason: 'food' })
  })
})

describe('the symbols of a card', () => {
  const symbols = (position: Partial<Position>) => {
    const game = play({ step: 'crisis', decks: { crisis: ['home-at-last'] }, ...position })
    game.answer(adama, 'option:1')
    return game.until((g) => g.state.turn.seat === 1)
  }
  const piles = { locked: ['empty', 'population-1'] }

  test('that a phase ignores do nothing; the others do what the content says', () => {
    const before = symbols({ ...landed, piles })
    expect(before.state).toMatchObject({ jumpTrack: 1, piles: { locked: ['empty', 'population-1'] } })
    const after = symbols({ ...returned, piles })
    expect(after.state).toMatchObject({ jumpTrack: 0, piles: { locked: ['empty'], ready: ['population-1'] } })
  })

  test('are read when the step begins: what the step itself changes counts from the next card on', () => {
    const game = symbols({ ...landed, piles, jumpTrack: 4 })
    expect(game.state).toMatchObject({ phase: 'returned', piles: { locked: ['empty', 'population-1'] } })
  })
})

test('an objective says in words what it does, and its phases and piles have names', () => {
  const catalogue = englishWith([settled])
  const words = (key: string) => render({ key }, { catalogue })
  expect([words('phase:landed'), words('pile:locked'), words('icon:rescue')]).toEqual([
    'The landing',
    'the locked ships',
    'Rescue',
  ])
})
