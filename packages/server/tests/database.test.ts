import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import Database from 'libsql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backup } from '../src/backup.ts'
import { lock } from '../src/lock.ts'
import { format, formatOf, migrate, steps } from '../src/migrations.ts'
import { openStorage } from '../src/storage.ts'
import { create, isOver, playAtRandom, seatBots, sit, tempFolder, testServer, waitFor } from './client.ts'

/** A table where something has been said and a game is in play. */
async function inPlay(address: string) {
  const made = await create(address, { players: 3, name: 'Laura' })
  const host = await sit(address, made.table, made.host)
  await seatBots(host, 3, 1)
  host.send({ type: 'chat', text: 'So say we all.' })
  await host.next('chat')
  host.send({ type: 'start' })
  await host.until((c) => c.view?.request != null)
  return { made, host }
}

describe('a copy of the database', () => {
  test('is whole when the server was stopped and only the file is taken', async () => {
    const folder = tempFolder()
    const server = await testServer({ data: join(folder, 'here.db') })
    const { made, host } = await inPlay(server.address)
    const { view } = host
    await server.close()
    mkdirSync(join(folder, 'elsewhere'))
    copyFileSync(join(folder, 'here.db'), join(folder, 'elsewhere', 'copy.db'))
    const again = await testServer({ data: join(folder, 'elsewhere', 'copy.db') })
    const back = await sit(again.address, made.table, made.host)
    expect(back.view).toEqual(view)
    expect(back.chat.flatMap((c) => (c.notice === null ? [c.text] : []))).toEqual(['So say we all.'])
  })

  test('can be taken while the server is running, and is of one instant', async () => {
    const folder = tempFolder()
    const data = join(folder, 'running.db')
    const server = await testServer({ data })
    const games = await Promise.all([1, 2, 3].map(() => inPlay(server.address)))
    games.forEach(({ host }, i) => {
      playAtRandom(host, i)
    })
    await games[0]?.host.until((c) => c.log.length > 60 || isOver(c))
    const copy = join(folder, 'copy.db')
    expect(backup(data, copy)).toMatchObject({ tables: 3 })
    // The server goes on as if nothing were.
    await games[0]?.host.until(isOver)
    await server.close()
    const [whole, then] = [data, copy].map((path) => {
      const storage = openStorage(path, { readonly: true })
      onTestFinished(() => storage.close())
      return games.map(({ made }) => storage.told(made.table, -1))
    })
    expect(then?.flat().length).toBeGreaterThan(10)
    expect(whole?.map((rows, i) => rows.slice(0, then?.[i]?.length))).toEqual(then)
    const again = await testServer({ data: copy })
    for (const { made } of games) {
      const back = await sit(again.address, made.table, made.host)
      playAtRandom(back, 7)
      await back.until(isOver)
    }
  })

  test('is refused with the reason where it cannot be made', async () => {
    const folder = tempFolder()
    const data = join(folder, 'small.db')
    const server = await testServer({ data })
    writeFileSync(join(folder, 'kept.txt'), 'precious')
    expect(() => backup(data, join(folder, 'kept.txt'))).toThrow('is there already')
    expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toBe('precious')
    expect(() => backup(data, data)).toThrow('is there already')
    expect(() => backup(data, '')).toThrow('--to FILE')
    expect(() => backup(join(folder, 'none.db'), join(folder, 'x.db'))).toThrow('There is no database file')
    expect(() => backup(data, join(folder, 'no', 'such', 'x.db'))).toThrow('There is no folder')
    new Database(join(folder, 'other.db')).exec('create table recipes (name text)')
    expect(() => backup(join(folder, 'other.db'), join(folder, 'x.db'))).toThrow('not one of Ragtag')
    expect(existsSync(join(folder, 'x.db'))).toBe(false)
    expect((await fetch(`${server.address}/health`)).status).toBe(200)
  })
})

