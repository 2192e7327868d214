import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { options, progress } from '../../../scripts/options.ts'
import { MB, ms } from '../src/testing/figures.ts'
import { serve } from '../src/testing/process.ts'
import { besiege } from '../src/testing/siege.ts'

const given = options(
  'attack',
  'Starts a server on this machine, attacks it from another process in every way we know, one after the other, while a polite table plays on; prints the memory the server took, its longest stall and how long the polite table waited. Fails above the limits.',
  {
    seconds: { type: 'number', default: 10, from: 1, to: 600, help: 'how long each attack lasts' },
    memory: {
      type: 'number',
      default: 400,
      from: 1,
      to: 100_000,
      help: 'megabytes the server may take in all',
    },
    stall: {
      type: 'number',
      default: 250,
      from: 1,
      to: 60_000,
      help: 'milliseconds its longest stall may last',
    },
    wait: {
      type: 'number',
      default: 250,
      from: 1,
      to: 60_000,
      help: 'milliseconds the polite table may wait, 99 times of 100',
    },
  },
)

const folder = mkdtempSync(join(tmpdir(), 'ragtag-attack-'))
const server = await serve(
  ...['--data', join(folder, 'attack.db'), '--beat', '0', '--bot-delay', '20', '--log', 'error'],
)
try {
  const tell = progress()
  const fared = await besiege(server.address, given.seconds, (attack) => tell(`${attack}…`))
  const heads = ['attack', 'lines', 'sent', 'memory', 'stall', 'p99', 'worst', 'answers']
  const lines = fared.map((f) => [
    f.attack,
    String(f.lines),
    MB(f.bytes),
    MB(f.resident),
    ...[f.stall, f.p99, f.worst].map(ms),
    String(f.answers),
  ])
  const widths = heads.map((_, i) => Math.max(...[heads, ...lines].map((l) => l[i]?.length ?? 0)))
  const row = (l: readonly string[]): string =>
    l.map((w, i) => (i === 0 ? w.padEnd(widths[i] ?? 0) : w.padStart(widths[i] ?? 0))).join('  ')
  console.log([heads, ...lines].map(row).join('\n'))
  const failed = fared.filter(
    (f) =>
      f.answers === 0 ||
      f.resident > given.memory * 1024 * 1024 ||
      f.stall > given.stall ||
      f.p99 > given.wait,
  )
  console.log(
    failed.length === 0
      ? `\nThe server took no more than ${given.memory} MB, stalled for no more than ${given.stall} ms, and the polite table waited ${given.wait} ms at most, 99 times of 100.`
      : `\nABOVE THE LIMITS (${given.memory} MB, stall ${given.stall} ms, wait ${given.wait} ms): ${failed.map((f) => f.attack).join(', ')}.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
