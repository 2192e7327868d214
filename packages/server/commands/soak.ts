import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { options, progress } from '../../../scripts/options.ts'
import { unlimited } from '../src/house.ts'
import { createServer, type RunningServer } from '../src/index.ts'
import { create, seatBots, sit } from '../src/testing/browser.ts'
import { type Careless, careless } from '../src/testing/careless.ts'
import { verifyStored } from '../src/verify.ts'

const given = options(
  'table-soak',
  'Plays many games through real WebSockets with players whose connections drop, who say things twice, late and garbled, on a server that is restarted now and then. Checks that nothing is lost, nothing leaks and memory stays flat.',
  {
    games: { type: 'number', default: 300, from: 1, to: 100_000, help: 'how many games' },
    tables: { type: 'number', default: 6, from: 1, to: 100, help: 'games at once' },
    restart: {
      type: 'number',
      default: 40,
      from: 0,
      to: 100_000,
      help: 'games between restarts; 0 for never',
    },
    minutes: { type: 'number', default: 30, from: 1, to: 600, help: 'begins no new game after so long' },
  },
)

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

function heap(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const folder = mkdtempSync(join(tmpdir(), 'ragtag-soak-'))

const begin = (): Promise<RunningServer> =>
  createServer({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'soak.db'),
    beat: 0,
    botDelay: 0,
    idle: 0,
    logLevel: 'error',
    ...unlimited,
  })

let server = await begin()
const problems: string[] = []
const count = { games: 0, decisions: 0, acknowledged: 0, drops: 0, restarts: 0 }

let restarting: Promise<void> | undefined
/** Games that people are sitting down for: the server is not taken away then. */
let settingUp = 0

async function playGame(n: number): Promise<void> {
  settingUp++
  const players = 3 + (n % 4)
  const made = await create(server.address, { players })
  const host = await sit(server.address, made.table, made.host, undefined, false)
  // Two people, a bot in every other chair.
  await seatBots(host, players, 2)
  const seed = server.house.storage.table(made.table)?.seed ?? ''
  const links = [made.host, ...made.seats]
  const sitters = [0, 1].map((seat): Careless => {
    const secret = (seat === 0 ? made.host : made.seats[seat]) ?? ''
    return careless({
      address: () => server.address,
      table: made.table,
      seat,
      secret,
      // The host may know with which links he invites.
      secrets: seat === 0 ? [seed, made.host] : [seed, ...links],
      random: n * 7 + seat,
    })
  })
  const seated = host.until((c) => c.table?.seats[1]?.occupant === 'human')
  const playing = sitters.map((s) => s.play())
  await seated
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  await host.close()
  settingUp--
  await Promise.all(playing)
  settle(made.table, sitters)
}

/** Everything promised was kept, and the game is what its seed makes it. */
function settle(table: string, sitters: readonly Careless[]): void {
  const { storage } = server.house
  const rows = storage.decisions(table, 0)
  for (const s of sitters) {
    problems.push(...s.complaints)
    count.drops += s.drops()
    count.acknowledged += s.acknowledged.size
    for (const [nonce, answer] of s.acknowledged) {
      const kept = rows.filter((r) => r.seat === s.seat && r.nonce === nonce)
      if (kept.length !== 1 || kept[0]?.request !== answer.request)
        problems.push(`${table}: an acknowledged answer is stored ${kept.length} times`)
    }
  }
  try {
    count.decisions += verifyStored(storage, table).decisions
  } catch (error) {
    problems.push(`${table}: ${error instanceof Error ? error.message : String(error)}`)
  }
  count.games++
}

const began = performance.now()
const tell = progress()
const heaps: number[] = []
let next = 0
let restartAt = given.restart

/** The same tables, at another port. */
async function restart(): Promise<void> {
  await server.close()
  server = await begin()
  count.restarts++
  restarting = undefined
}

async function table(): Promise<void> {
  while (next < given.games && performance.now() - began < given.minutes * 60_000) {
    await restarting
    await playGame(next++)
    if (count.games % 10 === 0) heaps.push(heap())
    tell(
      `${count.games} games, ${count.decisions} decisions, ${count.drops} dropped lines, heap ${heaps.at(-1)?.toFixed(0)} MB`,
    )
    if (given.restart > 0 && count.games >= restartAt && !restarting && settingUp === 0) {
      restartAt += given.restart
      restarting = restart()
    }
  }
}

try {
  await Promise.all(Array.from({ length: given.tables }, table))
  await restarting
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const early = median(heaps.slice(0, Math.ceil(heaps.length / 2)))
const late = median(heaps.slice(Math.ceil(heaps.length / 2)))
const flat = heaps.length < 4 || late < early * 1.15 + 5
if (!flat) problems.push(`the heap grew from ${early.toFixed(1)} to ${late.toFixed(1)} MB`)

console.log(
  `${count.games} games in ${((performance.now() - began) / 1000).toFixed(0)} s: ${count.decisions} decisions, ${count.acknowledged} acknowledged to people, ${count.drops} connections dropped, ${count.restarts} restarts`,
)
console.log(
  `Heap after collection: median ${early.toFixed(1)} MB in the first half, ${late.toFixed(1)} MB in the second`,
)
for (const p of new Set(problems)) console.log(`  ${p}`)
console.log(
  problems.length === 0
    ? 'Nothing was lost, nothing leaked, memory stayed flat.'
    : `${problems.length} problems.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
