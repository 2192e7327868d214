import type { OwnSummary } from '@ragtag/protocol'
import type { OwnTable } from '../own-tables.ts'

// One's own tables in the order in which they matter: first those that wait for me, whose time is up soonest before
// all others; then games that go on, tables that are being set, and what is over.

export type Listed = {
  readonly own: OwnTable
  /** What the server says of it: undefined until it has answered, null where it does not know it. */
  readonly now: OwnSummary | null | undefined
}

function rank({ own, now }: Listed): number {
  if (now === null) return 5
  if (now?.asked) return 0
  const stage = now?.stage ?? own.stage
  return stage === 'playing' ? 1 : stage === 'waiting' ? 2 : stage === 'lost' ? 3 : 4
}

/** When something is to be done about it; what has no time comes last. */
const due = ({ now }: Listed): number => (now?.asked ? (now.until ?? Number.MAX_VALUE) : 0)
const ended = ({ now }: Listed): number => now?.result?.ended ?? 0

/** Otherwise as they were: the one visited last comes first. */
export const inOrder = (list: readonly Listed[]): Listed[] =>
  list.toSorted((a, b) => rank(a) - rank(b) || due(a) - due(b) || ended(b) - ended(a))

/** What the browser keeps, with what the server says. */
export const listed = (own: readonly OwnTable[], found: readonly OwnSummary[] | undefined): Listed[] =>
  own.map((o) => ({ own: o, now: found && (found.find((s) => s.table === o.table) ?? null) }))
