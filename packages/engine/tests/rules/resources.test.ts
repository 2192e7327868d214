import { describe, expect, test } from 'vitest'
import { type Position, scenario, type TestGame } from '../../src/testing/index.ts'

const kara = 'kara-thrace'
const adama = 'william-adama'
const tigh = 'saul-tigh'
const roslin = 'laura-roslin'
const zarek = 'tom-zarek'
const tyrol = 'galen-tyrol'

/** Zarek jumps the fleet from FTL Control; Tigh is Admiral and takes the destination named. */
function jumpTo(destination: string, rest: Partial<Position>): TestGame {
  const game = scenario({
    players: [zarek, tigh, tyrol],
    at: { [zarek]: 'ftl-control' },
    jumpTrack: 4,
    dice: [8],
    ...rest,
    decks: { destination: [destination], ...rest.decks },
  }).answer(zarek, 'ftl-control')
  return game.answer(tigh, destination)
}

describe('gains and losses', () => {
  test('B-RES-1 there are four resources, and each changes by exactly the number stated', () => {
    const game = scenario({
      players: [tyrol, tigh, zarek],
      step: 'crisis',
      decks: { crisis: ['rescue-caprica-survivors'] },
    })
    expect(game.state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12 })
    game.answer(zarek, 'option:0')
    expect(game.state.resources).toEqual({ fuel: 7, food: 7, morale: 10, population: 13 })
    const moon = jumpTo('desolate-moon', {})
    expect(moon.state.resources).toEqual({ fuel: 5, food: 8, morale: 10, population: 12 })
    const space = jumpTo('deep-space', {})
    expect(space.state.resources).toEqual({ fuel: 7, food: 8, morale: 9, population: 12 })
  })

  test.each([
    ['empty', {}],
    ['population-1', { population: 11 }],
    ['population-2', { population: 10 }],
    ['population-fuel', { population: 11, fuel: 7 }],
    ['population-morale', { population: 11, morale: 9 }],
  ])('B-RES-2 each red symbol on a token costs 1 of its resource: civilian ship %s', (face, left) => {
    const game = scenario({
      players: [tyrol, tigh, zarek],
      step: 'crisis',
      ships: { bow: { raider: 1, civilian: 1 } },
      civilians: [face],
      decks: { crisis: ['thirty-three'] },
    })
    expect(game.state.resources).toEqual({ fuel: 8, food: 8, morale: 10, population: 12, ...left })
  })

  test('B-RES-2 the damage tokens with a red symbol cost 1 food and 1 fuel', () => {
    const locations = ['admirals-quarters', 'armory', 'command', 'ftl-control', 'hangar-deck']
    const game = scenario({
      players: [zarek, tigh, tyrol],
      loyalty: { [zarek]: ['cylon-damage-galactica'] },
      damaged: locations,
    })
    game.answer(zarek, 'cylon-damage-galactica').answer(zarek, 'yes')
    game.answer(zarek, 'token:lose-food', 'token:lose-fuel')
    expect(game.state.resources).toEqual({ fuel: 7, food: 7, morale: 10, population: 12 })
  })

  test('B-RES-3 a resource never rises above 15; the surplus is lost', () => {
    const rise = (population: number) =>
      scenario({
        players: [tyrol, tigh, zarek],
        step: 'crisis',
        resources: { population },
        decks: { crisis: ['rescue-caprica-survivors'] },
      }).answer(zarek, 'option:0').state.resources.population
    expect(rise(14)).toBe(15)
    expect(rise(15)).toBe(15)
    const tylium = jumpTo('tylium-planet', { resources: { fuel: 15 }, dice: [8, 3] }).answer(tigh, 'yes')
    expect(tylium.state.resources.fuel).toBe(15) // 15 - 1 + 2
  })

  test('B-RES-7 a resource never falls below 0; what is lost beyond is forgotten', () => {
    const game = scenario({
      players: [kara, adama, roslin],
      at: { [kara]: 'ftl-control' },
      jumpTrack: 3,
      resources: { population: 1 },
      dice: [6],
      decks: { destination: ['barren-planet'], crisis: ['rescue-caprica-survivors'] },
      used: { [kara]: ['secret-destiny'] },
    })
    game.answer(kara, 'ftl-control').answer(adama, 'card:barren-planet#1')
    expect(game.state.resources.population).toBe(0) // 1 - 3
    game.answer(roslin, 'option:0')
    expect(game.state.resources.population).toBe(1)
  })
})

describe('the red zone and zero', () => {
  const normal = { fuel: 8, food: 8, morale: 10, population: 12 }

  test.each([
    ['fuel', 4],
    ['food', 4],
    ['morale', 5],
    ['population', 6],
  ] as const)('B-RES-4 %s is in the red zone at %i or less and not above', (resource, limit) => {
    // A Sympathizer goes to the Brig if a resource is in the red zone, otherwise he is revealed.
    const dealt = (value: number) =>
      jumpTo('ragnar-anchorage', {
        players: [zarek, tigh, tyrol, adama],
        titles: { admiral: tigh },
        resources: { ...normal, [resource]: value },
        travelled: ['asteroid-field'],
        loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'sympathizer', 'not-a-cylon'],
      }).player(tyrol)
    expect(dealt(limit)).toMatchObject({ at: 'brig', revealed: false })
    expect(dealt(limit - 1)).toMatchObject({ at: 'brig', revealed: false })
    expect(dealt(limit + 1)).toMatchObject({ at: 'resurrection-ship', revealed: true })
  })

  test('B-RES-5 a resource that reaches 0 does not end the game at that moment', () => {
    const game = jumpTo('desolate-moon', { resources: { fuel: 3 }, decks: { crisis: ['water-sabotaged'] } })
    expect(game.state.resources.fuel).toBe(0)
    expect(game.outcome).toBeNull()
    expect(game.asked).toEqual([zarek]) // the Crisis step goes on
    game.answer(zarek, 'option:1')
    expect(game.outcome).toMatchObject({ winner: 'cylons', reason: 'fuel' })
  })

  test('B-RES-6 a resource raised from 0 before the end of the same turn causes no defeat', () => {
    const tylium = (risk: 'yes' | 'no') =>
      jumpTo('tylium-planet', {
        resources: { fuel: 1 },
        dice: [8, 3],
        decks: { crisis: ['water-sabotaged'] },
      })
        .answer(tigh, risk)
        .answer(zarek, 'option:1')
    const saved = tylium('yes')
    expect(saved.state.resources.fuel).toBe(2)
    expect(saved.outcome).toBeNull()
    expect(saved.state.turn.seat).toBe(1)
    expect(tylium('no').outcome).toMatchObject({ winner: 'cylons', reason: 'fuel' })
  })
})
