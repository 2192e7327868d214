import type { FastifyBaseLogger } from 'fastify'
import type { Addresses, PerAddress } from './addresses.ts'
import type { Rate } from './bucket.ts'
import type { Metrics } from './metrics.ts'
import type { Push } from './push.ts'
import type { Storage } from './storage.ts'
import type { Table } from './table.ts'
import type { Thinkers } from './thinkers.ts'
import type { Turns } from './turns.ts'

export type Settings = {
  /** How long a window lasts for those who are not asked, in milliseconds. */
  readonly beat: number
  /** How long a bot waits before it moves, so that people can follow. */
  readonly botDelay: number
  /** How long bots that think ahead do so. */
  readonly think: number
  /** How long a bot that the host wants in somebody's chair waits whether he keeps it. */
  readonly botWait: number
  /** How long anything waits for somebody who does not read it. */
  readonly unread: number
  /** How long a table stays in memory when nobody is there. */
  readonly idle: number
  /** How long bots, and clocks, go on when nobody has looked. */
  readonly unwatched: number
  /** How long an open table is listed when nobody has been there. */
  readonly unlisted: number
  /** How long somebody whose page is closed is waited for before he is called: asked by name, or with all others. */
  readonly callAfter: { readonly asked: number; readonly alike: number }
  /** How long somebody has at least when the server was away and his time is up. */
  readonly grace: number
  /** How long tables are kept that nobody comes to: before the game, in play, and when it is over. */
  readonly keep: { readonly waiting: number; readonly playing: number; readonly finished: number }
  readonly rates: {
    readonly messages: Rate
    readonly chat: Rate
    readonly notes: Rate
    /** Names, chairs and links: what is told to everybody at a table. */
    readonly changes: Rate
    /** Answers whose consequences are asked for. */
    readonly ahead: Rate
  }
  readonly perAddress: PerAddress
}

export const day = 86_400_000

export const defaults: Settings = {
  beat: 700,
  botDelay: 800,
  think: 1000,
  botWait: 30_000,
  unread: 20_000,
  idle: 60_000,
  unwatched: 60_000,
  unlisted: 3_600_000,
  callAfter: { asked: 20_000, alike: 300_000 },
  grace: 30_000,
  keep: { waiting: 7 * day, playing: 30 * day, finished: 365 * day },
  rates: {
    messages: { burst: 60, perSecond: 30 },
    chat: { burst: 5, perSecond: 0.5 },
    notes: { burst: 10, perSecond: 2 },
    changes: { burst: 20, perSecond: 1 },
    ahead: { burst: 150, perSecond: 20 },
  },
  perAddress: { connections: 120, tables: 60 },
}

const plenty: Rate = { burst: 1e9, perSecond: 1e9 }

/** For those who are all at one address and quicker than people: tests, and loads of one's own making. */
export const unlimited: Pick<Settings, 'rates' | 'perAddress'> = {
  rates: { messages: plenty, chat: plenty, notes: plenty, changes: plenty, ahead: plenty },
  perAddress: { connections: 1e9, tables: 1e9 },
}

/** Where all the tables are. */
export type House = {
  readonly storage: Storage
  readonly settings: Settings
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly live: Map<string, Table>
  readonly addresses: Addresses
  readonly push: Push
  /** What tables have to do, one after the other. */
  readonly turns: Turns
  /** Threads on which bots think ahead. */
  readonly thinkers: Thinkers
  closed: boolean
  /** Tables that are being cleared away. */
  readonly clearing: { now: Promise<void> | undefined; nextLook: number; readonly tables: Set<string> }
}
