import { usual } from '@ragtag/engine'
import { botLevels, notices } from '@ragtag/protocol'
import { z } from 'zod'
import type { SeatRow, TableRow } from './storage.ts'

// What lies in the database, read back with care.

const json = <T extends z.ZodType>(inner: T) => z.string().transform((text) => inner.parse(JSON.parse(text)))
const flag = z.number().transform((n) => n === 1)

const resultRow = z.object({
  outcome: z.object({
    winner: z.enum(['humans', 'cylons']),
    reason: z.string(),
    winners: z.array(z.number()),
  }),
  ended: z.number(),
  turn: z.number(),
  distance: z.number(),
  seats: z.array(z.object({ character: z.string(), side: z.enum(['human', 'cylon', 'sympathizer', 'own']) })),
})

const standingRow = z.object({
  seq: z.number(),
  turn: z.number(),
  characters: z.array(z.string()),
  /** Since when everybody knows that these are asked, and since when all has stood still. */
  awaited: z.array(z.object({ seat: z.number(), since: z.number() })),
  since: z.number(),
  deadlines: z.array(z.object({ seat: z.number(), request: z.string(), at: z.number() })),
  /** Who is asked something, openly or not. */
  asked: z.array(z.number()),
})
export type Standing = z.infer<typeof standingRow>

const againRow = z.object({ table: z.string(), seats: z.array(z.string()) })

const gameConfig = z.object({
  players: z.number(),
  sets: z.array(z.string()).optional(),
  objective: z.string().optional(),
  difficulty: z.enum(['standard', 'easier-for-humans', 'easier-for-cylons']).optional(),
  noSympathizer: z.boolean().optional(),
  variants: z.array(z.string()).optional(),
})

export const tableRow = z
  .object({
    id: z.string(),
    config: json(gameConfig),
    seed: z.string(),
    host_hash: z.string(),
    open: flag,
    timer: z.number().nullable(),
    days: flag,
    talk: flag,
    hints: flag,
    joint: z.number(),
    joint_hash: z.string().nullable(),
    created: z.number(),
    looked: z.number(),
    started: flag,
    over: flag,
    standing: json(standingRow).nullable(),
    result: json(resultRow).nullable(),
    again: json(againRow).nullable(),
  })
  .transform(
    ({ host_hash, joint_hash, ...t }): TableRow => ({ ...t, hostHash: host_hash, jointHash: joint_hash }),
  )

const skips = z.record(z.string(), z.object({ until: z.enum(['turn', 'game']), turn: z.number() }))

export const seatRow = z
  .object({
    seat: z.number(),
    secret_hash: z.string(),
    name: z.string(),
    occupant: z.enum(['human', 'bot', 'empty']),
    skips: json(skips),
    link: z.number(),
    own: flag,
    level: z.enum(botLevels),
  })
  .transform(({ secret_hash, ...s }): SeatRow => ({ ...s, secretHash: secret_hash }))

export const decisionRow = z.object({
  seq: z.number(),
  seat: z.number(),
  request: z.string(),
  options: json(z.array(z.string())),
  nonce: z.string().nullable(),
  by: z.enum(['human', 'bot', 'timer', 'skip', 'undo']),
  at: z.number(),
})

export const openTable = z
  .object({
    id: z.string(),
    config: json(gameConfig),
    host: z.string(),
    players: z.number(),
    taken: z.number(),
    started: flag,
    over: flag,
  })
  .transform(({ config, ...t }) => ({ ...t, sets: config.sets ?? usual.sets }))

export const chatRow = z.object({
  at: z.number(),
  seat: z.number().nullable(),
  name: z.string(),
  text: z.string(),
  notice: z.enum(notices).nullable(),
})

export const nonceRow = z.object({ seat: z.number(), nonce: z.string() })
export const eventsRow = z.object({ events: z.string() })
export const snapshotRow = z.object({ seq: z.number(), text: z.string(), sum: z.string().nullable() })
export const idRow = z.object({ id: z.string() })
export const textRow = z.object({ text: z.string() })
export const countRow = z.object({ n: z.number() })
