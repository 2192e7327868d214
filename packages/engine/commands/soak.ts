import { options, progress } from '../../../scripts/options.ts'
import { invariants, playRandomly } from '../src/testing/index.ts'

const { games, seed } = options(
  'soak',
  'Random players play games of 3, 4, 5 and 6 players in all variants; after every decision all invariants are checked.',
  {
    games: { type: 'number', default: 20_000, from: 1, to: 10_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'soak', help: 'where to start' },
  },
)

const show = progress()
const difficulties = ['standard', 'easier-for-humans', 'easier-for-cylons'] as const
const began = performance.now()
let decisions = 0
for (let i = 0; i < games; i++) {
  const players = 3 + (i % 4)
  const difficulty = difficulties[i % 3] ?? 'standard'
  const noSympathizer = players % 2 === 0 && i % 8 > 3
  const game = `${seed}-${i}`
  try {
    const played = playRandomly({ players, difficulty, noSympathizer }, game, (state) => {
      const wrong = invariants(state)
      if (wrong.length > 0) throw new Error(`after decision ${state.decision}: ${wrong.join('; ')}`)
    })
    decisions += played.decisions
  } catch (error) {
    console.error(
      `Game ${i} (seed "${game}", ${players} players): ${error instanceof Error ? error.stack : error}`,
    )
    process.exit(1)
  }
  show(`${i + 1} of ${games} games, ${decisions} decisions`)
}
const seconds = (performance.now() - began) / 1000
console.log(`${games} games, ${decisions} decisions, no invariant broken, ${seconds.toFixed(1)} s.`)
