import type { Foresight, GameConfig, Message, Option, Outcome, View } from '@ragtag/engine'
import { z } from 'zod'
import { type Advice, type BotLevel, botLevels, claims, type Suspected, verdicts } from './bots.ts'
import { id, seat } from './ids.ts'
import { limits } from './limits.ts'
import type { Awaited } from './own.ts'

export * from './bots.ts'
export { limits } from './limits.ts'
export * from './own.ts'

// What browsers and the server say to each other. Everything that comes in is checked against these schemas.

// What people write is shown to others. Signs that cannot be seen, or that turn the direction of what follows, could
// make one name look like another; and a zero would cut the text off where it is stored.

/** Signs that join letters or mark their direction without changing that of others are part of some scripts. */
const unseen = /(?![\n\t\u061c\u200c-\u200f])[\p{Cc}\p{Cf}\p{Cs}]/gu
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u

const cleaned = (text: string): string => text.replace(unseen, '')

/** Text in one line of which something can be seen. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .transform((text) => cleaned(text.replace(/\s+/g, ' ')).trim())
    .refine((text) => visible.test(text), 'There is nothing to be seen in it')

/** Letters of other scripts, and digits, that look like Latin letters. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ'],
    ['b', 'вβьƅ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєεҽ'],
    ['f', 'ϝ'],
    ['g', 'ɡց'],
    ['h', 'нһηհ'],
    ['i', 'іιїɩı'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['l', 'ӏǀ|'],
    ['m', 'мμ'],
    ['n', 'ոп'],
    ['o', 'оοσօ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гг'],
    ['s', 'ѕʂ'],
    ['t', 'тτ'],
    ['u', 'υսц'],
    ['v', 'νѵ'],
    ['w', 'ԝωш'],
    ['x', 'хχ'],
    ['y', 'уүγ'],
    ['z', 'ζ'],
  ].flatMap(([latin = '', others = '']) => [...others].map((sign) => [sign, latin])),
)
const likeLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 5: 's' }

/** The same for names that people could take for one another; digits stay what they are where only letters matter. */
export function likeness(name: string, of: 'all' | 'letters' = 'all'): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
  const latin = Array.from(plain, (sign) => lookalikes[sign] ?? sign).join('')
  return of === 'letters' ? latin : Array.from(latin, (sign) => likeLetters[sign] ?? sign).join('')
}

// --- HTTP ---------------------------------------------------------------------------------------------

export const createTable = z.object({
  players: z.int().min(1).max(limits.players),
  sets: z.array(z.string().max(32)).max(8).optional(),
  objective: z.string().max(32).optional(),
  difficulty: z.enum(['standard', 'easier-for-humans', 'easier-for-cylons']).optional(),
  noSympathizer: z.boolean().optional(),
  variants: z.array(z.string().max(32)).max(8).optional(),
  /** Seconds per decision, or null for no timer. When it runs out a bot answers. */
  timer: z.int().min(10).max(604_800).nullable().optional(),
  /** It is played over several days: nobody has to be there all the time. */
  days: z.boolean().optional(),
  /** Open tables are listed; anyone may take a free chair. */
  open: z.boolean().optional(),
  /** How well bots play, everywhere or chair by chair. */
  level: z.union([z.enum(botLevels), z.array(z.enum(botLevels)).max(limits.players)]).optional(),
  /** Whether bots say how much they help, and whether they may be asked what they would do; they do unless said. */
  talk: z.boolean().optional(),
  hints: z.boolean().optional(),
  name: line(limits.name).optional(),
})
export type CreateTable = z.infer<typeof createTable>

/** The answer to POST /api/tables: the host's own secret (he sits in seat 0) and one secret per seat, to invite with. */
export type TableCreated = {
  readonly table: string
  readonly host: string
  readonly seats: readonly string[]
}

/**
 * A free chair of an open table, or by the link that is for all of them. Whoever made a secret of his own for it may
 * ask twice: it is the same chair.
 */
export const takeSeat = z.object({
  name: line(limits.name),
  link: id.optional(),
  seat: seat.optional(),
  own: id.min(20).optional(),
})
export type TakeSeat = z.infer<typeof takeSeat>
/** The answer to POST /api/tables/:table/seats: the secret of the chair taken. */
export type SeatTaken = { readonly seat: number; readonly secret: string }

export type TableSummary = {
  readonly table: string
  /** What the host is called; '' until he has said so. */
  readonly host: string
  readonly players: number
  /** The boxes it is played with. */
  readonly sets: readonly string[]
  readonly taken: number
  readonly started: boolean
  readonly over: boolean
}

