import { describe, expect, test } from 'vitest'
import type { ContentSet } from '../../src/content/set.ts'
import type { Effect } from '../../src/core/effect.ts'
import { damage } from '../../src/effects/boards.ts'
import { risk } from '../../src/effects/destinations.ts'
import { gain } from '../../src/effects/resources.ts'
import {
  activate,
  damageVipers,
  destroyCivilians,
  destroyCylons,
  destroyRaptors,
  jumpNow,
  place,
  placeCenturions,
  recallVipers,
} from '../../src/effects/ships.ts'
import {
  chance,
  checkedConfig,
  contentOf,
  eventsFor,
  imagine,
  learn,
  unknowing,
  view,
} from '../../src/index.ts'
import { invariants, type Position, scenario, type TestGame, withSets } from '../../src/testing/index.ts'
import { testCrisis } from '../rules/test-crisis.ts'
import {
  adama,
  apollo,
  config,
  locked,
  occupied,
  prepared,
  returned,
  roslin,
  shipyard,
  starbuck,
  tyrol,
} from './new-caprica-play.ts'

// Civilian ships in the two stacks and in space; what is frozen until Galactica returns.

const effects: Readonly<Record<string, Effect>> = {
  lost: [destroyCivilians(1)],
  'lost-twice': [destroyCivilians(2)],
  damaged: [damage('galactica', 2), damage('pegasus', 1)],
  boarded: [placeCenturions(1), activate('heavy')],
  placed: [place({ bow: { raider: 2, civilian: 1 }, 'bow-port': { viper: 1 } })],
  attacked: [activate('raiders'), activate('basestars'), activate('launch')],
  struck: [destroyCylons('current', 1, 1, 1)],
  vipers: [damageVipers(1, 'anywhere'), recallVipers()],
  raptors: [risk('raptor', 1, 3, [gain('food', 1)], [destroyRaptors(1)])],
  jump: [jumpNow()],
}

const tests: ContentSet = {
  id: 'caprica-tests',
  crises: Object.entries(effects).map(([id, effect]) =>
    testCrisis(`test-${id}`, effect, { deck: 'new-caprica' }),
  ),
}

const usual: ContentSet = { id: 'usual-loss', crises: [testCrisis('usual-loss', [destroyCivilians(1)])] }

/** Adama draws a card that does this. */
const happening = (what: keyof typeof effects, p: Partial<Position>, make = occupied): TestGame => {
  const game = make({
    step: 'crisis',
    ...p,
    decks: { crisis: [`test-${what}`] },
    config: withSets([tests], config),
  }).answer(adama, 'option:0')
  expect(invariants(game.state)).toEqual([])
  return game
}

describe('a civilian ship is drawn and destroyed', () => {
  const piles = { [locked]: ['empty', 'population-2'], [prepared]: ['population-fuel', 'population-morale'] }

  test('P-CIV-1, P-CIV-6: at random of those not on the board; its resources are lost and it leaves the game', () => {
    const play = (seed: string) =>
      scenario({
        players: [adama, roslin, tyrol],
        config: withSets([usual], config),
        step: 'crisis',
        decks: { crisis: ['usual-loss'] },
        ships: { bow: { civilian: 1 } },
        civilians: ['empty'],
        seed,
      }).answer(adama, 'option:0')
    const lost = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((seed) => {
      const { state } = play(seed)
      expect(state.ships).toHaveLength(1)
      expect(state.lostCivilians).toHaveLength(1)
      expect(state.civilians).toHaveLength(10)
      return state.lostCivilians.join()
    })
    expect(new Set(lost).size).toBeGreaterThan(1)
    const game = happening('lost', {
      piles: { [locked]: ['population-fuel'], [prepared]: [] },
      missingCivilians: others('population-fuel'),
    })
    expect(game.state.resources).toMatchObject({ population: 11, fuel: 7 })
  })

  test('P-CIV-2: only where all are on the board the current player picks one there', () => {
    const game = happening(
      'lost',
      {
        piles: { [locked]: [], [prepared]: [] },
        ships: { bow: { civilian: 1 }, stern: { civilian: 1 } },
        civilians: ['population-2', 'empty'],
        missingCivilians: others('population-2', 'empty'),
      },
      returned,
    )
    expect(game.request(adama).prompt.key).toBe('prompt.lose-civilian')
    game.answer(adama, game.options(adama)[0] ?? '')
    expect(game.state.ships).toHaveLength(1)
  })

  test('P-CIV-7, P-NC-69: unused, locked, prepared, in that order, the tops first (PQ28)', () => {
    const rest = others('empty', 'population-2', 'population-fuel', 'population-morale')
    const unused = happening('lost', { piles })
    expect(unused.state.piles).toEqual(piles)
    const top = happening('lost', { piles, missingCivilians: rest })
    expect(top.state.lostCivilians).toEqual(['population-2'])
    const both = happening('lost-twice', {
      piles: { [locked]: ['population-2'], [prepared]: ['population-fuel', 'population-morale'] },
      missingCivilians: others('population-2', 'population-fuel', 'population-morale'),
    })
    expect(both.state.lostCivilians).toEqual(['population-2', 'population-morale'])
    expect(both.state.piles[prepared]).toEqual(['population-fuel'])
  })
})

