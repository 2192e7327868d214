import { batch, computed, signal } from '@preact/signals'
import type { View } from '@ragtag/engine'
import type { Advice, Awaited, ChatEntry, LogEntry, TableInfo, ToClient } from '@ragtag/protocol'
import { asThen } from './shared/names-then.ts'

// Everything the page knows, as signals. Only `receive` and the functions beside a signal change them.

/** Nonces of those who ask what an answer would do begin with it. */
export const aheadMark = 'ahead-'

export type Connection = 'idle' | 'connecting' | 'open' | 'lost' | 'refused'

export const connection = signal<Connection>('idle')
export const you = signal<number | 'spectator'>('spectator')
/** The chair by whose link one came, or -1; while a bot plays it one only looks on. */
export const chair = signal(-1)
/** When a bot takes it if one does not keep it, on the clock of `Date.now()`. */
export const botAt = signal<number | null>(null)
export const isHost = signal(false)
export const table = signal<TableInfo | null>(null)
export const view = signal<View | null>(null)
/** The secrets the host can invite with, chair by chair; null where somebody made the chair his own. */
export const invitations = signal<readonly (string | null)[]>([])
/** The one for all free chairs, or null. */
export const joint = signal<string | null>(null)
/** The new table the same people meet at, and the way to one's chair there. */
export const again = signal<{ readonly table: string; readonly secret: string } | null>(null)
const entries = signal<readonly LogEntry[]>([])
/** How often anybody has taken an answer back: what was asked before that is asked no more. */
export const undone = computed(
  () => entries.value.filter(({ message }) => message.key === 'event.took-back').length,
)
/** What was said, with the names people had then. */
export const log = computed(() => asThen(entries.value, seat.value))
export const chatLog = signal<readonly ChatEntry[]>([])
export const notes = signal('')
/** Windows this seat is not asked in. */
export const skips = signal<Readonly<Record<string, 'turn' | 'game'>>>({})
/** How often the clock has answered for this seat since its player last did. */
export const missed = signal(0)
/** When the open question times out, on the clock of `Date.now()`. */
export const deadline = signal<number | null>(null)
/** The question whose answer one can still take back, or ''. */
export const undo = signal('')
/** Whom a table over days waits for, since when and until when. */
export const awaited = signal<readonly Awaited[]>([])
/** What the server said no to last. */
export const refusal = signal<{ readonly code: string; readonly message: string } | null>(null)
/** What was last told about what answers would do. */
export const foretold = signal<Extract<ToClient, { type: 'foresight' }> | null>(null)
/** A bot was asked what it would do: the nonce, or ''; and what it said about the open question. */
export const hinting = signal('')
export const advice = signal<Advice | null>(null)
/** An answer is on its way: its nonce, or ''. */
export const pending = signal('')

/** What the table agreed on, the same value as long as it is. */
const agreed = computed(() => JSON.stringify(view.value?.config ?? null))
export const game = computed(() => (agreed.value === 'null' ? null : (view.peek()?.config ?? null)))

export const request = computed(() => view.value?.request ?? null)
/** Whether a request can be answered, be it the open one or one that nobody waits for. */
export const isOpen = (id: string): boolean =>
  request.value?.id === id || (view.value?.standing?.some((r) => r.id === id) ?? false)
/** Who plays whom, seat by seat, as one text: names change with it and with nothing else of the view. */
const cast = computed(() => view.value?.players.map((p) => p.character).join(' ') ?? '')
/** The character of a seat, or ''. */
export const characterOf = (seat: number): string => cast.value.split(' ')[seat] ?? ''
/** The seat whose eyes this page looks through, or -1. */
export const seat = computed(() => (you.value === 'spectator' ? -1 : you.value))
export const myTurn = computed(() => view.value?.turn.seat === seat.value)

/** The question about a new character that is answered at the table instead of from the sheets, or ''. */
export const boardFor = signal('')

/** Which entry the reference drawer is open at: a key such as `location:command`, or '' for its contents. */
export const reference = signal<string | null>(null)
export const openReference = (key: string): void => {
  reference.value = key
}
export const closeReference = (): void => {
  reference.value = null
}

/** Whether the drawer about the table itself is open: its chairs, links and settings. */
export const menuOpen = signal(false)
export const openMenu = (): void => {
  menuOpen.value = true
}
export const closeMenu = (): void => {
  menuOpen.value = false
}

/** The options picked so far of a question that takes several. */
export const selection = signal<readonly string[]>([])

const still = 'ragtag.still'
const motionMatters = (): boolean =>
  localStorage.getItem(still) === null
    ? !matchMedia('(prefers-reduced-motion: reduce)').matches
    : localStorage.getItem(still) === 'no'

