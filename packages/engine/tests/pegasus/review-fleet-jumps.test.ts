import { describe, expect, test } from 'vitest'
import { adama, roslin } from './check-play.ts'
import { baltar, cain, cavil, dee, leoben, play, tyrol } from './people.ts'

describe('destinations and what else is going on', () => {
  const ftl = { players: [tyrol, adama, roslin], at: { [tyrol]: 'ftl-control' }, jumpTrack: 4, dice: [8] }

  test('P-CLAR-11, Misjump: a Blind Jump into it draws one more card; the Mission Specialist waits', () => {
    const game = play({
      players: [cain, roslin, tyrol],
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: tyrol }],
      decks: { destination: ['misjump', 'binary-star', 'gas-cloud'] },
    }).answer(cain, 'blind-jump')
    game.until((g) => g.state.travelled.length > 0)
    expect(game.state.travelled).toEqual(['binary-star'])
    expect(game.state.inPlay).toHaveLength(1)
    const placed = game.state.ships.filter((s) => s.kind === 'civilian').length
    expect(game.state.civilians.length + placed).toBe(12 - 3)
  })

  test('Misjump of a Mission Specialist: of three; the card that follows is not one of those he put back', () => {
    const game = play({
      ...ftl,
      inPlay: [{ card: 'assign-mission-specialist', deck: 'quorum', holder: roslin }],
      decks: { destination: ['misjump', 'binary-star', 'gas-cloud', 'mining-asteroid'] },
    }).answer(tyrol, 'location:ftl-control')
    expect(game.options(roslin)).toHaveLength(3)
    game.answer(roslin, 'misjump').until((g) => g.state.travelled.length > 0)
    expect(game.state.travelled).toEqual(['mining-asteroid'])
  })

  test('B-WIN-7, A Civilian Convoy: the last fuel is lost, and the fuel for morale saves the fleet', () => {
    const game = play({
      ...ftl,
      resources: { fuel: 3 },
      decks: { destination: ['a-civilian-convoy', 'gas-cloud'] },
    }).answer(tyrol, 'location:ftl-control')
    game.answer(adama, 'a-civilian-convoy').answer(adama, 'yes')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.outcome).toBeNull()
    expect(game.state.resources.fuel).toBe(1)
  })

  test('PT37, Mining Asteroid: the jump that the Engine Room gives Scar itself finds Scar again', () => {
    const game = play({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: 'engine-room' },
      hands: { [tyrol]: ['repair-1', 'repair-1'] },
      jumpTrack: 4,
      decks: { destination: ['mining-asteroid', 'gas-cloud'], crisis: ['scar'] },
      dice: [1, 1, 1, 1, 1, 1],
    }).answer(tyrol, 'location:engine-room')
    game.until((g) => g.asked.includes(adama) && g.options(adama).some((o) => o.includes('mining')))
    game.answer(adama, 'mining-asteroid').until((g) => g.state.turn.seat !== 0)
    expect(game.state.inPlay.map((c) => c.card)).toEqual(['scar'])
    expect(game.state.ships.filter((s) => s.kind === 'raider')).toHaveLength(1)
  })

  test('PT29, PT30: morale that Preventative Policy saves does not execute Dee', () => {
    const game = play({
      players: [tyrol, adama, dee],
      step: 'movement',
      resources: { morale: 3 },
      hands: { [tyrol]: ['preventative-policy-3'] },
      decks: { crisis: ['food-hoarding-in-the-fleet'] },
      dice: [8],
    }).answer(tyrol, 'preventative-policy-3')
    game.answer(tyrol, 'option:2').untilAsked(adama, 'prompt.crisis-choice').answer(adama, 'option:0')
    expect(game.happened('event.executed')).toBe(false)
    expect(game.state.resources.morale).toBe(3)
  })
})

describe('a reveal that makes others exchange cards', () => {
  test('PQ26: Cavil has lost his Sabotage before anybody discards', () => {
    const game = play({
      players: [tyrol, cavil, roslin, adama],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      hands: { [cavil]: ['sabotage-3'], [adama]: ['special-destiny-2'] },
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.player(cavil).hand).toEqual([])
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.happened('event.galactica-damaged')).toBe(false)
  })

  test('P-TERM-4: a Leader who infiltrates is one of the human players, whom Sabotage answers', () => {
    const game = play({
      players: [tyrol, leoben, roslin, adama, baltar],
      loyalty: { [tyrol]: ['cylon-treachery'] },
      standing: { [leoben]: 'infiltrating' },
      at: { [leoben]: 'armory' },
      revealed: [baltar],
      hands: { [leoben]: ['gods-plan-2'], [baltar]: ['sabotage-3'] },
    }).answer(tyrol, 'reveal:cylon-treachery')
    expect(game.asked).toEqual([baltar])
  })
})
