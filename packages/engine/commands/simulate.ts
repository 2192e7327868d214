import { options, progress } from '../../../scripts/options.ts'
import { difficulties } from '../src/config.ts'
import { gameOfKind, kindName, playRandomly } from '../src/testing/index.ts'
import { gameOptions, kindsMeant } from './game-options.ts'

const { games, seed, difficulty, ...said } = options(
  'simulate',
  'Random players play whole games; prints who won, how the games ended and how long they took.',
  {
    games: { type: 'number', default: 1000, from: 1, to: 10_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'simulate', help: 'the same seed gives the same games' },
    difficulty: {
      type: 'string',
      default: 'standard',
      among: difficulties,
      help: 'standard, easier-for-humans or easier-for-cylons',
    },
    ...gameOptions,
    sets: { ...gameOptions.sets, default: 'base' },
    players: { ...gameOptions.players, default: 5 },
    variant: { ...gameOptions.variant, default: 'plain' },
  },
)

const level = difficulties.find((d) => d === difficulty) ?? 'standard'
const kinds = kindsMeant('simulate', said)

const show = progress()
const wins = new Map<string, number>()
const endings = new Map<string, number>()
const count = (of: Map<string, number>, key: string): void => void of.set(key, (of.get(key) ?? 0) + 1)
let turns = 0
let decisions = 0
const began = performance.now()
for (let i = 0; i < games; i++) {
  try {
    const played = playRandomly(
      {
        ...gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, Math.floor(i / kinds.length)),
        difficulty: level,
      },
      `${seed}-${i}`,
    )
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
console.log(`${games} games of random players in ${seconds.toFixed(1)} s`)
for (const kind of kinds.slice(0, 12)) console.log(`  ${kindName(kind)}`)
if (kinds.length > 12) console.log(`  and ${kinds.length - 12} other kinds`)
console.log('Won by')
table(wins)
console.log('Ended by')
table(endings)
console.log(`Turns per game         ${(turns / games).toFixed(1)}`)
console.log(`Decisions per game     ${(decisions / games).toFixed(1)}`)
console.log(`Decisions per second   ${Math.round(decisions / seconds)}`)
