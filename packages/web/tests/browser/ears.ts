import type { View } from '@ragtag/engine'
import type { ChatEntry, FromClient, LogEntry, TableInfo, ToClient } from '@ragtag/protocol'
import type { Page } from 'playwright-core'

/** What a page and its server say to each other. */
export type Ears = {
  /** Everything that was said, oldest first. */
  readonly heard: ToClient[]
  readonly said: FromClient[]
  readonly bytes: string[]
  you: number | 'spectator'
  table: TableInfo | null
  view: View | null
  log: LogEntry[]
  chat: ChatEntry[]
  skips: Readonly<Record<string, 'turn' | 'game'>>
}

export function listen(page: Page): Ears {
  const ears: Ears = {
    heard: [],
    said: [],
    bytes: [],
    you: 'spectator',
    table: null,
    view: null,
    log: [],
    chat: [],
    skips: {},
  }
  page.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => {
      const message: FromClient = JSON.parse(payload.toString())
      ears.said.push(message)
    })
    line.on('framereceived', ({ payload }) => {
      const message: ToClient = JSON.parse(payload.toString())
      ears.bytes.push(payload.toString())
      ears.heard.push(message)
      takeIn(ears, message)
    })
  })
  return ears
}

function takeIn(ears: Ears, m: ToClient): void {
  if (m.type === 'welcome') {
    ears.you = m.you
    ears.log = [...m.log]
    ears.chat = [...m.chat]
  }
  if (m.type === 'welcome' || m.type === 'table') ears.table = m.table
  if (m.type === 'welcome' || m.type === 'update') ears.view = m.view
  if (m.type === 'welcome' || m.type === 'skips') ears.skips = m.skips
  if (m.type === 'update') ears.log.push(...m.log)
  if (m.type === 'chat') ears.chat.push(m.entry)
}

type Answer = Extract<FromClient, { type: 'answer' }>

export const answersIn = (ears: Ears): readonly Answer[] =>
  ears.said.flatMap((m) => (m.type === 'answer' ? [m] : []))
