import { describe, expect, test } from 'vitest'
import { type Position, scenario } from '../../src/testing/index.ts'
import { adama, allIn, kara, roslin, told, zarek } from './check-play.ts'
import { baltar, cavil, config, dee, kat, play, tigh, tyrol } from './people.ts'
import { apollo, boomer, crisis, prompt } from './review-fleet-play.ts'

describe('further meetings', () => {
  test('P-OVER-4, PT5: three Crisis cards at Caprica in one turn each prepare the jump', () => {
    const game = play({
      players: [cavil, adama, roslin, tyrol],
      step: 'movement',
      at: { [cavil]: 'caprica' },
      decks: {
        crisis: [
          'food-hoarding-in-the-fleet',
          'scar',
          'the-black-market',
          'dogfight',
          'pressure-the-supply-ships',
          'the-guardians',
        ],
      },
    })
    game.answer(cavil, game.options(cavil).find((o) => o.includes('aggressive')) ?? '')
    game.answer(cavil, 'location:caprica').answer(cavil, 'food-hoarding-in-the-fleet')
    game.answer(roslin, 'option:1')
    game.answer(cavil, 'location:caprica')
    game.answer(cavil, 'the-black-market')
    game.untilAsked(cavil, 'prompt.action').answer(cavil, 'location:caprica')
    game.answer(cavil, 'pressure-the-supply-ships')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(3)
    expect(game.happened('event.activate')).toBe(false)
  })

  test('P-EXEC-8, B-WIN-7: the last morale: the game is over at the end of the turn', () => {
    const game = crisis('a-verdict-of-guilty', { players: [tyrol, adama, roslin], resources: { morale: 1 } })
    game.answer(adama, 'option:0').answer('', 'character:tom-zarek')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'morale' })
  })

  test('P-EXEC-10, P-EXEC-26: Boomer executed and followed by Baltar: one card for each, and one joins the deck', () => {
    const game = crisis('a-verdict-of-guilty', {
      players: [boomer, adama, roslin],
      loyaltyDeck: ['cylon-morale', 'not-a-cylon', 'not-a-cylon'],
    }).answer(adama, 'option:0')
    expect(game.state.players[0]?.loyalty).toEqual(['cylon-morale'])
    game.answer('', `character:${baltar}`)
    expect(game.state.players[0]?.loyalty).toHaveLength(2)
    expect(game.state.loyaltyDeck).toHaveLength(2)
    expect(game.state.players[0]?.shown).toEqual(['not-a-cylon'])
  })

  test('PT30: a check costs morale: Dee is executed before the rest of the text, her successor does the exchange', () => {
    const game = crisis('medical-breakthrough', {
      players: [dee, adama, roslin],
      resources: { morale: 3 },
      hands: { [dee]: ['repair-1', 'repair-1'] },
      used: { [dee]: ['fast-learner'] },
      destiny: ['strategic-planning-3', 'strategic-planning-3'],
    })
    allIn(game.pass(dee))
    game.until((g) => g.happened('event.executed'))
    expect(game.happened('event.drew-types')).toBe(false)
    game.answer('', 'character:tom-zarek')
    game.until((g) => g.happened('event.activate') || g.state.turn.seat !== 0)
    expect(game.player(zarek).hand).toHaveLength(1)
  })

  test('PQ22, PT30: Dee, a hidden Cylon in her turn: the exchange takes place, she may keep her cards, no icons', () => {
    const game = crisis('medical-breakthrough', {
      players: [dee, adama, roslin],
      resources: { morale: 3 },
      loyalty: { [dee]: ['cylon-morale'] },
      used: { [dee]: ['fast-learner'] },
      hands: { [adama]: ['repair-1'] },
      destiny: ['strategic-planning-3', 'strategic-planning-3'],
      ships: { bow: { heavy: 1 } },
    })
    allIn(game.pass(adama))
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(dee)).toMatchObject({ revealed: true, at: 'resurrection-ship' })
    expect(game.player(dee).hand).toHaveLength(1)
    expect(game.happened('event.activate')).toBe(false)
    expect(game.state.ships.find((s) => s.kind === 'heavy')?.area).toBe('bow')
  })

  test('PQ3: the current player, a hidden Cylon, is executed by the first of two actions he ordered: his turn ends', () => {
    const game = play({
      players: [adama, tyrol, roslin, tigh],
      loyalty: { [adama]: ['cylon-morale'] },
      at: { [tyrol]: 'airlock' },
      hands: {
        [adama]: ['executive-order-1'],
        [roslin]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
      },
      destiny: ['launch-scout-2', 'launch-scout-1'],
      used: { [adama]: ['command-authority'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
      .answer(tyrol, 'actions')
      .answer(tyrol, 'location:airlock')
      .answer(tyrol, 'seat:0')
    game.untilAsked(roslin, 'prompt.contribute').answer(roslin, ...game.options(roslin))
    game.until((g) => g.happened('event.revealed'))
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.turn.seat).toBe(1)
    expect(game.state.decks.tactics?.discard).toContain('strategic-planning-5')
    expect(game.happened('event.crisis')).toBe(false)
  })

  test('PQ3, P-MOVE-1: executed by the action of Critical Situation in the Movement step', () => {
    const airlocked = (loyalty: string) => {
      const game = play({
        players: [tyrol, adama, roslin],
        step: 'movement',
        loyalty: { [tyrol]: [loyalty] },
        at: { [tyrol]: 'airlock' },
        hands: {
          [tyrol]: ['critical-situation-3'],
          [roslin]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-4'],
        },
        used: { [tyrol]: ['blind-devotion'], [adama]: ['command-authority'] },
        destiny: ['launch-scout-2', 'launch-scout-1'],
      })
        .answer(tyrol, 'critical-situation-3')
        .answer(tyrol, 'location:airlock')
        .answer(tyrol, 'seat:0')
      game.untilAsked(roslin, 'prompt.contribute').answer(roslin, ...game.options(roslin))
      return game.until((g) => g.happened('event.executed'))
    }
    const cylon = airlocked('cylon-morale')
    cylon.until((g) => g.state.turn.seat !== 0)
    expect(cylon.events.filter((e) => e.key === 'event.step').map((e) => e.params?.step)).not.toContain(
      'action',
    )
    expect(cylon.happened('event.crisis')).toBe(false)
    const human = airlocked('not-a-cylon')
    human.answer('', `character:${tigh}`)
    expect(prompt(human, tigh)).toBe('prompt.action')
    expect(human.player(tigh).at).toBe('command')
  })

  test('B-SLEEP-12: a Sympathizer may draw a Super Crisis card on the Resurrection Ship, never play one', () => {
    const game = play({
      players: [baltar, adama, roslin, tigh],
      sympathizer: baltar,
      shown: { [baltar]: ['sympathizer'] },
      loyalty: { [baltar]: [] },
      at: { [baltar]: 'caprica' },
      superCrises: { [baltar]: ['the-farm'] },
      decks: { crisis: ['scar', 'dogfight'] },
    }).answer(baltar, 'location:caprica')
    expect(game.options(baltar).some((o) => o.includes('the-farm') || o.includes('super'))).toBe(false)
    const fleet = play({
      players: [baltar, adama, roslin, tigh],
      sympathizer: baltar,
      shown: { [baltar]: ['sympathizer'] },
      loyalty: { [baltar]: [] },
      at: { [baltar]: 'cylon-fleet' },
      ships: { bow: { basestar: 1 } },
    })
    expect(fleet.asked.includes(baltar) && fleet.options(baltar).includes('location:cylon-fleet')).toBe(false)
  })

  test('PT39, PT30, P-EXEC-33: Dee in FTL Control dies of the destination; the trap does not take her successor', () => {
    const game = play({
      players: [tyrol, adama, dee],
      jumpTrack: 4,
      dice: [8],
      at: { [tyrol]: 'ftl-control', [dee]: 'engine-room' },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
      resources: { morale: 3 },
      decks: { destination: ['a-civilian-convoy', 'gas-cloud'] },
    }).answer(tyrol, 'location:ftl-control')
    game.answer(adama, 'a-civilian-convoy').answer(adama, 'yes')
    game.answer('', 'character:tom-zarek')
    expect(game.player(zarek).at).not.toBe('')
    game.until((g) => g.state.players[0]?.character === '')
    game.answer('', 'character:kara-thrace')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    expect(game.player(zarek).character).toBe(zarek)
    expect(game.state.resources.morale).toBe(1)
  })

  test('P-TERM-2, P-TREACH-5: who has turned up his card may answer with Sabotage what it makes others discard', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      hands: { [tyrol]: ['sabotage-3'], [adama]: ['special-destiny-2'] },
      nextTokens: ['damage-armory'],
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.asked).toEqual([tyrol])
    expect(game.request(tyrol).window).toBe('cards-discarded')
  })

  test('P-VAR-11, P-VAR-12: the infiltrating Sympathetic Cylon has no types: what others draw of their own he draws of any', () => {
    const game = scenario({
      players: [tyrol, adama, roslin, tigh],
      config: { ...config, variants: ['sympathetic-cylon'] },
      standing: { [adama]: 'sympathetic-infiltrating' },
      shown: { [adama]: ['sympathetic-cylon'] },
      loyalty: { [adama]: [] },
      held: { [adama]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      at: { [adama]: 'armory' },
      hands: { [roslin]: ['support-the-people-1'] },
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    })
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'support-the-people-1')
    game.until((g) => g.asked.includes(adama))
    game.answer(adama, 'yes')
    expect(new Set(game.request(adama).options.map((o) => o.type)).size).toBe(6)
    expect(game.request(adama)).toMatchObject({ min: 2, max: 2 })
  })

  test('P-OVER-12: with no Super Crisis card left there is nothing to draw', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      exactly: { 'super-crisis': [] },
    })
    expect(game.asked.includes(baltar) && game.options(baltar).includes('location:resurrection-ship')).toBe(
      false,
    )
  })

  test('P-PEG-2, P-PEG-3: between the Pegasus and Colonial One, and from a viper, one card; not without one', () => {
    const options = (p: Partial<Position>) =>
      play({ players: [kara, adama, roslin], step: 'movement', ...p }).options(kara)
    expect(options({ at: { [kara]: 'airlock' } })).toContain('location:engine-room')
    expect(options({ at: { [kara]: 'airlock' } })).not.toContain('location:press-room')
    expect(options({ at: { [kara]: 'airlock' }, hands: { [kara]: ['repair-1'] } })).toContain(
      'location:press-room',
    )
    expect(options({ piloting: { [kara]: 'bow' } })).not.toContain('location:airlock')
    expect(options({ piloting: { [kara]: 'bow' }, hands: { [kara]: ['repair-1'] } })).toContain(
      'location:airlock',
    )
  })

  test('PT23: Run Interference of two pilots in one area: the first eight miss', () => {
    const game = crisis('food-hoarding-in-the-fleet', {
      players: [kara, apollo, roslin],
      used: { [kara]: ['secret-destiny'] },
      piloting: { [kara]: 'bow', [apollo]: 'bow' },
      hands: { [kara]: ['run-interference-3'], [apollo]: ['run-interference-4'] },
      ships: { bow: { raider: 9 } },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    })
    game.until((g) => g.asked.includes(roslin)).answer(roslin, 'option:1')
    game.until((g) => g.asked.includes(kara)).answer(kara, 'run-interference-3')
    game.until((g) => g.asked.includes(apollo)).answer(apollo, 'run-interference-4')
    game.answer(kara, 'run-interference-3').answer(apollo, 'run-interference-4')
    game.until((g) => g.state.turn.seat !== 0)
    expect(told(game, 'event.rolled')).toHaveLength(1)
  })
})

