import { describe, expect, test } from 'vitest'
import { contentOf } from '../../src/index.ts'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'
import {
  adama,
  boomer,
  both,
  config,
  danna,
  fresh,
  hidden,
  led,
  roslin,
  tigh,
  typesIn,
  tyrol,
} from './crew.ts'

// REVEAL, HAZ and the words of GEN: what a revealed Cylon does, where nobody goes by choice, and who is meant.

const content = contentOf(fresh(4).state.config)
const four = [tyrol, adama, roslin, tigh]
const play = (p: Partial<Position> = {}): TestGame => scenario({ players: four, config, ...p })
const cylon: Partial<Position> = { loyalty: { [tyrol]: ['cylon-morale', 'not-a-cylon'] } }

describe('who is revealed', () => {
  test('D-REVEAL-1 discards his Mutiny cards and miracles together with the cards above three', () => {
    const game = play({
      ...cylon,
      hands: { [tyrol]: ['repair-1', 'repair-1', 'repair-2', 'repair-2'] },
      held: { [tyrol]: { mutiny: ['selfish-act'] } },
    }).answer(tyrol, 'reveal:cylon-morale')
    game.untilAsked(tyrol, 'prompt.discard')
    expect(game.request(tyrol)).toMatchObject({ min: 1, max: 1 })
    expect(game.player(tyrol)).toMatchObject({ tokens: { miracle: 0 } })
    expect(game.player(tyrol).held.mutiny ?? []).toEqual([])
  })

  test('D-REVEAL-2 his sheet applies no more', () => {
    // The hand limit of the Chief is eight, that of others ten.
    const nine = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 'repair-1' : 'executive-order-1'))
    const hands = { [tyrol]: nine }
    const human = play({ step: 'end', hands })
    expect(human.asked).toContain(tyrol)
    const revealed = play({ step: 'end', hands, revealed: [tyrol], loyalty: { [tyrol]: [] } })
    expect(revealed.asked).not.toContain(tyrol)
    expect(content.rules.standings.revealed?.sheet).toBe(false)
  })

  test('D-REVEAL-3 Boomer is dealt two Loyalty cards in the Sleeper Agent phase all the same', () => {
    const game = scenario({
      players: [tyrol, boomer, roslin, tigh],
      config,
      revealed: [boomer],
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 3,
      dice: [8],
      decks: { destination: ['remote-planet', 'remote-planet'] },
      loyaltyDeck: Array.from({ length: 5 }, () => 'not-a-cylon'),
    }).answer(tyrol, 'location:ftl-control')
    game.untilAsked(boomer, 'prompt.pass-loyalty')
    expect(game.player(boomer).loyalty.filter((c) => c === 'not-a-cylon').length).toBeGreaterThanOrEqual(2)
  })

  test('D-REVEAL-4, DT31 at the end of the turn he gives his face-down cards to a human player', () => {
    const game = play({ ...cylon, distance: 6 }).answer(tyrol, 'reveal:cylon-morale')
    game.untilAsked(tyrol, 'prompt.pass-loyalty')
    expect(game.state.turn.step).toBe('end')
    expect(game.player(tyrol)).toMatchObject({ revealed: true, at: 'resurrection-ship' })
    expect(game.options(tyrol).sort()).toEqual(['seat:1', 'seat:2', 'seat:3'])
    game.answer(tyrol, 'seat:2')
    expect(game.player(roslin).loyalty).toHaveLength(2)
    expect(game.player(tyrol).loyalty).toEqual([])
  })

  test('D-REVEAL-4, D-REVEAL-6 at distance 7 he keeps them', () => {
    const game = play({ ...cylon, distance: 7 }).answer(tyrol, 'reveal:cylon-morale')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.loyalty-passed')).toBe(false)
    expect(game.player(tyrol).loyalty).toEqual(['not-a-cylon'])
  })

  test('D-REVEAL-6 but the Mutineer card he gives on at any distance', () => {
    const game = play({ ...cylon, shown: { [tyrol]: ['mutineer'] }, distance: 7 })
    game
      .answer(tyrol, 'reveal:cylon-morale')
      .untilAsked(tyrol, 'prompt.pass-open-loyalty')
      .answer(tyrol, 'seat:3')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.player(tigh).shown).toContain('mutineer')
    expect(game.player(tyrol).loyalty).toEqual(['not-a-cylon'])
  })

  test('DQ20 revealed in the turn of another player he gives them on at the end of that turn', () => {
    const game = scenario({
      players: [adama, tyrol, roslin, tigh],
      config: both,
      at: { [adama]: 'airlock', [tyrol]: 'brig' },
      hands: { [adama]: ['strategic-planning-5', 'strategic-planning-4', 'strategic-planning-3'] },
      destiny: ['launch-scout-1', 'launch-scout-1'],
      ...cylon,
    })
      .answer(adama, 'location:airlock')
      .answer(adama, 'seat:1')
      .untilAsked(adama, 'prompt.contribute')
    game.answer(adama, ...game.options(adama)).until((g) => g.player(tyrol).revealed)
    expect(game.player(tyrol).loyalty).toEqual(['not-a-cylon'])
    game.untilAsked(tyrol, 'prompt.pass-loyalty')
    expect(game.state.turn).toMatchObject({ seat: 0, step: 'end' })
  })

  test('D-REVEAL-5, DT29 what a Cylon player is dealt in the Sleeper Agent phase he gives to a human player', () => {
    const game = play({
      revealed: [tigh],
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      distance: 3,
      dice: [8],
      decks: { destination: ['remote-planet', 'remote-planet'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'cylon-brig', 'not-a-cylon'],
    }).answer(tyrol, 'location:ftl-control')
    game.untilAsked(tigh, 'prompt.pass-loyalty')
    expect(game.saw(tigh)).toContain('event.dealt-loyalty-cards')
    expect(game.options(tigh).sort()).toEqual(['seat:0', 'seat:1', 'seat:2'])
    game.answer(tigh, 'seat:1')
    expect(game.player(tigh).loyalty).toEqual([])
    expect(game.player(adama).loyalty.length).toBeGreaterThanOrEqual(3)
  })

  test('D-REVEAL-7 he receives two cards of any two types, one of each', () => {
    const game = play({ step: 'receiveSkills', revealed: [tyrol], at: { [tyrol]: 'caprica' } })
    expect(game.request(tyrol)).toMatchObject({ min: 2, max: 2 })
    expect(game.options(tyrol)).toHaveLength(6)
    expect(game.options(tyrol)).toContain('type:treachery#1')
    game.answer(tyrol, 'treachery', 'politics')
    expect(typesIn(game, tyrol).sort()).toEqual(['politics', 'treachery'])
  })

  test('D-REVEAL-8 he moves and acts as before: among the Cylon locations, once each', () => {
    const game = play({ step: 'movement', revealed: [tyrol], at: { [tyrol]: 'caprica' } })
    expect(game.options(tyrol).sort()).toEqual(['location:cylon-fleet', 'location:human-fleet'])
    game.answer(tyrol, 'human-fleet')
    expect(game.request(tyrol).prompt.key).toBe('prompt.action')
    game.pass(tyrol).until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.crisis')).toBe(false)
  })

  const caprica = (p: Partial<Position>) =>
    play({
      revealed: [tyrol],
      at: { [tyrol]: 'caprica' },
      decks: {
        crisis: ['admiral-grilled', 'a-traitor-accused'],
        destination: ['remote-planet', 'remote-planet'],
      },
      ...p,
    })
      .answer(tyrol, 'location:caprica')
      .answer(tyrol, 'admiral-grilled')

  test('D-REVEAL-9 a jump icon in his turn advances the marker', () => {
    const game = caprica({ jumpTrack: 1 }).until((g) => g.state.turn.seat !== 0)
    expect(game.state.jumpTrack).toBe(2)
  })

  test('D-REVEAL-10 at the end of the track the fleet jumps', () => {
    const game = caprica({ jumpTrack: 4 }).until((g) => g.state.turn.seat !== 0)
    expect(game.state.travelled).toEqual(['remote-planet'])
    expect(game.state.jumpTrack).toBe(0)
  })
})

