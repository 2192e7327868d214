import { setTimeout as wait } from 'node:timers/promises'
import type { FromClient } from '@ragtag/protocol'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import type { Storage } from '../src/storage.ts'
import { type Client, create, open, seatBots, sit, testServer } from './client.ts'

const writes = ['saveSeat', 'addChat', 'append', 'saveNotes'] as const

/** From now on the disk takes its time, until it is let go on. */
function slowDisk({ house }: RunningServer): () => void {
  const { storage } = house
  const before: Partial<Storage> = Object.fromEntries(writes.map((w) => [w, storage[w]]))
  let goOn = (): void => {}
  const gate = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const held =
    (write: (...args: never[]) => Promise<void>) =>
    (...args: never[]) =>
      gate.then(() => write(...args))
  Object.assign(storage, Object.fromEntries(writes.map((w) => [w, held(storage[w])])))
  return () => {
    Object.assign(storage, before)
    goOn()
  }
}

function brokenDisk({ house }: RunningServer): void {
  const broken = () => Promise.reject(new Error('the disk is full'))
  Object.assign(house.storage, Object.fromEntries(writes.map((w) => [w, broken])))
}

/** The host, a guest in the second chair and a bot in the third. */
async function table(started: boolean) {
  const server = await testServer({ botDelay: 60_000 })
  const made = await create(server.address, { players: 3, name: 'Laura' })
  const host = await sit(server.address, made.table, made.host)
  const guest = await sit(server.address, made.table, made.seats[1], 'Saul')
  await seatBots(host, 3, 2)
  if (started) {
    host.send({ type: 'start' })
    await Promise.all([host, guest].map((c) => c.until((x) => x.view !== null)))
  }
  await wait(30)
  return { server, made, host, guest, stored: () => server.house.storage.seats(made.table) }
}

/** Everything that changes what others, or one's own other browsers, are told. */
const changes: readonly (readonly [
  what: string,
  started: boolean,
  by: 'host' | 'guest',
  said: FromClient,
])[] = [
  ['a name', false, 'guest', { type: 'rename', name: 'Ellen' }],
  ['a name in play', true, 'guest', { type: 'rename', name: 'Ellen' }],
  ['a bot in a chair', false, 'host', { type: 'seat', seat: 1, occupant: 'bot' }],
  ['a bot in a chair in play', true, 'host', { type: 'seat', seat: 0, occupant: 'bot' }],
  ['a new link', false, 'host', { type: 'new-link', seat: 2 }],
  ['a new link in play', true, 'host', { type: 'new-link', seat: 2 }],
  ['a word not to be asked', true, 'guest', { type: 'skip', window: 'check-pre', until: 'game' }],
  ['a line of the chat', true, 'guest', { type: 'chat', text: 'Jump!' }],
  ['the beginning of a game', false, 'host', { type: 'start' }],
]

describe('nobody is told before it is on the disk of', () => {
  test.each(changes)('%s', async (_what, started, by, said) => {
    const { server, host, guest, stored } = await table(started)
    const letGo = slowDisk(server)
    const before = JSON.stringify(stored())
    const heard = [host, guest].map((c) => c.messages.length)
    const sender = by === 'host' ? host : guest
    sender.send(said)
    await wait(60)
    expect([host, guest].map((c) => c.messages.length)).toEqual(heard)
    // Not those who come meanwhile either.
    const watcher = await sit(server.address, host.table?.table ?? '')
    expect(watcher.table?.seats.map(({ online: _, ...s }) => s)).toEqual(
      host.table?.seats.map(({ online: _, ...s }) => s),
    )
    expect(JSON.stringify(stored())).toBe(before)
    const told = sender.messages.length
    letGo()
    await sender.until((c) => c.messages.length > told)
  })
})

describe('what the disk does not take is refused with the reason, and nothing has changed:', () => {
  test.each(changes)('%s', async (_what, started, by, said) => {
    const { server, host, guest } = await table(started)
    const seats = JSON.stringify(server.house.live.get(host.table?.table ?? '')?.seats)
    brokenDisk(server)
    const heard = host.messages.length
    const sender: Client = by === 'host' ? host : guest
    const refused = sender.next('refused')
    sender.send(said)
    expect(await refused).toMatchObject({ code: 'storage', message: expect.stringContaining('write') })
    await wait(20)
    expect(host.messages.slice(heard).filter((m) => m.type !== 'refused')).toEqual([])
    expect(JSON.stringify(server.house.live.get(host.table?.table ?? '')?.seats)).toBe(seats)
    expect(server.house.live.get(host.table?.table ?? '')?.row.started).toBe(started)
  })
})

test('two changes to one chair at the same time are both kept', async () => {
  const { server, made, guest, host, stored } = await table(true)
  const letGo = slowDisk(server)
  guest.send({ type: 'rename', name: 'Ellen' })
  guest.send({ type: 'skip', window: 'check-pre', until: 'game' })
  host.send({ type: 'seat', seat: 1, occupant: 'bot' })
  guest.send({ type: 'rename', name: 'Ellen T.' })
  await wait(30)
  const seated = host.next(
    'table',
    (m) => m.table.seats[1]?.occupant === 'bot' && m.table.seats[1].name === 'Ellen T.',
  )
  letGo()
  await seated
  const kept = { name: 'Ellen T.', occupant: 'bot', skips: { 'check-pre': { until: 'game' } } }
  expect(stored()[1]).toMatchObject(kept)
  expect(server.house.live.get(made.table)?.seats[1]).toMatchObject(kept)
})

test('what is said while somebody is still sitting down waits for it', async () => {
  const { server, made } = await table(false)
  const letGo = slowDisk(server)
  const late = await open(server.address)
  const heard = Promise.race([late.next('chat'), late.next('refused')])
  late.send({ type: 'hello', table: made.table, secret: made.seats[2], name: 'Gaius' })
  late.send({ type: 'chat', text: 'Here I am.' })
  await wait(30)
  expect(late.messages).toEqual([])
  letGo()
  expect(await heard).toMatchObject({ type: 'chat', entry: { seat: 2, name: 'Gaius' } })
})
