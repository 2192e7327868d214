import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import type { Ability } from '../../src/core/abilities.ts'
import type { Location, SkillCard } from '../../src/core/content.ts'
import type { Effect } from '../../src/core/effect.ts'
import { activateAgain, activateAnywhere, activationBecomes, price } from '../../src/effects/activation.ts'
import { damage, turnBoard } from '../../src/effects/boards.ts'
import { discard, draw } from '../../src/effects/cards.ts'
import { sendTo } from '../../src/effects/people.ts'
import { gain, lose } from '../../src/effects/resources.ts'
import { activated, byUser, concernsOwner, inCompany, isPresident, ownTurn } from '../../src/effects/when.ts'
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

// Boards beyond the base box: a second ship with two rooms that can be destroyed, an overlay with a back side, a
// board that comes into play later and is for one side only, and a colony with places that serve instead of others.

const room = (ship: string, id: string, effect: Effect, more: Partial<Location> = {}): Location => ({
  id,
  title: id,
  ship,
  hazardous: false,
  damageable: true,
  actions: effect.length > 0 ? [{ id: '', requires: [], effect }] : [],
  passives: [],
  ...more,
})

const second: ContentSet = {
  id: 'second-ship',
  boards: [
    {
      id: 'second',
      title: 'the Second Ship',
      sides: [
        { id: 'front', enter: 'humans' },
        { id: 'destroyed', enter: 'humans' },
      ],
      wrecked: { at: 2, effect: [turnBoard('second', 'destroyed')] },
      actions: [
        { id: 'sing', requires: [], effect: [draw('user', 1, ['politics'])] },
        { id: 'rest', requires: [], effect: [gain('morale', 1)] },
        { id: 'rule', requires: [isPresident()], effect: [gain('fuel', 1)] },
      ],
    },
    {
      id: 'rebels',
      title: 'the Rebels',
      aside: true,
      sides: [
        { id: 'human', enter: 'humans' },
        { id: 'cylon', enter: 'cylons' },
      ],
    },
    {
      id: 'colony',
      title: 'the Colony',
      aside: true,
      sides: [{ id: 'front', enter: 'all' }],
      instead: { brig: 'cell', sickbay: 'ward' },
    },
    {
      id: 'cylon',
      title: 'the Cylon locations',
      sides: [
        { id: 'front', enter: 'cylons' },
        { id: 'back', enter: 'cylons' },
      ],
    },
  ],
  removes: { boards: ['cylon'] },
  locations: [
    room('second', 'bridge', [draw('user', 1, ['tactics'])]),
    {
      ...room('second', 'galley', []),
      actions: [
        { id: '', requires: [], effect: [gain('food', 1)] },
        { id: 'feast', requires: [], cost: [price(2)], effect: [gain('morale', 2)] },
        { id: 'theft', requires: [ownTurn(), inCompany('anyone')], effect: [lose('food', 1)] },
      ],
    },
    room('rebels', 'tank', [gain('fuel', 1)], { sides: ['human', 'cylon'] }),
    room('colony', 'market', [gain('food', 1)]),
    room('colony', 'cell', [], { hazardous: true, passives: [says.lockedIn(), says.cannotMove()] }),
    room('colony', 'ward', [], { hazardous: true }),
    room('cylon', 'caprica-again', [lose('morale', 1)], { place: 'caprica', sides: ['front', 'back'] }),
    room('cylon', 'hub', [], { place: 'resurrection-ship', sides: ['back'], hazardous: true }),
  ],
  damageTokens: [
    { id: 'bridge-hit', title: 'Bridge hit', board: 'second', location: 'bridge', loss: {} },
    { id: 'galley-hit', title: 'Galley hit', board: 'second', location: 'galley', loss: {} },
  ],
  crises: [
    testCrisis('hit-second', [damage('second', 1)]),
    testCrisis('hit-second-twice', [damage('second', 2)]),
    testCrisis('wreck-second', [turnBoard('second', 'destroyed')]),
    testCrisis('turn-cylons', [turnBoard('cylon', 'back')]),
    testCrisis('rebels-come', [turnBoard('rebels', 'cylon')]),
    testCrisis('landfall', [turnBoard('colony', 'front')]),
    testCrisis('arrest', [sendTo('current', 'brig')]),
    testCrisis('fever', [sendTo('current', 'sickbay')]),
  ],
}

