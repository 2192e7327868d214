import { describe, expect, test } from 'vitest'
import {
  type Answer,
  AnswerRefused,
  chance,
  decide,
  eventsFor,
  type GameConfig,
  type GameState,
  imagine,
  mayTakeBack,
  type Request,
  randomAnswer,
  requestOf,
  requests,
  type StepTaken,
  unknowing,
  view,
} from '../src/index.ts'
import {
  configurations,
  gameOfKind,
  otherHands,
  playRandomly,
  scenario,
  type TestGame,
} from '../src/testing/index.ts'

const players = ['kara-thrace', 'saul-tigh', 'laura-roslin']

/** Whether what this seat answers could be taken back. */
function may(game: TestGame, seat: number, ...options: readonly string[]): boolean {
  const request = requestOf(game.state, seat)
  if (!request) throw new Error(`seat ${seat} is not asked`)
  const ids = options.map((part) => request.options.find((o) => o.id.includes(part))?.id ?? part)
  return mayTakeBack(game.state, seat, decide(game.state, seat, { request: request.id, options: ids }))
}

describe('An answer can be taken back', () => {
  test('after moving, and after choosing to stay', () => {
    const game = scenario({ players, step: 'movement' })
    expect(may(game, 0, 'command')).toBe(true)
    expect(may(game, 0)).toBe(true)
  })

  test('after a card was paid for moving, though it lies open now', () => {
    const game = scenario({
      players,
      step: 'movement',
      at: { 'kara-thrace': 'command' },
      hands: { 'kara-thrace': ['evasive-maneuvers-1', 'maximum-firepower-3'] },
    })
    game.answer('kara-thrace', 'press-room')
    expect(may(game, 0, 'evasive-maneuvers-1')).toBe(true)
  })

  test('after launching in a viper, and not after firing from it', () => {
    const game = scenario({
      players,
      step: 'action',
      at: { 'kara-thrace': 'hangar-deck' },
      ships: { bow: { raider: 1 } },
    })
    expect(may(game, 0, 'hangar-deck')).toBe(true)
    const flying = scenario({
      players,
      step: 'action',
      piloting: { 'kara-thrace': 'bow' },
      ships: { bow: { raider: 1 } },
    })
    expect(may(flying, 0, 'viper')).toBe(true)
    flying.answer('kara-thrace', 'viper')
    expect(may(flying, 0, 'attack')).toBe(false)
  })

  test('after cards were added to a check, until the check is turned up', () => {
    const game = scenario({
      players,
      step: 'action',
      at: { 'kara-thrace': 'admirals-quarters' },
      hands: { 'saul-tigh': ['strategic-planning-3'], 'laura-roslin': ['consolidate-power-1'] },
    })
    game.answer('kara-thrace', 'admirals-quarters')
    game.untilAsked('saul-tigh', 'prompt.contribute')
    expect(may(game, 1, 'strategic-planning-3')).toBe(true)
    // The current player adds last; then all cards lie open.
    game.untilAsked('kara-thrace', 'prompt.contribute')
    expect(may(game, 0)).toBe(false)
  })

  test('not after cards were drawn, and not after a card was played that others had not seen', () => {
    const game = scenario({ players, step: 'action', at: { 'kara-thrace': 'press-room' } })
    expect(may(game, 0, 'press-room')).toBe(false)
    const orders = scenario({
      players: ['saul-tigh', 'kara-thrace', 'laura-roslin'],
      step: 'action',
      hands: { 'saul-tigh': ['executive-order-1'] },
    })
    const play = requestOf(orders.state, 0)?.options.find((o) => o.card === 'executive-order-1')
    expect(play && may(orders, 0, play.id)).toBe(false)
  })

  test('not after the destiny cards were turned up, though nobody was told of them yet', () => {
    const game = scenario({
      players,
      config: { sets: ['base', 'pegasus', 'daybreak'] },
      step: 'action',
      at: { 'kara-thrace': 'admirals-quarters' },
      hands: {
        'kara-thrace': ['evasive-maneuvers-1'],
        'saul-tigh': ['install-upgrades-0', 'bait-0'],
        'laura-roslin': ['investigative-committee-pegasus-4'],
      },
      destiny: ['consolidate-power-1', 'consolidate-power-2'],
    })
    game.answer('kara-thrace', 'admirals-quarters').answer('kara-thrace', 'seat:1')
    game.untilAsked('laura-roslin').answer('laura-roslin', 'investigative-committee-pegasus-4')
    game.untilAsked('saul-tigh', 'prompt.contribute').answer('saul-tigh', 'install-upgrades-0', 'bait-0')
    game.untilAsked('kara-thrace', 'prompt.contribute')
    expect(view(game.state, 0).check?.cards).toHaveLength(2)
    expect(may(game, 0)).toBe(false)
    game.answer('kara-thrace')
    expect(view(game.state, 0).check?.cards).toHaveLength(4)
  })

  test('not after somebody became President, who has seen the Quorum cards', () => {
    const election = (quorum: readonly string[]): TestGame =>
      scenario({
        players: ['saul-tigh', 'laura-roslin', 'kara-thrace'],
        config: { sets: ['base', 'pegasus'] },
        step: 'crisis',
        decks: { crisis: ['suspicious-election-results'] },
        ships: { bow: { raider: 1, civilian: 1 }, stern: { raider: 1 } },
        quorum,
      }).untilAsked('saul-tigh', 'prompt.crisis-choice')
    expect(may(election(['inspirational-speech']), 0, 'option:0')).toBe(false)
    expect(may(election([]), 0, 'option:0')).toBe(true)
  })

  test('by the last of several who choose at once not: he has seen what the others chose', () => {
    const [zarek, tyrol] = ['tom-zarek', 'galen-tyrol']
    const game = scenario({
      players: ['saul-tigh', zarek, tyrol],
      config: { sets: ['base', 'pegasus'] },
      step: 'crisis',
      decks: { crisis: ['cylon-screenings'] },
      revealed: [zarek, tyrol],
      hands: { [zarek]: ['repair-1'], [tyrol]: ['repair-1'] },
    })
    game.answer('saul-tigh', 'option:1').untilAsked(zarek, 'prompt.consent')
    expect(may(game, 1, 'no')).toBe(true)
    game.answer(zarek, 'no')
    expect(may(game, 2, 'no')).toBe(false)
  })

  test('not where chance had a hand in it, or a moment was announced', () => {
    const game = scenario({ players, step: 'movement' })
    const request = requestOf(game.state, 0)
    const step = decide(game.state, 0, { request: request?.id ?? '', options: [] })
    const after = (more: Partial<GameState>): StepTaken => ({ ...step, state: { ...step.state, ...more } })
    expect(mayTakeBack(game.state, 0, step)).toBe(true)
    expect(mayTakeBack(game.state, 0, after({ random: [1, 2, 3, 4] }))).toBe(false)
    expect(mayTakeBack({ ...game.state, dice: [5] }, 0, step)).toBe(false)
    const announced = { ...step, events: [...step.events, { key: 'window.turn-end' }] }
    expect(mayTakeBack(game.state, 0, announced)).toBe(false)
  })

  test('not in the middle of a question put to several in secret', () => {
    let asked = 0
    playRandomly({ players: 5 }, 'secret', (state) => {
      for (const request of requests(state)) {
        if (!request.secret || request.standing) continue
        asked++
        const answer = randomAnswer(request, chance(1))
        expect(mayTakeBack(state, request.seat, decide(state, request.seat, answer))).toBe(false)
      }
    })
    expect(asked).toBeGreaterThan(5)
  })
})

