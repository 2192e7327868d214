import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, chance, randomAnswer } from '@ragtag/engine'
import type { ChatEntry, FromClient, LogEntry, ToClient } from '@ragtag/protocol'
import { type Client, isOver, newNonce, open } from './browser.ts'

// A player on a bad line, with a bad browser: it breaks off, says things twice, late and garbled. What it was
// promised and what it was told it remembers, and complains when the server does not keep to it.

type Answer = Extract<FromClient, { type: 'answer' }>

export type Careless = {
  readonly seat: number
  readonly acknowledged: Map<string, Answer>
  /** What was said at the table, as far as this player heard it. */
  readonly heard: Map<number, ChatEntry>
  /** How often this player has changed his name, as far as he was told so. */
  readonly renamed: () => number
  /** What was not as it should be. */
  readonly complaints: string[]
  readonly drops: () => number
  /** Plays until the game is over, or it is time to leave. */
  play(): Promise<void>
  leave(): void
}

export type Circumstances = {
  /** Where the server is at present; it may move. */
  address(): string
  readonly table: string
  readonly seat: number
  readonly secret: string
  /** What this player must never be sent before the game is over. */
  readonly secrets: readonly string[]
  readonly random: number
}

/** A name that says how many there have been before. */
const nameOf = (seat: number, n: number): string => `Seat ${seat} ${n}`
export const renamedTo = (name: string): number => Number(name.split(' ')[2] ?? 0)

const garbage = [
  '',
  '{',
  'null',
  '[1]',
  '{"type":"answer"}',
  '{"type":"hello"}',
  '{"type":"start"}',
  '\u0000',
]

const foreign = /"id":"\d+\.(\d+)"/g

export function careless(c: Circumstances): Careless {
  const random: Chance = chance(c.random)
  const acknowledged = new Map<string, Answer>()
  const complaints: string[] = []
  const told: LogEntry[] = []
  const heard = new Map<number, ChatEntry>()
  const count = { lines: 0, names: 0, renamed: 0 }
  let saying: Answer | undefined
  let before: Answer | undefined
  let drops = 0
  let over = false

  function check(client: Client, m: ToClient): void {
    if (m.type === 'welcome') {
      const known = told.length
      if (JSON.stringify(m.log.slice(0, known)) !== JSON.stringify(told))
        complaints.push(`seat ${c.seat} was told another story after coming back`)
      told.splice(0, known, ...m.log)
    } else if (m.type === 'update') {
      if (m.log.some((e, i) => e.at !== told.length + i))
        complaints.push(`seat ${c.seat} missed a line of the log`)
      told.push(...m.log)
    } else if (m.type === 'accepted') {
      const answer = [saying, before].find((a) => a?.nonce === m.nonce)
      if (answer) acknowledged.set(m.nonce, answer)
    } else if (m.type === 'refused' && m.nonce !== null && acknowledged.has(m.nonce))
      complaints.push(`seat ${c.seat}: an answer was accepted and then refused (${m.code})`)
    for (const line of m.type === 'welcome' ? m.chat : m.type === 'chat' ? [m.entry] : [])
      if (JSON.stringify(heard.get(line.at) ?? line) === JSON.stringify(line)) heard.set(line.at, line)
      else complaints.push(`seat ${c.seat} was told that line ${line.at} of the chat was another one`)
    if (m.type === 'welcome' || m.type === 'table') {
      const now = renamedTo(m.table.seats[c.seat]?.name ?? '')
      if (now < count.renamed) complaints.push(`seat ${c.seat} was told a new name, and then an old one`)
      count.renamed = now
    }
    over ||= isOver(client)
  }

  function search(text: string): void {
    if (over || text.includes('"seed":"') || text.includes('"outcome":{')) return
    for (const secret of c.secrets)
      if (text.includes(secret)) complaints.push(`seat ${c.seat} was sent a secret`)
    for (const [, seat] of text.matchAll(foreign))
      if (seat !== String(c.seat)) complaints.push(`seat ${c.seat} was sent a question of seat ${seat}`)
  }

  function act(client: Client): void {
    const asked = client.view?.request
    if (!asked || client.socket.readyState !== client.socket.OPEN || saying?.request === asked.id) return
    const { options } = randomAnswer(asked, random)
    before = saying
    saying = { type: 'answer', nonce: newNonce(), request: asked.id, options: [...options] }
    client.send(saying)
    if (random(8) === 0) client.send(saying)
    if (random(8) === 0 && before) client.send({ ...before, nonce: newNonce() })
    if (random(8) === 0) client.sendText(garbage[random(garbage.length)] ?? '')
    if (random(8) === 0) client.send({ type: 'chat', text: `Line ${++count.lines} of ${c.seat}` })
    if (random(8) === 0) client.send({ type: 'rename', name: nameOf(c.seat, ++count.names) })
    if (random(15) === 0) {
      drops++
      client.socket.terminate()
    }
  }

  /** One connection, until it breaks or the game is over. */
  async function sitting(): Promise<void> {
    const client = await open(c.address(), false)
    const closed = new Promise<void>((resolve) => client.socket.once('close', () => resolve()))
    client.onMessage = (m, text) => {
      search(text)
      check(client, m)
      // What was not acknowledged is said again.
      if (m.type === 'welcome' && saying) client.send(saying)
      act(client)
      // Faster than a person may be: said again in a moment.
      if (m.type === 'refused' && m.code === 'too-many-messages')
        setTimeout(() => {
          if (saying && client.socket.readyState === client.socket.OPEN) client.send(saying)
        }, 200)
      if (over) client.socket.close()
    }
    client.send({ type: 'hello', table: c.table, secret: c.secret })
    await closed
  }

  return {
    seat: c.seat,
    acknowledged,
    heard,
    renamed: () => count.renamed,
    complaints,
    drops: () => drops,
    leave: () => {
      over = true
    },
    play: async () => {
      while (!over)
        try {
          await sitting()
        } catch {
          // The server is away; it comes back.
          await wait(50)
        }
    },
  }
}
