import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { unlimited } from '../src/house.ts'
import { createServer, type RunningServer, type ServerOptions } from '../src/index.ts'

export * from '../src/testing/browser.ts'

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server without waiting times, with a database of its own. */
export async function testServer(options: ServerOptions = {}): Promise<RunningServer> {
  const folder = tempFolder()
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'test.db'),
    web: join(folder, 'web'),
    beat: 0,
    botDelay: 0,
    botWait: 0,
    logLevel: 'silent',
    ...unlimited,
    ...options,
  })
  onTestFinished(() => server.close())
  return server
}

/** Patient enough for a busy machine; what never comes true fails the test. */
export async function waitFor(isSo: () => unknown): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 40_000, interval: 20 })
}