type Answered = {
  readonly before: GameState
  readonly request: Request
  readonly answer: Answer
  readonly step: StepTaken
}

/** Every question of random games that is asked first, with a random answer to it. */
function eachAnswer(games: number, seen: (a: Answered) => void): void {
  const random = chance(23)
  const sets = [['base'], ['base', 'pegasus'], ['base', 'daybreak'], ['base', 'pegasus', 'daybreak']]
  for (let i = 0; i < games; i++) {
    const config: GameConfig = { players: 3 + (i % 4), sets: sets[i % 4] ?? ['base'] }
    playRandomly(config, `back-${i}`, (before) => {
      const [request] = requests(before)
      if (!request || request.standing || before.turn.number === 0) return
      const answer = randomAnswer(request, random)
      seen({ before, request, answer, step: decide(before, request.seat, answer) })
    })
  }
}

describe('In games of every box, what can be taken back', () => {
  test('has thrown no die, taken nothing from a pile and turned nothing up', () => {
    let n = 0
    const asked = new Set<string>()
    eachAnswer(4, ({ before, request, step }) => {
      if (!mayTakeBack(before, request.seat, step)) return
      n++
      asked.add(request.prompt.key)
      const { state, events } = step
      expect(state.random).toEqual(before.random)
      expect(Object.values(state.decks).map((d) => d.draw)).toEqual(
        Object.values(before.decks).map((d) => d.draw),
      )
      const telling = /^(window|event\.(saw|drew|rolled|revealed|check-revealed))/
      expect(events.filter((e) => telling.test(e.key))).toEqual([])
      // Nobody holds, or sees on a ship, what he did not before.
      before.players.forEach((_, seat) => {
        const [then, now] = [view(before, seat), view(state, seat)]
        expect(then.hand).toEqual(expect.arrayContaining([...now.hand]))
        expect(now.players[seat]?.loyalty).toEqual(then.players[seat]?.loyalty)
        const faces = (v: typeof now): number => v.ships.filter((s) => s.face !== undefined).length
        expect(faces(now)).toBeLessThanOrEqual(faces(then))
      })
    })
    expect(n).toBeGreaterThan(150)
    for (const key of ['prompt.move', 'prompt.discard', 'prompt.contribute', 'prompt.pick'])
      expect(asked).toContain(key)
  })

  test('is the same whatever others hold, and tells nobody what he holds who takes it back', () => {
    const random = chance(29)
    const count = { others: 0, own: 0, could: 0 }
    eachAnswer(4, ({ before, request, answer, step }) => {
      // Not while others have answered already, or announced in public what they hold.
      if (before.asks.length > 1 || request.prompt.key === 'prompt.order') return
      const { seat } = request
      const possible = mayTakeBack(before, seat, step)
      const dealt = otherHands(before, [seat], random)
      const other = decide(dealt, seat, answer)
      if (told(other, seat) === told(step, seat)) {
        expect(mayTakeBack(dealt, seat, other)).toBe(possible)
        count.others++
        if (possible) count.could++
      }
      // He holds other cards, and does what looks the same to all others.
      if (request.options.some((o) => o.card !== undefined)) return
      const beside = before.players.map((_, i) => i).filter((i) => i !== seat)
      const anew = otherHands(before, beside, random)
      const same = attempted(anew, seat, answer)
      if (!same || beside.some((i) => told(same, i) !== told(step, i))) return
      expect(mayTakeBack(anew, seat, same)).toBe(possible)
      count.own++
    })
    expect(count.others).toBeGreaterThan(150)
    expect(count.own).toBeGreaterThan(150)
    expect(count.could).toBeGreaterThan(50)
  })
})

