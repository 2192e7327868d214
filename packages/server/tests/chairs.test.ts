import { setTimeout as wait } from 'node:timers/promises'
import { type ContentSet, withSets } from '@ragtag/engine/testing'
import type { TableSummary } from '@ragtag/protocol'
import { describe, expect, test } from 'vitest'
import {
  type Client,
  create,
  isOver,
  open,
  ownOf,
  playAtRandom,
  post,
  seatBots,
  sit,
  sitDown,
  takeUp,
  testServer,
  waitFor,
} from './client.ts'

describe('chairs', () => {
  test('of open tables are listed and taken; the host does not know the secret of a stranger', async () => {
    const { address } = await testServer()
    const open = await create(address, { players: 3, open: true, name: 'Saul' })
    await create(address, { players: 3 })
    const list = async (): Promise<TableSummary[]> =>
      JSON.parse(await (await fetch(`${address}/api/tables`)).text())
    expect(await list()).toEqual([
      { table: open.table, host: 'Saul', players: 3, sets: ['base'], taken: 1, started: false, over: false },
    ])
    const taken = await sitDown(address, open.table, 'Gaius')
    expect(taken.status).toBe(201)
    expect(taken.body.seat).toBe(1)
    expect(open.seats).not.toContain(taken.body.secret)
    const gaius = await sit(address, open.table, taken.body.secret)
    expect(gaius.you).toBe(1)
    expect(gaius.table?.seats[1]).toMatchObject({ name: 'Gaius', occupant: 'human' })
    expect((await sitDown(address, open.table, 'Saul')).body.seat).toBe(2)
    expect((await sitDown(address, open.table, 'Ellen')).status).toBe(409)
    expect((await list())[0]?.taken).toBe(3)
  })

  test('of tables by invitation cannot be taken', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    expect((await sitDown(address, made.table, 'Gaius')).status).toBe(409)
    expect((await sitDown(address, 'nowhere', 'Gaius')).status).toBe(404)
  })

  test('a player who has gone is replaced by a bot, and takes his chair back when he comes', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const friend = await takeUp(address, made.table, made.seats[1], 'Kara')
    await seatBots(host, 3, 2)
    playAtRandom(host, 5)
    host.send({ type: 'start' })
    await friend.until((c) => c.view?.request != null)
    await friend.close()
    await host.until((c) => c.table?.seats[1]?.online === false)
    const stuckAt = host.log.length
    await wait(50)
    // Everything waits for Kara, until a bot sits there.
    expect(host.view?.waitingFor).toContain(1)
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await host.until((c) => c.log.length > stuckAt + 20 || isOver(c))
    const back = await sit(address, made.table, ownOf(made.seats[1] ?? ''))
    expect(back.table?.seats[1]).toMatchObject({ name: 'Kara', occupant: 'human' })
    // Whoever takes a chair sees its cards: that is said.
    await host.until((c) => c.chat.some((e) => e.seat === 1 && e.name === 'Kara' && e.notice === 'taken'))
    if (isOver(host)) return
    await back.until((c) => c.view?.request != null || isOver(c))
    playAtRandom(back, 6)
    await host.until(isOver)
  })

  test('a player who is there can take his chair back from a bot; others cannot touch it', async () => {
    const { address } = await testServer({ botDelay: 60_000 })
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const friend = await takeUp(address, made.table, made.seats[1])
    const other = await takeUp(address, made.table, made.seats[2])
    host.send({ type: 'start' })
    await friend.until((c) => c.view !== null)
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await friend.until((c) => c.table?.seats[1]?.occupant === 'bot')
    const refused = other.next('refused')
    other.send({ type: 'seat', seat: 1, occupant: 'human' })
    expect((await refused).code).toBe('host-only')
    friend.send({ type: 'seat', seat: 1, occupant: 'human' })
    await friend.until((c) => c.table?.seats[1]?.occupant === 'human')
    // He may also let one play for him.
    friend.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await friend.until((c) => c.table?.seats[1]?.occupant === 'bot')
  })

  test('before the game a chair without its player is free again when the bot leaves', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'seat', seat: 2, occupant: 'human' })
    await host.until((c) => c.table?.seats[2]?.occupant === 'empty')
  })
})

