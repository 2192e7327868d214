import { describe, expect, test } from 'vitest'
import { clone } from '../src/core/clone.ts'
import { askAgain } from '../src/core/procedure.ts'
import { gameOn } from '../src/decide.ts'
import {
  chance,
  contentOf,
  decide,
  eventsFor,
  type GameState,
  imagine,
  type Knowledge,
  learn,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { invariants, playRandomly } from '../src/testing/index.ts'

/** Plays random games and looks at them with what one seat knows. */
function games(
  n: number,
  name: string,
  look: (state: GameState, seat: number, knows: Knowledge) => void,
): void {
  for (let i = 0; i < n; i++) {
    const players = 3 + (i % 4)
    const seat = i % players
    let knows = unknowing
    playRandomly({ players }, `${name}-${i}`, (state, events) => {
      knows = learn(knows, eventsFor(events, seat), seat, contentOf(state.config))
      if (state.turn.number > 0 && !state.outcome) look(state, seat, knows)
    })
  }
}

describe('a question', () => {
  test('is put again as it was, wherever the game waits for an answer', () => {
    games(12, 'again', (state) => {
      const g = gameOn(clone(state))
      askAgain(g)
      expect(g.s.asks.map((a) => ({ ...a, chosen: null }))).toEqual(
        state.asks.map((a) => ({ ...a, chosen: null })),
      )
    })
  })
})

describe('a game imagined by a seat', () => {
  test('looks to it exactly as the real one, and nothing in it is lost or doubled', () => {
    const random = chance(3)
    games(8, 'same', (state, seat, knows) => {
      const other = imagine(state, seat, knows, random)
      expect(view(other, seat)).toEqual(view(state, seat))
      expect(invariants(other)).toEqual([])
    })
  })

  test('is the same whatever the truth is that it cannot know', () => {
    const random = chance(4)
    games(8, 'truth', (state, seat, knows) => {
      if (random(4) > 0) return
      const other = imagine(state, seat, knows, random)
      const again = random(2 ** 30)
      expect(imagine(other, seat, knows, chance(again))).toEqual(imagine(state, seat, knows, chance(again)))
    })
  })

  test('can be played to its end', () => {
    const random = chance(5)
    let played = 0
    games(12, 'onwards', (state, seat, knows) => {
      if (random(200) > 0) return
      let now = imagine(state, seat, knows, random)
      for (let n = 0; !now.outcome && n < 20_000; n++) {
        const open = requests(now)
        const request = open[random(open.length)]
        if (!request) throw new Error('nobody is asked')
        now = decide(now, request.seat, randomAnswer(request, random)).state
        expect(invariants(now)).toEqual([])
      }
      expect(now.outcome).not.toBeNull()
      played++
    })
    expect(played).toBeGreaterThan(5)
  })
})