/** All ships of the box but these. */
function others(...kept: readonly string[]): string[] {
  const { civilians } = contentOf(checkedConfig({ players: 3, ...config }))
  const all = [...civilians.values()].flatMap((t) => Array.from({ length: t.copies }, () => t.id))
  for (const id of kept) all.splice(all.indexOf(id), 1)
  return all
}

/** A card with the symbols of jump and evacuation is carried out in the turn of Tyrol. */
const symbols = (p: Partial<Position>, make = returned): TestGame =>
  make({
    players: [tyrol, adama, roslin],
    step: 'crisis',
    ...p,
    decks: { crisis: ['attack-on-the-power-plant'] },
  }).answer(roslin, 'option:1')

describe('preparing and evacuating', () => {
  const piles = { [locked]: ['empty'], [prepared]: ['population-2', 'population-1'] }

  test('P-NC-62: preparing puts the top locked ship under the prepared ones', () => {
    const game = occupied({
      at: { [adama]: shipyard },
      piles: { ...piles, [locked]: ['empty', 'population-fuel'] },
    })
    game.answer(adama, `location:${shipyard}`)
    expect(game.state.piles).toEqual({
      [locked]: ['empty'],
      [prepared]: ['population-fuel', 'population-2', 'population-1'],
    })
  })

  test('P-NC-63, P-NC-64: before the return no ship is evacuated; the jump symbol counts', () => {
    const game = symbols({ piles }, occupied).until((g) => g.state.turn.seat === 1)
    expect(game.state.piles).toEqual(piles)
    expect(game.state.jumpTrack).toBe(1)
    const none = occupied({ at: { [adama]: shipyard }, piles: { [locked]: [], [prepared]: ['empty'] } })
    expect(none.options(adama)).not.toContain(`location:${shipyard}`)
  })

  test('P-NC-65, P-NC-66: after it the current player puts the top prepared ship into a launch area, and the track stands still', () => {
    const game = symbols({ piles, jumpTrack: 2, ships: { bow: { raider: 1 } } }).untilAsked(
      tyrol,
      'prompt.evacuate',
    )
    expect(game.options(tyrol)).toEqual(['area:bow-port', 'area:stern-port'])
    game.answer(tyrol, 'area:stern-port')
    expect(game.state.ships.find((s) => s.kind === 'civilian')).toMatchObject({
      area: 'stern-port',
      face: 'population-1',
      seenBy: [],
    })
    expect(game.state.piles[prepared]).toEqual(['population-2'])
    expect(game.state.jumpTrack).toBe(2)
  })

  test('P-NC-67: with no prepared ship nothing happens', () => {
    const game = symbols({ piles: { [locked]: ['empty'], [prepared]: [] }, ships: {} }).until(
      (g) => g.state.turn.seat === 1,
    )
    expect(game.happened('event.evacuated')).toBe(false)
    expect(game.state.piles[locked]).toEqual(['empty'])
  })

  test('P-NC-68: any other effect evacuates the same way', () => {
    const game = returned({
      players: [tyrol, adama, roslin],
      at: { [tyrol]: shipyard },
      piles,
      ships: {},
    })
      .answer(tyrol, `location:${shipyard}`)
      .answer(tyrol, 'option:1')
    expect(game.options(tyrol)).toEqual(['area:bow-port', 'area:stern-port'])
  })
})

