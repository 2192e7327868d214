import { createRequire } from 'node:module'
import type { Client as BoardgameClient } from 'boardgame.io/client'
import { clone, decide, type GameState, newGame, randomAnswer, requests, view } from '../src/index.ts'
import { chance } from '../src/random-player.ts'
import { playRandomly } from '../src/testing/index.ts'
import { options, progress } from './options.ts'

const { seconds, seed } = options(
  'bench',
  'Measures the engine on one core: random five-player games through newGame, requests and decide; and, in the same process, a five-player card-playing loop on boardgame.io.',
  {
    seconds: {
      type: 'number',
      default: 5,
      from: 1,
      to: 600,
      help: 'how long each measurement of games runs',
    },
    seed: { type: 'string', default: 'bench', help: 'which games are played' },
  },
)

// boardgame.io publishes folders that only `require` can resolve.
const { Client }: { Client: typeof BoardgameClient } = createRequire(import.meta.url)('boardgame.io/client')

const show = progress()
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const line = (what: string, value: number, unit: string): void =>
  console.log(`${what.padEnd(34)}${number.format(value).padStart(12)} ${unit}`)

/** Repeats something for so many milliseconds; returns how often, per second. */
function perSecond(milliseconds: number, once: (i: number) => number): number {
  const began = performance.now()
  let n = 0
  let i = 0
  while (performance.now() - began < milliseconds) n += once(i++)
  return n / ((performance.now() - began) / 1000)
}

/** Microseconds one call takes, the best of several rounds. */
function micros(call: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 10; round++) {
    const began = performance.now()
    for (let i = 0; i < 2000; i++) call()
    best = Math.min(best, ((performance.now() - began) * 1000) / 2000)
  }
  return best
}

function midGame(): GameState {
  const random = chance(7)
  for (let n = 0; ; n++) {
    let state = newGame({ players: 5 }, `${seed}-mid-${n}`)
    for (let i = 0; i < 120 && !state.outcome; i++) {
      const [request] = requests(state)
      if (request) state = decide(state, request.seat, randomAnswer(request, random)).state
    }
    if (!state.outcome) return state
  }
}

/** Five players draw a card, play one, and end their turn: the same few things over and over. */
function boardgameIo() {
  type G = { deck: number[]; hands: Record<string, number[]>; pile: number[] }
  const game = {
    setup: ({ random }: { random: { Shuffle: (list: number[]) => number[] } }): G => {
      const deck = random.Shuffle(Array.from({ length: 105 }, (_, i) => i))
      const hands = Object.fromEntries(['0', '1', '2', '3', '4'].map((id) => [id, deck.splice(0, 5)]))
      return { deck, hands, pile: [] }
    },
    playerView: ({ G, playerID }: { G: G; playerID: string | null }) => ({
      ...G,
      deck: [],
      hands: { [playerID ?? '']: G.hands[playerID ?? ''] ?? [] },
    }),
    moves: {
      draw: ({
        G,
        playerID,
        random,
      }: {
        G: G
        playerID: string
        random: { Shuffle: (list: number[]) => number[] }
      }) => {
        if (G.deck.length === 0) {
          G.deck = random.Shuffle(G.pile)
          G.pile = []
        }
        const card = G.deck.pop()
        if (card !== undefined) G.hands[playerID]?.push(card)
      },
      play: (
        { G, playerID, events }: { G: G; playerID: string; events: { endTurn: () => void } },
        i: number,
      ) => {
        const [card] = G.hands[playerID]?.splice(i, 1) ?? []
        if (card !== undefined) G.pile.push(card)
        events.endTurn()
      },
    },
  }
  const start = () => {
    const client = Client({ game, numPlayers: 5, debug: false })
    client.start()
    return client
  }
  const random = chance(3)
  return (): number => {
    // A fresh match as long as one of our games, so that its log does not grow without end.
    const client = start()
    for (let turn = 0; turn < 100; turn++) {
      client.moves.draw?.()
      client.moves.play?.(random(5))
    }
    client.stop()
    return 200
  }
}

console.log('Random five-player games, one core, public functions only:')
let games = 0
const play = (i: number): number => {
  games++
  show(`playing, ${games} games`)
  return playRandomly({ players: 5 }, `${seed}-${i}`).decisions
}
perSecond(seconds * 400, play) // warm up
games = 0
const began = performance.now()
const decisionsPerSecond = perSecond(seconds * 1000, play)
line('decisions', decisionsPerSecond, 'per second')
line('games', games / ((performance.now() - began) / 1000), 'per second')

const state = midGame()
const json = JSON.stringify(state)
console.log('A state in the middle of a game:')
line('size as JSON', json.length / 1000, 'kB')
line(
  'clone',
  micros(() => clone(state)),
  'µs',
)
line(
  'to JSON and back',
  micros(() => JSON.parse(JSON.stringify(state))),
  'µs',
)
line('view', 1_000_000 / micros(() => view(state, 1)), 'per second')
line(
  'view',
  micros(() => view(state, 1)),
  'µs',
)

show('playing on boardgame.io')
const loop = boardgameIo()
perSecond(seconds * 300, loop)
const moves = perSecond(seconds * 1000, loop)
console.log('The same process on boardgame.io (draw, play, end turn; five players):')
line('moves', moves, 'per second')
console.log(
  `Ratio: ${number.format(decisionsPerSecond)} decisions/s against ${number.format(moves)} moves/s = ${number.format(decisionsPerSecond / moves)} times.`,
)
