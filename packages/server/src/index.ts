import { resolve } from 'node:path'
import websocket from '@fastify/websocket'
import Fastify, { LogController } from 'fastify'
import { countAddresses, limitSockets } from './addresses.ts'
import { addCalls } from './call-me.ts'
import { connect } from './connection.ts'
import { addHealth } from './health.ts'
import { day, defaults, type House, type Settings } from './house.ts'
import { addLobby } from './lobby.ts'
import { addMetrics, createMetrics } from './metrics.ts'
import { addMine } from './mine.ts'
import { addErrors, addHeaders, addPages } from './pages.ts'
import { openPush } from './push.ts'
import { addReplay } from './replay.ts'
import { closeTables, sweep } from './rest.ts'
import { openStorage } from './storage.ts'
import { openThinkers } from './thinkers.ts'
import { takeTurns } from './turns.ts'
import { dismiss, keepWires, wireOptions } from './wire.ts'

export type ServerOptions = Partial<Settings> & {
  /** Where the database file is. */
  readonly data?: string
  /** The folder of the built page. */
  readonly web?: string
  readonly port?: number
  readonly host?: string
  /** Who shows this token may read the metrics from elsewhere than this machine. */
  readonly metricsToken?: string
  /** Whom push services turn to: a mailto: or https: address. */
  readonly contact?: string | undefined
  /** The one push service that may be on this machine or network, such as http://127.0.0.1:9000. */
  readonly pushNear?: string | undefined
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export type RunningServer = {
  /** Where it can be opened, such as http://127.0.0.1:8080. */
  readonly address: string
  readonly house: House
  close(): Promise<void>
}

const sweepEvery = 1000
/** Connections of all kinds and from everywhere. */
const mostSockets = 20_000

const inDays = (keep: Settings['keep']): Record<string, number | 'kept for ever'> =>
  Object.fromEntries(
    Object.entries(keep).map(([stage, time]) => [
      stage,
      Number.isFinite(time) ? time / day : 'kept for ever',
    ]),
  )

export async function createServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { data = './data/ragtag.db', web = 'packages/web/dist', port = 8080, host = '0.0.0.0' } = options
  const { unread = defaults.unread, perAddress = defaults.perAddress, keep = defaults.keep } = options
  const app = Fastify({
    logger: { level: options.logLevel ?? 'info' },
    // Addresses of pages may carry a seat's secret; they are in no log.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    // Whoever does not say what he wants, or says it slowly, is not waited for.
    requestTimeout: 15_000,
    http: { headersTimeout: Math.min(10_000, unread), connectionsCheckingInterval: Math.min(2000, unread) },
    // A proxy on this machine says truly who asks; nobody else is believed.
    trustProxy: 'loopback',
    forceCloseConnections: true,
  })
  app.server.maxConnections = mostSockets
  limitSockets(app.server, 2 * perAddress.connections)
  const storage = openStorage(data)
  const { from, to } = storage.formats
  if (from !== to) app.log.info({ from, to }, 'the database has been brought to the present format')
  app.log.info({ days: inDays(keep) }, 'tables nobody comes to are cleared away after so many days')
  const live: House['live'] = new Map()
  const house: House = {
    storage,
    settings: {
      beat: options.beat ?? defaults.beat,
      botDelay: options.botDelay ?? defaults.botDelay,
      think: options.think ?? defaults.think,
      botWait: options.botWait ?? defaults.botWait,
      unread,
      idle: options.idle ?? defaults.idle,
      unwatched: options.unwatched ?? defaults.unwatched,
      unlisted: options.unlisted ?? defaults.unlisted,
      callAfter: options.callAfter ?? defaults.callAfter,
      grace: options.grace ?? defaults.grace,
      keep,
      rates: options.rates ?? defaults.rates,
      perAddress,
    },
    metrics: createMetrics(
      () => live.size,
      () => app.websocketServer.clients.size,
    ),
    log: app.log,
    live,
    addresses: countAddresses(perAddress),
    push: openPush(storage, { contact: options.contact, near: options.pushNear }),
    turns: takeTurns(),
    thinkers: openThinkers(app.log),
    closed: false,
    clearing: { now: undefined, nextLook: 0, tables: new Set() },
  }

  addHeaders(app)
  addErrors(app)
  await app.register(websocket, {
    // What a browser sends wrong is no fault of the server.
    errorHandler: (error, socket) => {
      app.log.debug({ err: error }, 'a connection failed')
      socket.terminate()
    },
    options: wireOptions,
  })
  await app.register(async (scope) => {
    scope.get('/ws', { websocket: true }, (socket, { ip }) => {
      const visit = house.addresses.visit(ip)
      if (visit) connect(house, socket, visit)
      else dismiss(socket, 1013, 'too many connections from this address')
    })
  })
  addHealth(app, storage)
  addMetrics(app, house.metrics, options.metricsToken)
  addLobby(app, house)
  addMine(app, house)
  addCalls(app, house)
  addReplay(app, house)
  await addPages(app, resolve(web))

  const stopKeeping = keepWires(app.websocketServer.clients, unread)
  const sweeper = setInterval(() => sweep(house), sweepEvery)
  app.addHook('onClose', async () => {
    clearInterval(sweeper)
    stopKeeping()
    await closeTables(house)
    await house.thinkers.close()
    await storage.close()
  })
  await app.listen({ port, host })
  sweep(house)
  const bound = app.addresses().find((a) => typeof a !== 'string')
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound?.port ?? port}`
  return { address, house, close: () => app.close() }
}
