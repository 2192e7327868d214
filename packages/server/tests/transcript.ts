import { setImmediate as breathe } from 'node:timers/promises'
import {
  type Answer,
  chance,
  english,
  type GameState,
  type Request,
  randomAnswer,
  requests,
  standingRequests,
} from '@ragtag/engine'
import type { ToClient } from '@ragtag/protocol'
import { vi } from 'vitest'
import type { House } from '../src/house.ts'
import { unwritten, type Viewer } from '../src/log.ts'
import { attend, submit } from '../src/play.ts'
import type { Refusal } from '../src/refusal.ts'
import type { NewDecision } from '../src/storage.ts'
import { loadTable, openRequest, type Table, viewersOf } from '../src/table.ts'

// What browsers are told after one answer, to the millisecond, on a clock that stands still while anybody thinks.

/** How those sit there whose cards nobody else knows: they all let every window pass. */
export type Sitting = 'bot' | 'skip' | 'human'

export type Line = { readonly at: number; readonly type: ToClient['type']; readonly text: string }

export type Transcript = {
  readonly lines: ReadonlyMap<Viewer, readonly Line[]>
  /** How many were asked in secret whose cards nobody else knows. */
  readonly asked: number
  /** Somebody whose cards nobody else knows did something; then others may well see it. */
  readonly acted: boolean
  /** Windows in a row. */
  readonly windows: number
  /** Whether the answer could be taken back. */
  readonly back: boolean
}

export type Course = {
  readonly state: GameState
  readonly seat: number
  readonly answer: Answer
  /** Seats that answer the same every time, after the same time; all others pass. */
  readonly known: readonly number[]
  readonly thinking: number
  readonly others: Sitting
  /** Seconds per decision. */
  readonly timer: number | null
  /** All are told whom the table waits for, and since when. */
  readonly days: boolean
  /** Bots say how much they can add to checks, and whom they suspect. */
  readonly talk: boolean
  /** The answer is taken back as soon as all know what came of it, if it can be. */
  readonly undo?: boolean
  /** Those seats do what they may do at any moment as soon as the answer is given. */
  readonly besides?: boolean
}

const began = 1_000_000
const moments = Object.keys(english.messages).flatMap((key) => /^prompt\.window\.(.*)/.exec(key)?.[1] ?? [])
const skips = Object.fromEntries(moments.map((w) => [w, { until: 'game', turn: 0 } as const]))

/** A table where everybody has been shown this position, in a house that keeps nothing. */
function tableAt(house: House, c: Course, rows: NewDecision[]): { house: House; table: Table } {
  const { state, known, others } = c
  const { players } = state
  const row = {
    id: 'table',
    config: state.config,
    seed: '',
    hostHash: '',
    open: false,
    timer: c.timer,
    days: c.days,
    talk: c.talk,
    hints: true,
    joint: 0,
    jointHash: null,
    standing: null,
    result: null,
    again: null,
    created: 0,
    looked: Date.now(),
    started: true,
    over: false,
  }
  const seats = players.map((_, seat) => ({
    seat,
    secretHash: '',
    link: 0,
    own: false,
    level: 'normal' as const,
    name: '',
    occupant: others === 'bot' && !known.includes(seat) ? ('bot' as const) : ('human' as const),
    skips: others === 'skip' && !known.includes(seat) ? skips : {},
  }))
  const cursors = [...players, 'spectator'].map(() => unwritten)
  const storage = {
    ...house.storage,
    table: () => row,
    seats: () => seats,
    snapshot: () => ({ seq: 1, text: JSON.stringify({ state, cursors }), whole: true }),
    decisions: () => [],
    events: () => [],
    answered: () => undefined,
    chatLength: () => 0,
    undone: () => 0,
    addChat: async () => {},
    append: async (decisions: readonly NewDecision[]) => {
      rows.push(...decisions)
    },
  }
  const table = loadTable(storage, 'table', Date.now())
  if (!table) throw new Error('no table')
  return { house: { ...house, storage }, table }
}

/** Until nobody thinks and nothing is on its way. */
async function still(table: Table): Promise<void> {
  do await breathe()
  while (table.writing || table.answering.size > 0)
}

const typeOf = (text: string): ToClient['type'] => {
  const message: ToClient = JSON.parse(text)
  return message.type
}

/** Gives the answer and notes what everyone is told until all know where the game stands. */
export async function transcriptOf(quiet: House, c: Course): Promise<Transcript> {
  vi.setSystemTime(began)
  const rows: NewDecision[] = []
  const { house, table } = tableAt(quiet, c, rows)
  const lines = new Map<Viewer, Line[]>()
  const note = (viewer: Viewer, text: string): void => {
    lines.get(viewer)?.push({ at: Date.now() - began, type: typeOf(text), text })
  }
  for (const viewer of viewersOf(table)) {
    lines.set(viewer, [])
    const send = (text: string | Buffer): void => note(viewer, text.toString())
    table.connections.add({
      viewer,
      chair: viewer === 'spectator' ? null : viewer,
      hostSecret: '',
      name: '',
      send,
      close: () => {},
    })
  }
  const give = (seat: number, answer: Answer, by: 'human' | 'undo' = 'human'): void => {
    const nonce = `${by} ${answer.request}`
    const reply = (refusal: Refusal): void =>
      note(seat, JSON.stringify({ type: refusal ? 'refused' : 'accepted', nonce, ...refusal }))
    submit(house, { table, seat, answer, by, nonce, arrived: 0, reply })
  }

  let windows = 0
  const seen = new Set<string>()
  const onTheirWay = new Set<string>()
  const secretsOpen = (): Request[] => (table.game ? requests(table.game.state).filter((r) => r.secret) : [])
  const reflect = (): void => {
    for (const r of secretsOpen()) {
      const known = c.known.includes(r.seat)
      const passes = c.others === 'human' && !r.standing
      if (seen.has(r.id) || (!known && !passes) || !openRequest(table, r.seat)) continue
      seen.add(r.id)
      onTheirWay.add(r.id)
      const random = chance([...r.id].reduce((n, sign) => n * 31 + sign.charCodeAt(0), c.thinking))
      const answer = known ? randomAnswer(r, random) : { request: r.id, options: [] }
      const answered = (): void => {
        onTheirWay.delete(r.id)
        give(r.seat, answer)
      }
      setTimeout(answered, known ? c.thinking : 100)
    }
  }
  // What may be done at any moment is never waited for.
  const allKnow = (): boolean =>
    [...table.shown.values()].every((s) => s.seq === table.game?.seq) &&
    onTheirWay.size === 0 &&
    secretsOpen().every((r) => r.standing)

  attend(house, table)
  await still(table)
  const untilAllKnow = async (): Promise<void> => {
    for (let i = 0; i < 500; i++) {
      await still(table)
      windows = Math.max(windows, table.pace.windows)
      reflect()
      if (allKnow() || table.game?.state.outcome) break
      vi.advanceTimersToNextTimer()
    }
  }
  give(c.seat, c.answer)
  if (c.besides)
    for (const seat of c.known)
      for (const r of standingRequests(c.state, seat)) {
        seen.add(r.id)
        await still(table)
        give(seat, randomAnswer(r, chance(seat)))
      }
  await untilAllKnow()
  if (c.undo) {
    give(c.seat, { request: c.answer.request, options: [] }, 'undo')
    await untilAllKnow()
  }
  clearTimeout(table.wake)
  vi.clearAllTimers()
  const hidden = rows.slice(1).filter((r) => !c.known.includes(r.seat))
  const back = table.undone > 0
  return { lines, asked: hidden.length, acted: hidden.some((r) => r.options.length > 0), windows, back }
}
