import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type ServerProcess = {
  readonly child: ChildProcess
  readonly address: string
  /** How it ended: its exit code, or the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<NodeJS.Signals | number | null>
}

/** The real server, in a process of its own on a free port of this machine. */
export async function serve(...args: readonly string[]): Promise<ServerProcess> {
  const command = [
    'scripts/run.mjs',
    'packages/server/commands/serve.ts',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
  ]
  const child = spawn(process.execPath, [...process.execArgv, ...command, ...args], {
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
