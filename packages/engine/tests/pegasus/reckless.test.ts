import { describe, expect, test } from 'vitest'
import { scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, allIn, config, kara, labor, roslin, strength, table, told, zarek } from './check-play.ts'

// RECK: reckless cards, and what cards do in a reckless check.

const effects = (game: TestGame) =>
  told(game, 'event.takes-effect').map((e) => ('card' in e ? JSON.stringify(e.card) : ''))

/** All but what the symbols of the card launch. */
const placed = (game: TestGame) => game.state.ships.filter((s) => s.kind !== 'raider')

const reckless = ['jury-rigged-1', 'guts-and-initiative-1', 'at-any-cost-3', 'support-the-people-1'] as const

describe('RECK', () => {
  test.each(reckless)(
    'P-RECK-1, P-RECK-3, PT13: %s is used before cards are added and makes the check reckless',
    (card) => {
      const game = labor({ hands: { [adama]: [card, 'executive-order-1'] } })
      expect(game.request(adama)).toMatchObject({ window: 'check-pre', secret: true })
      game.answer(adama, card)
      expect(told(game, 'event.played')).toHaveLength(1)
      const [check] = game.state.stack.filter((f) => f.proc === 'skill-check')
      expect(check).toMatchObject({ reckless: true })
      const late = labor({ hands: { [adama]: [card, 'executive-order-1'] } }).pass(adama)
      late.untilAsked(adama, 'prompt.contribute')
      expect(late.happened('event.played')).toBe(false)
      const action = scenario({ ...table, current: adama, hands: { [adama]: [card] } })
      expect(action.options(adama).filter((o) => o.includes(card))).toEqual([])
    },
  )

  test('P-RECK-2, P-TIME-1, P-TIME-2: of two the current player lets one be used, and the other stays in its hand', () => {
    const hands = { [adama]: ['jury-rigged-1'], [kara]: ['guts-and-initiative-1'] }
    const game = labor({ hands }).answer(adama, 'jury-rigged-1').answer(kara, 'guts-and-initiative-1')
    expect(game.request(zarek).prompt.key).toBe('prompt.order')
    game.answer(zarek, 'guts-and-initiative-1')
    expect(game.player(adama).hand).toEqual(['jury-rigged-1'])
    expect(game.player(kara).hand).toEqual([])
    expect(game.request(adama).prompt.key).toBe('prompt.contribute')
    expect(game.view(adama).check?.difficulty).toBe(10)
  })

  test('P-RECK-2: a second one cannot be used for the same check, but for the next one', () => {
    const hands = { [adama]: ['jury-rigged-1', 'at-any-cost-3'] }
    const game = labor({ hands, decks: { crisis: ['prison-labor', 'prisoner-revolt'] } })
    game.answer(adama, 'jury-rigged-1')
    expect(game.request(adama).prompt.key).toBe('prompt.contribute')
    game.untilAsked(adama, 'prompt.window.check-pre')
    expect(game.view(adama).turn.seat).toBe(1)
    expect(game.options(adama)).toEqual(['3:at-any-cost-3'])
  })

  test.each([
    ['a human player', { hands: { [kara]: ['broadcast-location-1'] } }, 1],
    ['a Cylon player', { hands: { [roslin]: ['broadcast-location-1'] }, revealed: [roslin] }, 1],
    ['the Destiny deck', { destiny: ['broadcast-location-1', 'repair-1'] }, 1],
    [
      'several',
      { hands: { [kara]: ['broadcast-location-1'] }, destiny: ['broadcast-location-1', 'repair-1'] },
      1,
    ],
  ])(
    'P-RECK-4, P-RECK-5, P-RECK-6, P-TREACH-6, PT18: it takes effect once, put in by %s',
    (_who, position, times) => {
      const hands = 'hands' in position ? position.hands : {}
      const game = labor({ ...position, hands: { ...hands, [adama]: ['jury-rigged-1'] } })
      allIn(game.answer(adama, 'jury-rigged-1'))
      expect(effects(game)).toHaveLength(times)
      expect(
        placed(game)
          .map((s) => `${s.kind} ${s.area}`)
          .sort(),
      ).toEqual(['basestar bow', 'civilian stern'])
    },
  )

  test('P-RECK-7, P-RECK-8: in another check it counts with its strength and does nothing', () => {
    const hands = { [kara]: ['broadcast-location-1'], [adama]: ['executive-order-2'] }
    const game = allIn(labor({ hands, destiny: ['repair-1', 'consolidate-power-1'] }))
    expect(strength(game)).toBe(-1 + 2 - 1 + 1)
    expect(effects(game)).toEqual([])
    expect(game.state.ships).toEqual([])
  })

  test('P-RECK-8: where it takes effect its strength counts too; in a hand it does nothing', () => {
    const hands = { [kara]: ['broadcast-location-1', 'special-destiny-2'], [adama]: ['jury-rigged-1'] }
    const game = labor({ hands, destiny: ['repair-1', 'consolidate-power-1'] })
      .answer(adama, 'jury-rigged-1')
      .answer(kara, 'broadcast-location-1')
    allIn(game)
    expect(strength(game)).toBe(-1)
    expect(effects(game)).toHaveLength(1)
    expect(game.player(kara).hand).toEqual(['special-destiny-2'])
  })

  test('P-RECK-9, P-RECK-10: after the cards are turned up and before they are totalled, in the order the current player says', () => {
    const hands = { [kara]: ['broadcast-location-1', 'special-destiny-2'], [adama]: ['jury-rigged-1'] }
    const game = allIn(labor({ hands }).answer(adama, 'jury-rigged-1'))
    expect(game.request(zarek).prompt.key).toBe('prompt.check-ability')
    expect(game.view(kara).check).toMatchObject({ strength: null })
    expect(game.view(kara).check?.cards).toContain('broadcast-location-1')
    game.answer(zarek, 'special-destiny-2')
    const order = told(game, 'event.takes-effect', 'event.check-revealed').map((e) => e.key)
    expect(order).toEqual(['event.takes-effect', 'event.takes-effect', 'event.check-revealed'])
    expect(effects(game)[0]).toContain('special-destiny')
  })

  test('P-RECK-11: Jury Rigged lowers the difficulty by 4, not what half a success takes', () => {
    const revolt = (cards: readonly string[]) => {
      const game = labor({
        decks: { crisis: ['prisoner-revolt'] },
        hands: { [adama]: ['jury-rigged-1', ...cards] },
        destiny: ['repair-1', 'consolidate-power-1'],
      }).answer(adama, 'jury-rigged-1')
      expect(game.view(adama).check).toMatchObject({ difficulty: 7, partial: 6 })
      return allIn(game)
    }
    expect(revolt(['declare-emergency-5', 'executive-order-2']).happened('event.check-pass')).toBe(true)
    expect(revolt(['declare-emergency-5', 'executive-order-1']).happened('event.check-partial')).toBe(true)
    expect(revolt(['declare-emergency-5']).happened('event.check-fail')).toBe(true)
  })

  test("P-RECK-12: after Dee's Fast Learner, whose cards go in after the Destiny cards, reckless cards can still be used", () => {
    const dee = 'anastasia-dualla'
    const game = labor({
      players: [zarek, dee, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [adama]: ['guts-and-initiative-1'] },
    })
    game.pass(adama).answer(dee, 'fast-learner')
    game.until((g) => g.asked.includes(adama))
    expect(game.request(adama).window).toBe('check-pre')
    game.answer(adama, 'guts-and-initiative-1').untilAsked(zarek, 'prompt.action')
    const keys = told(game, 'event.played', 'event.destiny-added', 'event.besides-added').map((e) => e.key)
    expect(keys.slice(0, 3)).toEqual(['event.played', 'event.destiny-added', 'event.besides-added'])
  })

  test('P-RECK-13, P-RECK-14, P-TIME-5: who has played Support the People counts his hand without it, and may use at once what he drew', () => {
    const hands = {
      [roslin]: [
        'support-the-people-1',
        'consolidate-power-1',
        'consolidate-power-1',
        'executive-order-1',
        'executive-order-1',
      ],
    }
    const game = labor({
      hands,
      decks: { crisis: ['prison-labor'], politics: ['investigative-committee-pegasus-3'] },
    })
    game.answer(roslin, 'support-the-people-1')
    expect(game.request(roslin).prompt.key).toBe('prompt.may')
    game.answer(roslin, 'yes').answer(roslin, 'type:politics#1', 'type:leadership#1')
    expect(game.player(roslin).hand).toHaveLength(6)
    game.untilAsked(roslin)
    expect(game.request(roslin).window).toBe('check-pre')
    expect(game.options(roslin).some((o) => o.includes('investigative-committee-pegasus-3'))).toBe(true)
  })
})

