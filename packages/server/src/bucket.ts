// A bucket holds so many tokens and fills at a steady rate; what finds it empty is too much. It goes by a clock that
// nobody can set: a day's clock put back would leave it empty for as long.

export type Rate = { readonly burst: number; readonly perSecond: number }

export type Bucket = { tokens: number; at: number; readonly rate: Rate }

export const bucket = (rate: Rate): Bucket => ({ tokens: rate.burst, at: performance.now(), rate })

function fill(b: Bucket): void {
  const now = performance.now()
  b.tokens = Math.min(b.rate.burst, b.tokens + ((now - b.at) / 1000) * b.rate.perSecond)
  b.at = now
}

/** What costs more than the bucket can ever hold empties it. */
export function take(b: Bucket, cost = 1): boolean {
  fill(b)
  if (b.tokens < Math.min(cost, b.rate.burst)) return false
  b.tokens = Math.max(0, b.tokens - cost)
  return true
}

export function isFull(b: Bucket): boolean {
  fill(b)
  return b.tokens === b.rate.burst
}
