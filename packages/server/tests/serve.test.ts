import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { serve } from '../src/testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'ragtag-serve-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const data = (name: string): string => join(folder, name)

describe('the command that serves the game', () => {
  test('keeps everything in the file it is given and ends cleanly when it is told to', async () => {
    const server = await serve('--data', data('deep/down/table.db'))
    expect((await fetch(`${server.address}/health`)).ok).toBe(true)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(existsSync(data('deep/down/table.db'))).toBe(true)
  })

  test('says what is wrong when it cannot start', async () => {
    await expect(serve('--port', 'abc')).rejects.toThrow('--port must be a whole number from 0 to 65535')
    await expect(serve('--log', 'loud')).rejects.toThrow('--log must be one of silent')
    await expect(serve('--data', folder)).rejects.toThrow('cannot be used as its database file')
    writeFileSync(data('letter.txt'), 'Not a database, but long enough to be looked at twice.'.repeat(20))
    await expect(serve('--data', data('letter.txt'))).rejects.toThrow('cannot be used as its database file')
    const first = await serve('--data', data('one.db'))
    const { port } = new URL(first.address)
    await expect(serve('--data', data('two.db'), '--port', port)).rejects.toThrow(`port ${port} is taken`)
    await first.end('SIGTERM')
  })
})
