import { setTimeout as wait } from 'node:timers/promises'
import type { TableSummary } from '@ragtag/protocol'
import { describe, expect, test } from 'vitest'
import { skipsOf } from '../src/table.ts'
import {
  create,
  isOver,
  newNonce,
  open,
  playAtRandom,
  playedOut,
  post,
  seatBots,
  sit,
  testServer,
  waitFor,
} from './client.ts'

describe('whoever is sent away', () => {
  test('is no longer heard, even if he does not hang up', async () => {
    const server = await testServer()
    const made = await create(server.address, { players: 3 })
    const host = await sit(server.address, made.table, made.host)
    const thief = await sit(server.address, made.table, made.seats[1], 'Thief')
    await host.until((c) => c.table?.seats[1]?.name === 'Thief')
    // He reads nothing any more, and so does not learn that he is to go.
    thief.socket.pause()
    host.send({ type: 'new-link', seat: 1 })
    await host.until((c) => c.table?.seats[1]?.occupant === 'empty')
    expect(host.table?.seats[1]?.online).toBe(false)
    thief.send({ type: 'rename', name: 'Still here' })
    thief.send({ type: 'chat', text: 'I still speak' })
    const later = host.next('chat')
    await wait(50)
    host.send({ type: 'chat', text: 'Is he gone?' })
    expect((await later).entry.text).toBe('Is he gone?')
    expect(host.table?.seats[1]?.name).toBe('')
    thief.socket.terminate()
  })

  test('does not stay because he was just sitting down', async () => {
    const { address } = await testServer()
    for (let i = 0; i < 10; i++) {
      const made = await create(address, { players: 3 })
      const host = await sit(address, made.table, made.host)
      const guest = await open(address)
      const given = host.next('invitations', (m) => m.secrets[1] !== null)
      const own = `a-secret-of-his-own-${i}`
      guest.send({ type: 'hello', table: made.table, secret: made.seats[1], own })
      host.send({ type: 'new-link', seat: 1 })
      await given
      await wait(20)
      const back = await open(address)
      const verdict = Promise.race([back.next('welcome'), back.next('refused')])
      back.send({ type: 'hello', table: made.table, secret: own })
      const valid = (await verdict).type === 'welcome'
      const seated = guest.you === 1 && guest.socket.readyState === guest.socket.OPEN
      if (!valid) expect(seated).toBe(false)
    }
  })
})

test('no chair becomes empty while the game is being started', async () => {
  const { address } = await testServer()
  const made = await create(address, { players: 3 })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  host.send({ type: 'seat', seat: 2, occupant: 'human' })
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  await wait(20)
  expect(host.table?.seats[2]?.occupant).not.toBe('empty')
})

describe('what people write', () => {
  test('is freed of signs that cannot be seen or turn the line around, and kept whole', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host, '\u202eSaul\u0000\n Tigh\u200b')
    host.send({ type: 'notes', text: 'before\u0000after\n\tit' })
    const heard = host.next('chat')
    host.send({ type: 'chat', text: 'we\u0007 jump\n\n\n to\u2066day' })
    expect((await heard).entry).toMatchObject({ name: 'Saul Tigh', text: 'we jump today' })
    const back = await sit(address, made.table, made.host)
    const [welcome] = back.messages
    expect(welcome).toMatchObject({ notes: 'beforeafter\n\tit', chat: [{ text: 'we jump today' }] })
  })

  test('cannot be nothing: an empty line is the server’s own word', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    for (const text of ['\u200b', '\u3164', '\u200d\u200d', '\u0000']) {
      const refused = host.next('refused')
      host.send({ type: 'chat', text })
      expect((await refused).code).toBe('malformed')
    }
    const named = await post<{ code: string }>(address, '/api/tables', { players: 3, name: '\u202e' })
    expect(named.status).toBe(400)
  })
})

test('a turn that is over is over for those who have been shown so: "until the turn ends" tells nothing before', async () => {
  const { address, house } = await testServer()
  const made = await create(address, { players: 3 })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  const set = host.next('skips')
  host.send({ type: 'skip', window: 'check-pre', until: 'turn' })
  await set
  const table = house.live.get(made.table)
  if (!table?.game) throw new Error('no game')
  const { state } = table.game
  table.game = { ...table.game, state: { ...state, turn: { ...state.turn, number: state.turn.number + 1 } } }
  expect(skipsOf(table, 0)).toEqual({ 'check-pre': 'turn' })
})

