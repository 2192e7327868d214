import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TableSummary } from '@ragtag/protocol'
import Database from 'libsql'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { openStorage } from '../src/storage.ts'
import { isForsaken } from '../src/table.ts'
import {
  type Client,
  create,
  isOver,
  playedOut,
  seatBots,
  sit,
  tempFolder,
  testServer,
  waitFor,
} from './client.ts'

/** A game in which bots sit in all chairs. */
async function ofBots(
  server: RunningServer,
  wish = {},
): Promise<{ table: string; secret: string; host: Client }> {
  const { table, host: secret } = await create(server.address, { players: 3, ...wish })
  const host = await sit(server.address, table, secret)
  await seatBots(host, 3, 0)
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  return { table, secret, host }
}

const decided = ({ house }: RunningServer, table: string): number => house.storage.decisions(table, 0).length

describe('a game of bots alone', () => {
  // As slow as that, so that it is not over before anybody could be tired of it.
  const quick = { botDelay: 30, unwatched: 300, idle: 0 }

  test('rests when nobody has looked for a while, and goes on when somebody comes', async () => {
    const server = await testServer(quick)
    const { table, host } = await ofBots(server)
    await host.close()
    const left = decided(server, table)
    await waitFor(() => !server.house.live.has(table))
    const rested = decided(server, table)
    // They went on for as long as that, and not a move longer.
    expect(rested).toBeGreaterThan(left)
    await wait(500)
    expect(decided(server, table)).toBe(rested)
    const watcher = await sit(server.address, table)
    expect(watcher.table?.seats.every((s) => s.occupant === 'bot')).toBe(true)
    await watcher.until((c) => isOver(c) || decided(server, table) > rested + 5)
  })

  test('goes on for as long as somebody watches', async () => {
    const server = await testServer(quick)
    const { table, host } = await ofBots(server)
    const watcher = await sit(server.address, table)
    await host.close()
    await wait(800)
    const before = decided(server, table)
    await watcher.until((c) => isOver(c) || decided(server, table) > before + 5)
  })

  test('is not woken by a restart for nobody', async () => {
    const data = join(tempFolder(), 'bots.db')
    const first = await testServer({ ...quick, data })
    const { table, host } = await ofBots(first)
    await host.close()
    await waitFor(() => !first.house.live.has(table))
    const rested = decided(first, table)
    await first.close()
    const again = await testServer({ ...quick, data })
    await wait(1500)
    expect(decided(again, table)).toBe(rested)
  })

  test('in which a clock runs out for somebody waits for him twice that time', async () => {
    const server = await testServer({ ...quick, unwatched: 0 })
    const { table, secret, host } = await ofBots(server, { timer: 86_400 })
    await host.close()
    const before = decided(server, table)
    await waitFor(() => decided(server, table) > before + 5)
    const live = server.house.live.get(table)
    const twice = (live?.lookedAt ?? 0) + 2 * 86_400_000
    expect(live && [twice - 1, twice].map((now) => isForsaken(live, 0, now))).toEqual([false, true])
    await (await sit(server.address, table, secret)).close()
  })
})

const list = async (address: string): Promise<readonly TableSummary[]> =>
  JSON.parse(await (await fetch(`${address}/api/tables`)).text())

test('an open table where nobody has been for a while leaves the list, and comes back with somebody', async () => {
  const server = await testServer({ unlisted: 2500, idle: 0 })
  const made = await create(server.address, { players: 3, open: true })
  expect(await list(server.address)).toHaveLength(1)
  await wait(2600)
  expect(await list(server.address)).toEqual([])
  const host = await sit(server.address, made.table, made.host)
  await host.close()
  await waitFor(() => !server.house.live.has(made.table))
  while (server.house.storage.busy(made.table)) await wait(5)
  expect(await list(server.address)).toHaveLength(1)
})

