import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { chance, randomAnswer, type View } from '@ragtag/engine'
import type { Replay } from '@ragtag/protocol'
import Database from 'libsql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { RunningServer } from '../src/index.ts'
import { formatOf } from '../src/migrations.ts'
import { openStorage } from '../src/storage.ts'
import {
  type Client,
  create,
  isOver,
  playAtRandom,
  playedOut,
  seatBots,
  sit,
  tempFolder,
  testServer,
  waitFor,
} from './client.ts'

/** A game that was left while somebody was asked, in a database that no server holds. */
async function left() {
  const data = join(tempFolder(), 'left.db')
  const server = await testServer({ data })
  const made = await create(server.address, { players: 3, name: 'Laura' })
  const host = await sit(server.address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'chat', text: 'So say we all.' })
  await host.next('chat')
  host.send({ type: 'start' })
  const random = chance(5)
  for (let answered = ''; host.log.length < 60; ) {
    await host.until((c) => c.view?.request != null && c.view.request.id !== answered)
    const asked = host.view?.request
    if (!asked) throw new Error('the host is asked nothing')
    answered = asked.id
    await host.answer(asked, randomAnswer(asked, random).options)
    await host.until((c) => c.view?.request?.id !== answered)
  }
  await host.until((c) => c.view?.request != null)
  // Bots who are asked beside him have answered by then.
  await wait(100)
  await server.close()
  const { view, log } = host
  return { data, made, view, log }
}

function change(data: string, statement: string): void {
  const db = new Database(data)
  db.exec(statement)
  db.close()
}

async function goesOn(client: Client): Promise<void> {
  playAtRandom(client, 3)
  await client.until(isOver)
}

describe('a position that was kept and cannot be read', () => {
  test.each([
    ['is cut off', 'update snapshots set state = substr(state, 1, 2000)'],
    ['is empty', "update snapshots set state = ''"],
    ['is something else', "update snapshots set state = '{}', sum = null"],
    ['is of no game', `update snapshots set state = '{"state":{"format":1},"cursors":[]}', sum = null`],
    ['was altered', `update snapshots set state = replace(state, '"fuel":', '"fuel":1')`],
    [
      'comes from a later version',
      "update snapshots set state = json_set(state, '$.state.format', 999), sum = null",
    ],
    ['is missing', 'delete from snapshots'],
  ])('because it %s is done without: the answers lead back to it', async (_why, damage) => {
    const { data, made, view, log } = await left()
    change(data, damage)
    const server = await testServer({ data })
    const back = await sit(server.address, made.table, made.host)
    expect(back.view).toEqual(view)
    expect(back.log).toEqual(log)
    // And it is kept anew.
    const snapshot = () => server.house.storage.snapshot(made.table)
    await waitFor(() => snapshot()?.whole === true)
    expect(snapshot()).toMatchObject({ whole: true, seq: server.house.live.get(made.table)?.game?.seq })
    await goesOn(back)
  })
})

