import { describe, expect, test } from 'vitest'
import { condition } from '../../src/core/conditions.ts'
import type { Character, OtherCard } from '../../src/core/content.ts'
import type { Standing } from '../../src/core/standing.ts'
import { layOpen } from '../../src/effects/lasting.ts'
import { gain } from '../../src/effects/resources.ts'
import { below, sideWins } from '../../src/effects/when.ts'
import { AnswerRefused, decide, eventsFor, requestOf, requests, view } from '../../src/index.ts'
import {
  type ContentSet,
  invariants,
  type Position,
  playRandomly,
  scenario,
  withSets,
} from '../../src/testing/index.ts'
import { msg } from '../../src/text/message.ts'

// A box of the test's own: a player who wins by cards he lays open of his own accord, some at any moment, some when
// the game is over.

const shown = condition('test-laid-open', (n: number) => ({ n }), {
  test: (g, { n }, ctx) => g.s.inPlay.filter((c) => c.holder === ctx.user && c.deck === 'wish').length >= n,
  describe: ({ n }) => msg('when.hand-is', { n }),
})

const wish = (id: string, window: 'any-moment' | 'game-over', when: OtherCard['abilities']): OtherCard => ({
  id,
  title: id,
  deck: 'wish',
  copies: 1,
  abilities: (when ?? []).map((a) => ({ ...a, window })),
})

const opens = { id: 'open', title: 'Open', kind: 'card', effect: [layOpen()] } as const

const loner: Character = {
  id: 'loner',
  title: 'Loner',
  type: 'support',
  skills: [{ types: ['politics'], draw: 2 }],
  start: 'command',
  standing: 'apart',
  loyaltyExtra: 0,
  abilities: [],
}

const box: ContentSet = {
  id: 'wishes',
  characters: [loner],
  decks: [{ id: 'wish', title: 'Wishes', hand: { others: 'count' } }],
  cards: [
    wish('hunger', 'any-moment', [{ ...opens, when: [below('food', 8)] }]),
    wish('thirst', 'any-moment', [{ ...opens, effect: [layOpen(), gain('fuel', 1)] }]),
    wish('peace', 'game-over', [opens]),
  ],
  ruleset: (before) => {
    const human = before?.standings.human
    if (!before || !human) throw new Error('It comes after the base set.')
    const apart: Standing = { ...human, titles: 'never', wins: [sideWins('cylons'), shown(2)] }
    return { ...before, standings: { ...before.standings, apart } }
  },
}

const config = withSets([box], {})
const players = ['saul-tigh', 'loner', 'laura-roslin', 'galen-tyrol']

const play = (position: Partial<Position> = {}) =>
  scenario({
    players,
    config,
    used: { 'galen-tyrol': ['blind-devotion'] },
    held: { loner: { wish: ['hunger', 'thirst'] } },
    decks: { crisis: ['water-shortage-c'] },
    ...position,
  })