describe('and more of them', () => {
  test('PT21: Calculations of the condemned himself turns the 4 of Defending a Prisoner into a 5', () => {
    const game = crisis('defending-a-prisoner', {
      players: [tyrol, adama, roslin],
      hands: { [tyrol]: ['calculations-3'] },
      used: { [adama]: ['command-authority'], [tyrol]: ['blind-devotion'] },
      dice: [4],
      destiny: ['repair-1', 'repair-1'],
    })
    game.until((g) => g.asked.includes(tyrol) && g.options(tyrol).some((o) => o.startsWith('0:calc')))
    game.answer(tyrol, 'calculations-3').answer(tyrol, game.options(tyrol)[0] ?? '')
    expect(game.happened('event.executed')).toBe(false)
  })

  test('PT30, P-REVEAL-1: a reveal that costs morale executes Dee before it goes on', () => {
    const game = play({
      players: [tyrol, adama, dee],
      loyalty: { [tyrol]: ['cylon-morale', 'cylon-brig'], [dee]: ['cylon-sickbay', 'not-a-cylon'] },
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-1', 'repair-1'] },
      resources: { morale: 3 },
    })
      .answer(tyrol, 'reveal:cylon-morale')
      .answer(tyrol, 'yes')
    expect(game.happened('event.executed')).toBe(true)
    game.until((g) => g.asked.includes(dee) && prompt(g, dee) === 'prompt.pass-loyalty')
    expect(game.options(dee)).not.toContain('seat:2')
    game.answer(dee, 'seat:1')
    expect(game.player(dee)).toMatchObject({ at: 'resurrection-ship', superCrises: [] })
    expect(game.player(tyrol).hand).toHaveLength(4)
    game.answer(tyrol, 'repair-1')
    expect(game.player(adama).loyalty).toContain('cylon-brig')
  })

  test('P-CLAR-7, PT27, P-REVEAL-6: a nuke on a basestar with The Guardians in play costs morale and a raptor', () => {
    const game = play({
      players: [adama, tyrol, roslin],
      ships: { bow: { basestar: 1 } },
      inPlay: [{ card: 'the-guardians', deck: 'crisis' }],
      nukes: 1,
      dice: [7],
      hands: { [adama]: ['major-victory-1'] },
    })
    game.answer(adama, game.options(adama).find((o) => o.includes('nuke')) ?? '')
    game.until((g) => g.state.ships.length === 0)
    expect(game.state.resources.morale).toBe(9)
    expect(game.state.fleet.raptor?.reserve).toBe(3)
    expect(game.options(adama).some((o) => o.includes('major-victory'))).toBe(true)
  })

  test('P-OVER-2: Caprica with a single Crisis card left in the deck takes the second from the new one', () => {
    const game = play({
      players: [baltar, adama, roslin],
      revealed: [baltar],
      at: { [baltar]: 'caprica' },
      emptied: ['crisis'],
      decks: { crisis: ['food-hoarding-in-the-fleet'] },
    }).answer(baltar, 'location:caprica')
    expect(game.options(baltar)).toHaveLength(2)
  })

  test('P-TREACH-8: the price of the Engine Room answered with Sabotage that hits it: he is in Sickbay, the effect stays', () => {
    const game = play({
      players: [tyrol, adama, roslin, baltar],
      revealed: [baltar],
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['special-destiny-2', 'repair-1'], [baltar]: ['sabotage-3'] },
      nextTokens: ['pegasus-damage-engine-room'],
      decks: { crisis: ['reunite-the-fleet'] },
      destiny: ['executive-order-2', 'executive-order-2'],
    }).answer(tyrol, 'location:engine-room')
    game.until((g) => g.asked.includes(baltar)).answer(baltar, 'sabotage-3')
    game.answer(tyrol, 'board:pegasus')
    expect(game.player(tyrol).at).toBe('sickbay')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(1)
  })

  test('P-TREACH-8: Kat discards a Treachery card for Hotshot: Sabotage comes first, then the shot', () => {
    const game = play({
      players: [kat, adama, roslin, baltar],
      revealed: [baltar],
      at: { [kat]: 'main-batteries' },
      ships: { bow: { raider: 3 } },
      hands: { [kat]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
      nextTokens: ['pegasus-damage-main-batteries'],
    })
      .answer(kat, 'location:main-batteries')
      .answer(kat, 'area:bow')
    game.answer(kat, 'hotshot')
    game.until((g) => g.asked.includes(baltar)).answer(baltar, 'sabotage-3')
    game.answer(kat, 'board:pegasus')
    expect(game.player(kat).at).toBe('sickbay')
    game.answer(kat, 'ship:1', 'ship:2')
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
  })

  test('PT39 on the last jump: Dee is executed once, and her own way of it costs no morale (P-WIN-12)', () => {
    const game = play({
      players: [tyrol, adama, dee],
      at: { [tyrol]: 'ftl-control', [dee]: 'engine-room' },
      inPlay: [{ card: 'lured-into-a-trap', deck: 'super-crisis' }],
      resources: { morale: 2 },
      jumpTrack: 4,
      dice: [8],
      distance: 8,
      milestones: [4, 8],
    }).answer(tyrol, 'location:ftl-control')
    expect(game.events.filter((e) => e.key === 'event.executed')).toHaveLength(2)
    expect(game.outcome).toMatchObject({ winner: 'humans' })
  })

  test('P-LOY-5, P-LOY-9: two Cylon players are dealt cards; the one passes a Cylon card, nobody else learns of it', () => {
    const game = play({
      players: [tyrol, adama, roslin, tigh, baltar],
      revealed: [tigh, baltar],
      loyalty: { [tigh]: [], [baltar]: [] },
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 3,
      dice: [8],
      decks: { destination: ['binary-star', 'desolate-moon'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'cylon-morale', 'not-a-cylon'],
    }).answer(tyrol, 'location:ftl-control')
    game.untilAsked(tigh, 'prompt.pass-loyalty')
    expect(game.options(tigh)).toEqual(['seat:0', 'seat:1', 'seat:2'])
    game.answer(tigh, 'seat:1')
    game.untilAsked(baltar, 'prompt.pass-loyalty').answer(baltar, 'seat:1')
    expect(game.player(adama).loyalty).toEqual(['not-a-cylon', 'not-a-cylon', 'cylon-morale', 'not-a-cylon'])
    for (const who of [tyrol, roslin]) expect(JSON.stringify(game.view(who))).not.toContain('cylon-morale')
    expect(game.saw(baltar).filter((k) => k === 'event.loyalty-passed-cards')).toHaveLength(1)
  })

  test('P-SUCC-4, P-SUCC-11: Code Blue puts the Admiral in the Brig in his own turn: title and nukes go on', () => {
    const game = crisis('code-blue', {
      players: [adama, tigh, roslin],
      nukes: 2,
      used: { [adama]: ['command-authority'] },
      destiny: ['repair-1', 'repair-1'],
    })
    game.answer(adama, game.options(adama)[0] ?? '')
    allIn(game)
    game.until((g) => g.player(adama).at === 'brig')
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-MOVE-7: after Critical Situation no Executive Order in that turn, in either action; in the next turn both are free', () => {
    const game = play({
      players: [adama, tyrol, roslin],
      step: 'movement',
      hands: { [adama]: ['critical-situation-3', 'executive-order-1'], [tyrol]: ['critical-situation-4'] },
      at: { [adama]: 'command' },
      decks: { crisis: ['food-hoarding-in-the-fleet'] },
    }).answer(adama, 'critical-situation-3')
    expect(game.options(adama).some((o) => o.includes('executive-order'))).toBe(false)
    game.pass(adama)
    expect(game.options(adama).some((o) => o.includes('executive-order'))).toBe(false)
    game.until(
      (g) => g.state.turn.seat === 1 && g.asked.includes(tyrol) && prompt(g, tyrol) === 'prompt.move',
    )
    expect(game.options(tyrol).some((o) => o.includes('critical-situation-4'))).toBe(true)
  })
})
