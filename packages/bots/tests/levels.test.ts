import {
  chance,
  type GameConfig,
  type GameState,
  imagine,
  type Request,
  requests,
  unknowing,
  view,
} from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { expect, test } from 'vitest'
import {
  advise,
  bot,
  type Level,
  levels,
  luck,
  type Memory,
  newMemory,
  playGame,
  reasons,
  remember,
  think,
  timeFor,
} from '../src/index.ts'
import { told } from './asked.ts'

// Whatever its level, a bot knows what its seat knows, and nothing else: where all that a seat sees and knows is the
// same and everything hidden from it another, it answers the same. What it is advised follows from the same.

const boxes: readonly { readonly name: string; readonly config: GameConfig }[] = [
  { name: 'base', config: { players: 4 } },
  { name: 'Pegasus', config: { players: 4, sets: ['base', 'pegasus'] } },
  { name: 'Daybreak', config: { players: 4, sets: ['base', 'daybreak'] } },
]

/** The same for both, however long it takes. */
const budget = { ms: Number.POSITIVE_INFINITY, worlds: 6, turns: 1 } as const

/** How many questions are looked at, and one in how many: thinking ahead takes its time. */
const looksAt: Readonly<Record<Level, { readonly most: number; readonly every: number }>> = {
  easy: { most: 60, every: 5 },
  normal: { most: 60, every: 5 },
  hard: { most: 6, every: 23 },
}

const answerIn = (level: Level, state: GameState, seat: number, memory: Memory) => {
  const asked = requests(state).find((r) => r.seat === seat)
  if (!asked) throw new Error('The other game asks something else.')
  const seen = view(state, seat)
  const imagined = (random: (n: number) => number): GameState => imagine(state, seat, unknowing, random)
  const answer = think(level, seen, asked, memory, luck('levels', asked), imagined, budget)
  return { answer, advice: answer.request === asked.id ? advise(seen, asked, memory, answer) : undefined }
}

test.each(boxes.flatMap((box) => levels.map((level) => ({ ...box, level }))))(
  'a $level bot answers the same whatever it cannot see ($name)',
  { timeout: 240_000 },
  ({ config, level }) => {
    const { most, every } = looksAt[level]
    let met = 0
    let looks = 0
    playGame(config, `levels-${level}`, (seat) => bot(`l-${seat}`), {
      watch: (state, request, memory) => {
        // Only what is asked openly and takes one answer is thought ahead about.
        const searched = !request.secret && request.max === 1 && request.options.length > 1
        if (looks >= most || (level === 'hard' && !searched) || met++ % every > 0) return
        looks++
        const here = answerIn(level, state, request.seat, memory)
        const other = imagine(state, request.seat, unknowing, chance(77 + state.decision))
        expect(answerIn(level, other, request.seat, memory)).toEqual(here)
        if (here.advice) expect(reasons).toContain(here.advice.why)
      },
    })
    expect(looks).toBeGreaterThanOrEqual(Math.min(most, 5))
  },
)

/** What a Cylon whom all know answers by a hundred turns of luck. */
function answersOf(level: Level, position: Partial<Position>, ...before: readonly string[]): string[] {
  return answersKnown(0, level, position, ...before)
}

/** And that many turns after he has shown himself. */
function answersKnown(
  known: number,
  level: Level,
  position: Partial<Position>,
  ...before: readonly string[]
): string[] {
  const game = scenario({
    players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
    revealed: ['saul-tigh'],
    loyalty: { 'saul-tigh': ['cylon-brig'] },
    ...position,
  })
  for (const answer of before) game.answer('saul-tigh', answer)
  game.until((g) => g.asked.includes('saul-tigh'))
  const request = game.request('saul-tigh')
  const memory = { ...told(game, 'saul-tigh'), known }
  return Array.from({ length: 100 }, (_, i) => {
    const random = luck(`quarter ${i}`, request)
    return think(level, game.view('saul-tigh'), request, memory, random, undefined).options.join() || 'stay'
  })
}

const share = (of: string, all: readonly string[]): number => all.filter((a) => a === of).length / all.length

test('below hard a Cylon whom all know gives quarter: he seldom gives the worst order', () => {
  const boarded: Partial<Position> = {
    at: { 'saul-tigh': 'cylon-fleet' },
    centurions: [3],
    ships: { bow: { basestar: 1, raider: 3 } },
  }
  for (const level of ['easy', 'normal'] as const) {
    const worst = share('heavy', answersOf(level, boarded, 'cylon-fleet'))
    expect(worst).toBeGreaterThan(0)
    expect(worst).toBeLessThan(0.6)
  }
  expect(share('heavy', answersOf('hard', boarded, 'cylon-fleet'))).toBe(1)
})

