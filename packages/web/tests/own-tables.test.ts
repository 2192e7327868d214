import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetLink,
  forgetTable,
  fullLink,
  invitationPath,
  keepTable,
  type OwnTable,
  ownTables,
  secretFor,
  startedQuickly,
  startQuickly,
  startsQuickly,
  tablePath,
} from '../src/own-tables.ts'

const shelf = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const own = (table: string, more: Partial<OwnTable> = {}): OwnTable => ({
  table,
  secret: `secret of ${table}`,
  host: false,
  players: 5,
  character: '',
  stage: 'waiting',
  ...more,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('sessionStorage', shelf())
  vi.stubGlobal('location', { origin: 'http://ship:8080' })
})

describe('The tables one sits at', () => {
  it('are kept, the last visited first, each once, and can be taken off the list', () => {
    keepTable(own('a'))
    keepTable(own('b'))
    keepTable(own('a', { stage: 'playing', character: 'kara-thrace' }))
    expect(ownTables()).toEqual([own('a', { stage: 'playing', character: 'kara-thrace' }), own('b')])
    forgetTable('a')
    expect(ownTables()).toEqual([own('b')])
  })

  it('are no more than a hundred', () => {
    for (let i = 0; i < 105; i++) keepTable(own(`t${i}`))
    expect(ownTables()).toHaveLength(100)
    expect(ownTables()[0]?.table).toBe('t104')
  })

  it('keep the host a host, though he looks at the table by the link of a chair', () => {
    keepTable(own('a', { host: true, secret: 'master' }))
    keepTable(own('a', { stage: 'playing' }))
    expect(ownTables()).toEqual([own('a', { host: true, secret: 'master', stage: 'playing' })])
  })

  it('stay as they ended, though a replay shows them with other eyes', () => {
    keepTable(own('a', { stage: 'over', character: 'saul-tigh' }))
    keepTable(own('a', { stage: 'over', character: 'tom-zarek' }))
    expect(ownTables()[0]?.character).toBe('saul-tigh')
  })

  it('lose a link that leads nowhere any more, and no other', () => {
    keepTable(own('a'))
    forgetLink('a', 'another secret')
    expect(ownTables()).toHaveLength(1)
    forgetLink('a', 'secret of a')
    expect(ownTables()).toEqual([])
  })

  it('are none when what was kept cannot be read', () => {
    localStorage.setItem('ragtag.tables', '{broken')
    expect(ownTables()).toEqual([])
    localStorage.setItem('ragtag.tables', JSON.stringify([{ table: 'x' }, own('b')]))
    expect(ownTables()).toEqual([own('b')])
  })
})

it('links lead to a chair, or without a secret to the gallery', () => {
  expect(tablePath('a', 's')).toBe('/t/a#s')
  expect(invitationPath('a', 'i')).toBe('/t/a#join.i')
  expect(fullLink(tablePath('a'))).toBe('http://ship:8080/t/a')
})

it('a game with bots starts by itself, once, and only that table', () => {
  startQuickly('a')
  expect([startsQuickly('a'), startsQuickly('b')]).toEqual([true, false])
  startedQuickly()
  expect(startsQuickly('a')).toBe(false)
})

describe('An invitation', () => {
  it('is taken up with a secret of one’s own, always the same and never that of another', () => {
    const secret = secretFor('first')
    expect(secret).toMatch(/^[\w-]{24}$/)
    expect(secretFor('second')).not.toBe(secret)
    expect(secretFor('first')).toBe(secret)
  })

  it('is no trouble where what was kept cannot be read', () => {
    localStorage.setItem('ragtag.joined', '{broken')
    expect(secretFor('first')).toMatch(/^[\w-]{24}$/)
    localStorage.setItem('ragtag.joined', '[["first"],7]')
    expect(secretFor('first')).toMatch(/^[\w-]{24}$/)
  })
})
