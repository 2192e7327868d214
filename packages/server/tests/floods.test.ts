import { once } from 'node:events'
import { createServer as createNetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { countAddresses, limitSockets, networkOf } from '../src/addresses.ts'
import { defaults } from '../src/house.ts'
import { dial, dialUp, frame, opcodes, type RawLine, say } from '../src/testing/raw.ts'
import { wireOptions } from '../src/wire.ts'
import { create, open, seatBots, sit, testServer } from './client.ts'

const figure = async (address: string, name: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, 'm').exec(text)?.[1] ?? 0)
}
const connections = (address: string): Promise<number> => figure(address, 'ragtag_connections')

async function within(ms: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < ms) {
    if (await isSo()) return true
    await wait(20)
  }
  return isSo()
}

/** Sends the same bytes again and again, as much as the line takes, until the server lets go. */
async function flood(line: RawLine, bytes: Buffer, rounds: number): Promise<void> {
  for (let i = 0; i < rounds && !line.isGone(); i++) {
    line.write(bytes)
    await wait(1)
  }
}

const many = (piece: Buffer, n: number): Buffer => Buffer.concat(Array.from({ length: n }, () => piece))

const usual = { rates: defaults.rates, perAddress: defaults.perAddress }

describe('a flood', () => {
  test.each([
    ['of pings', frame(opcodes.ping, 'x'.repeat(120))],
    ['of pongs', frame(opcodes.pong, 'x'.repeat(120))],
    ['of messages', say({ type: 'start' })],
    ['of nothing', frame(opcodes.text)],
    ['of bytes', frame(opcodes.binary, 'x'.repeat(100_000))],
  ])('%s is let go at once, also if it reads nothing', async (_, bytes) => {
    const { address } = await testServer(usual)
    const made = await create(address, { players: 3 })
    const line = await dialUp(address)
    line.write(say({ type: 'hello', table: made.table }))
    await flood(line, many(bytes, Math.ceil(60_000 / bytes.length)), 50)
    expect(await within(2000, async () => (await connections(address)) === 0)).toBe(true)
    expect(await figure(address, 'ragtag_refusals_total')).toBeLessThan(150)
    line.socket.destroy()
  })

  test('in one piece is heard message by message, and others in between', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...wireOptions })
    let round = 0
    let running = true
    const next = (): void => {
      round++
      if (running) setImmediate(next)
    }
    const heardIn: number[] = []
    server.on('connection', (socket) => {
      next()
      socket.on('message', () => heardIn.push(round))
      socket.on('ping', () => heardIn.push(round))
    })
    await once(server, 'listening')
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : undefined
    const line = await dialUp(`http://127.0.0.1:${port}`)
    line.write(many(Buffer.concat([say({ type: 'start' }), frame(opcodes.ping, 'x')]), 100))
    expect(await within(2000, async () => heardIn.length === 200)).toBe(true)
    running = false
    expect(new Set(heardIn).size).toBe(200)
    line.socket.destroy()
    server.close()
  })

  test('of words before a hello is let go soon', async () => {
    const { address } = await testServer({})
    const line = await dialUp(address)
    line.write(many(say({ type: 'start' }), 100))
    expect(await within(2000, async () => (await connections(address)) === 0)).toBe(true)
    expect(await figure(address, 'ragtag_refusals_total')).toBeLessThan(30)
    line.socket.destroy()
  })

  test('that stays just under the limit of a moment is noticed in the long run', async () => {
    const { address } = await testServer({
      rates: { ...defaults.rates, messages: { burst: 5, perSecond: 50 } },
    })
    const client = await open(address)
    const closed = new Promise<number>((resolve) => client.socket.once('close', resolve))
    for (let i = 0; i < 300 && client.socket.readyState === client.socket.OPEN; i++) {
      for (let n = 0; n < 3; n++) client.sendText('{}')
      await wait(5)
    }
    expect(await closed).toBe(1008)
  })

  test('of pieces of one message is let go', async () => {
    const { address } = await testServer(usual)
    const line = await dialUp(address)
    line.socket.resume()
    line.write(frame(opcodes.text, '', { fin: false }))
    line.write(many(frame(opcodes.more, '', { fin: false }), 500))
    expect(await within(2000, async () => (await connections(address)) === 0)).toBe(true)
  })

  test('does not keep a polite ping from being answered', async () => {
    const { address } = await testServer(usual)
    const client = await open(address)
    const answered = new Promise<Buffer>((resolve) => client.socket.once('pong', resolve))
    client.socket.ping('are you there')
    expect((await answered).toString()).toBe('are you there')
  })
})

