import { describe, expect, test } from 'vitest'
import { freeName, isReserved, isTaken } from '../src/names.ts'
import { create, sit, sitDown, testServer } from './client.ts'

describe('names that look alike', () => {
  const seats = [
    { seat: 0, name: 'Kara Thrace' },
    { seat: 1, name: '' },
    { seat: 2, name: 'Bill' },
  ]

  test.each([
    ['KARA THRACE', 'letters of the other case'],
    ['Kara\u00a0 Thrace', 'spaces of another kind'],
    ['Ｋａｒａ Ｔｈｒａｃｅ', 'wide letters'],
    ['Каrа Тhrасе', 'Cyrillic letters'],
    ['Kára Thráce', 'accents'],
    ['Ka\u200dra Thrace', 'signs that cannot be seen'],
    ['Κara Τhrace', 'Greek letters'],
  ])('%s is taken (%s)', (name) => {
    expect(isTaken(name, seats, null)).toBe(true)
    expect(freeName(name, seats, null)).not.toBe(name)
  })

  test('digits are taken for letters', () => {
    expect(isTaken('Bi11', seats, 1)).toBe(true)
    expect(isTaken('BiIl', seats, 1)).toBe(true)
  })

  test('others are free, one’s own is, and nobody is like the nameless', () => {
    expect(isTaken('Lee', seats, null)).toBe(false)
    expect(isTaken('kara thrace', seats, 0)).toBe(false)
    expect(freeName('Bill', seats, 2)).toBe('Bill')
    expect(freeName('Bill', seats, 1)).toBe('Bill 2')
    const long = 'Kara Thrace of Caprica Ci'.slice(0, 24)
    const next = freeName(long, [...seats, { seat: 3, name: long }], 1) ?? ''
    expect(next).not.toBe(long)
    expect(next.length).toBeLessThanOrEqual(24)
  })

  test('what the table calls chairs and bots is nobody’s name', () => {
    for (const name of ['Bot 3', 'bot', 'ВОТ 2', 'Player 1', 'Chair 4', 'Spectator', ' host '])
      expect(isReserved(name)).toBe(true)
    for (const name of ['Botanist', 'Lee', 'Players 2 win']) expect(isReserved(name)).toBe(false)
  })
})

describe('at a table', () => {
  test('two are never called alike: whoever comes later is told apart, whoever changes his name is refused', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 4, name: 'Kara', open: true })
    const host = await sit(address, made.table, made.host, 'Kara')
    const friend = await sit(address, made.table, made.seats[1], 'КARA')
    expect(friend.table?.seats.map((s) => s.name)).toEqual(['Kara', 'КARA 2', '', ''])
    const taken = await sitDown(address, made.table, ' kara ')
    const third = await sit(address, made.table, taken.body.secret)
    expect(third.table?.seats[2]?.name).toBe('kara 3')
    for (const name of ['Kara', 'Bot 4', 'KARA  2']) {
      const refused = third.next('refused')
      third.send({ type: 'rename', name })
      expect((await refused).code).toBe('name-taken')
    }
    third.send({ type: 'rename', name: 'Lee' })
    await host.until((c) => c.table?.seats[2]?.name === 'Lee')
    const fourth = await sit(address, made.table, made.seats[3], 'Bot 4')
    expect(fourth.table?.seats[3]?.name).toBe('')
  })

  test('those who watch are called like nobody who plays, nor like one another', async () => {
    const { address } = await testServer()
    const made = await create(address, { players: 3, name: 'Kara' })
    const host = await sit(address, made.table, made.host)
    const watchers = [
      await sit(address, made.table, undefined, 'Kara'),
      await sit(address, made.table, undefined, 'kara'),
      await sit(address, made.table, undefined, 'Player 1'),
    ]
    for (const [i, w] of watchers.entries()) {
      w.send({ type: 'chat', text: `It is ${i}` })
      await host.until((c) => c.chat.length === i + 1)
    }
    expect(host.chat.map((e) => e.seat)).toEqual([null, null, null])
    const names = host.chat.map((e) => e.name)
    expect(names[0]).toBe('Kara 2')
    expect(names[2]).toBe('')
    expect(new Set(names).size).toBe(3)
    expect(names).not.toContain('Kara')
  })
})
