import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { create, seatBots, sit, takeUp, testServer } from './client.ts'

test('whoever is alone with bots has them wait and go on', async () => {
  const { address, house } = await testServer({ botDelay: 5 })
  const made = await create(address, { players: 3 })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'bots', speed: 'paused' })
  host.send({ type: 'start' })
  await host.until((c) => c.view != null)
  const table = house.live.get(made.table)
  const waitsForBots = (): boolean => host.view?.request == null && (host.view?.waitingFor.length ?? 0) > 0
  for (let i = 0; i < 40 && !waitsForBots(); i++) {
    const asked = host.view?.request
    if (asked) {
      const options = asked.options.slice(0, asked.min).map((o) => o.id)
      host.send({ type: 'answer', nonce: `n${i}`, request: asked.id, options })
    }
    await wait(20)
  }
  expect(waitsForBots()).toBe(true)
  const seq = table?.game?.seq
  await wait(120)
  expect(table?.game?.seq).toBe(seq)
  host.send({ type: 'bots', speed: 'fast' })
  await host.until(() => (table?.game?.seq ?? 0) > (seq ?? 0))
})

test('among people nobody says how fast bots play', async () => {
  const { address } = await testServer()
  const made = await create(address, { players: 3 })
  const host = await sit(address, made.table, made.host)
  await takeUp(address, made.table, made.seats[1], 'Kara')
  await seatBots(host, 3, 2)
  host.send({ type: 'bots', speed: 'paused' })
  await host.until((c) => c.messages.some((m) => m.type === 'refused' && m.code === 'not-alone'))
})
