import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { NotWritten } from './refusal.ts'

// The page people open, as it was built; and what everything is sent with.

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
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

/** What went wrong inside is for the log alone. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof NotWritten) {
      app.log.error({ err: error }, 'something could not be stored')
      return reply.code(503).send({ code: 'storage', message: error.message })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: 'malformed', message: error.message })
    app.log.error({ err: error }, 'a request could not be handled')
    return reply
      .code(status)
      .send({ code: 'failed', message: 'Something went wrong on the server; please try again.' })
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

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const packers = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => zip(bytes, { level: 9 }),
}

const packable: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
}

/** Named, and not with a weight of nothing. */
export const accepts = (header: string, how: 'br' | 'gzip'): boolean =>
  header.split(',').some((part) => {
    const [name, ...weights] = part.split(';').map((p) => p.trim().toLowerCase())
    return name === how && !weights.some((w) => /^q=0(\.0*)?$/.test(w))
  })

const asset = z.object({ file: z.string().regex(/^[\w-][\w.-]*$/) })

/** The built files, packed once and kept: there are few, and they never change. */
function addAssets(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Promise<Buffer>>()
  app.get('/assets/:file', async (request, reply) => {
    const { data } = asset.safeParse(request.params)
    const accepted = request.headers['accept-encoding'] ?? ''
    const how = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined
    const type = packable[data?.file.split('.').at(-1) ?? '']
    const path = data && join(folder, 'assets', data.file)
    if (!data || !path || !existsSync(path)) return reply.callNotFound()
    if (!how || !type) return reply.sendFile(join('assets', data.file))
    const key = `${how} ${data.file}`
    const packed = kept.get(key) ?? readFile(path).then(packers[how])
    kept.set(key, packed)
    packed.catch(() => kept.delete(key))
    return reply
      .type(type)
      .header('content-encoding', how)
      .header('vary', 'accept-encoding')
      .header('cache-control', forever)
      .send(await packed)
  })
}

export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache')
      },
    })
    addAssets(app, folder)
  }
  const page = (_request: unknown, reply: FastifyReply) =>
    built ? reply.sendFile('index.html') : reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  app.get('/', page)
  app.get('/t/:table', page)
  app.get('/games', page)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', message: 'There is nothing here.' }),
  )
}
