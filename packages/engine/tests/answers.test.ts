import { expect, test } from 'vitest'
import type { GameState } from '../src/core/state.ts'
import { type Answer, AnswerRefused, decide, newGame, type Request, requests } from '../src/decide.ts'
import { chance, randomAnswer } from '../src/random-player.ts'
import { scenario } from '../src/testing/index.ts'

/** Saul Tigh must discard 2 of his 12 cards; nobody else is asked anything. */
const discarding = () =>
  scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'end',
    hands: {
      'saul-tigh': [...Array<string>(8).fill('repair-1'), ...Array<string>(4).fill('launch-scout-1')],
    },
  })

const open = (state: GameState): Request => {
  const [request] = requests(state)
  if (!request) throw new Error('Nobody is asked anything.')
  return request
}

/** Why an answer is refused; fails if it is not, or if the state was touched. */
function refusal(state: GameState, seat: number, answer: Answer): { code: string; message: string } {
  const before = JSON.stringify(state)
  try {
    decide(state, seat, answer)
  } catch (error) {
    expect(JSON.stringify(state)).toBe(before)
    if (error instanceof AnswerRefused) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('The answer was accepted.')
}

const two = ['card:repair-1#1', 'card:launch-scout-1#1']

test('an answer to the open request is accepted', () => {
  const { state } = discarding()
  const { id, seat } = open(state)
  expect(seat).toBe(0)
  expect(decide(state, 0, { request: id, options: two }).state.players[0]?.hand).toHaveLength(10)
})

test.each([1, 2, 3, -1, 0.5, Number.NaN])(
  'an answer from the wrong seat is refused, saying who is waited for: seat %d',
  (seat) => {
    const { state } = discarding()
    const refused = refusal(state, seat, { request: open(state).id, options: two })
    expect(refused.code).toBe('not-asked')
    expect(refused.message).toContain(`Seat ${seat} `)
    expect(refused.message).toContain('seat 0')
  },
)

test('who is asked in secret is not told to others', () => {
  const { state } = scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    at: { 'saul-tigh': 'weapons-control' },
    ships: { bow: { raider: 1 } },
    hands: { 'lee-adama': ['strategic-planning-3'] },
  }).answer('saul-tigh', 'weapons-control')
  expect(open(state)).toMatchObject({ seat: 2, secret: true })
  const refused = refusal(state, 1, { request: open(state).id, options: [] })
  expect(refused.code).toBe('not-asked')
  expect(refused.message).not.toMatch(/seat [02]/)
})

test('an answer to a request that is over is refused, naming the open one', () => {
  const game = scenario({ players: ['saul-tigh', 'laura-roslin', 'lee-adama'], step: 'movement' })
  const over = game.request('saul-tigh').id
  game.pass('saul-tigh')
  const { id } = game.request('saul-tigh')
  expect(id).not.toBe(over)
  const refused = refusal(game.state, 0, { request: over, options: [] })
  expect(refused.code).toBe('stale')
  expect(refused.message).toContain(`"${over}"`)
  expect(refused.message).toContain(`"${id}"`)
})

test('of questions that are open together each is answered once, and stays the same request until then', () => {
  const game = scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'end',
    hands: {
      'saul-tigh': [...Array<string>(8).fill('repair-1'), ...Array<string>(3).fill('repair-2')],
      'laura-roslin': [
        ...Array<string>(8).fill('launch-scout-1'),
        ...Array<string>(3).fill('launch-scout-2'),
      ],
    },
  })
  const first = game.request('saul-tigh').id
  const second = game.request('laura-roslin').id
  game.answer('saul-tigh', 'repair-2')
  expect(game.request('laura-roslin').id).toBe(second)
  const refused = refusal(game.state, 0, { request: first, options: ['card:repair-2#1'] })
  expect(refused.code).toBe('not-asked')
  expect(refused.message).toContain('seat 1')
})

test.each([
  'null',
  '"1.0"',
  '[]',
  '{}',
  '{"request":"1.0"}',
  '{"options":[]}',
  '{"request":1,"options":[]}',
  '{"request":"1.0","options":"card:repair-1#1"}',
  '{"request":"1.0","options":[1,2]}',
  '{"request":"1.0","options":[null]}',
  '{"request":"1.0","options":{"length":2}}',
])('a malformed answer is refused, saying what an answer looks like: %s', (json) => {
  const malformed: Answer = JSON.parse(json)
  const refused = refusal(discarding().state, 0, malformed)
  expect(refused.code).toBe('malformed')
  expect(refused.message).toContain('{ request: string, options: string[] }')
})

