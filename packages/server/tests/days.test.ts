import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chance, decide, type GameState, newGame, randomAnswer, requests } from '@ragtag/engine'
import type { OwnSummary, ToClient } from '@ragtag/protocol'
import Database from 'libsql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { prepareTable, stageTable } from '../src/testing/prepared.ts'
import {
  type Client,
  create,
  playedOut,
  post,
  seatBots,
  sit,
  takeUp,
  tempFolder,
  testServer,
  waitFor,
} from './client.ts'

const hour = 3_600_000

afterEach(() => {
  vi.restoreAllMocks()
})

/** From now on the day's clock is ahead by so much. */
const { now: trueNow } = Date
const putClockOn = (by: number): void => {
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + by)
}

const mine = async (address: string, ...tables: { table: string; secret: string }[]): Promise<OwnSummary[]> =>
  (await post<OwnSummary[]>(address, '/api/mine', { tables })).body

type Welcome = Extract<ToClient, { type: 'welcome' }>
const welcomeOf = (c: Client): Welcome | undefined =>
  c.messages.find((m): m is Welcome => m.type === 'welcome')

/** The host alone with bots at a table with a day for each decision, until he is asked. */
async function hostAsked(address: string) {
  const made = await create(address, { players: 3, days: true, timer: 86_400 })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  return { made, host }
}

/** A moment at which two are openly asked at once. */
function twoAsked(): GameState {
  const random = chance(7)
  for (let game = 0; game < 50; game++) {
    let state = newGame({ players: 4 }, `two ${game}`)
    while (!state.outcome) {
      const [one, two] = requests(state).filter((r) => !r.secret)
      if (one && two) return state
      const [next] = requests(state)
      if (!next) break
      state = decide(state, next.seat, randomAnswer(next, random)).state
    }
  }
  throw new Error('Two are never asked at once.')
}

describe('a deadline of a day', () => {
  test('stays where it was when the server is started again, and runs out though nobody looks', async () => {
    const data = join(tempFolder(), 'days.db')
    const first = await testServer({ data })
    const { made, host } = await hostAsked(first.address)
    const before = welcomeOf(await sit(first.address, made.table, made.host))
    expect(before?.deadline).toBeGreaterThan(24 * hour - 5000)
    expect(before?.awaited).toMatchObject([{ seat: 0 }])
    expect((before?.awaited?.[0]?.until ?? 0) - (before?.awaited?.[0]?.since ?? 0)).toBeGreaterThanOrEqual(
      24 * hour,
    )
    await host.close()
    await first.close()

    putClockOn(5 * hour)
    const second = await testServer({ data })
    const watcher = welcomeOf(await sit(second.address, made.table))
    expect(watcher?.deadline).toBeNull()
    expect(watcher?.awaited).toEqual(before?.awaited)
    const [own] = await mine(second.address, { table: made.table, secret: made.host })
    expect(own).toMatchObject({ stage: 'playing', asked: true, awaited: before?.awaited })
    const back = welcomeOf(await sit(second.address, made.table, made.host))
    expect(back?.deadline).toBeLessThan(19 * hour)
    expect(back?.deadline).toBeGreaterThan(19 * hour - 10_000)
    await second.close()

    putClockOn(25 * hour)
    const third = await testServer({ data, grace: 50 })
    const answered = () => third.house.storage.decisions(made.table, 0).filter((d) => d.by === 'timer')
    await waitFor(() => answered().length > 0)
    expect(answered()[0]).toMatchObject({ seat: 0 })
    const late = await sit(third.address, made.table, made.host)
    expect(welcomeOf(late)?.missed).toBeGreaterThan(0)
    await late.until((c) => c.chat.some((line) => line.notice === 'clock'))
  })

  test('is not moved by what others answer meanwhile, also after a kill', async () => {
    const data = join(tempFolder(), 'two.db')
    const at = trueNow() - 3 * hour
    const made = await stageTable(data, twoAsked(), { people: [0, 1, 2, 3], days: true, timer: 86_400, at })
    const first = await testServer({ data })
    const watcher = await sit(first.address, made.table)
    const [one, two] = watcher.view?.waitingFor ?? []
    const awaited = welcomeOf(watcher)?.awaited
    expect(awaited?.map((a) => a.seat)).toEqual(watcher.view?.waitingFor)
    await waitFor(() => !first.house.storage.busy(made.table))
    const before = first.house.storage.table(made.table)?.standing
    expect(before?.seq).toBe(0)
    const quick = await sit(first.address, made.table, made.secrets[one ?? 0])
    const asked = quick.view?.request
    if (!asked) throw new Error('nobody is asked')
    await quick.answer(
      asked,
      asked.options.slice(0, Math.max(1, asked.min)).map((o) => o.id),
    )
    await watcher.until((c) => c.view?.waitingFor.includes(one ?? -1) === false)
    await first.close()
    // As if it had been killed: what was written down last is from before the answer.
    const db = new Database(data)
    db.prepare('update tables set standing = ?, due = -1').run(JSON.stringify(before))
    db.close()
    const second = await testServer({ data })
    const slow = await sit(second.address, made.table, made.secrets[two ?? 0])
    expect(welcomeOf(slow)?.awaited?.find((a) => a.seat === two)).toEqual(
      awaited?.find((a) => a.seat === two),
    )
    expect(welcomeOf(slow)?.deadline).toBeLessThan(21 * hour + 60_000)
  })

  test('is not moved by what somebody answers in secret, also after a kill', async () => {
    const data = join(tempFolder(), 'secretly.db')
    const made = await prepareTable(data, {
      config: { players: 4 },
      people: [0, 1, 2, 3],
      seed: 'secret',
      days: true,
      timer: 86_400,
      at: trueNow() - 3 * hour,
      until: ({ asks, turn }) => turn.number > 1 && asks.length > 1 && asks.every((a) => a.secret),
    })
    const first = await testServer({ data })
    const awaited = welcomeOf(await sit(first.address, made.table))?.awaited
    expect(awaited).toMatchObject([{ seat: null }])
    await waitFor(() => !first.house.storage.busy(made.table))
    const before = first.house.storage.table(made.table)?.standing
    const people = await Promise.all(made.secrets.map((s) => sit(first.address, made.table, s)))
    const quick = people.find((c) => c.view?.request)
    if (!quick?.view?.request) throw new Error('nobody is asked')
    expect((await quick.answer(quick.view.request, [])).type).toBe('accepted')
    await first.close()
    // As if it had been killed: what was written down last is from before the answer.
    const db = new Database(data)
    db.prepare('update tables set standing = ?, due = -1').run(JSON.stringify(before))
    db.close()
    const second = await testServer({ data })
    expect(welcomeOf(await sit(second.address, made.table))?.awaited).toEqual(awaited)
  })

  test('is told of nobody by name while somebody may be asked in secret', async () => {
    const data = join(tempFolder(), 'secret.db')
    const at = trueNow() - hour
    const made = await prepareTable(data, {
      config: { players: 4 },
      people: [0, 1, 2, 3],
      seed: 'secret',
      days: true,
      timer: 86_400,
      at,
      until: ({ asks, turn }) => turn.number > 2 && asks.length > 0 && asks.every((a) => a.secret),
    })
    const { address } = await testServer({ data })
    const seen = await Promise.all(
      [undefined, ...made.secrets].map(async (secret) => welcomeOf(await sit(address, made.table, secret))),
    )
    const [alike] = seen[0]?.awaited ?? []
    expect(alike?.seat).toBeNull()
    expect((alike?.until ?? 0) - at).toBeGreaterThan(24 * hour - 60_000)
    for (const { awaited } of seen.flatMap((w) => w ?? [])) expect(awaited).toEqual([alike])
    expect(seen.filter((w) => w?.deadline !== null).length).toBeLessThan(4)
  })
})