describe('a database of another format', () => {
  /** As it was when the format had that number. */
  function ofFormat(n: number): { path: string; db: Database.Database } {
    const path = join(tempFolder(), 'old.db')
    const db = new Database(path)
    for (const { sql } of steps.slice(0, n)) db.exec(sql)
    db.pragma(`user_version = ${n}`)
    return { path, db }
  }

  const schemaOf = (db: Database.Database): unknown =>
    db.prepare('select type, name, tbl_name, sql from sqlite_master order by name').all()

  test.each(steps.map((_, n) => n))('%i is brought to the present one, step by step', (n) => {
    const { db } = ofFormat(n)
    const fresh = ofFormat(0)
    expect(migrate(db)).toEqual({ from: n, to: format })
    migrate(fresh.db)
    expect(formatOf(db)).toBe(format)
    expect(schemaOf(db)).toEqual(schemaOf(fresh.db))
    expect(migrate(db)).toEqual({ from: format, to: format })
  })

  test('that a step cannot change stays as it was', () => {
    const { db } = ofFormat(1)
    // Something is in the way.
    db.exec('create table pulse (other text)')
    expect(() => migrate(db)).toThrow('could not be brought from format 3 to 4')
    expect(formatOf(db)).toBe(3)
    db.exec('drop table pulse')
    expect(migrate(db)).toEqual({ from: 3, to: format })
  })

  test('that is a later one is refused and left alone', async () => {
    const { path, db } = ofFormat(format)
    db.pragma(`user_version = ${format + 1}`)
    db.close()
    const before = readFileSync(path)
    await expect(testServer({ data: path })).rejects.toThrow('a later version of Ragtag')
    expect(() => openStorage(path, { readonly: true })).toThrow('a later version of Ragtag')
    expect(readFileSync(path).equals(before)).toBe(true)
    // Nothing of the attempt holds the file.
    lock(path).release()
  })
})

describe('one database is served by one server', () => {
  test('by whatever way the second one comes to it', async () => {
    const folder = tempFolder()
    const data = join(folder, 'shared.db')
    // A link that leads nowhere yet is followed, too.
    symlinkSync(data, join(folder, 'link.db'))
    const first = await testServer({ data: join(folder, 'link.db') })
    mkdirSync(join(folder, 'other'))
    symlinkSync(data, join(folder, 'other', 'link.db'))
    symlinkSync(folder, join(folder, 'other', 'folder'))
    const ways = [
      data,
      relative(process.cwd(), data),
      join(folder, 'link.db'),
      join(folder, 'other', 'link.db'),
      join(folder, 'other', 'folder', 'shared.db'),
    ]
    for (const way of ways)
      await expect(testServer({ data: way }), way).rejects.toThrow('another server is using this database')
    await first.close()
    for (const way of ways) lock(way).release()
  })

  test('not by a second name of the file either', async () => {
    const folder = tempFolder()
    const data = join(folder, 'named.db')
    await testServer({ data })
    mkdirSync(join(folder, 'other'))
    linkSync(data, join(folder, 'other', 'again.db'))
    await expect(testServer({ data: join(folder, 'other', 'again.db') })).rejects.toThrow('second name')
  })
})

describe('health', () => {
  const ask = async (address: string) => {
    const answer = await fetch(`${address}/health`)
    return { status: answer.status, body: await answer.json() }
  }

  test('is denied while nothing can be written, and comes back', async () => {
    const data = join(tempFolder(), 'held.db')
    const server = await testServer({ data })
    expect(await ask(server.address)).toEqual({ status: 200, body: { ok: true } })
    const other = new Database(data)
    other.exec('begin immediate')
    const asked = performance.now()
    expect(await ask(server.address)).toMatchObject({
      status: 503,
      body: { ok: false, code: 'storage', message: expect.stringContaining('Nothing can be written') },
    })
    expect(performance.now() - asked).toBeLessThan(4000)
    other.exec('rollback')
    other.close()
    await waitFor(async () => (await ask(server.address)).status === 200)
    expect(await ask(server.address)).toEqual({ status: 200, body: { ok: true } })
  })

  test('is denied when the file has been taken away', async () => {
    const data = join(tempFolder(), 'gone.db')
    const server = await testServer({ data })
    renameSync(data, join(dirname(data), 'moved.db'))
    expect((await ask(server.address)).status).toBe(503)
    renameSync(join(dirname(data), 'moved.db'), data)
    expect((await ask(server.address)).status).toBe(200)
  })
})