test('and the longer all will know him, the less often', () => {
  const boarded: Partial<Position> = {
    at: { 'saul-tigh': 'cylon-fleet' },
    centurions: [3],
    ships: { bow: { basestar: 1, raider: 3 } },
  }
  const worst = (position: Partial<Position>): number =>
    share('heavy', answersOf('normal', { ...boarded, ...position }, 'cylon-fleet'))
  expect(worst({})).toBeLessThan(worst({ ...near, jumpTrack: 3 }))
  // What he spares follows from how long they know him in all.
  const late = { ...boarded, ...near, jumpTrack: 3 }
  expect(share('heavy', answersKnown(30, 'normal', late, 'cylon-fleet'))).toBeLessThan(worst(late))
  // Two of them are more than a fleet can bear.
  const halfway = { travelled: ['asteroid-field', 'remote-planet'] }
  const two = { revealed: ['saul-tigh', 'kara-thrace'] }
  expect(worst({ ...halfway, ...two })).toBeLessThan(worst(halfway))
})

test('he remembers when he has shown himself, and no other', () => {
  const said = (key: string, seat: number) => ({ key, params: { who: { key: 'seat', params: { seat } } } })
  const turns = [said('event.turn', 0), said('event.turn', 1)]
  const before = remember(newMemory(1), turns)
  expect(before.known).toBeUndefined()
  expect(remember(before, [said('event.revealed', 0), ...turns]).known).toBeUndefined()
  expect(remember(before, [said('event.revealed', 1), ...turns]).known).toBe(2)
  expect(remember(before, [said('event.sympathizer', 1), ...turns]).known).toBe(2)
})

test('out of mercy he does what harms least of what is of use; without it, where staying is best, what harms most', () => {
  const going = (at: string, quarter: number): string => {
    const game = scenario({
      players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
      revealed: ['saul-tigh'],
      loyalty: { 'saul-tigh': ['cylon-brig'] },
      step: 'movement',
      at: { 'saul-tigh': at },
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
      ships: { bow: { basestar: 2, raider: 4 }, stern: { civilian: 2 } },
    })
    const request = game.request('saul-tigh')
    const random = luck('mercy', request)
    const always = () => ({ known: () => quarter, hidden: () => 0, leader: () => 0 })
    const memory = told(game, 'saul-tigh')
    const seen = game.view('saul-tigh')
    return think('normal', seen, request, memory, random, undefined, undefined, always).options.join()
  }
  expect(going('resurrection-ship', 0)).toBe('location:caprica')
  expect(going('resurrection-ship', 100)).toBe('location:human-fleet')
  // He is where he would like to be.
  expect(going('caprica', 0)).toBe('location:resurrection-ship')
  expect(going('caprica', 100)).toBe('location:human-fleet')
})

test('nor does he stay where he is, turn after turn', () => {
  const atCaprica: Partial<Position> = {
    step: 'movement',
    at: { 'saul-tigh': 'caprica' },
    superCrises: { 'saul-tigh': ['inbound-nukes'] },
    resources: { fuel: 2 },
  }
  expect(share('stay', answersOf('normal', atCaprica))).toBe(0)
  expect(share('stay', answersOf('hard', atCaprica))).toBe(1)
})

test('nor does he go where there is nothing to do', () => {
  const noShips: Partial<Position> = {
    step: 'movement',
    at: { 'saul-tigh': 'human-fleet' },
    hands: { 'laura-roslin': ['repair-1'] },
    ships: {},
  }
  expect(answersOf('normal', noShips)).not.toContain('location:cylon-fleet')
  expect(answersOf('normal', { ...noShips, step: 'action' })).not.toContain('stay')
})

/** How often a hidden Cylon puts a card against a check, of a hundred times, as the fleet stands. */
function spoils(level: Level, position: Partial<Position>): number {
  const game = scenario({
    players: ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'],
    loyalty: { 'saul-tigh': ['cylon-brig'] },
    at: { 'karl-agathon': 'command' },
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    hands: {
      'saul-tigh': ['repair-1', 'evasive-maneuvers-2'],
      'tom-zarek': ['investigative-committee-5', 'investigative-committee-3'],
      'galen-tyrol': ['declare-emergency-4', 'executive-order-2'],
    },
    ...position,
  })
  game.untilAsked('tom-zarek', 'prompt.contribute')
  game.answer('tom-zarek', 'investigative-committee-5', 'investigative-committee-3')
  game.untilAsked('galen-tyrol', 'prompt.contribute')
  game.answer('galen-tyrol', 'declare-emergency-4', 'executive-order-2')
  game.untilAsked('saul-tigh', 'prompt.contribute')
  const request = game.request('saul-tigh')
  const memory = told(game, 'saul-tigh')
  const seat = game.seat('saul-tigh')
  const imagined = (random: (n: number) => number): GameState => imagine(game.state, seat, unknowing, random)
  const answers = Array.from(
    { length: 100 },
    (_, i) =>
      think(level, game.view('saul-tigh'), request, memory, luck(`spoils ${i}`, request), imagined, budget)
        .options.length,
  )
  return answers.filter((n) => n > 0).length
}