test.each([
  ['the base box', ['base']],
  ['Pegasus', ['base', 'pegasus']],
  ['Daybreak', ['base', 'daybreak']],
  ['all boxes', ['base', 'pegasus', 'daybreak']],
])('With %s, what can be taken back has shown nobody anything he did not know', (_name, sets) => {
  const random = chance(5)
  const kinds = configurations({ sets })
  const seen = ({ state, events }: StepTaken, viewer: number | 'spectator'): string =>
    JSON.stringify([{ ...view(state, viewer), request: 0 }, eventsFor(events, viewer)])
  let compared = 0
  for (let i = 0; i < 3; i++) {
    const config = gameOfKind(kinds[(i * 7 + 5) % kinds.length] ?? { players: 5 }, i)
    playRandomly(config, `tb-${sets.join()}-${i}`, (state) => {
      const [request] = state.outcome || state.turn.number === 0 ? [] : requests(state)
      if (!request || request.standing) return
      const { seat } = request
      const answer = randomAnswer(request, random)
      const step = decide(state, seat, answer)
      if (!mayTakeBack(state, seat, step)) return
      const beside = random(state.players.length + 1)
      for (const viewer of [seat, beside === state.players.length ? ('spectator' as const) : beside]) {
        // As it could be for all he knows: then he sees the same afterwards.
        const other = imagine(state, viewer, unknowing, random)
        const same = requestOf(other, seat)
        if (JSON.stringify(same?.options) !== JSON.stringify(request.options)) continue
        const then = decide(other, seat, { ...answer, request: same?.id ?? '' })
        expect(seen(then, viewer)).toBe(seen(step, viewer))
        expect(mayTakeBack(other, seat, then)).toBe(true)
        compared++
      }
    })
  }
  expect(compared).toBeGreaterThan(100)
})

const told = ({ events }: StepTaken, seat: number): string => JSON.stringify(eventsFor(events, seat))

function attempted(state: GameState, seat: number, answer: Answer): StepTaken | undefined {
  try {
    return decide(state, seat, answer)
  } catch (error) {
    if (error instanceof AnswerRefused) return undefined
    throw error
  }
}
