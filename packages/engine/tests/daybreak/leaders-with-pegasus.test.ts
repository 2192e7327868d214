import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/index.ts'
import type { Position } from '../../src/testing/index.ts'
import {
  adama,
  athena,
  both,
  danna,
  dealt,
  doral,
  fresh,
  hidden,
  led,
  motivesOf,
  openOf,
  roslin,
  tyrol,
} from './crew.ts'

// MIX: Leaders with both boxes, on New Caprica, and executed.

const [cavil, leoben, six] = ['cavil', 'leoben-conoy', 'caprica-six'] as const
const capricaConfig = { ...both, objective: 'new-caprica' }
const occupation: Partial<Position> = {
  config: capricaConfig,
  phase: 'occupation',
  sides: { 'new-caprica': 'front' },
  distance: 7,
}

describe('Leaders of both boxes', () => {
  test('D-MIX-7 those of Pegasus have two Motives and no Agenda, and follow the rules of Daybreak', () => {
    for (const leader of [cavil, leoben, six]) {
      const game = dealt([adama, leader, roslin, tyrol], both)
      expect(motivesOf(game, leader)).toHaveLength(2)
      expect(Object.keys(game.player(leader).held)).toEqual(['motive'])
      expect(game.player(leader)).toMatchObject({ standing: 'leader', tokens: { miracle: 1 }, loyalty: [] })
    }
    const content = contentOf(fresh(4, both).state.config)
    expect([...content.decks.keys()]).not.toContain('hostile-agenda')
    expect([...content.decks.keys()]).not.toContain('sympathetic-agenda')
    const all = [...content.characters.values()].filter((c) => c.type === 'cylon-leader').map((c) => c.id)
    expect(all).toHaveLength(7)
  })

  test('D-MIX-7 what they can use once per game takes a miracle', () => {
    const game = led(cavil, { config: both, step: 'movement' }).answer(cavil, 'aggressive-tactics')
    expect(game.player(cavil).tokens).toEqual({ miracle: 0 })
    const spent = led(cavil, { config: both, step: 'movement', tokens: { [cavil]: { miracle: 0 } } })
    expect(spent.options(cavil).some((o) => o.includes('aggressive-tactics'))).toBe(false)
  })

  test('D-MIX-7 a Leader of Pegasus wins by Motives', () => {
    const held = ['harvest-their-resources', 'subjects-for-study']
    const game = led(leoben, {
      config: both,
      current: tyrol,
      step: 'end',
      resources: { fuel: 0 },
      held: { [leoben]: { motive: held } },
    })
    for (const card of held) game.untilAsked(leoben, 'prompt.window.game-over').answer(leoben, card)
    game.until(() => false)
    expect(game.outcome?.winners).toContain(0)
  })

  test('DQ32 Lies and Secrets: among the humans he first discards, then draws the treachery of the reveal', () => {
    const game = hidden(cavil, 'command', {
      config: both,
      current: tyrol,
      loyalty: { [tyrol]: ['cylon-treachery'] },
      hands: { [cavil]: ['repair-1', 'repair-2', 'launch-scout-1'] },
    }).answer(tyrol, 'reveal:cylon-treachery')
    game.until((g) => g.player(tyrol).revealed && g.player(tyrol).at === 'resurrection-ship')
    const types = game.player(cavil).hand.map((c) => contentOf(game.state.config).skills.get(c)?.card.type)
    expect(types).toEqual(['treachery'])
  })
})

describe('an executed Leader', () => {
  const airlock = (p: Partial<Position>) => {
    const game = led(danna, {
      config: both,
      current: adama,
      at: { [adama]: 'airlock', [danna]: 'command' },
      hands: {
        [adama]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-3'],
        [danna]: ['repair-1'],
      },
      destiny: ['launch-scout-1', 'launch-scout-1'],
      standing: { [danna]: 'infiltrating' },
      held: { [danna]: { mutiny: ['selfish-act'], motive: ['savor-their-demise'] } },
      ...p,
    })
      .answer(adama, 'location:airlock')
      .answer(adama, 'seat:0')
      .untilAsked(adama, 'prompt.contribute')
    return game.answer(adama, ...game.options(adama)).until((g) => g.happened('event.executed'))
  }

  test('DQ19 loses his miracle and his Mutiny cards, and keeps his Motives', () => {
    const game = airlock({})
    expect(game.player(danna)).toMatchObject({
      at: 'resurrection-ship',
      standing: 'leader',
      hand: [],
      tokens: { miracle: 0 },
    })
    expect(game.player(danna).held.mutiny ?? []).toEqual([])
    expect(motivesOf(game, danna)).toEqual(['savor-their-demise'])
  })
})

