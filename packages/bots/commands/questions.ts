import { foregone } from '@ragtag/engine'
import { options, progress } from '../../../scripts/options.ts'
import { gameOptions, kindsMeant } from '../../engine/commands/game-options.ts'
import { gameOfKind, kindName } from '../../engine/src/testing/index.ts'
import { bot, playGame } from '../src/index.ts'

const { games, seed, ...said } = options(
  'questions',
  'Bots play whole games; prints what a seat is asked in a game, and how much of it leaves nothing to decide.',
  {
    games: { type: 'number', default: 20, from: 1, to: 100_000, help: 'how many games' },
    seed: { type: 'string', default: 'questions', help: 'the same seed gives the same games' },
    ...gameOptions,
    sets: { ...gameOptions.sets, default: 'base' },
    players: { ...gameOptions.players, default: 5 },
    variant: { ...gameOptions.variant, default: 'plain' },
  },
)

type Count = { asked: number; trivial: number; empty: number; passed: number }

const kinds = kindsMeant('questions', said)
const show = progress()
const prompts = new Map<string, Count>()
const all: Count = { asked: 0, trivial: 0, empty: 0, passed: 0 }
let seats = 0
let longest = 0
let thinking = 0
for (let i = 0; i < games; i++) {
  const config = gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, i)
  seats += config.players
  playGame(
    config,
    `${seed}-${i}`,
    (seat) => bot(`${seed}-${i}-${seat}`),
    (state, request, _memory, answer) => {
      if (request.standing) return
      const key = request.prompt.key.replace('prompt.', '')
      const count = prompts.get(key) ?? { asked: 0, trivial: 0, empty: 0, passed: 0 }
      prompts.set(key, count)
      const began = performance.now()
      const trivial = foregone(state, request) !== undefined
      const took = performance.now() - began
      thinking += took
      longest = Math.max(longest, took)
      for (const c of [count, all]) {
        c.asked++
        if (trivial) c.trivial++
        else if (request.options.length === 0) c.empty++
        else if (request.min === 0 && answer.options.length === 0) c.passed++
      }
    },
  )
  show(`${i + 1} of ${games} games`)
}

const each = (n: number): string => (n / seats).toFixed(2).padStart(9)
const share = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`.padStart(9)
const line = (what: string, c: Count): void =>
  console.log(
    `${what.padEnd(30)}${each(c.asked)}${each(c.trivial)}${share(c.trivial, c.asked)}${each(c.empty)}${each(c.passed)}`,
  )
console.log(`${games} games of bots`)
for (const kind of kinds.slice(0, 12)) console.log(`  ${kindName(kind)}`)
console.log(`${'Each seat in a game'.padEnd(30)}    asked  trivial    share    empty   passed`)
for (const [key, count] of [...prompts].sort((a, b) => b[1].asked - a[1].asked)) line(key, count)
line('all', all)
console.log(
  `To find out took ${(thinking / all.asked).toFixed(2)} ms for a question, ${longest.toFixed(0)} ms at most.`,
)
