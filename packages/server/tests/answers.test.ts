import type { Request } from '@ragtag/engine'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { type Client, create, newNonce, open, playAtRandom, seatBots, sit, testServer } from './client.ts'

/** A game in which the host is asked something. */
async function begun(options = {}): Promise<{
  server: RunningServer
  table: string
  secrets: readonly string[]
  hostSecret: string
  host: Client
  request: Request
}> {
  const server = await testServer(options)
  const made = await create(server.address, { players: 3 })
  const host = await sit(server.address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  const request = host.view?.request
  if (!request) throw new Error('the host is asked nothing')
  return { server, table: made.table, secrets: made.seats, hostSecret: made.host, host, request }
}

const first = (request: Request): string[] => request.options.slice(0, request.min).map((o) => o.id)

describe('an answer', () => {
  test('sent twice is accepted twice and carried out once', async () => {
    const { server, table, host, request } = await begun()
    const nonce = newNonce()
    const before = server.house.storage.decisions(table, 0).filter((d) => d.seat === 0).length
    const verdicts = await Promise.all([
      host.answer(request, first(request), nonce),
      host.answer(request, first(request), nonce),
    ])
    expect(verdicts.map((v) => v.type)).toEqual(['accepted', 'accepted'])
    const again = await host.answer(request, first(request), nonce)
    expect(again.type).toBe('accepted')
    const after = server.house.storage.decisions(table, 0).filter((d) => d.seat === 0)
    expect(after).toHaveLength(before + 1)
    expect(after.filter((d) => d.nonce === nonce)).toHaveLength(1)
  })

  test('is known again by its nonce after the server has been restarted', async () => {
    const { server, table, host, hostSecret, request } = await begun()
    const nonce = newNonce()
    expect((await host.answer(request, first(request), nonce)).type).toBe('accepted')
    await host.close()
    server.house.live.delete(table)
    const back = await sit(server.address, table, hostSecret)
    expect((await back.answer(request, first(request), nonce)).type).toBe('accepted')
    const other = await back.answer({ ...request, id: 'another' }, [], nonce)
    expect(other).toMatchObject({ type: 'refused', code: 'nonce-used' })
  })

  test('to a second question cannot carry the nonce of the first, although it is open', async () => {
    const { server, table, host, request } = await begun()
    const nonce = newNonce()
    expect((await host.answer(request, first(request), nonce)).type).toBe('accepted')
    await host.until((c) => c.view?.request != null && c.view.request.id !== request.id)
    const second = host.view?.request
    if (!second) throw new Error('the host is asked nothing more')
    const reused = await host.answer(second, first(second), nonce)
    expect(reused).toMatchObject({ type: 'refused', code: 'nonce-used' })
    expect(host.view?.request).toEqual(second)
    expect((await host.answer(second, first(second))).type).toBe('accepted')
    const given = server.house.storage.decisions(table, 0).filter((d) => d.nonce === nonce)
    expect(given.map((d) => d.request)).toEqual([request.id])
  })

  test('that comes late, is made up or belongs to someone else is refused with the reason', async () => {
    const { host, request } = await begun()
    const code = async (r: Request, options: readonly string[]) => {
      const verdict = await host.answer(r, options)
      return verdict.type === 'refused' ? verdict.code : 'accepted'
    }
    expect(await code(request, ['made-up'])).toBe('unknown')
    const [one] = request.options
    if (!one) throw new Error('no options')
    expect(await code(request, [one.id, one.id])).toBe('repeated')
    expect(
      await code(
        request,
        request.options.map((o) => o.id),
      ),
    ).toBe('too-many')
    expect(await code({ ...request, id: '0.1' }, [one.id])).toBe('stale')
    expect(await code(request, first(request))).toBe('accepted')
    await host.until((c) => c.view?.request?.id !== request.id)
    expect(await code(request, first(request))).toMatch(/^(stale|not-asked)$/)
  })

  test('before the game or from a spectator is refused', async () => {
    const server = await testServer()
    const made = await create(server.address, { players: 3 })
    const request: Request = {
      id: '0.0',
      seat: 0,
      prompt: { key: '' },
      options: [],
      min: 0,
      max: 0,
      secret: false,
      window: '',
    }
    const host = await sit(server.address, made.table, made.host)
    expect(await host.answer(request, [])).toMatchObject({ code: 'not-started' })
    const watcher = await sit(server.address, made.table)
    expect(await watcher.answer(request, [])).toMatchObject({ code: 'spectator' })
  })
})

test('two browsers on one seat stay in step, and the slower one’s answer is refused', async () => {
  const { server, table, secrets, host, request } = await begun()
  const phone = await sit(server.address, table, secrets[0])
  expect(phone.view).toEqual(host.view)
  const [one, two] = await Promise.all([
    host.answer(request, first(request)),
    phone.answer(request, first(request)),
  ])
  expect([one.type, two.type].sort()).toEqual(['accepted', 'refused'])
  playAtRandom(host, 3)
  await host.until((c) => (c.view?.turn.number ?? 0) >= 2 || c.view?.outcome != null)
  host.onMessage = () => {}
  await phone.until((c) => JSON.stringify(c.view) === JSON.stringify(host.view))
  expect(phone.log).toEqual(host.log)
})

test('a reconnected browser finds its question and goes on', async () => {
  const { server, table, hostSecret, host, request } = await begun()
  await host.close()
  const back = await sit(server.address, table, hostSecret)
  expect(back.view?.request).toEqual(request)
  expect((await back.answer(request, first(request))).type).toBe('accepted')
})

describe('nonsense', () => {
  const nonsense = [
    '',
    'hello',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"type":"unknown"}',
    '{"type":"answer"}',
    '{"type":"answer","nonce":"","request":"x","options":[]}',
    '{"type":"answer","nonce":"n","request":"x","options":[1]}',
    '{"type":"seat","seat":-1,"occupant":"bot"}',
    '{"type":"seat","seat":6,"occupant":"bot"}',
    '{"type":"chat","text":"   "}',
    '{"type":"skip","window":"w","until":"never"}',
    '{"type":"hello","table":"x","__proto__":{"host":true}}',
    '\u0000\uFFFF',
  ]

  test('is refused and does no harm', async () => {
    const { host, request } = await begun()
    for (const text of nonsense) {
      const refused = host.next('refused')
      host.sendText(text)
      expect((await refused).message).not.toBe('')
    }
    const binary = host.next('refused')
    host.socket.send(Buffer.from([0, 1, 2, 255]))
    await binary
    expect((await host.answer(request, first(request))).type).toBe('accepted')
  })

  test('before hello is refused as well, and a message that is far too long ends the connection', async () => {
    const server = await testServer()
    const client = await open(server.address)
    const refused = client.next('refused')
    client.send({ type: 'start' })
    expect((await refused).code).toBe('no-hello')
    const closed = new Promise<number>((resolve) => client.socket.once('close', resolve))
    client.sendText('x'.repeat(300_000))
    expect(await closed).toBe(1009)
  })
})