const players = ['saul-tigh', 'laura-roslin', 'galen-tyrol']
const [tigh, roslin, tyrol] = ['saul-tigh', 'laura-roslin', 'galen-tyrol']

const play = (position: Partial<Position> = {}, sets: readonly ContentSet[] = [second]): TestGame =>
  scenario({ players, ...position, config: withSets(sets, {}) })

/** The current player's Crisis card is this one, and its first option is carried out. */
const crisis = (card: string, position: Partial<Position> = {}): TestGame => {
  const game = play({ step: 'crisis', decks: { crisis: [card] }, ...position })
  game.answer(tigh, 'option:0')
  expect(invariants(game.state)).toEqual([])
  return game
}

const side = (game: TestGame, board: string) =>
  game.view('spectator').boards.find((b) => b.id === board)?.side

describe('a second ship', () => {
  test('is entered for a card, left for a card, and free to walk about in', () => {
    const from = (at: string) => {
      const game = play({ step: 'movement', at: { [tigh]: at }, hands: { [tigh]: ['repair-1'] } })
      return game.request(tigh).options
    }
    const cost = (at: string, to: string) => from(at).find((o) => o.location === to)?.n
    expect(cost('command', 'bridge')).toBe(1)
    expect(cost('bridge', 'command')).toBe(1)
    expect(cost('bridge', 'galley')).toBe(0)
    expect(from('command').some((o) => o.location === 'tank')).toBe(false) // not in play
  })

  test('is not for revealed Cylons', () => {
    const game = play({ step: 'movement', revealed: [tigh], hands: { [tigh]: ['repair-1'] } })
    expect(game.options(tigh)).not.toContain('location:bridge')
    expect(game.options(tigh)).toContain('location:caprica')
  })

  test('has damage tokens of its own, whose room cannot be activated until it is repaired', () => {
    const game = crisis('hit-second', {
      nextTokens: ['galley-hit'],
      at: { [roslin]: 'galley' },
    })
    expect(game.view('spectator')).toMatchObject({ damaged: ['galley'], damageTokens: 9 })
    expect(game.view('spectator').boards).toContainEqual({
      id: 'second',
      side: 'front',
      damaged: ['galley'],
      tokens: 1,
    })
    expect(game.player(roslin).at).toBe('sickbay')
    const there = play({ damaged: ['galley'], at: { [tigh]: 'galley' }, hands: { [tigh]: ['repair-1'] } })
    expect(there.options(tigh)).not.toContain('location:galley')
    there.answer(tigh, 'play:repair-1')
    expect(there.view('spectator').damaged).toEqual([])
    expect(there.state.boards.second?.pool.toSorted()).toEqual(['bridge-hit', 'galley-hit'])
  })

  test('is destroyed when all its rooms are damaged: everybody aboard goes to Sickbay and nobody comes back', () => {
    const game = crisis('hit-second-twice', { at: { [roslin]: 'galley', [tyrol]: 'bridge' } })
    expect([game.player(roslin).at, game.player(tyrol).at]).toEqual(['sickbay', 'sickbay'])
    expect(side(game, 'second')).toBe('destroyed')
    expect(game.outcome).toBeNull() // its damage does not lose the game
    const later = play({ step: 'movement', sides: { second: 'destroyed' }, hands: { [tigh]: ['repair-1'] } })
    expect(later.options(tigh)).not.toContain('location:bridge')
  })

  test('has rooms with several actions, each with its own conditions and price', () => {
    const at = { [tigh]: 'galley' }
    expect(
      play({ at })
        .options(tigh)
        .filter((o) => o.startsWith('location')),
    ).toEqual(['location:galley'])
    expect(play({ at: { ...at, [roslin]: 'galley' } }).options(tigh)).toContain('location:galley:theft')
    const hands = { [tigh]: ['repair-1', 'repair-2'] }
    const game = play({ at, hands, resources: { morale: 5 } }).answer(tigh, 'location:galley:feast')
    expect(game.player(tigh).hand).toEqual([])
    expect(game.state.resources).toMatchObject({ morale: 7, food: 8 })
    expect(play({ at }).answer(tigh, 'location:galley').state.resources.food).toBe(9)
  })

  test('lets everybody aboard do what the board itself says, which activates no location', () => {
    const game = play({ at: { [tigh]: 'bridge' }, damaged: ['bridge'], resources: { morale: 5 } })
    game.answer(tigh, 'board:second:rest')
    expect(game.state.resources.morale).toBe(6)
    expect(game.happened('event.activates')).toBe(false)
    expect(play({ at: { [tigh]: 'command' } }).options(tigh)).not.toContain('board:second:rest')
    const sung = play({ at: { [tigh]: 'bridge' } }).answer(tigh, 'board:second:sing')
    expect(sung.player(tigh).hand).toHaveLength(1)
    expect(sung.state.resources).toMatchObject({ morale: 10, fuel: 8 })
  })

  test('has actions of the board itself that not everybody can take', () => {
    const aboard = (president: string) =>
      play({ at: { [tigh]: 'bridge' }, titles: { president } })
        .options(tigh)
        .filter((o) => o.startsWith('board:'))
    expect(aboard(roslin)).toEqual(['board:second:sing', 'board:second:rest'])
    expect(aboard(tigh)).toEqual(['board:second:sing', 'board:second:rest', 'board:second:rule'])
  })

  test('is turned over under those aboard, who go to Sickbay where nothing is left', () => {
    const game = crisis('wreck-second', { at: { [roslin]: 'galley', [tyrol]: 'armory' } })
    expect([game.player(roslin).at, game.player(tyrol).at]).toEqual(['sickbay', 'armory'])
    const turned = (sides: Position['sides']) =>
      crisis('wreck-second', { sides }).happened('event.board-turned')
    expect([turned({}), turned({ second: 'destroyed' })]).toEqual([true, false])
    const cylons = crisis('turn-cylons', { revealed: [roslin], at: { [roslin]: 'caprica' } })
    expect(cylons.player(roslin).at).toBe('caprica') // that place is there on both sides
  })
})

