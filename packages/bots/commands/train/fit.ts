export type Sample = { readonly features: Readonly<Record<string, number>>; readonly won: boolean }

const rounds = 8

type How = {
  /** Weights that are not to be found. */
  readonly given?: Readonly<Record<string, number>>
  /** How much weights are held back, in samples. */
  readonly restraint?: number
}

/** A logistic regression by Newton's method, with every feature brought to the same scale. */
export function fitted(
  samples: readonly Sample[],
  { given = {}, restraint = 300 }: How = {},
): {
  readonly weights: Readonly<Record<string, number>>
  readonly loss: number
  readonly base: number
} {
  const all = Object.keys(samples[0]?.features ?? {})
  const names = all.filter((name) => given[name] === undefined)
  const fixed = samples.map(({ features }) =>
    Object.entries(given).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), 0),
  )
  const columns = names.map((name) => samples.map((s) => s.features[name] ?? 0))
  const means = columns.map((c) => c.reduce((a, b) => a + b, 0) / c.length)
  const scales = columns.map(
    (c, j) => Math.sqrt(c.reduce((a, b) => a + (b - (means[j] ?? 0)) ** 2, 0) / c.length) || 1,
  )
  const rows = samples.map((_, i) => [
    ...columns.map((c, j) => ((c[i] ?? 0) - (means[j] ?? 0)) / (scales[j] ?? 1)),
    1,
  ])
  const k = names.length + 1
  let w = Array.from({ length: k }, () => 0)
  const chance = (i: number): number =>
    1 / (1 + Math.exp(-(rows[i] ?? []).reduce((sum, x, j) => sum + x * (w[j] ?? 0), fixed[i] ?? 0)))
  for (let round = 0; round < rounds; round++) {
    const hessian = Array.from({ length: k }, (_, a): number[] =>
      Array.from({ length: k + 1 }, (_, b) => (a === b && a < k - 1 ? restraint : 0)),
    )
    rows.forEach((row, i) => {
      const p = chance(i)
      const error = p - Number(samples[i]?.won)
      const weight = p * (1 - p) + 1e-6
      for (let a = 0; a < k; a++) {
        const line = hessian[a]
        const x = row[a] ?? 0
        if (!line) continue
        line[k] = (line[k] ?? 0) + error * x
        for (let b = 0; b < k; b++) line[b] = (line[b] ?? 0) + weight * x * (row[b] ?? 0)
      }
    })
    for (let a = 0; a < k - 1; a++) {
      const line = hessian[a]
      if (line) line[k] = (line[k] ?? 0) + restraint * (w[a] ?? 0)
    }
    const step = solved(hessian)
    w = w.map((x, j) => x - (step[j] ?? 0))
  }
  const weights: Record<string, number> = {}
  let bias = w[k - 1] ?? 0
  names.forEach((name, j) => {
    weights[name] = rounded((w[j] ?? 0) / (scales[j] ?? 1))
    bias -= ((w[j] ?? 0) * (means[j] ?? 0)) / (scales[j] ?? 1)
  })
  const log = (p: number, won: boolean): number => -Math.log(Math.max(1e-9, won ? p : 1 - p))
  const share = samples.filter((s) => s.won).length / samples.length
  const mean = (of: (i: number) => number): number =>
    samples.reduce((sum, _, i) => sum + of(i), 0) / samples.length
  return {
    weights: { bias: rounded(bias), ...weights, ...given },
    loss: mean((i) => log(chance(i), samples[i]?.won ?? false)),
    base: mean((i) => log(share, samples[i]?.won ?? false)),
  }
}

const rounded = (x: number): number => Math.round(x * 1e4) / 1e4

/** Gauss's elimination; each line ends with what it is to equal. */
function solved(lines: number[][]): number[] {
  const k = lines.length
  for (let a = 0; a < k; a++) {
    let best = a
    for (let b = a + 1; b < k; b++)
      if (Math.abs(lines[b]?.[a] ?? 0) > Math.abs(lines[best]?.[a] ?? 0)) best = b
    const [pivot, other] = [lines[best], lines[a]]
    if (!pivot || !other) continue
    lines[a] = pivot
    if (best !== a) lines[best] = other
    for (let b = 0; b < k; b++) {
      const line = lines[b]
      const by = (line?.[a] ?? 0) / (pivot[a] || 1)
      if (b === a || !line || by === 0) continue
      for (let c = a; c <= k; c++) line[c] = (line[c] ?? 0) - by * (pivot[c] ?? 0)
    }
  }
  return lines.map((line, a) => (line[k] ?? 0) / (line[a] || 1))
}
