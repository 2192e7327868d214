import { expect, test } from 'vitest'
import type { ContentSet } from '../src/content/set.ts'
import { type Ctx, word } from '../src/core/effect.ts'
import { damage } from '../src/effects/boards.ts'
import { finalJump, sleeperPhase } from '../src/effects/objective.ts'
import { jumpNow, moveFleet } from '../src/effects/ships.ts'
import { type Position, scenario, type TestGame, withSets } from '../src/testing/index.ts'
import { msg } from '../src/text/message.ts'
import { testCrisis } from './rules/test-crisis.ts'

// On whose behalf an effect is carried out and what it comes from: on that depends who may decline or prevent it.

const noted: (Pick<Ctx, 'user' | 'source' | 'card'> & { readonly what: string })[] = []

const note = word('test-note', (what: string) => ({ what }), {
  run: (_g, { what }, { user, source, card }) => {
    noted.push(card === undefined ? { what, user, source } : { what, user, source, card })
  },
  describe: () => msg('effect.none'),
})

const set: ContentSet = {
  id: 'sources',
  destinations: [
    { id: 'far-away', title: 'Far away', copies: 2, distance: 2, effect: [note('destination')] },
  ],
  quorum: [{ id: 'decree', title: 'Decree', copies: 1, effect: [note('quorum')] }],
  loyalty: [
    {
      id: 'cylon-note',
      title: 'Note',
      copies: 1,
      team: 'cylon',
      power: [note('power')],
      afterDiscard: [note('rest')],
    },
  ],
  icons: [
    { id: 'bell', title: 'bell', step: 'activate-cylons', effect: [note('bell')] },
    { id: 'gong', title: 'gong', step: 'activate-cylons', effect: [note('gong')] },
  ],
  boards: [
    {
      id: 'hulk',
      title: 'Hulk',
      sides: [{ id: 'front', enter: 'humans' }],
      wrecked: { at: 1, effect: [note('wrecked')] },
    },
  ],
  locations: [
    {
      id: 'hold',
      title: 'hold',
      ship: 'hulk',
      hazardous: false,
      damageable: true,
      actions: [],
      passives: [],
    },
  ],
  damageTokens: [{ id: 'hold-hit', title: 'hold hit', board: 'hulk', location: 'hold', loss: { fuel: 1 } }],
  crises: [
    testCrisis('rings', [], { icons: ['bell', 'gong'] }),
    testCrisis('hits-hulk', [damage('hulk', 1)]),
    testCrisis('jumps', [jumpNow()]),
    testCrisis('prepares', [moveFleet(1)]),
    testCrisis('wakes', [sleeperPhase()]),
  ],
  objectives: [
    {
      id: 'noted',
      title: 'Noted',
      goal: 4,
      milestones: [{ at: 2, effect: [note('milestone')] }],
      lastJump: [note('last jump'), finalJump()],
      phases: {
        waiting: { title: 'Waiting', autoJump: [note('auto jump')] },
        staying: { title: 'Staying', noJumps: true },
      },
    },
  ],
  ruleset: (before) => {
    if (!before) throw new Error('after the base set')
    return { ...before, afterSleeper: [note('after the sleepers')] }
  },
}
const config = withSets([set], { objective: 'noted' })

const [roslin, adama, tyrol] = ['laura-roslin', 'william-adama', 'galen-tyrol']

/** It is Tyrol's turn, on seat 2. */
const play = (position: Partial<Position> = {}): TestGame => {
  noted.length = 0
  return scenario({ players: [roslin, adama, tyrol], current: tyrol, config, ...position })
}
const crisis = (card: string, position: Partial<Position> = {}): TestGame =>
  play({ step: 'crisis', ...position, decks: { crisis: [card], ...position.decks } }).answer(
    tyrol,
    'option:0',
  )

test('B-CYL-2 every symbol of a Crisis card, from left to right', () => {
  crisis('rings')
  expect(noted).toEqual([
    { what: 'bell', user: 2, source: 'crisis' },
    { what: 'gong', user: 2, source: 'crisis' },
  ])
})

test('B-JUMP-19 B-JUMP-22 a destination, and what the objective says then', () => {
  crisis('jumps', { exactly: { destination: ['far-away', 'far-away'] } }).answer(adama, 'card:far-away#1')
  expect(noted).toEqual([
    { what: 'destination', user: 2, source: 'destination', card: 'far-away' },
    { what: 'milestone', user: 2, source: 'objective' },
  ])
})

test('B-WIN-2 the last jump, and what comes in its place', () => {
  crisis('jumps', { distance: 4 })
  expect(noted).toEqual([{ what: 'last jump', user: 2, source: 'objective' }])
  crisis('prepares', { phase: 'waiting', jumpTrack: 4 })
  expect(noted).toEqual([{ what: 'auto jump', user: 2, source: 'objective' }])
  const staying = crisis('jumps', { phase: 'staying' })
  expect(staying.happened('event.jump')).toBe(false)
})

test('a board that is wrecked, and what its damage costs', () => {
  const game = crisis('hits-hulk')
  expect(noted).toEqual([{ what: 'wrecked', user: 2, source: 'rule' }])
  expect(game.state.resources.fuel).toBe(7)
})

test('B-SLEEP-1 what follows the Sleeper Agent phase', () => {
  crisis('wakes')
  expect(noted).toEqual([{ what: 'after the sleepers', user: 2, source: 'rule' }])
})

test('B-ACT-9 B-ACT-10 a Quorum card, and a Cylon card turned up', () => {
  play({ current: roslin, quorum: ['decree'] }).answer(roslin, 'decree')
  expect(noted).toEqual([{ what: 'quorum', user: 0, source: 'quorum', card: 'decree' }])
  play({ loyalty: { [tyrol]: ['cylon-note'] } }).answer(tyrol, 'reveal:cylon-note')
  expect(noted).toEqual([
    { what: 'power', user: 2, source: 'loyalty' },
    { what: 'rest', user: 2, source: 'loyalty', card: 'cylon-note' },
  ])
})
