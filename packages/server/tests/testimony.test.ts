import { join } from 'node:path'
import { beliefs, newMemory, publicDoubt } from '@ragtag/bots'
import { decide, type GameEvent, requests, view } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { type ChatEntry, sightingIn } from '@ragtag/protocol'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { mindOf } from '../src/bots.ts'
import { unlimited } from '../src/house.ts'
import type { RunningServer, ServerOptions } from '../src/index.ts'
import { type Look, looksAfter, withSightings } from '../src/looks.ts'
import type { Table } from '../src/table.ts'
import { tableOf } from '../src/tables.ts'
import { stageTable } from '../src/testing/prepared.ts'
import { type Client, sit, tempFolder, testServer } from './client.ts'
import { transcriptOf } from './transcript.ts'

// Whoever has looked at somebody's Loyalty says what he saw: bots by themselves, people if they like.

type Staged = {
  readonly server: RunningServer
  readonly data: string
  readonly id: string
  /** The table as it is in memory. */
  readonly table: Table
  /** Somebody in the first chair, who is the host; bots sit in all others. */
  readonly host: Client
  readonly secret: string
}

async function staged(position: Position, options: ServerOptions = {}): Promise<Staged> {
  const data = join(tempFolder(), 'staged.db')
  const made = await stageTable(data, scenario(position).state, { people: [0] })
  const server = await testServer({ data, ...options })
  const host = await sit(server.address, made.table, made.host)
  return { server, data, id: made.table, table: at(server, made.table), host, secret: made.host }
}

function at({ house }: RunningServer, id: string): Table {
  const table = tableOf(house, id)
  if (!table) throw new Error('There is no such table.')
  return table
}

const sightingsIn = (c: Client): ChatEntry[] => c.chat.filter((l) => l.notice === 'saw')

/** Takes the answer of that name, or the card. */
async function answer(host: Client, name: string): Promise<void> {
  await host.until((c) => c.view?.request != null)
  const asked = host.view?.request
  const option = asked?.options.find((o) => o.id === name || o.card === name)
  if (!asked || !option) throw new Error(`The host cannot answer ${name}.`)
  expect((await host.answer(asked, [option.id])).type).toBe('accepted')
}

/** Everything said so far has come when this has. */
async function said(host: Client): Promise<void> {
  const heard = host.next('chat', (m) => m.entry.text === 'well')
  host.send({ type: 'chat', text: 'well' })
  await heard
}

const human = 'not-a-cylon'
const cylon = 'cylon-brig'

/** The President, a bot, is to see a card of the host as soon as he has added his own to the check. */
const testing = (president: string, owner: string): Position => ({
  players: ['saul-tigh', 'tom-zarek', 'kara-thrace'],
  titles: { president: 'tom-zarek' },
  step: 'crisis',
  decks: { crisis: ['mandatory-testing'] },
  destiny: ['declare-emergency-5', 'declare-emergency-4'],
  hands: { 'saul-tigh': ['declare-emergency-4'] },
  loyalty: { 'saul-tigh': [owner], 'tom-zarek': [president] },
})

const hasLooked = (c: Client): boolean =>
  c.log.some((e) => /^event\.(saw|looked-at)-loyalty$/.test(e.message.key))

describe('a bot that has looked', () => {
  test.each([
    { president: human, owner: human, says: ['human'] },
    { president: human, owner: cylon, says: ['cylon'] },
    // A Cylon says nothing against his own, and of others what he likes.
    { president: 'cylon-morale', owner: cylon, says: ['human'] },
    { president: 'cylon-morale', owner: human, says: ['human', 'cylon'] },
  ])('says what it saw, whatever it is: $president looks at $owner', async ({ president, owner, says }) => {
    const { host } = await staged(testing(president, owner), { beat: 100 })
    let shownBefore = false
    const { onMessage } = host
    host.onMessage = (m, text) => {
      if (m.type === 'chat' && m.entry.notice === 'saw') shownBefore = hasLooked(host)
      onMessage(m, text)
    }
    await answer(host, 'declare-emergency-4')
    await host.until((c) => sightingsIn(c).length > 0)
    await said(host)
    expect(shownBefore).toBe(true)
    const [line, ...more] = sightingsIn(host)
    expect(more).toEqual([])
    expect(line?.seat).toBe(1)
    const { says: told, ...about } = sightingIn(line?.text ?? '') ?? {}
    expect(about).toEqual({ whose: 0, look: 1 })
    expect(says).toContain(told)
  })

  test('speaks at the same moment, and nothing else that is told differs, whatever is true', async () => {
    const { house } = await testServer({ beat: 700, botDelay: 100_000 })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const told = async (president: string, owner: string): Promise<string[]> => {
      let { state } = scenario(testing(president, owner))
      let [asked] = requests(state)
      // The others have nothing to add.
      while (asked && asked.seat !== 0) {
        state = decide(state, asked.seat, { request: asked.id, options: [] }).state
        ;[asked] = requests(state)
      }
      const card = asked?.options[0]?.id
      if (!asked || card === undefined) throw new Error('The current player is asked nothing.')
      const answer = { request: asked.id, options: [card] }
      const course = { state, seat: 0, answer, known: [0], thinking: 0, others: 'bot' } as const
      const { lines } = await transcriptOf(house, { ...course, timer: null, days: false, talk: true })
      return (lines.get('spectator') ?? []).map(
        (l) => `${l.at} ${l.text.replace(/0 (human|cylon) 1/, 'what he saw')}`,
      )
    }
    const first = await told(human, human)
    expect(first.filter((text) => text.includes('what he saw'))).toHaveLength(1)
    for (const [president, owner] of [
      [human, cylon],
      ['cylon-morale', cylon],
      ['cylon-morale', human],
    ] as const)
      expect(await told(president, owner)).toEqual(first)
  })

  test('says nothing where bots are not to talk', async () => {
    const { host } = await staged(testing(human, human))
    host.send({ type: 'agree', talk: false })
    await host.until((c) => c.table?.talk === false)
    await answer(host, 'declare-emergency-4')
    await host.until(hasLooked)
    await said(host)
    expect(sightingsIn(host)).toEqual([])
  })

  test('leaves it to the person who has taken its chair meanwhile', async () => {
    const { host, table, server } = await staged(testing(human, human))
    table.toSay.push({ seq: 0, what: 'saw', seat: 0, sighting: { whose: 1, says: 'human', look: 1 } })
    await answer(host, 'declare-emergency-4')
    await host.until((c) => sightingsIn(c).length > 0)
    await said(host)
    expect(sightingsIn(host).map((l) => l.seat)).toEqual([1])
    expect(server.house.storage.sightings(table.row.id)).toEqual(sightingsIn(host))
  })
})

