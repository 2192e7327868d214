import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import {
  adama,
  athena,
  boomer,
  crisis,
  danna,
  hotDog,
  kara,
  kinds,
  lee,
  mutinies,
  play,
  romo,
  roslin,
  simon,
  tigh,
  tokens,
  tyrol,
  zarek,
} from './review-alone-play.ts'

const four = [tyrol, adama, roslin, tigh]
const tactics = ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4']

describe('Cards in checks', () => {
  test('D-ABIL-5, DT19: in a check that an ordered player causes, the player of the turn is the current one', () => {
    const game = play({
      players: [adama, tyrol, roslin, tigh],
      hands: { [adama]: ['executive-order-1'], [roslin]: ['violent-outbursts-4'] },
      at: { [adama]: 'command', [tyrol]: 'admirals-quarters' },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.answer(adama, 'executive-order-1').answer(adama, 'seat:1').answer(tyrol, 'actions')
    game.answer(tyrol, 'location:admirals-quarters').answer(tyrol, 'seat:3')
    game.untilAsked(roslin, 'prompt.contribute').answer(roslin, 'violent-outbursts-4')
    game.until((g) => g.happened('event.check-revealed'))
    expect([adama, tyrol].map((who) => game.player(who).at)).toEqual(['sickbay', 'admirals-quarters'])
  })

  test('DT19, B-VIPER-15: Violent Outbursts takes a pilot out of his viper, which goes to the Reserves', () => {
    const game = crisis('domestic-dispute', {
      players: [hotDog, adama, roslin, tyrol],
      piloting: { [hotDog]: 'bow' },
      hands: { [adama]: ['violent-outbursts-4'] },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, 'violent-outbursts-4')
    game.until((g) => g.happened('event.check-fail'))
    expect(game.player(hotDog).at).toBe('sickbay')
    expect(kinds(game, 'viper')).toEqual([])
    expect(game.state.fleet.viper).toMatchObject({ reserve: 8, destroyed: 0, damaged: 0 })
  })

  const atCaprica = (card: string, hands = {}) => {
    const game = play({
      players: [danna, adama, roslin, tyrol],
      at: { [danna]: 'caprica' },
      hands: { [danna]: [card], ...hands },
      held: { [adama]: { mutiny: ['panic'] } },
      destiny: ['repair-1', 'consolidate-power-1'],
      decks: { crisis: ['domestic-dispute', 'riots-a'] },
    })
    game.answer(danna, 'location:caprica').answer(danna, 'domestic-dispute')
    game.untilAsked(danna, 'prompt.contribute').answer(danna, card)
    return game
  }

  test('D-MUT-9, DT19: Personal Vices in the turn of a Leader: treachery for the human players, no Mutiny card', () => {
    const game = atCaprica('personal-vices-3').until((g) => g.happened('event.check-fail'))
    expect([danna, adama, roslin, tyrol].map((who) => game.player(who).hand.length)).toEqual([0, 1, 1, 1])
    expect(mutinies(game, danna)).toEqual([])
  })

  test('D-GEN-14, DT19: Violent Outbursts and the result send no Leader away', () => {
    const game = atCaprica('violent-outbursts-4').until((g) => g.happened('event.check-fail'))
    expect(game.player(danna).at).toBe('caprica')
  })

  test('DT19, D-MUT-5: Exploit a Weakness: a Leader must name a human player, who goes to the Brig before the result', () => {
    const game = atCaprica('exploit-a-weakness-5').untilAsked(danna)
    expect(game.request(danna)).toMatchObject({ min: 1, max: 1 })
    expect(game.options(danna)).toEqual(['seat:1', 'seat:2', 'seat:3'])
    game.answer(danna, 'seat:1')
    expect(game.player(adama).at).toBe('brig')
    expect(game.happened('event.check-fail')).toBe(false)
  })

  test('DT18: Force Their Hand does nothing in the turn of a Leader among the Cylons, Quick Thinking gives him a card', () => {
    const force = atCaprica('force-their-hand-0').until((g) => g.happened('event.check-fail'))
    expect(mutinies(force, danna)).toEqual([])
    const quick = atCaprica('quick-thinking-0').untilAsked(danna)
    expect(quick.options(danna).some((o) => o.includes('repair-1'))).toBe(true)
  })

  test('DT19: A Better Machine reshuffles the discard pile of treachery, without the cards in the check', () => {
    const game = crisis('domestic-dispute', {
      players: four,
      hands: { [adama]: ['a-better-machine-3'] },
      destiny: ['repair-1', 'consolidate-power-1'],
      exactly: { treachery: ['bait-0'] },
      discards: { treachery: ['dradis-contact-0', 'dradis-contact-0'] },
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, 'a-better-machine-3')
    game.until((g) => g.happened('event.check-fail'))
    expect(game.state.decks.treachery).toEqual({ draw: ['dradis-contact-0'], discard: [] })
    expect(game.state.destiny.filter((c) => /bait|dradis/.test(c)).length).toBeGreaterThanOrEqual(2)
  })

  test('D-ABIL-6, D-ABIL-2: Bait from Destiny and from a hand puts one civilian ship on the board', () => {
    const game = crisis('domestic-dispute', {
      players: four,
      hands: { [adama]: ['bait-0'] },
      destiny: ['bait-0', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, 'bait-0')
    game.until((g) => g.happened('event.check-fail'))
    expect(kinds(game, 'civilian')).toEqual(['stern'])
    expect(mutinies(game, adama)).toEqual([])
  })

  test('D-ABIL-1: Scientific Research makes Install Upgrades count as help, and it still gives cards', () => {
    const game = crisis('domestic-dispute', {
      players: four,
      hands: { [adama]: ['scientific-research-3'], [roslin]: ['install-upgrades-0'], [tigh]: tactics },
      destiny: ['repair-1', 'repair-1'],
    })
    game.untilAsked(adama, 'prompt.window.check-pre').answer(adama, 'scientific-research-3')
    game.untilAsked(roslin, 'prompt.contribute').answer(roslin, 'install-upgrades-0')
    game.untilAsked(tigh, 'prompt.contribute').answer(tigh, ...game.options(tigh))
    game.until((g) => g.state.turn.step !== 'crisis')
    expect(game.player(tyrol).hand).toHaveLength(2)
  })

  test('D-ABIL-13, DT14: Restore Order and Declare Emergency on one check; what is added is still negative', () => {
    const game = crisis('domestic-dispute', {
      players: four,
      hands: {
        [adama]: ['restore-order-3', 'bait-0', 'personal-vices-3'],
        [roslin]: ['declare-emergency-3'],
        [tigh]: tactics.slice(0, 2),
      },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.window.check-pre').answer(adama, 'restore-order-3')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, 'bait-0', 'personal-vices-3')
    game.untilAsked(tigh, 'prompt.contribute').answer(tigh, ...game.options(tigh))
    game.untilAsked(roslin, 'prompt.window.check-totalled').answer(roslin, 'declare-emergency-3')
    game.until((g) => g.state.turn.step !== 'crisis')
    expect(game.happened('event.check-pass')).toBe(true) // 9 + 2 - 3 = 8 against 9 - 2
    expect(kinds(game, 'civilian')).toEqual([])
    expect(game.state.players.map((p) => p.held.mutiny ?? [])).toEqual([[], [], [], []])
  })

  test('D-ABIL-4: Tyrol makes a type count nothing with Blind Devotion; its cards take effect all the same', () => {
    const game = crisis('domestic-dispute', {
      players: [roslin, adama, tyrol, tigh],
      hands: {
        [adama]: ['dradis-contact-0', 'personal-vices-3'],
        [tigh]: ['strategic-planning-5', 'strategic-planning-4'],
      },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.untilAsked(tigh, 'prompt.contribute').answer(tigh, ...game.options(tigh))
    game.untilAsked(tyrol, 'prompt.window.check-before-reveal').answer(tyrol, 'blind-devotion')
    game.answer(tyrol, game.options(tyrol).find((o) => o.includes('treachery')) ?? 'no treachery')
    game.until((g) => g.state.turn.step !== 'crisis')
    expect(game.happened('event.check-pass')).toBe(true)
    expect(kinds(game, 'raider').filter((a) => a === 'bow')).toHaveLength(2)
    expect(tokens(game, tyrol)).toBe(0)
  })

  test('DT16, DT14: Simon in the Brig among the humans adds one card, face up', () => {
    const game = crisis('domestic-dispute', {
      players: [tyrol, simon, adama, roslin],
      standing: { [simon]: 'infiltrating' },
      at: { [simon]: 'brig' },
      hands: { [simon]: ['repair-1', 'bait-0', 'strategic-planning-4'] },
    })
    game.untilAsked(simon, 'prompt.contribute')
    expect(game.request(simon).max).toBe(1)
    game.answer(simon, 'bait-0')
    expect(JSON.stringify(eventsFor(game.events, game.seat(adama)))).toContain('bait-0')
  })

  test('D-TREACH-2, DT18: in the Brig check of a prisoner cards take effect too', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      at: { [tyrol]: 'brig' },
      hands: { [adama]: ['dradis-contact-0'] },
      destiny: ['consolidate-power-1', 'consolidate-power-1'],
    })
    game.answer(tyrol, 'location:brig')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, 'dradis-contact-0')
    game.until((g) => g.happened('event.check-fail'))
    expect(kinds(game, 'raider')).toEqual(['bow', 'bow'])
  })

  test('D-ABIL-5: Boomer knows the result of Mysterious Intuition before the cards: no check, nothing takes effect', () => {
    const game = crisis('domestic-dispute', {
      players: [boomer, adama, roslin, zarek],
      at: { [boomer]: 'armory' },
      hands: { [adama]: ['bait-0'] },
      destiny: ['bait-0', 'bait-0'],
    })
    game.untilAsked(boomer).answer(boomer, 'mysterious-intuition')
    game.until(
      (g) =>
        g.state.turn.step !== 'crisis' ||
        g.asked.length === 0 ||
        g.options(g.asked[0] ?? '').includes('result:pass'),
    )
    expect(kinds(game, 'civilian')).toEqual([])
  })
})

describe('Discards', () => {
  test('DT12: who may spare somebody a discard is told whom, one after the other; who is spared is not asked', () => {
    const game = crisis('religious-turmoil', {
      players: [tyrol, adama, roslin, athena],
      hands: {
        [tyrol]: ['repair-1', 'repair-1'],
        [adama]: ['bait-0', 'repair-1'],
        [roslin]: ['repair-1', 'repair-1'],
        [athena]: ['repair-2', 'repair-1'],
      },
      destiny: ['repair-1', 'repair-1'],
    })
    game.answer(tyrol, 'option:0').untilAsked(athena, 'prompt.window.discard-due')
    expect(game.request(athena).prompt.params).toMatchObject({ who: { params: { seat: 0 } }, n: 1 })
    game.pass(athena)
    expect(game.request(athena).prompt.params).toMatchObject({ who: { params: { seat: 1 } }, n: 1 })
    game.answer(athena, 'for-love')
    expect(game.asked).toEqual([tyrol, roslin, athena])
    expect(game.player(adama).hand).toEqual(['bait-0', 'repair-1'])
  })

  test('DT11, DT12, D-GEN-1: Romo spares himself one card and Athena another: both baits stay with him', () => {
    const game = crisis('hybrid-in-panic', {
      players: [romo, athena, adama, roslin],
      hands: {
        [romo]: ['bait-0', 'dradis-contact-0'],
        [adama]: ['strategic-planning-4', 'strategic-planning-4'],
      },
      destiny: ['repair-1', 'consolidate-power-1'],
    })
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.untilAsked(athena, 'prompt.window.discard-due')
    game.answer(romo, 'deceitful').answer(athena, 'for-love').answer(romo, '1:for-love')
    game.answer(romo, 'deceitful')
    expect(game.player(romo).hand).toEqual(['bait-0', 'dradis-contact-0'])
    expect(game.player(athena).hand).toHaveLength(1)
  })

  test('DT12, D-TREACH-4: of two cards by chance Athena saves one, the Quorum cards not', () => {
    const game = crisis('quorum-in-uproar', {
      players: [tyrol, athena, adama, roslin],
      hands: { [roslin]: ['bait-0', 'dradis-contact-0'] },
      quorum: ['food-rationing', 'arrest-order'],
      destiny: ['repair-1', 'repair-1'],
    })
    game.untilAsked(athena, 'prompt.window.discard-due').answer(athena, 'for-love')
    expect(game.player(roslin).hand).toHaveLength(1)
    expect(mutinies(game, roslin)).toEqual([])
    expect(game.state.quorum).toEqual([])
  })

  test('DT10, DT12: of the five cards of Choose a Different Path Athena saves the current player one', () => {
    const game = crisis('dangerous-plots', {
      players: [tyrol, athena, lee, adama],
      titles: { president: lee },
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-1', 'repair-1', 'repair-1', 'bait-0'] },
    })
    game.answer(lee, 'choose-a-different-path').answer(athena, 'for-love')
    expect(game.request(tyrol)).toMatchObject({ min: 4, max: 4 })
  })

  test('DT10, D-GEN-13: a Leader at Caprica need not discard for Choose a Different Path', () => {
    const game = play({
      players: [danna, lee, adama, tyrol],
      titles: { president: lee },
      at: { [danna]: 'caprica' },
      hands: { [danna]: ['repair-1', 'repair-1'] },
      decks: { crisis: ['dangerous-plots', 'riots-a'] },
    })
    game.answer(danna, 'location:caprica').answer(danna, 'dangerous-plots')
    game.answer(lee, 'choose-a-different-path').answer(danna, 'no')
    expect(game.player(danna).hand).toHaveLength(2)
  })

  test('DT4, DT12: of the two cards of Kleptomania Athena saves Romo one', () => {
    const game = play({
      players: [romo, athena, adama, roslin],
      step: 'movement',
      at: { [romo]: 'command', [athena]: 'command' },
      hands: { [romo]: ['repair-1', 'bait-0', 'repair-1'] },
    })
    game.pass(romo).answer(athena, 'for-love')
    expect(game.request(romo)).toMatchObject({ min: 1, max: 1 })
    game.answer(romo, 'bait-0')
    expect(mutinies(game, romo)).toHaveLength(1)
  })

  test('D-TREACH-3: at the end of the turn of another, Bait discarded down to ten gives a Mutiny card', () => {
    const game = play({
      players: [tyrol, kara, adama, roslin],
      step: 'end',
      hands: {
        [kara]: [
          'bait-0',
          ...Array.from({ length: 10 }, () => 'evasive-maneuvers-1').slice(0, 8),
          'repair-1',
          'repair-1',
        ],
      },
    })
    game.answer(kara, 'bait-0')
    expect(mutinies(game, kara)).toHaveLength(1)
  })
})
