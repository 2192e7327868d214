import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { stakes, wish } from '../src/checks.ts'
import { luck, mildest } from '../src/index.ts'
import { isWatched } from '../src/mind.ts'
import { botAnswer, mindIn, told } from './asked.ts'

// How a bot plays a Cylon, hidden and revealed.

const players = ['saul-tigh', 'laura-roslin', 'kara-thrace', 'galen-tyrol'] as const
const hidden = { loyalty: { 'saul-tigh': ['cylon-morale'] } }
const shown = { revealed: ['saul-tigh'] }

describe('a hidden Cylon', () => {
  test('shows himself in the Brig once time is short, and first tries to get out while it is not', () => {
    const able = [
      'consolidate-power-1',
      'consolidate-power-1',
      'launch-scout-1',
      'launch-scout-1',
      'repair-1',
    ]
    const hands = { 'laura-roslin': [...able, 'launch-scout-2'], 'kara-thrace': able, 'galen-tyrol': able }
    const brig = (travelled: readonly string[]) =>
      scenario({ players, ...hidden, at: { 'saul-tigh': 'brig' }, travelled, milestones: [4], hands })
    expect(botAnswer(brig(['asteroid-field', 'barren-planet']), 'saul-tigh')).toEqual(['reveal:cylon-morale'])
    expect(botAnswer(brig([]), 'saul-tigh')).toEqual(['location:brig'])
  })

  test('minds what people think of him where they think worse of him than of others', () => {
    const game = scenario({ players, ...hidden })
    const mind = mindIn(game, 'saul-tigh')
    expect(isWatched({ ...mind, suspicion: [0.45, 0.2, 0.3, 0.25] })).toBe(true)
    expect(isWatched({ ...mind, suspicion: [0.45, 0.5, 0.4, 0.45] })).toBe(false)
  })

  test('does not take for his own what befalls whose turn it is', () => {
    const game = scenario({
      players,
      loyalty: { 'laura-roslin': ['cylon-morale'] },
      step: 'crisis',
      hands: { 'laura-roslin': ['repair-1'] },
      decks: { crisis: ['loss-of-a-friend'] },
    }).untilAsked('laura-roslin', 'prompt.contribute')
    const mind = mindIn(game, 'laura-roslin')
    expect(stakes(mind)).toEqual({ fleet: expect.any(Number), own: 0 })
    expect(wish(mind)).toBeLessThan(0)
  })

  test('shows himself when a resource is near its end', () => {
    const game = scenario({
      players,
      ...hidden,
      resources: { morale: 2 },
      titles: { admiral: 'galen-tyrol' },
    })
    expect(botAnswer(game, 'saul-tigh')).toEqual(['reveal:cylon-morale'])
  })

  test('stays hidden while nobody doubts him and the fleet is far from lost', () => {
    const game = scenario({ players, ...hidden })
    expect(botAnswer(game, 'saul-tigh')[0] ?? '').not.toMatch(/^reveal/)
  })

  test('shows himself when few turns are left to make use of his mask', () => {
    const at = (jumpTrack: number, ...travelled: readonly string[]) =>
      scenario({
        players,
        ...hidden,
        travelled,
        jumpTrack,
        milestones: [4],
        resources: { morale: 4 },
        titles: { admiral: 'galen-tyrol' },
      })
    const far = ['remote-planet', 'remote-planet', 'deep-space', 'asteroid-field']
    expect(botAnswer(at(3, ...far), 'saul-tigh')).toEqual(['reveal:cylon-morale'])
    expect(botAnswer(at(0, 'remote-planet', 'barren-planet'), 'saul-tigh')[0] ?? '').not.toMatch(/^reveal/)
  })

  test('does not fight the centurions', () => {
    const game = scenario({ players, ...hidden, at: { 'saul-tigh': 'armory' }, centurions: [2] })
    expect(botAnswer(game, 'saul-tigh')).not.toContain('location:armory')
  })

  const riots = (loyalty: string) =>
    scenario({
      players,
      loyalty: { 'saul-tigh': [loyalty] },
      titles: { admiral: 'saul-tigh' },
      resources: { food: 3, morale: 5 },
      step: 'crisis',
      decks: { crisis: ['riots-a'] },
    }).untilAsked('saul-tigh', 'prompt.crisis-choice')

  test('takes the worse of two options where they are close', () => {
    expect(botAnswer(riots('cylon-morale'), 'saul-tigh')).not.toEqual(
      botAnswer(riots('not-a-cylon'), 'saul-tigh'),
    )
  })

  test('is not given away by what is done for him while he is not there', () => {
    const away = (loyalty: string) => {
      const game = riots(loyalty)
      const request = game.request('saul-tigh')
      const memory = told(game, 'saul-tigh')
      return mildest(game.view('saul-tigh'), request, memory, luck('test', request), undefined).options
    }
    expect(away('cylon-morale')).toEqual(away('not-a-cylon'))
    expect(away('not-a-cylon')).toEqual(botAnswer(riots('not-a-cylon'), 'saul-tigh'))
  })
})

