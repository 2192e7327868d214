import { ConfigRefused } from '@ragtag/engine'
import { createTable as createTableSchema, takeSeat as takeSeatSchema } from '@ragtag/protocol'
import type { FastifyInstance } from 'fastify'
import { prettifyError, z } from 'zod'
import { bucket, take } from './bucket.ts'
import { takeSeat } from './chairs.ts'
import type { House } from './house.ts'
import { createTable, openTables, tableOf } from './tables.ts'

// Tables are set up, listed and joined over plain HTTP; all that follows goes through the WebSocket.

const tableParam = z.object({ table: z.string() })

const lookedTooOften = { code: 'too-many-requests', message: 'Asked too often; wait a moment.' }

/** However many ask, the list is put together only so often. */
const listRate = { burst: 10, perSecond: 5 } as const

/** The tables anybody may join, in JSON; at most a fraction of a second old. */
function listOf(house: House): () => string {
  const fresh = bucket(listRate)
  let text: string | undefined
  return () => {
    if (text === undefined || take(fresh)) text = JSON.stringify(openTables(house))
    return text
  }
}

export function addLobby(app: FastifyInstance, house: House): void {
  const slowDown = { code: 'too-many-tables', message: 'Too many at once; wait a minute.' }

  app.post('/api/tables', async (request, reply) => {
    if (!house.addresses.mayCreateTable(request.ip)) return reply.code(429).send(slowDown)
    const wish = createTableSchema.safeParse(request.body)
    if (!wish.success) return reply.code(400).send({ code: 'malformed', message: prettifyError(wish.error) })
    try {
      return reply.code(201).send(await createTable(house, wish.data))
    } catch (error) {
      if (error instanceof ConfigRefused)
        return reply.code(400).send({ code: 'cannot-be-played', message: error.message })
      throw error
    }
  })

  const list = listOf(house)
  app.get('/api/tables', (request, reply) => {
    if (!house.addresses.mayList(request.ip)) return reply.code(429).send(lookedTooOften)
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(list())
  })

  app.post('/api/tables/:table/seats', async (request, reply) => {
    if (!house.addresses.mayTakeChair(request.ip)) return reply.code(429).send(slowDown)
    const body = takeSeatSchema.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ code: 'malformed', message: prettifyError(body.error) })
    const { table: id } = tableParam.parse(request.params)
    const table = tableOf(house, id)
    if (!table) return reply.code(404).send({ code: 'no-table', message: 'There is no such table.' })
    const taken = await takeSeat(house, table, body.data)
    if (taken === 'closed')
      return reply.code(403).send({
        code: 'closed-link',
        message: 'This link opens no chair any more. Ask the host for a new one.',
      })
    if (taken !== 'taken') return reply.code(201).send(taken)
    const message =
      body.data.seat === undefined || table.row.started
        ? 'There is no free chair at this table.'
        : 'Somebody has taken this chair; choose another one.'
    return reply.code(409).send({ code: 'no-free-seat', message })
  })
}
