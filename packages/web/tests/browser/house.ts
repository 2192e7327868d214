import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, serve, serveBy } from '../../../server/src/testing/process.ts'
import { pageWithBox, serverWithBox } from './box/build.ts'

/** A real server in a process of its own, with a database of its own. */
export type House = {
  readonly address: string
  readonly data: string
  /** The server is stopped in the middle of whatever it does; what it is sent meanwhile waits. */
  freeze(): void
  kill(): Promise<void>
  /** Starts it again where it was. */
  restart(): Promise<void>
  end(): Promise<void>
}

export type HouseOptions = {
  readonly botDelay?: number
  readonly beat?: number
  readonly botWait?: number
  /** Server and page know a box that no player is offered. */
  readonly box?: boolean
  /** What else the server is told. */
  readonly more?: readonly string[]
  /** What is to be in the database before the server starts. */
  readonly before?: (data: string) => Promise<void>
}

export async function openHouse({
  botDelay = 0,
  beat = 0,
  botWait = 0,
  box = false,
  more = [],
  before,
}: HouseOptions = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-browser-'))
  const data = join(folder, 'ragtag.db')
  await before?.(data)
  const page = box ? ['--web', await pageWithBox()] : []
  const start = (port: string): Promise<ServerProcess> => {
    const args = [
      ...['--port', port, '--data', data, '--beat', String(beat), '--bot-delay', String(botDelay)],
      ...['--bot-wait', String(botWait), '--log', 'error', ...page, ...more],
    ]
    return box ? serveBy(serverWithBox, ...args) : serve(...args)
  }
  let server = await start('0')
  const { address } = server
  const { port } = new URL(address)
  return {
    address,
    data,
    freeze: () => {
      server.child.kill('SIGSTOP')
    },
    kill: async () => {
      await server.end('SIGKILL')
    },
    restart: async () => {
      server = await start(port)
    },
    end: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
