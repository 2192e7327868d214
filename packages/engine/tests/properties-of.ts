import { expect, test } from 'vitest'
import { clone } from '../src/core/clone.ts'
import { askAgain } from '../src/core/procedure.ts'
import { gameOn } from '../src/decide.ts'
import {
  chance,
  contentOf,
  decide,
  eventsFor,
  type GameConfig,
  type GameState,
  imagine,
  learn,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { invariants, otherHands, playRandomly } from '../src/testing/index.ts'

// What holds for games of every box: they can be replayed and resumed, tell nobody what he cannot know, and what a
// seat imagines is a whole game.

type Games = {
  readonly name: string
  readonly configOf: (i: number) => GameConfig
  /** How many games each test plays. */
  readonly games: number
}

/** What a player does may show him the cards of others only where the rules show them. */
const shown = new Set([
  'event.saw-hand',
  'event.saw-bottom',
  'event.saw-destiny',
  'event.saw-tops',
  'event.saw-added',
  'event.saw-deck',
  'event.searched-cards',
  'event.stole-card',
  'event.swapped-hands-cards',
  'event.took-hand-cards',
  'event.discarded',
  'event.discarded-cards',
])

export function propertiesOf({ name, configOf, games }: Games): void {
  test('with the same seed and answers are the same game to the byte, and go on from JSON', () => {
    for (let i = 0; i < games; i++) {
      const states: string[] = []
      playRandomly(configOf(i), `${name}-byte-${i}`, (s, events) => states.push(JSON.stringify([s, events])))
      let n = 0
      let before: GameState | undefined
      playRandomly(
        configOf(i),
        `${name}-byte-${i}`,
        (s, events) => {
          expect(JSON.stringify([s, events])).toBe(states[n++])
          before = s
        },
        (request, random) => {
          const answer = randomAnswer(request, random)
          const saved: GameState = JSON.parse(JSON.stringify(before))
          const { state, events } = decide(saved, request.seat, answer)
          expect(JSON.stringify([state, events])).toBe(states[n])
          return answer
        },
      )
    }
  })

  test('tell a seat, and a spectator, nothing they cannot know; what they imagine is a whole game', () => {
    const random = chance(11)
    let compared = 0
    for (let i = 0; i < games; i++) {
      const who = i % configOf(i).players
      let knows = unknowing
      playRandomly(configOf(i), `${name}-secret-${i}`, (state, events) => {
        knows = learn(knows, eventsFor(events, who), who, contentOf(state.config))
        if (state.turn.number === 0 || state.outcome || random(12) > 0) return
        const g = gameOn(clone(state))
        askAgain(g)
        expect(g.s.asks.map((a) => ({ ...a, chosen: null }))).toEqual(
          state.asks.map((a) => ({ ...a, chosen: null })),
        )
        const other = imagine(state, who, knows, random)
        expect(JSON.stringify(view(other, who))).toBe(JSON.stringify(view(state, who)))
        expect(JSON.stringify(view(imagine(state, 'spectator', unknowing, random), 'spectator'))).toBe(
          JSON.stringify(view(state, 'spectator')),
        )
        expect(invariants(other)).toEqual([])
        const seed = random(2 ** 30)
        expect(imagine(other, who, knows, chance(seed))).toEqual(imagine(state, who, knows, chance(seed)))
        compared++
      })
    }
    expect(compared).toBeGreaterThan(5 * games)
  })

  test('tell after a decision nothing of the hands of others, nor who can respond', () => {
    const random = chance(17)
    let compared = 0
    for (let i = 0; i < games; i++) {
      let before: GameState | undefined
      playRandomly(configOf(i), `${name}-events-${i}`, (state) => {
        const last = before
        before = state
        if (!last || last.turn.number === 0) return
        const [request] = requests(last)
        // Not while others have answered already, or announced in public what they hold.
        if (!request || last.asks.length > 1 || request.prompt.key === 'prompt.order') return
        const answer = randomAnswer(request, random)
        const { seat } = request
        const one = decide(last, seat, answer)
        const two = decide(otherHands(last, [seat], random), seat, answer)
        const seen = [eventsFor(one.events, seat), eventsFor(two.events, seat)] as const
        const length = Math.min(seen[0].length, seen[1].length)
        for (let k = 0; k < length; k++) {
          if (shown.has(seen[0][k]?.key ?? '')) return
          expect(seen[1][k]).toEqual(seen[0][k])
          compared++
        }
        if (seen[0].length === seen[1].length) return
        // One of the two games has stopped earlier: only to ask somebody in secret.
        const stopped = seen[0].length < seen[1].length ? one.state : two.state
        expect(requests(stopped).every((r) => r.secret && r.seat !== seat)).toBe(true)
        expect(view(stopped, seat).waitingFor).toEqual([])
        expect(view(stopped, seat).request).toBeNull()
      })
    }
    expect(compared).toBeGreaterThan(50 * games)
  })
}