/** The host can look at a card of anybody. */
const mugshots: Position = {
  players: ['gaius-baltar', 'saul-tigh', 'tom-zarek', 'kara-thrace'],
  quorum: ['release-cylon-mugshots'],
  loyalty: { 'saul-tigh': [human], 'tom-zarek': [human] },
  dice: [8],
}

/** Bots do nothing meanwhile. */
const still = { botDelay: 100_000 }

async function lookAt(host: Client, seat: number): Promise<void> {
  await answer(host, 'release-cylon-mugshots')
  await host.until((c) => c.view?.request?.options.some((o) => o.id === `seat:${seat}`) === true)
  await answer(host, `seat:${seat}`)
  await host.until(hasLooked)
}

async function refusal(host: Client, whose: number): Promise<string> {
  const refused = host.next('refused')
  host.send({ type: 'testify', whose, says: 'cylon' })
  return (await refused).code
}

async function testify(host: Client, whose: number, says: 'human' | 'cylon'): Promise<ChatEntry> {
  const told = host.next('chat', (m) => m.entry.notice === 'saw')
  host.send({ type: 'testify', whose, says })
  return (await told).entry
}

/** How likely one bot thinks a seat a Cylon, and everybody by what lies open. */
function doubtsOf({ server, table }: Staged, by: number, of: number): { bot: number; open: number } {
  const { storage } = server.house
  const state = table.game?.state
  if (!state) throw new Error('There is no game.')
  const open = publicDoubt(view(state, 'spectator'), mindOf(table, storage, 'spectator').memory, by)
  return {
    bot: beliefs(view(state, by), mindOf(table, storage, by).memory)[of] ?? 0,
    open: open[of] ?? 0,
  }
}

