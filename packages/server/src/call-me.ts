import { type CallKey, callMe } from '@ragtag/protocol'
import type { FastifyInstance } from 'fastify'
import { prettifyError } from 'zod'
import type { House } from './house.ts'
import { chairBy } from './mine.ts'
import { written } from './refusal.ts'
import { hashOf } from './secrets.ts'

// A browser says that it wants to be called when its tables wait, or that it does not any more.

/** Browsers of one chair. */
const most = 4

export function addCalls(app: FastifyInstance, house: House): void {
  app.get('/api/calls', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ key: house.push.publicKey } satisfies CallKey),
  )

  app.post('/api/calls', async (request, reply) => {
    if (!house.addresses.mayTakeChair(request.ip))
      return reply.code(429).send({ code: 'too-many-requests', message: 'Asked too often; wait a moment.' })
    const body = callMe.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ code: 'malformed', message: prettifyError(body.error) })
    const { tables, endpoint, keys } = body.data
    if (keys && !house.push.accepts(endpoint))
      return reply.code(400).send({
        code: 'no-push-service',
        message: 'Calls go to push services on the open internet only, over HTTPS.',
      })
    const since = Date.now()
    let chairs = 0
    for (const { table: id, secret } of tables) {
      const seat = chairBy(house, id, secret)?.seat
      if (seat === undefined) continue
      chairs++
      const row = keys && { ...keys, seat, endpoint, secretHash: hashOf(secret), since }
      await written(row ? house.storage.saveCall(id, row, most) : house.storage.dropCall(id, seat, endpoint))
      const live = house.live.get(id)
      if (live) live.calls = undefined
    }
    return { chairs }
  })
}
