import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly registry: Registry
  /** Seconds from an answer's arrival until it is on the disk and all browsers of the table have been sent it. */
  readonly latency: Histogram
  readonly decisions: Counter<'by'>
  readonly refusals: Counter<'code'>
  readonly calls: Counter<'sent'>
}

export function createMetrics(tables: () => number, connections: () => number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'ragtag_tables_in_memory',
    help: 'Tables where somebody is or a bot is to move',
    registers,
    collect() {
      this.set(tables())
    },
  })
  new Gauge({
    name: 'ragtag_connections',
    help: 'Open WebSocket connections',
    registers,
    collect() {
      this.set(connections())
    },
  })
  return {
    registry,
    latency: new Histogram({
      name: 'ragtag_decision_seconds',
      help: 'From the arrival of an answer until it is durable and sent on',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    decisions: new Counter({
      name: 'ragtag_decisions_total',
      help: 'Accepted decisions',
      labelNames: ['by'],
      registers,
    }),
    refusals: new Counter({
      name: 'ragtag_refusals_total',
      help: 'Refused messages',
      labelNames: ['code'],
      registers,
    }),
    calls: new Counter({
      name: 'ragtag_calls_total',
      help: 'Letters to push services, for people whose page is closed',
      labelNames: ['sent'],
      registers,
    }),
  }
}

const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Numbers that grow tell players when somebody was asked in secret; so they are not for everyone. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && headers.authorization === `Bearer ${token}`) return true
  return here.includes(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}

export function addMetrics(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) =>
    mayRead(request, token)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : reply.code(403).send({
          code: 'forbidden',
          message: 'Read the metrics on this machine, or with the token in RAGTAG_METRICS_TOKEN.',
        }),
  )
}
