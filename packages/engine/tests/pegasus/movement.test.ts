import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { draw } from '../../src/effects/cards.ts'
import { noActionsOn } from '../../src/rules/passives.ts'
import { type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { adama, config, kara, roslin, table, told, zarek } from './check-play.ts'

// MOVE: abilities used in place of moving.

const moving = (p: Partial<Position> = {}): TestGame => scenario({ ...table, step: 'movement', ...p })

const instead = (game: TestGame, who: string): string[] =>
  game.options(who).filter((o) => !o.startsWith('location:') && !o.startsWith('area:'))

const all = ['preventative-policy-3', 'critical-situation-3', 'full-throttle-1', 'gods-plan-2']

describe('MOVE', () => {
  test('P-MOVE-1, P-MOVE-2, P-MOVE-3, PT3: one ability in place of moving, and no other in that turn', () => {
    const hands = { [zarek]: ['preventative-policy-3', 'preventative-policy-4', 'critical-situation-3'] }
    const game = moving({ hands })
    expect(game.request(zarek).prompt.key).toBe('prompt.move')
    expect(instead(game, zarek)).toHaveLength(3)
    game.answer(zarek, 'preventative-policy-3').answer(zarek, 'option:0')
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
    expect(game.options(zarek).filter((o) => o.includes('policy') || o.includes('situation'))).toEqual([])
    expect(game.player(zarek).at).toBe('administration')
    const moved = moving({ hands }).answer(zarek, 'presidents-office')
    expect(moved.request(zarek).prompt.key).toBe('prompt.action')
  })

  test('P-MOVE-3: an ability of a sheet counts, too', () => {
    const sheet: ContentSet = {
      id: 'sheet',
      characters: [
        {
          id: 'six',
          title: 'Six',
          type: 'support',
          skills: [{ types: ['politics', 'leadership'], draw: 5 }],
          start: 'hangar-deck',
          loyaltyExtra: 0,
          abilities: [
            {
              id: 'sheet-move',
              title: 'Sheet',
              kind: 'passive',
              window: 'movement',
              effect: [draw('user', 1, ['tactics'])],
            },
          ],
        },
      ],
    }
    const game = scenario({
      players: ['six', kara, roslin],
      config: withSets([sheet], config),
      step: 'movement',
      hands: { six: ['critical-situation-3'] },
    })
    expect(instead(game, 'six').sort()).toEqual(['0:critical-situation-3', '0:sheet-move'])
    game.answer('six', 'sheet-move')
    expect(game.request('six').prompt.key).toBe('prompt.action')
    expect(game.player('six').hand).toHaveLength(2)
  })

  test('P-MOVE-4: not in the turn of another player, who gives an order', () => {
    const hands = {
      [zarek]: ['executive-order-1'],
      [kara]: ['critical-situation-3', 'preventative-policy-3'],
    }
    const game = scenario({ ...table, hands })
      .answer(zarek, 'executive-order-1')
      .answer(zarek, `seat:1`)
      .answer(kara, 'move')
    expect(game.request(kara).prompt.key).toBe('prompt.move')
    expect(instead(game, kara)).toEqual([])
  })

  test('P-MOVE-5: in the Brig they can be used, and the action taken there', () => {
    const game = moving({ at: { [zarek]: 'brig' }, hands: { [zarek]: ['critical-situation-3'] } })
    expect(game.options(zarek)).toEqual(['0:critical-situation-3'])
    game.answer(zarek, 'critical-situation-3')
    expect(game.options(zarek)).toContain('location:brig')
    const empty = moving({ at: { [zarek]: 'brig' }, hands: { [zarek]: ['repair-1'] } })
    expect(empty.request(zarek).prompt.key).toBe('prompt.move')
    expect(empty.options(zarek)).toEqual([])
  })

  test('P-REVEAL-14, P-MOVE-6, P-TREACH-4, P-TREACH-5: a card whose text one may not use is of no use for moving either', () => {
    const human = moving({
      players: [kara, zarek, roslin],
      used: { [kara]: ['secret-destiny'] },
      piloting: { [kara]: 'bow' },
      hands: { [kara]: all },
    })
    expect(
      instead(human, kara)
        .map((o) => o.slice(2))
        .sort(),
    ).toEqual(all.slice(0, 3).sort())
    const cylon = moving({ revealed: [zarek], hands: { [zarek]: all } })
    expect(instead(cylon, zarek)).toEqual(['0:gods-plan-2'])
  })

  test('P-MOVE-6: what bars actions on cards of a type bars them in place of moving', () => {
    const nest: ContentSet = {
      id: 'nest',
      crises: [
        {
          id: 'nest',
          title: 'Nest',
          copies: 1,
          icons: [],
          body: { kind: 'event', chooser: 'current', options: [[], []] },
          lasting: { until: ['jump'], passives: [noActionsOn('piloting')] },
        },
      ],
    }
    const flying = (step: Position['step']) => ({
      players: [kara, zarek, roslin],
      used: { [kara]: ['secret-destiny'] },
      step,
      config: withSets([nest], config),
      piloting: { [kara]: 'bow' } as const,
      hands: { [kara]: ['full-throttle-1', 'critical-situation-3', 'maximum-firepower-3'] },
      ships: { bow: { raider: 1 } },
    })
    const free = (step: Position['step']) => scenario(flying(step)).options(kara)
    const barred = (step: Position['step']) =>
      scenario({ ...flying(step), inPlay: [{ card: 'nest', deck: 'crisis' }] }).options(kara)
    expect(free('movement')).toContain('0:full-throttle-1')
    expect(barred('movement')).not.toContain('0:full-throttle-1')
    expect(barred('movement')).toContain('0:critical-situation-3')
    expect(free('action')).toEqual(
      expect.arrayContaining(['play:full-throttle-1', 'play:maximum-firepower-3']),
    )
    expect(barred('action').filter((o) => o.startsWith('play:'))).toEqual([])
  })

  test('P-MOVE-7: of Critical Situation and Executive Order one card is used in a turn', () => {
    const hands = { [zarek]: ['critical-situation-3', 'critical-situation-4', 'executive-order-1'] }
    const game = moving({ hands }).answer(zarek, 'critical-situation-3')
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
    expect(game.options(zarek)).not.toContain('play:executive-order-1')
    game.pass(zarek)
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
    expect(game.options(zarek)).not.toContain('play:executive-order-1')
    expect(moving({ hands }).pass(zarek).options(zarek)).toContain('play:executive-order-1')
  })
})

test('P-TERM-11: an Executive Order goes to no Cylon player', () => {
  const game = scenario({ ...table, revealed: [roslin], hands: { [zarek]: ['executive-order-1'] } })
  game.answer(zarek, 'executive-order-1')
  expect(game.options(zarek)).toEqual(['seat:1', 'seat:3'])
})

describe('Critical Situation', () => {
  test('is an action in place of moving; the Action step follows as usual', () => {
    const game = moving({
      hands: { [zarek]: ['critical-situation-5', 'consolidate-power-1'] },
      at: { [zarek]: 'press-room' },
    })
    game.answer(zarek, 'critical-situation-5').answer(zarek, 'press-room')
    expect(game.player(zarek).hand).toHaveLength(3)
    const steps = told(game, 'event.activates', 'event.step').map((e) => e.key)
    expect(steps).toEqual(['event.step', 'event.activates', 'event.step'])
    expect(game.request(zarek).prompt.key).toBe('prompt.action')
  })
})

describe('Preventative Policy', () => {
  /** Zarek has named a resource, and the Admiral chooses what the Riots cost. */
  const riots = (named: number, option: string): TestGame =>
    moving({ hands: { [zarek]: ['preventative-policy-3'] }, decks: { crisis: ['riots-a'] } })
      .answer(zarek, 'preventative-policy-3')
      .answer(zarek, `option:${named}`)
      .untilAsked(adama, 'prompt.crisis-choice')
      .answer(adama, option)

  test('PT29: the next loss of that resource is 1 smaller, no other loss and no further one', () => {
    const start = moving().state.resources
    expect(riots(1, 'option:0').state.resources).toEqual({ ...start, morale: start.morale - 1 })
    expect(riots(0, 'option:0').state.resources).toEqual({
      ...start,
      morale: start.morale - 1,
      food: start.food - 1,
    })
    expect(riots(3, 'option:1').state.resources).toEqual({ ...start, fuel: start.fuel - 1 })
    expect(told(riots(3, 'option:1'), 'event.spared')).toHaveLength(1)
  })

  test('PT29: of a loss of 3 two are left, and the next loss is not smaller', () => {
    const game = moving({
      hands: { [zarek]: ['preventative-policy-3'] },
      at: { [zarek]: 'ftl-control' },
      jumpTrack: 3,
      dice: [1],
      decks: { destination: ['barren-planet', 'barren-planet'], crisis: ['riots-a'] },
    })
    const { population } = game.state.resources
    game.answer(zarek, 'preventative-policy-3').answer(zarek, 'option:3').answer(zarek, 'ftl-control')
    expect(game.state.resources.population).toBe(population - 2)
    game.untilAsked(adama, 'prompt.crisis-choice').answer(adama, 'option:1')
    expect(game.state.resources.population).toBe(population - 3)
  })

  test('PT29: two civilians aboard one ship cost one; what nobody lost goes at the end of the turn', () => {
    const hands = { [zarek]: ['preventative-policy-3'] }
    const game = moving({
      hands,
      ships: { bow: { raider: 1, civilian: 1 } },
      civilians: ['population-2'],
      decks: { crisis: ['prison-labor'] },
    })
    const { population } = game.state.resources
    game.answer(zarek, 'preventative-policy-3').answer(zarek, 'option:3')
    game.until((g) => g.state.lostCivilians.length > 0)
    expect(game.state.resources.population).toBe(population - 1)
    const later = moving({ hands }).answer(zarek, 'preventative-policy-3').answer(zarek, 'option:3')
    expect(later.state.turn.lasting).toHaveLength(1)
    later.until((g) => g.state.turn.seat === 1)
    expect(later.state.turn.lasting).toEqual([])
  })

  test('is not spent on what cannot be lost any more', () => {
    const game = moving({
      hands: { [zarek]: ['preventative-policy-3'] },
      resources: { food: 0, morale: 5 },
      decks: { crisis: ['riots-a'] },
    })
    game.answer(zarek, 'preventative-policy-3').answer(zarek, 'option:1')
    game.untilAsked(adama, 'prompt.crisis-choice').answer(adama, 'option:0')
    expect(game.happened('event.spared')).toBe(false)
  })
})

describe('Full Throttle', () => {
  const flying = (p: Partial<Position> = {}) =>
    scenario({
      ...table,
      players: [kara, zarek, roslin],
      used: { [kara]: ['secret-destiny'] },
      step: 'movement',
      piloting: { [kara]: 'bow' },
      hands: { [kara]: ['full-throttle-1'] },
      ships: { bow: { raider: 1 }, stern: { raider: 2, heavy: 1 } },
      dice: [8],
      ...p,
    })
  const area = (game: TestGame) => game.view(kara).players[0]?.area

  test('as the movement: to any area and one attack there', () => {
    const game = flying().answer(kara, 'full-throttle-1')
    expect(game.options(kara)).toHaveLength(5)
    game.answer(kara, 'stern').answer(kara, 'yes')
    expect(game.options(kara).every((o) => o.startsWith('attack:'))).toBe(true)
    expect(game.options(kara)).toHaveLength(2)
    game.answer(kara, game.options(kara)[0] ?? '')
    expect(area(game)).toBe('stern')
    expect(game.state.ships.filter((s) => s.kind === 'raider' && s.area === 'stern')).toHaveLength(1)
    expect(game.request(kara).prompt.key).toBe('prompt.action')
  })

  test('as the action, without moving, or without attacking; the card is gone', () => {
    const game = flying({ step: 'action' })
      .answer(kara, 'play:full-throttle-1')
      .pass(kara)
      .answer(kara, 'yes')
    expect(area(game)).toBe('bow')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(2)
    expect(game.player(kara).hand).toEqual([])
    const peaceful = flying({ step: 'action' }).answer(kara, 'play:full-throttle-1')
    peaceful.answer(kara, 'stern-port')
    expect(area(peaceful)).toBe('stern-port')
    expect(peaceful.happened('event.rolled')).toBe(false)
  })

  test('only while piloting', () => {
    const walking = { piloting: {}, at: { [kara]: 'hangar-deck' } }
    expect(instead(flying(walking), kara)).toEqual([])
    expect(flying({ ...walking, step: 'action' }).options(kara)).not.toContain('play:full-throttle-1')
  })
})