describe('hazardous locations', () => {
  const hazardous = (sets: readonly string[], objective?: string) =>
    [...contentOf({ ...fresh(4, { sets, objective }).state.config }).places.entries()]
      .filter(([, laid]) => Object.values(laid.on).some((l) => l.hazardous))
      .map(([place]) => place)
      .sort()

  test('D-HAZ-1, DQ16 they are Brig, Sickbay, Resurrection Ship and Hub Destroyed', () => {
    expect(hazardous(config.sets)).toEqual(['brig', 'resurrection-ship', 'sickbay'])
    const laid = content.places.get('resurrection-ship')
    expect(Object.values(laid?.on ?? {}).map((l) => [l.id, l.hazardous])).toEqual([
      ['resurrection-ship-daybreak', true],
      ['hub-destroyed', true],
    ])
  })

  test('D-MIX-8 with Pegasus those of New Caprica are, too', () => {
    expect(hazardous(both.sets, 'new-caprica')).toEqual([
      'brig',
      'detention',
      'medical-center',
      'resurrection-ship',
      'sickbay',
    ])
  })

  test('D-HAZ-2 nobody goes there by a move', () => {
    const human = play({ step: 'movement', hands: { [tyrol]: ['repair-1'] } }).options(tyrol)
    for (const place of ['brig', 'sickbay']) expect(human).not.toContain(`location:${place}`)
    for (const side of ['front', 'back'])
      expect(
        play({
          step: 'movement',
          revealed: [tyrol],
          at: { [tyrol]: 'caprica' },
          sides: { cylon: side },
        }).options(tyrol),
      ).not.toContain('location:resurrection-ship')
  })

  test('D-HAZ-3 an effect that names the place sends there', () => {
    const game = play({
      step: 'crisis',
      decks: { crisis: ['domestic-dispute'] },
      destiny: ['bait-0', 'bait-0'],
    })
    game.until((g) => g.player(tyrol).at === 'sickbay' || g.state.turn.seat !== 0)
    expect(game.player(tyrol).at).toBe('sickbay')
    expect(
      play({ ...cylon })
        .answer(tyrol, 'reveal:cylon-morale')
        .until((g) => g.state.turn.seat !== 0)
        .player(tyrol).at,
    ).toBe('resurrection-ship')
  })

  test('D-HAZ-4 "any location" does not mean them', () => {
    const game = play({
      at: { [tyrol]: 'brig' },
      hands: { [tyrol]: ['consolidate-power-2'] },
      destiny: ['strategic-planning-5', 'strategic-planning-4'],
    }).answer(tyrol, 'location:brig')
    game.untilAsked(tyrol, 'prompt.contribute').answer(tyrol, 'consolidate-power-2')
    game.untilAsked(tyrol, 'prompt.free')
    expect(game.options(tyrol)).toContain('location:command')
    expect(game.options(tyrol)).not.toContain('location:sickbay')
    expect(game.options(tyrol)).not.toContain('location:brig')
  })
})

