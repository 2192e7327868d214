import type { Allegiance, Outcome } from '@ragtag/engine'
import { z } from 'zod'
import { id } from './ids.ts'
import { limits } from './limits.ts'

// What somebody asks about the tables he sits at, and how he is called to them.

/** A chair, by the secret one comes to it with. */
const ownChair = z.object({ table: id, secret: id })

/** POST /api/mine: what has become of these tables. */
export const askMine = z.object({ tables: z.array(ownChair).max(limits.own) })

/**
 * Whom a table over days waits for, since when and until when (milliseconds of the day's clock, whole minutes). Without
 * a seat: for nobody by name, because nobody may know who is asked.
 */
export type Awaited = { readonly seat: number | null; readonly since: number; readonly until: number | null }

/** How a game ended. */
export type Result = {
  readonly outcome: Omit<Outcome, 'reason'> & { readonly reason: string }
  readonly ended: number
  readonly turn: number
  readonly distance: number
  readonly seats: readonly { readonly character: string; readonly side: Allegiance }[]
}

/** One of the tables that were asked about, as whoever sits there may know it; the others are not here any more. */
export type OwnSummary = {
  readonly table: string
  readonly seat: number
  readonly host: boolean
  readonly names: readonly string[]
  readonly sets: readonly string[]
  readonly days: boolean
  readonly stage: 'waiting' | 'playing' | 'over' | 'lost'
  /** Chairs that are still free. */
  readonly free: number
  readonly turn: number
  readonly character: string
  /** Whether a bot plays his chair. */
  readonly bot: boolean
  /** Whether he is asked something, and until when. */
  readonly asked: boolean
  readonly until: number | null
  readonly awaited: readonly Awaited[]
  readonly result: Result | null
}

/**
 * POST /api/calls: a browser wants to be called when these tables wait for their players and its page is closed, or,
 * without keys, does not want it any more.
 */
export const callMe = z.object({
  tables: z.array(ownChair).min(1).max(limits.own),
  endpoint: z.string().max(1000),
  keys: z
    .object({
      p256dh: z.string().regex(/^[\w-]{86,90}=*$/),
      auth: z.string().regex(/^[\w-]{20,24}=*$/),
    })
    .nullable(),
})
export type CallMe = z.infer<typeof callMe>
/** GET /api/calls: what a browser needs to know whose calls it lets through. */
export type CallKey = { readonly key: string }
