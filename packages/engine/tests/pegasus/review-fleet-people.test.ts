import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import { adama, allIn, roslin, zarek } from './check-play.ts'
import { baltar, config, ellen, kat, play, tigh, tyrol } from './people.ts'
import { apollo, boomer, crisis, prompt } from './review-fleet-play.ts'

describe('loyalty, standing and titles', () => {
  const variant = { ...config, variants: ['sympathetic-cylon'] }
  const four = [tyrol, adama, roslin, tigh]
  const sleeper = (p: Partial<Position> = {}): TestGame =>
    scenario({
      players: four,
      config,
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 3,
      dice: [8],
      decks: { destination: ['binary-star', 'desolate-moon'] },
      ...p,
    }).answer(p.current ?? tyrol, 'location:ftl-control')

  test('P-LOY-5, P-VAR-7, PQ36: a Cylon hands on the Sympathetic Cylon with another card; the receiver turns and hands the rest on', () => {
    const game = sleeper({
      players: [tyrol, adama, boomer, tigh],
      config: variant,
      revealed: [boomer],
      loyalty: { [boomer]: [] },
      shown: { [boomer]: ['cylon-brig'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathetic-cylon', 'cylon-morale', 'not-a-cylon'],
    })
    game.untilAsked(boomer, 'prompt.pass-loyalty').answer(boomer, 'seat:1')
    expect(game.player(adama)).toMatchObject({ standing: 'sympathetic', at: 'resurrection-ship' })
    expect(game.state.titles.admiral).toBe(3)
    expect(game.request(adama).prompt.key).toBe('prompt.pass-loyalty')
    expect(game.options(adama)).toEqual(['seat:0', 'seat:3'])
    game.answer(adama, 'seat:0')
    expect(game.player(tyrol).loyalty).toContain('cylon-morale')
    expect(game.player(tyrol).loyalty).toHaveLength(5)
    expect(game.player(adama).superCrises).toEqual([])
    expect(game.saw(tigh)).not.toContain('event.loyalty-passed-cards')
  })

  test('P-VAR-7: Boomer dealt the Sympathetic Cylon ends on the Resurrection Ship, not in the Brig (P-TERM-10)', () => {
    const game = sleeper({
      players: [tyrol, adama, boomer, tigh],
      config: variant,
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathetic-cylon', 'not-a-cylon', 'not-a-cylon'],
      hands: { [boomer]: ['repair-1', 'repair-1', 'repair-1', 'repair-1', 'repair-1'] },
    })
    game.untilAsked(boomer, 'prompt.discard')
    expect(game.request(boomer).min).toBe(2)
    game.answer(boomer, 'repair-1', 'repair-1')
    game.untilAsked(boomer, 'prompt.pass-loyalty').answer(boomer, 'seat:0')
    expect(game.player(boomer)).toMatchObject({ standing: 'sympathetic', at: 'resurrection-ship' })
  })

  test('P-LOY-7, B-SLEEP-9: the Sympathizer handed on with a resource in the red sends its receiver to the Brig, and the Admiral title goes', () => {
    const game = sleeper({
      players: [tyrol, adama, baltar, tigh],
      revealed: [baltar],
      resources: { fuel: 2 },
      decks: { destination: ['desolate-moon', 'binary-star'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
    })
    game.untilAsked(baltar, 'prompt.pass-loyalty').answer(baltar, 'seat:1')
    expect(game.player(adama).at).toBe('brig')
    expect(game.state.titles.admiral).toBe(3)
    expect(game.player(adama).revealed).toBe(false)
  })

  test('P-LOY-1, P-REVEAL-11: revealed in the Brig: no action, a Super Crisis card, his cards are passed on', () => {
    const game = play({
      players: four,
      loyalty: { [tyrol]: ['cylon-treachery', 'not-a-cylon'] },
      at: { [tyrol]: 'brig' },
      hands: { [tyrol]: ['repair-1'], [adama]: ['repair-1'] },
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.player(adama).hand).toEqual(['repair-1'])
    expect(game.player(tyrol).hand).toEqual(['repair-1'])
    expect(game.player(tyrol).superCrises).toHaveLength(1)
    expect(prompt(game, tyrol)).toBe('prompt.pass-loyalty')
  })

  test('P-TREACH-8, P-REVEAL-1: the treachery a reveal makes others discard can be answered by another Cylon', () => {
    const game = play({
      players: [tyrol, adama, roslin, baltar],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      revealed: [baltar],
      hands: { [adama]: ['special-destiny-2'], [baltar]: ['sabotage-3'] },
      nextTokens: ['damage-armory'],
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.asked).toContain(baltar)
    game.answer(baltar, 'sabotage-3')
    game.untilAsked(tyrol, 'prompt.damage-board').answer(tyrol, 'board:galactica')
    expect(game.view(roslin).damaged).toEqual(['armory'])
  })

  test("P-LOY-1: revealed in another player's turn by Executive Order: passes on at once, that turn goes on", () => {
    const game = play({
      players: [adama, tyrol, roslin],
      loyalty: { [tyrol]: ['cylon-morale', 'cylon-brig'] },
      hands: { [adama]: ['executive-order-1'] },
    })
      .answer(adama, 'executive-order-1')
      .answer(adama, 'seat:1')
      .pass(tyrol)
      .answer(tyrol, 'reveal:cylon-morale')
    game.untilAsked(tyrol, 'prompt.pass-loyalty').answer(tyrol, 'seat:2')
    expect(game.player(roslin).loyalty).toEqual(['not-a-cylon', 'cylon-brig'])
    expect(game.state.turn).toMatchObject({ seat: 0 })
    expect(game.saw(adama)).not.toContain('event.loyalty-passed-cards')
  })

  test('P-MOVE-1, P-REVEAL-9: revealing with the action of Critical Situation ends the turn: no Action step', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      step: 'movement',
      loyalty: { [tyrol]: ['cylon-morale'] },
      hands: { [tyrol]: ['critical-situation-3'] },
    }).answer(tyrol, 'critical-situation-3')
    game.answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tyrol).at).toBe('resurrection-ship')
    expect(game.happened('event.crisis')).toBe(false)
  })

  test("P-CLAR-10: Kat's Hotshot is not for the action of Critical Situation in her Movement step", () => {
    const game = play({
      players: [kat, adama, roslin],
      step: 'movement',
      at: { [kat]: 'main-batteries' },
      ships: { bow: { raider: 4 } },
      hands: { [kat]: ['critical-situation-3', 'repair-1'] },
      dice: [4],
    })
      .answer(kat, 'critical-situation-3')
      .answer(kat, 'location:main-batteries')
    game.answer(kat, 'area:bow')
    expect(prompt(game, kat)).toBe('prompt.destroy-here')
    game.answer(kat, 'ship:1', 'ship:2')
    expect(game.happened('event.used')).toBe(false)
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(2)
    // In the Action step she may.
    game.answer(kat, 'location:main-batteries').answer(kat, 'area:bow')
    expect(game.asked).toEqual([kat])
  })

  test("P-QUORUM-1: at the end of a Cylon's turn, too, and for whoever is President by then", () => {
    const twelve = [
      'arrest-order',
      'food-rationing',
      'inspirational-speech',
      'presidential-pardon',
      'eulogy',
      'probation',
    ]
    const more = [
      'execute-prisoner',
      'unsavory-connections',
      'consult-the-oracle',
      'resources-for-galactica',
      'civilian-self-defense',
      'enact-production-quotas',
    ]
    const game = play({
      players: [roslin, adama, zarek],
      loyalty: { [roslin]: ['cylon-morale'] },
      quorum: [...twelve, ...more],
    }).answer(roslin, 'reveal:cylon-morale')
    game.until((g) => g.asked.includes(zarek))
    expect(game.request(zarek)).toMatchObject({ min: 2, max: 2 })
    expect(game.options(zarek)).toHaveLength(12)
    expect(game.state.titles.president).toBe(2)
    expect(game.state.turn.seat).toBe(0)
  })

  test('P-SUCC-3, P-SUCC-10: the Admiral reveals himself while all others are in the Brig', () => {
    const game = play({
      players: [adama, tigh, zarek],
      loyalty: { [adama]: ['cylon-morale'] },
      at: { [tigh]: 'brig', [zarek]: 'brig' },
    }).answer(adama, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.titles.admiral).toBe(1)
  })

  test('P-INFIL-11, P-VAR-9: the Sympathetic Cylon in the Brig adds one card, and draws three there (P-VAR-11)', () => {
    const game = scenario({
      players: [tyrol, adama, roslin, tigh],
      config: variant,
      standing: { [adama]: 'sympathetic-infiltrating' },
      shown: { [adama]: ['sympathetic-cylon'] },
      loyalty: { [adama]: [] },
      held: { [adama]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      at: { [adama]: 'brig' },
      hands: { [adama]: ['repair-1', 'repair-1', 'repair-1'] },
      step: 'crisis',
      decks: { crisis: ['prison-labor'] },
    })
    game.untilAsked(adama, 'prompt.contribute')
    expect(game.request(adama).max).toBe(1)
  })

  test('P-VAR-12, B-CHAR-9: infiltrating he is no pilot, whatever he was before', () => {
    const launches = (standing: string) =>
      scenario({
        players: [apollo, adama, roslin, tigh],
        config: variant,
        standing: { [apollo]: standing },
        at: { [apollo]: 'hangar-deck' },
      })
        .options(apollo)
        .includes('location:hangar-deck')
    expect(launches('human')).toBe(true)
    expect(launches('sympathetic-infiltrating')).toBe(false)
  })

  test('P-VAR-7, P-REVEAL-5, PQ41: dealt it in the Action step of his turn: Quorum hand and title go, no Crisis step follows', () => {
    const game = sleeper({
      config: variant,
      loyaltyDeck: ['sympathetic-cylon', 'not-a-cylon', 'cylon-morale', 'not-a-cylon'],
      titles: { president: tyrol },
      quorum: ['eulogy'],
      hands: { [tyrol]: ['repair-1'] },
    })
    game.untilAsked(tyrol, 'prompt.pass-loyalty')
    expect(game.state.titles.president).toBe(2)
    expect(game.state.quorum).toEqual(['eulogy'])
    game.answer(tyrol, 'seat:3').until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.crisis')).toBe(false)
    expect(game.player(tyrol).hand).toEqual(['repair-1'])
  })

  test('P-INFIL-13, P-INFIL-18: he ends his infiltration in the Brig with three cards and without what he was given', () => {
    const game = scenario({
      players: [adama, tyrol, roslin, tigh],
      config: variant,
      standing: { [adama]: 'sympathetic-infiltrating' },
      at: { [adama]: 'brig' },
      loyalty: { [adama]: [] },
      inPlay: [{ card: 'probation', deck: 'quorum', holder: adama }],
      hands: { [adama]: ['repair-1', 'repair-1', 'repair-1', 'special-destiny-2'] },
    }).answer(adama, 'ability:end-infiltration')
    expect(game.request(adama)).toMatchObject({ min: 1, max: 1 })
    expect(game.state.inPlay).toEqual([])
    game.answer(adama, 'special-destiny-2')
    expect(game.player(adama)).toMatchObject({ at: 'resurrection-ship', standing: 'sympathetic' })
  })

  test('P-VAR-9, P-SUCC-12: Suspicious Election Results passes over the infiltrating Sympathetic Cylon', () => {
    const game = scenario({
      players: [tyrol, zarek, roslin, tigh],
      config: variant,
      standing: { [zarek]: 'sympathetic-infiltrating' },
      shown: { [zarek]: ['sympathetic-cylon'] },
      loyalty: { [zarek]: [] },
      held: { [zarek]: { 'sympathetic-agenda': ['convert-the-infidels'] } },
      at: { [zarek]: 'armory' },
      step: 'crisis',
      decks: { crisis: ['suspicious-election-results'] },
    }).answer(tigh, 'option:0')
    expect(game.state.titles.president).toBe(0)
  })

  test('P-HAZ-4: Standoff with Pegasus frees to any ship, not to a hazardous place, nor to a lost Pegasus', () => {
    const freed = (sides: Position['sides']) => {
      const game = crisis('standoff-with-pegasus', {
        players: [tyrol, adama, roslin, tigh],
        at: { [roslin]: 'brig' },
        sides,
        hands: {
          [adama]: [
            'declare-emergency-5',
            'declare-emergency-4',
            'declare-emergency-4',
            'strategic-planning-5',
            'strategic-planning-4',
            'strategic-planning-4',
          ],
        },
        used: { [adama]: ['command-authority'], [tyrol]: ['blind-devotion'] },
        destiny: ['executive-order-2', 'executive-order-2'],
      })
      allIn(game)
      game.untilAsked(tyrol)
      game.answer(tyrol, 'seat:2')
      return game.options(tyrol)
    }
    const open = freed({})
    expect(open).toContain('location:airlock')
    expect(open).toContain('location:press-room')
    for (const place of ['brig', 'sickbay', 'caprica', 'resurrection-ship'])
      expect(open).not.toContain(`location:${place}`)
    expect(freed({ pegasus: 'destroyed' })).not.toContain('location:airlock')
  })
})

describe('a borrowed title', () => {
  test('P-CLAR-13, P-SUCC-8: its former holder is executed in that turn: it goes down the line, not to his new character as such', () => {
    const game = play({
      players: [ellen, roslin, zarek, adama],
      step: 'begin',
      at: { [roslin]: 'brig' },
      quorum: ['execute-prisoner', 'eulogy'],
      decks: { crisis: ['food-hoarding-in-the-fleet'] },
    }).answer(ellen, 'manipulative')
    game.answer(ellen, 'title:president').untilAsked(ellen, 'prompt.action')
    game.answer(ellen, 'quorum:execute-prisoner').answer('', `character:${tyrol}`)
    expect(game.state.titles.president).toBe(0)
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.titles.president).toBe(2)
    expect(game.state.quorum).toEqual(['eulogy'])
  })
})
