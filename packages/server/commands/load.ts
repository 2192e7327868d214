import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chance, randomAnswer } from '@ragtag/engine'
import { options, progress } from '../../../scripts/options.ts'
import { type Client, create, isOver, newNonce, seatBots, sit } from '../src/testing/browser.ts'
import { type ServerProcess, serve } from '../src/testing/process.ts'

const given = options(
  'load',
  'Starts a server on this machine, fills it with tables in play and measures how long a decision takes from the browser that sends it to all browsers of its table.',
  {
    tables: { type: 'number', default: 200, from: 1, to: 5000, help: 'tables in play at once' },
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

/** Updates that come this long after an answer was acknowledged belong to something else. */
const settled = 300

type Sample = { readonly sent: number; last: number }

const samples: number[] = []
let measuring = false

/** One table: all its browsers, and the answer that is on its way. */
type Seated = { readonly browsers: Client[]; awaited: Map<Client, Sample> }

async function seatTable(address: string, n: number): Promise<Seated> {
  const { table, host, seats } = await create(address, { players: given.players })
  const secrets = [host, ...seats.slice(1)]
  const humans = Math.min(given.humans, given.players)
  const browsers = await Promise.all(secrets.map((s) => sit(address, table, s, undefined, false)))
  const [first] = browsers
  if (!first) throw new Error('nobody sits at the table')
  await seatBots(first, given.players, humans)
  const seated: Seated = { browsers, awaited: new Map() }
  browsers.forEach((browser, seat) => {
    listen(seated, browser)
    if (seat < humans) answerInTime(seated, browser, n * 10 + seat)
  })
  first.send({ type: 'start' })
  return seated
}

/** Notes when a browser is shown what the answer on its way has led to. */
function listen(seated: Seated, browser: Client): void {
  browser.onMessage = (m) => {
    if (m.type !== 'update') return
    const sample = seated.awaited.get(browser)
    seated.awaited.delete(browser)
    if (sample) sample.last = performance.now()
  }
}

function answerInTime(seated: Seated, browser: Client, seed: number): void {
  const random = chance(seed)
  const heard = browser.onMessage
  let answered = ''
  browser.onMessage = (m, text) => {
    heard(m, text)
    const request = browser.view?.request
    if (!request || request.id === answered) return
    answered = request.id
    setTimeout(
      () => {
        if (browser.view?.request?.id !== request.id) return
        const { options } = randomAnswer(request, random)
        void send(seated, browser, request.id, options)
      },
      given.think * (0.8 + random(400) / 1000),
    )
  }
}

async function send(
  seated: Seated,
  browser: Client,
  request: string,
  chosen: readonly string[],
): Promise<void> {
  const nonce = newNonce()
  const sample: Sample = { sent: performance.now(), last: 0 }
  seated.awaited = new Map(seated.browsers.map((b) => [b, sample]))
  const accepted = browser.next('accepted', (a) => a.nonce === nonce)
  browser.send({ type: 'answer', nonce, request, options: [...chosen] })
  await accepted
  await wait(settled)
  for (const [b, s] of seated.awaited) if (s === sample) seated.awaited.delete(b)
  if (measuring && sample.last > 0) samples.push(sample.last - sample.sent)
}

type Metric = (name: string) => number

/** All at once: some of the server's figures begin anew when they are read. */
async function metrics(address: string): Promise<Metric> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** The share of decisions that the server had written down and sent on within so many seconds. */
const within = (metric: Metric, seconds: number): number =>
  metric(`ragtag_decision_seconds_bucket\\{le="${seconds}"\\}`) / metric('ragtag_decision_seconds_count')

const memory = (metric: Metric) => ({
  resident: metric('process_resident_memory_bytes'),
  heap: metric('nodejs_heap_size_used_bytes'),
  cpu: metric('process_cpu_seconds_total'),
})

/** How long a virtual machine was not given its processors, in hundredths of a second; that is nobody's fault here. */
function takenAway(): number {
  const [all = ''] = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8').split('\n') : []
  return Number(all.trim().split(/\s+/)[8] ?? 0)
}

const kB = (bytes: number): string => `${Math.round(bytes / 1024)} kB`
const ms = (n: number | undefined): string => `${(n ?? Number.NaN).toFixed(1)} ms`
const at = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

async function run(server: ServerProcess): Promise<boolean> {
  const { address } = server
  const tell = progress()
  const empty = memory(await metrics(address))
  const tables: Seated[] = []
  for (let n = 0; n < given.tables; n++) {
    tables.push(await seatTable(address, n))
    tell(`${n + 1} tables`)
  }
  await wait(2000)
  measuring = true
  const start = memory(await metrics(address))
  const stolen = takenAway()
  for (let s = 0; s < given.seconds; s++) {
    await wait(1000)
    tell(`${s + 1} of ${given.seconds} s, ${samples.length} decisions`)
  }
  measuring = false
  const figures = await metrics(address)
  const end = memory(figures)
  const lost = (takenAway() - stolen) / given.seconds / availableParallelism()
  const inServer = [0.01, 0.02, 0.05].map((seconds) => within(figures, seconds))
  const lag = figures('nodejs_eventloop_lag_p99_seconds')
  const inMemory = figures('ragtag_tables_in_memory')
  const over = tables.filter((t) => t.browsers.some(isOver)).length
  for (const t of tables) for (const b of t.browsers) b.socket.terminate()

  const sorted = samples.toSorted((a, b) => a - b)
  const p99 = at(sorted, 0.99) ?? Number.POSITIVE_INFINITY
  console.log(
    `\n${given.tables} tables of ${given.players}, every chair with a browser (${given.tables * given.players} connections); ${over} games ended meanwhile`,
  )
  console.log(
    `Answers measured   ${sorted.length} in ${given.seconds} s, each on the disk before it was shown`,
  )
  console.log(
    `To all browsers    p50 ${ms(at(sorted, 0.5))}   p90 ${ms(at(sorted, 0.9))}   p99 ${ms(p99)}   worst ${ms(sorted.at(-1))}`,
  )
  const shares = inServer.map((share) => `${(share * 100).toFixed(2)} %`)
  console.log(
    `In the server      ${shares.join(', ')} within 10, 20, 50 ms; event loop late by p99 ${ms(lag * 1000)}`,
  )
  console.log(
    `Server's processor ${(((end.cpu - start.cpu) / given.seconds) * 100).toFixed(0)} % of one core`,
  )
  console.log(
    `Memory per table   ${kB((end.resident - empty.resident) / inMemory)} resident, ${kB((end.heap - empty.heap) / inMemory)} of heap (with its ${given.players} connections)`,
  )
  console.log(`Server in all      ${kB(end.resident)}, empty ${kB(empty.resident)}`)
  if (lost >= 0.1)
    console.log(`The machine        was taken away for ${lost.toFixed(1)} % of the time by its host`)
  console.log(p99 <= 50 ? 'Within 50 ms at the 99th percentile.' : 'NOT within 50 ms at the 99th percentile.')
  return p99 <= 50
}

const folder = mkdtempSync(join(tmpdir(), 'ragtag-load-'))
// Without the beat of windows: it is meant to be waited for, and would only hide what the server takes.
const server = await serve(
  '--data',
  join(folder, 'load.db'),
  '--beat',
  '0',
  '--bot-delay',
  String(given.think),
  '--table-burst',
  '1000000',
  '--log',
  'error',
)
try {
  process.exitCode = (await run(server)) ? 0 : 1
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
