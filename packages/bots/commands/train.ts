import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { options, progress } from '../../../scripts/options.ts'
import { serve, spread } from './threads.ts'
import { fitted } from './train/fit.ts'
import { markOf, type Seen, seenIn } from './train/games.ts'

// Makes the weights by which bots judge how a game stands: plays games of every kind, notes the features at the
// beginning of each turn and who won, and fits a logistic regression; and another one to what the tables were like.

/**
 * What cannot be read off such games. Whoever has many cards has kept out of checks: what one in every human hand is worth
 * was found by dealing cards in the middle of games, by lot. And where humans are locked in fewer Crisis cards are drawn, so
 * such games last: one of five costs the fleet about what a damage does, some cards and actions.
 */
const given = { cards: 0.09, locked: -1.1 }

/**
 * How much likelier humans win where a Crisis card does less harm: found in games whose worst or mildest cards were taken
 * out, for the boxes differ too little in it.
 */
const givenAtStart = { crises: 1.2 }

type Played = { readonly game: number; readonly seen: Seen }

async function main(): Promise<void> {
  const { games, seed, out, workers } = options(
    'train',
    'Makes packages/bots/src/value.json, by which bots judge how a game stands.',
    {
      games: { type: 'number', default: 3000, from: 1, to: 1_000_000, help: 'how many games' },
      seed: { type: 'string', default: 'train', help: 'the same seed gives the same weights' },
      workers: { type: 'number', default: 2, from: 1, to: 64, help: 'threads that play' },
      out: { type: 'string', default: 'packages/bots/src/value.json', help: 'the file that is written' },
    },
  )
  const show = progress()
  const played: Seen[] = []
  let done = 0
  await spread<number, Played>(
    fileURLToPath(import.meta.url),
    { threads: workers, told: seed, tasks: Array.from({ length: games }, (_, i) => i) },
    ({ game, seen }) => {
      played[game] = seen
      show(`${++done} of ${games} games`)
    },
  )
  const samples = played.flatMap((p) => p.positions)
  const { weights, loss, base } = fitted(samples, { given })
  const start = fitted(
    played.map((p) => p.table),
    { given: givenAtStart, restraint: 20 },
  ).weights
  writeFileSync(out, `${JSON.stringify({ games, seed, mark: markOf(seed), start, weights }, null, 2)}\n`)
  console.log(
    `${samples.length} positions of ${games} games; mean log loss ${loss.toFixed(4)}, ${base.toFixed(4)} without features`,
  )
}

if (isMainThread) await main()
else serve((seed: string, game: number): Played => ({ game, seen: seenIn(seed, game) }))
