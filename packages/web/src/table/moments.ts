import { effect, signal } from '@preact/signals'
import type { Message } from '@ragtag/engine'
import { motion, news } from '../state.ts'

// What is shown as it happens, beside being told in the log. Each lasts a little and stands in nobody's way.

export type Moment = {
  readonly id: number
  readonly kind: 'jump' | 'damage' | 'reveal' | 'sleeper' | 'turn' | 'boarded'
  readonly message: Message
}
export type Roll = {
  readonly id: number
  readonly message: Message
  readonly face: number
  readonly result: number
}

/** The check last turned up: cards for and against, and how it ended. */
export type Reveal = {
  readonly id: number
  readonly plus: readonly string[]
  readonly minus: readonly string[]
  readonly strength: number
  readonly difficulty: number
  readonly title: Message | null
  readonly result: 'pass' | 'partial' | 'fail' | ''
}

export const moment = signal<Moment | null>(null)
export const rolls = signal<readonly Roll[]>([])
export const reveal = signal<Reveal | null>(null)
/** The Crisis card last drawn, until it has been on the table long enough to be read. */
export const drawn = signal<{ readonly id: number; readonly card: string } | null>(null)
/** Which Cylon ships have just been activated: `raiders`, `basestars`, `heavy`, `launch`, or ''. */
export const acting = signal('')
/** Areas where something was just destroyed or attacked. */
export const struck = signal<readonly { readonly id: number; readonly area: string }[]>([])

const kinds: Readonly<Record<string, Moment['kind']>> = {
  'event.jump': 'jump',
  'event.galactica-damaged': 'damage',
  'event.revealed': 'reveal',
  'event.sleeper': 'sleeper',
  'event.boarded': 'boarded',
}
const lasts: Readonly<Record<Moment['kind'], number>> = {
  jump: 2600,
  damage: 1900,
  reveal: 3600,
  sleeper: 3000,
  turn: 1400,
  boarded: 1800,
}
const rollLasts = 5200
const revealLasts = 9000
const crisisLasts = 6500

const waiting: Moment[] = []

function showNext(): void {
  const next = waiting.shift()
  moment.value = next ?? null
  if (next) setTimeout(showNext, motion.value ? lasts[next.kind] : 1200)
}

const names = (m: Message, param: string): string[] => {
  const list = m.params?.[param]
  return Array.isArray(list) ? list.map((x: Message) => x.key.replace(/^[a-z-]+:/, '')) : []
}
const number = (m: Message, param: string): number => Number(m.params?.[param] ?? 0)
const nameIn = (m: Message, param: string): string => {
  const name = m.params?.[param]
  return typeof name === 'object' && 'key' in name ? name.key.replace(/^[a-z-]+:/, '') : ''
}

function take(id: number, message: Message): void {
  const kind = kinds[message.key]
  if (kind) {
    // After being away one sees what is, not everything that was.
    if (waiting.length < 3) waiting.push({ id, kind, message })
    if (!moment.value) showNext()
  }
  if (message.key === 'event.rolled') {
    const roll = { id, message, face: number(message, 'face'), result: number(message, 'result') }
    rolls.value = [...rolls.value.slice(-3), roll]
    setTimeout(() => {
      rolls.value = rolls.value.filter((r) => r.id !== id)
    }, rollLasts)
  }
  if (message.key === 'event.crisis' || message.key === 'event.super-crisis') {
    drawn.value = { id, card: nameIn(message, 'card') }
    reveal.value = null
    setTimeout(() => {
      if (drawn.value?.id === id) drawn.value = null
    }, crisisLasts)
  }
  if (message.key === 'event.check') reveal.value = null
  if (message.key === 'event.activate') {
    const icon = nameIn(message, 'icon')
    acting.value = icon
    setTimeout(() => {
      if (acting.value === icon) acting.value = ''
    }, 1500)
  }
  if (message.key === 'event.check-revealed') {
    reveal.value = {
      id,
      plus: names(message, 'plus'),
      minus: names(message, 'minus'),
      strength: number(message, 'strength'),
      difficulty: number(message, 'difficulty'),
      title: null,
      result: '',
    }
    setTimeout(() => {
      if (reveal.value?.id === id) reveal.value = null
    }, revealLasts)
  }
  const result = /^event\.check-(pass|partial|fail)$/.exec(message.key)?.[1]
  if (reveal.value && (result === 'pass' || result === 'partial' || result === 'fail')) {
    const title = message.params?.title
    reveal.value = {
      ...reveal.value,
      result,
      title: typeof title === 'object' && 'key' in title ? title : null,
    }
  }
  if (
    message.key === 'event.destroyed' ||
    message.key === 'event.viper-damaged' ||
    message.key === 'event.basestar-damaged'
  ) {
    const area = nameIn(message, 'area')
    struck.value = [...struck.value, { id, area }]
    setTimeout(() => {
      struck.value = struck.value.filter((s) => s.id !== id)
    }, 1100)
  }
}

effect(() => {
  const entries = news.value
  queueMicrotask(() => {
    for (const { at, message } of entries) take(at, message)
  })
})
