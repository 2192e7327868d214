import { parentPort } from 'node:worker_threads'
import { type Budget, type Level, type Memory, think } from '@ragtag/bots'
import {
  type Answer,
  chance,
  type GameState,
  imagine,
  type Knowledge,
  type Request,
  type View,
} from '@ragtag/engine'

// A thread on which bots think ahead. It is told what the seat sees, remembers and knows, and one game as it could be
// for all the seat knows; from that it imagines others. The game itself never comes here.

export type Task = {
  readonly level: Level
  readonly view: View
  readonly request: Request
  readonly memory: Memory
  readonly known: Knowledge
  /** Imagined by the same seat. */
  readonly world: GameState
  readonly seed: number
}

export type Job = { readonly task: Task; readonly budget: Budget }
export type Found = { readonly answer: Answer } | { readonly failed: string }

export function thought({ task, budget }: Job): Answer {
  const { level, view, request, memory, known, world, seed } = task
  const imagined = (random: (n: number) => number): GameState => imagine(world, request.seat, known, random)
  return think(level, view, request, memory, chance(seed), imagined, budget)
}

parentPort?.on('message', (job: Job) => {
  let found: Found
  try {
    found = { answer: thought(job) }
  } catch (error) {
    found = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(found)
})
