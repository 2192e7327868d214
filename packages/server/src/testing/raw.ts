import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

// A line to a server without any of a browser's manners: it says what it is told to, frame by frame, and reads nothing
// unless it wants to.

export const opcodes = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

type FrameOptions = {
  /** Whether it is the last piece of a message. */
  readonly fin?: boolean
  /** Whether it says of itself that it is packed. */
  readonly packed?: boolean
  readonly masked?: boolean
}

/** One frame, masked with nothing: that is allowed, and costs the sender nothing. */
export function frame(
  opcode: number,
  payload: string | Buffer = '',
  { fin = true, packed = false, masked = true }: FrameOptions = {},
): Buffer {
  const bytes = Buffer.from(payload)
  const mask = masked ? 0x80 : 0
  const first = (fin ? 0x80 : 0) | (packed ? 0x40 : 0) | opcode
  const head =
    bytes.length < 126
      ? Buffer.from([first, mask | bytes.length])
      : bytes.length < 65_536
        ? Buffer.from([first, mask | 126, bytes.length >> 8, bytes.length & 255])
        : Buffer.concat([Buffer.from([first, mask | 127, 0, 0, 0, 0]), uint32(bytes.length)])
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), bytes])
}

function uint32(n: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}

export const say = (message: unknown): Buffer => frame(opcodes.text, JSON.stringify(message))

export type RawLine = {
  readonly socket: Socket
  readonly isGone: () => boolean
  /** Kept when the server has let go. */
  readonly gone: Promise<void>
  write(bytes: Buffer | string): void
}

/** A connection that says nothing yet. */
export function dial(address: string): RawLine {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  let over = false
  const gone = new Promise<void>((resolve) => {
    socket.once('close', () => {
      over = true
      resolve()
    })
  })
  return {
    socket,
    gone,
    isGone: () => over,
    write: (bytes) => {
      if (!over && socket.writable) socket.write(bytes)
    },
  }
}

const upgrade = (headers: Readonly<Record<string, string>>): string =>
  [
    'GET /ws HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** A WebSocket that has read the server's consent and then reads no more. */
export async function dialUp(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawLine> {
  const line = dial(address)
  line.write(upgrade(headers))
  await Promise.race([new Promise((resolve) => line.socket.once('data', resolve)), line.gone])
  line.socket.pause()
  return line
}