describe('whoever does not read', () => {
  test('is let go after a while, whatever he says of himself', async () => {
    const { address } = await testServer({ unread: 300 })
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const line = await dialUp(address)
    line.write(say({ type: 'hello', table: made.table }))
    const chatter = setInterval(() => line.write(frame(opcodes.pong, 'here I am')), 50)
    expect(await within(2000, async () => (await connections(address)) === 1)).toBe(true)
    clearInterval(chatter)
    line.socket.destroy()
    expect(host.socket.readyState).toBe(host.socket.OPEN)
  })

  test('or does not say what he wants is not waited for', async () => {
    const { address } = await testServer({ unread: 300 })
    const lines = Array.from({ length: 5 }, () => dial(address))
    for (const line of lines) line.socket.resume()
    lines[1]?.write('GET / HTTP/1.1\r\n')
    lines[2]?.write('GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nX-Slow: ')
    const gone = Promise.all(lines.map((line) => line.gone)).then(() => 'gone')
    expect(await Promise.race([gone, wait(3000, 'still there')])).toBe('gone')
  })
})

describe('what everybody at a table is told', () => {
  test('is gathered: a storm of names reaches a watcher in a few messages, and the last name for sure', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const watchers = await Promise.all(Array.from({ length: 50 }, () => sit(address, made.table)))
    const [watcher] = watchers
    const before = watcher?.messages.length ?? 0
    const began = performance.now()
    for (let i = 0; i < 200; i++) {
      host.send({ type: 'rename', name: `Name ${i}` })
      if (i % 20 === 0) await wait(5)
    }
    await watcher?.until((c) => c.table?.seats[0]?.name === 'Name 199')
    // Each of them reaches 51 browsers, and a thousand are told in a second.
    const told = (watcher?.messages.length ?? 0) - before
    expect(told).toBeLessThan((performance.now() - began) / 50 + 3)
    expect(told).toBeLessThan(150)
  })

  test('is nothing when watchers come and go', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const before = host.messages.filter((m) => m.type === 'table').length
    for (let i = 0; i < 5; i++) {
      const watcher = await sit(address, made.table)
      await watcher.close()
    }
    host.send({ type: 'rename', name: 'Saul' })
    await host.until((c) => c.table?.seats[0]?.name === 'Saul')
    expect(host.messages.filter((m) => m.type === 'table')).toHaveLength(before + 1)
  })

  test('is read once for all who come to watch', async () => {
    const { address, house } = await testServer({ botDelay: 60_000 })
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'start' })
    await host.until((c) => c.view !== null)
    const { events } = house.storage
    let read = 0
    Object.assign(house.storage, {
      events: (...args: Parameters<typeof events>) => {
        read++
        return events(...args)
      },
    })
    const watchers = await Promise.all(Array.from({ length: 20 }, () => sit(address, made.table)))
    expect(read).toBe(1)
    const [first] = watchers
    expect(first?.log.length).toBeGreaterThan(0)
    for (const w of watchers) expect(w.log).toEqual(first?.log)
  })

  test('is limited for each chair, and everybody ends up knowing the same', async () => {
    const { address } = await testServer(usual)
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const refused = host.next('refused')
    for (let i = 0; i < 30; i++) host.send({ type: 'rename', name: `Name ${i}` })
    expect((await refused).code).toBe('too-many-changes')
    const late = await sit(address, made.table)
    await host.until((c) => c.table?.seats[0]?.name === late.table?.seats[0]?.name)
  })
})

