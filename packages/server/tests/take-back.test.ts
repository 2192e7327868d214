import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chance, decide, type GameState, newGame, type Request, randomAnswer } from '@ragtag/engine'
import type { CreateTable } from '@ragtag/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { submit } from '../src/play.ts'
import { positionOf } from '../src/position.ts'
import type { Storage } from '../src/storage.ts'
import { tableOf } from '../src/tables.ts'
import { thatStand } from '../src/take-back.ts'
import { verifyStored } from '../src/verify.ts'
import { type Client, create, isOver, sit, takeUp, tempFolder, testServer } from './client.ts'

/** A game under way, with a person in every chair. */
async function begin(server: RunningServer, wish: CreateTable): Promise<{ table: string; people: Client[] }> {
  const made = await create(server.address, wish)
  const host = await sit(server.address, made.table, made.host)
  const others = await Promise.all(made.seats.slice(1).map((s) => takeUp(server.address, made.table, s)))
  const people = [host, ...others]
  await host.until((c) => c.table?.seats.every((s) => s.occupant === 'human') ?? false)
  host.send({ type: 'start' })
  await Promise.all(people.map((c) => c.until((x) => x.view !== null)))
  return { table: made.table, people }
}

/** Until somebody is asked, or the game is over. */
async function asked(people: readonly Client[]): Promise<{ who: Client; request: Request } | undefined> {
  for (let i = 0; i < 400; i++) {
    const found = people.find((c) => c.view?.request)
    const request = found?.view?.request
    if (found && request) return { who: found, request }
    if (people.some(isOver)) return undefined
    await wait(5)
  }
  throw new Error('nobody is asked')
}

/** Answers at random until somebody can take something back. */
async function untilUndo(
  people: readonly Client[],
  seed: number,
  wanted = (_: Client) => true,
): Promise<Client> {
  const random = chance(seed)
  for (let i = 0; i < 500; i++) {
    const next = await asked(people)
    if (!next) break
    await next.who.answer(next.request, randomAnswer(next.request, random).options)
    if (next.who.undo !== '' && wanted(next.who)) return next.who
  }
  throw new Error('nothing could be taken back')
}

const stateOf = (server: RunningServer, table: string): GameState => {
  const state = server.house.live.get(table)?.game?.state
  if (!state) throw new Error('there is no game')
  return state
}

/** The game that the answers which stand make. */
function gameOfThose(storage: Storage, table: string): GameState {
  const row = storage.table(table)
  if (!row) throw new Error('there is no table')
  return thatStand(storage.decisions(table, 0)).reduce(
    (state, { seat, request, options }) => decide(state, seat, { request, options }).state,
    newGame(row.config, row.seed),
  )
}

/** The same, played again by another server from the seed alone. */
const fromSeed = (storage: Storage, table: string): GameState => {
  const row = storage.table(table)
  if (!row) throw new Error('there is no table')
  const viewers = [...Array.from({ length: row.config.players }, (_, i) => i), 'spectator' as const]
  return positionOf({ ...storage, snapshot: () => undefined }, row, viewers).state
}

test.each([
  { players: 3, sets: ['base'] },
  { players: 4, sets: ['base', 'pegasus', 'daybreak'] },
])(
  'games with answers taken back at random are those without them, to the byte ($sets)',
  {
    timeout: 120_000,
  },
  async (wish) => {
    const server = await testServer()
    const { storage } = server.house
    const { table, people } = await begin(server, wish)
    const random = chance(7)
    let taken = 0
    for (let n = 0; n < 3000; n++) {
      const next = await asked(people)
      if (!next) break
      const given = await next.who.answer(next.request, randomAnswer(next.request, random).options)
      expect(given.type).toBe('accepted')
      // Sometimes several in a row.
      while (next.who.undo !== '' && random(3) === 0) {
        const { undo } = next.who
        expect((await next.who.takeBack(undo)).type).toBe('accepted')
        await next.who.until((c) => c.view?.request?.id === undo)
        taken++
        if (taken % 5 === 0)
          expect(JSON.stringify(stateOf(server, table))).toBe(JSON.stringify(gameOfThose(storage, table)))
      }
    }
    expect(taken).toBeGreaterThan(4)
    await Promise.all(people.map((c) => c.until(isOver)))
    const end = JSON.stringify(stateOf(server, table))
    expect(end).toBe(JSON.stringify(gameOfThose(storage, table)))
    expect(end).toBe(JSON.stringify(fromSeed(storage, table)))
    expect(verifyStored(storage, table).outcome).toEqual(people[0]?.view?.outcome)
    // What was taken back is told to all, and is not in the replay.
    const told = (c: Client): number => c.log.filter((e) => e.message.key === 'event.took-back').length
    for (const c of people) expect(told(c)).toBe(taken)
    const replay = await (await fetch(`${server.address}/api/tables/${table}/replay?viewer=open`)).text()
    expect(replay).not.toContain('took-back')
    expect(JSON.parse(replay).steps).toHaveLength(thatStand(storage.decisions(table, 0)).length + 1)
  },
)

