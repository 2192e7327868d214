import { describe, expect, test } from 'vitest'
import { active, attempt, home } from './home-play.ts'
import {
  adama,
  apollo,
  athena,
  boomer,
  crisis,
  danna,
  helo2,
  hoshi,
  hotDog,
  kinds,
  lee,
  mutinies,
  play,
  roslin,
  tigh,
  tokens,
  tyrol,
  zarek,
} from './review-alone-play.ts'

const raptor = 'assault-raptor'
const four = [tyrol, adama, roslin, tigh]

describe('Assault raptors', () => {
  test('DT36, D-RAPTOR-6: Hot Dog gives an assault raptor for a civilian ship', () => {
    const game = play({
      players: [tyrol, hotDog, roslin, adama],
      step: 'crisis',
      ships: { stern: { raider: 1, civilian: 1 } },
      fleet: { viper: { reserve: 0, destroyed: 8 } },
      decks: { crisis: ['starvation-in-dogsville'] },
      dice: [8],
    })
    game.answer(roslin, 'option:1')
    game.untilAsked(hotDog, 'prompt.window.ship-destruction').answer(hotDog, 'escort')
    expect(game.state.fleet[raptor]).toMatchObject({ reserve: 0, destroyed: 1 })
    expect(kinds(game, 'civilian')).toEqual([])
    expect(tokens(game, hotDog)).toBe(0)
  })

  test('DQ31, D-RAPTOR-6: Clipped Wings brings assault raptors home, too, and their pilots to the Hangar Deck', () => {
    const game = play({
      players: [tyrol, hotDog, roslin, adama],
      piloting: { [hotDog]: { area: 'bow', kind: raptor } },
      held: { [tyrol]: { mutiny: ['clipped-wings'] } },
    })
    game.answer(tyrol, 'held:clipped-wings')
    expect(game.state.ships).toEqual([])
    expect(game.player(hotDog).at).toBe('hangar-deck')
    expect(game.state.fleet[raptor]).toMatchObject({ reserve: 1, destroyed: 0 })
  })

  test('D-RAPTOR-14, D-REVEAL-10: a Cylon player whose Crisis makes the fleet jump decides of unmanned ones', () => {
    const game = play({
      players: [danna, adama, roslin, tyrol],
      at: { [danna]: 'caprica' },
      jumpTrack: 5,
      ships: { bow: { [raptor]: 1, raider: 2 } },
      decks: { crisis: ['starvation-in-dogsville', 'riots-a'] },
      dice: [8],
    })
    game.answer(danna, 'location:caprica').answer(danna, 'starvation-in-dogsville')
    game.answer(roslin, 'option:1').untilAsked(danna, 'prompt.stay')
    game.answer(danna, game.options(danna).find((o) => o.includes('stay') || o === 'yes') ?? 'none')
    expect(kinds(game, raptor)).toEqual(['bow'])
    expect(kinds(game, 'raider')).toEqual([])
  })

  test('D-RAPTOR-8, D-RAPTOR-6: a Crisis places a viper: the current player takes a raptor, and Apollo mans it', () => {
    const game = crisis('blindsided', { players: [tyrol, apollo, adama, roslin], at: { [apollo]: 'armory' } })
    game.untilAsked(tyrol, 'prompt.place-kind')
    game.answer(tyrol, game.options(tyrol).find((o) => o.includes(raptor)) ?? 'none')
    game.untilAsked(apollo, 'prompt.window.viper-placed').answer(apollo, 'alert-viper-pilot')
    expect(game.state.ships.find((s) => s.kind === raptor)).toMatchObject({ area: 'bow-port', pilot: 1 })
  })

  test('D-RAPTOR-6: a pilot moves from his assault raptor to Colonial One for a card; it returns', () => {
    const game = play({
      players: [hotDog, adama, roslin, tyrol],
      step: 'movement',
      piloting: { [hotDog]: { area: 'stern', kind: raptor } },
      hands: { [hotDog]: ['repair-1', 'repair-2'] },
    })
    game.answer(hotDog, 'location:press-room').answer(hotDog, 'repair-1')
    expect(game.player(hotDog).at).toBe('press-room')
    expect(game.state.fleet[raptor]?.reserve).toBe(1)
  })

  test('DT37, D-RAPTOR-10: Hot Dog in an assault raptor under attack is unharmed by 6 and in Sickbay by 7', () => {
    const attacked = (roll: number) =>
      play({
        players: [tyrol, hotDog, roslin, adama],
        step: 'crisis',
        ships: { bow: { raider: 1 } },
        piloting: { [hotDog]: { area: 'bow', kind: raptor } },
        decks: { crisis: ['starvation-in-dogsville'] },
        dice: [8, roll],
      })
        .answer(roslin, 'option:1')
        .until((g) => g.state.turn.seat !== 0)
    expect(attacked(6).player(hotDog).at).toBe('piloting')
    const hit = attacked(7)
    expect(hit.player(hotDog).at).toBe('sickbay')
    expect(hit.state.fleet[raptor]?.destroyed).toBe(1)
  })

  test('DQ33: Trial by Fire with no assault raptor left to gain places none', () => {
    const game = crisis('trial-by-fire', {
      players: four,
      fleet: { [raptor]: { reserve: 2, destroyed: 2, unused: 0 } },
    })
    game.until((g) => g.state.turn.seat !== 0)
    expect(kinds(game, raptor)).toEqual([])
  })

  test('D-RAPTOR-5, DT45: Blindsided without a raptor in the Reserves destroys none', () => {
    const game = crisis('blindsided', { players: four, reserve: { raptor: 0 } })
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.state.fleet[raptor]?.destroyed).toBe(0)
  })
})

