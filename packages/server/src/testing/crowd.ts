import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, chance, type Request, randomAnswer, type View } from '@ragtag/engine'
import type { ToClient } from '@ragtag/protocol'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { create, newNonce } from './browser.ts'

// Many tables full of browsers, in a process of their own: what they need to read, think and answer must not be counted
// as the server's. They look into a message only where they have to.

export const crowdWish = z.object({
  address: z.string(),
  tables: z.number(),
  players: z.number(),
  humans: z.number(),
  /** Milliseconds before anyone answers. */
  think: z.number(),
  seed: z.number(),
})
export type CrowdWish = z.infer<typeof crowdWish>

/** What is said to the process of a crowd, and what it says. */
export const toCrowd = z.enum(['measure', 'stop'])
export const fromCrowd = z.discriminatedUnion('type', [
  z.object({ type: z.literal('seated'), tables: z.number() }),
  z.object({ type: z.literal('playing') }),
  z.object({
    type: z.literal('measured'),
    /** Milliseconds from the answer until all browsers of its table were shown what came of it. */
    took: z.array(z.number()),
    /** How late the crowd itself was at worst: as much of the above may be its own. */
    late: z.number(),
    over: z.number(),
    lost: z.number(),
  }),
])
export type FromCrowd = z.infer<typeof fromCrowd>

/** What belongs to an answer is sent together with its acknowledgement. */
const together = 50

type Sample = { readonly sent: number; last: number; open: boolean }
type Seat = {
  readonly socket: WebSocket
  readonly seat: number
  request: Request | undefined
  answered: string
  /** The answer on its way, and the table's present sample. */
  sample: Sample | undefined
}
type Table = { readonly seats: Seat[]; sample: Sample | undefined; over: boolean }

const accepted = Buffer.from('{"type":"accepted"')
const updated = Buffer.from('{"type":"update"')
const starts = (bytes: Buffer, by: Buffer): boolean => bytes.subarray(0, by.length).equals(by)
const asks = Buffer.from('"request":{')
const ends = Buffer.from('"outcome":{')

const viewIn = (bytes: Buffer): View | null => {
  const message: ToClient = JSON.parse(bytes.toString())
  return 'view' in message ? message.view : null
}

export function gather(wish: CrowdWish) {
  const took: number[] = []
  let measuring = false
  let stopped = false
  let lost = 0
  const tables: Table[] = []
  const loop = monitorEventLoopDelay({ resolution: 5 })

  function line(): Promise<WebSocket> {
    const socket = new WebSocket(`${wish.address.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket))
      socket.once('error', reject)
    })
  }

  const heard = (socket: WebSocket, fits: (text: string) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const listener = (data: WebSocket.RawData): void => {
        if (!fits(data.toString())) return
        socket.off('message', listener)
        resolve()
      }
      socket.on('message', listener)
    })

  /** All chairs have browsers; the last ones are bots' then, whose browsers look on. */
  async function seat(n: number): Promise<void> {
    const made = await create(wish.address, { players: wish.players })
    const secrets = [made.host, ...made.seats.slice(1)]
    const table: Table = { seats: [], sample: undefined, over: false }
    for (const [seat, secret] of secrets.entries()) {
      const socket = await line()
      const welcomed = heard(socket, (text) => text.startsWith('{"type":"welcome"'))
      socket.send(JSON.stringify({ type: 'hello', table: made.table, secret }))
      await welcomed
      table.seats.push({ socket, seat, request: undefined, answered: '', sample: undefined })
    }
    const [host] = table.seats
    for (let seat = wish.humans; host && seat < wish.players; seat++) {
      const seated = heard(host.socket, (text) => text.includes(`"seat":${seat},"name":"","occupant":"bot"`))
      host.socket.send(JSON.stringify({ type: 'seat', seat, occupant: 'bot' }))
      await seated
    }
    for (const s of table.seats) listen(table, s, chance(wish.seed + n * 10 + s.seat))
    tables.push(table)
  }

  function listen(table: Table, s: Seat, random: Chance): void {
    s.socket.on('message', (data) => {
      if (!Buffer.isBuffer(data)) return
      if (starts(data, accepted)) acknowledged(s)
      if (!starts(data, updated)) return
      if (table.sample?.open) table.sample.last = performance.now()
      if (data.includes(ends)) table.over = true
      if (s.seat >= wish.humans || !data.includes(asks)) return
      const request = viewIn(data)?.request ?? undefined
      s.request = request
      if (!request || request.id === s.answered) return
      s.answered = request.id
      setTimeout(
        () => {
          if (s.request?.id === request.id && !stopped) answer(table, s, request, random)
        },
        wish.think * (0.8 + random(400) / 1000),
      )
    })
    s.socket.on('error', () => {})
    s.socket.on('close', () => {
      if (!stopped) lost++
    })
  }

  function answer(table: Table, s: Seat, request: Request, random: Chance): void {
    s.sample = { sent: performance.now(), last: 0, open: true }
    table.sample = s.sample
    const { options } = randomAnswer(request, random)
    s.socket.send(JSON.stringify({ type: 'answer', nonce: newNonce(), request: request.id, options }))
  }

  function acknowledged(s: Seat): void {
    const { sample } = s
    s.sample = undefined
    if (!sample) return
    sample.last = performance.now()
    setTimeout(() => {
      sample.open = false
      if (measuring) took.push(sample.last - sample.sent)
    }, together)
  }

  return {
    /** Some at a time, and none of them begins to play yet. */
    seat: async (tell: (tables: number) => void): Promise<void> => {
      let next = 0
      const few = async (): Promise<void> => {
        while (next < wish.tables) {
          await seat(next++)
          tell(tables.length)
        }
      }
      await Promise.all(Array.from({ length: 6 }, few))
    },
    /** One after the other, so that they do not all think at the same time. */
    begin: async (): Promise<void> => {
      const pause = Math.max(2000, wish.tables * 10) / wish.tables
      for (const table of tables) {
        table.seats[0]?.socket.send(JSON.stringify({ type: 'start' }))
        await wait(pause)
      }
    },
    measure: (): void => {
      measuring = true
      loop.enable()
    },
    stop: (): FromCrowd => {
      measuring = false
      stopped = true
      loop.disable()
      for (const table of tables) for (const s of table.seats) s.socket.terminate()
      const over = tables.filter((t) => t.over).length
      return { type: 'measured', took, late: loop.max / 1e6, over, lost }
    },
  }
}
