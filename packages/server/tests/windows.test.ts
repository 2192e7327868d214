import { setTimeout as wait } from 'node:timers/promises'
import { chance, eventsFor, type Request, randomAnswer } from '@ragtag/engine'
import type { ToClient } from '@ragtag/protocol'
import { describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { atRest, paced, shownToAllAt, shownToAskedAt } from '../src/pace.ts'
import { hashOf } from '../src/secrets.ts'
import { type Client, isOver, newNonce, sit, testServer } from './client.ts'

describe('the pace', () => {
  const beat = 100

  test('without a window is no pace: everything is shown at once', () => {
    expect(shownToAllAt(paced(atRest, 1000, true, 0), beat)).toBe(1000)
  })

  test('is the same whether nobody was asked in two windows or somebody passed in the first', () => {
    const unasked = paced(atRest, 1000, true, 2)
    const asked = paced(paced(atRest, 1000, true, 1), 1040, false, 1)
    expect(shownToAllAt(asked, beat)).toBe(shownToAllAt(unasked, beat))
    expect(shownToAllAt(unasked, beat)).toBe(1200)
  })

  test('asks in the second window when the first is over for everyone', () => {
    const first = paced(atRest, 1000, true, 1)
    expect(shownToAskedAt(first, beat)).toBe(1000)
    expect(shownToAskedAt(paced(first, 1040, false, 1), beat)).toBe(1100)
  })

  test('parts what follows a window from what went before, even without a beat', () => {
    expect(shownToAllAt(paced(atRest, 1000, true, 1), 0)).toBe(1001)
    expect(shownToAllAt(paced(atRest, 1000, true, 0), 0)).toBe(1000)
    // Bots that answer in secret meanwhile do not move it.
    const answered = paced(paced(atRest, 1000, true, 1), 1000, false, 1, true)
    expect(shownToAskedAt(answered, 0)).toBe(1001)
  })

  test('parts the two also when more windows have been announced than are waited for', () => {
    const swarm = paced(atRest, 1000, true, 20)
    expect(shownToAllAt(paced(swarm, 1290, false, 1), beat)).toBe(1390)
  })

  test('does not wait for a whole swarm one by one', () => {
    expect(shownToAllAt(paced(atRest, 1000, true, 20), beat)).toBe(1300)
  })
})

const secrets = ['host', 'one', 'two', 'three', 'four']

/** The same game every time: its seed and the players' choices are given. */
async function begin(server: RunningServer, seed: string): Promise<{ seats: Client[]; watcher: Client }> {
  const row = {
    id: 'table',
    config: { players: 5 },
    seed,
    hostHash: hashOf('host'),
    open: false,
    timer: null,
    days: false,
    talk: false,
    hints: true,
    joint: 0,
    jointHash: null,
    created: 0,
    looked: Date.now(),
    started: false,
    over: false,
  }
  await server.house.storage.createTable(
    row,
    secrets.map((s, seat) => ({
      seat,
      secretHash: hashOf(s),
      link: 0,
      own: false,
      level: 'normal' as const,
      name: s,
      occupant: 'human',
      skips: {},
    })),
  )
  const seats = await Promise.all(secrets.map((s) => sit(server.address, 'table', s)))
  return { seats, watcher: await sit(server.address, 'table') }
}

/** Plays by chance; what a seat does in its windows is left to `inWindow`. */
function play(client: Client, seed: number, inWindow: (request: Request) => 'pass' | 'wait'): void {
  const random = chance(seed)
  let answered = ''
  client.onMessage = () => {
    const request = client.view?.request
    if (!request || request.id === answered) return
    if (request.secret && inWindow(request) === 'wait') return
    answered = request.id
    const options = request.secret ? [] : randomAnswer(request, random).options
    client.send({ type: 'answer', nonce: newNonce(), request: request.id, options: [...options] })
  }
}

const stop = 6

const updates = (c: Client): string[] =>
  c.messages
    .filter((m): m is Extract<ToClient, { type: 'update' }> => m.type === 'update')
    .map((m) => JSON.stringify([m.view, m.log]))

/** Everything the game tells a player, as it comes. */
const inOrder = (c: Client | undefined): string[] =>
  (c?.messages ?? []).flatMap((m) =>
    m.type === 'update' ? [JSON.stringify([m.view, m.log])] : m.type === 'accepted' ? ['accepted'] : [],
  )

describe('windows', () => {
  test('look the same to others whether a player passes, does not want to be asked or has put away what he could use', {
    timeout: 120_000,
  }, async () => {
    const beat = 400
    const told: { watcher: string[]; host: string[] }[] = []
    const windows = new Set<string>()
    const things = new Set<string>()
    let times = 0
    for (const skipping of [undefined, windows, things]) {
      const server = await testServer({ beat })
      const { seats, watcher } = await begin(server, 'ragtag-3')
      seats.forEach((c, i) => {
        play(c, i + 1, (request) => {
          windows.add(request.window)
          for (const o of request.options) things.add(`use:${o.ability}`)
          if (!skipping) times++
          return 'pass'
        })
      })
      if (skipping)
        for (const c of seats.slice(1))
          for (const window of skipping) c.send({ type: 'skip', window, until: 'game' })
      seats[0]?.send({ type: 'start' })
      await watcher.until((c) => (c.view?.turn.number ?? 0) >= stop || isOver(c))
      told.push({ watcher: updates(watcher), host: inOrder(seats[0]) })
      if (skipping) {
        const by = server.house.storage.decisions('table', 0).map((d) => d.by)
        expect(by).toContain('skip')
        expect(
          seats
            .slice(1)
            .every((c) => c.messages.every((m) => m.type !== 'update' || !m.view.request?.secret)),
        ).toBe(true)
      }
    }
    expect(times).toBeGreaterThan(3)
    const [passed, ...others] = told
    expect(others).toHaveLength(2)
    for (const skipped of others) {
      expect(skipped.watcher.length).toBeGreaterThan(20)
      expect(skipped.watcher).toEqual(passed?.watcher)
      // Nor does the order tell, in which a player is told that his own answer is taken and what he sees then.
      const length = Math.min(passed?.host.length ?? 0, skipped.host.length)
      expect(length).toBeGreaterThan(20)
      expect(skipped.host.slice(0, length)).toEqual(passed?.host.slice(0, length))
    }
  })

  test('keep what follows for a beat, and only then show that the game waits', {
    timeout: 120_000,
  }, async () => {
    const beat = 300
    const server = await testServer({ beat })
    const { seats, watcher } = await begin(server, 'ragtag-3')
    let released = false
    let waiting: { client: Client; at: number } | undefined
    seats.forEach((c, i) => {
      play(c, i + 1, () => {
        if (released) return 'pass'
        waiting ??= { client: c, at: performance.now() }
        return waiting.client === c ? 'wait' : 'pass'
      })
    })
    const arrivals: number[] = []
    watcher.onMessage = (m) => {
      if (m.type === 'update') for (const _ of m.log) arrivals.push(Date.now())
    }
    seats[0]?.send({ type: 'start' })
    while (!waiting) await wait(2)
    const { client, at } = waiting
    const before = updates(watcher).length
    await watcher.until(() => updates(watcher).length > before)
    // One beat later the others see where the game is, and nobody they would have to wait for.
    expect(performance.now() - at).toBeGreaterThan(beat * 0.7)
    expect(watcher.view?.waitingFor).toEqual([])
    const seen = updates(watcher).length
    await wait(beat * 2)
    expect(updates(watcher)).toHaveLength(seen)

    const request = client.view?.request
    if (!request) throw new Error('nobody is asked')
    released = true
    expect((await client.answer(request, [])).type).toBe('accepted')
    // His question is off his table at once.
    expect(client.view?.request?.id).not.toBe(request.id)
    await watcher.until(() => updates(watcher).length > seen)

    const announced = (c: Client): number => c.log.filter((e) => e.message.key.startsWith('window.')).length
    await watcher.until((c) => announced(c) >= 3)
    // Whatever follows a window came at least a beat after it was announced.
    let entry = 0
    const { storage } = server.house
    let told = 0
    let checked = 0
    for (const row of [{ seq: 0, at: 0 }, ...storage.decisions('table', 0)]) {
      const all = storage.events('table', row.seq)
      const fresh = eventsFor(all.slice(told), 'spectator')
      told = all.length
      const windowed = fresh.some((m) => m.key.startsWith('window.'))
      const earlier = arrivals[entry - 1] ?? 0
      entry += fresh.length
      const arrived = arrivals[entry - 1]
      if (!windowed || arrived === undefined || earlier > row.at + beat / 3) continue
      checked++
      expect(arrived - row.at).toBeGreaterThan(beat * 0.9)
    }
    expect(checked).toBeGreaterThan(0)
  })

  test('answers to a question that is not shown yet are refused', async () => {
    const server = await testServer({ beat: 60_000 })
    const { seats } = await begin(server, 'ragtag-3')
    seats.forEach((c, i) => {
      play(c, i + 1, () => 'pass')
    })
    seats[0]?.send({ type: 'start' })
    const table = server.house.live.get('table')
    if (!table) throw new Error('no table')
    // The game stands still for a minute: a window has been announced.
    while (table.pace.windows === 0) await wait(5)
    await wait(200)
    const { state } = table.game ?? {}
    const hidden = state?.asks.find((a) => !a.secret && a.chosen === null)
    for (const c of seats) {
      if (c.you === 'spectator') continue
      const id = `${state?.players[c.you]?.answers ?? 0}.${c.you}`
      const early: Request = {
        id,
        seat: c.you,
        prompt: { key: '' },
        options: [],
        min: 0,
        max: 0,
        secret: false,
        window: '',
      }
      const verdict = await c.answer(early, hidden?.options.slice(0, hidden.min).map((o) => o.id) ?? [])
      expect(verdict).toMatchObject({ type: 'refused', code: 'not-asked' })
      expect(JSON.stringify(verdict)).not.toMatch(/seat \d/)
    }
  })

  test('that are skipped for a turn are asked in again in the next', async () => {
    const server = await testServer()
    const { seats } = await begin(server, 'ragtag-3')
    seats.forEach((c, i) => {
      play(c, i + 1, () => 'pass')
    })
    seats[0]?.send({ type: 'start' })
    await seats[1]?.until((c) => (c.view?.turn.number ?? 0) >= 1)
    const skips = seats[1]?.next('skips')
    seats[1]?.send({ type: 'skip', window: 'check-pre', until: 'turn' })
    expect((await skips)?.skips).toEqual({ 'check-pre': 'turn' })
    const over = await seats[1]?.next('skips')
    expect(over?.skips).toEqual({})
  })
})