test('only who answered is told that he can take it back, and only until somebody else acts', async () => {
  const server = await testServer()
  const { people } = await begin(server, { players: 4 })
  const who = await untilUndo(people, 3, (c) => people.some((x) => x !== c && x.view?.request))
  const { undo } = who
  expect(people.filter((c) => c.undo !== '')).toEqual([who])
  for (const c of people)
    if (c !== who) expect(await c.takeBack(undo)).toMatchObject({ type: 'refused', code: 'too-late' })
  const next = await asked(people.filter((c) => c !== who))
  await next?.who.answer(
    next.request,
    next.request.options.slice(0, next.request.min).map((o) => o.id),
  )
  await who.until((c) => c.undo === '')
  expect(await who.takeBack(undo)).toMatchObject({ type: 'refused', code: 'too-late' })
})

test('said twice it is taken back once, and the answer itself is not given again by being repeated', async () => {
  const server = await testServer()
  const { table, people } = await begin(server, { players: 3 })
  const who = await untilUndo(people, 5)
  const rows = () => server.house.storage.decisions(table, 0)
  const given = rows().at(-1)
  const { undo } = who
  for (let i = 0; i < 3; i++) expect((await who.takeBack(undo, 'back')).type).toBe('accepted')
  expect(rows().filter((d) => d.by === 'undo')).toHaveLength(1)
  const request = who.view?.request
  expect(request?.id).toBe(undo)
  if (!request || !given?.nonce) throw new Error('no question')
  // The line broke before it was acknowledged: the page sends it again.
  expect((await who.answer(request, given.options, given.nonce)).type).toBe('accepted')
  expect(who.view?.request?.id).toBe(undo)
  expect((await who.answer(request, given.options)).type).toBe('accepted')
})

test('who answers what was asked before somebody took his answer back is told so', async () => {
  const server = await testServer()
  const { people } = await begin(server, { players: 3 })
  const who = await untilUndo(people, 9)
  await who.takeBack()
  const request = who.view?.request
  if (!request) throw new Error('no question')
  const { options } = randomAnswer(request, chance(1))
  const answer = { type: 'answer' as const, request: request.id, options: [...options] }
  const refused = who.next('refused')
  who.send({ ...answer, nonce: 'old', undone: 0 })
  expect((await refused).code).toBe('stale')
  const accepted = who.next('accepted')
  who.send({ ...answer, nonce: 'new', undone: 1 })
  expect((await accepted).nonce).toBe('new')
})

test('a server that is started again has forgotten neither what was taken back nor what still can be', async () => {
  const data = join(tempFolder(), 'back.db')
  let server = await testServer({ data })
  const { table, people } = await begin(server, { players: 3 })
  const who = await untilUndo(people, 11)
  const seat = people.indexOf(who)
  const { undo } = who
  const kept = thatStand(server.house.storage.decisions(table, 0)).slice(0, -1)
  await server.close()

  server = await testServer({ data })
  const { storage } = server.house
  expect(tableOf(server.house, table)?.back.at(-1)).toMatchObject({ seat, request: undo })
  const verdict = await new Promise((reply) => {
    const answer = { request: undo, options: [] }
    const live = server.house.live.get(table)
    if (live)
      submit(server.house, { table: live, seat, answer, by: 'undo', nonce: 'back', arrived: 0, reply })
  })
  expect(verdict).toBeUndefined()
  expect(thatStand(storage.decisions(table, 0))).toEqual(kept)
  const before = JSON.stringify(stateOf(server, table))
  expect(JSON.stringify(gameOfThose(storage, table))).toBe(before)
  expect(JSON.stringify(fromSeed(storage, table))).toBe(before)
  await server.close()

  server = await testServer({ data })
  tableOf(server.house, table)
  expect(JSON.stringify(stateOf(server, table))).toBe(before)
})

