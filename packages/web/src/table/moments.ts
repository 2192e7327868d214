import { computed, effect, signal } from '@preact/signals'
import type { Message } from '@ragtag/engine'
import { arrivals, reading } from '../playback.ts'
import { log, news, view } from '../state.ts'
import { isMessage, nameIn, namesIn, numberIn, seatIn } from './in-messages.ts'

// What has just happened, for those parts of the table that show it: the dice, the check, the card, the ships.

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

export const rolls = signal<readonly Roll[]>([])
export const reveal = signal<Reveal | null>(null)
/** The Crisis card last drawn, until a while after it is finished. */
export const drawn = signal<{ readonly id: number; readonly card: string } | null>(null)
/** Which option of that card was taken: `option:0`, `option:1`, or ''. */
export const taken = computed(() => {
  const isCrisis = ({ message }: { readonly message: Message }): boolean =>
    message.key === 'event.crisis' || message.key === 'event.super-crisis'
  const since = log.value.slice(log.value.findLastIndex(isCrisis) + 1)
  const made = since.findLast(
    ({ message }) => message.key === 'event.crisis-choice' || message.key === 'event.switched',
  )?.message.params?.option
  return isMessage(made) ? (made.key === 'choice.1' ? 'option:0' : 'option:1') : ''
})
/** Who was dealt how many Loyalty cards in the Sleeper Agent phase. */
export const dealt = signal<readonly { readonly seat: number; readonly n: number }[]>([])
/** Which Cylon ships have just been activated: `raiders`, `basestars`, `heavy`, `launch`, or ''. */
export const acting = signal('')
/** The board that has just been turned over, or ''. */
export const turning = signal('')
/** Areas where something was just destroyed or attacked. */
export const struck = signal<readonly { readonly id: number; readonly area: string }[]>([])

const rollLasts = 5200
const stageLasts = 8000
const actingLasts = 1500
const blastLasts = 1100
const turningLasts = 1600

type Teller = (message: Message, id: number) => void

const crisis: Teller = (message, id) => {
  drawn.value = { id, card: nameIn(message, 'card') }
  reveal.value = null
}

/** Another check is made than that of the card. */
const check: Teller = (message) => {
  reveal.value = null
  const title = message.params?.title
  if (drawn.value && isMessage(title) && title.key !== `card:${drawn.value.card}` && !view.peek()?.crisis)
    drawn.value = null
}

const rolled: Teller = (message, id) => {
  const roll = { id, message, face: numberIn(message, 'face'), result: numberIn(message, 'result') }
  rolls.value = [...rolls.value.slice(-3), roll]
  setTimeout(() => {
    rolls.value = rolls.value.filter((r) => r.id !== id)
  }, rollLasts)
}

const activated: Teller = (message) => {
  const icon = nameIn(message, 'icon')
  acting.value = icon
  setTimeout(() => {
    if (acting.value === icon) acting.value = ''
  }, actingLasts)
}

const turnedUp: Teller = (message, id) => {
  reveal.value = {
    id,
    plus: namesIn(message, 'plus'),
    minus: namesIn(message, 'minus'),
    strength: numberIn(message, 'strength'),
    difficulty: numberIn(message, 'difficulty'),
    title: null,
    result: '',
  }
}

const ended =
  (result: Reveal['result']): Teller =>
  (message) => {
    const title = message.params?.title
    if (reveal.value) reveal.value = { ...reveal.value, result, title: isMessage(title) ? title : null }
  }

const hit: Teller = (message, id) => {
  struck.value = [...struck.value, { id, area: nameIn(message, 'area') }]
  setTimeout(() => {
    struck.value = struck.value.filter((s) => s.id !== id)
  }, blastLasts)
}

const dealtLoyalty: Teller = (message) => {
  const n = namesIn(message, 'cards').length || numberIn(message, 'n')
  dealt.value = [...dealt.value, { seat: seatIn(message, 'who'), n }]
}

/** A board is turned over. */
const turned: Teller = (message) => {
  const board = nameIn(message, 'board')
  turning.value = board
  setTimeout(() => {
    if (turning.value === board) turning.value = ''
  }, turningLasts)
}

const tellers: Readonly<Record<string, Teller>> = {
  'event.board-turned': turned,
  'event.sleeper': () => {
    dealt.value = []
  },
  'event.dealt-loyalty': dealtLoyalty,
  'event.dealt-loyalty-cards': dealtLoyalty,
  'event.rolled': rolled,
  'event.crisis': crisis,
  'event.super-crisis': crisis,
  'event.check': check,
  'event.check-revealed': turnedUp,
  'event.check-pass': ended('pass'),
  'event.check-partial': ended('partial'),
  'event.check-fail': ended('fail'),
  'event.activate': activated,
  'event.destroyed': hit,
  'event.viper-damaged': hit,
  'event.basestar-damaged': hit,
}

effect(() => {
  const entries = news.value
  queueMicrotask(() => {
    for (const { at, message } of entries) tellers[message.key]?.(message, at)
  })
})

/** The card or the check is done with and has been read. */
export const finished = computed(
  () => view.value?.crisis == null && view.value?.check == null && !reading.value,
)

function clearStage(): void {
  drawn.value = null
  reveal.value = null
}

effect(() => {
  if (!finished.value || (!drawn.value && !reveal.value)) return
  const timer = setTimeout(clearStage, stageLasts)
  return () => clearTimeout(timer)
})

// Whoever comes in sees what is, not what was.
effect(() => {
  if (arrivals.value === 0) return
  clearStage()
  rolls.value = []
})