describe('an overlay', () => {
  const cylon = { revealed: [tigh] }

  test('lies on the place of a location, which keeps its name for whatever names it', () => {
    const game = play({ ...cylon, at: { [tigh]: 'caprica' } })
    const option = game.request(tigh).options.find((o) => o.id === 'location:caprica')
    expect(option?.text.params?.location).toEqual({ key: 'location:caprica-again' })
    game.answer(tigh, 'location:caprica')
    expect(game.state.resources.morale).toBe(9)
    expect(render({ key: 'location:caprica-again' }, { catalogue: englishWith([second]) })).toBe(
      'caprica-again',
    )
  })

  test('is turned: whoever stood on the Resurrection Ship is now on what lies there', () => {
    const game = crisis('turn-cylons', { revealed: [roslin] })
    expect(game.player(roslin).at).toBe('resurrection-ship')
    expect(side(game, 'cylon')).toBe('back')
    const there = play({ ...cylon, sides: { cylon: 'back' } })
    expect(there.options(tigh)).toEqual([]) // the back has no action there
  })

  test('says who may enter by the side that is up', () => {
    const near = { at: { [tigh]: 'caprica' }, hands: { [tigh]: ['repair-1'] }, step: 'movement' } as const
    const cylons = play({ ...cylon, ...near, sides: { rebels: 'cylon' } })
    expect(cylons.options(tigh)).toContain('location:tank')
    expect(play({ ...cylon, ...near, sides: { rebels: 'human' } }).options(tigh)).not.toContain(
      'location:tank',
    )
    const human = play({ ...near, at: {}, sides: { rebels: 'human' } })
    expect(human.options(tigh)).toContain('location:tank')
    expect(side(crisis('rebels-come'), 'rebels')).toBe('cylon')
  })
})

describe('places that serve instead of others', () => {
  const sides = { colony: 'front' }

  test.each([
    ['arrest', 'cell', 'brig'],
    ['fever', 'ward', 'sickbay'],
  ])('%s: whoever is on the colony goes to its %s, others to the %s', (card, there, here) => {
    expect(crisis(card, { sides, at: { [tigh]: 'market' } }).player(tigh).at).toBe(there)
    expect(crisis(card, { sides, at: { [tigh]: 'command' } }).player(tigh).at).toBe(here)
  })

  test('who is locked in there is sent nowhere', () => {
    expect(crisis('fever', { sides, at: { [tigh]: 'cell' } }).player(tigh).at).toBe('cell')
  })
})

