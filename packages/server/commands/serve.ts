import { options } from '../../engine/commands/options.ts'
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
    beat: { type: 'number', default: 700, from: 0, to: 10_000, help: 'milliseconds a window lasts' },
    'bot-delay': {
      type: 'number',
      default: 800,
      from: 0,
      to: 60_000,
      help: 'milliseconds before a bot moves',
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
