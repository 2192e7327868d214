import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import { sendTo } from '../../src/effects/people.ts'
import { invariants, type Position, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from '../rules/test-crisis.ts'
import {
  adama,
  apollo,
  authority,
  boomer,
  canyon,
  config,
  detention,
  force,
  hq,
  locked,
  medical,
  occupied,
  prepared,
  returned,
  roslin,
  shipyard,
  starbuck,
  tigh,
  tyrol,
  zarek,
} from './new-caprica-play.ts'

// Where one may go on New Caprica, what stands for the Brig and Sickbay, and what can be done at its locations.

const moves = (game: TestGame, who: string): string[] =>
  game
    .options(who)
    .filter((id) => id.startsWith('location:'))
    .map((id) => id.replace('location:', ''))
    .sort()

const onPlanet = [authority, canyon, shipyard].sort()
const cards = ['repair-1', 'repair-1', 'launch-scout-1']

describe('movement', () => {
  test('P-NC-14, P-HAZ-1: until the return everybody moves only on New Caprica, and never to a hazardous place', () => {
    const game = occupied({ step: 'movement', hands: { [adama]: cards } })
    expect(moves(game, adama)).toEqual(onPlanet)
    expect(game.request(adama).options.every((o) => o.n === 0)).toBe(true)
    const cylon = occupied({
      step: 'movement',
      revealed: [adama],
      hands: { [adama]: cards },
      players: [adama, roslin, tyrol, tigh],
    })
    expect(moves(cylon, adama)).toEqual([canyon, hq, shipyard].sort())
  })

  test('P-NC-15: until then no location elsewhere can be activated by any means', () => {
    const game = occupied({ at: { [adama]: 'command' }, ships: { 'bow-port': { viper: 1 } } })
    expect(game.options(adama).filter((id) => id.startsWith('location:'))).toEqual([])
  })

  test('P-NC-16, P-NC-18: after it humans go to Galactica and, while there is one, the Pegasus, for a card', () => {
    const game = returned({ step: 'movement', hands: { [adama]: cards } })
    expect(moves(game, adama)).toEqual(expect.arrayContaining([...onPlanet, 'command', 'pegasus-cic']))
    const price = (place: string) => game.request(adama).options.find((o) => o.location === place)?.n
    expect([price('command'), price('pegasus-cic'), price(shipyard)]).toEqual([1, 1, 0])
    const gone = returned({
      step: 'movement',
      hands: { [adama]: cards },
      sides: { 'new-caprica': 'front', pegasus: 'destroyed' },
    })
    expect(moves(gone, adama)).not.toContain('pegasus-cic')
    expect(moves(returned({ step: 'movement' }), adama)).toEqual(onPlanet)
  })

  test('P-NC-17: Cylons go to New Caprica and the Cylon locations', () => {
    const game = returned({
      step: 'movement',
      revealed: [adama],
      players: [adama, roslin, tyrol, tigh],
      hands: { [adama]: cards },
    })
    expect(moves(game, adama)).toEqual([canyon, 'caprica', 'cylon-fleet', hq, 'human-fleet', shipyard].sort())
    expect(game.request(adama).options.find((o) => o.location === 'caprica')?.n).toBe(1)
  })

  test('P-NC-19: Colonial One is closed during the whole phase', () => {
    for (const make of [occupied, returned]) {
      const game = make({ step: 'movement', at: { [adama]: 'command' }, hands: { [adama]: cards } })
      expect(moves(game, adama)).not.toContain('press-room')
    }
    expect(returned({ at: { [adama]: 'press-room' } }).options(adama)).not.toContain('location:press-room')
  })
})

const sickness: ContentSet = {
  id: 'sickness',
  crises: [testCrisis('sickness', [sendTo('current', 'sickbay')], { deck: 'new-caprica' })],
}

/** Adama draws a card that sends him to Sickbay. */
const sickening = (p: Partial<Position>, make: typeof occupied = occupied): TestGame =>
  make({
    step: 'crisis',
    decks: { crisis: ['sickness'] },
    ...p,
    config: withSets([sickness], config),
  }).answer(adama, 'option:0')

describe('Detention and the Medical Center', () => {
  const reveal = (p: Partial<Position>, make: typeof occupied = occupied): string =>
    make({ players: [tigh, adama, roslin], loyalty: { [tigh]: ['cylon-morale'] }, ...p })
      .answer(tigh, 'reveal:cylon-morale')
      .until((g) => g.player(tigh).revealed && g.state.turn.seat !== 0)
      .player(tigh).at as string

  test('P-NC-20, P-NC-21: who would go to the Resurrection Ship goes to the Medical Center, until the return', () => {
    expect(reveal({})).toBe(medical)
    expect(reveal({}, returned)).toBe('resurrection-ship')
  })

  test('P-NC-22, P-NC-26: the Brig is Detention for who is on New Caprica, wherever the President is (PQ18)', () => {
    const arrest = (at: Position['at']) =>
      returned({ players: [roslin, adama, tyrol], quorum: ['arrest-order'], at, dice: [8] })
        .answer(roslin, 'quorum:arrest-order')
        .answer(roslin, 'seat:2')
        .player(tyrol).at
    expect(arrest({})).toBe(detention)
    expect(arrest({ [roslin]: 'command' })).toBe(detention)
    expect(arrest({ [tyrol]: 'command' })).toBe('brig')
  })

  test('Presidential Pardon lets somebody out to a location of New Caprica (PQ19)', () => {
    const game = occupied({
      players: [roslin, adama, tyrol],
      quorum: ['presidential-pardon'],
      at: { [tyrol]: detention },
      dice: [8],
    }).answer(roslin, 'quorum:presidential-pardon')
    expect(moves(game, roslin)).toEqual([...onPlanet, hq].sort())
    game.answer(roslin, shipyard)
    expect(game.player(tyrol).at).toBe(shipyard)
  })

  test('P-NC-23, P-NC-30: Sickbay is the Medical Center, where one draws a single card', () => {
    expect(sickening({}).player(adama).at).toBe(medical)
    const there = occupied({ at: { [adama]: medical }, step: 'receiveSkills' }).untilAsked(
      adama,
      'prompt.move',
    )
    expect(there.player(adama).hand).toHaveLength(1)
    expect(sickening({ at: { [adama]: 'command' } }, returned).player(adama).at).toBe('sickbay')
  })

  test('P-NC-24, P-NC-25: a sheet that names the Brig means Detention while its character is on New Caprica', () => {
    const check = (at: Position['at']) =>
      returned({ players: [tyrol, zarek, adama, roslin], at: { [tyrol]: detention, ...at } })
        .answer(tyrol, `location:${detention}`)
        .until((g) => g.state.asks.length > 0)
        .asked.includes(zarek)
    expect(check({})).toBe(true)
    expect(check({ [zarek]: 'command' })).toBe(false)
  })

  test('P-NC-29, P-NC-61: nobody can send a Cylon player there, nor choose who is there already', () => {
    const game = occupied({
      players: [adama, roslin, tyrol, tigh],
      revealed: [tigh],
      at: { [roslin]: detention },
      step: 'crisis',
      decks: { crisis: ['marine-reinforcements'] },
    }).answer(adama, 'option:1')
    expect(game.options(adama)).toEqual(['seat:0', 'seat:2'])
  })

  test('P-NC-31, P-NC-35: who is detained does not move, but draws Crisis cards', () => {
    const game = occupied({
      step: 'movement',
      at: { [adama]: detention },
      decks: { crisis: ['ncp-graduation'] },
    })
    expect(moves(game, adama)).toEqual([])
    game.until((g) => g.happened('event.crisis') || g.state.turn.seat !== 0)
    expect(game.happened('event.crisis')).toBe(true)
  })

  test('P-NC-32: he adds at most 2 cards to a check', () => {
    const game = occupied({
      at: { [adama]: detention },
      hands: { [adama]: [...cards, 'launch-scout-1'] },
      step: 'crisis',
      decks: { crisis: ['contact-raptor'] },
    }).untilAsked(adama, 'prompt.contribute')
    expect(game.request(adama).max).toBe(2)
  })

  test('P-NC-33, P-NC-34: a check of 9 lets him go to any location of New Caprica, Galactica or not', () => {
    const game = returned({
      at: { [adama]: detention },
      hands: { [adama]: ['strategic-planning-5', 'strategic-planning-4'] },
      destiny: ['launch-scout-1', 'launch-scout-1'],
    })
      .answer(adama, `location:${detention}`)
      .untilAsked(adama, 'prompt.contribute')
      .answer(adama, 'strategic-planning-5', 'strategic-planning-4')
      .untilAsked(adama, 'prompt.free')
    expect(moves(game, adama)).toEqual([...onPlanet, hq].sort())
    game.answer(adama, canyon)
    expect(game.player(adama).at).toBe(canyon)
  })

  test('P-NC-36: what sends people elsewhere does not take him out of it', () => {
    expect(sickening({ at: { [adama]: detention } }).player(adama).at).toBe(detention)
  })

  test('P-SUCC-6: an Admiral who is detained keeps the title, and it can come to somebody there (PQ34)', () => {
    const game = occupied({
      players: [tyrol, adama, tigh],
      step: 'crisis',
      decks: { crisis: ['marine-reinforcements'] },
    })
      .answer(adama, 'option:1')
      .answer(adama, 'seat:1')
    expect(game.player(adama).at).toBe(detention)
    expect(game.state.titles.admiral).toBe(1)
    const heir = occupied({
      players: [adama, tigh, roslin],
      at: { [tigh]: detention },
      loyalty: { [adama]: ['cylon-morale'] },
    })
      .answer(adama, 'reveal:cylon-morale')
      .until((g) => g.player(adama).revealed && g.state.turn.seat !== 0)
    expect(heir.state.titles.admiral).toBe(1)
  })

  test('P-REVEAL-11: revealing there gives no power of the card', () => {
    const game = occupied({
      players: [tigh, adama, roslin],
      at: { [tigh]: detention },
      loyalty: { [tigh]: ['cylon-morale'] },
    })
      .answer(tigh, 'reveal:cylon-morale')
      .until((g) => g.state.turn.seat !== 0)
    expect(game.state.resources.morale).toBe(10)
  })

  test('P-NC-27, P-NC-28: a Quorum card played from the hand on New Caprica calls for a roll, after its effect (PQ20)', () => {
    const speech = (p: Partial<Position>, make: typeof occupied = occupied) =>
      make({ players: [roslin, adama, tyrol], quorum: ['inspirational-speech'], ...p }).answer(
        roslin,
        'quorum:inspirational-speech',
      )
    const caught = speech({ dice: [6, 3] })
    expect(caught.player(roslin).at).toBe(detention)
    expect(caught.state.resources.morale).toBe(11)
    expect(speech({ dice: [6, 4] }).player(roslin).at).toBe(hq)
    const away = speech({ dice: [6, 3], at: { [roslin]: 'command' } }, returned)
    expect(away.player(roslin).at).toBe('command')
    expect(away.events.filter((e) => e.key === 'event.rolled')).toHaveLength(1)
    const own = occupied({
      players: [roslin, adama, tyrol],
      decks: { quorum: ['inspirational-speech', 'food-rationing', 'arrest-order', 'presidential-pardon'] },
      dice: [6, 3],
    })
      .answer(roslin, 'ability:skilled-politician')
      .answer(roslin, 'inspirational-speech')
    expect(own.player(roslin).at).toBe(hq)
    expect(invariants(own.state)).toEqual([])
  })
})

describe('a new character', () => {
  const executed = (p: Partial<Position>, make: typeof occupied = occupied): TestGame =>
    make({
      players: [tyrol, adama, roslin],
      step: 'crisis',
      decks: { crisis: ['betrayed-from-within'] },
      destiny: ['repair-1', 'repair-1'],
      ...p,
    }).until((g) => g.state.asks.some((a) => a.prompt.key === 'prompt.new-character'))
  const as = (game: TestGame, character: string): TestGame => {
    const [r] = game.state.asks
    expect(r?.prompt.key).toBe('prompt.new-character')
    const who = game.state.players.findIndex((p) => p.standing === 'executed')
    expect(r?.seat).toBe(who)
    return game.answer('', character)
  }

  test('P-EXEC-13: begins at the Resistance HQ before the return', () => {
    expect(as(executed({ at: { [tyrol]: shipyard } }), tigh).player(tigh).at).toBe(hq)
    expect(as(executed({ at: { [tyrol]: shipyard } }, returned), tigh).player(tigh).at).toBe('command')
  })

  test('Apollo and Helo, too, before the return (PQ23)', () => {
    expect(as(executed({}), apollo).player(apollo).at).toBe(hq)
    const game = as(executed({}), 'karl-agathon')
    expect(game.player('karl-agathon').at).toBe(hq)
    game.until((g) => g.player('karl-agathon').turns === 2)
    expect(game.player('karl-agathon').at).toBe(hq)
  })

  test('P-EXEC-23: Boomer begins in Detention if the executed character was on New Caprica', () => {
    expect(as(executed({}), boomer).player(boomer).at).toBe(detention)
    expect(as(executed({}, returned), boomer).player(boomer).at).toBe(detention)
    expect(as(executed({ at: { [tyrol]: 'command' } }, returned), boomer).player(boomer).at).toBe('brig')
  })
})

describe('an infiltrating Leader', () => {
  const cavil = (p: Partial<Position>, make: typeof occupied = occupied): TestGame =>
    make({
      players: ['cavil', adama, roslin, tyrol],
      loyalty: { cavil: [] },
      standing: { cavil: 'infiltrating' },
      hands: { cavil: ['repair-1', 'repair-1', 'repair-1', 'repair-1'] },
      ...p,
    }).answer('cavil', 'ability:end-infiltration')

  test('P-INFIL-13: in Detention he then discards down to 3 cards', () => {
    const game = cavil({ at: { cavil: detention } })
    expect(game.request('cavil')).toMatchObject({ min: 1, max: 1 })
    game.answer('cavil', game.options('cavil')[0] ?? '')
    expect(game.player('cavil').hand).toHaveLength(3)
    expect(cavil({}).player('cavil').hand).toHaveLength(4)
  })

  test('P-INFIL-20: before the return he comes to the Medical Center, and infiltrates no longer', () => {
    expect(cavil({}).player('cavil')).toMatchObject({ at: medical, standing: 'leader' })
    expect(cavil({}, returned).player('cavil')).toMatchObject({ at: 'resurrection-ship', standing: 'leader' })
  })
})

describe('the locations', () => {
  const cylon = { players: [starbuck, adama, roslin, tyrol], revealed: [starbuck] }

  test('P-NC-37, P-NC-38: Human Actions are for human players, Cylon Actions for Cylon players', () => {
    const human = (place: string, p: Partial<Position> = {}) =>
      occupied({ at: { [adama]: place }, ...p })
        .options(adama)
        .filter((id) => id.startsWith('location:'))
    expect(human(shipyard)).toEqual([`location:${shipyard}`])
    expect(human(canyon)).toEqual([`location:${canyon}`])
    expect(human(authority)).toEqual([])
    expect(human(authority, { titles: { president: adama } })).toEqual([`location:${authority}`])
    const other = (place: string) =>
      occupied({ ...cylon, at: { [starbuck]: place } })
        .options(starbuck)
        .filter((id) => id.startsWith('location:'))
    for (const place of [authority, canyon, shipyard])
      expect(other(place)).toEqual([`location:${place}:cylon`])
    expect(other(hq)).toEqual([])
  })

  test('P-NC-39: Resistance HQ: a check of 7, Treachery counting for it, executes somebody on New Caprica', () => {
    const game = occupied({
      players: [adama, roslin, tyrol, starbuck],
      revealed: [starbuck],
      at: { [starbuck]: medical },
      hands: { [adama]: ['strategic-planning-5'] },
      destiny: ['broadcast-location-1', 'broadcast-location-1'],
    }).answer(adama, `location:${hq}`)
    expect(game.options(adama)).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3'])
    game.answer(adama, 'seat:3').untilAsked(adama, 'prompt.contribute').answer(adama, 'strategic-planning-5')
    game.until((g) => g.happened('event.executed') || g.state.turn.step !== 'action')
    expect(game.happened('event.executed')).toBe(true)
    expect(
      returned({ at: { [roslin]: 'command' } })
        .answer(adama, `location:${hq}`)
        .options(adama),
    ).toEqual(['seat:0', 'seat:2'])
  })

  test('P-NC-40: Occupation Authority: the President may draw a Quorum card and may then play one', () => {
    const game = occupied({
      players: [roslin, adama, tyrol],
      at: { [roslin]: authority },
      decks: { quorum: ['inspirational-speech'] },
      hands: { [roslin]: ['repair-1', 'repair-1'] },
      dice: [6, 1],
    }).answer(roslin, `location:${authority}`)
    game.untilAsked(roslin, 'prompt.may').answer(roslin, 'yes').answer(roslin, 'inspirational-speech')
    expect(game.state.resources.morale).toBe(11)
    expect(game.player(roslin).at).toBe(detention)
    const neither = occupied({
      players: [roslin, adama, tyrol],
      at: { [roslin]: authority },
      quorum: ['food-rationing'],
      hands: { [roslin]: ['repair-1', 'repair-1'] },
    })
      .answer(roslin, `location:${authority}`)
      .untilAsked(roslin, 'prompt.may')
      .answer(roslin, 'no')
      .pass(roslin)
    expect(neither.state.quorum).toEqual(['food-rationing'])
  })

  test('P-NC-41: Occupation Authority: a Cylon activates one force of his choice and places another', () => {
    const game = occupied({ ...cylon, tokensAt: { [force]: [canyon, shipyard] } }).answer(
      starbuck,
      `location:${authority}:cylon`,
    )
    expect(game.options(starbuck)).toEqual([`location:${canyon}`, `location:${shipyard}`])
    game.answer(starbuck, canyon)
    expect([...(game.state.tokensAt?.[force] ?? [])].sort()).toEqual([authority, shipyard, shipyard])
    expect(game.state.lostCivilians).toEqual([])
  })

  test('with none on the board one is placed by the activation and another by the action (PQ9)', () => {
    const game = occupied(cylon).answer(starbuck, `location:${authority}:cylon`)
    expect(game.state.tokensAt?.[force]).toEqual([authority, authority])
  })

  test("P-NC-42: Breeder's Canyon: 1 of the highest resource for a space of the track; on a tie he chooses (PQ32)", () => {
    const use = (resources: Position['resources']) =>
      occupied({ at: { [adama]: canyon }, resources, jumpTrack: 1 }).answer(adama, `location:${canyon}`)
    expect(use({ food: 13 }).state).toMatchObject({ resources: { food: 12 }, jumpTrack: 2 })
    const tied = use({ food: 12, population: 12 })
    expect(tied.options(adama)).toEqual(['resource:food', 'resource:population'])
    expect(tied.answer(adama, 'resource:population').state.resources).toMatchObject({
      food: 12,
      population: 11,
    })
  })

  test("P-NC-43: Breeder's Canyon: a Cylon resolves the top Crisis card with its symbols, and no jump is prepared (PQ10)", () => {
    const game = occupied({
      ...cylon,
      at: { [starbuck]: canyon },
      decks: { crisis: ['execution-list', 'ncp-graduation'] },
      tokensAt: { [force]: [authority] },
    }).answer(starbuck, `location:${canyon}:cylon`)
    expect(game.asked).toEqual([roslin])
    game.answer(roslin, 'option:1').until((g) => g.state.turn.seat === 1)
    expect(game.state.resources.population).toBe(11)
    expect(game.state.tokensAt?.[force]).toEqual([canyon])
    expect(game.state.jumpTrack).toBe(0)
    // Without it the jump icon of a card counts in a Cylon's turn.
    expect(game.events.filter((e) => e.key === 'event.crisis')).toHaveLength(1)
  })

  test('P-NC-44: Shipyard: a ship is prepared or, after the return, evacuated, and then one may go aboard Galactica for nothing (PQ17)', () => {
    const early = occupied({
      at: { [adama]: shipyard },
      piles: { [locked]: ['empty', 'population-2'], [prepared]: ['population-1'] },
    })
    early.answer(adama, `location:${shipyard}`)
    expect(early.state.piles).toEqual({ [locked]: ['empty'], [prepared]: ['population-2', 'population-1'] })
    expect(early.player(adama).at).toBe(shipyard)
    const late = returned({
      at: { [adama]: shipyard },
      piles: { [locked]: ['empty'], [prepared]: ['population-2', 'population-1'] },
    }).answer(adama, `location:${shipyard}`)
    expect(late.options(adama)).toEqual(['option:0', 'option:1'])
    late.answer(adama, 'option:1').answer(adama, 'area:bow-port')
    expect(late.request(adama).min).toBe(0)
    const to = moves(late, adama)
    expect(to).toContain('command')
    for (const place of ['brig', 'sickbay', 'pegasus-cic', hq]) expect(to).not.toContain(place)
    late.answer(adama, 'command')
    expect(late.player(adama).at).toBe('command')
    expect(late.state.ships.find((s) => s.kind === 'civilian')).toMatchObject({
      area: 'bow-port',
      face: 'population-1',
    })
    expect(late.state.piles[prepared]).toEqual(['population-2'])
  })

  test('P-NC-45: Shipyard: a Cylon looks at the top locked ship and puts it on top or underneath', () => {
    const piles = { [locked]: ['empty', 'population-1', 'population-2'], [prepared]: [] }
    const look = () =>
      occupied({ ...cylon, at: { [starbuck]: shipyard }, piles }).answer(
        starbuck,
        `location:${shipyard}:cylon`,
      )
    expect(
      look()
        .request(starbuck)
        .options.map((o) => o.card),
    ).toEqual(['population-2', 'population-2'])
    expect(look().answer(starbuck, 'top').state.piles[locked]).toEqual(piles[locked])
    expect(look().answer(starbuck, 'bottom').state.piles[locked]).toEqual([
      'population-2',
      'empty',
      'population-1',
    ])
    expect(look().saw(adama)).toContain('event.looked-at-pile')
    expect(look().saw(adama)).not.toContain('event.saw-pile-top')
  })
})
