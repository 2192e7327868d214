import { describe, expect, test } from 'vitest'
import type { TestGame } from '../../src/testing/index.ts'
import { adama, kara, roslin } from './check-play.ts'
import { baltar, cain, dee, play, tigh, tyrol } from './people.ts'
import { apollo, boomer, crisis, discards, helo, prompt } from './review-fleet-play.ts'

describe('executions and what they interrupt', () => {
  test('P-EXEC-1, P-TREACH-8: Sabotage answers the hand of who is executed, who is a human player until his card is up', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin, baltar],
      revealed: [baltar],
      loyalty: { [tyrol]: ['cylon-morale'] },
      at: { [tyrol]: 'armory' },
      hands: { [tyrol]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-armory'],
    }).answer(adama, 'option:0')
    expect(game.asked).toEqual([baltar])
    game.answer(baltar, 'sabotage-3').answer(tyrol, 'board:galactica')
    expect(game.view(adama).damaged).toEqual(['armory'])
    game.until((g) => g.happened('event.revealed'))
    expect(game.player(tyrol)).toMatchObject({ at: 'resurrection-ship', revealed: true })
  })

  test('A Verdict of Guilty: the Admiral executed as current player: the next Admiral discards', () => {
    const three = ['repair-1', 'repair-1', 'repair-1', 'repair-1']
    const game = crisis('a-verdict-of-guilty', {
      players: [adama, tigh, roslin],
      titles: { admiral: adama },
      hands: { [adama]: ['executive-order-1'], [tigh]: three },
    }).answer(adama, 'option:0')
    expect(game.state.titles.admiral).toBe(0)
    game.answer('', 'character:louanne-katraine')
    expect(game.state.titles.admiral).toBe(1)
    game.answer(tigh, 'repair-1', 'repair-1', 'repair-1')
    expect(discards(game).slice(0, 2)).toEqual([1, 3])
  })

  test('PQ22, PQ3: a hidden Cylon executed in his own Crisis step: the text ends, no icon, no jump', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [adama]: ['executive-order-1'] },
      ships: { bow: { basestar: 1 } },
    }).answer(adama, 'option:0')
    game.until((g) => g.state.turn.seat !== 0)
    expect(discards(game)).toEqual([1])
    expect(game.state.jumpTrack).toBe(0)
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-TERM-7: Verdict at Caprica: the Cylon ignores his execution, the Admiral still discards', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      hands: { [adama]: ['executive-order-1', 'executive-order-1'], [tyrol]: ['gods-plan-2'] },
      decks: { crisis: ['a-verdict-of-guilty', 'food-hoarding-in-the-fleet'] },
      ships: { bow: { basestar: 1 } },
    }).answer(tyrol, 'location:caprica')
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).some((o) => o.includes('verdict')))
    game.answer(tyrol, 'a-verdict-of-guilty').answer(adama, 'option:0')
    expect(prompt(game, tyrol)).toBe('prompt.consent')
    game.answer(tyrol, 'no')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tyrol).hand).toContain('gods-plan-2')
    expect(discards(game)).toEqual([2])
    expect(game.state.jumpTrack).toBe(1)
    expect(game.happened('event.activate')).toBe(false)
  })

  test('Assassination Plot: the Admiral whose turn it is does it once', () => {
    const game = crisis('assassination-plot', {
      players: [adama, tigh, roslin],
      titles: { admiral: adama },
      hands: { [adama]: Array(7).fill('executive-order-1') },
      used: { [adama]: ['command-authority'] },
    }).answer(roslin, 'option:0')
    game.answer(adama, ...game.options(adama).slice(0, 3))
    expect(game.player(adama).hand).toHaveLength(7)
    expect(game.player(adama).hand.filter((c) => c === 'executive-order-1')).toHaveLength(4)
  })

  test('PT29, Eulogy: an execution whose morale Preventative Policy saved has cost none', () => {
    const game = crisisAfterPolicy()
    game.answer(adama, 'option:0').answer('', 'character:louanne-katraine')
    expect(game.state.resources.morale).toBe(10)
    expect(game.state.players[0]?.past).toEqual(['executed'])
  })

  function crisisAfterPolicy(): TestGame {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      hands: { [tyrol]: ['preventative-policy-3'] },
      decks: { crisis: ['a-verdict-of-guilty'] },
    }).answer(tyrol, 'preventative-policy-3')
    game.answer(tyrol, 'option:2')
    return game.until((g) => g.asked.includes(adama))
  }

  test('P-EXEC-32, PT30: Dee follows an execution that brought morale to 2, at no further cost, once both are done', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, dee],
      resources: { morale: 3 },
      hands: { [dee]: ['repair-1'], [adama]: ['repair-1'] },
    }).answer(adama, 'option:0')
    expect(game.state.resources.morale).toBe(2)
    expect(game.player(dee).hand).toEqual(['repair-1'])
    game.answer('', 'character:louanne-katraine')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    game.answer('', 'character:helena-cain')
    expect(game.request(cain).prompt.key).toBe('prompt.start')
    game.answer(cain, 'location:command')
    expect(game.state.resources.morale).toBe(2)
    expect(game.state.titles.admiral).toBe(1)
    expect(discards(game)).toEqual([1, 1])
  })

  test('PT30: morale already at 2 and lost again: Dee chosen later is executed at the next loss only', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      resources: { morale: 3 },
    }).answer(adama, 'option:0')
    game.answer('', 'character:anastasia-dualla')
    expect(game.player(dee).at).toBe('communications')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(1)
  })

  test('P-EXEC-20, P-SUCC-8: a President executed by his own Quorum card; the hand follows the title', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner', 'food-rationing'],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', 'character:gaius-baltar')
    expect(game.state.titles.president).toBe(0)
    expect(game.state.quorum).toEqual(['food-rationing'])
    expect(game.state.decks.quorum.discard).toEqual(['execute-prisoner'])
  })

  test('P-SUCC-10: an Admiral in the Brig with all others there, executed: the new character is out of it and Admiral', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig', [adama]: 'brig', [tyrol]: 'brig' },
      titles: { admiral: adama },
      quorum: ['execute-prisoner'],
    })
      .answer(roslin, 'quorum:execute-prisoner')
      .answer(roslin, 'seat:1')
    game.answer('', 'character:tom-zarek')
    expect(game.state.titles.admiral).toBe(1)
    const other = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig', [adama]: 'brig', [tyrol]: 'brig' },
      titles: { admiral: adama },
      quorum: ['execute-prisoner'],
    })
      .answer(roslin, 'quorum:execute-prisoner')
      .answer(roslin, 'seat:2')
    other.answer('', 'character:tom-zarek')
    expect(other.state.titles.admiral).toBe(2)
  })

  test('P-SUCC-10: the same with a new character who begins in a viper', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig', [adama]: 'brig', [tyrol]: 'brig' },
      titles: { admiral: adama },
      quorum: ['execute-prisoner'],
    })
      .answer(roslin, 'quorum:execute-prisoner')
      .answer(roslin, 'seat:2')
    game.answer('', `character:${apollo}`)
    game.until((g) => g.player(apollo).at === 'piloting')
    expect(game.state.titles.admiral).toBe(2)
  })

  test('P-REVEAL-17: a hidden Cylon executed by the first action of an Executive Order has no second', () => {
    const game = play({
      players: [adama, tyrol, roslin, tigh],
      loyalty: { [tyrol]: ['cylon-morale'] },
      at: { [tyrol]: 'airlock' },
      hands: {
        [adama]: [
          'executive-order-1',
          'strategic-planning-5',
          'strategic-planning-4',
          'strategic-planning-4',
        ],
      },
      destiny: ['launch-scout-2', 'launch-scout-1'],
      used: { [adama]: ['command-authority'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
    game.answer(tyrol, 'actions').answer(tyrol, 'location:airlock').answer(tyrol, 'seat:1')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.happened('event.revealed'))
    expect(game.player(tyrol).revealed).toBe(true)
    expect(game.player(tyrol).superCrises).toEqual([])
    game.until((g) => !g.asked.includes(tyrol) || g.state.turn.seat !== 0)
    expect(game.state.turn.seat).toBe(0)
  })

  test('P-EXEC-22, P-EXEC-11: replacement Boomer after the phase, who held both titles, keeps the presidency if first in line', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, kara, tigh],
      titles: { admiral: tyrol, president: tyrol },
      used: { [kara]: ['secret-destiny'] },
      distance: 4,
      milestones: [4],
    }).answer(tyrol, 'option:0')
    game.answer('', `character:${boomer}`)
    expect(game.player(boomer).at).toBe('brig')
    expect(game.state.titles).toMatchObject({ president: 0, admiral: 2 })
  })

  test('P-EXEC-31, P-PEG-10: replacement Cain with the Pegasus lost begins in Command', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [tyrol, adama, roslin],
      damaged: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'],
      sides: { pegasus: 'destroyed' },
    }).answer(adama, 'option:0')
    game.answer('', `character:${cain}`)
    expect(game.player(cain).at).toBe('command')
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-EXEC-25: replacement Apollo in his Action step launches and goes on with his turn (PQ3)', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner'],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', `character:${apollo}`)
    game.until((g) => g.player(apollo).at === 'piloting')
    expect(game.player(apollo).at).toBe('piloting')
    expect(game.state.turn.seat).toBe(0)
  })

  test('P-EXEC-24: replacement Helo in his own turn is Stranded in the next one', () => {
    const game = play({
      players: [roslin, adama, tyrol],
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner'],
    }).answer(roslin, 'quorum:execute-prisoner')
    game.answer('', `character:${helo}`)
    expect(game.player(helo).at).toBe('off-board')
    game.until((g) => g.state.turn.seat === 1)
    expect(game.player(helo).at).toBe('off-board')
    game.until((g) => g.state.turn.seat === 0)
    expect(game.player(helo).at).toBe('off-board')
    game.until((g) => g.state.turn.seat === 1)
    game.until((g) => g.state.turn.seat === 0)
    expect(game.player(helo).at).toBe('hangar-deck')
  })

  test('P-EXEC-29: a Sympathizer who became a Cylon is executed as one', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh],
      sympathizer: roslin,
      shown: { [roslin]: ['sympathizer'] },
      loyalty: { [roslin]: ['cylon-morale'] },
      at: { [tyrol]: 'airlock', [roslin]: 'caprica' },
      hands: {
        [adama]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
        [roslin]: ['repair-1'],
      },
      destiny: ['launch-scout-2', 'launch-scout-1'],
    })
      .answer(tyrol, 'location:airlock')
      .answer(tyrol, 'seat:2')
    game.untilAsked(adama, 'prompt.contribute').answer(adama, ...game.options(adama))
    game.until((g) => g.happened('event.executed'))
    expect(game.player(roslin)).toMatchObject({
      at: 'resurrection-ship',
      hand: [],
      loyalty: ['cylon-morale'],
    })
    expect(game.state.resources.morale).toBe(10)
    expect(game.happened('event.revealed')).toBe(false)
  })
})
