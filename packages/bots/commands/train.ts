import { writeFileSync } from 'node:fs'
import { options, progress } from '../../../scripts/options.ts'
import { configurations, gameOfKind } from '../../engine/src/testing/index.ts'
import { bot, playGame } from '../src/index.ts'
import { features } from '../src/value.ts'
import { fitted, type Sample } from './train/fit.ts'

// Makes the weights by which bots judge how a game stands: plays games of every kind, notes the features at the
// beginning of each turn and who won, and fits a logistic regression.

const { games, seed, out } = options(
  'train',
  'Makes packages/bots/src/value.json, by which bots judge how a game stands.',
  {
    games: { type: 'number', default: 800, from: 1, to: 1_000_000, help: 'how many games' },
    seed: { type: 'string', default: 'train', help: 'the same seed gives the same weights' },
    out: { type: 'string', default: 'packages/bots/src/value.json', help: 'the file that is written' },
  },
)

const kinds = configurations({ variants: [] })
const show = progress()
const samples: Sample[] = []
for (let i = 0; i < games; i++) {
  const kind = kinds[(i * 7) % kinds.length]
  if (!kind) break
  const seen: Sample['features'][] = []
  const { state } = playGame(gameOfKind(kind, i), `${seed}-${i}`, (seat) => bot(`${seed}-${i}-${seat}`), {
    hear: (events, now) => {
      if (!now.outcome && now.turn.number > 1 && events.some((e) => e.key === 'event.turn'))
        seen.push(features(now))
    },
  })
  const won = state.outcome?.winner === 'humans'
  for (const f of seen) samples.push({ features: f, won })
  show(`${i + 1} of ${games} games`)
}
const { weights, loss, base } = fitted(samples)
writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`)
console.log(
  `${samples.length} positions of ${games} games; mean log loss ${loss.toFixed(4)}, ${base.toFixed(4)} without features`,
)
