import { describe, expect, test } from 'vitest'
import { base } from '../src/content/base/index.ts'
import type { Condition } from '../src/core/conditions.ts'
import type { CrisisCard, OtherCard } from '../src/core/content.ts'
import type { Effect } from '../src/core/effect.ts'
import { discardFrom, drawFrom } from '../src/effects/cards.ts'
import { discardThis } from '../src/effects/lasting.ts'
import { gain, lose } from '../src/effects/resources.ts'
import { isPresident } from '../src/effects/when.ts'
import {
  chance,
  checkedConfig,
  contentOf,
  eventsFor,
  imagine,
  learn,
  newGame,
  unknowing,
  view,
} from '../src/index.ts'
import {
  type ContentSet,
  invariants,
  playRandomly,
  scenario,
  testGame,
  withSets,
} from '../src/testing/index.ts'

const [politics] = base.skillCards
if (!politics) throw new Error('no card')

const crisis = (id: string, options: readonly [Effect, Effect]): CrisisCard => ({
  id,
  title: id,
  copies: 12,
  icons: [],
  body: { kind: 'event', chooser: 'current', options },
})

/** Used as an action, and gone with it. */
const favour = (id: string, effect: Effect, when: readonly Condition[] = []): OtherCard => ({
  id,
  title: id,
  deck: 'favours',
  copies: 2,
  abilities: [{ id, title: id, kind: 'card', window: 'action', when, effect: [...effect, discardThis()] }],
})

const secret = (id: string): OtherCard => ({ id, title: id, deck: 'secrets', copies: 2 })

/** A sixth skill type, seven players, a deck that is held in hands of its own and one that is open. */
const odd: ContentSet = {
  id: 'odd-decks',
  decks: [
    { id: 'treachery', title: 'Treachery deck' },
    { id: 'secrets', title: 'Secrets deck', hand: { others: 'count' } },
    { id: 'orders', title: 'Orders deck', hand: { others: 'faces' }, reshuffled: false },
    { id: 'favours', title: 'Favours deck', hand: { others: 'count', limit: 2 } },
  ],
  skillCards: [
    { ...politics, id: 'plot', title: 'Plot', type: 'treachery', strengths: { 0: 6, 1: 10, 3: 6 } },
  ],
  cards: [
    secret('debt'),
    secret('affair'),
    secret('grudge'),
    { ...secret('order'), deck: 'orders', copies: 3 },
    favour('meal', [gain('food', 1)]),
    favour('joke', [gain('morale', 1)]),
    favour('quorum-favour', [gain('fuel', 1)], [isPresident()]),
  ],
  crises: [
    crisis('rumours', [[drawFrom('current', 'secrets', 2)], [discardFrom('current', 'secrets', 1)]]),
    crisis('favours', [[drawFrom('current', 'favours', 2)], []]),
    crisis('orders', [[drawFrom('current', 'orders', 1)], [lose('morale', 1)]]),
  ],
  ruleset: (before) => {
    if (!before) throw new Error('nothing before')
    return {
      ...before,
      players: [3, 7],
      skillTypes: [...before.skillTypes, 'treachery'],
      loyaltyDeck: [...before.loyaltyDeck, { players: 7, leader: false, cylon: 2, notACylon: 8 }],
    }
  },
}

const crew = ['william-adama', 'laura-roslin', 'galen-tyrol']

