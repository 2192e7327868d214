import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { options, progress } from '../../../scripts/options.ts'
import { type Count, killAgainAndAgain } from '../src/testing/kills.ts'

const given = options(
  'kills',
  'Starts a server on this machine, lets people play, and kills it again and again at random instants. Counts what they were told and is not there afterwards.',
  {
    n: { type: 'number', default: 200, from: 1, to: 10_000, help: 'how often it is killed' },
    tables: { type: 'number', default: 6, from: 1, to: 50, help: 'games at once' },
    seed: { type: 'number', default: 1, from: 0, to: 1_000_000, help: 'for the instants and the answers' },
  },
)

const folder = mkdtempSync(join(tmpdir(), 'ragtag-kills-'))
const began = performance.now()
try {
  const { games, answers, lines, names, problems } = await killAgainAndAgain({
    ...{ folder, kills: given.n, tables: given.tables, seed: given.seed },
    tell: progress(),
  })
  const line = (what: string, { told, lost, doubled }: Count): string =>
    `${what.padEnd(22)} ${String(told).padStart(7)}   lost ${lost}   doubled ${doubled}`
  console.log(`${given.n} kills in ${((performance.now() - began) / 1000).toFixed(0)} s, ${games} games`)
  console.log(line('Answers acknowledged', answers))
  console.log(line('Lines of chat heard', lines))
  console.log(line('Names told', names))
  for (const problem of problems) console.log(`  ${problem}`)
  const bad = [answers, lines, names].some((c) => c.lost + c.doubled > 0) || problems.length > 0
  console.log(bad ? 'NOT all that was told was kept.' : 'All that was told was kept, once.')
  process.exitCode = bad ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
