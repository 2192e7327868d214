import { describe, expect, test } from 'vitest'
import type { Ability } from '../../src/core/abilities.ts'
import type { Condition } from '../../src/core/conditions.ts'
import type { Character } from '../../src/core/content.ts'
import { type Effect, word } from '../../src/core/effect.ts'
import { lastsThisTurn } from '../../src/core/passives.ts'
import { price } from '../../src/effects/activation.ts'
import { turnBoard } from '../../src/effects/boards.ts'
import { choice, may, when } from '../../src/effects/choices.ts'
import { enterPhase } from '../../src/effects/objective.ts'
import { titleTo } from '../../src/effects/people.ts'
import { gain } from '../../src/effects/resources.ts'
import * as on from '../../src/effects/when.ts'
import { decide, newGame, requests, view } from '../../src/index.ts'
import * as says from '../../src/rules/passives.ts'
import {
  type ContentSet,
  englishWith,
  type Position,
  scenario,
  testGame,
  withSets,
} from '../../src/testing/index.ts'
import { msg } from '../../src/text/message.ts'
import { reasons, roslin, tigh } from './asking.ts'

// A box that none of the reasons was written for: a ship of its own that can burn, a stoker, tokens in place of
// "once per game", a phase that closes a ship, something that lasts for a turn.

const forbid = word('test-forbid', () => ({}), {
  run: (g) => lastsThisTurn(g, says.cannotActivate('engine-room'), -1),
  describe: () => msg('effect.none'),
})

const act = (id: string, effect: Effect, when: readonly Condition[] = [], more: Partial<Ability> = {}) =>
  ({ id, title: id, kind: 'passive', window: 'action', effect, when, ...more }) as const

const food = gain('food', 1)
const room = { ship: 'tender', hazardous: false, damageable: false, passives: [] }

const leader = (id: string): Character => ({
  id,
  title: id,
  type: 'cylon-leader',
  skills: [{ types: ['tactics'], draw: 5 }],
  start: 'caprica',
  loyaltyExtra: 0,
  abilities: [],
})

const box: ContentSet = {
  id: 'test-why-not',
  boards: [
    {
      id: 'tender',
      title: 'the Tender',
      sides: [
        { id: 'front', enter: 'all' },
        { id: 'burnt', enter: 'all' },
      ],
      actions: [{ id: 'rest', requires: [on.below('food', 3)], effect: [food] }],
    },
    { id: 'hulk', title: 'the Hulk', aside: true, sides: [{ id: 'front', enter: 'humans' }] },
  ],
  locations: [
    {
      ...room,
      id: 'engine-room',
      title: 'Engine Room',
      actions: [
        { id: '', requires: [on.handIs(2)], effect: [food] },
        { id: 'signal', requires: [on.isPresident()], cost: [price(2)], effect: [food] },
      ],
    },
    {
      ...room,
      id: 'ashes',
      title: 'Ashes',
      place: 'engine-room',
      sides: ['burnt'],
      actions: [{ id: '', requires: [], cost: [turnBoard('tender', 'burnt')], effect: [food] }],
    },
    { ...room, ship: 'hulk', id: 'hold', title: 'Hold', actions: [{ id: '', requires: [], effect: [food] }] },
  ],
  characters: [
    {
      id: 'stoker',
      title: 'Stoker',
      type: 'support',
      skills: [{ types: ['tactics'], draw: 5 }],
      start: 'engine-room',
      loyaltyExtra: 0,
      abilities: [
        {
          id: 'shy',
          title: 'Shy',
          kind: 'weakness',
          passives: [says.movesAlone(), says.paysToLeave('engine-room', [price(2)])],
        },
        act('siege', [enterPhase('siege')], [], { limit: 'game', tokens: 2 }),
        act('douse', [turnBoard('tender', 'burnt')]),
        act('forbid', [forbid()]),
        act('late', [food], [on.turnOfGame(3)]),
        act('flown', [food], [on.beganPiloting()]),
        act('poor', [when([on.below('food', 3)], food)]),
        act('mask', [food], [on.mayInfiltrate()]),
        act('crown', [titleTo('admiral', 'user')]),
        act('handful', [
          choice('user', [when([on.handIs(3)], food)], [may('user', when([on.hasNuke()], food))]),
        ]),
      ],
    },
    leader('nine'),
    leader('ten'),
  ],
  objectives: [
    {
      id: 'hold-out',
      title: 'Hold out',
      milestones: [],
      goal: 8,
      phases: { siege: { title: 'the Siege', passives: [says.closed('colonial-one')] } },
    },
  ],
  ruleset: (before) => {
    const human = before?.standings.human
    if (!before || !human) throw new Error('It comes after the base set.')
    return {
      ...before,
      oncePerGame: { token: 'ember' },
      leaders: { none: [3], needed: [4] },
      standings: {
        ...before.standings,
        human: { ...human, texts: human.texts.filter((type) => type !== 'engineering') },
        guest: { ...human, abilities: [act('go-home', [food], [on.hasNuke()])] },
      },
    }
  },
}

const catalogue = englishWith([box])
const named = { ...catalogue, messages: { ...catalogue.messages, 'ability:go-home': 'Go home' } }
const config = withSets([box], { objective: 'hold-out' })

const set = (position: Partial<Position> = {}) =>
  scenario({ players: ['stoker', roslin, tigh], config, nukes: 0, ...position })

