import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer } from '@ragtag/engine'
import type { FastifyBaseLogger } from 'fastify'
import { bundledText } from '../../../scripts/bundle.mjs'
import type { Found, Job, Task } from './thinker.ts'

// A few threads on which bots think ahead, for all tables. Whoever asks says how long there is; where others ask, too,
// it is shared. An answer that comes too late is of no use to anybody, so nobody waits for one.

export type Thinkers = {
  /** What was found within so many milliseconds, if anything. */
  think(task: Task, ms: number): Promise<Answer | undefined>
  close(): Promise<void>
}

const source = 'packages/server/src/thinker.ts'

/** What it takes to hand a task over and the answer back. */
export const handing = 40
/** In less time than that nothing is found. */
const least = 30

type Waiting = {
  readonly task: Task
  readonly until: number
  readonly done: (answer: Answer | undefined) => void
}

export function openThinkers(
  log: FastifyBaseLogger,
  most = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
): Thinkers {
  let text: Promise<string> | undefined
  let closed = false
  let waiting: Waiting[] = []
  const threads = new Set<Worker>()
  const free: Worker[] = []
  const busy = new Map<Worker, Waiting>()
  let starting = 0

  async function start(): Promise<void> {
    starting++
    try {
      text ??= bundledText(source)
      const worker = new Worker(await text, { eval: true, name: 'thinker' })
      worker.unref()
      threads.add(worker)
      worker.on('message', (found: Found) => {
        if ('failed' in found) log.error({ reason: found.failed }, 'a bot failed to think ahead')
        finish(worker, 'answer' in found ? found.answer : undefined)
        free.push(worker)
        serve()
      })
      // The next task starts another one.
      worker.on('error', (error) => {
        log.error({ err: error }, 'a thread on which bots think has failed')
        threads.delete(worker)
        finish(worker, undefined)
        serve()
      })
      free.push(worker)
    } catch (error) {
      log.error({ err: error }, 'bots cannot think ahead')
      for (const w of waiting) w.done(undefined)
      waiting = []
    }
    starting--
    if (closed) void close()
    else serve()
  }

  function finish(worker: Worker, answer: Answer | undefined): void {
    busy.get(worker)?.done(answer)
    busy.delete(worker)
  }

  function serve(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const left = next.until - performance.now() - handing
      if (left < least) {
        waiting.shift()
        next.done(undefined)
        continue
      }
      const worker = free.pop()
      if (!worker) {
        if (threads.size + starting < most) void start()
        return
      }
      const rounds = Math.ceil(waiting.length / most)
      waiting.shift()
      busy.set(worker, next)
      worker.postMessage({ task: next.task, budget: { ms: Math.max(least, left / rounds) } } satisfies Job)
    }
  }

  async function close(): Promise<void> {
    closed = true
    for (const w of [...waiting, ...busy.values()]) w.done(undefined)
    waiting = []
    busy.clear()
    await Promise.all([...threads].map((worker) => worker.terminate()))
  }

  return {
    think: (task, ms) =>
      new Promise((done) => {
        if (closed) return done(undefined)
        waiting.push({ task, until: performance.now() + ms, done })
        serve()
      }),
    close,
  }
}
