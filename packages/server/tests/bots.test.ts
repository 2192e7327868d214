import { begin, decide, requests } from '@ragtag/engine'
import { botLevels, type Replay, wordIn } from '@ragtag/protocol'
import { expect, test } from 'vitest'
import type { Thinkers } from '../src/thinkers.ts'
import {
  type Client,
  create,
  isOver,
  newNonce,
  playAtRandom,
  seatBots,
  sit,
  takeUp,
  testServer,
} from './client.ts'

// What is agreed about bots, what they say, and what they advise.

const started = async (
  address: string,
  wish: object,
): Promise<{ readonly host: Client; readonly table: string }> => {
  const { table, host: secret } = await create(address, { players: 4, ...wish })
  const host = await sit(address, table, secret)
  await seatBots(host, 4, 1)
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  return { host, table }
}

const levelsOf = (c: Client): readonly string[] | undefined => c.table?.seats.map((s) => s.level)

test('the host says how well bots play, chair by chair or all at once, and it is kept', async () => {
  const { address, house } = await testServer()
  const { table, host: secret, seats } = await create(address, { players: 3, level: 'easy' })
  const host = await sit(address, table, secret)
  expect(levelsOf(host)).toEqual(['easy', 'easy', 'easy'])
  host.send({ type: 'level', level: 'hard', seat: 2 })
  await host.until((c) => levelsOf(c)?.[2] === 'hard')
  expect(house.storage.seats(table).map((s) => s.level)).toEqual(['easy', 'easy', 'hard'])
  host.send({ type: 'level', level: 'normal' })
  await host.until((c) => levelsOf(c)?.every((l) => l === 'normal') === true)
  const guest = await takeUp(address, table, seats[1])
  const refused = guest.next('refused')
  guest.send({ type: 'level', level: 'easy' })
  expect((await refused).code).toBe('host-only')
  expect(levelsOf(host)).toEqual(['normal', 'normal', 'normal'])
})

test('whether bots talk and give hints is agreed at the table, and only the host changes it', async () => {
  const { address, house } = await testServer()
  const { table, host: secret, seats } = await create(address, { players: 3, hints: false })
  const host = await sit(address, table, secret)
  expect(host.table).toMatchObject({ talk: true, hints: false })
  host.send({ type: 'agree', talk: false })
  await host.until((c) => c.table?.talk === false)
  expect(house.storage.table(table)).toMatchObject({ talk: false, hints: false })
  const guest = await takeUp(address, table, seats[1])
  const refused = guest.next('refused')
  guest.send({ type: 'agree', hints: true })
  expect((await refused).code).toBe('host-only')
})

test.each(botLevels)('%s bots play a game to its end', { timeout: 120_000 }, async (level) => {
  const { address, house } = await testServer({ think: level === 'easy' ? 0 : 60 })
  const { table, host: secret } = await create(address, { players: 3, level })
  const host = await sit(address, table, secret)
  await seatBots(host, 3, 1)
  playAtRandom(host, 7)
  host.send({ type: 'start' })
  await host.until(isOver)
  expect(house.live.get(table)?.thoughts.size).toBe(0)
})

const thoughts: readonly { readonly how: string; readonly think: Thinkers['think'] }[] = [
  { how: 'at once', think: async () => undefined },
  { how: 'never', think: () => new Promise(() => {}) },
]

test.each(thoughts)(
  'a hard bot answers when it is due, not sooner and not much later, though what it thinks comes $how',
  { timeout: 60_000 },
  async ({ think }) => {
    const ms = 250
    const { address, house } = await testServer({ think: ms })
    Object.assign(house, { thinkers: { think, close: async () => {} } })
    const { table, host: secret } = await create(address, { players: 3, level: 'hard' })
    const host = await sit(address, table, secret)
    await seatBots(host, 3, 1)
    playAtRandom(host, 4)
    host.send({ type: 'start' })
    // In a single turn bots may be asked hardly anything in the open.
    await host.until((c) => (c.view?.turn.number ?? 0) > 3)
    const { config, seed } = house.storage.table(table) ?? { config: { players: 3 }, seed: '' }
    let { state } = begin(config, seed)
    const put = new Map<string, number>()
    const waited: number[] = []
    for (const { seat, request, options, by, at } of house.storage.decisions(table, 0)) {
      const asked = requests(state).find((r) => r.seat === seat && r.id === request)
      const since = put.get(`${seat} ${request}`)
      if (by === 'bot' && asked && !asked.secret && !asked.standing && since !== undefined)
        waited.push(at - since)
      state = decide(state, seat, { request, options }).state
      for (const r of requests(state)) if (!put.has(`${r.seat} ${r.id}`)) put.set(`${r.seat} ${r.id}`, at)
    }
    expect(waited.length).toBeGreaterThan(2)
    // Answers given in secret in between are not waited for.
    for (const time of waited) expect(time).toBeGreaterThan(0.8 * ms)
  },
)

