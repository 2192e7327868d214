import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chance, randomAnswer } from '@ragtag/engine'
import type { FromClient, LogEntry } from '@ragtag/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../src/storage.ts'
import { type ServerProcess, serve as start } from '../src/testing/process.ts'
import { verifyStored } from '../src/verify.ts'
import { type Client, create, isOver, newNonce, seatBots, sit, tempFolder } from './client.ts'

async function serve(data: string): Promise<ServerProcess> {
  const server = await start('--data', data, '--beat', '0', '--bot-delay', '0', '--log', 'error')
  onTestFinished(() => {
    server.child.kill('SIGKILL')
  })
  return server
}

type Answer = Extract<FromClient, { type: 'answer' }>

/** A player who says again what was not acknowledged, and remembers what was. */
function player(seed: number) {
  const random = chance(seed)
  const acknowledged: Answer[] = []
  const shown: LogEntry[] = []
  let saying: Answer | undefined
  let client: Client | undefined
  const look = (c: Client): void => {
    const asked = c.view?.request
    if (!asked || c.socket.readyState !== c.socket.OPEN) return
    if (saying?.request !== asked.id) {
      const { options } = randomAnswer(asked, random)
      saying = { type: 'answer', nonce: newNonce(), request: asked.id, options: [...options] }
      c.send(saying)
    }
  }
  return {
    acknowledged,
    /** Sits down again; what he has been shown before is still true. */
    sit: async (address: string, table: string, secret: string | undefined): Promise<Client> => {
      const back = await sit(address, table, secret)
      client = back
      expect(back.log.slice(0, shown.length)).toEqual(shown)
      if (saying) {
        const known = acknowledged.includes(saying)
        back.send(saying)
        const again = await Promise.race([
          back.next('accepted', (m) => m.nonce === saying?.nonce),
          back.next('refused', (m) => m.nonce === saying?.nonce),
        ])
        // What was acknowledged once is acknowledged for ever.
        if (known) expect(again.type).toBe('accepted')
        if (again.type === 'accepted' && !known) acknowledged.push(saying)
      }
      back.onMessage = (m) => {
        if (m.type === 'accepted' && m.nonce === saying?.nonce) acknowledged.push(saying)
        // Faster than a person may be: he says it again in a moment.
        if (m.type === 'refused' && m.code === 'too-many-messages')
          setTimeout(() => {
            if (saying && back.socket.readyState === back.socket.OPEN) back.send(saying)
          }, 200)
        look(back)
      }
      look(back)
      return back
    },
    /** Keeps what he was shown before the line broke. */
    rememberLog: () => {
      if (client) shown.splice(0, shown.length, ...client.log)
    },
  }
}

test('a server killed at any instant loses nothing it acknowledged, and games go on', {
  timeout: 120_000,
}, async () => {
  const data = join(tempFolder(), 'killed.db')
  let running = await serve(data)
  const made = await create(running.address, { players: 4 })
  const players = [player(11), player(12)]
  const sitDown = async () => [
    await players[0]?.sit(running.address, made.table, made.host),
    await players[1]?.sit(running.address, made.table, made.seats[1]),
  ]
  let clients = await sitDown()
  const [host] = clients
  if (!host) throw new Error('nobody sits')
  await seatBots(host, 4, 2)
  host.send({ type: 'start' })
  await host.until((c) => c.view !== null)
  let kills = 0
  for (; kills < 6 && !clients.some((c) => c && isOver(c)); kills++) {
    await wait(20 + 37 * kills)
    expect(await running.end('SIGKILL')).toBe('SIGKILL')
    for (const p of players) p.rememberLog()
    running = await serve(data)
    clients = await sitDown()
  }
  expect(kills).toBeGreaterThan(2)
  await Promise.all(clients.map((c) => c?.until(isOver)))

  expect(await running.end('SIGTERM')).toBe(0)

  const storage = openStorage(data, { readonly: true })
  onTestFinished(() => storage.close())
  const rows = storage.decisions(made.table, 0)
  expect(rows.map((r) => r.seq)).toEqual(rows.map((_, i) => i + 1))
  players.forEach(({ acknowledged }, seat) => {
    expect(acknowledged.length).toBeGreaterThan(3)
    for (const a of acknowledged) {
      const kept = rows.filter((r) => r.seat === seat && r.nonce === a.nonce)
      expect(kept.map(({ request, options }) => ({ request, options }))).toEqual([
        { request: a.request, options: a.options },
      ])
    }
  })
  expect(verifyStored(storage, made.table).decisions).toBe(rows.length)
})

/** A game at the moment when two players are asked at once. */
async function askedTogether(address: string) {
  const random = chance(5)
  for (let game = 0; game < 10; game++) {
    const { table, host, seats } = await create(address, { players: 6 })
    const secrets = [host, ...seats.slice(1)]
    const clients = await Promise.all(secrets.map((s) => sit(address, table, s)))
    clients[0]?.send({ type: 'start' })
    await clients[0]?.until((c) => c.view !== null)
    for (let i = 0; i < 300 && !clients.some(isOver); i++) {
      const [one, two] = clients.filter((c) => c.view?.request)
      const first = one?.view?.request
      const second = two?.view?.request
      if (one && first && second) return { table, secrets, one, first, second }
      if (one && first) await one.answer(first, randomAnswer(first, random).options)
      await wait(5)
    }
  }
  throw new Error('no two players were ever asked at once')
}

test('questions put to several players at once stay half answered over a restart', {
  timeout: 60_000,
}, async () => {
  const data = join(tempFolder(), 'half.db')
  let running = await serve(data)
  const found = await askedTogether(running.address)
  expect(
    (
      await found.one.answer(
        found.first,
        found.first.options.slice(0, found.first.min).map((o) => o.id),
      )
    ).type,
  ).toBe('accepted')
  await running.end('SIGKILL')
  running = await serve(data)
  const clients = await Promise.all(found.secrets.map((s) => sit(running.address, found.table, s)))
  expect(clients[found.first.seat]?.view?.request?.id).not.toBe(found.first.id)
  expect(clients[found.second.seat]?.view?.request).toEqual(found.second)
})

test('a server that is stopped keeps the position of every table, so that mended rules do not have to play it again', async () => {
  const data = join(tempFolder(), 'ragtag.db')
  const server = await serve(data)
  const made = await create(server.address, { players: 3 })
  const host = await sit(server.address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  const before = host.view
  expect(await server.end('SIGTERM')).toBe(0)
  const storage = openStorage(data)
  const last = storage.decisions(made.table, -1).at(-1)?.seq
  expect(storage.snapshot(made.table)?.seq).toBe(last)
  await storage.close()
  const again = await serve(data)
  const back = await sit(again.address, made.table, made.host)
  expect(back.view).toEqual(before)
})