describe('The others', () => {
  test('Organized: not the Quorum Chamber unless he is President; the Bridge is a location as any other', () => {
    const game = home({
      players: [hoshi, adama, roslin, tyrol],
      at: { [hoshi]: 'command', [tyrol]: 'command' },
    })
    game.answer(hoshi, 'organized')
    expect(game.options(hoshi)).not.toContain('location:quorum-chamber')
    expect(game.options(hoshi)).toContain('location:bridge')
    expect(game.options(hoshi)).not.toContain('location:caprica')
  })

  test('DT6, DT8: Unorthodox Plan costs Hoshi a card, and Weapons Control once more another', () => {
    const game = play({
      players: [hoshi, adama, roslin, tyrol],
      at: { [hoshi]: 'armory' },
      ships: { bow: { raider: 2 } },
      hands: { [hoshi]: ['unorthodox-plan-3', 'repair-1', 'repair-1', 'repair-2'] },
      dice: [8, 8],
    })
    game.answer(hoshi, 'unorthodox-plan-3').answer(hoshi, 'repair-1')
    game.until((g) => g.options(hoshi).some((o) => o.includes('weapons-control')))
    game.answer(hoshi, 'weapons-control')
    game.untilAsked(hoshi, 'prompt.window.location-done').answer(hoshi, 'dutiful').answer(hoshi, 'repair-1')
    game.until((g) => kinds(g, 'raider').length === 0)
    expect(game.player(hoshi).hand).toEqual(['repair-2'])
  })

  test('DT9, D-OVER-5: Lee’s Forward Thinker at Administration: he draws, discards, and names the President', () => {
    const game = play({
      players: [lee, adama, roslin, tyrol],
      at: { [lee]: 'administration' },
      titles: { president: lee },
      hands: { [lee]: ['executive-order-1', 'repair-1', 'repair-1', 'repair-1'] },
    })
    game.answer(lee, 'executive-order-1').answer(lee, 'seat:3').pass(tyrol)
    game.untilAsked(lee, 'prompt.window.card-used').answer(lee, 'forward-thinker')
    game.until((g) => g.request(lee).prompt.key === 'prompt.discard')
    game.answer(lee, 'repair-1', 'repair-1')
    expect(mutinies(game, lee)).toHaveLength(1)
    expect(game.options(lee)).toContain('seat:2')
  })

  test('D-OVER-5: with a Vice President only he can be named at Administration', () => {
    const game = play({
      players: four,
      at: { [tyrol]: 'administration' },
      held: { [roslin]: { mutiny: ['panic'] } },
      inPlay: [{ card: 'assign-vice-president', deck: 'quorum', holder: tigh }],
    })
    game.answer(tyrol, 'location:administration')
    expect(game.state.titles.president).toBe(3)
  })

  test('D-OVER-5: Friends in Low Places: there is no check at Administration any more, only in the Brig', () => {
    const game = play({
      players: [tyrol, zarek, roslin, adama],
      at: { [tyrol]: 'administration' },
      titles: { president: roslin },
    })
    game.answer(tyrol, 'location:administration')
    expect(game.happened('event.check')).toBe(false)
    expect(game.asked).not.toContain(zarek)
  })

  test('DT41: No One Gets Left Behind with the last fuel: the game is lost at the end of the turn', () => {
    const game = play({
      players: [tyrol, helo2, adama, roslin],
      at: { [tyrol]: 'ftl-control' },
      jumpTrack: 4,
      dice: [8],
      resources: { fuel: 1 },
      decks: { destination: ['deep-space'], crisis: ['riots-a'] },
    }).answer(tyrol, 'location:ftl-control')
    game.answer(helo2, 'no-one-gets-left-behind')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.outcome).toMatchObject({ winner: 'cylons' })
  })

  test('D-LOY-11, D-REVEAL-3: Boomer and Athena in one game; Boomer is dealt two in the Sleeper Agent phase, Athena none', () => {
    const game = attempt('digging-up-the-past', 'pass', {
      players: [tyrol, adama, boomer, athena],
      distance: 3,
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'cylon-morale'],
    })
    expect(game.player(boomer).loyalty).toHaveLength(3)
    expect(game.player(athena).loyalty).toEqual([])
    expect(game.player(athena).held.motive).toHaveLength(2)
  })
})

