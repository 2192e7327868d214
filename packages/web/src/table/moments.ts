import { computed, effect, signal } from '@preact/signals'
import type { Message, Param } from '@ragtag/engine'
import { boardHit, contentFor, roleOf } from '../content.ts'
import { log, motion, news, view } from '../state.ts'
import { nameOfPlayer } from '../words/index.ts'
import { sideFor } from './apart.ts'
import { boardTitle, holderOf, isLost } from './boards.ts'
import { attemptOf } from './missions.ts'

// What is shown as it happens, beside being told in the log. Each lasts a little and stands in nobody's way.

export type Moment = {
  readonly id: number
  readonly kind:
    | 'jump'
    | 'damage'
    | 'reveal'
    | 'sleeper'
    | 'boarded'
    | 'brig'
    | 'sickbay'
    | 'kill'
    | 'executed'
    | 'human'
    | 'replaced'
    | 'infiltrates'
    | 'returns'
    | 'title'
    | 'wreck'
    | 'turned'
    | 'over'
    | 'shown'
    | 'laid'
    | 'done'
    | 'undone'
    | 'phase'
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
/** Who was dealt how many Loyalty cards in the Sleeper Agent phase; which, only of one's own. */
export const dealt = signal<
  readonly { readonly seat: number; readonly n: number; readonly cards: readonly Message[] }[]
>([])
/** Which Cylon ships have just been activated: `raiders`, `basestars`, `heavy`, `launch`, or ''. */
export const acting = signal('')
/** The board that has just been turned over, or ''. */
export const turning = signal('')
/** Areas where something was just destroyed or attacked. */
export const struck = signal<readonly { readonly id: number; readonly area: string }[]>([])

const lasts: Readonly<Record<Moment['kind'], number>> = {
  jump: 2600,
  damage: 1900,
  reveal: 3600,
  sleeper: 5200,
  boarded: 1800,
  brig: 2200,
  sickbay: 2200,
  kill: 2200,
  executed: 2800,
  human: 2600,
  replaced: 2600,
  infiltrates: 2000,
  returns: 2000,
  title: 1800,
  wreck: 2600,
  turned: 2600,
  over: 2800,
  shown: 2600,
  laid: 3000,
  done: 2800,
  undone: 2800,
  phase: 4200,
}
const rollLasts = 5200
const revealLasts = 9000
const crisisLasts = 6500
const choiceLasts = 5000
const actingLasts = 1500
const blastLasts = 1100
const turningLasts = 1600

const waiting: Moment[] = []

function showNext(): void {
  const next = waiting.shift()
  moment.value = next ?? null
  if (next) setTimeout(showNext, motion.value ? lasts[next.kind] : Math.max(1200, lasts[next.kind] / 2))
}

/** After being away one sees what is, not everything that was. */
function show(id: number, kind: Moment['kind'], message: Message): void {
  if (waiting.length < 4) waiting.push({ id, kind, message })
  if (!moment.value) showNext()
}

const isMessage = (x: Param | undefined): x is Message => typeof x === 'object' && 'key' in x
const isList = (x: Param | undefined): x is readonly Message[] => Array.isArray(x)

const listIn = (m: Message, param: string): readonly Message[] => {
  const list = m.params?.[param]
  return isList(list) ? list : []
}
const bare = (m: Message): string => m.key.replace(/^[a-z-]+:/, '')
const names = (m: Message, param: string): string[] => listIn(m, param).map(bare)
const number = (m: Message, param: string): number => Number(m.params?.[param] ?? 0)
const nameIn = (m: Message, param: string): string => {
  const name = m.params?.[param]
  return isMessage(name) ? bare(name) : ''
}
const seatIn = (m: Message, param: string): number => {
  const name = m.params?.[param]
  return isMessage(name) ? Number(name.params?.seat ?? -1) : -1
}

type Teller = (message: Message, id: number) => void

let lastCrisis = ''

/** Leaves the last Crisis card on the table for a while. */
function keep(id: number, lasts: number): void {
  if (lastCrisis === '') return
  drawn.value = { id, card: lastCrisis }
  setTimeout(() => {
    if (drawn.value?.id === id) drawn.value = null
  }, lasts)
}

const crisis: Teller = (message, id) => {
  lastCrisis = nameIn(message, 'card')
  reveal.value = null
  keep(id, crisisLasts)
}

const chosen: Teller = (_, id) => keep(id, choiceLasts)

const rolled: Teller = (message, id) => {
  const roll = { id, message, face: number(message, 'face'), result: number(message, 'result') }
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

const ended =
  (result: Reveal['result']): Teller =>
  (message, id) => {
    const title = message.params?.title
    const now = view.peek()
    if (now && isMessage(title) && attemptOf(now, title))
      show(id, result === 'fail' ? 'undone' : 'done', title)
    if (!reveal.value) return
    reveal.value = { ...reveal.value, result, title: isMessage(title) ? title : null }
    // However long it took, the card that says what comes of it lies beside the result.
    if (isMessage(title) && title.key === `card:${lastCrisis}`) keep(reveal.value.id, revealLasts)
  }

const hit: Teller = (message, id) => {
  if (message.key === 'event.destroyed' && nameIn(message, 'ship') === 'basestar') show(id, 'kill', message)
  struck.value = [...struck.value, { id, area: nameIn(message, 'area') }]
  setTimeout(() => {
    struck.value = struck.value.filter((s) => s.id !== id)
  }, blastLasts)
}

const dealtLoyalty: Teller = (message) => {
  const cards = listIn(message, 'cards')
  const n = cards.length || number(message, 'n')
  dealt.value = [...dealt.value, { seat: seatIn(message, 'who'), n, cards }]
}

/** Who has just drawn more than he may hold: where he goes next, he goes for that. */
let tooMany: Message | undefined

const holdsTooMany: Teller = (message) => {
  tooMany = message
}

const moved: Teller = (message, id) => {
  const who = message.params?.who
  const role = roleOf(nameIn(message, 'location'))
  const over = tooMany && seatIn(tooMany, 'who') === seatIn(message, 'who') ? tooMany : undefined
  tooMany = undefined
  if (role === 'brig' && over) show(id, 'over', { ...over, key: 'moment.over.text' })
  else if (role && who !== undefined) show(id, role, { key: `moment.${role}.text`, params: { who } })
}

/** The log says it in a sentence; here the name is enough. */
const executed: Teller = (message, id) => {
  const who = message.params?.character ?? ''
  show(id, 'executed', { key: 'moment.executed.text', params: { who } })
}

/** The person is the same: he is called by his own name. */
const replaced: Teller = (message, id) => {
  const player = nameOfPlayer(seatIn(message, 'who'))
  const character = message.params?.character ?? ''
  show(id, 'replaced', { key: 'moment.replaced.text', params: { player, character } })
}

/** Those given out before the first turn are no news. */
const title: Teller = (message, id) => {
  if ((view.peek()?.turn.number ?? 0) > 0) show(id, 'title', message)
}

/** A board is turned over; of some nothing is left then. */
const turned: Teller = (message, id) => {
  const now = view.peek()
  const board = nameIn(message, 'board')
  if (!now || !contentFor(now).boards.has(board)) return
  turning.value = board
  setTimeout(() => {
    if (turning.value === board) turning.value = ''
  }, turningLasts)
  const whose = holderOf(now, board)
  if (whose) show(id, 'turned', { key: `moment.with.${whose}`, params: { board: boardTitle(now, board) } })
  else if (isLost(now, board))
    show(id, 'wreck', { key: 'side.lost', params: { board: boardTitle(now, board) } })
  else show(id, 'turned', message)
}

/** Somebody turns a Loyalty card up that says who he is from now on. */
const shown: Teller = (message, id) => show(id, 'shown', message)

/** A card of a hand apart that lies open from now on, and says what its player wants. */
const played: Teller = (message, id) => {
  const now = view.peek()
  const side = now && sideFor(now, nameIn(message, 'card'))
  if (side) show(id, 'laid', { ...message, key: `moment.laid.${side}` })
}

const tellers: Readonly<Record<string, Teller>> = {
  'event.jump': (m, id) => show(id, 'jump', m),
  'event.revealed': (m, id) => show(id, 'reveal', m),
  'event.boarded': (m, id) => show(id, 'boarded', m),
  'event.executed': executed,
  'event.proven-human': (m, id) => show(id, 'human', m),
  'event.replaced': replaced,
  'event.infiltrates': (m, id) => show(id, 'infiltrates', m),
  'event.infiltration-over': (m, id) => show(id, 'returns', m),
  'event.title': title,
  'event.phase': (m, id) => show(id, 'phase', m),
  'event.board-turned': turned,
  'event.holds-too-many': holdsTooMany,
  'event.sympathizer': shown,
  'event.played': played,
  'event.sleeper': (m, id) => {
    dealt.value = []
    show(id, 'sleeper', m)
  },
  'event.dealt-loyalty': dealtLoyalty,
  'event.dealt-loyalty-cards': dealtLoyalty,
  'event.moved': moved,
  'event.rolled': rolled,
  'event.crisis': crisis,
  'event.super-crisis': crisis,
  'event.crisis-choice': chosen,
  'event.switched': chosen,
  'event.check': () => {
    reveal.value = null
  },
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
    for (const { at, message } of entries)
      if (boardHit(message)) show(at, 'damage', message)
      else tellers[message.key]?.(message, at)
  })
})
