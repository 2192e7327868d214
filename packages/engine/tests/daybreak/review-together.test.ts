import { describe, expect, test } from 'vitest'
import {
  adama,
  athena,
  cavil,
  cottle,
  crisis,
  ellen,
  hoshi,
  kat,
  lee,
  mutinies,
  order,
  play,
  prompt,
  roslin,
  six,
  step,
  tigh,
  tyrol,
} from './review-together-play.ts'

// Prices, discards and Movement abilities of both boxes meeting each other.

describe('Treachery chosen for a discard', () => {
  test('D-TREACH-3, D-MUT-5, P-TREACH-9: paid for the way to the Pegasus it can lead to the Brig, and the way is not gone', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      at: { [tyrol]: 'command' },
      hands: { [tyrol]: ['bait-0'] },
      held: { [tyrol]: { mutiny: ['panic'] } },
    })
    game.answer(tyrol, 'location:airlock').answer(tyrol, 'panic')
    expect(game.player(tyrol).at).toBe('brig')
    expect(mutinies(game, tyrol)).toHaveLength(1)
  })

  test('D-TREACH-6: two of them for the Engine Room bring one Mutiny card', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['bait-0', 'dradis-contact-0'] },
    })
    game.answer(tyrol, 'location:engine-room').until(step('action'))
    expect(mutinies(game, tyrol)).toHaveLength(1)
  })

  test('D-TREACH-3, P-CLAR-9: Hotshot with Bait is a result of 2 and brings a Mutiny card', () => {
    const game = play({
      players: [kat, adama, roslin],
      hands: { [kat]: ['bait-0', 'test-the-limits-5'] },
    })
    game.answer(kat, 'play:test-the-limits-5').answer(kat, 'hotshot')
    expect(mutinies(game, kat)).toHaveLength(1)
    expect(prompt(game, kat)).toBe('prompt.damage-board') // P-PEG-4: 2 is 5 or less
  })

  test('P-TREACH-7, D-TREACH-9: a Leader who pays with it at Cylon Fleet draws none', () => {
    const game = play({
      players: [six, adama, roslin, tyrol],
      at: { [six]: 'cylon-fleet' },
      ships: { bow: { basestar: 1 } },
      hands: { [six]: ['bait-0'] },
    })
    game.answer(six, 'location:cylon-fleet')
    expect(game.player(six).hand).toEqual([])
    expect(mutinies(game, six)).toEqual([])
    const poor = play({ players: [six, adama, roslin, tyrol], at: { [six]: 'cylon-fleet' } })
    expect(poor.options(six)).toEqual([])
  })

  test('given away by Politically Adroit it is not discarded, and an infiltrating Leader can have it', () => {
    const game = play({
      players: [ellen, six, roslin, tyrol],
      step: 'movement',
      standing: { [six]: 'infiltrating' },
      at: { [six]: 'command', [ellen]: 'armory' },
      hands: { [ellen]: ['bait-0'] },
    })
    game.answer(ellen, 'location:command').answer(ellen, 'politically-adroit').until(step('movement'))
    expect(game.player(six).hand).toEqual(['bait-0'])
    expect(mutinies(game, ellen)).toEqual([])
  })

  test('P-TIME-7, D-TREACH-3: who discards it for Civilian Ship Nuked draws the Mutiny card before his treachery', () => {
    const game = crisis('civilian-ship-nuked', {
      players: [tyrol, adama, roslin],
      hands: { [tyrol]: ['bait-0'], [adama]: ['repair-1'] },
    })
    game.answer(roslin, 'option:0').until(step('crisis'))
    expect(order(game, 'event.discarded', 'event.drew-held', 'event.drew-types').slice(0, 5)).toEqual([
      'event.discarded',
      'event.drew-held',
      'event.drew-types',
      'event.discarded',
      'event.drew-types',
    ])
  })

  test('D-TREACH-4: the treachery power of a revealed Cylon discards at random and brings none', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      hands: { [adama]: ['bait-0'], [roslin]: ['dradis-contact-0'] },
    })
    game.answer(tyrol, 'reveal:cylon-treachery').until((g) => g.state.turn.seat !== 0)
    expect([...mutinies(game, adama), ...mutinies(game, roslin)]).toEqual([])
  })
})

describe('For Love', () => {
  test('B-GEN-15: whoever has nothing left to discard by it is asked nothing', () => {
    const game = crisis('civilian-ship-nuked', {
      players: [tyrol, athena, adama, roslin],
      hands: { [tyrol]: ['bait-0', 'repair-1'] },
    })
    game.answer(roslin, 'option:0').answer(athena, 'for-love')
    expect(game.asked.includes(tyrol) && prompt(game, tyrol) === 'prompt.discard').toBe(false)
    game.until(step('crisis'))
    expect(game.player(tyrol).hand).toHaveLength(3) // both kept, and 1 treachery drawn
    expect(mutinies(game, tyrol)).toEqual([])
  })

  test('D-INFIL-27: not on the price of the Engine Room', () => {
    const game = play({
      players: [tyrol, athena, adama, roslin],
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['repair-1', 'repair-2'] },
    })
    game.answer(tyrol, 'location:engine-room').until(step('action'))
    expect(game.happened('window.discard-due')).toBe(false)
  })
})

