import type { WebSocket } from 'ws'
import { bucket, take } from './bucket.ts'
import type { Settings } from './house.ts'

// The wire to one browser. Everything that comes over it has its price, whatever kind of frame it is; and whoever does
// not read what he is sent is let go. Nothing that is done to a wire may cost the other ones anything.

export const wireOptions = {
  /** The longest message is a full notes pad; JSON may need several bytes for a letter. */
  maxPayload: 128 * 1024,
  /** Browsers send a message in one piece; proxies may cut it into some. */
  maxFragments: 64,
  maxBufferedChunks: 512,
  /** Pings are answered here, at the same price as messages. */
  autoPong: false,
  /** One message of a line at a time, and then others are heard: what comes in one piece may be a thousand of them. */
  allowSynchronousEvents: false,
  closeTimeout: 5000,
  // Only the long log of a game that is joined late is worth it.
  perMessageDeflate: {
    threshold: 16 * 1024,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
  },
} as const

/** A browser that is so far behind is cut off; it comes back by itself. */
const mostUnread = 1_000_000
/** No ping is answered to somebody who has so much to read. */
const muchUnread = 64 * 1024
/** What a token buys: one message, or so much of it. */
const bytesPerToken = 4096
/** Refusals for too many messages before the wire is cut: nobody but a flood goes through them. */
const patience = { burst: 40, perSecond: 1 } as const
/** For the last word to get through; nothing is read meanwhile. */
const lastWord = 500

export type Wire = {
  readonly isOpen: () => boolean
  send(text: string | Buffer): void
  /** Nothing more is heard from the other side from now on. */
  hangUp(code: number, reason: string): void
}

export type Ears = {
  /** What was said; '' for what is no text. */
  hear(text: string): void
  /** Something was said too soon, and is not heard. */
  tooMuch(): void
  /** Nothing more will be heard, once and for all. */
  gone(): void
}

/** Sends somebody away. Nothing he still says is read. */
export function dismiss(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return
  socket.close(code, reason)
  socket.pause()
  setTimeout(() => socket.terminate(), lastWord)
}

export function openWire(socket: WebSocket, rates: Settings['rates'], ears: Ears): Wire {
  const words = bucket(rates.messages)
  const left = bucket(patience)
  let over = false

  function gone(): void {
    if (over) return
    over = true
    for (const kind of ['message', 'ping', 'pong'] as const) socket.removeAllListeners(kind)
    ears.gone()
  }

  function hangUp(code: number, reason: string): void {
    gone()
    dismiss(socket, code, reason)
  }

  function mayCome(cost: number): boolean {
    if (over) return false
    if (take(words, cost)) return true
    if (!take(left, cost)) hangUp(1008, 'too many messages')
    return false
  }

  socket.on('message', (data, isBinary) => {
    const bytes = Buffer.isBuffer(data) ? data.length : 0
    if (mayCome(1 + bytes / bytesPerToken)) ears.hear(isBinary ? '' : data.toString())
    else if (!over) ears.tooMuch()
  })
  socket.on('ping', (data) => {
    if (mayCome(1) && socket.bufferedAmount <= muchUnread) socket.pong(data)
  })
  socket.on('pong', () => mayCome(1))
  socket.on('close', gone)

  return {
    isOpen: () => !over && socket.readyState === socket.OPEN,
    send: (text) => {
      if (over || socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > mostUnread) socket.terminate()
      else socket.send(text, { binary: false })
    },
    hangUp,
  }
}

/** What a socket was asked last and has not answered, and since when there has been something that it has not read. */
type Watched = { asked: string; behindSince: number | undefined }

/**
 * Lets go whoever has not caught up with what he is sent for so long, and whoever does not answer a ping until the next
 * one, with the very word that was in it: that can only be done by somebody who reads.
 */
export function keepWires(clients: ReadonlySet<WebSocket>, unread: number): () => void {
  const watched = new WeakMap<WebSocket, Watched>()

  function watch(socket: WebSocket): Watched {
    const state: Watched = { asked: '', behindSince: undefined }
    watched.set(socket, state)
    socket.on('pong', (data) => {
      if (data.toString() === state.asked) state.asked = ''
    })
    return state
  }

  function isBehind(socket: WebSocket, now: number): boolean {
    const state = watched.get(socket) ?? watch(socket)
    state.behindSince = socket.bufferedAmount === 0 ? undefined : (state.behindSince ?? now)
    return state.behindSince !== undefined && now - state.behindSince > unread
  }

  function ping(socket: WebSocket): void {
    const state = watched.get(socket) ?? watch(socket)
    if (state.asked !== '') socket.terminate()
    else {
      state.asked = Math.random().toString(36).slice(2)
      socket.ping(state.asked)
    }
  }

  const timers = [
    setInterval(
      () => {
        const now = performance.now()
        for (const socket of clients) if (isBehind(socket, now)) socket.terminate()
      },
      Math.min(5000, unread / 4),
    ),
    setInterval(() => {
      for (const socket of clients) ping(socket)
    }, unread),
  ]
  return () => timers.forEach(clearInterval)
}
