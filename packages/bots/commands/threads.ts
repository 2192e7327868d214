import { parentPort, Worker, workerData } from 'node:worker_threads'

// Many games, one after the other on several threads. A command that uses it is its own thread, too: started again there,
// it calls `serve` in place of what it does otherwise.

/** Has every task done by threads that run this file; results come in any order. */
export async function spread<Task, Result>(
  file: string,
  {
    threads,
    told,
    tasks,
  }: { readonly threads: number; readonly told: unknown; readonly tasks: readonly Task[] },
  take: (result: Result) => void,
): Promise<void> {
  let next = 0
  const one = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(file, { workerData: told })
      const feed = (): void => {
        if (next < tasks.length) worker.postMessage(tasks[next++])
        else void worker.terminate().then(() => done())
      }
      worker.on('message', (result: Result) => {
        take(result)
        feed()
      })
      worker.on('error', fail)
      feed()
    })
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, one))
}

/** On such a thread: does what comes, with what all of them were told. */
export const serve = <Told, Task, Result>(work: (told: Told, task: Task) => Result): void => {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(work(workerData, task)))
}
