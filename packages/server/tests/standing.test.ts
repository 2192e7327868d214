import { decide } from '@ragtag/engine'
import { type ContentSet, withSets } from '@ragtag/engine/testing'
import type { Replay } from '@ragtag/protocol'
import { expect, test } from 'vitest'
import { gain } from '../../engine/src/effects/resources.ts'
import { verifyReplay, verifyStored } from '../src/verify.ts'
import { create, isOver, playAtRandom, seatBots, sit, takeUp, testServer } from './client.ts'

/** Every human player may wave once, whenever he likes. */
const waving: ContentSet = {
  id: 'waving',
  ruleset: (before) => {
    const human = before?.standings.human
    if (!before || !human) throw new Error('It comes after the base set.')
    const wave = {
      id: 'wave',
      title: 'Wave',
      kind: 'card',
      window: 'any-moment',
      limit: 'game',
      effect: [gain('food', 1)],
    } as const
    return { ...before, standings: { ...before.standings, human: { ...human, abilities: [wave] } } }
  },
}

test('what it would do is told by what one has been shown: nobody learns that it can be done no more', async () => {
  const { address, house } = await testServer()
  const { sets } = withSets([waving], {})
  const made = await create(address, { players: 3, sets })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'bots', speed: 'paused' })
  host.send({ type: 'start' })
  await host.until((c) => c.view?.standing !== undefined)
  const [wave] = host.view?.standing ?? []
  const live = house.live.get(made.table)
  if (!wave || !live?.game) throw new Error('Nobody may wave.')
  const options = wave.options.map((o) => o.id)
  // What has happened is not shown yet.
  const { state, seq } = live.game
  live.game = { state: decide(state, 0, { request: wave.id, options }).state, seq }
  const told = Promise.race([host.next('foresight'), host.next('refused')])
  host.send({ type: 'foresee', nonce: 'a', request: wave.id, answers: [options] })
  expect((await told).type).toBe('foresight')
})

test('what may be done at any moment is taken while another is asked, once, and is waited for by nobody', async () => {
  const server = await testServer()
  const { address } = server
  const { sets } = withSets([waving], {})
  const made = await create(address, { players: 3, sets, timer: 600 })
  const host = await sit(address, made.table, made.host)
  const friend = await takeUp(address, made.table, made.seats[1], 'Bill')
  await seatBots(host, 3, 2)
  host.send({ type: 'start' })
  // A bot may be the first to choose his character; one of the two is asked before the other.
  await Promise.race([host, friend].map((c) => c.until((x) => x.view?.request != null)))
  const [idle, busy] = host.view?.request ? [friend, host] : [host, friend]
  await idle.until((c) => c.view !== null)
  const asked = busy.view?.request
  const before = busy.view?.resources.food ?? 0
  const [wave] = idle.view?.standing ?? []
  if (!wave) throw new Error('Nobody may wave.')
  expect(idle.view?.request).toBeNull()
  const options = wave.options.map((o) => o.id)
  expect((await idle.answer(wave, options)).type).toBe('accepted')
  await busy.until((c) => c.view?.resources.food === before + 1)
  expect(busy.view?.request).toEqual(asked)
  await idle.until((c) => c.view?.standing === undefined)
  expect((await idle.answer(wave, options)).type).toBe('refused')

  // Bots do not hold the game up, and the rest is played to its end.
  playAtRandom(host, 3)
  playAtRandom(friend, 4)
  await Promise.all([host, friend].map((c) => c.until((x) => isOver(x) && x.table?.seed != null)))
  const stored = verifyStored(server.house.storage, made.table)
  const replay: Replay = JSON.parse(
    await (await fetch(`${address}/api/tables/${made.table}/replay?viewer=open`)).text(),
  )
  expect(verifyReplay(replay)).toEqual(stored)
  const waved = replay.steps.filter((s) => s.seat === idle.you && s.chosen.some((o) => o.ability === 'wave'))
  expect(waved).toHaveLength(1)
})
