import type { FromClient, ToClient } from '@ragtag/protocol'
import { carryBy } from './actions.ts'
import { isFirstGame } from './own-tables.ts'
import { connection, isOpen, pending, receive, undo } from './state.ts'

// The line to the server. It comes back by itself, and says again what was not acknowledged: every answer has a
// nonce, so the server takes it once however often it hears it.

const patience = { first: 400, most: 8000 } as const
const remembered = 'ragtag.name'

export const nameHere = (): string | undefined => localStorage.getItem(remembered) ?? undefined
export const rememberName = (name: string): void => localStorage.setItem(remembered, name)

/** Refusals after which coming back is no use. */
const final: readonly string[] = ['no-table', 'unknown-secret', 'full']

type Decision = FromClient & { readonly type: 'answer' | 'undo' }

const isPossible = ({ type, request }: Decision): boolean =>
  type === 'undo' ? undo.value === request : isOpen(request)

export type Place = {
  readonly table: string
  /** Without one looks on. */
  readonly secret: string | undefined
  /** By which the chair becomes one's own; the secret is the one it is locked with from then on. */
  readonly invitation: string | undefined
}

/** Takes a place at a table and stays there until the returned function is called. */
export function connect({ table, secret, invitation }: Place, onWelcome: () => void): () => void {
  let socket: WebSocket | undefined
  let wait: number = patience.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let welcomed = false
  let invited = false
  let unacknowledged: Decision | undefined
  const unsaid: FromClient[] = []

  const write = (message: FromClient): void => socket?.send(JSON.stringify(message))

  function greet(by: { secret?: string; own?: string }): void {
    const name = nameHere()
    const first = by.secret !== undefined && isFirstGame(table)
    write({ type: 'hello', table, ...by, ...(name ? { name } : {}), ...(first ? { first } : {}) })
  }

  /** A line that is given up is not heard any more, and brings no other one. */
  function drop(): void {
    const line = socket
    if (!line) return
    line.onmessage = null
    line.onclose = null
    // A browser complains of a line that is closed before it is open.
    if (line.readyState === WebSocket.CONNECTING) line.onopen = () => line.close()
    else line.close()
  }

  function open(): void {
    drop()
    welcomed = false
    invited = invitation !== undefined
    connection.value = connection.value === 'lost' ? 'lost' : 'connecting'
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    socket = line
    line.onopen = () => greet(secret ? { secret } : {})
    line.onmessage = (event) => {
      const message = parsed(event.data)
      if (message) hear(message)
    }
    line.onclose = () => {
      if (connection.value === 'refused') return
      connection.value = 'lost'
      timer = setTimeout(open, wait * (0.7 + Math.random() * 0.6))
      wait = Math.min(wait * 2, patience.most)
    }
  }

  function hear(message: ToClient): void {
    // The chair is not one's own yet: now it is to be.
    if (message.type === 'refused' && message.code === 'unknown-secret' && invited && invitation && secret) {
      invited = false
      greet({ secret: invitation, own: secret })
      return
    }
    if ('nonce' in message && message.nonce === unacknowledged?.nonce) unacknowledged = undefined
    receive(message)
    if (message.type === 'welcome') {
      welcomed = true
      wait = patience.first
      onWelcome()
      // The server knows by the nonce whether it took this answer before the line broke.
      if (unacknowledged && isPossible(unacknowledged)) write(unacknowledged)
      else {
        unacknowledged = undefined
        pending.value = ''
      }
      for (const said of unsaid.splice(0)) write(said)
    } else if (message.type === 'refused' && !welcomed && final.includes(message.code)) {
      connection.value = 'refused'
    }
  }

  carryBy((message) => {
    const decision = message.type === 'answer' || message.type === 'undo'
    if (decision) unacknowledged = message
    if (message.type === 'rename') rememberName(message.name)
    if (welcomed && socket?.readyState === WebSocket.OPEN) write(message)
    else if (!decision) unsaid.push(message)
  })
  const hurry = (): void => {
    if (connection.value !== 'lost' || document.hidden) return
    clearTimeout(timer)
    open()
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  open()
  return () => {
    clearTimeout(timer)
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
    carryBy(() => {})
    drop()
  }
}

const parsed = (text: unknown): ToClient | undefined => {
  const message: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
  return isMessage(message) ? message : undefined
}

// The server is ours and came with this page: what it says has the shape we share with it.
const isMessage = (x: unknown): x is ToClient => typeof x === 'object' && x !== null && 'type' in x
