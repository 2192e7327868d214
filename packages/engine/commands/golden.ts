import { readFileSync, writeFileSync } from 'node:fs'
import { options, progress } from '../../../scripts/options.ts'
import { explained } from '../tests/golden/explained.ts'
import { read, written } from '../tests/golden/games.ts'
import { record } from '../tests/golden/record.ts'
import { replay } from '../tests/golden/replay.ts'

const {
  record: anew,
  games,
  game,
} = options(
  'golden',
  'Plays the recorded games again and says which of them differ from what was recorded.',
  {
    record: { type: 'boolean', default: false, help: 'play and record new games instead' },
    games: { type: 'number', default: 360, from: 1, to: 10_000, help: 'how many to record' },
    game: {
      type: 'number',
      default: -1,
      from: -1,
      to: 10_000,
      help: 'print every fact of this one; do so at two commits and compare',
    },
  },
)

const file = 'packages/engine/tests/golden/games.txt.gz'
const show = progress()

if (anew) {
  const all = Array.from({ length: games }, (_, n) => {
    show(`${n} of ${games} games`)
    return record(n)
  })
  const bytes = written(all)
  writeFileSync(file, bytes)
  const decisions = all.reduce((sum, g) => sum + g.stretches.reduce((n, s) => n + s.answers.length, 0), 0)
  console.log(`${all.length} games with ${decisions} decisions recorded in ${bytes.length} bytes.`)
} else if (game >= 0) {
  const one = read(readFileSync(file))[game]
  if (!one) throw new Error(`There is no recorded game ${game}.`)
  const { difference } = replay(one, explained, (aspect, fact) => console.log(aspect, fact))
  console.error(difference ?? 'as recorded')
} else {
  const all = read(readFileSync(file))
  const mends = new Map<string, number>()
  let wrong = 0
  let left = 0
  for (const [n, one] of all.entries()) {
    show(`${n} of ${all.length} games`)
    const replayed = replay(one, explained)
    for (const { name } of replayed.mends) mends.set(name, (mends.get(name) ?? 0) + 1)
    if (replayed.left) left++
    if (replayed.difference === undefined) continue
    wrong++
    console.log(`game ${n} of ${one.config.players} players: ${replayed.difference}`)
  }
  for (const [name, n] of mends) console.log(`${n} games explained by: ${name}`)
  if (left > 0) console.log(`${left} games became other games by a mend, and were compared up to it.`)
  console.log(`${all.length - wrong} of ${all.length} games as recorded.`)
  process.exitCode = wrong > 0 ? 1 : 0
}
