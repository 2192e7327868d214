import { describe, expect, test } from 'vitest'
import { create, isOver, open, playAtRandom, seatBots, sit, testServer } from './client.ts'

describe('a table', () => {
  test('is set up, joined by link and played to the end with bots, watched by a spectator', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 5, name: 'Laura' })
    expect(made.seats).toHaveLength(5)
    const host = await sit(address, made.table, made.host)
    expect(host.you).toBe(0)
    expect(host.host).toBe(true)
    expect(host.table?.seats[0]).toEqual({
      seat: 0,
      name: 'Laura',
      occupant: 'human',
      online: true,
      level: 'normal',
      botIn: null,
    })
    const friend = await sit(address, made.table, made.seats[1], 'Bill')
    expect(friend.you).toBe(1)
    expect(friend.host).toBe(false)
    await host.until((c) => c.table?.seats[1]?.name === 'Bill')
    const watcher = await sit(address, made.table)
    expect(watcher.you).toBe('spectator')
    expect(watcher.view).toBeNull()

    const refused = host.next('refused')
    host.send({ type: 'start' })
    expect((await refused).code).toBe('empty-seats')
    await seatBots(host, 5, 2)
    const notHost = friend.next('refused')
    friend.send({ type: 'start' })
    expect((await notHost).code).toBe('host-only')

    playAtRandom(host, 1)
    playAtRandom(friend, 2)
    host.send({ type: 'start' })
    await Promise.all([host, friend, watcher].map((c) => c.until(isOver)))
    await Promise.all([host, friend, watcher].map((c) => c.until((x) => x.table?.seed != null)))
    expect(watcher.view?.outcome).toEqual(host.view?.outcome)
    expect(watcher.view?.hand).toEqual([])
    // The log has no gap and everybody's begins with the beginning.
    for (const c of [host, friend, watcher]) expect(c.log.map((e) => e.at)).toEqual([...c.log.keys()])

    // Whoever comes later reads the same story.
    const late = await sit(address, made.table, made.seats[1])
    expect(late.log).toEqual(friend.log)
    expect(late.view).toEqual(friend.view)
  })

  test('that does not exist, or a seat that does not, is refused', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3 })
    const client = await open(address)
    const one = client.next('refused')
    client.send({ type: 'hello', table: 'nowhere' })
    expect((await one).code).toBe('no-table')
    const two = client.next('refused')
    client.send({ type: 'hello', table: made.table, secret: 'guessed' })
    expect((await two).code).toBe('unknown-secret')
  })
})