describe('what may be done at any moment', () => {
  test('is offered to its player while it can be done, whoever is asked', () => {
    const game = play()
    expect(game.asked).toEqual(['saul-tigh'])
    expect(game.standing('loner').flatMap((r) => r.options.map((o) => o.id))).toEqual(['1:thirst'])
    expect(play({ resources: { food: 7 } }).standing('loner')[0]?.options).toHaveLength(2)
    expect(game.standing('saul-tigh')).toEqual([])
    expect(play({ held: {} }).standing('loner')).toEqual([])
  })

  test('is listed last, and only its player sees it', () => {
    const { state } = play()
    expect(requests(state).map((r) => [r.seat, r.standing ?? false])).toEqual([
      [0, false],
      [1, true],
    ])
    expect(requestOf(state, 1)).toBeUndefined()
    expect(view(state, 1).request).toBeNull()
    expect(view(state, 1).standing).toHaveLength(1)
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      expect(view(state, viewer)).toEqual(
        view(play({ held: { loner: { wish: ['hunger', 'peace'] } } }).state, viewer),
      )
      expect('standing' in view(state, viewer)).toBe(false)
      expect(view(state, viewer).waitingFor).toEqual([0])
    }
  })

  test('leaves what others are asked as it is, the names of their questions included', () => {
    const game = play()
    const before = requests(game.state)[0]
    game.aside('loner', 'thirst')
    expect(game.state.inPlay).toEqual([{ card: 'thirst', deck: 'wish', holder: 1 }])
    expect(game.state.resources.fuel).toBe(9)
    expect(requests(game.state)[0]).toEqual(before)
    expect(game.standing('loner')).toEqual([])
    game.pass('saul-tigh')
    expect(game.asked).toEqual(['laura-roslin'])
  })

  test('can be done while several are asked in secret, between their answers', () => {
    const hand = [
      'repair-1',
      'repair-2',
      'launch-scout-1',
      'launch-scout-2',
      'executive-order-1',
      'executive-order-2',
    ]
    const eleven = [...hand, ...hand.slice(0, 5)]
    const game = play({
      step: 'end',
      hands: { 'saul-tigh': eleven, 'laura-roslin': [...hand.slice(1), ...hand] },
    })
    expect(game.asked).toEqual(['saul-tigh', 'laura-roslin'])
    game.answer('saul-tigh', 'repair-1')
    const open = requestOf(game.state, 2)
    game.aside('loner', 'thirst')
    expect(game.asked).toEqual(['laura-roslin'])
    expect(requestOf(game.state, 2)).toEqual(open)
    game.answer('laura-roslin', 'repair-1')
    expect(game.player('saul-tigh').hand).toHaveLength(10)
    expect(game.state.turn.seat).toBe(1)
  })

  test('keeps its name while others answer, and does not count as an answer of its player', () => {
    const game = play({ step: 'receiveSkills', current: 'loner' })
    const [open] = game.standing('loner')
    const own = game.request('loner')
    expect(open?.id).not.toBe(own.id)
    game.aside('loner', 'thirst')
    expect(game.request('loner')).toEqual(own)
    game.pass('loner')
    expect(play().standing('loner')[0]?.id).toBe(open?.id)
  })

  test('is refused once it cannot be done, and to everybody else', () => {
    const { state } = play()
    const refused = (seat: number, request: string, ...options: string[]) => {
      try {
        decide(state, seat, { request, options })
      } catch (error) {
        if (error instanceof AnswerRefused) return error.code
      }
      return ''
    }
    expect(refused(1, 'any.1', '1:hunger')).toBe('unknown')
    expect(refused(1, 'any.1')).toBe('too-few')
    expect(refused(0, 'any.0', '1:thirst')).toBe('not-asked')
    expect(refused(0, 'any.1', '1:thirst')).toBe('stale')
    expect(refused(2, 'any.1', '1:thirst')).toBe('not-asked')
  })
})

describe('the end of the game', () => {
  /** The last turn: food is gone at its end, and the Cylons win. */
  const last = (position: Partial<Position> = {}) =>
    play({ step: 'end', resources: { food: 0 }, ...position })

  test('is judged after what may be done when it is over, also what could be done at any moment', () => {
    const game = last({ held: { loner: { wish: ['hunger', 'peace'] } } })
    expect(game.happened('event.over')).toBe(true)
    expect(game.outcome).toBeNull()
    expect(game.asked).toEqual(['loner'])
    expect(game.options('loner').sort()).toEqual(['1:hunger', '1:peace'])
    expect(game.standing('loner')).toEqual([])
    game.answer('loner', 'peace').answer('loner', 'hunger')
    expect(game.outcome).toEqual({ winner: 'cylons', reason: 'food', winners: [1] })
    expect(requests(game.state)).toEqual([])
  })

  test('leaves out of the winners who has not met his own conditions', () => {
    const game = last({ held: { loner: { wish: ['hunger', 'peace'] } } })
    game.answer('loner', 'peace').pass('loner')
    expect(game.outcome).toEqual({ winner: 'cylons', reason: 'food', winners: [] })
  })

  test('asks nothing where nothing is left to do', () => {
    const revealed = { revealed: ['saul-tigh'], held: {} }
    expect(last(revealed).outcome).toEqual({ winner: 'cylons', reason: 'food', winners: [0] })
  })

  test('tells everybody the same, whether somebody can still do something or not', () => {
    const seen = (held: NonNullable<Position['held']>) => {
      const game = last({ held })
      game.until((g) => g.outcome !== null)
      return eventsFor(game.events, 'spectator')
    }
    expect(seen({ loner: { wish: ['peace'] } })).toEqual(seen({ loner: { wish: [] } }))
  })

  test('comes in random games with such cards, too', () => {
    for (let i = 0; i < 4; i++) {
      const characters = ['loner', 'saul-tigh', 'laura-roslin', 'kara-thrace']
      const { state } = playRandomly({ players: 4, characters, ...config }, `wishes ${i}`, (now) => {
        expect(invariants(now)).toEqual([])
      })
      expect(state.outcome).not.toBeNull()
    }
  })
})