describe('decks of another box', () => {
  test('are in play where their set is, and only there', () => {
    const names = Object.keys(newGame({ players: 4, ...withSets([odd], {}) }, 1).decks)
    expect(names).toEqual(expect.arrayContaining(['crisis', 'treachery', 'secrets', 'orders']))
    expect(Object.keys(newGame({ players: 4 }, 1).decks)).not.toContain('treachery')
  })

  test('of a sixth skill type are part of the Destiny deck and can be drawn from', () => {
    const game = testGame(newGame({ players: 3, characters: crew, ...withSets([odd], {}) }, 'six')).until(
      (g) => g.state.turn.number === 1,
    )
    const { cards } = contentOf(game.state.config)
    const types = game.state.destiny.map((card) => cards.get(card)?.deck)
    expect(types.filter((type) => type === 'treachery')).toHaveLength(2)
    expect(game.view('spectator').decks.treachery?.cards).toBe(20)
  })

  test('are held in hands apart: the owner sees his cards, others how many, or the cards where they lie open', () => {
    const game = scenario({
      players: crew,
      config: withSets([odd], {}),
      step: 'crisis',
      decks: { crisis: ['rumours'], secrets: ['debt', 'affair'] },
      held: { 'laura-roslin': { orders: ['order'] } },
    })
    game.answer('william-adama', 'option:0')
    expect(game.view('william-adama').held).toEqual({ secrets: ['debt', 'affair'] })
    expect(game.view('galen-tyrol').held).toEqual({})
    expect(game.view('galen-tyrol').players[0]).toMatchObject({ held: { secrets: 2 }, open: {} })
    expect(game.view('galen-tyrol').players[1]).toMatchObject({
      held: { orders: 1 },
      open: { orders: ['order'] },
    })
    expect(JSON.stringify(eventsFor(game.events, 1))).not.toMatch(/debt|affair/)
    expect(JSON.stringify(eventsFor(game.events, 0))).toMatch(/debt.*affair/)
    expect(game.saw('galen-tyrol')).toContain('event.drew-held')
  })

  test('are discarded from such a hand by choice, face up', () => {
    const game = scenario({
      players: crew,
      config: withSets([odd], {}),
      step: 'crisis',
      decks: { crisis: ['rumours'] },
      held: { 'william-adama': { secrets: ['debt', 'affair'] } },
    })
    game.answer('william-adama', 'option:1').answer('william-adama', 'affair')
    expect(game.view('william-adama').held).toEqual({ secrets: ['debt'] })
    expect(game.view('spectator').decks.secrets?.top).toBe('affair')
  })

  test('are used as actions while they are held, each once however many copies there are', () => {
    const game = scenario({
      players: crew,
      config: withSets([odd], {}),
      held: {
        'william-adama': { favours: ['meal', 'meal', 'quorum-favour'] },
        'galen-tyrol': { favours: ['joke'] },
      },
    })
    expect(game.options('william-adama').filter((o) => o.startsWith('held:'))).toEqual(['held:meal'])
    game.answer('william-adama', 'held:meal')
    expect(game.state.resources.food).toBe(9)
    expect(game.player('william-adama').held).toEqual({ favours: ['meal', 'quorum-favour'] })
    expect(game.view('spectator').decks.favours?.top).toBe('meal')
    expect(invariants(game.state)).toEqual([])
  })

  test('make it possible that their holder has an action, as far as others can tell', () => {
    const asked = (held: readonly string[]) => {
      const game = scenario({
        players: crew,
        config: withSets([odd], {}),
        at: { 'galen-tyrol': 'sickbay' },
        hands: { 'william-adama': ['executive-order-1'] },
        held: { 'galen-tyrol': { favours: held } },
      })
      return game
        .answer('william-adama', 'executive-order-1')
        .answer('william-adama', 'seat:2')
        .options('galen-tyrol')
    }
    expect(asked(['quorum-favour'])).toEqual(asked(['meal']))
    expect(asked(['meal'])).not.toEqual(asked([]))
  })

  test('drawn beyond what one may hold are discarded by choice', () => {
    const game = scenario({
      players: crew,
      config: withSets([odd], {}),
      step: 'crisis',
      decks: { crisis: ['favours'], favours: ['meal', 'joke'] },
      held: { 'william-adama': { favours: ['quorum-favour'] } },
    })
    game.answer('william-adama', 'option:0')
    expect(game.request('william-adama')).toMatchObject({
      prompt: { key: 'prompt.discard-held' },
      min: 1,
      max: 1,
    })
    game.answer('william-adama', 'joke')
    expect(game.player('william-adama').held).toEqual({ favours: ['quorum-favour', 'meal'] })
    expect(game.view('spectator').decks.favours?.top).toBe('joke')
  })

  test('that are not made anew stay empty', () => {
    const game = scenario({
      players: crew,
      config: withSets([odd], {}),
      step: 'crisis',
      decks: { crisis: ['orders'] },
      exactly: { orders: [] },
      discards: { orders: ['order'] },
    })
    game.answer('william-adama', 'option:0')
    expect(game.player('william-adama').held).toEqual({})
    expect(game.state.decks.orders?.discard).toEqual(['order'])
  })

  test('in random games are conserved, and imagined by a seat as far as it knows them', () => {
    const random = chance(8)
    for (let i = 0; i < 5; i++) {
      const players = 3 + i
      const seat = i % players
      let known = unknowing
      playRandomly({ players, ...withSets([odd], {}) }, `odd-${i}`, (state, events) => {
        expect(invariants(state)).toEqual([])
        known = learn(known, eventsFor(events, seat), seat, contentOf(state.config))
        if (state.turn.number === 0 || state.outcome || random(3) > 0) return
        const other = imagine(state, seat, known, random)
        expect(view(other, seat)).toEqual(view(state, seat))
        expect(invariants(other)).toEqual([])
      })
    }
  })
})

describe('a card', () => {
  test('in two decks is refused, and so is one of a deck that is not there', () => {
    const refused = (set: ContentSet) => expect(() => checkedConfig({ players: 4, ...withSets([set], {}) }))
    refused({ id: 'two-decks', decks: odd.decks, cards: [secret('ambush')] }).toThrow(
      '"ambush" is a card of the crisis deck and of the secrets deck.',
    )
    refused({ id: 'no-deck', cards: [secret('debt')] }).toThrow(
      '"debt" belongs to the secrets deck, which is not in this game.',
    )
  })
})

describe('a position', () => {
  test('takes exact decks and discard piles; what is left over is out of the game', () => {
    const { state } = scenario({
      players: crew,
      exactly: { crisis: ['ambush', 'cylon-swarm'] },
      discards: { crisis: ['bomb-threat'], politics: ['consolidate-power-1', 'consolidate-power-2'] },
    })
    expect(state.decks.crisis).toEqual({ draw: ['cylon-swarm', 'ambush'], discard: ['bomb-threat'] })
    expect(state.decks.politics.discard).toEqual(['consolidate-power-1', 'consolidate-power-2'])
    expect(invariants(state)).toEqual([])
  })

  test('takes a distance, lost and missing civilian ships, tokens in order and how the turn began', () => {
    const game = scenario({
      players: crew,
      distance: 7,
      lostCivilians: ['population-2'],
      missingCivilians: ['empty', 'empty'],
      nextTokens: ['lose-food'],
      beganPiloting: true,
      tokens: { 'laura-roslin': { miracle: 2 } },
    })
    expect(game.view('spectator')).toMatchObject({
      distance: 7,
      lostCivilians: ['population-2'],
      civilians: 9,
    })
    expect(game.state.turn.beganPiloting).toBe(true)
    expect(game.view('spectator').players[1]?.tokens).toEqual({ miracle: 2 })
    expect(invariants(game.state)).toEqual([])
    expect(() => scenario({ players: crew, distance: 1000 })).toThrow(
      'No destinations lead exactly 1000 further.',
    )
  })
})
