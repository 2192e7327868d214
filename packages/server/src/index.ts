import { resolve } from 'node:path'
import websocket from '@fastify/websocket'
import Fastify, { LogController } from 'fastify'
import { connect } from './connection.ts'
import { addHealth } from './health.ts'
import { defaults, type House, type Settings } from './house.ts'
import { addLobby } from './lobby.ts'
import { addMetrics, createMetrics } from './metrics.ts'
import { addErrors, addHeaders, addPages } from './pages.ts'
import { addReplay } from './replay.ts'
import { openStorage } from './storage.ts'
import { closeTables, sweep } from './tables.ts'

export type ServerOptions = Partial<Settings> & {
  /** Where the database file is. */
  readonly data?: string
  /** The folder of the built page. */
  readonly web?: string
  readonly port?: number
  readonly host?: string
  /** Who shows this token may read the metrics from elsewhere than this machine. */
  readonly metricsToken?: string
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export type RunningServer = {
  /** Where it can be opened, such as http://127.0.0.1:8080. */
  readonly address: string
  readonly house: House
  close(): Promise<void>
}

/** The longest message is a full notes pad; JSON may need several bytes for a letter. */
const longestMessage = 128 * 1024
const sweepEvery = 1000
const pingEvery = 25_000

export async function createServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { data = './data/ragtag.db', web = 'packages/web/dist', port = 8080, host = '0.0.0.0' } = options
  const app = Fastify({
    logger: { level: options.logLevel ?? 'info' },
    // Addresses of pages may carry a seat's secret; they are in no log.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    // A proxy on this machine says truly who asks; nobody else is believed.
    trustProxy: 'loopback',
    forceCloseConnections: true,
  })
  const storage = openStorage(data)
  const { from, to } = storage.formats
  if (from !== to) app.log.info({ from, to }, 'the database has been brought to the present format')
  const live: House['live'] = new Map()
  const house: House = {
    storage,
    settings: {
      beat: options.beat ?? defaults.beat,
      botDelay: options.botDelay ?? defaults.botDelay,
      unread: options.unread ?? defaults.unread,
      idle: options.idle ?? defaults.idle,
      rates: options.rates ?? defaults.rates,
    },
    metrics: createMetrics(
      () => live.size,
      () => app.websocketServer.clients.size,
    ),
    log: app.log,
    live,
    queue: [],
    writing: undefined,
    closed: false,
  }

  addHeaders(app)
  addErrors(app)
  await app.register(websocket, {
    // What a browser sends wrong is no fault of the server.
    errorHandler: (error, socket) => {
      app.log.debug({ err: error }, 'a connection failed')
      socket.terminate()
    },
    options: {
      maxPayload: longestMessage,
      // Only the long log of a game that is joined late is worth it.
      perMessageDeflate: {
        threshold: 16 * 1024,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
      },
    },
  })
  await app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket) => connect(house, socket))
  })
  addHealth(app, storage)
  addMetrics(app, house.metrics, options.metricsToken)
  addLobby(app, house)
  addReplay(app, house)
  await addPages(app, resolve(web))

  const stopPings = keepAlive(app.websocketServer)
  const sweeper = setInterval(() => sweep(house), sweepEvery)
  app.addHook('onClose', async () => {
    clearInterval(sweeper)
    stopPings()
    await closeTables(house)
    await storage.close()
  })
  await app.listen({ port, host })
  sweep(house)
  const bound = app.addresses().find((a) => typeof a !== 'string')
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound?.port ?? port}`
  return { address, house, close: () => app.close() }
}

type Pinged = { readonly clients: Set<import('ws').WebSocket> }

/** A connection that does not answer a ping until the next one is dead. */
function keepAlive(server: Pinged): () => void {
  const waiting = new WeakSet<import('ws').WebSocket>()
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (waiting.has(socket)) {
        socket.terminate()
        continue
      }
      waiting.add(socket)
      socket.once('pong', () => waiting.delete(socket))
      socket.ping()
    }
  }, pingEvery)
  return () => clearInterval(timer)
}
