import { networkInterfaces } from 'node:os'
import { options } from '../../../scripts/options.ts'
import { day, defaults } from '../src/house.ts'
import { createServer } from '../src/index.ts'

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const

const days = { type: 'number', from: 0, to: 36_500 } as const

const given = options('start', 'Sets everything up and serves the table: open the address it prints.', {
  port: { type: 'number', default: 8080, from: 0, to: 65535, env: 'PORT', help: 'which port' },
  host: { type: 'string', default: '0.0.0.0', help: 'which address to listen at' },
  data: { type: 'string', default: './data/ragtag.db', env: 'RAGTAG_DATA', help: 'the database file' },
  web: { type: 'string', default: 'packages/web/dist', help: 'the folder of the built page' },
  beat: {
    type: 'number',
    default: defaults.beat,
    from: 0,
    to: 10_000,
    help: 'milliseconds a window lasts',
  },
  'bot-delay': {
    type: 'number',
    default: defaults.botDelay,
    from: 0,
    to: 60_000,
    help: 'milliseconds before a bot moves',
  },
  think: {
    type: 'number',
    default: defaults.think,
    from: 0,
    to: 60_000,
    env: 'RAGTAG_THINK',
    help: 'milliseconds a hard bot thinks ahead about an open question',
  },
  'bot-wait': {
    type: 'number',
    default: defaults.botWait,
    from: 0,
    to: 600_000,
    env: 'RAGTAG_BOT_WAIT',
    help: 'milliseconds in which a player can say no to a bot that the host wants in his chair',
  },
  connections: {
    type: 'number',
    default: defaults.perAddress.connections,
    from: 1,
    to: 1_000_000,
    env: 'RAGTAG_CONNECTIONS',
    help: 'players that may be connected from one address, and half as many who watch',
  },
  tables: {
    type: 'number',
    default: defaults.perAddress.tables,
    from: 1,
    to: 1_000_000,
    env: 'RAGTAG_TABLES',
    help: 'tables that may be set up from one address in an hour',
  },
  'keep-waiting': {
    ...days,
    default: defaults.keep.waiting / day,
    env: 'RAGTAG_KEEP_WAITING',
    help: 'days a table is kept that nobody comes to, when its game has not begun; 0 for ever',
  },
  'keep-playing': {
    ...days,
    default: defaults.keep.playing / day,
    env: 'RAGTAG_KEEP_PLAYING',
    help: 'the same in play',
  },
  'keep-finished': {
    ...days,
    default: defaults.keep.finished / day,
    env: 'RAGTAG_KEEP_FINISHED',
    help: 'the same when the game is over',
  },
  contact: {
    type: 'string',
    default: '',
    env: 'RAGTAG_CONTACT',
    help: 'a mailto: or https: address that push services may turn to',
  },
  'push-near': {
    type: 'string',
    default: '',
    env: 'RAGTAG_PUSH_NEAR',
    help: 'a push service on this machine or network that calls may go to, such as http://127.0.0.1:9000',
  },
  'call-after': {
    type: 'number',
    default: defaults.callAfter.asked,
    from: 0,
    to: 3_600_000,
    help: 'milliseconds before somebody whose page is closed is called',
  },
  grace: {
    type: 'number',
    default: defaults.grace,
    from: 0,
    to: 3_600_000,
    help: 'milliseconds that somebody has at least when his time ran out while the server was away',
  },
  log: { type: 'string', default: 'info', among: levels, help: levels.join(', ') },
})

try {
  const server = await createServer({
    port: given.port,
    host: given.host,
    data: given.data,
    web: given.web,
    metricsToken: process.env.RAGTAG_METRICS_TOKEN,
    beat: given.beat,
    botDelay: given['bot-delay'],
    think: given.think,
    botWait: given['bot-wait'],
    keep: {
      waiting: kept(given['keep-waiting']),
      playing: kept(given['keep-playing']),
      finished: kept(given['keep-finished']),
    },
    callAfter: { ...defaults.callAfter, asked: given['call-after'] },
    grace: given.grace,
    contact: given.contact || undefined,
    pushNear: given['push-near'] || undefined,
    perAddress: { connections: given.connections, tables: given.tables },
    logLevel: levels.find((l) => l === given.log) ?? 'info',
  })
  const { port } = new URL(server.address)
  console.log(`Ragtag is served at ${server.address}`)
  for (const address of given.host === '0.0.0.0' ? onThisNetwork() : [])
    console.log(`For others on your network: http://${address}:${port}`)
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(`The server could not start: ${reason(error)}`)
  process.exit(1)
}

function kept(inDays: number): number {
  return inDays === 0 ? Number.POSITIVE_INFINITY : inDays * day
}

/** Under which addresses others on the same network reach this machine. */
function onThisNetwork(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.filter((i) => i.family === 'IPv4' && !i.internal).map((i) => i.address)
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (message.includes('EADDRINUSE'))
    return `port ${given.port} is taken by another program. Choose another, such as PORT=8081.`
  if (/database/i.test(message))
    return `"${given.data}" cannot be used as its database file (${message}). Choose another with RAGTAG_DATA.`
  return message
}
