import { type ChildProcess, spawn } from 'node:child_process'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { type AttackWish, type FromVandal, fromVandal } from './attacks.ts'
import { type CrowdWish, type FromCrowd, fromCrowd } from './crowd.ts'

export type ServerProcess = {
  readonly child: ChildProcess
  readonly address: string
  /** How it ended: its exit code, or the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<NodeJS.Signals | number | null>
}

/** Bundled by the first server; those that follow start from what it made. */
const bundled = new Set<string>()
const commandOf = (entry: string): string[] =>
  bundled.has(entry)
    ? [`node_modules/.cache/ragtag/${basename(entry, '.ts')}.mjs`]
    : ['scripts/run.mjs', entry]

/** The real server, in a process of its own on a free port of this machine. */
export const serve = (...args: readonly string[]): Promise<ServerProcess> =>
  serveBy('packages/server/commands/serve.ts', ...args)

/** The same by another command: one that knows more boxes. */
export async function serveBy(entry: string, ...args: readonly string[]): Promise<ServerProcess> {
  const command = commandOf(entry)
  const here = ['--port', '0', '--host', '127.0.0.1']
  const child = spawn(process.execPath, [...process.execArgv, ...command, ...here, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (said) => {
    complaint += said
  })
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const [, address] = /served at (http:\S+)/.exec(line) ?? []
    if (!address) continue
    child.stdout.resume()
    bundled.add(entry)
    return {
      child,
      address,
      end: (signal) =>
        new Promise((resolve) => {
          child.once('exit', (code, by) => resolve(by ?? code))
          child.kill(signal)
        }),
    }
  }
  throw new Error(`the server did not start: ${complaint}`)
}

export type CrowdProcess = {
  /** The next that it says of this kind. */
  next<T extends FromCrowd['type']>(type: T): Promise<Extract<FromCrowd, { type: T }>>
  say(wish: 'measure' | 'stop'): void
  end(): void
}

const isOf =
  <T extends FromCrowd['type']>(type: T) =>
  (m: FromCrowd): m is Extract<FromCrowd, { type: T }> =>
    m.type === type

/** One of our commands in a process of its own, to talk with. */
const helper = (command: string, wish: unknown): ChildProcess =>
  spawn(
    process.execPath,
    [...process.execArgv, 'scripts/run.mjs', `packages/server/commands/${command}.ts`, JSON.stringify(wish)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )

/** Browsers, in a process of their own. */
export function assemble(wish: CrowdWish, seated: (tables: number) => void): CrowdProcess {
  const child = helper('crowd', wish)
  child.on('message', (said) => {
    const message = fromCrowd.parse(said)
    if (message.type === 'seated') seated(message.tables)
  })
  return {
    next: (type) =>
      new Promise((resolve, reject) => {
        const of = isOf(type)
        child.on('message', (said) => {
          const message = fromCrowd.parse(said)
          if (of(message)) resolve(message)
        })
        child.once('exit', () => reject(new Error('The browsers are gone.')))
      }),
    say: (wish) => void child.send(wish),
    end: () => void child.kill(),
  }
}

/** Attacks a server from a process of its own; kept when all is over. */
export function vandal(wish: AttackWish, heard: (message: FromVandal) => void): Promise<void> {
  const child = helper('vandal', wish)
  child.on('message', (said) => heard(fromVandal.parse(said)))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The attack could not be carried out.')),
    )
  })
}