describe('links', () => {
  const invitationsOf = (c: Client): readonly (string | null)[] => {
    const told = c.messages.findLast((m) => m.type === 'invitations')
    return told?.type === 'invitations' ? told.secrets : []
  }
  const refusalOf = async (address: string, table: string, secret: string): Promise<string> => {
    const client = await open(address)
    const refused = client.next('refused')
    client.send({ type: 'hello', table, secret })
    return (await refused).code
  }

  test('the host finds the same links in every browser, also after the table has rested', async () => {
    const server = await testServer({ idle: 0 })
    const made = await create(server.address, { players: 3 })
    const host = await sit(server.address, made.table, made.host)
    await host.until((c) => invitationsOf(c).length > 0)
    expect(invitationsOf(host)).toEqual(made.seats)
    await host.close()
    await waitFor(() => server.house.live.size === 0)
    const elsewhere = await sit(server.address, made.table, made.host)
    await elsewhere.until((c) => invitationsOf(c).length > 0)
    expect(invitationsOf(elsewhere)).toEqual(made.seats)
  })

  test('nobody but the host is told a link, and the storage knows none', async () => {
    const { address, house } = await testServer()
    const made = await create(address, { players: 3, open: true })
    const host = await sit(address, made.table, made.host)
    const friend = await sit(address, made.table, made.seats[1], 'Kara')
    const watching = await sit(address, made.table)
    const stranger = (await sitDown(address, made.table, 'Gaius')).body
    // What a stranger was given, the host does not get to know.
    await host.until((c) => invitationsOf(c)[2] === null)
    expect(invitationsOf(host)[1]).toBe(made.seats[1])
    const renewed = host.next('invitations', (m) => m.secrets[2] !== null)
    host.send({ type: 'new-link', seat: 2 })
    const fresh = (await renewed).secrets[2] ?? ''
    expect([made.seats[2], stranger.secret, '']).not.toContain(fresh)
    for (const c of [friend, watching])
      for (const secret of [...made.seats, made.host, fresh, stranger.secret])
        expect(c.bytes.join('')).not.toContain(secret)
    expect(JSON.stringify(house.storage.seats(made.table))).not.toContain(fresh)
    for (const c of [friend, watching]) {
      const refused = c.next('refused')
      c.send({ type: 'new-link', seat: 1 })
      expect((await refused).code).toBe(c === friend ? 'host-only' : 'spectator')
    }
  })

  test('a new link kills the old one; whoever sat there by it has to leave, and the chair is free', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const wrong = await sit(address, made.table, made.seats[1], 'Cavil')
    const gone = new Promise<void>((resolve) => wrong.socket.once('close', () => resolve()))
    const renewed = host.next('invitations', (m) => ![null, made.seats[1]].includes(m.secrets[1] ?? null))
    host.send({ type: 'new-link', seat: 1 })
    const fresh = (await renewed).secrets[1] ?? ''
    await gone
    expect(host.table?.seats[1]).toMatchObject({ occupant: 'empty', name: '' })
    expect(await refusalOf(address, made.table, made.seats[1] ?? '')).toBe('unknown-secret')
    const friend = await sit(address, made.table, fresh, 'Kara')
    expect(friend.you).toBe(1)
    expect(friend.table?.seats[1]).toMatchObject({ occupant: 'human', name: 'Kara' })
  })

  test('a friend who lost his link in the middle of the game comes back by a new one', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const friend = await sit(address, made.table, made.seats[1], 'Kara')
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await friend.until((c) => c.view !== null)
    await friend.close()
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    const renewed = host.next('invitations', (m) => ![null, made.seats[1]].includes(m.secrets[1] ?? null))
    host.send({ type: 'new-link', seat: 1 })
    const back = await takeUp(address, made.table, (await renewed).secrets[1] ?? '')
    expect(back.you).toBe(1)
    expect(back.table?.seats[1]).toMatchObject({ name: 'Kara', occupant: 'human' })
    const refused = host.next('refused')
    host.send({ type: 'new-link', seat: 0 })
    expect((await refused).code).toBe('own-chair')
  })
})

