import type { ToClient } from '@ragtag/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Line = {
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  closed: boolean
}

const lines: Line[] = []
const listeners = new Map<string, () => void>()
const hear = (type: string, listener: () => void): void => void listeners.set(type, listener)

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
  function FakeSocket(this: Line & Record<string, unknown>): void {
    Object.assign(this, { onopen: null, onmessage: null, onclose: null, closed: false, readyState: 1 })
    Object.assign(this, { send: () => {}, close: () => Object.assign(this, { closed: true }) })
    lines.push(this)
  }
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { hidden: false, addEventListener: hear, removeEventListener: () => {} })
  vi.stubGlobal('addEventListener', hear)
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a browser that hurries to come back has one line, not several', async () => {
  const { connect } = await import('../src/socket.ts')
  const leave = connect({ table: 't', secret: undefined, invitation: undefined }, () => {})
  lines[0]?.onclose?.()
  // The page is looked at again, twice, before the new line stands.
  listeners.get('visibilitychange')?.()
  listeners.get('online')?.()
  const live = lines.filter((l) => !l.closed && l.onmessage)
  expect(live).toHaveLength(1)
  // Lines that were given up open no further ones when they end.
  const before = lines.length
  for (const l of lines) if (l !== live[0]) l.onclose?.()
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(before)
  leave()
})

test('what was said just when one came in is shown once', async () => {
  const { chatLog, receive } = await import('../src/state.ts')
  const said: ToClient = {
    type: 'chat',
    entry: { at: 0, seat: 0, name: 'Laura', text: 'Hello.', notice: null },
  }
  receive(said)
  receive(said)
  expect(chatLog.value).toHaveLength(1)
})
