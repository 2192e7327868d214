import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import type { TableCreated } from '@ragtag/protocol'
import { z } from 'zod'
import { dial, dialUp, frame, opcodes, type RawLine, say } from './raw.ts'

// What somebody can try who wants a server to stop. Only ever against a server of this machine that was started for it,
// and bounded: so many lines, for so many seconds. Each pretends to come from addresses of its own, as through a proxy.

export const attackWish = z.object({ address: z.string(), seconds: z.number() })
export type AttackWish = z.infer<typeof attackWish>

export const fromVandal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begins'), attack: z.string() }),
  z.object({ type: z.literal('ends'), attack: z.string(), lines: z.number(), bytes: z.number() }),
])
export type FromVandal = z.infer<typeof fromVandal>

/** One attack under way: what it may use, and what it has used. */
type Raid = {
  readonly address: string
  readonly isOver: () => boolean
  /** A line from one of its own addresses; undefined where it has had enough of them. */
  line(from?: number, extensions?: string): Promise<RawLine | undefined>
  socket(): RawLine | undefined
  write(line: RawLine, bytes: Buffer | string): void
  post(path: string, body: unknown, from?: number): Promise<Response | undefined>
}

const mostLines = 600
const mostBytes = 400_000_000

const many = (piece: Buffer, n: number): Buffer => Buffer.concat(Array.from({ length: n }, () => piece))
const full = (piece: Buffer): Buffer => many(piece, Math.max(1, Math.floor(60_000 / piece.length)))

/** The same thing again and again over some lines; a line that is cut is replaced. */
async function flood(raid: Raid, lines: number, bytes: Buffer, first?: Buffer): Promise<void> {
  const one = async (): Promise<void> => {
    while (!raid.isOver()) {
      const line = await raid.line()
      if (!line) return
      if (first) raid.write(line, first)
      while (!line.isGone() && !raid.isOver()) {
        // What the server does not take is not heaped up here.
        if (line.socket.writableLength < 1_000_000) raid.write(line, bytes)
        await wait(2)
      }
      line.socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: lines }, one))
}

async function table(raid: Raid, wish: object = {}): Promise<TableCreated | undefined> {
  const answer = await raid.post('/api/tables', { players: 3, ...wish })
  return answer?.status === 201 ? JSON.parse(await answer.text()) : undefined
}

async function untilOver(raid: Raid, each: () => void | Promise<void>, every: number): Promise<void> {
  while (!raid.isOver()) {
    await each()
    await wait(every)
  }
}

/** Lines that say hello to a table, from so many addresses. */
async function audience(raid: Raid, size: number, hello: object, addresses = 1): Promise<RawLine[]> {
  const lines: RawLine[] = []
  for (let i = 0; i < size && !raid.isOver(); i++) {
    const line = await raid.line(i % addresses)
    if (!line) break
    raid.write(line, say({ type: 'hello', ...hello }))
    lines.push(line)
    if (i % 10 === 9) await wait(5)
  }
  return lines
}

function nonsense(): Buffer {
  const kinds = [
    () => randomBytes(200),
    () => frame(3, 'a kind of frame that is none'),
    () => frame(opcodes.text, Buffer.from([0xff, 0xfe, 0xc0])),
    () => frame(opcodes.text, '{"type":"start"}', { masked: false }),
    () => frame(opcodes.ping, 'x'.repeat(126)),
    () => frame(opcodes.more, 'of nothing'),
    () => frame(opcodes.close, Buffer.from([0x03])),
    () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    () => frame(opcodes.text, '['.repeat(60_000)),
    () => frame(opcodes.text, '{"type":"answer","nonce":null,"options":[[[[]]]]}'),
    () => frame(opcodes.text, '{"__proto__":{"type":"start"}}'),
  ]
  return (kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0] ?? (() => Buffer.alloc(0)))()
}

/** Packed to nothing, unpacked to as much as a message may have and more. */
const bomb = frame(opcodes.text, deflateRawSync(Buffer.alloc(50_000_000)), { packed: true })

type Attack = (raid: Raid) => Promise<void>

