import { options, progress } from '../../../scripts/options.ts'
import {
  chance,
  clone,
  decide,
  eventsFor,
  type GameState,
  newGame,
  randomAnswer,
  requests,
  view,
} from '../src/index.ts'
import { gameOfKind, kindName, playRandomly, type Watcher } from '../src/testing/index.ts'
import { bareLoop, tableLoop } from './boardgame-io.ts'
import { gameOptions, kindsMeant } from './game-options.ts'

const { seconds, warmup, seed, ...said } = options(
  'bench',
  'Measures the engine on one core, through its public functions: random games (of five players and the base set unless said otherwise), a state in the middle of one, and, in the same process, a comparable five-player card-playing loop on boardgame.io.',
  {
    seconds: { type: 'number', default: 5, from: 1, to: 600, help: 'how long each loop is measured' },
    warmup: { type: 'number', default: 25, from: 0, to: 600, help: 'how long the engine warms up first' },
    seed: { type: 'string', default: 'bench', help: 'which games are played' },
    ...gameOptions,
    sets: { ...gameOptions.sets, default: 'base' },
    players: { ...gameOptions.players, default: 5 },
    variant: { ...gameOptions.variant, default: 'plain' },
  },
)

const kinds = kindsMeant('bench', said)
const configOf = (i: number) => gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, i)
const show = progress()
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const line = (what: string, value: number, unit: string): void =>
  console.log(`  ${what.padEnd(52)}${number.format(value).padStart(12)} ${unit}`)

/** Repeats something for so many seconds; returns how much it did per second. */
async function perSecond(
  duration: number,
  what: string,
  once: (i: number) => number | Promise<number>,
): Promise<number> {
  const began = performance.now()
  let done = 0
  for (let i = 0; performance.now() - began < duration * 1000; i++) {
    const n = once(i)
    done += typeof n === 'number' ? n : await n
    show(`${what}…`)
  }
  return done / ((performance.now() - began) / 1000)
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
    let state = newGame(configOf(n), `${seed}-mid-${n}`)
    for (let i = 0; i < 120 && !state.outcome; i++) {
      const [request] = requests(state)
      if (request) state = decide(state, request.seat, randomAnswer(request, random)).state
    }
    if (!state.outcome) return state
  }
}

const games = (watch?: Watcher) => (i: number) => playRandomly(configOf(i), `${seed}-${i}`, watch).decisions

/** What a table does after each decision: every seat gets its view and its events. */
const everySeat: Watcher = (state, events) => {
  for (let seat = 0; seat < state.players.length; seat++) {
    view(state, seat)
    eventsFor(events, seat)
  }
}

await perSecond(warmup, 'warming up', games())
console.log('Random games on one core')
for (const kind of kinds.slice(0, 5)) console.log(`  ${kindName(kind)}`)
let played = 0
const decisions = await perSecond(seconds, 'playing', (i) => {
  played++
  return games()(i)
})
line('decisions', decisions, 'per second')
line('games', played / seconds, 'per second')
const withViews = await perSecond(seconds, 'playing with views', games(everySeat))
line('decisions, with views and events for all seats', withViews, 'per second')

const state = midGame()
console.log('A state in the middle of a game')
line('size as JSON', JSON.stringify(state).length / 1000, 'kB')
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
const viewTime = micros(() => view(state, 1))
line('view', viewTime, 'µs')
line('view', 1_000_000 / viewTime, 'per second')

console.log('boardgame.io: five players draw and add cards to a check, on the same state')
const bare = bareLoop(state)
await perSecond(seconds, 'boardgame.io', bare)
const bareMoves = await perSecond(seconds, 'boardgame.io', bare)
line('moves, one client that sees everything', bareMoves, 'per second')
const table = tableLoop(state)
await perSecond(seconds, 'boardgame.io, five clients', table)
const tableMoves = await perSecond(seconds, 'boardgame.io, five clients', table)
line('moves, five clients with their own views', tableMoves, 'per second')
const times = (a: number, b: number): string => `${number.format(a / b)} times`
console.log(
  `Ratio: ${times(decisions, tableMoves)} boardgame.io's five-player moves per second (${times(withViews, tableMoves)} with all views on our side too; ${times(decisions, bareMoves)} its bare reducer).`,
)