describe('reckless cards', () => {
  test('At Any Cost: all Treachery cards count for the check', () => {
    const hands = { [adama]: ['at-any-cost-3'], [kara]: ['sabotage-3', 'special-destiny-2'] }
    const game = labor({ hands, destiny: ['repair-1', 'gods-plan-2'] }).answer(adama, 'at-any-cost-3')
    allIn(game)
    expect(strength(game)).toBe(3 + 2 - 1 + 2)
  })

  test('Guts and Initiative: no Destiny cards are added', () => {
    const hands = { [kara]: ['guts-and-initiative-2'], [adama]: ['executive-order-2'] }
    const game = labor({ hands, destiny: ['sabotage-3', 'sabotage-3'] })
    const before = game.state.destiny
    allIn(game.answer(kara, 'guts-and-initiative-2'))
    expect(strength(game)).toBe(2)
    expect(game.state.destiny).toEqual(before)
  })

  test('P-TIME-7: Support the People lets one human player after the other draw, from who used it on', () => {
    const many = Array.from({ length: 5 }, () => 'repair-1')
    const game = labor({
      players: [zarek, kara, roslin, adama, 'gaius-baltar'],
      used: { [kara]: ['secret-destiny'], [adama]: ['command-authority'] },
      revealed: ['gaius-baltar'],
      hands: { [roslin]: ['support-the-people-2'], [kara]: many, 'gaius-baltar': ['repair-1'] },
    }).answer(roslin, 'support-the-people-2')
    const asked: string[] = []
    while (game.asked.some((who) => game.request(who).prompt.key === 'prompt.may')) {
      const [who = ''] = game.asked
      asked.push(who)
      expect(game.asked).toEqual([who])
      if (who !== zarek) game.answer(who, 'no')
      else game.answer(who, 'yes').answer(who, 'type:politics#1', 'type:politics#2')
    }
    expect(asked).toEqual([roslin, adama, zarek])
    expect(game.player(zarek).hand).toHaveLength(2)
    expect(game.player(kara).hand).toHaveLength(5)
  })

  test('P-VAR-11, P-VAR-12: who infiltrates without a sheet draws of any types', () => {
    const game = labor({
      players: [roslin, zarek, kara, adama],
      current: zarek,
      config: { ...config, variants: ['no-leaders', 'sympathetic-cylon'] },
      standing: { [roslin]: 'sympathetic-infiltrating' },
      hands: { [adama]: ['support-the-people-1'] },
    }).answer(adama, 'support-the-people-1')
    game.answer(adama, 'no').answer(roslin, 'yes')
    expect(game.options(roslin)).toContain('type:treachery#1')
  })

  test('P-TIME-6: a card that is being played is shuffled in when its deck is made anew', () => {
    const game = labor({
      hands: { [roslin]: ['support-the-people-2'] },
      exactly: { politics: [] },
      destiny: ['repair-1', 'launch-scout-1'],
    })
    game.answer(roslin, 'support-the-people-2').answer(roslin, 'yes')
    game.answer(roslin, 'type:politics#1', 'type:leadership#1')
    expect(game.player(roslin).hand).toContain('support-the-people-2')
    expect(game.happened('event.reshuffled')).toBe(true)
  })

  test('P-CLAR-4, PT12: with Investigative Committee the cards of players lie open, not those of the Destiny deck; a second one changes nothing', () => {
    const card = 'investigative-committee-pegasus'
    const hands = { [roslin]: [`${card}-3`, `${card}-4`, 'repair-1'], [adama]: ['executive-order-1'] }
    const game = labor({ hands }).answer(roslin, `${card}-3`).answer(roslin, `${card}-4`)
    expect(game.view('spectator').check).toMatchObject({ total: 2, cards: [], faceUp: true })
    game.answer(roslin, 'repair-1').answer(adama, 'executive-order-1')
    expect(game.saw(kara)).toContain('event.contributed-cards')
    const added = labor({ hands }).answer(roslin, `${card}-3`).pass(roslin).answer(roslin, 'repair-1')
    expect(added.view('spectator').check).toMatchObject({ total: 3, cards: ['repair-1'] })
  })
})

test('P-SETUP-6: there is no Investigative Committee of the base box', () => {
  expect(() =>
    scenario({ players: [zarek, kara, roslin], config, hands: { [roslin]: ['investigative-committee-3'] } }),
  ).toThrow()
})
