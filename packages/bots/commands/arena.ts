import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { options, progress } from '../../../scripts/options.ts'
import { gameOptions, kindsMeant } from '../../engine/commands/game-options.ts'
import { gameOfKind, kindName } from '../../engine/src/testing/index.ts'
import type { Figures } from './arena/figures.ts'
import { type LineUp, playOne } from './arena/play.ts'
import { report } from './arena/report.ts'
import { type Kind, sides } from './arena/sitters.ts'
import { serve, spread } from './threads.ts'

// Bots against bots: the same games once with each line-up, so that what differs is who plays.

type Task = { readonly i: number; readonly lineUp: number }
type Result = Task & { readonly figures: Figures }

async function main(): Promise<void> {
  const { games, seed, workers, json, humans, cylons, or_humans, or_cylons, all, ...said } = options(
    'arena',
    'Bots play whole games; prints who won with 95 % intervals, how games ended and what happened in them. With a second line-up both play the same games, and the difference is printed.',
    {
      games: { type: 'number', default: 400, from: 1, to: 1_000_000, help: 'how many games' },
      seed: { type: 'string', default: 'arena', help: 'the same seed gives the same games' },
      humans: { type: 'string', default: 'normal', among: sides, help: 'who plays for the fleet' },
      cylons: { type: 'string', default: 'normal', among: sides, help: 'who plays against it' },
      or_humans: { type: 'string', default: '', help: 'a second line-up for the same games: its humans' },
      or_cylons: { type: 'string', default: '', help: 'its Cylons' },
      workers: { type: 'number', default: 2, from: 1, to: 64, help: 'threads that play' },
      all: { type: 'boolean', default: false, help: 'print everything that was counted' },
      json: { type: 'boolean', default: false, help: 'print the games as JSON instead' },
      ...gameOptions,
      sets: { ...gameOptions.sets, default: 'base' },
      players: { ...gameOptions.players, default: 5 },
      variant: { ...gameOptions.variant, default: 'plain' },
    },
  )
  const kinds = kindsMeant('arena', said)
  const first = { humans: kindOf(humans), cylons: kindOf(cylons) }
  const second =
    or_humans || or_cylons
      ? [{ humans: kindOf(or_humans || humans), cylons: kindOf(or_cylons || cylons) }]
      : []
  const lineUps: readonly LineUp[] = [first, ...second]
  const tasks = Array.from({ length: games * lineUps.length }, (_, n) => ({
    i: Math.floor(n / lineUps.length),
    lineUp: n % lineUps.length,
  }))
  const results: Figures[][] = lineUps.map(() => [])
  const show = progress()
  let done = 0
  const began = performance.now()
  const take = ({ i, lineUp, figures }: Result): void => {
    const list = results[lineUp]
    if (list) list[i] = figures
    show(`${++done} of ${tasks.length} games`)
  }
  if (workers === 1) for (const task of tasks) take(playTask({ kinds, seed, lineUps }, task))
  else
    await spread(
      fileURLToPath(import.meta.url),
      { threads: workers, told: { kinds, seed, lineUps }, tasks },
      take,
    )
  report({
    kinds: kinds.map(kindName),
    lineUps,
    results,
    seconds: (performance.now() - began) / 1000,
    json,
    all,
  })
}

type Told = {
  readonly kinds: readonly Parameters<typeof gameOfKind>[0][]
  readonly seed: string
  readonly lineUps: readonly LineUp[]
}

function playTask({ kinds, seed, lineUps }: Told, { i, lineUp }: Task): Result {
  const kind = kinds[i % kinds.length]
  const up = lineUps[lineUp]
  if (!kind || !up) throw new Error('There is no such game.')
  return { i, lineUp, figures: playOne(gameOfKind(kind, i), `${seed}-${i}`, i + 1, up) }
}

function kindOf(name: string): Kind {
  const found = sides.find((s) => s === name)
  if (found) return found
  console.error(`arena: "${name}" is none of ${sides.join(', ')}.`)
  process.exit(2)
}

if (isMainThread) await main()
else serve(playTask)
