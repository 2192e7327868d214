import { type FromClient, fromClient, type ToClient } from '@ragtag/protocol'
import type { WebSocket } from 'ws'
import { prettifyError } from 'zod'
import type { Visit } from './addresses.ts'
import { callAgain, tellAgain } from './again.ts'
import { setAgreed, setLevel } from './agree.ts'
import { lookAhead, tooMuchAhead } from './ahead.ts'
import { cameBack } from './calls.ts'
import { claim, newLink, rename, setJoint, setSkip } from './chairs.ts'
import { noteFirst } from './gentle.ts'
import { hint, hintPrice } from './hint.ts'
import type { House } from './house.ts'
import { aside } from './keep.ts'
import { freeName } from './names.ts'
import { keep, occupy, sitDown } from './occupants.ts'
import { parsed } from './parse.ts'
import { attend, submit } from './play.ts'
import { NotWritten, no, type Refusal } from './refusal.ts'
import { hashOf } from './secrets.ts'
import { showTable, tellInvitations, welcome } from './show.ts'
import { setSpeed } from './speed.ts'
import { type Connection, eyesOf, isOnline, type Table } from './table.ts'
import { startGame, tableOf } from './tables.ts'
import { chat, notes, within } from './talk.ts'
import { testify } from './testify.ts'
import { openWire, type Wire } from './wire.ts'
import { sayWord } from './words.ts'

// One browser. Whatever it sends is either done or refused with a reason; nothing it sends can hurt.

const helloWithin = 10_000
/** So often may somebody say what is not understood before he has said hello. */
const mostStrays = 20
const mostBrowsers = { playing: 12, watching: 200 } as const

type Line = {
  readonly house: House
  readonly wire: Wire
  /** How its address counts it. */
  readonly visit: Visit
  /** What was refused before he sat down. */
  strays: number
  /** Somebody is sitting down; what he says meanwhile waits for it. */
  greeting: Promise<Refusal> | undefined
  table: Table | null
  self: Connection | null
}

export function connect(house: House, socket: WebSocket, visit: Visit): void {
  const wire = openWire(socket, house.settings.rates, {
    hear: (text) => void receive(line, text),
    tooMuch: () =>
      refuse(line, null, 'too-many-messages', 'Too many messages; wait a moment and send it again.'),
    gone: () => {
      clearTimeout(silent)
      visit.leave()
      leave(line)
    },
  })
  const line: Line = { house, wire, visit, strays: 0, greeting: undefined, table: null, self: null }
  const silent = setTimeout(() => {
    if (!line.self) wire.hangUp(1008, 'say hello first')
  }, helloWithin)
  socket.on('error', (error) => house.log.debug({ err: error }, 'a connection failed'))
}

function leave(line: Line): void {
  const { table, self } = line
  if (!table || !self) return
  line.self = null
  table.connections.delete(self)
  table.quietSince = Date.now()
  if (self.chair !== null && !isOnline(table, self.chair)) table.gone.set(self.chair, Date.now())
  table.lookedAt = Date.now()
  showTable(table)
}

function send(line: Line, message: ToClient): void {
  line.wire.send(JSON.stringify(message))
}

function refuse(line: Line, nonce: string | null, code: string, message: string): void {
  line.house.metrics.refusals.inc({ code })
  send(line, { type: 'refused', nonce, code, message })
}

async function receive(line: Line, text: string): Promise<void> {
  const content = parsed(text)
  const refusal = await done(line, content)
  if (!refusal) return
  refuse(line, nonceIn(content), refusal.code, refusal.message)
  if (!line.self && ++line.strays > mostStrays) line.wire.hangUp(1008, 'say hello first')
}

async function done(line: Line, content: unknown): Promise<Refusal> {
  try {
    return await understood(line, content)
  } catch (error) {
    line.house.log.error({ err: error }, 'a message could not be handled')
    return error instanceof NotWritten
      ? no('storage', error.message)
      : no('failed', 'Something went wrong on the server; please try again.')
  }
}

async function understood(line: Line, content: unknown): Promise<Refusal> {
  const message = fromClient.safeParse(content)
  if (!message.success)
    return no('malformed', `This message is not understood: ${prettifyError(message.error)}`)
  if (message.data.type === 'hello') return greeted(line, message.data)
  await line.greeting?.catch(() => {})
  if (line.table && line.self) return act(line, line.table, line.self, message.data)
  return no('no-hello', 'Say hello first: which table, and which seat.')
}