export const attacks: Readonly<Record<string, Attack>> = {
  messages: (raid) => flood(raid, 20, full(say({ type: 'chat', text: 'x' }))),
  'tiny messages': (raid) => flood(raid, 20, full(frame(opcodes.text))),
  'big messages': (raid) => flood(raid, 20, frame(opcodes.text, `"${'x'.repeat(120_000)}"`)),
  'pings, nothing read': (raid) => flood(raid, 20, full(frame(opcodes.ping, 'x'.repeat(120)))),
  'pieces of messages': (raid) =>
    flood(raid, 20, full(frame(opcodes.more, '', { fin: false })), frame(opcodes.text, '', { fin: false })),
  'packed bombs': async (raid) => {
    const one = (): Promise<void> =>
      untilOver(
        raid,
        async () => {
          const line = await raid.line(0, 'permessage-deflate')
          if (line) for (let i = 0; i < 5; i++) raid.write(line, bomb)
        },
        50,
      )
    await Promise.all(Array.from({ length: 8 }, one))
  },
  'malformed frames': async (raid) => {
    const one = async (): Promise<void> => {
      while (!raid.isOver()) {
        const line = await raid.line(Math.floor(Math.random() * 20))
        if (!line) return
        for (let i = 0; i < 20 && !line.isGone(); i++) {
          raid.write(line, nonsense())
          await wait(1)
        }
        line.socket.destroy()
      }
    }
    await Promise.all(Array.from({ length: 10 }, one))
  },
  'watchers who read nothing': async (raid) => {
    const made = await table(raid)
    if (!made) return
    await audience(raid, 60, { table: made.table })
    const [host] = await audience(raid, 1, { table: made.table, secret: made.host })
    let n = 0
    await untilOver(
      raid,
      () => {
        if (!host) return
        raid.write(host, say({ type: 'rename', name: `Name ${n++}` }))
        raid.write(host, say({ type: 'chat', text: 'x'.repeat(490) }))
      },
      40,
    )
  },
  'slow readers': async (raid) => {
    const made = await table(raid)
    if (!made) return
    const lines = await audience(raid, 60, { table: made.table })
    await untilOver(
      raid,
      () => {
        for (const line of lines) {
          line.socket.read(64)
          raid.write(line, frame(opcodes.ping, 'x'.repeat(100)))
        }
      },
      50,
    )
  },
  'half-open connections': async (raid) => {
    const beginnings = [
      '',
      'GET ',
      'GET / HTTP/1.1\r\nHost: x\r\n',
      'POST /api/tables HTTP/1.1\r\nContent-Le',
    ]
    const lines: RawLine[] = []
    for (let i = 0; i < 400 && !raid.isOver(); i++) {
      const line = raid.socket()
      if (!line) break
      raid.write(line, beginnings[i % beginnings.length] ?? '')
      lines.push(line)
      if (i % 20 === 19) await wait(5)
    }
    await untilOver(
      raid,
      () => {
        for (const line of lines) raid.write(line, 'x')
      },
      500,
    )
  },
  'a storm of names, chairs and links': async (raid) => {
    const made = await table(raid)
    if (!made) return
    await audience(raid, 200, { table: made.table }, 5)
    const hosts = await audience(raid, 12, { table: made.table, secret: made.host })
    const guests = await audience(raid, 6, { table: made.table, secret: made.seats[1] })
    let n = 0
    await untilOver(
      raid,
      () => {
        for (const line of [...hosts, ...guests]) raid.write(line, say({ type: 'rename', name: `N${n++}` }))
        for (const line of hosts) {
          raid.write(line, say({ type: 'seat', seat: 2, occupant: n % 2 === 0 ? 'bot' : 'human' }))
          raid.write(line, say({ type: 'new-link', seat: 2 }))
        }
      },
      30,
    )
  },
  'watchers coming and going': async (raid) => {
    const made = await table(raid)
    if (!made) return
    const one = (from: number): Promise<void> =>
      untilOver(
        raid,
        async () => {
          const line = await raid.line(from)
          if (!line) return
          raid.write(line, say({ type: 'hello', table: made.table }))
          await wait(5)
          line.socket.destroy()
        },
        5,
      )
    await Promise.all(Array.from({ length: 20 }, (_, i) => one(i % 4)))
  },
  'tables without end': async (raid) => {
    const one = (): Promise<void> =>
      untilOver(
        raid,
        async () => {
          await table(raid, { open: true, name: 'Vandal' })
          await raid.post('/api/tables/nothing/seats', { name: 'Vandal' })
          await fetch(`${raid.address}/api/tables`).then((answer) => answer.text())
        },
        1,
      )
    await Promise.all(Array.from({ length: 10 }, one))
  },
}

/** Carries out one attack and then lets everything go. */
export async function carryOut(
  { address, seconds }: AttackWish,
  attack: string,
): Promise<{ readonly lines: number; readonly bytes: number }> {
  const number = Object.keys(attacks).indexOf(attack) + 1
  const until = performance.now() + seconds * 1000
  const open: RawLine[] = []
  let bytes = 0
  const isOver = (): boolean => performance.now() > until || bytes > mostBytes
  const ip = (from: number): string => `203.0.113.${number * 10 + (from % 10)}`
  const raid: Raid = {
    address,
    isOver,
    line: async (from = 0, extensions) => {
      if (open.length >= mostLines || isOver()) return undefined
      const line = await dialUp(address, {
        'x-forwarded-for': ip(from),
        ...(extensions ? { 'sec-websocket-extensions': extensions } : {}),
      })
      open.push(line)
      return line
    },
    socket: () => {
      if (open.length >= mostLines) return undefined
      const line = dial(address)
      open.push(line)
      return line
    },
    write: (line, what) => {
      bytes += what.length
      line.write(what)
    },
    post: (path, body, from = 0) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip(from) },
        body: JSON.stringify(body),
      }).catch(() => undefined),
  }
  await attacks[attack]?.(raid)
  for (const line of open) line.socket.destroy()
  return { lines: open.length, bytes }
}
