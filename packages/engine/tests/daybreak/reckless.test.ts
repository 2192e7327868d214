import { describe, expect, test } from 'vitest'
import type { Position, TestGame } from '../../src/testing/index.ts'
import {
  adama,
  allIn,
  areasOf,
  effects,
  kara,
  labor,
  roslin,
  strength,
  told,
  withPegasus,
  zarek,
} from './check-play.ts'

// MIX: reckless checks of Pegasus with the Treachery of this box, and what is wanted at the same moment.

const deck = (...treachery: readonly string[]) => ({ crisis: ['prison-labor'], treachery })

/** Adama makes the check reckless; Kara has the other cards. */
const reckless = (cards: readonly string[], p: Partial<Position> = {}): TestGame =>
  allIn(
    labor({
      config: withPegasus,
      hands: { [adama]: ['jury-rigged-1'], [kara]: cards },
      ...p,
    }).answer(adama, 'jury-rigged-1'),
  )

const turned = (game: TestGame) => told(game, 'event.turned-up').length

describe('A reckless check', () => {
  test('D-MIX-11, DT20: when all cards in it have taken effect, the top of the Treachery deck is turned up', () => {
    const game = reckless(['bait-0'], { decks: deck('personal-vices-3') })
    const keys = told(game, 'event.takes-effect', 'event.turned-up', 'event.check-revealed').map((e) => e.key)
    expect(keys).toEqual(['event.takes-effect', 'event.turned-up', 'event.check-revealed'])
    const other = labor({ config: withPegasus, hands: { [kara]: ['bait-0'] }, decks: deck('bait-0') })
    expect(turned(allIn(other))).toBe(0)
  })

  test('D-MIX-12, DT20: a card with a strength is discarded and does nothing', () => {
    const game = reckless([], { decks: deck('violent-outbursts-4', 'bait-0') })
    expect(turned(game)).toBe(1)
    expect(effects(game)).toEqual([])
    expect(strength(game)).toBe(0)
    expect(game.player(zarek).at).not.toBe('sickbay')
    expect(game.state.decks.treachery?.discard).toEqual(['violent-outbursts-4'])
  })

  test('D-MIX-13, D-MIX-14, DT19: after one without a second one is turned up, and both take effect, again if need be', () => {
    const game = reckless(['bait-0'], { decks: deck('bait-0', 'violent-outbursts-4', 'personal-vices-3') })
    expect(turned(game)).toBe(2)
    expect(game.request(zarek).prompt.key).toBe('prompt.check-ability')
    expect(game.options(zarek)).toEqual(['card:bait-0#1', 'card:violent-outbursts-4#1'])
    game.answer(zarek, 'violent-outbursts-4')
    expect(effects(game)).toEqual(['bait', 'violent-outbursts', 'bait'])
    expect(areasOf(game, 'civilian')).toEqual(['stern', 'stern'])
    expect(game.player(zarek).at).toBe('sickbay')
    expect(strength(game)).toBe(0)
    expect(game.state.decks.treachery?.discard).toEqual(
      expect.arrayContaining(['bait-0', 'violent-outbursts-4']),
    )
  })

  test('D-MIX-13: two of a kind take effect twice, and no third card is turned up', () => {
    const game = reckless([], { decks: deck('bait-0', 'bait-0', 'bait-0') })
    game.answer(zarek, 'bait-0')
    expect(turned(game)).toBe(2)
    expect(areasOf(game, 'civilian')).toEqual(['stern', 'stern'])
  })

  test('D-MIX-11: the discard pile is shuffled first if the deck is empty', () => {
    const game = reckless([], { decks: { crisis: ['prison-labor'] }, emptied: ['treachery'] })
    expect(turned(game)).toBeGreaterThan(0)
    expect(game.happened('event.reshuffled')).toBe(true)
  })
})

describe('Restore Order and reckless cards', () => {
  const wanted = ['jury-rigged-1', 'guts-and-initiative-1', 'at-any-cost-3', 'support-the-people-1']

  test.each(wanted)('D-MIX-15: after Restore Order %s cannot be used', (card) => {
    const game = labor({
      config: withPegasus,
      hands: { [adama]: ['restore-order-3'], [kara]: [card] },
    })
    game.pass(kara).answer(adama, 'restore-order-3')
    expect(game.request(kara).prompt.key).toBe('prompt.contribute')
    expect(game.view(kara).check?.reckless).toBeUndefined()
  })

  test('D-MIX-16, DT14: in a check that is reckless Restore Order cannot be used', () => {
    const game = labor({
      config: withPegasus,
      hands: { [adama]: ['restore-order-3'], [kara]: ['jury-rigged-1'] },
    })
    game.pass(adama).answer(kara, 'jury-rigged-1')
    expect(game.request(adama).prompt.key).toBe('prompt.contribute')
  })

  test.each([
    ['restore-order-3', adama, 'jury-rigged-1', kara],
    ['jury-rigged-1', kara, 'restore-order-3', adama],
  ])(
    'D-MIX-17, D-GEN-1, D-GEN-2: if both are wanted the current player may let %s come first, and the other goes back',
    (first, by, other, whose) => {
      const game = labor({
        config: withPegasus,
        hands: { [adama]: ['restore-order-3'], [kara]: ['jury-rigged-1'] },
        decks: deck('personal-vices-3'),
      })
      game.answer(adama, 'restore-order-3').answer(kara, 'jury-rigged-1')
      expect(game.request(zarek).prompt.key).toBe('prompt.order')
      game.answer(zarek, first)
      expect(game.player(by).hand).toEqual([])
      expect(game.player(whose).hand).toEqual([other])
      expect(game.request(whose).prompt.key).toBe('prompt.contribute')
    },
  )

  test('D-GEN-1, D-GEN-2: of two Restore Orders one is used and the other stays in its hand', () => {
    const game = labor({ hands: { [adama]: ['restore-order-3'], [roslin]: ['restore-order-4'] } })
    game.answer(adama, 'restore-order-3').answer(roslin, 'restore-order-4')
    game.answer(zarek, 'restore-order-4')
    expect(game.player(adama).hand).toEqual(['restore-order-3'])
    expect(told(game, 'event.played')).toHaveLength(1)
    expect(game.request(adama).prompt.key).toBe('prompt.contribute')
  })
})