const whyNow = (game: ReturnType<typeof set>, key: string, who = 'stoker') =>
  reasons(game.view(who), key, named)
const why = (key: string, position: Partial<Position> = {}, who = 'stoker') => whyNow(set(position), key, who)

describe('Of a box no reason was written for', () => {
  const two = { hands: { stoker: ['launch-scout-1', 'launch-scout-1'] } }

  test('a location says which conditions of its actions do not hold, and who they would hold for', () => {
    expect(why('location:engine-room')).toEqual(['hand-is', 'not-title', 'price'])
    expect(why('location:engine-room', two)).toEqual(['can'])
    expect(why('location:engine-room', { ...two, at: { stoker: 'command' } })).toEqual(['not-there'])
  })

  test('what lies over a place is explained, and what is not up is not in play', () => {
    expect(why('location:ashes')).toEqual(['not-in-play'])
    expect(why('location:hold')).toEqual(['not-there', 'not-in-play'])
    const burnt = set().answer('stoker', 'douse')
    const now = view({ ...burnt.state, asks: set().state.asks, turn: set().state.turn }, 0)
    const open = { ...now, request: now.request && { ...now.request, options: [] } }
    expect(reasons(open, 'location:ashes', named)).toEqual(['no-effect'])
    expect(reasons(open, 'location:engine-room', named)).toEqual(['no-effect'])
  })

  test('a ship anybody may go to costs a card, and one that is set aside is not in play', () => {
    const moving = { step: 'movement', at: { stoker: 'command' } } as const
    expect(why('location:engine-room', moving)).toEqual(['move-price'])
    expect(why('location:engine-room', { ...moving, ...two })).toEqual(['can'])
    expect(why('location:hold', moving)).toEqual(['not-in-play'])
  })

  test('what the ship lets anybody do is explained where he is and where he is not', () => {
    expect(why('ability:rest')).toEqual(['not-below'])
    expect(why('ability:rest', { resources: { food: 2 } })).toEqual(['can'])
    expect(why('ability:rest', { at: { stoker: 'command' } })).toEqual(['not-aboard'])
    expect(why('ability:rest', {}, roslin)).toEqual(['as-action', 'waiting', 'not-your-turn', 'not-aboard'])
  })

  test('tokens are counted', () => {
    expect(why('ability:siege', { tokens: { stoker: { ember: 1 } } })).toEqual(['no-token'])
    expect(why('ability:siege', { tokens: { stoker: { ember: 2 } } })).toEqual(['can'])
  })

  test('a phase closes a ship, and something bars for a turn, and it is said why', () => {
    const game = set({ tokens: { stoker: { ember: 2 } } }).answer('stoker', 'siege')
    expect(whyNow(game, 'location:press-room')).toContain('closed')
    const barred = set(two).answer('stoker', 'forbid')
    expect(whyNow(barred, 'location:engine-room')).toContain('barred')
  })

  test('conditions and effects of abilities, inside out', () => {
    expect(why('ability:late')).toEqual(['turn-of-game'])
    expect(why('ability:late', { turns: { stoker: 3 } })).toEqual(['can'])
    expect(why('ability:flown')).toEqual(['began-piloting'])
    expect(why('ability:flown', { beganPiloting: true })).toEqual(['can'])
    expect(why('ability:poor')).toEqual(['not-below'])
    expect(why('ability:mask')).toEqual(['unmet'])
    expect(why('ability:handful')).toEqual(['hand-is', 'no-nuke'])
    expect(why('ability:crown', { at: { stoker: 'brig' } })).toEqual(['may-not-hold'])
  })

  test('a standing has abilities of its own, and texts it may not use', () => {
    expect(why('ability:go-home')).toEqual(['other-standing'])
    expect(why('ability:go-home', { standing: { stoker: 'guest' } })).toEqual(['no-nuke'])
    expect(why('skill-card:repair-1', { hands: { stoker: ['repair-1'] } })).toEqual(['no-text-of'])
  })

  test('what a way costs before it begins, and who must not be there', () => {
    const leaving = { step: 'movement', at: { stoker: 'engine-room', [tigh]: 'command' } } as const
    expect(why('location:research-lab', leaving)).toEqual(['not-there', 'price'])
    expect(why('location:research-lab', { ...leaving, ...two })).toEqual(['can'])
    expect(why('location:command', { ...leaving, ...two })).toEqual(['crowded'])
  })

  test('a Cylon Leader can, cannot or must be chosen', () => {
    const choosing = (players: number, key: string): string[] => {
      let game = testGame(newGame({ ...config, players, firstPlayer: 0 }, 'leaders'))
      for (let seat = 0; seat < players - 1; seat++) {
        const [request] = requests(game.state)
        if (!request) throw new Error('Nobody is asked.')
        const options = [request.options[0]?.id ?? '']
        game = testGame(decide(game.state, seat, { request: request.id, options }).state)
      }
      return reasons(view(game.state, players - 1), key, named)
    }
    expect(choosing(3, 'character:nine')).toEqual(['no-leader'])
    expect(choosing(4, 'character:nine')).toEqual(['can'])
    expect(choosing(4, 'character:stoker')).toEqual(['leader-needed'])
    expect(choosing(5, 'character:nine')).toEqual(['can'])
  })
})