/** Tyrol with one ability of the test's own. */
const able = (id: string, window: Ability['window'], rest: Partial<Ability>): ContentSet => ({
  id,
  removes: { characters: [tyrol] },
  characters: [
    {
      id: tyrol,
      title: 'Tyrol',
      type: 'support',
      skills: [{ types: ['engineering'], draw: 5 }],
      start: 'communications',
      loyaltyExtra: 0,
      abilities: [{ id, title: id, kind: 'passive', window, ...rest }],
    },
  ],
})

describe('an activation', () => {
  const mine = [byUser(), activated('research-lab')]
  const lab = { current: tyrol, at: { [tyrol]: 'research-lab' } }

  test('can become something else before it is carried out', () => {
    const set = able('efficient', 'location-activated', {
      when: mine,
      effect: [activationBecomes(gain('food', 1))],
    })
    const game = play(lab, [set]).answer(tyrol, 'location:research-lab')
    expect(game.request(tyrol).prompt.key).toBe('prompt.window.location-activated')
    game.answer(tyrol, 'efficient')
    expect([game.state.resources.food, game.player(tyrol).hand]).toEqual([9, []])
  })

  test('of somebody else is none of his', () => {
    const set = able('mine-only', 'location-activated', {
      when: mine,
      effect: [activationBecomes(gain('food', 1))],
    })
    const game = play({ at: { [tigh]: 'research-lab' } }, [set]).answer(tigh, 'location:research-lab')
    expect(game.request(tigh).prompt.key).not.toBe('prompt.window.location-activated')
    expect(game.asked).not.toContain(tyrol)
  })

  test('can be repeated when it is done', () => {
    const set = able('dutiful', 'location-done', {
      when: mine,
      limit: 'turn',
      effect: [discard('user', 1), activateAgain()],
    })
    const game = play({ ...lab, hands: { [tyrol]: ['repair-1'] } }, [set])
    game.answer(tyrol, 'location:research-lab').answer(tyrol, 'engineering')
    expect(game.player(tyrol).hand).toHaveLength(2)
    game.answer(tyrol, 'dutiful').answer(tyrol, 'repair-1').answer(tyrol, 'tactics')
    expect(game.player(tyrol).hand).toHaveLength(2)
    expect(game.events.filter((e) => e.key === 'event.activates')).toHaveLength(2)
  })

  test('of several locations is possible wherever one is, each once, also a damaged one if it says so', () => {
    const among = { places: ['research-lab', 'press-room', 'armory', 'command'] }
    const set = able('organized', 'action', { effect: [activateAnywhere(2, among)] })
    const even = able('unorthodox', 'action', {
      effect: [activateAnywhere(1, { places: ['command'], evenDamaged: true })],
    })
    const position = { current: tyrol, damaged: ['command'] }
    const game = play(position, [set]).answer(tyrol, 'organized')
    expect(game.options(tyrol)).toEqual(['location:research-lab', 'location:press-room'])
    game.answer(tyrol, 'press-room').answer(tyrol, 'engineering')
    expect(game.player(tyrol).hand).toHaveLength(3)
    expect(play(position, [even]).options(tyrol)).toContain('ability:unorthodox')
    expect(
      play(position, [
        able('orthodox', 'action', { effect: [activateAnywhere(1, { places: ['command'] })] }),
      ]).options(tyrol),
    ).not.toContain('ability:orthodox')
  })
})

