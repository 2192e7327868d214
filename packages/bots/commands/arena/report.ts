import type { Figures } from './figures.ts'
import type { LineUp } from './play.ts'

type Told = {
  readonly kinds: readonly string[]
  readonly lineUps: readonly LineUp[]
  readonly results: readonly (readonly Figures[])[]
  readonly seconds: number
  readonly json: boolean
  readonly all: boolean
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`

/** Wilson's interval of a share, at 95 %. */
export function interval(wins: number, n: number): readonly [number, number] {
  const z = 1.96
  const p = wins / n
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** The mean of differences of pairs, and how far it may be off, at 95 %. */
export function difference(a: readonly number[], b: readonly number[]): readonly [number, number] {
  const all = a.map((x, i) => (b[i] ?? 0) - x)
  const mean = all.reduce((sum, x) => sum + x, 0) / all.length
  const variance = all.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, all.length - 1)
  return [mean, 1.96 * Math.sqrt(variance / all.length)]
}

const won = ({ winner }: Figures): number => Number(winner === 'humans')

export function report({ kinds, lineUps, results, seconds, json, all }: Told): void {
  if (json) {
    console.log(JSON.stringify({ kinds, lineUps, results }))
    return
  }
  console.log(`${results.flat().length} games in ${seconds.toFixed(1)} s`)
  for (const kind of kinds.slice(0, 12)) console.log(`  ${kind}`)
  lineUps.forEach((up, i) => {
    one(up, results[i] ?? [], all)
  })
  const [first, second] = results
  if (!first || !second) return
  const [mean, half] = difference(first.map(won), second.map(won))
  console.log(
    `Humans win ${percent(Math.abs(mean))} ${mean < 0 ? 'less' : 'more'} with the second line-up (± ${percent(half)})`,
  )
}

function one({ humans, cylons }: LineUp, games: readonly Figures[], all: boolean): void {
  const n = games.length
  const wins = games.reduce((sum, g) => sum + won(g), 0)
  const [low, high] = interval(wins, n)
  console.log(
    `Humans: ${humans}, Cylons: ${cylons} — humans win ${percent(wins / n)} (${percent(low)} to ${percent(high)})`,
  )
  const endings = new Map<string, number>()
  for (const { ending } of games) endings.set(ending, (endings.get(ending) ?? 0) + 1)
  for (const [ending, k] of [...endings].sort((a, b) => b[1] - a[1]))
    console.log(
      `  ${ending.padEnd(24)}${percent(k / n).padStart(8)}${ending.startsWith('cylons') ? `${percent(k / Math.max(1, n - wins)).padStart(9)} of their wins` : ''}`,
    )
  const mean = (of: (g: Figures) => number): number => games.reduce((sum, g) => sum + of(g), 0) / n
  const line = (what: string, value: string): void => console.log(`  ${what.padEnd(40)}${value.padStart(9)}`)
  const per = (what: string): number => mean((g) => g.counts[what] ?? 0)
  const passed = per('check-pass')
  line('turns per game', mean((g) => g.turns).toFixed(1))
  line('jumps', per('jump').toFixed(2))
  line('revealed Cylons', per('revealed').toFixed(2))
  line('checks passed', percent(passed / (passed + per('check-fail') + per('check-partial'))))
  line('mean surplus of passed checks', (per('surplus') / passed).toFixed(2))
  line('decisions per game', mean((g) => g.decisions).toFixed(0))
  line(
    'thinking per decision',
    `${((1000 * mean((g) => g.thinking)) / mean((g) => g.decisions)).toFixed(0)} µs`,
  )
  if (!all) return
  for (const what of [...new Set(games.flatMap((g) => Object.keys(g.counts)))].sort())
    line(what, per(what).toFixed(2))
}