describe('on New Caprica', () => {
  const planet = ['resistance-hq', 'occupation-authority', 'breeders-canyon', 'shipyard']

  test('D-MIX-33 Meticulous takes Doral to any other location there, before Galactica returns', () => {
    const game = hidden(doral, 'resistance-hq', occupation).answer(doral, 'end-infiltration')
    game.answer(doral, 'meticulous')
    expect(game.options(doral).sort()).toEqual(planet.map((p) => `location:${p}`).sort())
    game.answer(doral, 'breeders-canyon')
    expect(game.player(doral)).toMatchObject({ at: 'breeders-canyon', standing: 'leader' })
    expect(game.request(doral).prompt.key).toBe('prompt.action')
    expect(game.options(doral)).toContain('location:breeders-canyon:cylon')
    const declined = hidden(doral, 'resistance-hq', occupation).answer(doral, 'end-infiltration').pass(doral)
    expect(declined.player(doral).at).toBe('medical-center')
  })

  test('D-MIX-33, DQ22 after her return it takes him to a Cylon location; from Detention with three cards', () => {
    const hand = ['repair-1', 'repair-2', 'consolidate-power-1', 'launch-scout-1']
    const game = hidden(doral, 'detention', { ...occupation, phase: 'return', hands: { [doral]: hand } })
    game.answer(doral, 'end-infiltration').answer(doral, 'meticulous')
    expect(game.options(doral).sort()).toEqual([
      'location:caprica',
      'location:cylon-fleet',
      'location:human-fleet',
    ])
    game.answer(doral, 'caprica')
    expect(game.request(doral)).toMatchObject({ prompt: { key: 'prompt.discard' }, min: 1 })
  })

  test('D-MIX-31 Resolute: Athena uses the action for humans or that for Cylons, whichever side she is on', () => {
    const options = (standing: string) =>
      hidden(athena, 'resistance-hq', { ...occupation, standing: { [athena]: standing } })
        .answer(athena, 'resolute')
        .options(athena)
    for (const standing of ['infiltrating', 'leader'])
      expect(options(standing)).toEqual(
        expect.arrayContaining(['location:breeders-canyon', 'location:breeders-canyon:cylon']),
      )
    // By standing there she has only that of her side.
    const there = hidden(athena, 'breeders-canyon', occupation).options(athena)
    expect(there).toContain('location:breeders-canyon')
    expect(there).not.toContain('location:breeders-canyon:cylon')
    const game = hidden(athena, 'resistance-hq', occupation).answer(athena, 'resolute')
    game.answer(athena, 'location:breeders-canyon:cylon')
    expect(game.happened('event.crisis')).toBe(true)
  })

  test('D-MIX-29 at the last order Motives for the end wait until ships and people left behind are gone', () => {
    const game = led(danna, {
      config: capricaConfig,
      phase: 'return',
      sides: { 'new-caprica': 'front' },
      distance: 7,
      current: adama,
      titles: { admiral: adama },
      at: { [adama]: 'command', [tyrol]: 'shipyard', [roslin]: 'command' },
      piles: { 'locked-civilian-ships': ['population-2', 'population-1'] },
      resources: { population: 9, morale: 6 },
      held: { [danna]: { motive: ['learn-to-cherish', 'pressure-their-leaders'] } },
    })
    expect(game.standing(danna)).toEqual([])
    game.answer(adama, 'leave-new-caprica').untilAsked(danna, 'prompt.window.game-over')
    expect(game.state.resources).toMatchObject({ population: 6, morale: 5 })
    expect(game.happened('event.executed')).toBe(true)
    expect(game.options(danna)).toHaveLength(2)
    game.answer(danna, 'learn-to-cherish').answer(danna, 'pressure-their-leaders')
    expect(openOf(game, danna)).toHaveLength(2)
    expect(game.outcome?.winners).toContain(0)
  })
})