describe('one’s own tables', () => {
  test('say which waits for whom, without being woken, and nothing to a stranger', async () => {
    const server = await testServer({ idle: 0 })
    const { address } = server
    const { made, host } = await hostAsked(address)
    const idle = await create(address, { players: 4, name: 'Laura' })
    const over = await playedOut(address, 3)
    await host.close()
    await over.host.close()
    await waitFor(() => server.house.live.size === 0)
    expect(server.house.live.size).toBe(0)
    await waitFor(() => !server.house.storage.busy(made.table))
    const chairs = [
      { table: made.table, secret: made.host },
      { table: idle.table, secret: idle.host },
      { table: made.table, secret: 'guessed' },
      { table: 'nowhere', secret: made.host },
    ]
    const [playing, waiting, ...none] = await mine(address, ...chairs)
    expect(playing).toMatchObject({
      stage: 'playing',
      seat: 0,
      host: true,
      days: true,
      asked: true,
      bot: false,
    })
    expect(playing?.until).toBeGreaterThan(Date.now() + 23 * hour)
    expect(waiting).toMatchObject({ stage: 'waiting', names: ['Laura', '', '', ''], free: 3, asked: false })
    expect(none).toEqual([])
    expect(server.house.live.size).toBe(0)
    const many = Array.from({ length: 101 }, () => chairs[0])
    expect((await post(address, '/api/mine', { tables: many })).status).toBe(400)
  })

  test('are looked up only so often for one address', async () => {
    const { address } = await testServer({ perAddress: { connections: 20, tables: 20 } })
    const tables = Array.from({ length: 100 }, () => ({ table: 'abc', secret: 'def' }))
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await post(address, '/api/mine', { tables })).status),
    )
    expect(answers).toContain(200)
    expect(answers).toContain(429)
  })

  test('that are over say how they ended, also those from before that was written down', async () => {
    const data = join(tempFolder(), 'over.db')
    const first = await testServer({ data })
    const made = await create(first.address, { players: 3 })
    const host = await sit(first.address, made.table, made.host)
    await seatBots(host, 3, 0)
    host.send({ type: 'start' })
    await host.until((c) => c.view?.outcome != null)
    const chair = { table: made.table, secret: made.host }
    const [told] = await mine(first.address, chair)
    expect(told?.stage).toBe('over')
    expect(told?.result).toMatchObject({ outcome: host.view?.outcome, turn: host.view?.turn.number })
    expect(told?.result?.seats.map((s) => s.character)).toEqual(host.view?.players.map((p) => p.character))
    const outcome = told?.result?.outcome
    told?.result?.seats.forEach(({ side }, seat) => {
      expect(outcome?.winners.includes(seat)).toBe((side === 'human') === (outcome?.winner === 'humans'))
    })
    await first.close()
    const db = new Database(data)
    db.exec('update tables set result = null')
    db.close()
    const second = await testServer({ data })
    expect((await mine(second.address, chair))[0]?.result).toEqual(told?.result)
  })

  test('lead the same people to the new table also after a restart', async () => {
    const data = join(tempFolder(), 'again.db')
    const first = await testServer({ data })
    const made = await create(first.address, { players: 3 })
    const host = await sit(first.address, made.table, made.host)
    const friend = await takeUp(first.address, made.table, made.seats[1], 'Kara')
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await host.until((c) => c.view !== null)
    await friend.close()
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    host.send({ type: 'seat', seat: 0, occupant: 'bot' })
    await host.until((c) => c.view?.outcome != null)
    const next = await create(first.address, { players: 3 })
    host.send({ type: 'again', table: next.table, seats: [...next.seats] })
    await wait(100)
    await first.close()
    const second = await testServer({ data })
    const back = await sit(second.address, made.table, `own-${made.seats[1]}`)
    await back.until((c) => c.messages.some((m) => m.type === 'again'))
    expect(back.messages.find((m) => m.type === 'again')).toEqual({
      type: 'again',
      table: next.table,
      secret: next.seats[1],
    })
  })
})