test('who takes back has the time he had left, and no more', async () => {
  const server = await testServer()
  const { table, people } = await begin(server, { players: 3, timer: 60 })
  const who = await untilUndo(people, 13)
  const seat = people.indexOf(who)
  const live = server.house.live.get(table)
  const until = live?.back.at(-1)?.until
  await wait(30)
  await who.takeBack()
  expect(until).toBeDefined()
  expect(live?.deadlines.get(seat)?.at).toBe(until)
})

test('who is too late learns it no sooner than he is shown why', async () => {
  const server = await testServer({ beat: 60 })
  const { people } = await begin(server, { players: 3 })
  const random = chance(17)
  let late = 0
  for (let n = 0; n < 600 && late < 6; n++) {
    const next = await asked(people)
    if (!next) break
    const waiting = people.find((c) => c !== next.who && c.undo !== '')
    const undo = waiting?.undo
    const from = waiting?.messages.length ?? 0
    const given = next.who.answer(next.request, randomAnswer(next.request, random).options)
    await given
    if (waiting && undo) {
      const verdict = await waiting.takeBack(undo)
      expect(verdict).toMatchObject({ type: 'refused', code: 'too-late' })
      const since = waiting.messages.slice(from).map((m) => m.type)
      expect(since.indexOf('update')).toBeGreaterThanOrEqual(0)
      expect(since.indexOf('update')).toBeLessThan(since.indexOf('refused'))
      late++
    }
  }
  expect(late).toBeGreaterThan(3)
})

test('one question comes back only so often, and who is refused is told at once', async () => {
  const server = await testServer()
  const { table, people } = await begin(server, { players: 3, timer: 600 })
  const who = await untilUndo(people, 21)
  const { undo } = who
  for (let i = 0; i < 10; i++) {
    expect((await who.takeBack(undo)).type).toBe('accepted')
    await who.until((c) => c.view?.request?.id === undo)
    const request = who.view?.request
    const options = server.house.storage.decisions(table, 0).findLast((d) => d.by === 'human')?.options
    if (!request || !options) throw new Error('no question')
    await who.answer(request, options)
    await who.until((c) => c.undo === undo)
  }
  const log = who.log.length
  expect(await who.takeBack(undo)).toMatchObject({ type: 'refused', code: 'too-often' })
  expect(who.log.length).toBe(log)
  // Nor when his time for it is up: nothing else has to happen before he learns it.
  const live = server.house.live.get(table)
  const last = live?.back.at(-1)
  if (!live || !last) throw new Error('nothing could be taken back')
  live.back = [{ ...last, until: Date.now() - 1 }]
  expect(await who.takeBack(undo)).toMatchObject({ type: 'refused', code: 'too-late' })
})

test('a bot that answers for itself waits a little for whoever is alone with bots', async () => {
  const server = await testServer({ botDelay: 150 })
  const made = await create(server.address, { players: 3 })
  const host = await sit(server.address, made.table, made.host)
  for (const seat of [1, 2]) host.send({ type: 'seat', seat, occupant: 'bot' })
  await host.until((c) => c.table?.seats.every((s) => s.occupant !== 'empty') ?? false)
  host.send({ type: 'start' })
  const who = await untilUndo([host], 19, (c) => (c.view?.waitingFor ?? []).some((s) => s !== 0))
  const since = Date.now()
  await who.until((c) => c.undo === '')
  expect(Date.now() - since).toBeGreaterThan(300)
})