describe('who is meant', () => {
  const two = Object.fromEntries(four.map((who) => [who, ['repair-1', 'repair-2']]))
  const each = (p: Partial<Position>) =>
    play({ current: adama, step: 'crisis', decks: { crisis: ['cylon-screenings'] }, hands: two, ...p })
      .untilAsked(adama, 'prompt.crisis-choice')
      .answer(adama, 'option:1')

  test('D-GEN-9, D-GEN-13 "each player" is everybody; a Cylon player need not discard', () => {
    const left = (game: TestGame, who: string) => game.player(who).hand.filter((c) => c.startsWith('repair'))
    const all = each({})
    for (const who of four) expect(left(all, who)).toEqual([])
    const game = each({ revealed: [tyrol] })
    expect(game.request(tyrol).prompt.key).toBe('prompt.consent')
    game.answer(tyrol, 'no')
    expect(left(game, tyrol)).toEqual(['repair-1', 'repair-2'])
    expect(left(game, tigh)).toEqual([])
  })

  test('D-GEN-10, D-GEN-11 a hidden Cylon is a human player, only a revealed one a Cylon player', () => {
    const picks = (p: Partial<Position>) =>
      play({ current: roslin, quorum: ['assign-arbitrator'], ...p })
        .answer(roslin, 'quorum:assign-arbitrator')
        .options(roslin)
    expect(picks(cylon)).toContain('seat:0')
    expect(picks({ revealed: [tyrol] })).not.toContain('seat:0')
  })

  test('D-GEN-12 a Leader is a human player while he infiltrates', () => {
    const p: Partial<Position> = { current: roslin, quorum: ['assign-arbitrator'] }
    expect(led(danna, p).answer(roslin, 'assign-arbitrator').options(roslin)).not.toContain('seat:0')
    expect(hidden(danna, 'command', p).answer(roslin, 'assign-arbitrator').options(roslin)).toContain(
      'seat:0',
    )
  })

  test('D-GEN-14 a Cylon player can neither be chosen for the Brig nor be moved there', () => {
    const quarters = (p: Partial<Position>) =>
      play({ current: tigh, at: { [tigh]: 'admirals-quarters' }, ...p })
        .answer(tigh, 'location:admirals-quarters')
        .options(tigh)
    expect(quarters({})).toContain('seat:0')
    expect(quarters({ revealed: [tyrol] })).not.toContain('seat:0')
    expect(
      led(danna, { current: tyrol, at: { [tyrol]: 'admirals-quarters' } })
        .answer(tyrol, 'location:admirals-quarters')
        .options(tyrol),
    ).not.toContain('seat:0')
  })
})
