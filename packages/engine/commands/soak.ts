import { options, progress } from '../../../scripts/options.ts'
import { gameOfKind, invariants, kindName, playRandomly } from '../src/testing/index.ts'
import { gameOptions, kindsMeant } from './game-options.ts'

const { games, seed, ...said } = options(
  'soak',
  'Random players play games of every kind the boxes allow, in turn; after every decision all invariants are checked.',
  {
    games: { type: 'number', default: 20_000, from: 1, to: 10_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'soak', help: 'where to start' },
    ...gameOptions,
  },
)

const show = progress()
const kinds = kindsMeant('soak', said)
const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const
const began = performance.now()
let decisions = 0
for (let i = 0; i < games; i++) {
  const kind = kinds[i % kinds.length] ?? { players: 5 }
  const round = Math.floor(i / kinds.length)
  const config = { ...gameOfKind(kind, round), difficulty: difficulties[round % 3] ?? 'standard' }
  const game = `${seed}-${i}`
  try {
    const played = playRandomly(config, game, (state) => {
      const wrong = invariants(state)
      if (wrong.length > 0) throw new Error(`after decision ${state.decision}: ${wrong.join('; ')}`)
    })
    decisions += played.decisions
  } catch (error) {
    console.error(
      `Game ${i} (seed "${game}", ${kindName(kind)}): ${error instanceof Error ? error.stack : error}`,
    )
    console.error(JSON.stringify(config))
    process.exit(1)
  }
  show(`${i + 1} of ${games} games, ${decisions} decisions`)
}
const seconds = (performance.now() - began) / 1000
console.log(
  `${games} games of ${kinds.length} kinds, ${decisions} decisions, no invariant broken, ${seconds.toFixed(1)} s.`,
)
