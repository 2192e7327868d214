import { describe, expect, test } from 'vitest'
import {
  begin,
  chance,
  decide,
  imagine,
  newGame,
  randomAnswer,
  requests,
  unknowing,
  view,
} from '../src/index.ts'
import { invariants, playRandomly } from '../src/testing/index.ts'
import { propertiesOf } from './properties-of.ts'

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

  propertiesOf({ name: 'base', configOf: (i) => ({ players: 3 + (i % 4) }), games: 20 })

  test('with another seed are other games', () => {
    expect(JSON.stringify(newGame({ players: 5 }, 'a'))).not.toBe(
      JSON.stringify(newGame({ players: 5 }, 'b')),
    )
  })
})

describe('non-interference', () => {
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
})
