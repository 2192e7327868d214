import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallKey } from '@ragtag/protocol'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { isOutside, lookUpOutside, openPush } from '../src/push.ts'
import { prepareTable } from '../src/testing/prepared.ts'
import { claimsOf, openPushService, type PushService, subscriber } from '../src/testing/push-service.ts'
import {
  type Client,
  create,
  playAtRandom,
  post,
  seatBots,
  sit,
  takeUp,
  tempFolder,
  testServer,
  waitFor,
} from './client.ts'

async function pushService(): Promise<PushService> {
  const service = await openPushService()
  onTestFinished(() => service.close())
  return service
}

const atOnce = { callAfter: { asked: 0, alike: 0 } } as const

/** Long enough for a letter that is not to come. */
const aWhile = 400

async function letters(service: PushService, n: number): Promise<void> {
  await waitFor(() => service.letters.length >= n)
  expect(service.letters.length).toBe(n)
}

/** Host and friend at a table over days that has begun; the host answers at random, the friend can be called. */
async function overDays(options: ServerOptions = {}) {
  const service = await pushService()
  const server = await testServer({ ...atOnce, pushNear: service.address, ...options })
  const { address } = server
  const made = await create(address, { players: 3, days: true, timer: 86_400 })
  const host = await sit(address, made.table, made.host)
  const invitation = made.seats[1] ?? ''
  const friend = await takeUp(address, made.table, invitation, 'Kara')
  await seatBots(host, 3, 2)
  const browser = subscriber(`${service.address}/letters/kara`)
  const chair = { table: made.table, secret: `own-${invitation}` }
  const subscribed = await post(address, '/api/calls', { tables: [chair], ...browser.subscription })
  expect(subscribed).toMatchObject({ status: 200, body: { chairs: 1 } })
  const back = (): Promise<Client> => sit(address, made.table, chair.secret)
  return { service, server, address, made, host, friend, browser, chair, back }
}

describe('somebody whose page is closed', () => {
  test('is called when the table waits for him: once, and again only after he has come', async () => {
    const { service, address, made, host, friend, browser, chair, back } = await overDays()
    await friend.close()
    playAtRandom(host, 3)
    host.send({ type: 'start' })
    await letters(service, 1)
    const [letter] = service.letters
    if (!letter) throw new Error('no letter')
    expect(browser.read(letter)).toBe(JSON.stringify({ table: made.table }))
    expect(letter.body.toString('latin1')).not.toContain(made.table)
    expect(letter.path).toBe('/letters/kara')
    expect(letter.headers['content-encoding']).toBe('aes128gcm')
    const { key }: CallKey = JSON.parse(await (await fetch(`${address}/api/calls`)).text())
    expect(claimsOf(letter, key)).toMatchObject({ aud: service.address })
    expect(() => subscriber('').read(letter)).toThrow()
    // Others come and go meanwhile.
    await (await sit(address, made.table)).close()
    await sit(address, made.table)
    await wait(aWhile)
    expect(service.letters.length).toBe(1)
    // Nor is he called again because he says anew that he wants to be, from wherever.
    for (const path of ['kara', 'tablet'])
      await post(address, '/api/calls', {
        tables: [chair],
        ...subscriber(`${service.address}/letters/${path}`).subscription,
      })
    await (await sit(address, made.table)).close()
    await wait(aWhile)
    expect(service.letters.length).toBe(1)
    const off = { tables: [chair], endpoint: `${service.address}/letters/tablet`, keys: null }
    expect((await post(address, '/api/calls', off)).status).toBe(200)

    const again = await back()
    await again.until((c) => c.view?.request != null)
    // He has seen it: leaving without an answer is no reason to call him.
    await again.close()
    await wait(aWhile)
    expect(service.letters.length).toBe(1)
    // He answers until only the host is waited for; so nothing is asked of him before he has left.
    host.onMessage = () => {}
    const third = await back()
    playAtRandom(third, 5)
    await waitFor(() => host.view?.request && !third.view?.request)
    await wait(aWhile)
    expect(third.view?.request).toBeNull()
    await third.close()
    playAtRandom(host, 4)
    await letters(service, 2)
  })

  test('is not called while his page is open, nor when a bot has his chair', async () => {
    const { service, host, friend } = await overDays()
    playAtRandom(host, 4)
    host.send({ type: 'start' })
    await friend.until((c) => c.view?.request != null)
    await wait(aWhile)
    expect(service.letters).toEqual([])
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await friend.close()
    await wait(aWhile)
    expect(service.letters).toEqual([])
  })

  test('is not called any more when he does not want it, or somebody else has his chair', async () => {
    const { service, address, made, host, friend, chair, browser } = await overDays()
    const off = { tables: [chair], endpoint: browser.subscription.endpoint, keys: null }
    expect(await post(address, '/api/calls', off)).toMatchObject({ body: { chairs: 1 } })
    await friend.close()
    playAtRandom(host, 5)
    host.send({ type: 'start' })
    await wait(aWhile)
    expect(service.letters).toEqual([])
    await post(address, '/api/calls', { tables: [chair], ...browser.subscription })
    host.send({ type: 'new-link', seat: 1 })
    await host.next('invitations')
    await wait(aWhile)
    expect(service.letters).toEqual([])
    expect(await post(address, '/api/calls', off)).toMatchObject({ body: { chairs: 0 } })
    const stranger = { tables: [{ table: made.table, secret: 'guessed' }], ...browser.subscription }
    expect(await post(address, '/api/calls', stranger)).toMatchObject({ body: { chairs: 0 } })
  })

  test('is forgotten where nobody is behind his address any more; what fails hurts nobody', async () => {
    const { service, server, made, host, friend } = await overDays()
    const { storage } = server.house
    service.status = 500
    await friend.close()
    playAtRandom(host, 6)
    host.send({ type: 'start' })
    await letters(service, 1)
    await wait(50)
    expect(storage.calls(made.table)).toHaveLength(1)
    expect(server.house.live.get(made.table)?.lost).toBeUndefined()
    service.status = 410
    const twin = await overDays()
    twin.service.status = 404
    await twin.friend.close()
    twin.host.send({ type: 'start' })
    playAtRandom(twin.host, 6)
    await letters(twin.service, 1)
    await waitFor(() => twin.server.house.storage.calls(twin.made.table).length === 0)
    expect(twin.server.house.storage.calls(twin.made.table)).toEqual([])
  })
})