describe('tables that nobody comes to any more', () => {
  const long = 1e12
  const never = { waiting: long, playing: long, finished: long }

  async function threeStages(data: string) {
    const server = await testServer({ data, idle: 0, keep: never })
    const waiting = (await create(server.address, { players: 3 })).table
    const { table: finished } = await playedOut(server.address, 3)
    const made = await create(server.address, { players: 3 })
    const host = await sit(server.address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'chat', text: 'Anybody?' })
    host.send({ type: 'start' })
    await host.until((c) => c.view?.request != null)
    await server.close()
    return { waiting, playing: made.table, finished }
  }

  test.each(['waiting', 'playing', 'finished'] as const)(
    'are cleared away when they are %s, and no others',
    async (stage) => {
      const data = join(tempFolder(), 'old.db')
      const tables = await threeStages(data)
      const old = new Database(data)
      old.exec('update tables set looked = looked - 1000000, due = null')
      old.close()
      const server = await testServer({ data, idle: 0, keep: { ...never, [stage]: 500_000 } })
      const { storage } = server.house
      await waitFor(() => !storage.table(tables[stage]))
      await waitFor(() => storage.leaving() === undefined)
      const left = new Database(data)
      for (const [name, column] of [
        ['decisions', 'table_id'],
        ['chat', 'table_id'],
        ['seats', 'table_id'],
        ['snapshots', 'table_id'],
        ['notes', 'table_id'],
      ] as const)
        expect(left.prepare(`select 1 from ${name} where ${column} = ?`).get(tables[stage])).toBeUndefined()
      left.close()
      for (const [other, table] of Object.entries(tables))
        expect(storage.table(table) === undefined).toBe(other === stage)
      expect((await fetch(`${server.address}/api/tables/${tables[stage]}/replay`)).status).toBe(404)
    },
  )

  test('are cleared away to the end although the server is killed meanwhile', async () => {
    const data = join(tempFolder(), 'half.db')
    const { finished } = await threeStages(data)
    const storage = openStorage(data)
    const before = storage.decisions(finished, 0).length
    await storage.dissolve([finished])
    await storage.clearRest(finished, 10)
    // The first row is the beginning.
    expect(storage.decisions(finished, -1)).toHaveLength(before + 1 - 10)
    await storage.close()
    const server = await testServer({ data, keep: never })
    await waitFor(() => server.house.storage.leaving() === undefined)
    expect(server.house.storage.decisions(finished, -1)).toEqual([])
  })

  test('stay for as long as somebody is there', async () => {
    const server = await testServer({ idle: 0, keep: { waiting: 100, playing: 100, finished: 100 } })
    const made = await create(server.address, { players: 3 })
    const host = await sit(server.address, made.table, made.host)
    server.house.clearing.nextLook = 0
    await wait(1500)
    expect(host.socket.readyState).toBe(host.socket.OPEN)
    expect(server.house.storage.table(made.table)).toBeDefined()
  })

  test('leave room that is used again: the file does not grow for ever', async () => {
    const data = join(tempFolder(), 'room.db')
    const storage = openStorage(data)
    const sizes: number[] = []
    for (let round = 0; round < 6; round++) {
      const table = `table${round}`
      await storage.createTable(
        {
          id: table,
          config: { players: 3 },
          seed: 'x',
          hostHash: 'x',
          open: false,
          timer: null,
          days: false,
          talk: true,
          hints: true,
          joint: 0,
          jointHash: null,
          created: 0,
          looked: 0,
          started: true,
          over: false,
        },
        [],
      )
      const rows = Array.from({ length: 300 }, (_, seq) => ({
        ...{
          table,
          seq,
          seat: 0,
          request: `${seq}.0`,
          options: ['one'],
          nonce: `n${seq}`,
          by: 'human' as const,
          at: 0,
        },
        events: [{ key: 'event.filling', params: { text: 'x'.repeat(1000) } }],
        over: false,
      }))
      await storage.append(rows)
      await storage.dissolve(storage.abandoned({ waiting: 1, playing: 1, finished: 1 }, 10))
      while (storage.leaving() !== undefined) await storage.clearRest(storage.leaving() ?? '', 100)
      const look = new Database(data)
      look.pragma('wal_checkpoint(truncate)')
      look.close()
      sizes.push(statSync(data).size)
    }
    await storage.close()
    expect(sizes.at(-1)).toBeLessThanOrEqual((sizes[1] ?? 0) * 1.05)
  })
})
