import { type Chance, chance, type Request, randomAnswer, type View } from '@ragtag/engine'
import type {
  ChatEntry,
  FromClient,
  LogEntry,
  SeatTaken,
  TableCreated,
  TableInfo,
  ToClient,
} from '@ragtag/protocol'
import { WebSocket } from 'ws'

export async function post<T>(
  address: string,
  path: string,
  body: unknown,
): Promise<{ status: number; body: T }> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read: T = JSON.parse(await answer.text())
  return { status: answer.status, body: read }
}

export const create = async (address: string, wish: unknown): Promise<TableCreated> =>
  (await post<TableCreated>(address, '/api/tables', wish)).body

export const sitDown = (address: string, table: string, name: string) =>
  post<SeatTaken>(address, `/api/tables/${table}/seats`, { name })

type Of<T extends ToClient['type']> = Extract<ToClient, { type: T }>

/** A browser, as far as the server can tell. It keeps everything it was ever sent. */
export type Client = {
  readonly socket: WebSocket
  readonly bytes: string[]
  readonly messages: ToClient[]
  you: number | 'spectator'
  chair: number | null
  host: boolean
  table: TableInfo | null
  view: View | null
  log: LogEntry[]
  chat: ChatEntry[]
  /** The question whose answer can be taken back, or ''. */
  undo: string
  /** Called for every message that comes in. */
  onMessage: (message: ToClient, text: string) => void
  send(message: FromClient): void
  sendText(text: string): void
  /** The next message of a kind, from now on, that fits. */
  next<T extends ToClient['type']>(type: T, fits?: (m: Of<T>) => boolean): Promise<Of<T>>
  /** Waits until what the client knows fits. */
  until(fits: (c: Client) => boolean): Promise<void>
  answer(
    request: Request,
    options: readonly string[],
    nonce?: string,
  ): Promise<Of<'accepted'> | Of<'refused'>>
  /** Takes back the answer to that question; the last one unless said otherwise. */
  takeBack(request?: string, nonce?: string): Promise<Of<'accepted'> | Of<'refused'>>
  close(): Promise<void>
}

const verdictOn = (client: Client, nonce: string): Promise<Of<'accepted'> | Of<'refused'>> =>
  Promise.race([
    client.next('accepted', (m) => m.nonce === nonce),
    client.next('refused', (m) => m.nonce === nonce),
  ])

const isOf =
  <T extends ToClient['type']>(type: T) =>
  (m: ToClient): m is Of<T> =>
    m.type === type

let nonces = 0
export const newNonce = (): string => `n${++nonces}`

/** `keep` false: forgets every message once it has been heard, for long runs. */
export async function open(
  address: string,
  keep = true,
  headers: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers })
  const listeners = new Set<(m: ToClient) => void>()
  const client: Client = {
    socket,
    bytes: [],
    messages: [],
    you: 'spectator',
    chair: null,
    host: false,
    table: null,
    view: null,
    log: [],
    chat: [],
    undo: '',
    onMessage: () => {},
    send: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    next: (type, fits = () => true) => {
      const of = isOf(type)
      return new Promise((resolve) => {
        const listener = (m: ToClient): void => {
          if (!of(m) || !fits(m)) return
          listeners.delete(listener)
          resolve(m)
        }
        listeners.add(listener)
      })
    },
    until: (fits) =>
      new Promise((resolve) => {
        if (fits(client)) return resolve()
        const listener = (): void => {
          if (!fits(client)) return
          listeners.delete(listener)
          resolve()
        }
        listeners.add(listener)
      }),
    answer: async (request, options, nonce = newNonce()) => {
      const verdict = verdictOn(client, nonce)
      client.send({ type: 'answer', nonce, request: request.id, options: [...options] })
      return verdict
    },
    takeBack: async (request = client.undo, nonce = newNonce()) => {
      const verdict = verdictOn(client, nonce)
      client.send({ type: 'undo', nonce, request })
      return verdict
    },
    close: () =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) return resolve()
        socket.once('close', () => resolve())
        socket.close()
      }),
  }
  socket.on('message', (data) => {
    const text = data.toString()
    const message: ToClient = JSON.parse(text)
    if (keep) {
      client.bytes.push(text)
      client.messages.push(message)
    }
    takeIn(client, message)
    for (const listener of [...listeners]) listener(message)
    client.onMessage(message, text)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  return client
}

function takeIn(client: Client, m: ToClient): void {
  if (m.type === 'welcome') {
    client.you = m.you
    client.chair = m.chair
    client.host = m.host
    client.table = m.table
    client.view = m.view
    client.log = [...m.log]
    client.chat = [...m.chat]
    client.undo = m.undo ?? ''
  } else if (m.type === 'update') {
    client.view = m.view
    client.log.push(...m.log)
    client.undo = m.undo ?? ''
  } else if (m.type === 'table') client.table = m.table
  else if (m.type === 'chat') client.chat.push(m.entry)
}

export async function sit(
  address: string,
  table: string,
  secret?: string,
  name?: string,
  keep = true,
  own?: string,
): Promise<Client> {
  const client = await open(address, keep)
  const welcomed = client.next('welcome')
  client.send({
    type: 'hello',
    table,
    ...(secret === undefined ? {} : { secret }),
    ...(own === undefined ? {} : { own }),
    ...(name === undefined ? {} : { name }),
  })
  await welcomed
  return client
}

/** The secret with which a chair is made one's own. */
export const ownOf = (invitation: string): string => `own-${invitation}`

/** Takes up an invitation, as the page does. */
export const takeUp = (address: string, table: string, invitation = '', name?: string): Promise<Client> =>
  sit(address, table, invitation, name, true, ownOf(invitation))

/** Answers whatever the client is asked, at random. */
export function playAtRandom(client: Client, seed: number): void {
  const random: Chance = chance(seed)
  let answered = ''
  const look = (): void => {
    const request = client.view?.request
    if (!request || request.id === answered || client.socket.readyState !== client.socket.OPEN) return
    answered = request.id
    const { options } = randomAnswer(request, random)
    client.send({ type: 'answer', nonce: newNonce(), request: request.id, options: [...options] })
  }
  client.onMessage = look
  look()
}

/** A game of three in which the host and two bots have played to the end. */
export async function playedOut(
  address: string,
  seed: number,
  wish: { readonly open?: boolean } = {},
): Promise<{ readonly table: string; readonly host: Client }> {
  const { table, host: secret } = await create(address, { players: 3, ...wish })
  const host = await sit(address, table, secret)
  await seatBots(host, 3, 1)
  playAtRandom(host, seed)
  host.send({ type: 'start' })
  await host.until(isOver)
  return { table, host }
}

export const isOver = (c: Client): boolean => c.view?.outcome != null

/** Bots in all chairs but the first ones. */
export async function seatBots(host: Client, players: number, humans: number): Promise<void> {
  for (let seat = humans; seat < players; seat++) {
    const seated = host.next('table', (m) => m.table.seats[seat]?.occupant === 'bot')
    host.send({ type: 'seat', seat, occupant: 'bot' })
    await seated
  }
}
