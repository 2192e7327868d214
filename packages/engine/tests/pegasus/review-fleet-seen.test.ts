import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/core/events.ts'
import type { TestGame } from '../../src/testing/index.ts'
import { adama, allIn, kara, roslin, told, zarek } from './check-play.ts'
import { baltar, dee, play, tigh, tyrol } from './people.ts'
import { crisis, prompt } from './review-fleet-play.ts'

/** Whether a seat was told of a card, sees it, or is asked about it. */
const knows = (game: TestGame, who: string, card: string): boolean => {
  const seat = game.seat(who)
  const asked = game.asked.includes(who) ? [game.request(who)] : []
  return JSON.stringify([eventsFor(game.events, seat), game.view(who), asked]).includes(card)
}

describe('what others learn', () => {
  const cylon = (place: string, p = {}) =>
    play({ players: [baltar, adama, roslin], revealed: [baltar], at: { [baltar]: place }, ...p }).answer(
      baltar,
      `location:${place}`,
    )

  test('P-OVER-2: the card put under the deck at Caprica is known to the Cylon alone', () => {
    const game = cylon('caprica', { decks: { crisis: ['food-hoarding-in-the-fleet', 'the-guardians'] } })
    expect(knows(game, baltar, 'the-guardians')).toBe(true)
    expect(knows(game, adama, 'food-hoarding')).toBe(false)
    game.answer(baltar, 'food-hoarding-in-the-fleet')
    expect(knows(game, adama, 'food-hoarding')).toBe(true)
    expect(knows(game, adama, 'the-guardians')).toBe(false)
  })

  test('P-OVER-8: what is looked at with Human Fleet, and where it goes', () => {
    const game = cylon('human-fleet', { decks: { destination: ['binary-star'] } })
    game.answer(baltar, 'deck:destination')
    expect(knows(game, baltar, 'binary-star')).toBe(true)
    game.answer(baltar, 'top')
    expect(knows(game, adama, 'binary-star')).toBe(false)
    expect(game.state.decks.destination?.draw.at(-1)).toBe('binary-star')
  })

  test('PT15: what Dee looks at, into the check or into her hand, is hers to know until it is turned up', () => {
    const game = crisis('prison-labor', {
      players: [zarek, dee, roslin, adama],
      used: { [adama]: ['command-authority'] },
      hands: { [adama]: ['repair-1'] },
      decks: { piloting: ['evasive-maneuvers-1', 'evasive-maneuvers-2', 'maximum-firepower-3'] },
    })
    game.answer(dee, 'fast-learner').answer(dee, 'piloting').answer(dee, 'check')
    game.untilAsked(adama, 'prompt.contribute')
    expect(knows(game, dee, 'maximum-firepower-3')).toBe(true)
    for (const who of [zarek, roslin, adama]) expect(knows(game, who, 'maximum-firepower-3')).toBe(false)
    expect(game.view(zarek).check?.total).toBe(5)
  })

  test('P-EXEC-1: of a hand that an execution discards the others see what lies on top', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      hands: { [tyrol]: ['jury-rigged-1', 'repair-1'] },
    }).answer(adama, 'option:0')
    expect(knows(game, roslin, 'repair-1')).toBe(true)
    expect(knows(game, roslin, 'jury-rigged-1')).toBe(false)
  })

  test('P-LOY-1: handed on at a reveal: only the two know what', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      loyalty: { [tyrol]: ['cylon-morale', 'cylon-brig'] },
    })
      .answer(tyrol, 'reveal:cylon-morale')
      .answer(tyrol, 'no')
    game.untilAsked(tyrol, 'prompt.pass-loyalty').answer(tyrol, 'seat:2')
    expect(knows(game, roslin, 'cylon-brig')).toBe(true)
    for (const who of [adama, tigh]) expect(knows(game, who, 'cylon-brig')).toBe(false)
  })
})