// --- WebSocket, from the browser ------------------------------------------------------------------------

export const speeds = ['relaxed', 'normal', 'fast', 'paused'] as const
export type Speed = (typeof speeds)[number]

export const fromClient = z.discriminatedUnion('type', [
  /**
   * First message of a connection: a seat's or the host's secret, or none for a spectator. Whoever was invited makes
   * the chair his own with a secret that his browser made; the invitation is used up by that.
   */
  z.object({
    type: z.literal('hello'),
    table: id,
    secret: id.optional(),
    own: id.min(20).optional(),
    name: line(limits.name).optional(),
    /** It is this person's first game: all are told, and bots go easy on him in the first round. */
    first: z.boolean().optional(),
  }),
  /** `nonce` makes an answer safe to send twice. */
  z.object({
    type: z.literal('answer'),
    nonce: id,
    request: id,
    options: z.array(z.string().max(200)).max(limits.options),
    /** How often the browser has seen somebody take an answer back: what was asked before that is asked no more. */
    undone: z.int().min(0).optional(),
  }),
  /** What these answers to an open question would do, as far as the seat can know: told to whoever asks and nobody else. */
  z.object({
    type: z.literal('foresee'),
    nonce: id,
    request: id,
    answers: z.array(z.array(z.string().max(200)).max(limits.options)).max(limits.foreseen),
  }),
  /** What a bot would do in one's place: told to whoever asks and nobody else. */
  z.object({ type: z.literal('hint'), nonce: id, request: id }),
  /** How much one can add to the check under way, or has added. */
  z.object({ type: z.literal('word'), claim: z.enum(claims) }),
  /** What one has seen of somebody's Loyalty, true or not. */
  z.object({ type: z.literal('testify'), whose: seat, says: z.enum(verdicts) }),
  /** Takes back what one answered last, by the name of that question. */
  z.object({ type: z.literal('undo'), nonce: id, request: id }),
  z.object({ type: z.literal('chat'), text: line(limits.chat) }),
  z.object({ type: z.literal('notes'), text: z.string().max(limits.notes).transform(cleaned) }),
  /** Windows this seat does not want to be asked in: until the present turn ends, or for good. */
  z.object({ type: z.literal('skip'), window: z.string().max(64), until: z.enum(['turn', 'game', 'ask']) }),
  /**
   * The host decides about every chair, a player about his own. In play a bot that the host wants in somebody's chair
   * waits until he could have said no ('human' keeps the chair), and only its owner takes a chair back from a bot.
   */
  z.object({ type: z.literal('seat'), seat, occupant: z.enum(['bot', 'human']) }),
  /** Host only: a new link for a chair. The old one dies, and whoever sits there by it has to leave. */
  z.object({ type: z.literal('new-link'), seat }),
  /** Host only, before the game: a link for all free chairs, a new one each time, or none. */
  z.object({ type: z.literal('joint'), open: z.boolean() }),
  /** How fast bots play; whoever is alone with them decides. */
  z.object({ type: z.literal('bots'), speed: z.enum(speeds) }),
  /** Host only: how well the bot of a chair plays, or all of them. */
  z.object({ type: z.literal('level'), level: z.enum(botLevels), seat: seat.optional() }),
  /** Host only: whether bots talk, and whether they may be asked for a hint. */
  z.object({ type: z.literal('agree'), talk: z.boolean().optional(), hints: z.boolean().optional() }),
  /** Host only, when the game is over: a new table for the same people, with the secret of each chair in turn. */
  z.object({ type: z.literal('again'), table: id, seats: z.array(id).max(limits.players) }),
  /** Host only; every chair must have somebody in it. */
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('rename'), name: line(limits.name) }),
])
export type FromClient = z.infer<typeof fromClient>

// --- WebSocket, to the browser --------------------------------------------------------------------------

export type Occupant = 'human' | 'bot' | 'empty'

export type SeatInfo = {
  readonly seat: number
  /** '' until somebody says what he is called. */
  readonly name: string
  readonly occupant: Occupant
  readonly online: boolean
  /** How well a bot plays in this chair. */
  readonly level: BotLevel
  /** In how many seconds a bot takes the chair if its person does not keep it. */
  readonly botIn: number | null
}

export type TableInfo = {
  readonly table: string
  readonly players: number
  readonly sets: readonly string[]
  readonly objective: string
  readonly difficulty: string
  readonly noSympathizer: boolean
  readonly variants: readonly string[]
  readonly open: boolean
  readonly timer: number | null
  /** It is played over several days. */
  readonly days: boolean
  /** Whether bots say how much they help, and whether they may be asked what they would do. */
  readonly talk: boolean
  readonly hints: boolean
  /** Whether there is a link for all free chairs. */
  readonly joint: boolean
  readonly started: boolean
  /** The game cannot be put together again from what was stored: the log and the chat are all there is of it. */
  readonly lost: boolean
  /** SHA-256 of the seed, shown from the start; the seed itself once the game is over. */
  readonly seedHash: string
  readonly seed: string | null
  readonly seats: readonly SeatInfo[]
}

