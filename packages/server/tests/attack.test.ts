import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attacks } from '../src/testing/attacks.ts'
import { serve } from '../src/testing/process.ts'
import { besiege } from '../src/testing/siege.ts'
import { tempFolder } from './client.ts'

test('a polite table plays on whatever is done to its server, which does not grow by it', async () => {
  const server = await serve(
    ...['--data', join(tempFolder(), 'attack.db'), '--beat', '0', '--bot-delay', '20', '--log', 'error'],
  )
  try {
    const fared = await besiege(server.address, 0.5, () => {})
    expect(fared.map((f) => f.attack)).toEqual(Object.keys(attacks))
    for (const f of fared) expect(f.resident / 1024 / 1024, f.attack).toBeLessThan(400)
    // The machine may be busy with other tests: `npm run attack` has stricter limits.
    for (const f of fared) expect(f.stall, f.attack).toBeLessThan(2000)
    expect(fared.reduce((n, f) => n + f.answers, 0)).toBeGreaterThan(20)
  } finally {
    await server.end('SIGTERM')
  }
})
