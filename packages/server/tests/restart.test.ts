import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chance, randomAnswer } from '@ragtag/engine'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../src/storage.ts'
import { killAgainAndAgain } from '../src/testing/kills.ts'
import { type ServerProcess, serve as start } from '../src/testing/process.ts'
import { create, isOver, seatBots, sit, tempFolder } from './client.ts'

async function serve(data: string): Promise<ServerProcess> {
  const server = await start('--data', data, '--beat', '0', '--bot-delay', '0', '--log', 'error')
  onTestFinished(() => {
    server.child.kill('SIGKILL')
  })
  return server
}

test('a server killed at any instant keeps what it told, once, and games go on to their end', {
  timeout: 180_000,
}, async () => {
  const { answers, lines, names, problems } = await killAgainAndAgain({
    ...{ folder: tempFolder(), kills: 4, tables: 2, seed: 11 },
    tell: () => {},
  })
  for (const { told, lost, doubled } of [answers, lines, names]) {
    expect(told).toBeGreaterThan(5)
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  }
  expect(problems).toEqual([])
})

/** A game at the moment when two players are asked at once. */
async function askedTogether(address: string) {
  const random = chance(5)
  for (let game = 0; game < 10; game++) {
    const { table, host, seats } = await create(address, { players: 6 })
    const secrets = [host, ...seats.slice(1)]
    const clients = await Promise.all(secrets.map((s) => sit(address, table, s)))
    clients[0]?.send({ type: 'start' })
    await clients[0]?.until((c) => c.view !== null)
    for (let i = 0; i < 300 && !clients.some(isOver); i++) {
      const [one, two] = clients.filter((c) => c.view?.request)
      const first = one?.view?.request
      const second = two?.view?.request
      if (one && first && second) return { table, secrets, one, first, second }
      if (one && first) await one.answer(first, randomAnswer(first, random).options)
      await wait(5)
    }
  }
  throw new Error('no two players were ever asked at once')
}

test('questions put to several players at once stay half answered over a restart', {
  timeout: 60_000,
}, async () => {
  const data = join(tempFolder(), 'half.db')
  let running = await serve(data)
  const found = await askedTogether(running.address)
  expect(
    (
      await found.one.answer(
        found.first,
        found.first.options.slice(0, found.first.min).map((o) => o.id),
      )
    ).type,
  ).toBe('accepted')
  await running.end('SIGKILL')
  running = await serve(data)
  const clients = await Promise.all(found.secrets.map((s) => sit(running.address, found.table, s)))
  expect(clients[found.first.seat]?.view?.request?.id).not.toBe(found.first.id)
  expect(clients[found.second.seat]?.view?.request).toEqual(found.second)
})

test('a server that is stopped keeps the position of every table, so that mended rules do not have to play it again', async () => {
  const data = join(tempFolder(), 'ragtag.db')
  const server = await serve(data)
  const made = await create(server.address, { players: 3 })
  const host = await sit(server.address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  const before = host.view
  expect(await server.end('SIGTERM')).toBe(0)
  const storage = openStorage(data)
  const last = storage.decisions(made.table, -1).at(-1)?.seq
  expect(storage.snapshot(made.table)?.seq).toBe(last)
  await storage.close()
  const again = await serve(data)
  const back = await sit(again.address, made.table, made.host)
  expect(back.view).toEqual(before)
})
