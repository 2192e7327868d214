import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { scenario } from '@ragtag/engine/testing'
import type { Replay } from '@ragtag/protocol'
import { expect, test } from 'vitest'
import { beforeTheLastJump, stageTable } from '../src/testing/prepared.ts'
import { verifyReplay, verifyStored } from '../src/verify.ts'
import { create, isOver, playAtRandom, seatBots, sit, tempFolder, testServer } from './client.ts'

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

test('a game whose answers do not lead to its end is replayed as far as they do', async () => {
  const data = join(tempFolder(), 'staged.db')
  const made = await stageTable(data, scenario(beforeTheLastJump).state, { people: [0] })
  const { address } = await testServer({ data })
  const tigh = await sit(address, made.table, made.secrets[0] ?? '')
  playAtRandom(tigh, 3)
  await tigh.until(isOver)
  const said = await fetch(`${address}/api/tables/${made.table}/replay?viewer=open`)
  expect(said.status).toBe(200)
  const told: Replay = JSON.parse(await said.text())
  expect(told.outcome).toBeNull()
  expect(told.steps).toHaveLength(1)
  expect(() => verifyReplay(told)).toThrow('do not lead to the end')
})
