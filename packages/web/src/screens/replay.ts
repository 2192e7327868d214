import { signal } from '@preact/signals'
import type { View } from '@ragtag/engine'
import type { LogEntry, Replay } from '@ragtag/protocol'
import { chair, chatLog, isHost, log, notes, receive, skips, table, view, you } from '../state.ts'
import { replayOf } from './tables-api.ts'

// Stepping through a finished game: each step is shown on the table itself, as if it were happening.

export type Viewer = 'open' | 'spectator' | number

type Kept = { readonly view: View; readonly log: readonly LogEntry[]; readonly you: number | 'spectator' }
type Playing = {
  readonly table: string
  readonly viewer: Viewer
  readonly game: Replay
  readonly step: number
  /** What the page showed before, to go back to. */
  readonly kept: Kept
}

export const replay = signal<Playing | null>(null)

/** Whether it goes on by itself, and how fast. */
export const running = signal(false)
export const speeds = [0.5, 1, 2, 4, 8] as const
export const speed = signal<(typeof speeds)[number]>(1)

/** Milliseconds a step is looked at: longer where much is told, hardly where nothing is. */
const look = { nothing: 250, something: 900, each: 160, most: 2200 } as const

export function timeFor({ log: told }: Replay['steps'][number]): number {
  const lines = told.filter((e) => !e.message.key.startsWith('window.')).length
  const time = lines === 0 ? look.nothing : Math.min(look.most, look.something + lines * look.each)
  return time / speed.value
}

/** Goes on by itself, from the beginning where the end was reached; or stops. */
export function run(on: boolean): void {
  const now = replay.value
  if (!now) return
  if (on && now.step >= now.game.steps.length - 1) goTo(0)
  running.value = on
}

/** One step on, as time passes. */
export function goOn(): void {
  const now = replay.value
  if (!now) return
  goTo(now.step + 1)
  if (now.step + 1 >= now.game.steps.length - 1) running.value = false
}

/**
 * Shows a position on the table. Nothing is asked in it, for the answers were given long ago; and it is marked as
 * a game that is over, so that the page stays with what comes after one.
 */
function show(position: View, told: readonly LogEntry[], as: number | 'spectator'): void {
  const info = table.value
  if (!info) return
  receive({
    type: 'welcome',
    you: as,
    chair: chair.value < 0 ? null : chair.value,
    host: isHost.value,
    table: info,
    view: position,
    log: told,
    chat: chatLog.value,
    notes: notes.value,
    skips: skips.value,
    deadline: null,
    missed: 0,
  })
}

export function playAgain(id: string, game: Replay): void {
  if (!view.value) return
  const kept = { view: view.value, log: log.value, you: you.value }
  replay.value = { table: id, viewer: 'open', game, step: 0, kept }
  goTo(0)
}

export function goTo(step: number): void {
  const playing = replay.value
  if (!playing) return
  const { steps } = playing.game
  const to = Math.max(0, Math.min(steps.length - 1, step))
  const position = steps[to]?.view
  if (!position) return
  replay.value = { ...playing, step: to }
  const told = steps.slice(0, to + 1).flatMap((s) => s.log)
  show(
    { ...position, request: null, outcome: playing.kept.view.outcome },
    told,
    typeof playing.viewer === 'number' ? playing.viewer : 'spectator',
  )
}

/** The next decision at which another turn has begun, or the last one at which this turn had not. */
export function goToTurn(direction: 1 | -1): void {
  const playing = replay.value
  if (!playing) return
  const { steps } = playing.game
  const turnAt = (i: number): number => steps[i]?.view.turn.number ?? 0
  let to = playing.step + direction
  if (direction < 0) {
    // Back to the beginning of this turn, or of the one before when already there.
    const turn = turnAt(to)
    while (to > 0 && turnAt(to - 1) === turn) to--
  } else while (to < steps.length - 1 && turnAt(to) === turnAt(playing.step)) to++
  goTo(to)
}

export async function lookAs(viewer: Viewer): Promise<void> {
  const before = replay.value
  if (!before) return
  const game = await replayOf(before.table, viewer)
  const playing = replay.value
  if (!playing) return
  replay.value = { ...playing, viewer, game }
  goTo(playing.step)
}

export function stop(): void {
  const playing = replay.value
  running.value = false
  replay.value = null
  if (playing) show(playing.kept.view, playing.kept.log, playing.kept.you)
}
