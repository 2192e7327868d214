import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { NewDecision } from '../src/storage.ts'
import { takeTurns } from '../src/turns.ts'
import { create, isOver, playAtRandom, seatBots, sit, testServer } from './client.ts'

test('work is done in the order it came, and whoever comes in meanwhile is heard in between', async () => {
  const turns = takeTurns()
  const done: number[] = []
  const busy = (n: number): void => {
    const until = performance.now() + 2
    while (performance.now() < until);
    done.push(n)
  }
  for (let n = 0; n < 50; n++) turns(() => busy(n))
  await wait(1)
  const heardAfter = done.length
  expect(heardAfter).toBeLessThan(50)
  await new Promise<void>((resolve) => turns(resolve))
  expect(done).toEqual(Array.from({ length: 50 }, (_, n) => n))
})

test('what nobody waits for is done when nothing else is left', async () => {
  const turns = takeTurns()
  const done: string[] = []
  for (let n = 0; n < 3; n++) turns.idle(() => done.push(`idle ${n}`))
  turns(() => {
    done.push('first')
    turns(() => done.push('second'))
  })
  await new Promise<void>((resolve) => turns.idle(resolve))
  expect(done).toEqual(['first', 'second', 'idle 0', 'idle 1', 'idle 2'])
})

test('a table whose answers cannot be written yet keeps no other table waiting', async () => {
  const { address, house } = await testServer()
  const seated = async () => {
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'start' })
    await host.until((c) => c.view !== null)
    return { host, table: made.table }
  }
  const [stuck, free] = [await seated(), await seated()]
  const { append } = house.storage
  let release = (): void => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  Object.assign(house.storage, {
    append: async (rows: readonly NewDecision[]) => {
      if (rows.some((r) => r.table === stuck.table)) await blocked
      await append(rows)
    },
  })
  playAtRandom(stuck.host, 1)
  playAtRandom(free.host, 2)
  await free.host.until(isOver)
  expect(isOver(stuck.host)).toBe(false)
  release()
  await stuck.host.until(isOver)
})