describe('one address', () => {
  test('has so many places to watch from and others to play, and others have theirs', async () => {
    const { address } = await testServer({ perAddress: { connections: 8, tables: 100 } })
    const made = await create(address, { players: 3 })
    for (let i = 0; i < 4; i++) await sit(address, made.table)
    const fifth = await open(address)
    const refused = fifth.next('refused')
    fifth.send({ type: 'hello', table: made.table })
    expect((await refused).code).toBe('too-many-connections')
    expect((await sit(address, made.table, made.host)).you).toBe(0)
    const elsewhere = await open(address, true, { 'x-forwarded-for': '198.51.100.7' })
    const welcomed = elsewhere.next('welcome')
    elsewhere.send({ type: 'hello', table: made.table })
    await welcomed
  })

  test('does not open lines without end, and can again when some are gone', () => {
    const addresses = countAddresses({ connections: 40, tables: 1 })
    const visits = Array.from({ length: 12 }, () => addresses.visit('198.51.100.7'))
    expect(visits.filter((v) => v === undefined)).toHaveLength(2)
    expect(addresses.visit('198.51.100.8')).toBeDefined()
    visits[0]?.leave()
    visits[0]?.leave()
    expect(addresses.visit('198.51.100.7')).toBeDefined()
    expect(addresses.visit('198.51.100.7')).toBeUndefined()
  })

  test('is enough for a sofa with seven people and several tables', () => {
    const addresses = countAddresses(defaults.perAddress)
    const sofa = '198.51.100.7'
    for (let table = 0; table < 5; table++) expect(addresses.mayCreateTable(sofa)).toBe(true)
    for (let table = 0; table < 5; table++)
      for (let person = 0; person < 7; person++) expect(addresses.visit(sofa)?.join('playing')).toBe(true)
    // All of them lose the line at once and come back.
    for (let person = 0; person < 35; person++) expect(addresses.visit(sofa)?.join('playing')).toBe(true)
  })

  test('looks at the list so often, and the list is put together less often than it is looked at', async () => {
    const addresses = countAddresses({ connections: 8, tables: 1 })
    const looks = Array.from({ length: 30 }, () => addresses.mayList('198.51.100.7'))
    expect(looks.filter((may) => may)).toHaveLength(20)
    expect(addresses.mayList('198.51.100.8')).toBe(true)

    const { address, house } = await testServer(usual)
    await create(address, { players: 3, open: true })
    const made = vi.spyOn(house.storage, 'openTables')
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${address}/api/tables`)))
    for (const answer of answers) expect(await answer.json()).toHaveLength(1)
    expect(made.mock.calls.length).toBeLessThan(50)
    const more = await Promise.all(Array.from({ length: 200 }, () => fetch(`${address}/api/tables`)))
    expect(more.some((answer) => answer.status === 429)).toBe(true)
  })

  test('has its games replayed so many at a time', () => {
    const addresses = countAddresses(defaults.perAddress)
    const first = addresses.replay('198.51.100.7')
    expect(addresses.replay('198.51.100.7')).toBeDefined()
    expect(addresses.replay('198.51.100.7')).toBeUndefined()
    expect(addresses.replay('198.51.100.8')).toBeDefined()
    first?.()
    expect(addresses.replay('198.51.100.7')).toBeDefined()
    expect(addresses.replay('198.51.100.7')).toBeUndefined()
  })

  test('is a whole network where addresses cost nothing', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
    expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'))
    expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7')
  })

  test('does not hold sockets without end that want nothing', async () => {
    const server = createNetServer((socket) => socket.on('error', () => {}))
    limitSockets(server, 3, () => false)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : 0
    const lines = Array.from({ length: 5 }, () => dial(`http://127.0.0.1:${port}`))
    for (const line of lines) line.socket.resume()
    await wait(200)
    expect(lines.filter((line) => line.isGone())).toHaveLength(2)
    for (const line of lines) line.socket.destroy()
    server.close()
  })
})