describe('a game that nothing leads back to', () => {
  const ways: readonly (readonly [why: string, damage: string])[] = [
    ['an answer is not possible any more', 'update decisions set options = \'["nonsense"]\' where seq = 3'],
    [
      'an answer leads to something else',
      `update decisions set events = '[{"key":"event.jump"}]' where seq = 3`,
    ],
    ['a decision is missing', 'delete from decisions where seq = 2'],
  ]

  async function lost(
    damage: string,
  ): Promise<{ server: RunningServer; made: Awaited<ReturnType<typeof left>>['made'] }> {
    const { data, made } = await left()
    change(data, `${damage}; update snapshots set state = 'x'; update tables set due = 1`)
    return { server: await testServer({ data }), made }
  }

  test.each(ways)('says so to everybody when %s', async (_why, damage) => {
    const { server, made } = await lost(damage)
    const host = await sit(server.address, made.table, made.host)
    const watcher = await sit(server.address, made.table)
    for (const c of [host, watcher]) {
      expect(c.table).toMatchObject({ started: true, lost: true, seed: null })
      expect(c.view).toBeNull()
      expect(c.chat.flatMap((e) => (e.notice === null ? [e.text] : []))).toEqual(['So say we all.'])
    }
    expect(host.log.length).toBeGreaterThan(watcher.log.length / 2)
    expect(host.log.length).toBeGreaterThan(40)
    host.send({ type: 'chat', text: 'What now?' })
    await watcher.until((c) => c.chat.at(-1)?.text === 'What now?')
    const refused = host.next('refused')
    host.send({ type: 'start' })
    expect((await refused).code).toBe('started')
    host.send({ type: 'answer', nonce: 'n', request: '1.0', options: [] })
    expect((await host.next('refused')).code).toBe('lost')
  })

  test('keeps everything, and goes on when it can be read again', async () => {
    const { data, made, view, log } = await left()
    const whole = openStorage(data)
    const kept = whole.snapshot(made.table)
    await whole.close()
    change(
      data,
      "update snapshots set state = 'x'; update decisions set seat = seat + 10 where seq > 0; update tables set due = 1",
    )
    const server = await testServer({ data })
    expect((await sit(server.address, made.table, made.host)).table?.lost).toBe(true)
    // The server is none the worse for it.
    await goesOn((await playedOut(server.address, 2)).host)
    await server.close()
    const again = openStorage(data)
    expect(again.decisions(made.table, 0).length).toBeGreaterThan(10)
    await again.saveSnapshot(made.table, kept?.seq ?? 0, kept?.text ?? '')
    await again.close()
    const mended = await testServer({ data })
    const back = await sit(mended.address, made.table, made.host)
    expect(back.table?.lost).toBe(false)
    expect(back.view).toEqual(view)
    expect(back.log).toEqual(log)
  })

  test('is replayed as far as its answers lead', async () => {
    const data = join(tempFolder(), 'over.db')
    const server = await testServer({ data })
    const { table } = await playedOut(server.address, 3)
    await server.close()
    change(data, 'update decisions set seat = seat + 10 where seq = 9')
    const again = await testServer({ data })
    const late = await sit(again.address, table)
    // The end itself was kept.
    expect(isOver(late)).toBe(true)
    const said = await fetch(`${again.address}/api/tables/${table}/replay`)
    const replay: Replay = JSON.parse(await said.text())
    expect(replay.steps).toHaveLength(9)
    expect(replay.outcome).toBeNull()
  })
})

