import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStorage } from '../src/storage.ts'

const odd = [
  "it's",
  "'); drop table chat; --",
  "''",
  // What follows a zero is not read back; but it does not end the statement either.
  'a\0b',
  "\0'",
  '"`\\',
  '? :a @b $c',
  'line\r\nline',
  '/* -- */ ;',
  '🚀 é 漢',
  '',
]

test('text is kept as it was written, whatever stands in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-writer-'))
  try {
    const storage = openStorage(join(folder, 'writer.db'))
    for (const [at, text] of odd.entries())
      await storage.addChat('table', { at, seat: null, name: text, text, notice: null })
    const kept = storage.chat('table', odd.length)
    const readable = odd.map((text) => text.split('\0')[0])
    expect(kept.map((c) => c.text)).toEqual(readable)
    expect(kept.map((c) => c.name)).toEqual(readable)
    await storage.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