test('while somebody is asked in secret, all who are away are called alike', async () => {
  const service = await pushService()
  const data = join(tempFolder(), 'secret.db')
  const made = await prepareTable(data, {
    config: { players: 4 },
    people: [0, 1, 2, 3],
    seed: 'secret',
    days: true,
    timer: 3600,
    until: ({ asks, turn }) => turn.number > 2 && asks.length > 0 && asks.every((a) => a.secret),
  })
  const server = await testServer({ ...atOnce, data, pushNear: service.address })
  for (const [seat, secret] of made.secrets.entries())
    if (seat > 0)
      await post(server.address, '/api/calls', {
        tables: [{ table: made.table, secret }],
        ...subscriber(`${service.address}/${seat}`).subscription,
      })
  const watcher = await sit(server.address, made.table)
  expect(watcher.view?.waitingFor).toEqual([])
  await letters(service, 3)
  expect(service.letters.map((l) => l.path).toSorted()).toEqual(['/1', '/2', '/3'])
  expect(new Set(service.letters.map((l) => l.body.length)).size).toBe(1)
})

describe('where calls go', () => {
  test.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://push.example.com:8443/a',
    'https://me:secret@push.example.com/a',
    'file:///etc/passwd',
    'nonsense',
  ])('not to %s', async (endpoint) => {
    const { address } = await testServer()
    const tables = [{ table: 'abc', secret: 'def' }]
    const { keys } = subscriber('').subscription
    expect((await post(address, '/api/calls', { tables, endpoint, keys })).status).toBe(400)
  })

  test('to push services of the open internet, with keys that can be ones', async () => {
    const { address } = await testServer()
    const tables = [{ table: 'abc', secret: 'def' }]
    const { keys } = subscriber('').subscription
    const endpoint = 'https://push.example.com/a'
    expect((await post(address, '/api/calls', { tables, endpoint, keys })).status).toBe(200)
    const long = `${endpoint}${'a'.repeat(1000)}`
    expect((await post(address, '/api/calls', { tables, endpoint: long, keys })).status).toBe(400)
    const short = { ...keys, auth: 'short' }
    expect((await post(address, '/api/calls', { tables, endpoint, keys: short })).status).toBe(400)
  })

  test('addresses inside are known as such, also when a name leads to them', async () => {
    const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1']
    for (const address of [...inside, '0.0.0.0', '224.0.0.1', '255.255.255.255'])
      expect(isOutside(address)).toBe(false)
    for (const address of ['::1', '::ffff:127.0.0.1', 'fe80::1', 'fd00::1', '64:ff9b::a00:1', '2002:a00:1::'])
      expect(isOutside(address)).toBe(false)
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) expect(isOutside(address)).toBe(true)
    const led = await new Promise((resolve) => lookUpOutside('localhost', {}, (error) => resolve(error)))
    expect(led).toBeInstanceOf(Error)
  })
})

test('a service that answers without end is not waited for', async () => {
  const slow = createServer((socket) => {
    socket.write('HTTP/1.1 201 Created\r\n')
    const drops = setInterval(() => socket.write('x: y\r\n'), 20)
    socket.on('error', () => {}).on('close', () => clearInterval(drops))
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void slow.close())
  const bound = slow.address()
  const near = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  const { endpoint, keys } = subscriber(`${near}/a`).subscription
  if (!keys) throw new Error('no keys')
  const push = openPush({ key: (_, make) => make() }, { near, patience: 200 })
  const to = { ...keys, endpoint, seat: 0, secretHash: '', since: 0, called: false }
  await expect(push.send(to, 'letter')).rejects.toThrow()
})

test('the keys are made at the first start and kept', async () => {
  const data = join(tempFolder(), 'keys.db')
  const keyAt = async (address: string): Promise<string> => {
    const { key }: CallKey = JSON.parse(await (await fetch(`${address}/api/calls`)).text())
    return key
  }
  const first = await testServer({ data })
  const key = await keyAt(first.address)
  expect(key).toMatch(/^[\w-]{87}$/)
  await first.close()
  expect(await keyAt((await testServer({ data })).address)).toBe(key)
  expect(await keyAt((await testServer()).address)).not.toBe(key)
})