test('a game that stands still has its position kept, so that a kill leaves nothing to be played again', async () => {
  const server = await testServer()
  const made = await create(server.address, { players: 3 })
  const host = await sit(server.address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  const { storage, live } = server.house
  await waitFor(() => storage.snapshot(made.table))
  expect(storage.snapshot(made.table)?.seq).toBe(live.get(made.table)?.game?.seq)
})

const fixtures = new URL('./fixtures/', import.meta.url)
const places = z.record(z.string(), z.object({ table: z.string(), secrets: z.array(z.string()) }))

/** A server on a database that an earlier one has written, of that format, and what is in it. */
async function opened(was: number, changed = '') {
  const data = join(tempFolder(), 'before.db')
  writeFileSync(data, gunzipSync(await readFile(new URL(`format-${was}.db.gz`, fixtures))))
  const db = new Database(data)
  expect(formatOf(db)).toBe(was)
  db.exec(changed)
  db.close()
  const known = places.parse(JSON.parse(await readFile(new URL(`format-${was}.json`, fixtures), 'utf8')))
  return { server: await testServer({ data }), known }
}

type Opened = Awaited<ReturnType<typeof opened>>

const seated = ({ server, known }: Opened, stage: string): Promise<Client[]> => {
  const { table, secrets } = known[stage] ?? { table: '', secrets: [] }
  return Promise.all(secrets.map((s) => sit(server.address, table, s)))
}

/** Everybody finds his game where it was left and plays it to its end, or so far. */
async function playedOn(clients: readonly Client[], entries = Number.POSITIVE_INFINITY): Promise<void> {
  expect(clients.length).toBeGreaterThan(0)
  expect(clients.every((c) => c.view !== null && c.table?.lost === false)).toBe(true)
  expect(clients[0]?.chat.at(-1)?.text).toBe('Where are we?')
  expect(clients[0]?.table?.seats[0]?.name).toBe('Kara')
  const before = clients.map((c) => c.log.length)
  clients.forEach((c, i) => {
    playAtRandom(c, 30 + i)
  })
  const isFar = (c: Client, i: number): boolean => isOver(c) || c.log.length > (before[i] ?? 0) + entries
  await Promise.all(clients.map((c, i) => c.until(() => isFar(c, i))))
  clients.forEach((c, i) => {
    expect(c.log.map((e) => e.at)).toEqual(c.log.map((_, n) => n))
    expect(c.log.length).toBeGreaterThan(before[i] ?? 0)
  })
}

/** The answers of a game are none any more: only its position leads on. */
const noAnswers = 'update decisions set seat = seat + 10 where seq > 0'

describe('a database from before there were formats', () => {
  const stages = ['opening', 'early', 'middle', 'killed-early', 'killed-late'] as const

  test.each(stages)('is opened, and its game %s is played to its end', async (stage) => {
    await playedOn(await seated(await opened(0), stage))
  })

  test('holds positions that are carried over, so that its games go on although their answers lead elsewhere now', async () => {
    await playedOn(await seated(await opened(0, noAnswers), 'middle'))
  })

  test('is opened, its waiting table waits and its finished game is told', async () => {
    const { server, known } = await opened(0)
    const [secret] = known.waiting?.secrets ?? []
    const host = await sit(server.address, known.waiting?.table ?? '', secret)
    expect(host.host).toBe(true)
    expect(host.table?.seats.map((s) => s.occupant)).toEqual(['human', 'human', 'bot', 'bot', 'bot'])
    const late = await sit(server.address, known.over?.table ?? '')
    expect(isOver(late)).toBe(true)
    expect(late.table?.seed).not.toBeNull()
    host.send({ type: 'start' })
    await host.until((c) => c.view !== null)
  })
})

describe('a database from when there were two boxes', () => {
  /** What everybody sees of the game where it was left. */
  const stages: Readonly<Record<string, (v: View) => boolean>> = {
    'base-check': (v) => v.check !== null,
    'base-no-sympathizer': (v) => v.config.noSympathizer && v.crisis !== null,
    'kobol-leader': (v) => v.check !== null && v.players[0]?.held['hostile-agenda'] === 1,
    'kobol-infiltrating': (v) => v.players[0]?.standing === 'infiltrating',
    'kobol-reckless': (v) => v.check?.reckless === true,
    'new-caprica-crisis': (v) => v.config.objective === 'new-caprica' && v.crisis !== null,
    'new-caprica-occupation': (v) => v.phase === 'occupation' && v.check !== null,
    'new-caprica-return': (v) => v.phase === 'return' && v.check !== null,
    executed: (v) => (v.dead?.length ?? 0) > 0,
  }

  test.each(Object.entries(stages))(
    'is opened, and its game %s is played to its end',
    async (stage, looks) => {
      const clients = await seated(await opened(6), stage)
      expect(clients.every((c) => c.view && looks(c.view))).toBe(true)
      await playedOn(clients)
    },
  )

  test('holds positions from which its games go on by themselves', async () => {
    const before = await opened(6, noAnswers)
    for (const stage of Object.keys(stages)) {
      const clients = await seated(before, stage)
      await playedOn(clients, 150)
      await Promise.all(clients.map((c) => c.close()))
    }
  })
})
