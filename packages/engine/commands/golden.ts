import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { options, progress } from '../../../scripts/options.ts'
import { format } from '../src/core/state.ts'
import { mendsSince } from '../tests/golden/explained.ts'
import { type Golden, read, written } from '../tests/golden/games.ts'
import { positionsOf } from '../tests/golden/positions.ts'
import { record, renewed } from '../tests/golden/record.ts'
import { replay } from '../tests/golden/replay.ts'

const {
  sets,
  record: anew,
  games,
  renew,
  positions,
  game,
} = options(
  'golden',
  'Plays recorded games, and games from positions that earlier versions saved, again and says which of them differ from what was recorded.',
  {
    sets: { type: 'string', default: 'base', help: 'the boxes of the games to record or to print' },
    record: { type: 'boolean', default: false, help: 'play and record new games instead' },
    games: { type: 'number', default: 360, from: 1, to: 10_000, help: 'how many new games' },
    renew: {
      type: 'boolean',
      default: false,
      help: 'write the record anew along the recorded answers, with the differences that mends explain',
    },
    positions: {
      type: 'boolean',
      default: false,
      help: 'save positions out of the recorded games, in the present format',
    },
    game: {
      type: 'number',
      default: -1,
      from: -1,
      to: 10_000,
      help: 'print every fact of this recorded game; do so at two commits and compare',
    },
  },
)

const folder = 'packages/engine/tests/golden'
const boxes = sets.split(',')
const played = `${['games', ...boxes.slice(1)].join('-')}.txt.gz`
const show = progress()

const load = (file: string): Golden[] => read(readFileSync(`${folder}/${file}`))

/** Recorded games as they go today. */
const today = (file: string): Golden[] => load(file).map((one) => renewed(one, mendsSince(file)))

function keep(file: string, list: readonly Golden[]): void {
  const bytes = written(list)
  writeFileSync(`${folder}/${file}`, bytes)
  const decisions = list.reduce((sum, g) => sum + g.stretches.reduce((n, s) => n + s.answers.length, 0), 0)
  console.log(`${file}: ${list.length} games with ${decisions} decisions in ${bytes.length} bytes.`)
}

const files = readdirSync(folder).filter((name) => name.endsWith('.txt.gz'))

function compare(file: string): boolean {
  const all = load(file)
  const mends = new Map<string, number>()
  let wrong = 0
  let left = 0
  for (const [n, one] of all.entries()) {
    show(`${n} of ${all.length} games`)
    const replayed = replay(one, mendsSince(file))
    for (const { name } of replayed.mends) mends.set(name, (mends.get(name) ?? 0) + 1)
    if (replayed.left) left++
    if (replayed.difference === undefined) continue
    wrong++
    console.log(`game ${n} of ${one.config.players} players: ${replayed.difference}`)
  }
  for (const [name, n] of mends) console.log(`${n} games explained by: ${name}`)
  if (left > 0) console.log(`${left} games became other games by a mend, and were compared up to it.`)
  console.log(`${file}: ${all.length - wrong} of ${all.length} games as recorded.`)
  return wrong === 0
}

if (anew) {
  const all = Array.from({ length: games }, (_, n) => {
    show(`${n} of ${games} games`)
    return record(n, boxes)
  })
  keep(played, all)
} else if (positions) {
  const all = files.filter((file) => file.startsWith('games')).flatMap(today)
  keep(`positions-${format}.txt.gz`, positionsOf(all))
} else if (renew) {
  for (const file of files) keep(file, today(file))
} else if (game >= 0) {
  const one = load(played)[game]
  if (!one) throw new Error(`There is no recorded game ${game}.`)
  const { difference } = replay(one, mendsSince(played), (aspect, fact) => console.log(aspect, fact))
  console.error(difference ?? 'as recorded')
} else process.exitCode = files.map(compare).every(Boolean) ? 0 : 1