describe('what is possible', () => {
  test('P-OVER-6: heavy raiders can be chosen at Cylon Fleet for centurions alone', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'cylon-fleet' },
      centurions: [1],
    }).answer(baltar, 'location:cylon-fleet')
    game.until((g) => g.state.turn.seat !== 0 || g.state.centurions[0] === 2)
    expect(game.state.centurions).toEqual([2])
  })

  test('PT23, P-RECK-9: Run Interference answers By Your Command in the middle of a check', () => {
    const game = crisis('prison-labor', {
      players: [zarek, kara, roslin, adama],
      used: { [adama]: ['command-authority'], [kara]: ['secret-destiny'] },
      piloting: { [kara]: 'bow' },
      ships: { bow: { raider: 2 } },
      hands: { [kara]: ['run-interference-3'], [adama]: ['jury-rigged-1', 'by-your-command-1'] },
    }).answer(adama, 'jury-rigged-1')
    game.pass(kara).answer(adama, 'by-your-command-1')
    game.until((g) => g.asked.includes(kara)).answer(kara, 'run-interference-3')
    expect(told(game, 'event.rolled')).toEqual([])
    expect(game.player(kara).at).toBe('piloting')
  })

  test('P-LOY-1: no human player is left to give them to: he keeps them', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      revealed: [adama, roslin],
      loyalty: { [tyrol]: ['cylon-morale', 'cylon-brig'] },
    }).answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tyrol).loyalty).toEqual(['cylon-brig'])
  })

  test('B-WIN-9, P-TREACH-8: the sixth location, by Sabotage, ends the game at once; the Pegasus could have taken it', () => {
    const five = ['command', 'armory', 'ftl-control', 'weapons-control', 'hangar-deck']
    const hit = (board: string) => {
      const game = play({
        players: [tyrol, adama, roslin, baltar],
        revealed: [baltar],
        step: 'movement',
        at: { [tyrol]: 'press-room' },
        damaged: five,
        hands: { [tyrol]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
        damageTokens: { galactica: ['damage-admirals-quarters'] },
      }).answer(tyrol, 'location:communications')
      return game.answer(baltar, 'sabotage-3').answer(tyrol, `board:${board}`)
    }
    expect(hit('galactica').outcome).toMatchObject({ winner: 'cylons' })
    expect(hit('pegasus').outcome).toBeNull()
  })

  test("PT37: somebody ordered uses the Engine Room in another one's turn: it is that turn's Crisis card", () => {
    const game = play({
      players: [adama, tyrol, roslin],
      at: { [tyrol]: 'engine-room' },
      hands: { [adama]: ['executive-order-1'], [tyrol]: ['repair-1', 'repair-1'] },
      decks: { crisis: ['suspicious-election-results'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
    game.answer(tyrol, 'actions').answer(tyrol, 'location:engine-room')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(1)
  })

  test('P-TERM-8, B-GEN-16: fewer cards than the exchange asks for: what there is goes, all are drawn', () => {
    const game = crisis('reunite-the-fleet', {
      players: [tyrol, adama, roslin],
      hands: { [tyrol]: ['repair-1'] },
    })
    game.answer(tyrol, game.options(tyrol)[1] ?? '')
    expect(game.player(tyrol).hand).toHaveLength(2)
    expect(game.player(tyrol).hand).not.toContain('repair-1')
  })

  test('P-PEG-9: the Pegasus is lost while the President is aboard: in Sickbay she keeps title and hand', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'pegasus-cic', [roslin]: 'airlock' },
      damaged: ['main-batteries', 'engine-room', 'airlock'],
      quorum: ['eulogy'],
      ships: { bow: { basestar: 1 } },
      dice: [1],
    }).answer(tyrol, 'location:pegasus-cic')
    expect(game.player(roslin).at).toBe('sickbay')
    expect(game.state.titles.president).toBe(2)
    const next = game.until((g) => g.state.turn.seat === 1 && prompt(g, g.asked[0] ?? '') === 'prompt.move')
    expect(next.options(adama).filter((o) => o.includes('airlock') || o.includes('engine-room'))).toEqual([])
  })

  test("P-MOVE-5, P-EXEC-29, P-TREACH-5: a Cylon of the Resurrection Ship may swap with God's Plan instead of leaving it", () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      step: 'movement',
      hands: { [baltar]: ['gods-plan-2'] },
    })
    game.answer(baltar, 'gods-plan-2')
    expect(game.player(baltar).at).toBe('resurrection-ship')
    game.answer(baltar, 'location:resurrection-ship')
    expect(game.player(baltar).superCrises).toHaveLength(1)
  })

  test('P-RECK-11: At Any Cost and a Treachery card bring a check from failed to partly passed', () => {
    const game = crisis('review-galacticas-log', {
      players: [tyrol, adama, roslin],
      used: { [tyrol]: ['blind-devotion'], [adama]: ['command-authority'] },
      hands: { [roslin]: ['at-any-cost-3', 'sabotage-3', 'human-weakness-3'] },
      destiny: ['executive-order-1', 'repair-1'],
    }).answer(roslin, 'at-any-cost-3')
    allIn(game)
    game.until((g) => g.happened('event.check-partial') || g.happened('event.check-fail'))
    expect(game.happened('event.check-partial')).toBe(true)
  })
})