test('a hidden Cylon spares nobody, unless the way is harder than usual, and at hard not even then', () => {
  const longer = {
    players: ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon', 'kara-thrace'],
    config: { sets: ['base', 'daybreak'], objective: 'earth' },
  }
  expect(spoils('normal', {})).toBe(100)
  expect(spoils('normal', { resources: { fuel: 2, food: 2, morale: 2, population: 2 } })).toBe(100)
  expect(spoils('normal', longer)).toBeLessThan(90)
  expect(spoils('normal', longer)).toBeGreaterThan(40)
  expect(spoils('hard', longer)).toBe(100)
})

test('below hard a Cylon whom all know often keeps out of a check', () => {
  const check: Partial<Position> = {
    current: 'laura-roslin',
    step: 'crisis',
    decks: { crisis: ['prison-labor'] },
    hands: { 'saul-tigh': ['repair-1', 'evasive-maneuvers-2'] },
  }
  const against = (level: Level): number =>
    share('card:evasive-maneuvers-2#1', answersOf(level, { ...check, at: { 'laura-roslin': 'command' } }))
  expect(against('normal')).toBeGreaterThan(0)
  expect(against('normal')).toBeLessThan(0.6)
  expect(against('hard')).toBe(1)
})

/** How often a normal bot imagines how it goes on, asked that, as the fleet stands. */
function glances(position: Partial<Position>, ask: Partial<Request> = {}): number {
  const game = scenario({
    players: ['saul-tigh', 'tom-zarek', 'galen-tyrol', 'karl-agathon'],
    step: 'action',
    at: { 'saul-tigh': 'ftl-control' },
    hands: { 'saul-tigh': ['executive-order-1', 'launch-scout-2'] },
    ...position,
  }).untilAsked('saul-tigh', 'prompt.action')
  const request = { ...game.request('saul-tigh'), ...ask }
  const seat = game.seat('saul-tigh')
  let imagined = 0
  const look = (random: (n: number) => number): GameState => {
    imagined++
    return imagine(game.state, seat, unknowing, random)
  }
  const unhurried = { ms: Number.POSITIVE_INFINITY }
  const memory = told(game, 'saul-tigh')
  think('normal', game.view('saul-tigh'), request, memory, luck('glance', request), look, unhurried)
  return imagined
}

const near = { travelled: ['remote-planet', 'remote-planet', 'deep-space', 'asteroid-field'] }

test('a normal bot looks ahead where the next turn can be the last, and at what it was never taught', () => {
  expect(glances({})).toBe(0)
  expect(glances({ resources: { morale: 1 } })).toBeGreaterThan(0)
  expect(glances({ centurions: [3] })).toBeGreaterThan(0)
  expect(
    glances({ damaged: ['command', 'armory', 'admirals-quarters', 'research-lab', 'weapons-control'] }),
  ).toBeGreaterThan(0)
  expect(glances({ ...near, jumpTrack: 3 })).toBeGreaterThan(0)
  expect(glances(near)).toBe(0)
  expect(glances({}, { prompt: { key: 'prompt.never-heard-of' } })).toBeGreaterThan(0)
})

test('how long a bot thinks follows from its level and from what everybody sees', () => {
  const time = (level: Level, position: Partial<Position>): number => {
    const game = scenario({ players: ['saul-tigh', 'tom-zarek', 'galen-tyrol'], step: 'action', ...position })
    game.untilAsked('saul-tigh', 'prompt.action')
    return timeFor(level, view(game.state, 'spectator'), game.request('saul-tigh'))
  }
  expect(levels.map((level) => time(level, {}))).toEqual([0, 0, Number.POSITIVE_INFINITY])
  expect(levels.map((level) => time(level, { resources: { food: 1 } }))).toEqual([
    0,
    50,
    Number.POSITIVE_INFINITY,
  ])
})