describe('a person who has looked', () => {
  test('may say what he likes, and all bots weigh it', async () => {
    const s = await staged(mugshots, still)
    await lookAt(s.host, 1)
    const before = doubtsOf(s, 2, 1)
    const line = await testify(s.host, 1, 'cylon')
    expect(line).toMatchObject({ seat: 0, notice: 'saw', text: '1 cylon 1' })
    const accused = doubtsOf(s, 2, 1)
    expect(accused.bot).toBeGreaterThan(before.bot + 0.1)
    expect(accused.open).toBeGreaterThan(before.open + 0.1)
    // Whoever says the other thing has taken back what he said.
    await testify(s.host, 1, 'human')
    const cleared = doubtsOf(s, 2, 1)
    expect(cleared.bot).toBeLessThan(before.bot)
    expect(cleared.open).toBeLessThan(before.open)
    const { memory } = mindOf(s.table, s.server.house.storage, 2)
    expect(memory.testimony).toEqual([{ by: 0, whose: 1, says: 'human', partly: false }])
    // When an answer is taken back memories are put together anew.
    s.table.memories.clear()
    expect(mindOf(s.table, s.server.house.storage, 2).memory).toEqual(memory)
  })

  test('is refused where he has not looked at that player', async () => {
    const { host } = await staged(mugshots, still)
    expect(await refusal(host, 1)).toBe('not-seen')
    await lookAt(host, 1)
    expect(await refusal(host, 2)).toBe('not-seen')
    expect(await refusal(host, 6)).toBe('not-seen')
    await said(host)
    expect(sightingsIn(host)).toEqual([])
    expect((await testify(host, 1, 'human')).seat).toBe(0)
  })

  test.each([0, 'spectator'] as const)('is refused while it has not been shown to %s', async (viewer) => {
    const { host, table } = await staged(mugshots, still)
    await lookAt(host, 1)
    await said(host)
    const shown = table.shown.get(viewer)
    if (!shown) throw new Error('Nobody was shown anything.')
    const { seq } = shown
    shown.seq = 0
    expect(await refusal(host, 1)).toBe('not-seen')
    shown.seq = seq
    expect((await testify(host, 1, 'human')).seat).toBe(0)
  })

  test('is refused where all know whose side he is on, and when he writes too fast', async () => {
    const known = await staged({
      ...mugshots,
      loyalty: {},
      shown: { 'gaius-baltar': [cylon] },
      revealed: ['gaius-baltar'],
    })
    expect(await refusal(known.host, 1)).toBe('not-asked')
    const { host } = await staged(mugshots, {
      ...still,
      rates: { ...unlimited.rates, chat: { burst: 1, perSecond: 0.001 } },
    })
    await lookAt(host, 1)
    await testify(host, 1, 'human')
    expect(await refusal(host, 1)).toBe('too-much-chat')
  })

  test('is remembered when the server was stopped, also where he had not spoken yet', async () => {
    const s = await staged(mugshots, still)
    await lookAt(s.host, 1)
    await testify(s.host, 1, 'human')
    await testify(s.host, 1, 'cylon')
    const { storage } = s.server.house
    const before = ([2, 3, 'spectator'] as const).map((v) => mindOf(s.table, storage, v).memory.testimony)
    expect(before[0]).toEqual([{ by: 0, whose: 1, says: 'cylon', partly: false }])
    await s.server.close()
    const server = await testServer({ data: s.data })
    const host = await sit(server.address, s.id, s.secret)
    const table = at(server, s.id)
    const after = ([2, 3, 'spectator'] as const).map((v) => mindOf(table, server.house.storage, v).memory)
    expect(after.map((m) => m.testimony)).toEqual(before)
    expect((await testify(host, 1, 'human')).text).toBe('1 human 1')
    expect(mindOf(table, server.house.storage, 2).memory.testimony.map((t) => t.says)).toEqual(['human'])
  })
})

describe('what was said about Loyalty cards', () => {
  const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
  const look = (n: number): GameEvent => ({
    key: 'event.looked-at-loyalty',
    params: { who: seat(0), whose: seat(1), n },
    except: [0, 1],
  })
  const sleeper: GameEvent = { key: 'event.sleeper' }
  const open = view(scenario({ ...mugshots, loyalty: { 'saul-tigh': [human, human] } }).state, 'spectator')
  const partlyOf = (looks: readonly Look[], about: number): boolean[] =>
    withSightings(newMemory(2), [{ by: 0, whose: 1, says: 'human', look: about }], looks, open).testimony.map(
      (t) => t.partly,
    )

  test('need not be all where he had other cards, or was dealt more since the look, whenever it was said', () => {
    const one = looksAfter([], 1, [look(1)])
    const both = looksAfter(one, 2, [look(2)])
    expect([1, 2].map((n) => partlyOf(both, n))).toEqual([[true], [false]])
    const dealt = looksAfter(both, 3, [sleeper])
    expect([1, 2].map((n) => partlyOf(dealt, n))).toEqual([[true], [true]])
    expect(partlyOf(looksAfter(dealt, 4, [look(2)]), 3)).toEqual([false])
  })

  test('is nothing to those who have not been told of the look', () => {
    expect(partlyOf(looksAfter([], 1, [look(1)]), 2)).toEqual([])
  })

  test('does not crowd out what people wrote, and is not crowded out', async () => {
    const { server, id } = await staged(mugshots, still)
    const { storage } = server.house
    const line = { seat: 0, name: '' }
    await storage.addChat(id, { ...line, at: 0, text: 'hello', notice: null })
    for (let n = 1; n <= 3; n++)
      await storage.addChat(id, { ...line, at: n, text: '1 human 1', notice: 'saw' })
    for (let n = 4; n <= 8; n++)
      await storage.addChat(id, { ...line, at: n, text: 'some 1', notice: 'claim' })
    expect(storage.chat(id, 2).map((c) => c.at)).toEqual([0, 2, 3, 7, 8])
  })
})

test('a look of or at somebody who was executed since is gone, and keeps its number', () => {
  const seat = (n: number) => ({ key: 'seat', params: { seat: n } })
  const looked = (who: number, whose: number): GameEvent => ({
    key: 'event.looked-at-loyalty',
    params: { who: seat(who), whose: seat(whose), n: 1 },
  })
  const executed: GameEvent = { key: 'event.executed', params: { who: seat(2) } }
  const looks = looksAfter([], 1, [looked(0, 1), looked(0, 2), looked(2, 1), executed, looked(0, 2)])
  expect(looks.map((l) => [l.look, l.gone])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])
})
