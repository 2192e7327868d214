import { begin, chance, decide, type GameState, randomAnswer, requests, view } from '@ragtag/engine'
import { expect, test } from 'vitest'
import { seen, viewText } from '../src/sight.ts'

/** The same position, where seat 1 has looked at every ship. */
const lookedAt = (state: GameState): GameState => ({
  ...state,
  ships: state.ships.map((s) => ({ ...s, seenBy: [1] })),
})

function compare(state: GameState): void {
  const position = seen(state)
  for (const viewer of [...state.players.keys(), 'spectator' as const]) {
    const whole = JSON.parse(JSON.stringify(view(state, viewer)))
    expect(JSON.parse(viewText(position, viewer, true))).toEqual(whole)
    expect(JSON.parse(viewText(position, viewer, false))).toEqual({ ...whole, request: null })
  }
}

test('a view that is written out in parts is the view, for everybody and at every moment of a game', () => {
  const random = chance(5)
  let { state } = begin({ players: 5 }, 'written out')
  while (!state.outcome) {
    compare(state)
    compare(lookedAt(state))
    const [asked] = requests(state)
    if (!asked) throw new Error('nobody is asked')
    state = decide(state, asked.seat, randomAnswer(asked, random)).state
  }
  compare(state)
})