describe('one link for all free chairs', () => {
  const own = (n: number): string => `a-secret-of-ones-own-${n}`
  const take = (address: string, table: string, wish: object) =>
    post<{ seat: number; secret: string; code: string }>(address, `/api/tables/${table}/seats`, wish)

  const jointOf = (host: Client): string => {
    const told = host.messages.filter((m) => m.type === 'invitations').at(-1)
    return told?.joint ?? ''
  }

  test('lets each choose a free chair and a name, and nobody a taken one', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 4 })
    const host = await sit(address, made.table, made.host)
    await host.until((c) => c.messages.some((m) => m.type === 'invitations'))
    const link = jointOf(host)
    expect(link.length).toBe(24)
    expect(made.seats).not.toContain(link)
    const kara = { name: 'Kara', link, seat: 2, own: own(1) }
    expect(await take(address, made.table, kara)).toMatchObject({
      status: 201,
      body: { seat: 2, secret: own(1) },
    })
    // The answer was lost on the way: it is the same chair.
    expect(await take(address, made.table, kara)).toMatchObject({
      status: 201,
      body: { seat: 2, secret: own(1) },
    })
    const late = { name: 'Lee', link, seat: 2, own: own(2) }
    expect(await take(address, made.table, late)).toMatchObject({
      status: 409,
      body: { code: 'no-free-seat' },
    })
    expect((await take(address, made.table, { ...late, seat: 0 })).status).toBe(409)
    expect((await take(address, made.table, { ...late, seat: 1 })).status).toBe(201)
    const there = await sit(address, made.table, own(1))
    expect(there.you).toBe(2)
    expect(there.table?.seats.map((s) => s.name)).toEqual(['', 'Lee', 'Kara', ''])
    // It opens no chair's cards and is no chair's own link.
    const stray = await take(address, made.table, { name: 'Eve', link: `${link}x`, own: own(3) })
    expect(stray).toMatchObject({ status: 403, body: { code: 'closed-link' } })
    expect((await take(address, made.table, { name: 'Eve', own: own(3) })).status).toBe(409)
  })

  test('is closed by the host, and a new one opens nothing to the old', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    await host.until((c) => c.messages.some((m) => m.type === 'invitations'))
    const link = jointOf(host)
    const friend = await takeUp(address, made.table, made.seats[1], 'Kara')
    friend.send({ type: 'joint', open: false })
    expect((await friend.next('refused')).code).toBe('host-only')
    expect(friend.messages.some((m) => m.type === 'invitations')).toBe(false)
    host.send({ type: 'joint', open: false })
    await host.until((c) => c.table?.joint === false)
    expect(jointOf(host)).toBe('')
    expect((await take(address, made.table, { name: 'Eve', link, own: own(1) })).status).toBe(403)
    host.send({ type: 'joint', open: true })
    await host.until((c) => c.table?.joint === true)
    const fresh = jointOf(host)
    expect(fresh).not.toBe(link)
    expect((await take(address, made.table, { name: 'Eve', link, own: own(1) })).status).toBe(403)
    expect((await take(address, made.table, { name: 'Gaius', link: fresh, own: own(2) })).status).toBe(201)
  })

  test('opens nothing once the game has begun', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    await seatBots(host, 3, 1)
    const link = jointOf(host)
    host.send({ type: 'start' })
    await host.until((c) => c.view !== null)
    expect((await take(address, made.table, { name: 'Eve', link, own: own(1) })).status).toBe(409)
    expect(host.table?.joint).toBe(false)
  })
})
