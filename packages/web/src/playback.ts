import { batch, computed, signal } from '@preact/signals'
import { alone } from './comfort/pace.ts'
import { settings } from './comfort/settings.ts'
import { watchedUpTo, watchTo } from './comfort/watched.ts'
import { deadline, directBy, log, request, seat, show, type Told, table, undo, view } from './state.ts'
import { type Cue, cuesOf, missedCues } from './table/cues.ts'
import type { Line } from './table/follow.ts'
import { lasts, type Moment } from './table/great.ts'

// What the server tells is shown in its order and in its time: a great moment holds the table until it has been seen,
// and what comes meanwhile waits. Whoever is alone has bots that wait, too (`pace.ts`); among people nobody waits for
// him but by what he is asked himself, so the page hurries when it has fallen behind.

/** What lies over the board at present. */
export const moment = signal<Moment | null>(null)
/** The line that is being followed. */
export const followed = signal<Line | null>(null)
/** The table stays with something until the viewer goes on. */
export const heldForClick = signal(false)
/** How long it stays otherwise, in milliseconds. */
export const heldFor = signal(0)
/** A card or a result lies over the board to be read. */
export const reading = signal(false)
/** How often somebody came in, or came back: what went before is over then. */
export const arrivals = signal(0)
/** There is something to be shown before the table is where the game is. */
export const playing = signal(false)

/** What has come and not been begun with, and the rest of what is being shown. */
const waiting = signal<readonly Told[]>([])
const cues = signal<readonly Cue[]>([])
/** Where all that leads. */
const latest = (): Told | undefined => waiting.value.at(-1) ?? cues.value.at(-1)?.told

let timer: ReturnType<typeof setTimeout> | undefined
let since = 0

/** What the viewer is wanted for, be it shown yet or not: '' where nothing is. */
export const wanted = computed(
  () =>
    request.value?.id ?? latest()?.view.request?.id ?? (heldForClick.value ? `seen ${moment.value?.id}` : ''),
)

const factors: Readonly<Record<'short' | 'normal' | 'long' | 'click', number>> = {
  short: 0.6,
  normal: 1,
  long: 1.8,
  click: 1,
}
const paces: Readonly<Record<'relaxed' | 'normal' | 'fast', number>> = { relaxed: 1.8, normal: 1, fast: 0.25 }

/** Among people: how much of its time something gets when more is waiting. */
function patience(): number {
  if (alone.peek()) return 1
  if (typeof document !== 'undefined' && document.hidden) return 0
  const behind = waiting.peek().length
  if (latest()?.view.request && performance.now() - since > mostLate) return 0
  return behind > 5 ? 0.1 : behind > 2 ? 0.3 : behind > 0 ? 0.6 : 1
}

/** His clock is about to run out: nothing waits for a click of his meanwhile. */
const isShort = (): boolean => {
  const end = latest()?.deadline ?? null
  return end !== null && end - Date.now() < shortTime
}
const shortTime = 60_000

/** So long others wait at most for somebody who has to see something first that is not about him. */
const mostLate = 6000

function timeOf({ ms, held, click, great }: Cue): number {
  const { moments, bots } = settings.peek()
  if (moments === 'off') return 0
  if ((click || (great && moments === 'click')) && !isShort()) return Number.POSITIVE_INFINITY
  return ms * (held ? factors[moments] : alone.peek() ? paces[bots] : 1) * patience()
}

function begin(): boolean {
  const [next, ...rest] = waiting.peek()
  if (!next) return false
  waiting.value = rest
  cues.value = settings.peek().moments === 'off' ? atOnce(next) : cuesOf(view.peek(), next, seat.peek())
  return true
}

/** Where nothing is held the last great thing is shown for a while, unless something comes after it or is asked. */
function atOnce(told: Told): Cue[] {
  const found = told.view.request
    ? undefined
    : cuesOf(view.peek(), told, seat.peek()).findLast((c) => c.moment && c.moment.kind !== 'end')
  moment.value = found?.moment ?? null
  clearTimeout(timer)
  if (found?.moment) timer = setTimeout(() => (moment.value = null), lasts[found.moment.kind].ms)
  return [{ told, ms: 0, held: false, click: false, great: false }]
}

/** Shows what is next until something takes its time. */
function play(): void {
  while (cues.peek().length > 0 || begin()) {
    const [cue, ...rest] = cues.peek()
    cues.value = rest
    if (!cue) continue
    const time = timeOf(cue)
    if (time > 0) stay(cue, time)
    show(cue.told)
    if (time > 0) return
  }
  if (playing.peek()) stop()
  remember()
}

/** The viewer's chair, by which he is known again. */
const chairHere = (): string => (seat.peek() < 0 ? '' : `${table.peek()?.table} ${seat.peek()}`)

function remember(): void {
  const last = log.peek().at(-1)
  if (last && chairHere() !== '') watchTo(chairHere(), last.at)
}

function stay({ moment: great, line, held }: Cue, time: number): void {
  clearTimeout(timer)
  batch(() => {
    moment.value = great ?? null
    followed.value = line ?? null
    reading.value = held && !great
    heldForClick.value = time === Number.POSITIVE_INFINITY
    heldFor.value = heldForClick.value ? 0 : time
    playing.value = true
  })
  if (heldForClick.peek()) heldSince = performance.now()
  else timer = setTimeout(play, time)
}

function stop(): void {
  clearTimeout(timer)
  batch(() => {
    moment.value = null
    followed.value = null
    reading.value = false
    heldForClick.value = false
    playing.value = false
  })
}

/** A key meant for the question before does not push away what has just come. */
const blink = 350
let heldSince = 0

/** The viewer has seen it. */
export function goOn(): void {
  if (!playing.peek() || performance.now() - heldSince < blink) return
  clearTimeout(timer)
  play()
}

export function playInOrder(): void {
  directBy({
    update: (told) => {
      if (!playing.peek()) since = performance.now()
      waiting.value = [...waiting.peek(), told]
      if (!playing.peek()) play()
    },
    arrive: () => {
      waiting.value = []
      stop()
      arrivals.value++
      cues.value = unseen()
      play()
    },
  })
}

/** What was for the viewer's eyes while he was away. */
function unseen(): readonly Cue[] {
  const now = view.peek()
  const from = chairHere() === '' ? undefined : watchedUpTo(chairHere())
  if (!now || now.outcome || from === undefined || settings.peek().moments === 'off') return []
  const missed = log.peek().filter((e) => e.at > from)
  const told = { view: now, log: [], deadline: deadline.peek(), undo: undo.peek() }
  return missedCues(told, missed, seat.peek())
}
