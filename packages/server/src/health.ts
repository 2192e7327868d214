import type { FastifyInstance } from 'fastify'
import type { Storage } from './storage.ts'

// Whether all is well: a server that cannot keep what people do is not, whatever else it can.

const patience = 2000

/** What is wrong, in a word that says nothing about this machine. */
function wordFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '' && error instanceof Error ? error.message : code
}

function late(): { readonly reached: Promise<string>; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const reached = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('writing takes too long'), patience)
  })
  return { reached, stop: () => clearTimeout(timer) }
}

export function addHealth(app: FastifyInstance, storage: Storage): void {
  let looking: Promise<string | undefined> | undefined
  let wrong: string | undefined

  async function look(): Promise<string | undefined> {
    const clock = late()
    const tried = storage.check().then(() => undefined, wordFor)
    const found = await Promise.race([tried, clock.reached])
    clock.stop()
    if (found !== wrong && found) app.log.error({ reason: found }, 'nothing can be written')
    if (found !== wrong && !found) app.log.info('everything can be written again')
    wrong = found
    return found
  }

  app.get('/health', async (_request, reply) => {
    // Whoever asks at the same time shares one attempt.
    looking ??= look().finally(() => {
      looking = undefined
    })
    const found = await looking
    reply.header('cache-control', 'no-store')
    if (!found) return { ok: true }
    const message = `Nothing can be written to the database (${found}). Look at the disk; it goes on by itself.`
    return reply.code(503).send({ ok: false, code: 'storage', message })
  })
}
