import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

// A Crisis card that asks the President and does nothing before that.
const quiet = { crisis: ['water-shortage-c'] } as const
const noDestiny = ['repair-1', 'consolidate-power-1'] as const

const idsOf = (game: TestGame, kind: string) =>
  game.state.ships.filter((s) => s.kind === kind).map((s) => s.id)
const handOf = (game: TestGame, who: string) => [...game.player(who).hand].sort()

/** Chief Tyrol, a revealed Cylon, at a Cylon location. */
const cylonAt = (location: string, position: Partial<Position> = {}) =>
  scenario({
    players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
    revealed: ['galen-tyrol'],
    at: { 'galen-tyrol': location },
    decks: quiet,
    ...position,
  })

/** Contributions: whoever is named adds these cards, everybody else none. */
const contribute = (game: TestGame, cards: Readonly<Record<string, readonly string[]>>) => {
  for (let who = game.asked[0]; who && game.request(who).window === 'check-contribute'; who = game.asked[0])
    game.answer(who, ...(cards[who] ?? []))
  return game
}

describe('the Cylon locations', () => {
  test('B-LOC-21 Caprica: the Super Crisis card, or one of two Crisis cards', () => {
    const position = {
      superCrises: { 'galen-tyrol': ['inbound-nukes'] },
      hands: { 'saul-tigh': ['launch-scout-1'] },
      decks: { crisis: ['riots-a', 'prison-labor', 'resistance'] },
    }
    const caprica = () => cylonAt('caprica', position).answer('galen-tyrol', 'location:caprica')
    expect(caprica().options('galen-tyrol')).toEqual(['card:inbound-nukes', 'draw'])

    const big = caprica().answer('galen-tyrol', 'inbound-nukes')
    expect(big.view('saul-tigh').crisis).toEqual({ card: 'inbound-nukes', deck: 'super-crisis' })
    expect(big.player('galen-tyrol').superCrises).toEqual([])

    const small = caprica().answer('galen-tyrol', 'draw')
    expect(small.options('galen-tyrol')).toEqual(['card:riots-a#1', 'card:prison-labor#2'])
    small.answer('galen-tyrol', 'prison-labor')
    expect(small.view('saul-tigh').crisis).toEqual({ card: 'prison-labor', deck: 'crisis' })
    expect(small.state.decks.crisis.discard).toEqual(['riots-a'])
    expect(small.state.decks.crisis.draw.at(-1)).toBe('resistance')
    expect(small.player('galen-tyrol').superCrises).toEqual(['inbound-nukes'])
  })

  test('B-LOC-22 a card played at Caprica activates no ships and prepares no jump', () => {
    const game = cylonAt('caprica', {
      decks: { crisis: ['riots-a', 'riots-b'] },
      ships: { bow: { basestar: 1 } },
    })
    game
      .answer('galen-tyrol', 'location:caprica')
      .answer('galen-tyrol', 'riots-a')
      .answer('saul-tigh', 'option:0')
    expect(game.state.turn.seat).toBe(1)
    expect(game.state.jumpTrack).toBe(0)
    expect(game.happened('event.activate')).toBe(false)
    expect([...game.state.decks.crisis.discard].sort()).toEqual(['riots-a', 'riots-b'])

    const human = scenario({
      players: ['galen-tyrol', 'saul-tigh', 'laura-roslin'],
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
    }).answer('saul-tigh', 'option:0')
    expect(human.state.jumpTrack).toBe(1)
    expect(human.happened('event.activate')).toBe(true)
  })

  test('B-LOC-23 the activation of a Cylon attack and one printed in the results take place at Caprica', () => {
    const attack = cylonAt('caprica', {
      decks: { crisis: ['thirty-three', 'riots-b'] },
      ships: { stern: { raider: 1 } },
      dice: [8],
    })
    const damage = attack.state.boards.galactica?.pool.length ?? 0
    attack.answer('galen-tyrol', 'location:caprica').answer('galen-tyrol', 'thirty-three')
    expect(attack.state.boards.galactica?.pool).toHaveLength(damage - 1)
    expect(attack.state.inPlay.map((c) => c.card)).toEqual(['thirty-three'])

    const result = cylonAt('caprica', {
      superCrises: { 'galen-tyrol': ['fleet-mobilization'] },
      ships: { bow: { basestar: 1 } },
      destiny: noDestiny,
      dice: [1],
    })
    contribute(
      result.answer('galen-tyrol', 'location:caprica').answer('galen-tyrol', 'fleet-mobilization'),
      {},
    )
    expect(result.state.ships.some((s) => s.kind === 'heavy')).toBe(true)
    expect(idsOf(result, 'raider').length).toBe(5)
  })

  test('B-LOC-24 Cylon Fleet: all ships of one type act, or each basestar launches two raiders and a heavy raider', () => {
    const fleet = (position: Partial<Position>) =>
      cylonAt('cylon-fleet', position).answer('galen-tyrol', 'location:cylon-fleet')
    const game = fleet({ ships: { bow: { basestar: 1 }, stern: { basestar: 1, raider: 1 } } })
    expect(game.options('galen-tyrol')).toEqual(['raiders', 'heavy', 'basestars', 'launch'])
    game.answer('galen-tyrol', 'launch')
    const at = (area: string) => game.state.ships.filter((s) => s.area === area).map((s) => s.kind)
    expect(at('bow').sort()).toEqual(['basestar', 'heavy', 'raider', 'raider'])
    expect(at('stern').sort()).toEqual(['basestar', 'heavy', 'raider', 'raider', 'raider'])

    const raiders = fleet({ ships: { bow: { basestar: 1, raider: 2 } }, dice: [8, 1] })
    const pool = raiders.state.boards.galactica?.pool.length ?? 0
    raiders.answer('galen-tyrol', 'raiders')
    expect(raiders.state.boards.galactica?.pool).toHaveLength(pool - 1)
    expect(raiders.events.filter((e) => e.key === 'event.rolled')).toHaveLength(2)

    const basestars = fleet({ ships: { bow: { basestar: 1, raider: 2 } }, dice: [4] })
    basestars.answer('galen-tyrol', 'basestars')
    expect(basestars.state.boards.galactica?.pool).toHaveLength(pool - 1)
    expect(basestars.events.filter((e) => e.key === 'event.rolled')).toHaveLength(1)
  })

  test('B-LOC-25 the activation works like the symbol: launches instead, centurions with the heavy raiders', () => {
    const order = (icon: string, position: Partial<Position>) =>
      cylonAt('cylon-fleet', position)
        .answer('galen-tyrol', 'location:cylon-fleet')
        .answer('galen-tyrol', icon)
    const raiders = order('raiders', { ships: { bow: { basestar: 1 } } })
    expect(idsOf(raiders, 'raider')).toHaveLength(2)
    expect(raiders.happened('event.rolled')).toBe(false)

    const heavy = order('heavy', { ships: { bow: { basestar: 1 } }, centurions: [1] })
    expect(idsOf(heavy, 'heavy')).toHaveLength(1)
    expect(heavy.state.centurions).toEqual([2])

    const moving = order('heavy', { ships: { bow: { basestar: 1, heavy: 1 } }, centurions: [1] })
    expect(moving.state.ships.find((s) => s.kind === 'heavy')?.area).toBe('bow-port')
    expect(moving.state.centurions).toEqual([2])
  })

  test('B-LOC-26 the heavy raiders may be chosen only to move the centurions', () => {
    const game = cylonAt('cylon-fleet', { centurions: [2] }).answer('galen-tyrol', 'location:cylon-fleet')
    expect(game.state.centurions).toEqual([3])
    const without = cylonAt('cylon-fleet')
    expect(without.request('galen-tyrol')).toMatchObject({ prompt: { key: 'prompt.action' }, options: [] })
    expect(without.pass('galen-tyrol').asked).toEqual(['saul-tigh'])
  })

  test.each([
    [4, 0],
    [5, 1],
  ] as const)(
    'B-LOC-27 Human Fleet: sees a hand, takes a card, and damages Galactica on 5: a %i',
    (die, damage) => {
      const game = cylonAt('human-fleet', {
        hands: {
          'saul-tigh': ['strategic-planning-4', 'repair-2', 'executive-order-1'],
          'galen-tyrol': ['repair-1'],
        },
        dice: [die],
      })
      const pool = game.state.boards.galactica?.pool.length ?? 0
      game.answer('galen-tyrol', 'location:human-fleet')
      expect(game.options('galen-tyrol')).toEqual(['seat:1', 'seat:2'])
      game.answer('galen-tyrol', 'seat:1')
      expect(game.options('galen-tyrol')).toEqual([
        'card:strategic-planning-4#1',
        'card:repair-2#1',
        'card:executive-order-1#1',
      ])
      game.answer('galen-tyrol', 'executive-order-1').pass('saul-tigh')
      expect(handOf(game, 'galen-tyrol')).toEqual(['executive-order-1', 'repair-1'])
      expect(game.player('saul-tigh').hand).toContain('strategic-planning-4')
      expect(game.player('saul-tigh').hand).not.toContain('executive-order-1')
      expect(game.state.boards.galactica?.pool).toHaveLength(pool - damage)
      expect(game.saw('galen-tyrol')).toContain('event.saw-hand')
      expect(game.saw('laura-roslin')).not.toContain('event.saw-hand')
    },
  )

  // Asteroid Fields and Desolate Moon are 3 each, the Icy Moons 1 each.
  const distance = {
    7: ['asteroid-field', 'desolate-moon', 'icy-moon'],
    8: ['asteroid-field', 'desolate-moon', 'icy-moon', 'icy-moon'],
  }

  test('B-LOC-28 Resurrection Ship: a new Super Crisis card if he likes, then his Loyalty cards up to distance 7', () => {
    const ship = (travelled: readonly string[]) =>
      cylonAt('resurrection-ship', {
        superCrises: { 'galen-tyrol': ['inbound-nukes'] },
        loyalty: { 'galen-tyrol': ['not-a-cylon', 'cylon-morale'] },
        decks: { 'super-crisis': ['massive-assault'] },
        travelled,
        milestones: [4, 8],
      }).answer('galen-tyrol', 'location:resurrection-ship')
    const near = ship(distance[7]).answer('galen-tyrol', 'yes')
    expect(near.player('galen-tyrol').superCrises).toEqual(['massive-assault'])
    expect(near.state.decks['super-crisis'].discard).toEqual(['inbound-nukes'])
    expect(near.request('galen-tyrol')).toMatchObject({ min: 1, max: 1 })
    near.answer('galen-tyrol', 'seat:2')
    expect(near.player('galen-tyrol').loyalty).toEqual([])
    expect([...near.player('laura-roslin').loyalty].sort()).toEqual([
      'cylon-morale',
      'not-a-cylon',
      'not-a-cylon',
    ])

    const kept = ship(distance[7]).answer('galen-tyrol', 'no')
    expect(kept.player('galen-tyrol').superCrises).toEqual(['inbound-nukes'])
    expect(kept.asked).toEqual(['galen-tyrol'])

    const far = ship(distance[8]).answer('galen-tyrol', 'no')
    expect(far.player('galen-tyrol').loyalty).toHaveLength(2)
    expect(far.state.turn.seat).toBe(1)
  })

  test('B-LOC-29 moving among the Cylon locations costs nothing', () => {
    const game = cylonAt('resurrection-ship', { step: 'movement' })
    expect(game.request('galen-tyrol').options.map((o) => [o.location, o.n])).toEqual([
      ['caprica', 0],
      ['cylon-fleet', 0],
      ['human-fleet', 0],
    ])
    game.answer('galen-tyrol', 'caprica')
    expect(game.player('galen-tyrol').at).toBe('caprica')
  })
})
