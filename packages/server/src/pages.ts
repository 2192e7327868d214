import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

// The page people open, as it was built; and what everything is sent with.

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
  })
}

const notBuilt = [
  'Ragtag is running, but the page has not been built.',
  '',
  'Build it with "npm run build" and start the server again.',
  '',
].join('\n')

/** Built files carry their hash in their names and never change; the page itself is asked for every time. */
const forever = 'public, max-age=31536000, immutable'

export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache')
      },
    })
  const page = (_request: unknown, reply: FastifyReply) =>
    built ? reply.sendFile('index.html') : reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  app.get('/', page)
  app.get('/t/*', page)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', message: 'There is nothing here.' }),
  )
}