describe('an invitation', () => {
  const own = 'made-by-the-browser-itself'
  const greet = async (address: string, table: string, secret: string, own?: string): Promise<Client> => {
    const client = await open(address)
    client.send({ type: 'hello', table, secret, name: 'Kara', ...(own ? { own } : {}) })
    await client.until((c) => c.messages.some((m) => m.type === 'welcome' || m.type === 'refused'))
    return client
  }

  test('is used up by whoever takes the chair: nobody else has a link to it then, not even the host', async () => {
    const { address, house } = await testServer()
    const made = await create(address, { players: 3 })
    const [, invitation = ''] = made.seats
    const host = await sit(address, made.table, made.host)
    // The host looks at the chair through the link he gives away, and has to leave it.
    const peeking = await sit(address, made.table, invitation)
    const gone = new Promise<void>((resolve) => peeking.socket.once('close', () => resolve()))
    const told = host.next('invitations')
    const friend = await greet(address, made.table, invitation, own)
    expect(friend.you).toBe(1)
    await gone
    expect((await told).secrets[1]).toBeNull()
    expect((await greet(address, made.table, invitation)).messages[0]).toMatchObject({
      type: 'refused',
      code: 'unknown-secret',
    })
    // His other browser comes with the same link, and stays in step.
    const phone = await greet(address, made.table, own)
    expect(phone.you).toBe(1)
    expect(friend.socket.readyState).toBe(friend.socket.OPEN)
    for (const c of [host, friend, phone]) expect(c.bytes.join('')).not.toContain(own)
    expect(JSON.stringify(house.storage.seats(made.table))).not.toContain(own)
  })

  test('can be taken up again when the line broke before anyone heard of it', async () => {
    const server = await testServer()
    const made = await create(server.address, { players: 3 })
    const [, invitation = ''] = made.seats
    const broken = await open(server.address)
    broken.send({ type: 'hello', table: made.table, secret: invitation, own })
    broken.socket.close()
    await wait(100)
    const again = await greet(server.address, made.table, own)
    const friend = again.you === 1 ? again : await greet(server.address, made.table, invitation, own)
    expect(friend.you).toBe(1)
  })

  test('gives the host no second key to a chair in play: a new link sends its player away and is told to all', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const friend = await greet(address, made.table, made.seats[1] ?? '', own)
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await friend.until((c) => c.view !== null)
    const watching = await sit(address, made.table)
    const heard = watching.next('chat')
    const gone = new Promise<void>((resolve) => friend.socket.once('close', () => resolve()))
    host.send({ type: 'new-link', seat: 1 })
    await gone
    expect((await heard).entry).toMatchObject({ seat: 1, name: 'Kara', notice: 'new-link' })
  })

  test('does not change the host’s own link, and a weak secret is refused', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await greet(address, made.table, made.host, own)
    expect(host.host).toBe(true)
    expect((await greet(address, made.table, made.host)).host).toBe(true)
    expect((await greet(address, made.table, made.seats[1] ?? '', 'short')).messages[0]).toMatchObject({
      type: 'refused',
      code: 'malformed',
    })
  })
})

describe('time', () => {
  test('that runs out is answered for, once; all are told, and so is whoever comes back', async () => {
    const server = await testServer()
    const made = await create(server.address, { players: 3, timer: 10 })
    const host = await sit(server.address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'start' })
    await host.until((c) => c.view?.request != null)
    const asked = host.view?.request?.id
    const update = host.messages.findLast((m) => m.type === 'update')
    expect(update?.type === 'update' && update.deadline).toBeGreaterThan(9000)
    // Ten seconds are long for a test: the clock is put forward.
    const table = server.house.live.get(made.table)
    const set = table?.deadlines.get(0)
    if (!table || !set) throw new Error('no clock runs')
    table.deadlines.set(0, { ...set, at: Date.now() })
    host.send({ type: 'skip', window: 'none', until: 'turn' })
    await host.until((c) => c.view?.request?.id !== asked && c.view?.request != null)
    const answers = server.house.storage.decisions(made.table, 0).filter((d) => d.seat === 0)
    expect(answers.map((d) => d.by)).toEqual(['timer'])
    await host.until((c) => c.messages.some((m) => m.type === 'chat' && m.entry.notice === 'clock'))
    const back = await sit(server.address, made.table, made.host)
    expect(back.messages.find((m) => m.type === 'welcome')).toMatchObject({ missed: 1 })
    expect(table.deadlines.get(0)?.at).toBeGreaterThan(Date.now() + 9000)
  })
})