test('an unknown option is refused, naming it and those there are', () => {
  const { state } = discarding()
  const refused = refusal(state, 0, {
    request: open(state).id,
    options: ['card:repair-1#1', 'card:repair-1#9'],
  })
  expect(refused.code).toBe('unknown')
  expect(refused.message).toContain('"card:repair-1#9"')
  expect(refused.message).toContain('exactly 2 of:')
  for (const option of open(state).options) expect(refused.message).toContain(option.id)
})

test.each([
  ['too-few', [], '0 chosen'],
  ['too-few', two.slice(1), '1 chosen'],
  ['too-many', [...two, 'card:repair-1#2'], '3 chosen'],
])('%s options are refused, saying how many were expected: %j', (code, options, chosen) => {
  const { state } = discarding()
  const refused = refusal(state, 0, { request: open(state).id, options })
  expect(refused.code).toBe(code)
  expect(refused.message).toContain(chosen)
  expect(refused.message).toContain('exactly 2')
})

test('too many options are refused also where none is needed', () => {
  const { state } = scenario({ players: ['saul-tigh', 'laura-roslin', 'lee-adama'], step: 'movement' })
  const options = ['location:armory', 'location:hangar-deck']
  const refused = refusal(state, 0, { request: open(state).id, options })
  expect(refused).toMatchObject({ code: 'too-many' })
  expect(refused.message).toContain('0 to 1')
})

test('an option named twice is refused', () => {
  const { state } = discarding()
  const options = ['card:repair-1#1', 'card:repair-1#1']
  const refused = refusal(state, 0, { request: open(state).id, options })
  expect(refused.code).toBe('repeated')
  expect(refused.message).toContain('exactly 2 different options')
})

test('when the game is over every answer is refused, saying so', () => {
  const game = scenario({
    players: ['saul-tigh', 'laura-roslin', 'lee-adama'],
    step: 'end',
    resources: { food: 0 },
    hands: { 'saul-tigh': [...Array<string>(8).fill('repair-1'), ...Array<string>(3).fill('repair-2')] },
  })
  const last = game.request('saul-tigh').id
  game.answer('saul-tigh', 'repair-2')
  expect(game.outcome?.winner).toBe('cylons')
  expect(requests(game.state)).toEqual([])
  for (const seat of [0, 1, 2]) {
    const refused = refusal(game.state, seat, { request: last, options: [] })
    expect(refused.code).toBe('over')
    expect(refused.message).toContain('no answer is expected')
  }
})

/** Nothing in it can be changed any more; what was frozen before need not be visited again. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
  return value
}

test.each([
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 4],
])('accepted answers leave the state as it was, through a whole game of %i (seed %i)', (players, seed) => {
  const random = chance(seed)
  let state = freeze(newGame({ players }, seed))
  for (let n = 0; !state.outcome; n++) {
    const all = requests(state)
    const request = all[random(all.length)]
    if (!request) throw new Error('Nobody is asked anything.')
    const before = n % 25 === 0 ? JSON.stringify(state) : ''
    const next = decide(state, request.seat, randomAnswer(request, random)).state
    if (before !== '') expect(JSON.stringify(state)).toBe(before)
    state = freeze(next)
  }
  expect(state.outcome.winners.length).toBeLessThanOrEqual(players)
})

test('the same answer to the same state always has the same result', () => {
  const { state } = discarding()
  const answer = { request: open(state).id, options: two }
  expect(JSON.stringify(decide(state, 0, answer))).toBe(JSON.stringify(decide(state, 0, answer)))
})

test('a state is JSON: written out and read again, the game goes on alike', () => {
  const random = chance(9)
  let state = newGame({ players: 4 }, 9)
  for (let n = 0; n < 400 && !state.outcome; n++) {
    const request = open(state)
    const answer = randomAnswer(request, random)
    const next = decide(state, request.seat, answer).state
    if (n % 20 === 0) {
      const reread: GameState = JSON.parse(JSON.stringify(state))
      expect(JSON.stringify(decide(reread, request.seat, answer).state)).toBe(JSON.stringify(next))
    }
    state = next
  }
})
