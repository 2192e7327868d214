import { describe, expect, test } from 'vitest'
import {
  begin,
  chance,
  decide,
  eventsFor,
  type GameState,
  imagine,
  newGame,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { invariants, playRandomly } from '../src/testing/index.ts'
import { otherHands } from '../src/testing/other-hands.ts'

const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const

describe('random games', () => {
  test.each([3, 4, 5, 6])(
    'of %i players end, with every invariant holding after every decision',
    (players) => {
      for (let i = 0; i < 75; i++) {
        const config = {
          players,
          difficulty: difficulties[i % 3],
          noSympathizer: players % 2 === 0 && i % 5 === 0,
        }
        const { state } = playRandomly(config, `invariants-${players}-${i}`, (s) => {
          expect(invariants(s)).toEqual([])
        })
        expect(state.outcome).not.toBeNull()
      }
    },
  )

  test('with the same seed and answers are the same game to the byte', () => {
    for (let i = 0; i < 12; i++) {
      const play = () => {
        const log: string[] = []
        playRandomly({ players: 3 + (i % 4) }, `replay-${i}`, (s, events) =>
          log.push(JSON.stringify([s, events])),
        )
        return log
      }
      expect(play()).toEqual(play())
    }
  })

  test('with another seed are other games', () => {
    expect(JSON.stringify(newGame({ players: 5 }, 'a'))).not.toBe(
      JSON.stringify(newGame({ players: 5 }, 'b')),
    )
  })

  test('go on from JSON at every decision exactly as they would have', () => {
    for (let i = 0; i < 8; i++) {
      const random = chance(i + 1)
      let state = begin({ players: 3 + (i % 4) }, `resume-${i}`).state
      while (!state.outcome) {
        const saved = JSON.stringify(state)
        const restored: GameState = JSON.parse(saved)
        const open = requests(state)
        const request = open[random(open.length)]
        if (!request) throw new Error('nobody is asked')
        const answer = randomAnswer(request, random)
        const one = decide(state, request.seat, answer)
        const two = decide(restored, request.seat, answer)
        expect(JSON.stringify(two)).toBe(JSON.stringify(one))
        expect(JSON.stringify(state)).toBe(saved)
        state = one.state
      }
    }
  })
})

describe('non-interference', () => {
  test('a seat, and a spectator, see the same whatever they cannot know is', () => {
    const random = chance(99)
    for (let i = 0; i < 16; i++) {
      playRandomly({ players: 3 + (i % 4) }, `view-${i}`, (state) => {
        if (state.turn.number === 0 || state.outcome) return
        const viewer = random(state.players.length + 1)
        const who = viewer === state.players.length ? 'spectator' : viewer
        expect(JSON.stringify(view(imagine(state, who, unknowing, random), who))).toBe(
          JSON.stringify(view(state, who)),
        )
      })
    }
  })

  test('the imagined game really differs in what is hidden', () => {
    const random = chance(5)
    const { state } = begin({ players: 5, firstPlayer: 0 }, 'differs')
    let now = state
    while (now.turn.number < 3) {
      const [request] = requests(now)
      if (!request) throw new Error('nobody is asked')
      now = decide(now, request.seat, randomAnswer(request, random)).state
    }
    const other = imagine(now, 0, unknowing, random)
    expect(other.players.map((p) => p.hand)).not.toEqual(now.players.map((p) => p.hand))
    expect(other.players[0]).toEqual(now.players[0])
    expect(other.decks.crisis.draw).not.toEqual(now.decks.crisis.draw)
    expect(view(other, 1)).not.toEqual(view(now, 1))
  })

  // What a player does may show him the cards of others only where the rules show them.
  const shown = new Set(['event.saw-hand', 'event.discarded', 'event.discarded-cards'])

  test('what happens after a decision tells its player nothing of the hands of others, nor who can respond', () => {
    const random = chance(17)
    let compared = 0
    for (let i = 0; i < 24; i++) {
      let before: GameState | undefined
      playRandomly({ players: 3 + (i % 4) }, `events-${i}`, (state) => {
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
    expect(compared).toBeGreaterThan(2000)
  })
})
