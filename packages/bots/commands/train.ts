import { writeFileSync } from 'node:fs'
import { options, progress } from '../../../scripts/options.ts'
import { fitted, type Sample } from './train/fit.ts'
import { markOf, positionsOf } from './train/games.ts'

// Makes the weights by which bots judge how a game stands: plays games of every kind, notes the features at the
// beginning of each turn and who won, and fits a logistic regression.

const { games, seed, out } = options(
  'train',
  'Makes packages/bots/src/value.json, by which bots judge how a game stands.',
  {
    games: { type: 'number', default: 1600, from: 1, to: 1_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'train', help: 'the same seed gives the same weights' },
    out: { type: 'string', default: 'packages/bots/src/value.json', help: 'the file that is written' },
  },
)

const show = progress()
const samples: Sample[] = []
for (let i = 0; i < games; i++) {
  samples.push(...positionsOf(seed, i))
  show(`${i + 1} of ${games} games`)
}
const { weights, loss, base } = fitted(samples)
writeFileSync(out, `${JSON.stringify({ games, seed, mark: markOf(seed), weights }, null, 2)}\n`)
console.log(
  `${samples.length} positions of ${games} games; mean log loss ${loss.toFixed(4)}, ${base.toFixed(4)} without features`,
)