describe('the end of a game', () => {
  test('is neither replayed nor off the list before it has been shown to everyone', async () => {
    const { address, house } = await testServer()
    const made = await playedOut(address, 3, { open: true })
    const list = async (): Promise<TableSummary[]> =>
      JSON.parse(await (await fetch(`${address}/api/tables`)).text())
    const replay = () => fetch(`${address}/api/tables/${made.table}/replay?viewer=spectator`)
    const table = house.live.get(made.table)
    const shown = table?.shown.get('spectator')
    if (!table || !shown) throw new Error('no table')
    const { state } = shown
    shown.state = { ...state, outcome: null }
    expect((await replay()).status).toBe(409)
    expect((await list()).map((t) => [t.table, t.over])).toEqual([[made.table, false]])
    shown.state = state
    expect(await list()).toEqual([])
    expect((await replay()).status).toBe(200)
  })

  test('can be downloaded although others ask for it and do not read', async () => {
    const { address } = await testServer({ unread: 300 })
    const made = await create(address, { players: 6 })
    const host = await sit(address, made.table, made.host)
    await seatBots(host, 6, 1)
    playAtRandom(host, 3)
    host.send({ type: 'start' })
    await host.until(isOver)
    const path = `${address}/api/tables/${made.table}/replay`
    const idle = await Promise.all(
      [1, 1, 1, 2, 2].map((n) =>
        fetch(path, {
          headers: { 'accept-encoding': 'identity', 'x-forwarded-for': `198.51.100.${n}` },
        }),
      ),
    )
    // Two for an address, four in all.
    expect(idle.map((r) => r.status).sort()).toEqual([200, 200, 200, 200, 503])
    expect((await fetch(path)).status).toBe(503)
    await waitFor(async () => (await fetch(path)).status !== 503)
    expect((await fetch(path)).status).toBe(200)
  })
})

describe('over HTTP', () => {
  test('a name that is too long for a table is no table, and no error', async () => {
    const { address } = await testServer()
    const long = 'a'.repeat(80)
    expect((await fetch(`${address}/api/tables/${long}/replay`)).status).toBe(404)
    expect((await post(address, `/api/tables/${long}/seats`, { name: 'Gaius' })).status).toBe(404)
  })

  test('what went wrong inside is not told', async () => {
    const { address, house } = await testServer()
    Object.assign(house.storage, {
      openTables: () => {
        throw new Error('the disk at /var/secret')
      },
    })
    const answer = await fetch(`${address}/api/tables`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('a disk that fails', () => {
  test('gives nobody a chair that is not written down', async () => {
    const { address, house } = await testServer()
    const made = await create(address, { players: 3, open: true })
    const { saveSeat } = house.storage
    Object.assign(house.storage, { saveSeat: () => Promise.reject(new Error('full')) })
    const guest = await open(address)
    const refused = guest.next('refused')
    guest.send({ type: 'hello', table: made.table, secret: made.seats[1], own: 'a-secret-of-his-own-1' })
    expect((await refused).code).toBe('storage')
    expect(await post(address, `/api/tables/${made.table}/seats`, { name: 'Gaius' })).toMatchObject({
      status: 503,
      body: { code: 'storage' },
    })
    Object.assign(house.storage, { saveSeat })
    const friend = await sit(address, made.table, made.seats[1])
    expect(friend.you).toBe(1)
    expect(friend.table?.seats[1]?.name).toBe('')
  })

  test('leaves no bot waiting for ever', async () => {
    const { address, house } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'start' })
    await host.until((c) => c.view?.request != null)
    const asked = host.view?.request
    if (!asked) throw new Error('not asked')
    const { nonces } = house.storage
    const broken = () => {
      throw new Error('unreadable')
    }
    Object.assign(house.storage, { nonces: broken })
    const verdict = await host.answer({ ...asked, id: '99.0' }, [], newNonce())
    expect(verdict).toMatchObject({ type: 'refused', code: 'failed' })
    Object.assign(house.storage, { nonces })
    playAtRandom(host, 4)
    await host.until(isOver)
  })

  test('does not break the count of what was said', async () => {
    const { address, house } = await testServer({ idle: 0 })
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const { addChat } = house.storage
    for (const text of ['one', 'lost', 'two']) {
      Object.assign(house.storage, {
        addChat: text === 'lost' ? () => Promise.reject(new Error('full')) : addChat,
      })
      const said = text === 'lost' ? host.next('refused') : host.next('chat')
      host.send({ type: 'chat', text })
      await said
    }
    await host.close()
    while (house.live.size > 0) await wait(50)
    const back = await sit(address, made.table, made.host)
    const heard = Promise.race([back.next('chat'), back.next('refused')])
    back.send({ type: 'chat', text: 'three' })
    expect((await heard).type).toBe('chat')
  })
})
