import { chance, contentOf, imagine, unknowing, view } from '@ragtag/engine'
import { type ContentSet, type Position, scenario, withSets } from '@ragtag/engine/testing'
import { describe, expect, test } from 'vitest'
import { markOf } from '../commands/train/games.ts'
import { luck } from '../src/index.ts'
import { search } from '../src/search.ts'
import { chanceAtStart, tableFeatures } from '../src/start.ts'
import trained from '../src/value.json' with { type: 'json' }
import { chanceOfHumans, features } from '../src/value.ts'
import { told } from './asked.ts'

// Thinking ahead in imagined games.

const players = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'] as const

/** The last jump can be made now, by whoever is at FTL Control. */
const lastJump = (loyalty: string) =>
  scenario({
    players,
    at: { 'saul-tigh': 'ftl-control' },
    loyalty: { 'saul-tigh': [loyalty] },
    jumpTrack: 4,
    resources: { fuel: 1, food: 1, morale: 1, population: 3 },
    travelled: ['asteroid-field', 'asteroid-field', 'remote-planet'],
    step: 'action',
  }).untilAsked('saul-tigh', 'prompt.action')

/** What comes of it if his rules of thumb had told him to do that. */
function searched(game: ReturnType<typeof lastJump>, first: readonly string[]): readonly string[] {
  const request = game.request('saul-tigh')
  const seat = game.seat('saul-tigh')
  return search(
    { request: request.id, options: first },
    game.view('saul-tigh'),
    request,
    told(game, 'saul-tigh'),
    luck('search', request),
    (random) => imagine(game.state, seat, unknowing, random),
    { ms: Number.POSITIVE_INFINITY, worlds: 12, turns: 1 },
  ).options
}

describe('a search', () => {
  test('finds what ends the game well although the rules of thumb did not', () => {
    const game = lastJump('not-a-cylon')
    expect(searched(game, [])).toEqual(['location:ftl-control'])
  })

  test('keeps to the rules of thumb where nothing is clearly better', () => {
    const game = lastJump('not-a-cylon')
    expect(searched(game, ['location:ftl-control'])).toEqual(['location:ftl-control'])
  })

  test('knows for whom it plays', () => {
    const game = lastJump('cylon-morale')
    expect(searched(game, ['location:ftl-control'])).not.toEqual(['location:ftl-control'])
  })

  test('gives the first thought where there is no time', () => {
    const game = lastJump('not-a-cylon')
    const request = game.request('saul-tigh')
    const first = { request: request.id, options: [] }
    const never = (): never => {
      throw new Error('no time to imagine anything')
    }
    expect(
      search(first, game.view('saul-tigh'), request, told(game, 'saul-tigh'), chance(1), never, { ms: 0 }),
    ).toEqual(first)
  })
})

describe('what a game is worth', () => {
  test('is weighed by the features there are, all of them and no others', () => {
    const { state } = scenario({ players, step: 'action' })
    expect(Object.keys(trained.weights).sort()).toEqual(['bias', ...Object.keys(features(state))].sort())
    const table = tableFeatures(view(state, 'spectator'))
    expect(Object.keys(trained.start).sort()).toEqual(['bias', ...Object.keys(table)].sort())
  })

  // When this fails, bots or rules have changed: `npm run train` makes the weights anew, in ten minutes.
  test('has weights that were made by the bots as they are', { timeout: 60_000 }, () => {
    expect(trained.mark).toBe(markOf(trained.seed))
  })

  test('is better for the humans the farther they are, and worse the less they have', () => {
    const at = (more: Parameters<typeof scenario>[0]) => chanceOfHumans(scenario({ ...more }).state)
    const start = at({ players, step: 'action' })
    expect(at({ players, step: 'action', travelled: ['remote-planet', 'remote-planet'] })).toBeGreaterThan(
      start,
    )
    expect(at({ players, step: 'action', resources: { food: 1 } })).toBeLessThan(start)
    expect(at({ players, step: 'action', centurions: [3] })).toBeLessThan(start)
  })

  test('is worse with a human locked in, and better with a hidden Cylon there', () => {
    const at = (more: Partial<Position>) =>
      chanceOfHumans(scenario({ players, step: 'action', ...more }).state)
    const brig = { at: { 'tom-zarek': 'brig' } }
    const cylon = { loyalty: { 'tom-zarek': ['cylon-brig'] } }
    expect(at(brig)).toBeLessThan(at({}))
    expect(at({ ...cylon, ...brig })).toBeGreaterThan(at(cylon))
  })
})

describe('how a game stood when it began', () => {
  const crew = ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon', 'kara-thrace']
  const start = (p: Partial<Position> = {}): number =>
    chanceAtStart(scenario({ players: crew, ...p }).view('saul-tigh'))

  test('follows from the way and the table, not from what has happened or who one is', () => {
    const usual = start()
    expect(start({ resources: { fuel: 1, morale: 2 }, jumpTrack: 3, damaged: ['command'] })).toBeCloseTo(
      usual,
    )
    expect(start({ travelled: ['asteroid-field', 'remote-planet'], centurions: [3] })).toBeCloseTo(usual)
    expect(start({ loyalty: { 'saul-tigh': ['cylon-brig'] } })).toBeCloseTo(usual)
    expect(start({ players: crew.slice(0, 4) })).toBeGreaterThan(usual)
    expect(start({ config: { sets: ['base', 'pegasus'], objective: 'kobol' } })).toBeGreaterThan(usual + 0.03)
    const sets = { sets: ['base', 'daybreak'] }
    expect(start({ config: { ...sets, objective: 'kobol' } })).toBeLessThan(usual - 0.03)
    expect(start({ config: { ...sets, objective: 'earth' } })).toBeLessThan(
      start({ config: { ...sets, objective: 'kobol' } }) - 0.02,
    )
  })

  test('and from what the Crisis cards do, in whatever box they lie', () => {
    const { crises } = contentOf(scenario({ players: crew }).state.config)
    const harsh = [...crises.values()].filter((c) => c.body.kind === 'attack').map((c) => c.id)
    const calm: ContentSet = { id: 'calm', parts: [{ only: {}, removes: { crises: harsh } }] }
    expect(start({ config: withSets([calm], {}) })).toBeGreaterThan(start() + 0.03)
  })
})