describe('the clock', () => {
  test('does nothing where nothing can be done, and what must be done a bot decides', async () => {
    const server = await testServer()
    const made = await create(server.address, { players: 3, timer: 10 })
    const host = await sit(server.address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'start' })
    const table = server.house.live.get(made.table)
    if (!table) throw new Error('no table')
    for (let i = 0; i < 12; i++) {
      await host.until((c) => c.view?.request != null)
      const asked = host.view?.request
      table.deadlines.set(0, { request: asked?.id ?? '', at: Date.now() })
      host.send({ type: 'skip', window: 'none', until: 'turn' })
      await host.until((c) => c.view?.request?.id !== asked?.id)
      const given = server.house.storage.decisions(made.table, 0).findLast((d) => d.seat === 0)
      if (given?.by === 'timer' && asked?.min === 0) expect(given.options).toEqual([])
    }
  })
})

describe('rest', () => {
  test('a table where nobody is leaves the memory and is there again when somebody comes', async () => {
    const server = await testServer({ idle: 0 })
    const made = await create(server.address, { players: 3 })
    const host = await sit(server.address, made.table, made.host)
    await seatBots(host, 3, 1)
    host.send({ type: 'start' })
    await host.until((c) => c.view?.request != null)
    const { view, log } = host
    await host.close()
    await waitFor(() => server.house.live.size === 0)
    expect(server.house.live.size).toBe(0)
    const back = await sit(server.address, made.table, made.host)
    expect(back.view).toEqual(view)
    expect(back.log).toEqual(log)
  })

  test('a table rests although others keep the disk busy', async () => {
    const { address, house } = await testServer({ idle: 0 })
    const made = await create(address, { players: 3 })
    let over = false
    const busy = (async () => {
      while (!over) await house.storage.saveNotes('another table', 0, 'and on')
    })()
    await (await sit(address, made.table, made.host)).close()
    await waitFor(() => house.live.size === 0)
    over = true
    await busy
    expect(house.live.size).toBe(0)
  })

  test('bots play on when nobody watches, and the table rests when the game is over', async () => {
    const server = await testServer({ idle: 0 })
    const made = await create(server.address, { players: 3 })
    const host = await sit(server.address, made.table, made.host)
    await seatBots(host, 3, 0)
    host.send({ type: 'start' })
    await host.until((c) => c.view !== null)
    await host.close()
    await waitFor(() => server.house.live.size === 0)
    expect(server.house.storage.table(made.table)?.over).toBe(true)
    const later = await sit(server.address, made.table)
    expect(isOver(later)).toBe(true)
    expect(later.table?.seed).not.toBeNull()
  })
})

test('tables that cannot be played are refused with the reason', async () => {
  const { address } = await testServer()
  const refused = async (wish: unknown) => {
    const { status, body } = await post<{ code: string; message: string }>(address, '/api/tables', wish)
    return { status, code: body.code }
  }
  expect(await refused({ players: 2 })).toEqual({ status: 400, code: 'cannot-be-played' })
  expect(await refused({ players: 7 })).toEqual({ status: 400, code: 'cannot-be-played' })
  expect(await refused({ players: 8 })).toEqual({ status: 400, code: 'malformed' })
  expect(await refused('three')).toEqual({ status: 400, code: 'malformed' })
  expect(await refused({ players: 3, sets: ['no-such-set'] })).toEqual({
    status: 400,
    code: 'cannot-be-played',
  })
  expect(await refused({ players: 5, noSympathizer: true })).toEqual({
    status: 400,
    code: 'cannot-be-played',
  })
})

test('a table says what it is played with, with as many as that takes', async () => {
  const { address } = await testServer()
  const seven: ContentSet = {
    id: 'a-seventh-chair',
    variants: [{ id: 'windy', title: 'Windy' }],
    ruleset: (before) => {
      if (!before) throw new Error('It comes after the base set.')
      const seventh = { players: 7, leader: false, cylon: 2, notACylon: 11 }
      return { ...before, players: [3, 7], loyaltyDeck: [...before.loyaltyDeck, seventh] }
    },
  }
  const { sets } = withSets([seven], {})
  const made = await create(address, { players: 7, sets, variants: ['windy'], open: true })
  const host = await sit(address, made.table, made.host)
  expect(host.table).toMatchObject({ players: 7, sets, objective: 'kobol', variants: ['windy'] })
  await seatBots(host, 7, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  expect(host.view?.config).toMatchObject({ players: 7, sets, variants: ['windy'] })
  const list: TableSummary[] = JSON.parse(await (await fetch(`${address}/api/tables`)).text())
  expect(list).toMatchObject([{ table: made.table, players: 7, sets }])
})