function nonceIn(content: unknown): string | null {
  if (typeof content !== 'object' || content === null || !('nonce' in content)) return null
  return typeof content.nonce === 'string' && content.nonce.length <= 64 ? content.nonce : null
}

type Of<T extends FromClient['type']> = Extract<FromClient, { type: T }>

const deadLink = no(
  'unknown-secret',
  'This link belongs to no chair of the table any more. Ask the host for a new one.',
)

const full = no('full', 'Too many are looking through these eyes already; close another window.')

const isFull = (table: Table, chair: number | null): boolean =>
  [...table.connections].filter((c) => c.chair === chair).length >=
  mostBrowsers[chair === null ? 'watching' : 'playing']

const tooManyHere = no(
  'too-many-connections',
  'Too many are connected from where you are; close other windows and come back.',
)

async function greeted(line: Line, message: Of<'hello'>): Promise<Refusal> {
  if (line.self || line.greeting)
    return no('hello-again', 'This connection sits at a table already; open another one.')
  line.greeting = hello(line, message)
  try {
    return await line.greeting
  } finally {
    line.greeting = undefined
  }
}

async function hello(line: Line, message: Of<'hello'>): Promise<Refusal> {
  const { house, wire } = line
  const table = tableOf(house, message.table)
  if (!table)
    return no(
      'no-table',
      'There is no such table. Check the link; tables nobody comes to are cleared away after a while.',
    )
  const place = placeOf(table, message.secret)
  if (!place) return deadLink
  const { chair, host } = place
  if (isFull(table, chair)) return full
  const seat = chair === null ? 'watching' : 'playing'
  if (!line.visit.mayJoin(seat)) return tooManyHere
  if (chair !== null) {
    const own = host ? undefined : message.own
    if (own !== undefined) await claim(house, table, chair, own)
    // Meanwhile the host may have given out another link.
    const valid = (): boolean => placeOf(table, own ?? message.secret)?.chair === chair
    if (valid()) await sitDown(house, table, chair, { name: message.name, host })
    if (!wire.isOpen()) return undefined
    if (!valid()) return deadLink
    if (isFull(table, chair)) return full
  }
  if (!line.visit.join(seat)) return tooManyHere
  line.table = table
  line.self = {
    get viewer() {
      return eyesOf(table, chair)
    },
    chair,
    hostSecret: host ? (message.secret ?? '') : '',
    name: nameHere(table, chair, message.name),
    send: (text) => wire.send(text),
    close: () => wire.hangUp(1008, 'this link is no longer valid'),
  }
  table.connections.add(line.self)
  if (message.first && chair !== null) noteFirst(house, table, chair)
  if (chair !== null) cameBack(house, table, chair)
  table.lookedAt = Date.now()
  welcome(table, line.self, house.storage, Date.now())
  if (host) tellInvitations(table)
  tellAgain(table, line.self)
  showTable(table)
  attend(house, table)
  return undefined
}

/** Those who look on are told apart, too. */
function nameHere(table: Table, chair: number | null, name: string | undefined): string {
  const others = [...table.connections].flatMap((c) => (c.chair === null ? [{ seat: -1, name: c.name }] : []))
  return (name !== undefined && freeName(name, chair === null ? others : [], null)) || ''
}

type Place = { readonly chair: number | null; readonly host: boolean }

function placeOf(table: Table, secret: string | undefined): Place | undefined {
  if (secret === undefined) return { chair: null, host: false }
  const hash = hashOf(secret)
  if (hash === table.row.hostHash) return { chair: 0, host: true }
  const seat = table.seats.find((s) => s.secretHash === hash)
  return seat && { chair: seat.seat, host: false }
}

const tooManyChanges = no('too-many-changes', 'That is changed too often; wait a moment and try again.')

