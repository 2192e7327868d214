import { begin, decide, type GameEvent, type GameState, mayTakeBack, migrated } from '@ragtag/engine'
import { z } from 'zod'
import { type Cursor, entriesFor, unwritten, type Viewer } from './log.ts'
import type { Storage, Told } from './storage.ts'
import type { Back } from './take-back.ts'

// Where a game stands, put together from what was stored. The rules may have been mended meanwhile: a kept position
// is carried over into the present format and played on from; where there is none that can be used, the game is
// played again from its seed and its answers. Either way everything that people have been told must be so again, or
// it is not the game they were playing.

/** `cursors` says how long the log of each viewer is. */
export type Position = {
  readonly state: GameState
  readonly seq: number
  readonly cursors: readonly Cursor[]
  /** What can be taken back from here. */
  readonly back: readonly Back[]
}

/** Whether it is kept just so, and need not be kept again. */
type Found = Position & { readonly isKept: boolean }

/** Neither way leads back; why, for the server's keeper. */
export class PositionLost extends Error {
  override readonly name = 'PositionLost'
}

const kept = z.object({
  state: z.unknown(),
  cursors: z.array(z.object({ at: z.number(), turn: z.number() })),
  back: z
    .array(
      z.object({ seat: z.number(), request: z.string(), state: z.unknown(), until: z.number().optional() }),
    )
    .optional(),
})

export const positionText = (state: GameState, cursors: readonly Cursor[], back: readonly Back[]): string =>
  JSON.stringify(back.length > 0 ? { state, cursors, back } : { state, cursors })

export function positionIn(text: string): Omit<Position, 'seq'> {
  const { state, cursors, back = [] } = kept.parse(JSON.parse(text))
  return {
    state: migrated(state),
    cursors,
    back: back.map(({ state: before, seat, request, until }) => ({
      ...{ seat, request, state: migrated(before) },
      ...(until === undefined ? {} : { until }),
    })),
  }
}

export const advanced = (
  cursors: readonly Cursor[],
  viewers: readonly Viewer[],
  events: readonly GameEvent[],
): Cursor[] => viewers.map((v, i) => entriesFor(events, v, cursors[i] ?? unwritten).to)

type Game = { readonly id: string; readonly config: Parameters<typeof begin>[0]; readonly seed: string }

/** Where the game of a table is. */
export function positionOf(storage: Storage, game: Game, viewers: readonly Viewer[]): Found {
  const snapshot = storage.snapshot(game.id)
  const tries: (() => Found)[] = [
    () => {
      if (!snapshot) throw new Error('no position was kept')
      if (!snapshot.whole) throw new Error('the position that was kept is damaged')
      const from = { ...positionIn(snapshot.text), seq: snapshot.seq }
      const found = playedOn(from, storage.told(game.id, from.seq), viewers)
      return { ...found, isKept: positionText(found.state, found.cursors, found.back) === snapshot.text }
    },
    () => {
      const [first, ...rest] = storage.told(game.id, -1)
      if (first?.seq !== 0) throw new Error('the beginning of the game is missing')
      const { state, events } = begin(game.config, game.seed)
      insist(first, events)
      const cursors = advanced([], viewers, first.events)
      return { ...playedOn({ state, seq: 0, cursors, back: [] }, rest, viewers), isKept: false }
    },
  ]
  const reasons: string[] = []
  for (const attempt of tries)
    try {
      return attempt()
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  throw new PositionLost(reasons.join('; '))
}

/** The log is what was told then, so that nobody's list changes by a word. */
function playedOn(from: Position, rest: readonly Told[], viewers: readonly Viewer[]): Position {
  let { state, seq, cursors } = from
  // Somebody's own answers in a row: no others can have been taken back.
  let row: { readonly back: Back; readonly may: () => boolean }[] = from.back.map((back) => ({
    back,
    may: () => true,
  }))
  for (const d of rest) {
    if (d.seq !== seq + 1) throw new Error(`decision ${seq + 1} is missing`)
    if (d.by === 'undo') {
      const last = row.pop()
      if (!last) throw new Error(`what decision ${d.seq} takes back is not known`)
      state = last.back.state
    } else {
      const step = decide(state, d.seat, { request: d.request, options: d.options })
      insist(d, step.events)
      if (d.by !== 'human' || row.some((b) => b.back.seat !== d.seat)) row = []
      const back = { seat: d.seat, request: d.request, state }
      if (d.by === 'human') row.push({ back, may: () => mayTakeBack(back.state, d.seat, step) })
      state = step.state
    }
    seq = d.seq
    cursors = advanced(cursors, viewers, d.events)
  }
  const fixed = row.findLastIndex((b) => !b.may())
  return { state, seq, cursors, back: row.slice(fixed + 1).map((b) => b.back) }
}

/** Moments that pass may have other names; what happened may not. */
const facts = (events: readonly GameEvent[]): string[] =>
  events.filter((e) => !e.key.startsWith('window.')).map((e) => JSON.stringify(e))

/** What was told then happens now, in that order; more may be told by now. */
function insist({ seq, events: then }: Told, now: readonly GameEvent[]): void {
  const again = facts(now)
  let at = 0
  for (const fact of facts(then)) {
    at = again.indexOf(fact, at) + 1
    if (at === 0) throw new Error(`after decision ${seq} something else would have happened`)
  }
}
