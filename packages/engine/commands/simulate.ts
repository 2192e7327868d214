import { options, progress } from '../../../scripts/options.ts'
import { playRandomly } from '../src/testing/index.ts'

const {
  players,
  games,
  seed,
  difficulty,
  'no-sympathizer': noSympathizer,
} = options(
  'simulate',
  'Random players play whole games; prints who won, how the games ended and how long they took.',
  {
    players: { type: 'number', default: 5, from: 3, to: 6, help: 'how many players' },
    games: { type: 'number', default: 1000, from: 1, to: 10_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'simulate', help: 'the same seed gives the same games' },
    difficulty: {
      type: 'string',
      default: 'standard',
      help: 'standard, easier-for-humans or easier-for-cylons',
    },
    'no-sympathizer': {
      type: 'boolean',
      default: false,
      help: 'the variant without the Sympathizer (4 or 6 players)',
    },
  },
)

const level = (['standard', 'easier-for-humans', 'easier-for-cylons'] as const).find((d) => d === difficulty)
if (!level) {
  console.error(
    `simulate: there is no difficulty "${difficulty}"; choose standard, easier-for-humans or easier-for-cylons.`,
  )
  process.exit(2)
}

const show = progress()
const wins = new Map<string, number>()
const endings = new Map<string, number>()
const count = (of: Map<string, number>, key: string): void => void of.set(key, (of.get(key) ?? 0) + 1)
let turns = 0
let decisions = 0
const began = performance.now()
for (let i = 0; i < games; i++) {
  try {
    const played = playRandomly({ players, difficulty: level, noSympathizer }, `${seed}-${i}`)
    const { outcome, turn } = played.state
    count(wins, outcome?.winner ?? 'nobody')
    count(endings, `${outcome?.winner}: ${outcome?.reason}`)
    turns += turn.number
    decisions += played.decisions
  } catch (error) {
    console.error(`simulate: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  }
  show(`${i + 1} of ${games} games`)
}
const seconds = (performance.now() - began) / 1000
const percent = (n: number): string => `${((100 * n) / games).toFixed(1).padStart(5)} %`
const table = (of: Map<string, number>): void => {
  for (const [key, n] of [...of].sort((a, b) => b[1] - a[1]))
    console.log(`  ${key.padEnd(24)}${String(n).padStart(8)}  ${percent(n)}`)
}
console.log(`${games} games of ${players} random players in ${seconds.toFixed(1)} s`)
console.log('Won by')
table(wins)
console.log('Ended by')
table(endings)
console.log(`Turns per game         ${(turns / games).toFixed(1)}`)
console.log(`Decisions per game     ${(decisions / games).toFixed(1)}`)
console.log(`Decisions per second   ${Math.round(decisions / seconds)}`)