describe('Movement abilities', () => {
  test("D-MIX-9: Hornet's Nest stops Full Throttle in both steps, but no other movement ability or reaction", () => {
    const game = play({
      players: [kat, adama, roslin],
      step: 'movement',
      piloting: { [kat]: 'bow' },
      ships: { bow: { raider: 1 } },
      inPlay: [{ card: 'hornets-nest', deck: 'crisis' }],
      hands: { [kat]: ['full-throttle-1', 'preventative-policy-3', 'maximum-firepower-3'] },
    })
    const used = (): string[] => game.options(kat).filter((o) => /-\d$/.test(o))
    expect(used()).toEqual(['0:preventative-policy-3'])
    game.pass(kat)
    expect(used()).toEqual([])
  })

  test('D-MIX-10, P-MOVE-7: Hoshi pays for Critical Situation and for the card he acts with, and gives no order', () => {
    const game = play({
      players: [hoshi, adama, roslin],
      step: 'movement',
      hands: {
        [hoshi]: ['critical-situation-3', 'executive-order-1', 'launch-scout-1', 'repair-1', 'repair-2'],
      },
    })
    game.answer(hoshi, 'critical-situation-3')
    expect(prompt(game, hoshi)).toBe('prompt.pay')
    game.answer(hoshi, 'repair-2')
    expect(game.options(hoshi)).not.toContain('play:executive-order-1')
    game.answer(hoshi, 'play:launch-scout-1')
    expect(prompt(game, hoshi)).toBe('prompt.pay')
  })

  test('D-GEN-28, D-MIX-10: Cottle reacts with engineering cards and cannot act with them', () => {
    const game = crisis('prison-labor', {
      players: [tyrol, cottle, adama, roslin],
      hands: { [cottle]: ['jury-rigged-1', 'calculations-3'] },
    })
    expect(game.options(cottle)).toEqual(['1:jury-rigged-1'])
    const acting = play({
      players: [cottle, adama, roslin],
      damaged: ['command'],
      hands: { [cottle]: ['repair-1', 'raptor-specialist-3'] },
    })
    expect(acting.options(cottle).some((o) => o.startsWith('play:'))).toBe(false)
  })

  test('D-GEN-25: under Event Horizon Full Throttle costs one card, in either step', () => {
    for (const when of ['movement', 'action'] as const) {
      const game = play({
        players: [kat, adama, roslin],
        step: when,
        piloting: { [kat]: 'bow' },
        ships: { bow: { raider: 1 } },
        inPlay: [{ card: 'event-horizon', deck: 'crisis' }],
        hands: { [kat]: ['full-throttle-1', 'repair-1', 'repair-2'] },
      })
      game.answer(kat, 'full-throttle-1').answer(kat, 'repair-1').answer(kat, 'area:stern')
      expect(game.player(kat).hand).toEqual(['repair-2'])
    }
  })

  test('P-MOVE-1: Cavil ends his infiltration with the first action of Aggressive Tactics and has two more among Cylons', () => {
    const game = play({
      players: [cavil, adama, roslin, tyrol],
      step: 'movement',
      standing: { [cavil]: 'infiltrating' },
      at: { [cavil]: 'brig' },
      held: { [cavil]: { mutiny: ['selfish-act'] } },
      hands: { [cavil]: ['repair-1', 'repair-1', 'repair-1', 'repair-2'] },
    })
    game.answer(cavil, 'aggressive-tactics').answer(cavil, 'end-infiltration').answer(cavil, 'repair-2')
    expect(mutinies(game, cavil)).toEqual([]) // D-MUT-14
    game.answer(cavil, 'location:resurrection-ship').answer(cavil, 'location:resurrection-ship')
    expect(game.player(cavil).superCrises).toHaveLength(2)
    expect(game.happened('event.crisis')).toBe(false) // PQ41
  })

  test('DT9: Forward Thinker activates a location of the Pegasus', () => {
    const game = play({
      players: [lee, adama, roslin, tyrol],
      at: { [lee]: 'pegasus-cic' },
      ships: { bow: { basestar: 1 } },
      hands: { [lee]: ['executive-order-1'] },
    })
    game.answer(lee, 'executive-order-1').answer(lee, 'seat:1').untilAsked(lee)
    game.answer(lee, 'forward-thinker')
    expect(game.events.filter((e) => e.key === 'event.activates')).toHaveLength(1)
    expect(game.happened('event.rolled')).toBe(true)
  })
})