describe('until Galactica returns', () => {
  const around = {
    ships: { bow: { raider: 2, heavy: 1, basestar: 1 }, 'stern-port': { viper: 2 } },
    centurions: [1],
    damaged: ['command'],
    damagedVipers: 1,
  } as const
  const scene = ({ state }: TestGame) => ({
    ships: state.ships.map((s) => `${s.kind} ${s.area}`),
    centurions: state.centurions,
    fleet: state.fleet,
    boards: state.boards,
  })

  test('P-NC-58, P-NC-70, P-NC-71, P-NC-72, P-NC-73: nothing is placed, moved, destroyed, damaged or repaired around Galactica', () => {
    const before = scene(
      occupied({
        step: 'crisis',
        ...around,
        config: withSets([tests], config),
        decks: { crisis: ['test-damaged'] },
      }),
    )
    for (const what of ['damaged', 'boarded', 'placed', 'attacked', 'struck', 'vipers'] as const)
      expect(scene(happening(what, around)), what).toEqual(before)
    const icons = symbols(around, occupied).until((g) => g.state.turn.seat === 1)
    expect(scene(icons)).toEqual(before)
  })

  test('P-NC-80: from the return on all of that happens again', () => {
    const before = scene(
      returned({
        step: 'crisis',
        ...around,
        config: withSets([tests], config),
        decks: { crisis: ['test-damaged'] },
      }),
    )
    for (const what of ['damaged', 'boarded', 'placed', 'attacked', 'struck', 'vipers'] as const) {
      const game = happening(what, around, returned)
      game.until((g) => g.state.turn.seat !== 0 || JSON.stringify(scene(g)) !== JSON.stringify(before))
      expect(scene(game), what).not.toEqual(before)
    }
  })

  test('vipers cannot be flown, launched or called back, nukes not be used, the power of a Loyalty card not damage Galactica', () => {
    const game = occupied({
      players: [apollo, roslin, tyrol],
      ...around,
      titles: { admiral: apollo },
      loyalty: { [apollo]: ['cylon-damage-galactica'] },
    })
    expect(game.options(apollo)).not.toContain('ability:cag')
    expect(game.options(apollo)).not.toContain('ability:launch-nuke')
    game.answer(apollo, 'reveal:cylon-damage-galactica').until((g) => g.state.turn.seat === 1)
    expect(game.view(apollo).damaged).toEqual(['command'])
  })

  test('no effect makes the fleet jump', () => {
    for (const make of [occupied, returned])
      expect(happening('jump', {}, make).happened('event.jump')).toBe(false)
  })

  test('Sabotage cannot be played (PQ38)', () => {
    const sabotage = (make: typeof occupied) =>
      make({
        players: [adama, roslin, starbuck, tyrol],
        revealed: [starbuck],
        hands: { [starbuck]: ['sabotage-3'], [adama]: ['broadcast-location-1', 'broadcast-location-1'] },
        at: { [adama]: shipyard },
        step: 'crisis',
        decks: { crisis: ['a-cylon-ally'] },
      })
        .answer(adama, 'option:1')
        .until((g) => g.state.asks.some((a) => a.window === 'cards-discarded') || g.state.turn.seat !== 0)
        .asked.includes(starbuck)
    expect(sabotage(occupied)).toBe(false)
    expect(sabotage(returned)).toBe(true)
  })

  test('P-NC-74: raptors may be risked', () => {
    const game = happening('raptors', { dice: [1] }).answer(adama, 'yes')
    expect(game.state.fleet.raptor).toMatchObject({ reserve: 3, destroyed: 1 })
  })
})

describe('what a seat knows of the stacks', () => {
  const content = contentOf(checkedConfig({ players: 4, ...config }))
  const piles = { [locked]: ['empty', 'population-1', 'population-2'], [prepared]: ['population-morale'] }
  const scouted = (answer: 'top' | 'bottom') =>
    occupied({
      players: [starbuck, adama, roslin, tyrol],
      revealed: [starbuck],
      at: { [starbuck]: shipyard, [adama]: shipyard },
      piles,
    })
      .answer(starbuck, `location:${shipyard}:cylon`)
      .answer(starbuck, answer)
  const knowing = (game: TestGame, seat: number) =>
    learn(unknowing, eventsFor(game.events, seat), seat, content)

  test('P-NC-45: only who looked remembers the ship, wherever it goes', () => {
    const top = scouted('top')
    expect(knowing(top, 0).piles[locked]).toEqual({ top: ['population-2'], bottom: [] })
    expect(knowing(top, 1).piles[locked]).toBeUndefined()
    top.untilAsked(adama, 'prompt.action').answer(adama, `location:${shipyard}`)
    expect(knowing(top, 0).piles[prepared]).toEqual({ top: [], bottom: ['population-2'] })
    expect(knowing(scouted('bottom'), 0).piles[locked]).toEqual({ top: [], bottom: ['population-2'] })
  })

  test('what it imagines has that ship there, and the others anywhere', () => {
    const game = scouted('bottom')
    const tops = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const other = imagine(game.state, 0, knowing(game, 0), chance(i))
      expect(other.piles[locked]?.[0]).toBe('population-2')
      expect(view(other, 0)).toEqual(view(game.state, 0))
      expect(invariants(other)).toEqual([])
      tops.add(other.piles[locked]?.at(-1) ?? '')
      const blind = imagine(game.state, 1, knowing(game, 1), chance(i))
      tops.add(`blind ${blind.piles[locked]?.[0]}`)
    }
    expect(tops.size).toBeGreaterThan(3)
  })
})