describe('the Movement step', () => {
  const dash: SkillCard = {
    id: 'dash',
    title: 'Dash',
    type: 'tactics',
    strengths: { 1: 2 },
    abilities: [{ id: 'dash', title: 'Dash', kind: 'card', window: 'movement', effect: [gain('fuel', 1)] }],
  }
  const stroll: SkillCard = {
    ...dash,
    id: 'stroll',
    abilities: [
      { id: 'stroll', title: 'Stroll', kind: 'card', window: 'movement', effect: [gain('food', 1)] },
    ],
  }
  const cards: ContentSet = { id: 'dash', skillCards: [dash, stroll] }

  test('has cards and abilities that are used in place of moving', () => {
    const game = play({ step: 'movement', hands: { [tigh]: ['dash-1'] } }, [cards])
    game.answer(tigh, 'dash-1')
    expect(game.state.resources).toMatchObject({ fuel: 9, food: 8 })
    const other = play({ step: 'movement', hands: { [tigh]: ['dash-1', 'stroll-1'] } }, [cards])
    expect(other.answer(tigh, 'stroll-1').state.resources).toMatchObject({ fuel: 8, food: 9 })
    expect(other.player(tigh).hand).toEqual(['dash-1'])
    expect(game.request(tigh).prompt.key).toBe('prompt.action')
  })

  test('offers them in the Brig, too, and asks there whether one holds such a card or not', () => {
    const brig = { step: 'movement', at: { [tigh]: 'brig' } } as const
    expect(play({ ...brig, hands: { [tigh]: ['dash-1'] } }, [cards]).options(tigh)).toEqual(['0:dash-1'])
    const without = play(brig, [cards])
    expect([without.request(tigh).prompt.key, without.options(tigh)]).toEqual(['prompt.move', []])
  })

  test('is followed by what comes after the use of a skill card, where one was used in it', () => {
    const reluctant = able('reluctant', 'card-used', {
      must: true,
      when: [concernsOwner('used')],
      effect: [gain('food', 1)],
    })
    const of = (hand: string, to: string) =>
      play({ current: tyrol, step: 'movement', hands: { [tyrol]: [hand] } }, [cards, reluctant]).answer(
        tyrol,
        to,
      )
    expect(of('dash-1', 'dash-1').state.resources.food).toBe(9)
    expect(of('repair-1', 'armory').state.resources.food).toBe(8)
  })

  test('asks everybody where a card of a hand apart could be used, whether he has one or not', () => {
    const errands: ContentSet = {
      id: 'errands',
      decks: [{ id: 'errands', title: 'Errands', hand: { others: 'count' } }],
      cards: [{ id: 'errand', title: 'Errand', deck: 'errands', copies: 2, abilities: dash.abilities }],
    }
    const brig = { step: 'movement', at: { [tigh]: 'brig' } } as const
    expect(play(brig, [errands]).request(tigh).prompt.key).toBe('prompt.move')
    const held = play({ ...brig, held: { [tigh]: { errands: ['errand', 'errand'] } } }, [errands])
    expect(held.options(tigh)).toEqual(['0:errand'])
  })

  test('does not offer them in a move that somebody else gives', () => {
    const hands = { [tigh]: ['executive-order-1'], [tyrol]: ['dash-1'] }
    const game = play({ hands }, [cards])
    game.answer(tigh, 'play:executive-order-1').answer(tigh, `seat:2`).answer(tyrol, 'move')
    expect(game.request(tyrol).prompt.key).toBe('prompt.move')
    expect(game.options(tyrol).some((o) => o.includes('dash'))).toBe(false)
  })

  test('can cost something to leave by, and be barred where others are', () => {
    const heretic = able('heretic', undefined, {
      passives: [says.paysToLeave('communications', [price(1)])],
    })
    const leaving = (hands: Position['hands']) => play({ current: tyrol, step: 'movement', hands }, [heretic])
    expect(leaving({}).request(tyrol).prompt.key).toBe('prompt.action') // he cannot pay
    const game = leaving({ [tyrol]: ['repair-1'] }).answer(tyrol, 'armory')
    expect([game.player(tyrol).at, game.player(tyrol).hand]).toEqual(['armory', []])
    const elsewhere = play({ current: tyrol, step: 'movement', at: { [tyrol]: 'command' } }, [heretic])
    expect(elsewhere.answer(tyrol, 'armory').player(tyrol).at).toBe('armory') // he pays nothing
    const shy = play({ current: tyrol, step: 'movement', at: { [roslin]: 'armory' } }, [
      able('shy', undefined, { passives: [says.movesAlone()] }),
    ])
    expect(shy.options(tyrol)).not.toContain('location:armory')
    expect(shy.options(tyrol)).toContain('location:research-lab')
  })

  test('ends with a moment of its own', () => {
    const set = able('adroit', 'movement-end', {
      when: [ownTurn(), inCompany('human')],
      effect: [gain('food', 1)],
    })
    const moved = (to: string) =>
      play({ current: tyrol, step: 'movement', at: { [roslin]: 'command' } }, [set]).answer(tyrol, to)
    expect(moved('command').request(tyrol).prompt.key).toBe('prompt.window.movement-end')
    expect(moved('armory').request(tyrol).prompt.key).toBe('prompt.action')
  })
})
