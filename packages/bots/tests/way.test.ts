import { scenario } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { luck } from '../src/chance.ts'
import { exposed, leaveWorth } from '../src/danger.ts'
import { mindOf } from '../src/mind.ts'
import { contentFor } from '../src/printed.ts'
import { gain, loss, turnSpared } from '../src/resources.ts'
import { botAnswer, having, told } from './asked.ts'

// What the dials, a turn, a jump and a distance are worth, by the way that is still ahead; what raiders threaten on it.

const crew = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'] as const
type Setting = Partial<Parameters<typeof scenario>[0]>

const costs = (setting: Setting, resource: 'fuel' | 'food' | 'morale' | 'population', n = 1): number => {
  const view = scenario({ players: crew, ...setting }).view('saul-tigh')
  return loss(view, contentFor(view), resource, n)
}

describe('a resource', () => {
  test('is the dearer the fewer are left, and the last is the game', () => {
    const food = (level: number): number => costs({ resources: { food: level } }, 'food')
    expect(food(2)).toBeGreaterThan(food(3))
    expect(food(3)).toBeGreaterThan(food(8))
    expect(food(1)).toBeGreaterThan(4 * food(2))
    expect(costs({ resources: { food: 2 } }, 'food', 2)).toBe(food(1))
  })

  test('is cheap when the journey is nearly over: no more fuel is needed for the last jump', () => {
    const near: Setting = { travelled: ['asteroid-field', 'asteroid-field', 'remote-planet'], jumpTrack: 3 }
    const some = { fuel: 7, food: 7, morale: 7, population: 11 } as const
    for (const resource of ['fuel', 'food', 'morale', 'population'] as const)
      expect(costs({ ...near, resources: { [resource]: some[resource] } }, resource)).toBeLessThan(
        costs({ resources: { [resource]: some[resource] } }, resource),
      )
  })

  test('is worth as much to gain as it would cost to lose again, nearly', () => {
    const view = scenario({ players: crew, resources: { morale: 5 } }).view('saul-tigh')
    const more = scenario({ players: crew, resources: { morale: 6 } }).view('saul-tigh')
    const content = contentFor(view)
    expect(Math.abs(gain(view, content, 'morale', 1) - loss(more, content, 'morale', 1))).toBeLessThan(0.2)
  })

  test('makes every turn dearer that takes of it', () => {
    const worth = (setting: Setting): number => {
      const view = scenario({ players: crew, ...setting }).view('saul-tigh')
      return turnSpared(view, contentFor(view))
    }
    const near: Setting = { travelled: ['asteroid-field', 'asteroid-field', 'remote-planet'] }
    expect(worth({ ...near, resources: { food: 2, morale: 2 } })).toBeGreaterThan(worth(near))
  })
})

describe('the last jump', () => {
  const last = (population: number): readonly string[] =>
    botAnswer(
      scenario({
        players: crew,
        at: { 'saul-tigh': 'ftl-control' },
        jumpTrack: 3,
        resources: { population },
        travelled: ['asteroid-field', 'asteroid-field', 'remote-planet'],
        step: 'action',
      }).untilAsked('saul-tigh', 'prompt.action'),
      'saul-tigh',
    )

  test('is made as soon as it can cost no more than people', () => {
    expect(last(4)).toEqual(['location:ftl-control'])
  })

  test('is not made where it would kill the last of them and there is time to wait', () => {
    expect(last(3)).not.toEqual(['location:ftl-control'])
  })
})

test('the Admiral takes the fleet no farther than is of use, and as far as saves a jump', () => {
  const choice = (travelled: readonly string[], destination: readonly string[]): readonly string[] =>
    botAnswer(
      scenario({
        players: ['william-adama', 'laura-roslin', 'kara-thrace'],
        jumpTrack: 4,
        travelled,
        at: { 'william-adama': 'ftl-control' },
        decks: { destination },
        step: 'action',
      })
        .answer('william-adama', 'location:ftl-control')
        .untilAsked('william-adama', 'prompt.destination'),
      'william-adama',
    )
  const seven = ['asteroid-field', 'remote-planet', 'remote-planet']
  expect(choice(seven, ['icy-moon', 'desolate-moon'])[0]).toMatch(/icy-moon/)
  const five = ['asteroid-field', 'remote-planet']
  expect(choice(five, ['deep-space', 'desolate-moon'])[0]).toMatch(/desolate-moon/)
})

test('a viper keeps raiders from civilian ships as long as it lasts', () => {
  const mind = (viper: number, raider: number) => {
    const game = scenario({ players: crew, ships: { stern: { viper, raider, civilian: 2 } }, step: 'action' })
    const request = game.request('saul-tigh')
    return mindOf(game.view('saul-tigh'), request, told(game, 'saul-tigh'), luck('', request))
  }
  expect(exposed(mind(0, 0), 'stern')).toBe(0)
  expect(exposed(mind(1, 1), 'stern')).toBe(0)
  expect(exposed(mind(0, 3), 'stern')).toBe(2)
  expect(exposed(mind(1, 3), 'stern')).toBeLessThan(exposed(mind(0, 3), 'stern'))
  expect(exposed(mind(2, 3), 'stern')).toBeLessThan(exposed(mind(1, 3), 'stern'))
  expect(leaveWorth(mind(1, 6), 'stern')).toBeGreaterThan(0)
})

test('who is ordered to act makes the last jump, and does not think of giving orders himself', () => {
  const game = scenario({
    players: ['tom-zarek', 'galen-tyrol', 'karl-agathon'],
    at: { 'galen-tyrol': 'communications', 'karl-agathon': 'command' },
    travelled: ['asteroid-field', 'asteroid-field', 'remote-planet'],
    jumpTrack: 3,
    resources: { population: 4 },
    hands: {
      'tom-zarek': ['executive-order-1'],
      'galen-tyrol': ['executive-order-1', 'executive-order-2', 'repair-2'],
    },
    ships: { 'bow-port': { civilian: 2 }, stern: { raider: 2 } },
  }).answer('tom-zarek', 'play:executive-order-1')
  game.answer('tom-zarek', `seat:${game.seat('galen-tyrol')}`)
  const trusting = having(told(game, 'galen-tyrol'), { 0: 'human', 2: 'human' })
  expect(botAnswer(game, 'galen-tyrol', trusting)).toEqual(['move'])
  game.answer('galen-tyrol', 'move')
  expect(botAnswer(game, 'galen-tyrol')).toEqual(['location:ftl-control'])
})