describe('a revealed Cylon', () => {
  test('goes to the Cylon Fleet and sends the raiders at civilian ships', () => {
    const game = scenario({
      players,
      ...shown,
      step: 'movement',
      ships: { bow: { raider: 4, civilian: 3 }, stern: { basestar: 1 } },
      resources: { population: 5 },
    })
    expect(botAnswer(game, 'saul-tigh')).toEqual(['location:cylon-fleet'])
    game.answer('saul-tigh', 'cylon-fleet')
    expect(botAnswer(game, 'saul-tigh')).toEqual(['location:cylon-fleet'])
    game.answer('saul-tigh', 'cylon-fleet')
    expect(botAnswer(game, 'saul-tigh')).toEqual(['raiders'])
  })

  test('orders the centurions on when one more step takes the ship', () => {
    const game = scenario({
      players,
      ...shown,
      at: { 'saul-tigh': 'cylon-fleet' },
      centurions: [3],
      ships: { bow: { basestar: 1, raider: 3 } },
    })
    game.answer('saul-tigh', 'cylon-fleet')
    expect(botAnswer(game, 'saul-tigh')).toEqual(['heavy'])
  })

  test('plays his Super Crisis card at Caprica', () => {
    const game = scenario({
      players,
      ...shown,
      at: { 'saul-tigh': 'caprica' },
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
      resources: { fuel: 2 },
    })
    expect(botAnswer(game, 'saul-tigh')).toEqual(['location:caprica'])
    game.answer('saul-tigh', 'caprica')
    expect(botAnswer(game, 'saul-tigh')).toEqual(['card:inbound-nukes'])
  })

  test('of two Crisis cards takes the one that hits the weakest resource', () => {
    const worst = (resources: Partial<Record<'food' | 'morale' | 'population', number>>) => {
      const game = scenario({
        players,
        ...shown,
        at: { 'saul-tigh': 'caprica' },
        resources,
        decks: { crisis: ['admiral-grilled', 'riots-a'] },
      })
      game.answer('saul-tigh', 'caprica')
      if (game.request('saul-tigh').prompt.key === 'prompt.caprica') game.answer('saul-tigh', 'draw')
      return botAnswer(game, 'saul-tigh')
    }
    expect(worst({ food: 1, population: 1 })).toEqual(['card:riots-a#2'])
    expect(worst({ morale: 1 })).toEqual(['card:admiral-grilled#1'])
  })

  test('hands hidden Cylon cards on, to a player who is not one of his own', () => {
    const game = scenario({
      players,
      revealed: ['saul-tigh', 'kara-thrace'],
      loyalty: { 'saul-tigh': ['cylon-brig'], 'kara-thrace': ['not-a-cylon'] },
      hands: { 'laura-roslin': ['consolidate-power-1', 'consolidate-power-1'] },
    })
    expect(botAnswer(game, 'saul-tigh')).toEqual(['location:resurrection-ship'])
    game.answer('saul-tigh', 'resurrection-ship')
    expect(botAnswer(game, 'saul-tigh')).toEqual(['seat:1'])
  })

  test('hands the Sympathizer on to a human', () => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'tom-zarek', 'galen-tyrol'],
      ...shown,
      current: 'laura-roslin',
      at: { 'laura-roslin': 'ftl-control' },
      jumpTrack: 4,
      travelled: ['asteroid-field'],
      dice: [8],
      hands: { 'laura-roslin': ['consolidate-power-1', 'consolidate-power-1'] },
      decks: { destination: ['remote-planet', 'remote-planet'] },
      loyaltyDeck: ['not-a-cylon', 'not-a-cylon', 'not-a-cylon', 'sympathizer'],
    })
    game.answer('laura-roslin', 'ftl-control').untilAsked('saul-tigh', 'prompt.sympathizer')
    const [chosen] = botAnswer(game, 'saul-tigh')
    expect(chosen).toMatch(/^seat:[123]$/)
  })
})
