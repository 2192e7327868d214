import { chance, randomAnswer, view } from '@ragtag/engine'
import { options, progress } from '../../../scripts/options.ts'
import { gameOptions, kindsMeant } from '../../engine/commands/game-options.ts'
import { gameOfKind, kindName } from '../../engine/src/testing/index.ts'
import { bot, playGame, type Sitter } from '../src/index.ts'

const { games, seed, random, ...said } = options(
  'bots',
  'Bots play whole games against each other; prints who won, how the games ended, and how fast they decide.',
  {
    games: { type: 'number', default: 200, from: 1, to: 1_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'duel', help: 'the same seed gives the same games' },
    ...gameOptions,
    sets: { ...gameOptions.sets, default: 'base' },
    players: { ...gameOptions.players, default: 5 },
    variant: { ...gameOptions.variant, default: 'plain' },
    random: { type: 'boolean', default: false, help: 'players made of chance instead, to compare' },
  },
)

const kinds = kindsMeant('bots', said)
const show = progress()
const wins = new Map<string, number>()
const endings = new Map<string, number>()
const count = (of: Map<string, number>, key: string): void => void of.set(key, (of.get(key) ?? 0) + 1)
const sum = { turns: 0, decisions: 0, thinking: 0, distance: 0, revealed: 0 }
const began = performance.now()
for (let i = 0; i < games; i++) {
  const luck = chance(i + 1)
  const dice: Sitter = (_view, request) => randomAnswer(request, luck)
  const played = playGame(gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, i), `${seed}-${i}`, (seat) =>
    random ? dice : bot(`${seed}-${i}-${seat}`),
  )
  const { outcome, turn } = played.state
  count(wins, outcome?.winner ?? 'nobody')
  count(endings, `${outcome?.winner}: ${outcome?.reason}`)
  sum.turns += turn.number
  sum.decisions += played.decisions
  sum.thinking += played.thinking
  sum.revealed += view(played.state, 'spectator').players.filter((p) => p.revealed).length
  show(`${i + 1} of ${games} games`)
}
const seconds = (performance.now() - began) / 1000
const table = (of: Map<string, number>): void => {
  for (const [key, n] of [...of].sort((a, b) => b[1] - a[1]))
    console.log(
      `  ${key.padEnd(24)}${String(n).padStart(8)}  ${((100 * n) / games).toFixed(1).padStart(5)} %`,
    )
}
const line = (what: string, value: string): void => console.log(`${what.padEnd(26)}${value.padStart(8)}`)
console.log(`${games} games of ${random ? 'random players' : 'bots'} in ${seconds.toFixed(1)} s`)
for (const kind of kinds.slice(0, 12)) console.log(`  ${kindName(kind)}`)
console.log('Won by')
table(wins)
console.log('Ended by')
table(endings)
line('Turns per game', (sum.turns / games).toFixed(1))
line('Revealed Cylons per game', (sum.revealed / games).toFixed(2))
line('Decisions per game', (sum.decisions / games).toFixed(1))
line('Decisions per second', String(Math.round(sum.decisions / seconds)))
line('Thinking per decision', `${((1000 * sum.thinking) / sum.decisions).toFixed(1)} µs`)
