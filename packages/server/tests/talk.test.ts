import { describe, expect, test, vi } from 'vitest'
import { bucket, take } from '../src/bucket.ts'
import { defaults } from '../src/house.ts'
import { create, open, sit, testServer } from './client.ts'

describe('chat', () => {
  test('reaches everyone, is kept, and is slowed down for those who talk too much', async () => {
    const { address } = await testServer({ rates: defaults.rates })
    const made = await create(address, { players: 3, name: 'Laura' })
    const host = await sit(address, made.table, made.host)
    const watcher = await sit(address, made.table, undefined, 'Doc')
    host.send({ type: 'chat', text: '  Jump now <b>.  ' })
    await watcher.until((c) => c.chat.length === 1)
    expect(watcher.chat[0]).toEqual({ at: 0, seat: 0, name: 'Laura', text: 'Jump now <b>.', notice: null })
    watcher.send({ type: 'chat', text: 'hm' })
    await host.until((c) => c.chat.length === 2)
    expect(host.chat[1]).toEqual({ at: 1, seat: null, name: 'Doc', text: 'hm', notice: null })
    const refused = host.next('refused')
    for (let i = 0; i < 6; i++) host.send({ type: 'chat', text: `again ${i}` })
    expect((await refused).code).toBe('too-much-chat')
    const late = await sit(address, made.table)
    expect(late.chat.slice(0, 2)).toEqual(host.chat.slice(0, 2))
  })
})

describe('notes', () => {
  test('belong to a seat: its other browsers see them, nobody else does', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const phone = await sit(address, made.table, made.seats[0])
    const other = await sit(address, made.table, made.seats[1])
    host.send({ type: 'notes', text: 'It is Boomer.' })
    await phone.next('notes', (m) => m.text === 'It is Boomer.')
    const back = await sit(address, made.table, made.host)
    const welcome = back.messages[0]
    expect(welcome?.type === 'welcome' && welcome.notes).toBe('It is Boomer.')
    const watcher = await sit(address, made.table)
    for (const c of [other, watcher]) expect(c.bytes.join()).not.toContain('Boomer')
  })
})

describe('too much', () => {
  test('is measured by a clock that nobody can set back', () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 0, 2) })
    try {
      const own = bucket({ burst: 1, perSecond: 1 })
      expect([take(own), take(own)]).toEqual([true, false])
      // The machine's clock is put back by a day; a second later there is one more all the same.
      vi.setSystemTime(Date.UTC(2030, 0, 1))
      vi.advanceTimersByTime(1000)
      expect([take(own), take(own)]).toEqual([true, false])
      vi.setSystemTime(Date.UTC(2031, 0, 1))
      expect(take(own)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('of anything is refused, and a flood ends the connection', async () => {
    const { address } = await testServer({
      rates: { ...defaults.rates, messages: { burst: 5, perSecond: 0.001 } },
    })
    const client = await open(address)
    const refused = client.next('refused', (m) => m.code === 'too-many-messages')
    const closed = new Promise<number>((resolve) => client.socket.once('close', resolve))
    for (let i = 0; i < 200; i++) client.sendText('{}')
    await refused
    expect(await closed).toBe(1008)
  })

  test('browsers on one seat are refused', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    for (let i = 0; i < 12; i++) await sit(address, made.table, made.host)
    const one = await open(address)
    const refused = one.next('refused')
    one.send({ type: 'hello', table: made.table, secret: made.host })
    expect((await refused).code).toBe('full')
  })

  test('tables from one address are refused', async () => {
    const { address } = await testServer({
      perAddress: { connections: 10, tables: 4 },
    })
    const make = async (behindProxy?: string) => {
      const answer = await fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(behindProxy ? { 'x-forwarded-for': behindProxy } : {}),
        },
        body: JSON.stringify({ players: 3 }),
      })
      return answer.status
    }
    expect([await make(), await make(), await make()]).toEqual([201, 201, 429])
    // Behind a proxy on the same machine everybody has his own measure; what he claims himself does not count.
    const claims = ['198.51.100.7', '203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7']
    const given: number[] = []
    for (const claim of claims) given.push(await make(claim))
    expect(given).toEqual([201, 201, 429])
    expect(await make('198.51.100.8')).toBe(201)
  })
})
