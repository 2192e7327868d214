import { expect, test } from 'vitest'
import { create, open, seatBots, sit, testServer } from './client.ts'

test('that it is somebody’s first game is said once to all, and bots know it', async () => {
  const { address, house } = await testServer()
  const made = await create(address, { players: 3 })
  const guest = await sit(address, made.table, made.seats[1])
  const told = guest.next('chat', (m) => m.entry.notice === 'first-game')
  const host = await open(address)
  host.send({ type: 'hello', table: made.table, secret: made.host, first: true })
  expect((await told).entry.seat).toBe(0)
  expect([...(house.live.get(made.table)?.gentle ?? [])]).toEqual([0])
  // Whoever reloads his page, or only looks on, is nobody new.
  const again = await open(address)
  const welcomed = again.next('welcome')
  again.send({ type: 'hello', table: made.table, secret: made.host, first: true })
  await welcomed
  const watcher = await open(address)
  const seen = watcher.next('welcome')
  watcher.send({ type: 'hello', table: made.table, first: true })
  const { chat } = await seen
  expect(chat.filter((l) => l.notice === 'first-game')).toHaveLength(1)
})

test('whoever looks in by the link of a chair that a bot plays makes nobody a newcomer', async () => {
  const { address, house } = await testServer()
  const made = await create(address, { players: 3 })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  const guest = await open(address)
  const welcomed = guest.next('welcome')
  guest.send({ type: 'hello', table: made.table, secret: made.seats[1] ?? '', first: true })
  expect((await welcomed).you).toBe('spectator')
  expect([...(house.live.get(made.table)?.gentle ?? [])]).toEqual([])
})