describe('The search for home', () => {
  test('D-HOME-24, D-MTR-4, D-MTR-12: a Mission reaches 4, the Mutineer is dealt to who holds a Mutiny card: he stays on the Bridge', () => {
    const game = attempt('digging-up-the-past', 'pass', {
      distance: 3,
      loyaltyDeck: ['mutineer', 'not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'cylon-morale'],
      held: { [tyrol]: { mutiny: ['panic'] } },
    })
    expect(game.player(tyrol)).toMatchObject({ at: 'bridge', shown: ['mutineer'] })
    expect(game.player(tyrol).loyalty).toEqual(['not-a-cylon', 'cylon-morale'])
    expect(mutinies(game, tyrol)).toHaveLength(2)
  })

  test('D-HOME-12, D-MTR-10: the Mutineer on the Bridge draws no Mutiny card, there being no Crisis card', () => {
    const game = attempt('attack-on-the-colony', 'pass', { shown: { [tyrol]: ['mutineer'] } })
    game.until((g) => g.state.turn.seat === 1)
    expect(mutinies(game, tyrol)).toEqual([])
    expect(game.happened('event.crisis')).toBe(false)
  })

  const last = (roll: number, population: number) =>
    home({
      at: { [tyrol]: 'ftl-control' },
      distance: 10,
      milestones: [4],
      jumpTrack: 4,
      resources: { population },
      dice: [roll],
    }).answer(tyrol, 'location:ftl-control')

  test('D-HOME-5, D-HOME-6: the last jump with FTL Control wins, unless it costs the last population', () => {
    expect(last(8, 1).outcome).toMatchObject({ winner: 'humans' })
    expect(last(1, 1).until((g) => g.state.turn.seat !== 0).outcome).toMatchObject({ winner: 'cylons' })
  })

  test('D-HOME-23, D-REVEAL-10: at 10 a jump in the turn of a Leader wins, too', () => {
    const game = home({
      players: [danna, adama, roslin, tyrol],
      at: { [danna]: 'caprica', [tyrol]: 'bridge' },
      distance: 10,
      milestones: [4],
      jumpTrack: 5,
      decks: { crisis: ['starvation-in-dogsville', 'riots-a'] },
      dice: [8],
    })
    game.answer(danna, 'location:caprica').answer(danna, 'starvation-in-dogsville').answer(roslin, 'option:0')
    game.until((g) => g.state.turn.seat !== 0)
    expect(game.outcome).toMatchObject({ winner: 'humans' })
  })

  test('DT5, D-HOME-34: D’Anna goes from the Resurrection Ship to a Cylon Rebel Basestar for both prices', () => {
    const game = home({
      players: [danna, adama, roslin, tyrol],
      step: 'movement',
      sides: { 'rebel-basestar': 'cylon' },
      at: { [danna]: 'resurrection-ship' },
      hands: { [danna]: ['repair-1'] },
      superCrises: { [danna]: ['massive-assault'] },
    })
    game.answer(danna, 'location:raider-bay')
    expect(game.player(danna)).toMatchObject({ at: 'raider-bay', hand: [], superCrises: [] })
    expect(tokens(game, danna)).toBe(1)
  })

  test('D-GEN-24, D-HOME-41: Raider Bay near an Event Horizon: each of the four costs a card', () => {
    const game = home({
      sides: { 'rebel-basestar': 'human' },
      at: { [tyrol]: 'raider-bay' },
      hands: { [tyrol]: ['repair-1', 'repair-1'] },
      inPlay: [{ card: 'event-horizon', deck: 'crisis' }],
      ships: { bow: { raider: 6 } },
      dice: [8, 8, 8, 8],
      decks: { crisis: ['riots-a'] },
    })
    game.answer(tyrol, 'location:raider-bay').answer(tyrol, 'area:bow')
    for (let i = 0; i < 40 && game.asked.includes(tyrol) && game.state.turn.step === 'action'; i++) {
      const { options } = game.request(tyrol)
      const wanted = options.find((o) => /viper|attack|raider:|option:1|ship:|card:/.test(o.id)) ?? options[0]
      game.answer(tyrol, wanted?.id ?? '')
    }
    expect(game.player(tyrol).hand).toEqual([])
    expect(kinds(game, 'raider')).toHaveLength(4)
    expect(kinds(game, 'viper')).toHaveLength(4)
  })

  test('D-HOME-11, D-HOME-25: a Mission face down on its space keeps the Bridge shut', () => {
    const game = attempt('the-search-for-home', 'fail', { distance: 2 })
    game.until((g) => g.state.turn.seat === 1)
    expect(active(game)).toHaveLength(1)
    expect(game.state.resources.fuel).toBe(7)
    const shut = home({ inPlay: [{ card: 'the-search-for-home', deck: 'mission' }] })
    expect(shut.options(tyrol)).not.toContain('location:bridge')
  })

  test('D-HOME-37, D-INFIL-2: Athena uses the Rebel Basestar of the humans for her miracle; as a Leader she may not enter', () => {
    const aboard = home({
      players: [athena, adama, roslin, tyrol],
      sides: { 'rebel-basestar': 'human' },
      at: { [athena]: 'hybrid-tank' },
    })
    expect(aboard.options(athena)).toContain('location:hybrid-tank')
    aboard.answer(athena, 'end-infiltration')
    const outside = home({
      players: [athena, adama, roslin, tyrol],
      step: 'movement',
      standing: { [athena]: 'leader' },
      sides: { 'rebel-basestar': 'human' },
      at: { [athena]: 'caprica' },
      hands: { [athena]: ['repair-1'] },
    })
    expect(outside.options(athena)).not.toContain('location:hybrid-tank')
  })
})
