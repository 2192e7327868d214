import { createHash } from 'node:crypto'
import type { Replay } from '@ragtag/protocol'
import { expect, test } from 'vitest'
import { verifyReplay, verifyStored } from '../src/verify.ts'
import { create, isOver, playAtRandom, seatBots, sit, testServer } from './client.ts'

test('a finished game is replayed through anyone’s eyes and verified from its seed; an unfinished one is not', async () => {
  const server = await testServer()
  const { address } = server
  const made = await create(address, { players: 4 })
  const url = (viewer: string) => `${address}/api/tables/${made.table}/replay?viewer=${viewer}`
  const host = await sit(address, made.table, made.host)
  expect(host.table?.seed).toBeNull()
  const shownAtStart = host.table?.seedHash
  await seatBots(host, 4, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  expect((await fetch(url('open'))).status).toBe(409)
  expect(() => verifyStored(server.house.storage, made.table)).toThrow('not over')

  playAtRandom(host, 7)
  await host.until((c) => isOver(c) && c.table?.seed != null)
  const seed = host.table?.seed ?? ''
  expect(createHash('sha256').update(seed).digest('hex')).toBe(shownAtStart)

  const read = async (viewer: string): Promise<Replay> => JSON.parse(await (await fetch(url(viewer))).text())
  const open = await read('open')
  expect(open.seed).toBe(seed)
  expect(open.outcome).toEqual(host.view?.outcome)
  expect(open.steps[0]?.seat).toBeNull()
  expect(open.steps.some((s) => s.hands?.every((h) => h.length > 0))).toBe(true)

  const mine = await read('0')
  expect(mine.steps.flatMap((s) => s.log)).toEqual(host.log)
  expect(mine.steps.at(-1)?.view).toEqual(host.view)
  expect(mine.steps.every((s) => s.hands === null)).toBe(true)
  expect(mine.steps.every((s) => s.seat === 0 || s.chosen.length === 0)).toBe(true)
  expect((await read('spectator')).steps.every((s) => s.view.viewer === 'spectator')).toBe(true)
  expect((await fetch(url('4'))).status).toBe(400)
  expect((await fetch(url('nobody'))).status).toBe(400)

  const stored = verifyStored(server.house.storage, made.table)
  expect(stored.seedHash).toBe(shownAtStart)
  expect(stored.outcome).toEqual(host.view?.outcome)
  expect(verifyReplay(open)).toEqual(stored)

  // Another seed, or another answer, is noticed.
  expect(() => verifyReplay({ ...open, seed: 'another' })).toThrow('not what the seed gives')
  const at = open.steps.findIndex((s) => s.chosen.length > 0)
  const forged = open.steps.map((s, i) => (i === at ? { ...s, chosen: [] } : s))
  expect(() => verifyReplay({ ...open, steps: forged })).toThrow(/not possible|not what/)
})