test('bots say what they can add when a check begins and what they added, once each, after all were shown it', {
  timeout: 60_000,
}, async () => {
  const { address } = await testServer()
  const { host } = await started(address, {})
  // How many checks the host had been shown when each line came.
  const told: {
    readonly kind: string
    readonly seat: number
    readonly check: number
    readonly shown: number
  }[] = []
  const shown = (): number => host.log.filter((e) => e.message.key === 'event.check').length
  const { onMessage } = host
  playAtRandom(host, 3)
  const play = host.onMessage
  host.onMessage = (m, text) => {
    onMessage(m, text)
    play(m, text)
    if (m.type !== 'chat' || m.entry.notice === null || m.entry.notice === 'suspects') return
    const word = wordIn(m.entry.text)
    if (word && m.entry.seat !== null)
      told.push({ kind: m.entry.notice, seat: m.entry.seat, check: word.check, shown: shown() })
  }
  await host.until((c) => isOver(c) || shown() > 6)
  expect(told.filter((w) => w.kind === 'pledge').length).toBeGreaterThan(8)
  expect(told.filter((w) => w.kind === 'claim').length).toBeGreaterThan(8)
  for (const w of told) {
    expect(w.check).toBeLessThanOrEqual(w.shown)
    expect(w.seat).not.toBe(0)
  }
  const names = told.map((w) => `${w.kind} ${w.seat} ${w.check}`)
  expect(new Set(names).size).toBe(names.length)
})

test('bots that are not to talk say nothing', async () => {
  const { address } = await testServer()
  const { host } = await started(address, { talk: false })
  playAtRandom(host, 3)
  await host.until((c) => isOver(c) || c.log.filter((e) => e.message.key === 'event.check').length > 3)
  expect(host.chat).toEqual([])
})

test('what people say about a check the bots hear; without a check there is nothing to say', async () => {
  const { address, house } = await testServer()
  const { host, table } = await started(address, {})
  const refused = host.next('refused')
  host.send({ type: 'word', claim: 'much' })
  expect((await refused).code).toBe('no-check')
  let added = ''
  let answered = ''
  // He does no more than he must: whoever shows himself as a Cylon has nothing to say any more.
  const play = (): void => {
    const request = host.view?.request
    if (request?.prompt.key === 'prompt.contribute') added = request.id
    if (!request || added !== '' || request.id === answered) return
    answered = request.id
    const options = request.options.slice(0, request.min).map((o) => o.id)
    host.send({ type: 'answer', nonce: newNonce(), request: request.id, options })
  }
  host.onMessage = play
  play()
  await host.until((c) => isOver(c) || added !== '')
  const said = host.next('chat', (m) => m.entry.seat === 0)
  host.send({ type: 'word', claim: 'much' })
  const { entry } = await said
  expect(entry.notice).toBe('pledge')
  expect(wordIn(entry.text)?.claim).toBe('much')
  const { memories } = house.live.get(table) ?? { memories: new Map() }
  expect(memories.size).toBeGreaterThan(0)
  for (const { memory } of memories.values()) expect(memory.adding.pledges?.[0]).toBe('much')
})

test('a hint names an answer that can be given and why, to whoever asks and nobody else', async () => {
  const { address } = await testServer({ think: 60 })
  const { host, table } = await started(address, {})
  const watcher = await sit(address, table)
  const request = host.view?.request
  const before = watcher.messages.length
  const nonce = newNonce()
  const told = host.next('advice', (m) => m.nonce === nonce)
  host.send({ type: 'hint', nonce, request: request?.id ?? '' })
  const { options, why } = await told
  expect(options.length).toBeGreaterThanOrEqual(request?.min ?? 99)
  for (const id of options) expect(request?.options.map((o) => o.id)).toContain(id)
  expect(why).not.toBe('')
  expect(watcher.messages.slice(before).filter((m) => m.type !== 'update')).toEqual([])
  const stale = host.next('refused')
  host.send({ type: 'hint', nonce: newNonce(), request: 'another' })
  expect((await stale).code).toBe('stale')
  host.send({ type: 'agree', hints: false })
  await host.until((c) => c.table?.hints === false)
  const off = host.next('refused')
  host.send({ type: 'hint', nonce: newNonce(), request: request?.id ?? '' })
  expect((await off).code).toBe('no-hints')
})

test('when the game is over everybody can see whom bots suspected, turn by turn', {
  timeout: 60_000,
}, async () => {
  const { address } = await testServer()
  const { host, table } = await started(address, {})
  playAtRandom(host, 11)
  await host.until(isOver)
  const replayOf = async (viewer: string): Promise<Replay> =>
    JSON.parse(await (await fetch(`${address}/api/tables/${table}/replay?viewer=${viewer}`)).text())
  const told = await replayOf('open')
  const turns = new Set(told.suspected?.map((s) => s.turn))
  expect(turns.size).toBeGreaterThan(3)
  for (const { by, of } of told.suspected ?? []) {
    expect([1, 2, 3]).toContain(by)
    expect(of).toHaveLength(4)
    for (const p of of) expect(p).toBeGreaterThanOrEqual(0)
    for (const p of of) expect(p).toBeLessThanOrEqual(1)
  }
  expect((await replayOf('0')).suspected).toBeUndefined()
})

test('words about checks do not crowd out what people wrote', async () => {
  const { address, house } = await testServer()
  const { table } = await create(address, { players: 3 })
  const line = { seat: 0, name: '', at: 0 }
  await house.storage.addChat(table, { ...line, text: 'hello', notice: null })
  for (let at = 1; at <= 10; at++)
    await house.storage.addChat(table, { ...line, at, text: 'some 1', notice: 'claim' })
  expect(house.storage.chat(table, 3).map((c) => c.at)).toEqual([0, 8, 9, 10])
})