function act(
  line: Line,
  table: Table,
  self: Connection,
  message: Exclude<FromClient, Of<'hello'>>,
): Refusal | Promise<Refusal> {
  const { house } = line
  const { viewer, chair } = self
  if (message.type === 'chat') return chat(house, table, self, message.text)
  if (chair === null) return no('spectator', 'Spectators watch; take a seat to play.')
  if (message.type === 'answer')
    return viewer === 'spectator' ? botHere : answer(line, table, viewer, message)
  if (message.type === 'foresee' || message.type === 'hint') {
    const cost = message.type === 'hint' ? hintPrice : message.answers.length
    if (!line.visit.mayLookAhead(cost)) return tooMuchAhead
  }
  if (message.type === 'foresee')
    return viewer === 'spectator'
      ? botHere
      : lookAhead(house, table, viewer, message, (answers) =>
          send(line, { type: 'foresight', nonce: message.nonce, answers }),
        )
  if (message.type === 'hint')
    return viewer === 'spectator'
      ? botHere
      : hint(house, table, viewer, message.request, (advice) =>
          send(line, { type: 'advice', nonce: message.nonce, ...advice }),
        )
  if (message.type === 'word')
    return viewer === 'spectator' ? botHere : sayWord(house, table, viewer, message.claim)
  if (message.type === 'testify')
    return viewer === 'spectator' ? botHere : testify(house, table, viewer, message.whose, message.says)
  if (message.type === 'undo') return viewer === 'spectator' ? botHere : undo(line, table, viewer, message)
  if (message.type === 'notes')
    return viewer === 'spectator' ? botHere : notes(house, table, self, viewer, message.text)
  if (!within(table.changeBuckets, chair, house.settings.rates.changes)) return tooManyChanges
  switch (message.type) {
    case 'skip':
      return viewer === 'spectator' ? botHere : setSkip(house, table, viewer, message.window, message.until)
    case 'rename':
      return viewer === 'spectator' ? botHere : rename(house, table, viewer, message.name)
    case 'seat':
      return occupy(house, table, self, message.seat, message.occupant)
    case 'new-link':
      return self.hostSecret === ''
        ? no('host-only', 'Only the host can give out links.')
        : newLink(house, table, message.seat, self.hostSecret)
    case 'joint':
      return self.hostSecret === ''
        ? no('host-only', 'Only the host can give out links.')
        : setJoint(house, table, self.hostSecret, message.open)
    case 'bots':
      return setSpeed(house, table, chair, message.speed)
    case 'level':
      return self.hostSecret === ''
        ? no('host-only', 'Only the host can say how well bots play.')
        : setLevel(house, table, message.level, message.seat)
    case 'agree':
      return self.hostSecret === ''
        ? no('host-only', 'Only the host can say what bots do.')
        : setAgreed(house, table, message)
    case 'again':
      return self.hostSecret === ''
        ? no('host-only', 'Only the host can set the table up again.')
        : callAgain(house, table, message)
    case 'start':
      return self.hostSecret === ''
        ? no('host-only', 'Only the host can start the game.')
        : startGame(house, table)
  }
}

const botHere = no('bot', 'A bot sits in your chair; take it back first.')

function answer(line: Line, table: Table, viewer: number, message: Of<'answer'>): Refusal {
  const { options, undone } = message
  give(line, table, viewer, message, { options, by: 'human', ...(undone === undefined ? {} : { undone }) })
  return undefined
}

function undo(line: Line, table: Table, viewer: number, message: Of<'undo'>): Refusal {
  if (!within(table.changeBuckets, viewer, line.house.settings.rates.changes)) return tooManyChanges
  give(line, table, viewer, message, { options: [], by: 'undo' })
  return undefined
}

type Given = {
  readonly options: readonly string[]
  readonly by: 'human' | 'undo'
  readonly undone?: number
}

function give(
  line: Line,
  table: Table,
  viewer: number,
  { nonce, request }: Of<'answer'> | Of<'undo'>,
  { options, ...given }: Given,
): void {
  // Whoever answers is there.
  if (table.coming.has(viewer)) void aside(line.house, keep(line.house, table, viewer))
  submit(line.house, {
    ...given,
    table,
    seat: viewer,
    answer: { request, options },
    nonce,
    arrived: performance.now(),
    reply: (refusal) => {
      if (refusal) refuse(line, nonce, refusal.code, refusal.message)
      else send(line, { type: 'accepted', nonce })
    },
  })
}
