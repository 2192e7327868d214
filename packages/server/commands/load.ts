import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { options, progress } from '../../../scripts/options.ts'
import { at, figures, kB, MB, ms, takenAway } from '../src/testing/figures.ts'
import { assemble, type ServerProcess, serve } from '../src/testing/process.ts'

const given = options(
  'load',
  'Starts a server on this machine, fills it with tables in play from another process and measures how long a decision takes from the browser that sends it to all browsers of its table.',
  {
    tables: { type: 'number', default: 200, from: 1, to: 5000, help: 'tables in play at once' },
    ladder: { type: 'boolean', default: false, help: '50, 200, 500 and 1,000 tables, one after the other' },
    players: {
      type: 'number',
      default: 5,
      from: 3,
      to: 6,
      help: 'players at each; every chair has a browser',
    },
    humans: {
      type: 'number',
      default: 3,
      from: 1,
      to: 6,
      help: 'chairs that answer through their browser; bots sit in the others',
    },
    seconds: { type: 'number', default: 30, from: 1, to: 3600, help: 'how long to measure' },
    think: {
      type: 'number',
      default: 800,
      from: 400,
      to: 60_000,
      help: 'milliseconds before anyone answers',
    },
  },
)

/** Milliseconds within which 99 of 100 decisions are to reach all browsers of their table, with up to so many tables. */
const goal = { p99: 50, tables: 500 } as const

type Rung = {
  readonly tables: number
  readonly p99: number
  readonly lost: number
  readonly line: readonly string[]
}

const heads = ['tables', 'answers', 'p50', 'p95', 'p99', 'worst', 'stall', 'CPU', 'per table', 'in all']

async function run(server: ServerProcess, tables: number): Promise<Rung> {
  const { address } = server
  const tell = progress()
  const empty = await figures(address)
  const crowd = assemble(
    {
      address,
      tables,
      players: given.players,
      humans: Math.min(given.humans, given.players),
      think: given.think,
      seed: tables,
    },
    (n) => tell(`${n} of ${tables} tables`),
  )
  try {
    await crowd.next('playing')
    await wait(3000)
    crowd.say('measure')
    const start = await figures(address)
    const stolen = takenAway()
    for (let s = 0; s < given.seconds; s++) {
      await wait(1000)
      tell(`${tables} tables, ${s + 1} of ${given.seconds} s`)
    }
    const end = await figures(address)
    const lost = (takenAway() - stolen) / given.seconds / availableParallelism()
    const measured = crowd.next('measured')
    crowd.say('stop')
    const { took, late, over, lost: dropped } = await measured
    const sorted = took.toSorted((a, b) => a - b)
    const p99 = at(sorted, 0.99)
    console.log(
      [
        `\n${tables} tables of ${given.players}, every chair with a browser (${end.connections} connections); ${over} games ended meanwhile, ${dropped} lines were lost`,
        `To all browsers    p50 ${ms(at(sorted, 0.5))}   p95 ${ms(at(sorted, 0.95))}   p99 ${ms(p99)}   worst ${ms(sorted.at(-1) ?? Number.NaN)}`,
        `In the server      ${[0.01, 0.02, 0.05].map((s) => `${(end.within(s) * 100).toFixed(2)} %`).join(', ')} within 10, 20, 50 ms; longest stall ${ms(end.stall)}`,
        `Server's processor ${cpu(start.cpu, end.cpu)} of one core for all its threads, ${Math.round(((end.cpu - start.cpu) / (end.decisions - start.decisions)) * 1e6)} µs for a decision (${Math.round((end.decisions - start.decisions) / given.seconds)} in a second)`,
        `Memory per table   ${kB((end.resident - empty.resident) / tables)} resident, ${kB((end.heap - empty.heap) / tables)} of heap (with its ${given.players} connections)`,
        `Browsers' process  late by ${ms(late)} at worst; that is in the figures, too`,
        ...(lost >= 0.1
          ? [`The machine        was taken away for ${lost.toFixed(1)} % of the time by its host`]
          : []),
      ].join('\n'),
    )
    const line = [
      String(tables),
      String(sorted.length),
      ...[at(sorted, 0.5), at(sorted, 0.95), p99, sorted.at(-1) ?? Number.NaN, end.stall].map(ms),
      cpu(start.cpu, end.cpu),
      kB((end.resident - empty.resident) / tables),
      MB(end.resident),
    ]
    return { tables, p99, lost: dropped, line }
  } finally {
    crowd.end()
  }
}

const cpu = (from: number, to: number): string => `${(((to - from) / given.seconds) * 100).toFixed(0)} %`

async function rung(tables: number): Promise<Rung> {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-load-'))
  const plenty = '1000000'
  // Without the beat of windows: it is meant to be waited for, and would only hide what the server takes.
  const timing = ['--beat', '0', '--bot-delay', String(given.think)]
  const server = await serve(
    ...['--data', join(folder, 'load.db'), ...timing, '--log', 'error'],
    ...['--connections', plenty, '--tables', plenty],
  )
  try {
    return await run(server, tables)
  } finally {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

const rungs: Rung[] = []
for (const tables of given.ladder ? [50, 200, 500, 1000] : [given.tables]) rungs.push(await rung(tables))

if (given.ladder) {
  const lines = [heads, ...rungs.map((r) => r.line)]
  const widths = heads.map((_, i) => Math.max(...lines.map((l) => l[i]?.length ?? 0)))
  console.log(`\n${lines.map((l) => l.map((w, i) => w.padStart(widths[i] ?? 0)).join('  ')).join('\n')}\n`)
}
const slow = rungs.filter((r) => r.lost > 0 || (r.tables <= goal.tables && !(r.p99 <= goal.p99)))
console.log(
  slow.length === 0
    ? `Within ${goal.p99} ms at the 99th percentile up to ${goal.tables} tables; no line was lost.`
    : `NOT within ${goal.p99} ms at the 99th percentile, or lines were lost: ${slow.map((r) => r.tables).join(', ')} tables.`,
)
process.exitCode = slow.length === 0 ? 0 : 1
