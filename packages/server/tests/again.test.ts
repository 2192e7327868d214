import { describe, expect, test } from 'vitest'
import { create, isOver, playAtRandom, seatBots, sit, takeUp, testServer } from './client.ts'

describe('the same people again', () => {
  test('each is handed his own chair at the new table, when the game is over and the host says so', async () => {
    const { address, house } = await testServer()
    const made = await create(address, { players: 3 })
    const host = await sit(address, made.table, made.host)
    const friend = await takeUp(address, made.table, made.seats[1], 'Kara')
    const watcher = await sit(address, made.table)
    await seatBots(host, 3, 2)
    const next = await create(address, { players: 3 })
    const again = { type: 'again' as const, table: next.table, seats: [...next.seats] }
    const told = (c: typeof host) => c.messages.filter((m) => m.type === 'again')
    host.send(again)
    await host.until((c) => c.messages.some((m) => m.type === 'refused' && m.code === 'not-over'))
    playAtRandom(host, 1)
    playAtRandom(friend, 2)
    host.send({ type: 'start' })
    await host.until(isOver)
    friend.send(again)
    await friend.until((c) => c.messages.some((m) => m.type === 'refused' && m.code === 'host-only'))
    host.send({ ...again, seats: next.seats.slice(1) })
    await host.until((c) => c.messages.some((m) => m.type === 'refused' && m.code === 'other-chairs'))
    host.send({ ...again, table: made.table })
    await host.until((c) => c.messages.some((m) => m.type === 'refused' && m.code === 'no-table'))
    // Written down is not shown yet.
    const spectator = house.live.get(made.table)?.shown.get('spectator')
    if (!spectator) throw new Error('nobody watches')
    const { state } = spectator
    spectator.state = { ...state, outcome: null }
    const unseen = host.next('refused')
    host.send(again)
    expect((await unseen).code).toBe('not-over')
    spectator.state = state
    host.send(again)
    await friend.until((c) => told(c).length > 0)
    expect(told(friend)).toEqual([{ type: 'again', table: next.table, secret: next.seats[1] }])
    expect(told(host)).toEqual([])
    expect(told(watcher)).toEqual([])
    const there = await takeUp(address, next.table, next.seats[1], 'Kara')
    expect(there.you).toBe(1)
  })
})
