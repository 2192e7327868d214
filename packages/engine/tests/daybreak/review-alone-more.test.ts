import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import { home } from './home-play.ts'
import {
  adama,
  crisis,
  danna,
  doral,
  helo2,
  hoshi,
  hotDog,
  lee,
  mutinies,
  play,
  roslin,
  tigh,
  tyrol,
  zarek2,
} from './review-alone-play.ts'

describe('further meetings', () => {
  test('B-ACT-17, D-INFIL-15: a Leader who ends it with the first of two ordered actions has no second one', () => {
    const game = play({
      players: [adama, danna, roslin, tyrol],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command', [adama]: 'armory' },
      hands: { [adama]: ['executive-order-1'] },
    })
    game.answer(adama, 'executive-order-1').answer(adama, 'seat:1')
    game.answer(danna, 'actions').answer(danna, 'end-infiltration')
    expect(game.player(danna)).toMatchObject({ at: 'resurrection-ship', standing: 'leader' })
    expect(game.asked).not.toContain(danna)
    expect(game.state.turn.step).toBe('crisis')
  })

  test('DT23, DT24, D-TREACH-8: Zarek chooses every card of Insubordinate Crew, and a second one for Lee’s Bait', () => {
    const game = crisis('insubordinate-crew', {
      players: [zarek2, lee, roslin, adama],
      destiny: ['repair-1', 'repair-1'],
      hands: { [lee]: ['bait-0', 'repair-1'] },
    })
    game.untilAsked(zarek2, 'prompt.choose-draw')
    const drew: unknown[] = []
    while (game.asked.includes(zarek2) && game.request(zarek2).prompt.key === 'prompt.choose-draw') {
      drew.push(game.request(zarek2).prompt.params?.who)
      game.answer(zarek2, game.options(zarek2)[0] ?? '')
      if (game.asked.includes(lee)) game.answer(lee, game.options(lee)[0] ?? '')
    }
    expect(drew).toMatchObject([0, 1, 1, 2, 3].map((seat) => ({ params: { seat } })))
    expect(game.player(lee).at).toBe('brig')
    expect([zarek2, lee, roslin, adama].map((who) => mutinies(game, who).length)).toEqual([1, 1, 1, 1])
  })

  test('DQ23: Organized takes Hoshi to the Brig by way of Administration: he finishes the action', () => {
    const game = play({ players: [hoshi, adama, roslin, tyrol], held: { [hoshi]: { mutiny: ['panic'] } } })
    game.answer(hoshi, 'organized').answer(hoshi, 'location:administration').answer(hoshi, 'panic')
    expect(game.player(hoshi).at).toBe('brig')
    expect(game.options(hoshi)).toContain('location:presidents-office')
    expect(game.options(hoshi)).not.toContain('location:administration')
  })

  test('D-MTR-8, D-REVEAL-10: a Leader in whose turn the fleet comes to the Sleeper Agent phase names the human player', () => {
    const game = home({
      players: [danna, adama, roslin, tyrol, tigh],
      at: { [danna]: 'caprica', [tyrol]: 'armory' },
      distance: 3,
      jumpTrack: 5,
      decks: { crisis: ['starvation-in-dogsville', 'riots-a'], destination: ['remote-planet'] },
      dice: [8],
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'mutineer'],
    })
    game.answer(danna, 'location:caprica').answer(danna, 'starvation-in-dogsville').answer(roslin, 'option:0')
    game.until((g) => g.asked.includes(danna))
    expect(game.options(danna)).toEqual(['seat:1', 'seat:2', 'seat:3', 'seat:4'])
    game.answer(danna, 'seat:1')
    expect(game.player(adama).shown).toEqual(['mutineer'])
    expect(game.player(adama).loyalty).toHaveLength(2)
    expect(game.state.titles.admiral).toBe(4)
  })

  test('D-INFIL-20: Visions shows a face-down card of the Mutineer, to her alone', () => {
    const game = play({
      players: [danna, adama, roslin, tyrol],
      standing: { [danna]: 'infiltrating' },
      at: { [danna]: 'command' },
      loyalty: { [tyrol]: ['cylon-morale'] },
      shown: { [tyrol]: ['mutineer'] },
    })
    game.answer(danna, 'visions').answer(danna, 'seat:3')
    const seen = (who: string) => JSON.stringify(eventsFor(game.events, game.seat(who)))
    expect(seen(danna)).toContain('cylon-morale')
    for (const who of [adama, roslin]) expect(seen(who)).not.toContain('cylon-morale')
  })

  test('DT35: with two Piloting cards left Hot Dog discards one of them and keeps one', () => {
    const game = crisis('rallying-support', {
      players: [tyrol, hotDog, roslin, adama],
      destiny: ['repair-1', 'repair-1'],
      exactly: { piloting: ['evasive-maneuvers-1', 'evasive-maneuvers-2'] },
    })
    game.untilAsked(hotDog, 'prompt.window.resource-lost').answer(hotDog, 'memento')
    game.answer(hotDog, 'evasive-maneuvers-1')
    expect(game.player(hotDog).hand).toEqual(['evasive-maneuvers-2'])
  })

  test('DT36: with damaged vipers only, Hot Dog cannot be an escort', () => {
    const game = play({
      players: [hotDog, adama, roslin, tyrol],
      step: 'crisis',
      decks: { crisis: ['starvation-in-dogsville'] },
      dice: [8],
      ships: { stern: { raider: 1, civilian: 1 } },
      fleet: { viper: { reserve: 0, damaged: 8 }, 'assault-raptor': { reserve: 0, destroyed: 1 } },
    })
    game.answer(roslin, 'option:1')
    expect(game.happened('event.destroyed')).toBe(true)
    expect(game.saw(hotDog)).not.toContain('window.ship-destruction')
  })

  test('DT17: in his own Action step Doral adds cards to a check of whom he ordered to act', () => {
    const game = play({
      players: [doral, adama, roslin, tyrol],
      standing: { [doral]: 'infiltrating' },
      at: { [doral]: 'command', [tyrol]: 'admirals-quarters' },
      hands: { [doral]: ['executive-order-1', 'repair-1'] },
    })
    game.answer(doral, 'executive-order-1').answer(doral, 'seat:3').answer(tyrol, 'actions')
    game.answer(tyrol, 'location:admirals-quarters').answer(tyrol, 'seat:1')
    game.untilAsked(doral, 'prompt.contribute')
    expect(game.request(doral).max).toBe(1)
  })

  test('D-OVER-20, D-TREACH-9: who reveals himself on the Bridge goes to Hub Destroyed; Bait among what he discards is nothing', () => {
    const game = home({
      sides: { cylon: 'back' },
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-1', 'bait-0'] },
    })
    game.answer(tyrol, game.options(tyrol).find((o) => o.includes('reveal')) ?? 'none')
    game.untilAsked(tyrol, 'prompt.discard').answer(tyrol, 'bait-0')
    expect(mutinies(game, tyrol)).toEqual([])
    expect(game.player(tyrol).at).toBe('resurrection-ship')
  })

  test('D-HOME-39: a Treachery deck of two cards with its pile is all that Datastream finds', () => {
    const game = home({
      sides: { 'rebel-basestar': 'human' },
      at: { [tyrol]: 'datastream' },
      exactly: { treachery: ['bait-0'] },
      discards: { treachery: ['dradis-contact-0'] },
    })
    game.answer(tyrol, 'location:datastream').answer(tyrol, 'type:treachery')
    expect([...game.player(tyrol).hand].sort()).toEqual(['bait-0', 'dradis-contact-0'])
  })

  test('D-HOME-14: in the Captain’s Cabin a deck that runs out serves the nearest on the left first', () => {
    const game = home({
      players: [tyrol, adama, roslin, danna],
      at: { [tyrol]: 'captains-cabin' },
      exactly: { treachery: ['bait-0', 'bait-0'] },
    })
    game.answer(tyrol, 'location:captains-cabin').answer(tyrol, 'type:treachery')
    expect([tyrol, adama, roslin, danna].map((who) => game.player(who).hand.length)).toEqual([1, 1, 0, 0])
  })

  test('DT41, DT42, D-HOME-28: at one jump a raptor stays, "Helo" leaves nobody behind, a Mission is discarded', () => {
    const game = home({
      players: [tyrol, helo2, adama, roslin],
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
      inPlay: [{ card: 'rescue-hera', deck: 'mission' }],
      ships: { bow: { 'assault-raptor': 1 } },
    })
    game.answer(tyrol, 'location:ftl-control').answer(tyrol, 'yes')
    game.untilAsked(helo2, 'prompt.window.ships-removed').answer(helo2, 'no-one-gets-left-behind')
    expect(game.state.resources).toMatchObject({ fuel: 7, population: 14 })
    expect(game.state.decks.mission?.discard).toEqual(['rescue-hera'])
    expect(game.state.ships).toMatchObject([{ kind: 'assault-raptor', area: 'bow' }])
  })
})