/** Whether things move. Starts with what the system asks for; the player's own word is remembered. */
export const motion = signal(typeof localStorage === 'undefined' ? true : motionMatters())
export const setMotion = (on: boolean): void => {
  localStorage.setItem(still, on ? 'no' : 'yes')
  motion.value = on
}

/** Log entries that arrived while the page was open, for what is shown as it happens. */
export const news = signal<readonly LogEntry[]>([])

/** Where the game is, what was told on the way there, and when the question in it times out. */
export type Told = {
  readonly view: View
  readonly log: readonly LogEntry[]
  readonly deadline: number | null
  /** Whom a table over days waits for there. */
  readonly awaited?: readonly Awaited[]
  /** What can be taken back there, or ''. */
  readonly undo: string
}

/** Puts it on the table. */
export function show({ view: next, log: more, deadline: end, awaited: people = [], undo: back }: Told): void {
  batch(() => {
    setView(next)
    addToLog(more)
    deadline.value = end
    awaited.value = people
    undo.value = back
  })
}

/** Who decides when what is told is shown; without one it is shown at once. */
export type Director = {
  readonly update: (told: Told) => void
  /** Somebody comes in, or comes back: from now on this is what is. */
  readonly arrive: () => void
}
let director: Director = { update: show, arrive: () => {} }
export const directBy = (next: Director): void => {
  director = next
}

const until = (ms: number | null): number | null => (ms === null ? null : Date.now() + ms)

/** Takes in one message of the server. */
export function receive(message: ToClient): void {
  switch (message.type) {
    case 'welcome':
      batch(() => {
        you.value = message.you
        chair.value = message.chair ?? -1
        isHost.value = message.host
        setTable(message.table)
        setView(message.view)
        entries.value = message.log
        chatLog.value = message.chat
        notes.value = message.notes
        skips.value = message.skips
        deadline.value = until(message.deadline)
        awaited.value = message.awaited ?? []
        missed.value = message.missed
        undo.value = message.undo ?? ''
        connection.value = 'open'
        director.arrive()
      })
      return
    case 'update':
      director.update({
        view: message.view,
        log: message.log,
        deadline: until(message.deadline),
        awaited: message.awaited ?? [],
        undo: message.undo ?? '',
      })
      return
    case 'table':
      setTable(message.table)
      return
    case 'again':
      again.value = { table: message.table, secret: message.secret }
      return
    case 'invitations':
      invitations.value = message.secrets
      joint.value = message.joint
      return
    case 'chat':
      // What was said just when one came in may come twice.
      if (message.entry.at > (chatLog.value.at(-1)?.at ?? -1))
        chatLog.value = [...chatLog.value, message.entry]
      return
    case 'notes':
      notes.value = message.text
      return
    case 'skips':
      skips.value = message.skips
      return
    case 'accepted':
      if (pending.value === message.nonce) pending.value = ''
      refusal.value = null
      missed.value = 0
      return
    case 'advice':
      if (hinting.value !== message.nonce) return
      hinting.value = ''
      advice.value = { options: message.options, why: message.why }
      return
    case 'foresight':
      foretold.value = message
      return
    case 'refused':
      // What cannot be foreseen is no news to anybody.
      if (message.nonce?.startsWith(aheadMark)) {
        foretold.value = { type: 'foresight', nonce: message.nonce, answers: [] }
        return
      }
      if (hinting.value === message.nonce) hinting.value = ''
      if (message.nonce === null || pending.value === message.nonce) pending.value = ''
      refusal.value = { code: message.code, message: message.message }
  }
}

function setTable(next: TableInfo): void {
  table.value = next
  const seconds = next.seats[chair.value]?.botIn ?? null
  botAt.value = until(seconds === null ? null : seconds * 1000)
}

function setView(next: View | null): void {
  if (view.value?.request?.id !== next?.request?.id) {
    selection.value = []
    refusal.value = null
    hinting.value = ''
    advice.value = null
  }
  view.value = next
}

/** An entry may come twice around a reconnection; `at` tells. */
function addToLog(more: readonly LogEntry[]): void {
  const last = entries.value[entries.value.length - 1]?.at ?? -1
  const fresh = more.filter((e) => e.at > last)
  if (fresh.length === 0) return
  entries.value = [...entries.value, ...fresh]
  news.value = log.value.slice(-fresh.length)
}

/** Forgets the table, as when the page leaves it. */
export function forget(): void {
  director.arrive()
  connection.value = 'idle'
  you.value = 'spectator'
  chair.value = -1
  botAt.value = null
  isHost.value = false
  invitations.value = []
  joint.value = null
  again.value = null
  menuOpen.value = false
  table.value = null
  view.value = null
  entries.value = []
  chatLog.value = []
  notes.value = ''
  skips.value = {}
  deadline.value = null
  awaited.value = []
  missed.value = 0
  undo.value = ''
  refusal.value = null
  pending.value = ''
  hinting.value = ''
  advice.value = null
  selection.value = []
}