/** One public or private happening, as this viewer may know it. `at` counts the viewer's own list. */
export type LogEntry = { readonly at: number; readonly turn: number; readonly message: Message }
/**
 * What the table itself says about a chair: who sits there, because whoever does sees its cards; that the clock has
 * answered for somebody who was openly waited for; and that bots go easy on somebody in the first round of his first game.
 * And what players say in words that all know: what they can add to a
 * check (`pledge`), what they have added (`claim`; text as in `wordText`), whom they suspect (`suspects`; text the seat),
 * what they have seen of somebody's Loyalty (`saw`; text as in `sightingText`).
 */
export const notices = [
  'new-link',
  'taken',
  'bot-soon',
  'bot',
  'kept',
  'clock',
  'first-game',
  'pledge',
  'claim',
  'suspects',
  'saw',
] as const
export type Notice = (typeof notices)[number]

/**
 * A line of a player, of somebody who watches (no seat), or of the table itself. Names can be given
 * up and taken by others; the seat says who it was.
 */
export type ChatEntry = {
  readonly at: number
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly notice: Notice | null
}

export type ToClient =
  /** Comes first, and again when a bot takes the chair by whose link one came, or leaves it. */
  | {
      readonly type: 'welcome'
      readonly you: number | 'spectator'
      /** The chair by whose link one came; while a bot plays it one only looks on. */
      readonly chair: number | null
      readonly host: boolean
      readonly table: TableInfo
      readonly view: View | null
      readonly log: readonly LogEntry[]
      readonly chat: readonly ChatEntry[]
      readonly notes: string
      /** Windows this seat is not asked in. */
      readonly skips: Readonly<Record<string, 'turn' | 'game'>>
      /** When the viewer's own open question times out, as milliseconds from now. */
      readonly deadline: number | null
      /** Of tables over days. */
      readonly awaited?: readonly Awaited[]
      /** How often the clock has answered for the viewer since he last did himself. */
      readonly missed: number
      /** The question whose answer the viewer can take back, if he can. */
      readonly undo?: string
    }
  | {
      readonly type: 'update'
      readonly view: View
      readonly log: readonly LogEntry[]
      readonly deadline: number | null
      /** Of tables over days. */
      readonly awaited?: readonly Awaited[]
      readonly undo?: string
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  /** The same people meet at a new table: where, and the secret of one's own chair there. */
  | { readonly type: 'again'; readonly table: string; readonly secret: string }
  /**
   * To the host alone: the secret to invite with to each chair; null where somebody made it his own. And the one for
   * all free chairs, if there is one.
   */
  | {
      readonly type: 'invitations'
      readonly secrets: readonly (string | null)[]
      readonly joint: string | null
    }
  | { readonly type: 'chat'; readonly entry: ChatEntry }
  | { readonly type: 'notes'; readonly text: string }
  | { readonly type: 'skips'; readonly skips: Readonly<Record<string, 'turn' | 'game'>> }
  | { readonly type: 'accepted'; readonly nonce: string }
  /** Answer by answer as they were asked for; null where one could not be given. */
  | { readonly type: 'foresight'; readonly nonce: string; readonly answers: readonly (Foresight | null)[] }
  | ({ readonly type: 'advice'; readonly nonce: string } & Advice)
  | {
      readonly type: 'refused'
      readonly nonce: string | null
      readonly code: string
      readonly message: string
    }

// --- After the game: GET /api/tables/:table/replay?viewer=open|spectator|0..6 ----------------------------

export type Replay = {
  readonly config: GameConfig
  readonly seed: string
  /** Null where seed and answers do not lead to the game's end, for a rule was mended while it was played. */
  readonly outcome: Outcome | null
  /** Whom the bots suspected, turn by turn; where all lies open. */
  readonly suspected?: readonly Suspected[]
  /** One entry per decision; the first is the position before any. */
  readonly steps: readonly {
    readonly view: View
    readonly log: readonly LogEntry[]
    /** Who decided, and what he chose, as far as the viewer could see. */
    readonly seat: number | null
    readonly chosen: readonly Option[]
    /** Everyone's cards, where all lie open. */
    readonly hands: readonly (readonly string[])[] | null
  }[]
}
