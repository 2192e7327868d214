import { setTimeout as wait } from 'node:timers/promises'
import type { FromClient, ToClient } from '@ragtag/protocol'
import { describe, expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { type Client, create, ownOf, seatBots, sit, takeUp, testServer } from './client.ts'

// Nobody looks into a chair that a bot plays, nobody's chair is played behind his back, and everybody is told.

/** Seats whose cards a browser was sent. */
const looksInto = (c: Client): Set<number | 'spectator'> =>
  new Set(
    c.messages.flatMap((m) =>
      (m.type === 'welcome' || m.type === 'update') && m.view ? [m.view.viewer] : [],
    ),
  )

const noticesTo = (c: Client): (string | null)[] => c.chat.map((e) => e.notice)

/** A table of three: the host, a friend in chair 1 whom the host invited, a bot in chair 2. */
async function table(options: ServerOptions = {}) {
  const { address, house } = await testServer({ botDelay: 60_000, ...options })
  const made = await create(address, { players: 3, name: 'Laura' })
  const host = await sit(address, made.table, made.host)
  const friend = await takeUp(address, made.table, made.seats[1], 'Kara')
  const [, own = ''] = made.seats.map(ownOf)
  return { address, house, made, host, friend, own }
}

describe('a chair that a bot plays', () => {
  test('shows nothing to a browser that opened its link before the start', async () => {
    const { address, made, host } = await table()
    const peeking = await sit(address, made.table, made.seats[2])
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await peeking.until((c) => c.view !== null)
    expect(peeking.you).toBe('spectator')
    expect(peeking.chair).toBe(2)
    // Nor does it when it asks for the chair: others have the same link.
    const refused = peeking.next('refused')
    peeking.send({ type: 'seat', seat: 2, occupant: 'human' })
    expect((await refused).code).toBe('unclaimed')
    const tried: readonly FromClient[] = [
      { type: 'answer', nonce: 'n', request: '0.2', options: [] },
      { type: 'notes', text: 'mine' },
      { type: 'skip', window: 'check-pre', until: 'game' },
      { type: 'rename', name: 'Gaius' },
    ]
    for (const message of tried) {
      const no = peeking.next('refused')
      peeking.send(message)
      expect((await no).code).toBe('bot')
    }
    const again = await sit(address, made.table, made.seats[2], 'Gaius')
    expect(again.you).toBe('spectator')
    expect(again.table?.seats[2]).toMatchObject({ occupant: 'bot', name: '' })
    for (const c of [peeking, again]) expect([...looksInto(c)]).toEqual(['spectator'])
  })

  test('is taken in play only for good, and after everybody was told', async () => {
    const { address, made, host, friend } = await table()
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await friend.until((c) => c.view !== null)
    const order: string[] = []
    friend.onMessage = (m) => {
      if (m.type === 'chat') order.push(`${m.entry.notice}`)
    }
    const third = await takeUp(address, made.table, made.seats[2], 'Gaius')
    expect(third.you).toBe(2)
    await friend.until((c) => c.table?.seats[2]?.occupant === 'human')
    expect(order).toEqual(['taken'])
    // He was told before he saw anything, too.
    expect(third.chat.at(-1)).toMatchObject({ seat: 2, notice: 'taken' })
    // The host's link is used up.
    const told = host.messages.findLast((m) => m.type === 'invitations')
    expect(told?.type === 'invitations' && told.secrets[2]).toBeNull()
  })

  test('shows nothing to its owner either until he takes it back, in all his browsers', async () => {
    const { address, made, host, friend, own } = await table()
    const phone = await sit(address, made.table, own)
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await phone.until((c) => c.view !== null)
    friend.send({ type: 'seat', seat: 1, occupant: 'bot' })
    for (const c of [friend, phone]) await c.until((x) => x.you === 'spectator')
    const from = [friend, phone].map((c) => c.messages.length)
    host.send({ type: 'chat', text: 'Who is it?' })
    await phone.until((c) => c.chat.at(-1)?.text === 'Who is it?')
    expect(phone.chat.map((e) => e.notice)).toContain('bot')
    for (const [i, c] of [friend, phone].entries())
      expect(JSON.stringify(c.messages.slice(from[i]))).not.toContain('"viewer":1')
    phone.send({ type: 'seat', seat: 1, occupant: 'human' })
    for (const c of [friend, phone]) await c.until((x) => x.you === 1 && x.view?.viewer === 1)
    expect(noticesTo(host)).toEqual(['bot', null, 'taken'])
  })

  test('is the host’s own, too: he looks on, and is still the host', async () => {
    const { host, friend } = await table()
    await seatBots(host, 3, 2)
    host.send({ type: 'seat', seat: 0, occupant: 'bot' })
    await host.until((c) => c.you === 'spectator')
    host.send({ type: 'start' })
    await friend.until((c) => c.view !== null)
    await host.until((c) => c.view !== null)
    expect(host.host).toBe(true)
    expect([...looksInto(host)]).toEqual(['spectator'])
    host.send({ type: 'seat', seat: 0, occupant: 'human' })
    await host.until((c) => c.you === 0)
    await friend.until((c) => noticesTo(c).length > 0)
    expect(noticesTo(friend)).toEqual(['taken'])
  })

  test('cannot be emptied by the host in play', async () => {
    const { host, friend } = await table()
    await seatBots(host, 3, 2)
    host.send({ type: 'start' })
    await friend.until((c) => c.view !== null)
    const refused = host.next('refused')
    host.send({ type: 'seat', seat: 2, occupant: 'human' })
    expect((await refused).code).toBe('not-yours')
  })
})

describe('a bot that the host wants in somebody’s chair', () => {
  /** In play, with Kara in chair 1. */
  async function inPlay(botWait: number) {
    const t = await table({ botWait })
    await seatBots(t.host, 3, 2)
    t.host.send({ type: 'start' })
    await t.friend.until((c) => c.view !== null)
    const watcher = await sit(t.address, t.made.table)
    return { ...t, watcher }
  }
  const soon = (m: Extract<ToClient, { type: 'table' }>): boolean => m.table.seats[1]?.botIn !== null

  test('is announced to everybody and waits; its person keeps the chair by a word', async () => {
    const { house, made, host, friend, watcher } = await inPlay(60_000)
    const told = [friend, watcher].map((c) => c.next('table', soon))
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    for (const m of await Promise.all(told))
      expect(m.table.seats[1]).toMatchObject({ occupant: 'human', botIn: 60 })
    await watcher.until((c) => noticesTo(c).includes('bot-soon'))
    // Asked again, nothing is hurried.
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    friend.send({ type: 'seat', seat: 1, occupant: 'human' })
    await watcher.until((c) => noticesTo(c).includes('kept'))
    await watcher.until((c) => c.table?.seats[1]?.botIn === null)
    expect(noticesTo(watcher)).toEqual(['bot-soon', 'kept'])
    expect(friend.you).toBe(1)
    expect(house.live.get(made.table)?.seats[1]?.occupant).toBe('human')
    expect(house.live.get(made.table)?.coming.size).toBe(0)
  })

  test('stays away when its person answers a question', async () => {
    const { host, friend, watcher } = await inPlay(60_000)
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await friend.until((c) => c.table?.seats[1]?.botIn != null)
    friend.send({ type: 'answer', nonce: 'here', request: 'none', options: [] })
    await watcher.until((c) => noticesTo(c).includes('kept'))
  })

  test('comes when nobody said no, and is announced again; nothing was answered before', async () => {
    const { house, made, host, friend, watcher } = await inPlay(400)
    const asked = performance.now()
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await watcher.until((c) => noticesTo(c).includes('bot-soon'))
    expect(house.live.get(made.table)?.seats[1]?.occupant).toBe('human')
    await watcher.until((c) => noticesTo(c).includes('bot'))
    expect(performance.now() - asked).toBeGreaterThan(380)
    await friend.until((c) => c.you === 'spectator')
    // Every time anew.
    friend.send({ type: 'seat', seat: 1, occupant: 'human' })
    await friend.until((c) => c.you === 1)
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await watcher.until((c) => noticesTo(c).filter((n) => n === 'bot-soon').length === 2)
    expect(house.live.get(made.table)?.seats[1]?.occupant).toBe('human')
  })

  test('waits for one who has just left, and not for one who comes back', async () => {
    const { address, house, made, host, friend, own, watcher } = await inPlay(60_000)
    await friend.close()
    await host.until((c) => c.table?.seats[1]?.online === false)
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await watcher.until((c) => noticesTo(c).includes('bot-soon'))
    expect(house.live.get(made.table)?.seats[1]?.occupant).toBe('human')
    const back = await sit(address, made.table, own)
    expect(back.you).toBe(1)
    await watcher.until((c) => noticesTo(c).includes('kept'))
    expect(house.live.get(made.table)?.coming.size).toBe(0)
  })

  test('comes at once where its person has been away for long, and where he lets it', async () => {
    const { host, friend, watcher } = await inPlay(300)
    await friend.close()
    await host.until((c) => c.table?.seats[1]?.online === false)
    await wait(350)
    host.send({ type: 'seat', seat: 1, occupant: 'bot' })
    await watcher.until((c) => noticesTo(c).length > 0)
    expect(noticesTo(watcher)).toEqual(['bot'])
    host.send({ type: 'seat', seat: 0, occupant: 'bot' })
    await watcher.until((c) => c.table?.seats[0]?.occupant === 'bot')
    expect(noticesTo(watcher)).toEqual(['bot', 'bot'])
  })
})
