import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chance } from '@ragtag/engine'
import { openStorage, type Storage } from '../storage.ts'
import { verifyStored } from '../verify.ts'
import { create, seatBots, sit } from './browser.ts'
import { type Careless, careless, renamedTo } from './careless.ts'
import { type ServerProcess, serve } from './process.ts'

// A server that is killed again and again while people play, at any instant. What they were told must be in its file
// each time, once: their answers, what was said, what they are called.

export type Wish = {
  /** A folder of its own. */
  readonly folder: string
  readonly kills: number
  readonly tables: number
  readonly seed: number
  tell(text: string): void
}

/** What was told, what of it is not there any more, and what is there more than once. */
export type Count = { readonly told: number; readonly lost: number; readonly doubled: number }

export type Tally = {
  readonly games: number
  readonly answers: Count
  readonly lines: Count
  readonly names: Count
  /** Whatever else was not as it should be, in words. */
  readonly problems: readonly string[]
}

type Sitting = {
  readonly table: string
  readonly people: readonly Careless[]
  playing: boolean
  verified: boolean
}

const humans = 2
/** The longest a server lives, in milliseconds. */
const longest = 700
/** Games that are not over by then are left as they are. */
const patience = 90_000

export async function killAgainAndAgain(wish: Wish): Promise<Tally> {
  const data = join(wish.folder, 'kills.db')
  const random = chance(wish.seed)
  const sittings: Sitting[] = []
  let server = await start(data)

  async function sitDown(): Promise<void> {
    const { address } = server
    const players = 3 + (sittings.length % 4)
    const made = await create(address, { players })
    const host = await sit(address, made.table, made.host, undefined, false)
    await seatBots(host, players, humans)
    const people = [made.host, ...made.seats.slice(1)].slice(0, humans).map((secret, seat) =>
      careless({
        ...{ address: () => server.address, table: made.table, seat, secret, secrets: [] },
        random: wish.seed + sittings.length * humans + seat,
      }),
    )
    const sitting = { table: made.table, people, playing: true, verified: false }
    sittings.push(sitting)
    const seated = host.until((c) => c.table?.seats[1]?.occupant === 'human')
    void Promise.all(people.map((p) => p.play())).then(() => {
      sitting.playing = false
    })
    await seated
    const begun = host.until((c) => c.view !== null)
    host.send({ type: 'start' })
    await begun
    await host.close()
  }

  const fill = async (): Promise<void> => {
    while (sittings.filter((s) => s.playing).length < wish.tables) await sitDown()
  }

  const found = { answers: nothing(), lines: nothing(), names: nothing() }
  const problems = new Set<string>()
  const look = async (): Promise<void> => {
    const storage = openStorage(data, { readonly: true })
    for (const s of sittings) {
      lookForAnswers(storage, s, found.answers)
      lookForLines(storage, s, found.lines)
      lookForNames(storage, s, found.names)
      if (!s.playing && !s.verified) problems.add(verified(storage, s))
    }
    await storage.close()
  }

  try {
    for (let n = 1; n <= wish.kills; n++) {
      await fill()
      if (random(5) > 0) await underWay(sittings)
      await wait(random(longest))
      await server.end('SIGKILL')
      await look()
      server = await start(data)
      wish.tell(`${n} of ${wish.kills} kills, ${sum(sittings, (p) => p.acknowledged.size)} answers`)
    }
    const late = performance.now() + patience
    while (sittings.some((s) => s.playing) && performance.now() < late) await wait(50)
    if (sittings.some((s) => s.playing)) problems.add('a game was not over in time')
    if ((await server.end('SIGTERM')) !== 0) problems.add('the server did not end well when it was told to')
    await look()
  } finally {
    for (const { people } of sittings) for (const p of people) p.leave()
    if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL')
  }
  for (const { people } of sittings) for (const p of people) for (const c of p.complaints) problems.add(c)
  problems.delete('')
  const counted = (of: keyof typeof found, told: (p: Careless) => number): Count => ({
    told: sum(sittings, told),
    lost: found[of].lost.size,
    doubled: found[of].doubled.size,
  })
  return {
    games: sittings.length,
    answers: counted('answers', (p) => p.acknowledged.size),
    lines: counted('lines', (p) => p.heard.size),
    names: counted('names', (p) => p.renamed()),
    problems: [...problems],
  }
}

const start = (data: string): Promise<ServerProcess> =>
  serve(
    ...['--data', data, '--beat', '0', '--bot-delay', '5', '--log', 'error'],
    ...['--tables', '1000000', '--connections', '1000000'],
  )

/** Mostly the server is killed when people play again, now and then before. */
async function underWay(sittings: readonly Sitting[]): Promise<void> {
  const before = sum(sittings, (p) => p.acknowledged.size)
  for (let i = 0; i < 200 && sum(sittings, (p) => p.acknowledged.size) === before; i++) await wait(10)
}

const sum = (sittings: readonly Sitting[], of: (p: Careless) => number): number =>
  sittings.flatMap((s) => s.people).reduce((n, p) => n + of(p), 0)

/** By name, so that nothing counts again at the next kill. */
type Found = { readonly lost: Set<string>; readonly doubled: Set<string> }

const nothing = (): Found => ({ lost: new Set(), doubled: new Set() })

/** Notes what is there more than once. */
function twice(names: readonly string[], found: Set<string>): void {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) found.add(name)
    seen.add(name)
  }
}

function lookForAnswers(storage: Storage, { table, people }: Sitting, found: Found): void {
  const rows = storage.decisions(table, 0)
  for (const { seat, acknowledged } of people)
    for (const [nonce, { request, options }] of acknowledged) {
      const kept = rows.find((r) => r.seat === seat && r.nonce === nonce)
      if (kept?.request !== request || kept.options.join() !== options.join())
        found.lost.add(`${table} ${seat} ${nonce}`)
    }
  twice(
    rows.flatMap((r) => (r.nonce === null ? [] : [`${table} ${r.seat} ${r.nonce}`])),
    found.doubled,
  )
  twice(
    rows.map((r) => `${table} ${r.seat} question ${r.request}`),
    found.doubled,
  )
}

function lookForLines(storage: Storage, { table, people }: Sitting, found: Found): void {
  const said = new Map(storage.chat(table, Number.MAX_SAFE_INTEGER).map((line) => [line.at, line]))
  for (const { heard } of people)
    for (const [at, line] of heard)
      if (JSON.stringify(said.get(at)) !== JSON.stringify(line)) found.lost.add(`${table} ${at}`)
  twice(
    // Bots may say the same more than once.
    [...said.values()].flatMap((line) => (line.notice === null ? [`${table} ${line.text}`] : [])),
    found.doubled,
  )
}

/** A later name than the one that was told may be there, but no earlier one. */
function lookForNames(storage: Storage, { table, people }: Sitting, found: Found): void {
  const seats = storage.seats(table)
  for (const { seat, renamed } of people)
    if (renamedTo(seats[seat]?.name ?? '') < renamed()) found.lost.add(`${table} ${seat} ${renamed()}`)
}

/** A game that is over is what its seed and answers make it; otherwise says why not. */
function verified(storage: Storage, sitting: Sitting): string {
  sitting.verified = true
  try {
    verifyStored(storage, sitting.table)
    return ''
  } catch (error) {
    return `${sitting.table}: ${error instanceof Error ? error.message : String(error)}`
  }
}
