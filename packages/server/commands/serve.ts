import { options } from '../../engine/commands/options.ts'
import { defaults } from '../src/house.ts'
import { createServer } from '../src/index.ts'

const environment = process.env
const given = options(
  'serve',
  'Serves the table: open the address it prints. PORT and RAGTAG_DATA say where, too.',
  {
    port: {
      type: 'number',
      default: Number(environment.PORT ?? 8080),
      from: 0,
      to: 65535,
      help: 'which port',
    },
    host: { type: 'string', default: '0.0.0.0', help: 'which address to listen at' },
    data: {
      type: 'string',
      default: environment.RAGTAG_DATA ?? './data/ragtag.db',
      help: 'the database file',
    },
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
    'table-burst': {
      type: 'number',
      default: defaults.rates.tables.burst,
      from: 1,
      to: 1_000_000,
      help: 'tables one address may set up in one go',
    },
    log: { type: 'string', default: 'info', help: 'silent, error, warn, info or debug' },
  },
)

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const

try {
  const server = await createServer({
    port: given.port,
    host: given.host,
    data: given.data,
    web: given.web,
    metricsToken: environment.RAGTAG_METRICS_TOKEN,
    beat: given.beat,
    botDelay: given['bot-delay'],
    rates: { ...defaults.rates, tables: { ...defaults.rates.tables, burst: given['table-burst'] } },
    logLevel: levels.find((l) => l === given.log) ?? 'info',
  })
  console.log(`Ragtag is served at ${server.address}`)
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
  console.error(
    `The server could not start: ${error instanceof Error ? error.message : String(error)}\n` +
      'Is the port taken by another program? Choose one with PORT=8081, and a database file with RAGTAG_DATA.',
  )
  process.exit(1)
}
