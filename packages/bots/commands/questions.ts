import { foregone, type Request } from '@ragtag/engine'
import { options, progress } from '../../../scripts/options.ts'
import { gameOptions, kindsMeant } from '../../engine/commands/game-options.ts'
import { gameOfKind, kindName } from '../../engine/src/testing/index.ts'
import { bot, playGame } from '../src/index.ts'

const { games, seed, ...said } = options(
  'questions',
  'Bots play whole games; prints what a seat is asked in a game, and how much of it is trivial: every answer comes to the same for all its seat knows, nothing that could be used would change anything or it would only serve the other side, or there is nothing to choose from. What can be told without giving anything away the server answers for people ("spared").',
  {
    games: { type: 'number', default: 20, from: 1, to: 100_000, help: 'how many games' },
    seed: { type: 'string', default: 'questions', help: 'the same seed gives the same games' },
    ...gameOptions,
    sets: { ...gameOptions.sets, default: 'base' },
    players: { ...gameOptions.players, default: 5 },
    variant: { ...gameOptions.variant, default: 'plain' },
  },
)

type Count = {
  asked: number
  /** Answered for people. */
  spared: number
  /** Nothing to choose from, but that may not be seen. */
  empty: number
  /** Windows a bot let pass although something could have come of it. */
  passed: number
}

const none = (): Count => ({ asked: 0, spared: 0, empty: 0, passed: 0 })
const prompts = new Map<string, Count>()
const all = none()
const time = { sum: 0, most: 0 }
let seats = 0

function note(count: Count, request: Request, spared: boolean, passed: boolean): void {
  count.asked++
  if (spared) count.spared++
  else if (request.options.length === 0) count.empty++
  else if (request.secret && passed) count.passed++
}

const kinds = kindsMeant('questions', said)
const show = progress()
for (let i = 0; i < games; i++) {
  const config = gameOfKind(kinds[i % kinds.length] ?? { players: 5 }, i)
  seats += config.players
  playGame(config, `${seed}-${i}`, (seat) => bot(`${seed}-${i}-${seat}`), {
    watch: (state, request, _memory, answer) => {
      if (request.standing) return
      const key = request.prompt.key.replace('prompt.', '')
      const count = prompts.get(key) ?? none()
      prompts.set(key, count)
      const began = performance.now()
      const spared = foregone(state, request) !== undefined
      const took = performance.now() - began
      time.sum += took
      time.most = Math.max(time.most, took)
      for (const c of [count, all]) note(c, request, spared, answer.options.length === 0)
    },
  })
  show(`${i + 1} of ${games} games`)
}

const each = (n: number): string => (n / seats).toFixed(2).padStart(9)
const share = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`.padStart(9)
const line = (what: string, c: Count): void =>
  console.log(
    `${what.padEnd(30)}${[c.asked, c.spared, c.empty, c.asked - c.spared, c.passed].map(each).join('')}${share(c.spared + c.empty, c.asked)}${share(c.empty, c.asked - c.spared)}`,
  )
console.log(`${games} games of bots`)
for (const kind of kinds.slice(0, 12)) console.log(`  ${kindName(kind)}`)
console.log(
  'Trivial: nothing comes of the choice for all the seat knows, or there is nothing to choose from.',
)
console.log(
  `${'A seat in a game'.padEnd(30)}    asked   spared    empty     left   passed  trivial trivial of left`,
)
for (const [key, count] of [...prompts].sort((a, b) => b[1].asked - a[1].asked)) line(key, count)
line('all', all)
console.log(
  `Looking into one took ${(time.sum / all.asked).toFixed(2)} ms, ${time.most.toFixed(0)} ms at most.`,
)
