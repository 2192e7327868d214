import type { Message, View } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { boardHit, contentFor, roleOf } from '../content.ts'
import { personOf } from '../words/index.ts'
import { sideFor } from './apart.ts'
import { boardTitle, holderOf, isLost } from './boards.ts'
import { isMessage, nameIn, namesIn, seatIn } from './in-messages.ts'
import { attemptOf } from './missions.ts'

// What is shown over the board as it happens, beside being told in the log: known by the kind of message alone.

/** How long each is shown to those it does not concern, in milliseconds; the great ones wait where that is wished. */
export const lasts = {
  /** Spinning up, and then what is left behind. */
  jump: { ms: 1250, great: false },
  arrived: { ms: 2300, great: true },
  destination: { ms: 2600, great: true },
  reveal: { ms: 4000, great: true },
  sleeper: { ms: 5200, great: true },
  loyalty: { ms: 4000, great: true },
  looked: { ms: 4000, great: true },
  executed: { ms: 3200, great: true },
  human: { ms: 2800, great: true },
  replaced: { ms: 2800, great: true },
  brig: { ms: 2600, great: true },
  over: { ms: 3000, great: true },
  title: { ms: 2600, great: true },
  phase: { ms: 4200, great: true },
  wreck: { ms: 2800, great: true },
  turned: { ms: 2800, great: true },
  shown: { ms: 2800, great: true },
  end: { ms: 6000, great: true },
  laid: { ms: 3000, great: false },
  done: { ms: 2800, great: false },
  undone: { ms: 2800, great: false },
  sickbay: { ms: 2200, great: false },
  kill: { ms: 2000, great: false },
  damage: { ms: 1800, great: false },
  boarded: { ms: 1800, great: false },
  infiltrates: { ms: 2000, great: false },
  returns: { ms: 2000, great: false },
} as const

export type Kind = keyof typeof lasts

export type Moment = {
  readonly id: number
  readonly kind: Kind
  readonly message: Message
  /** It is about the viewer himself. */
  readonly own: boolean
  /** The cards it shows him. */
  readonly cards: readonly string[]
  /** The whole position it belongs to, and the one before. */
  readonly before: View | null
  readonly after: View
}

export type Setting = {
  readonly before: View | null
  readonly after: View
  /** The viewer's seat, or -1. */
  readonly me: number
  /** What was told before it. */
  readonly earlier: readonly LogEntry[]
}

type Found = { readonly kind: Kind; readonly message: Message; readonly cards?: readonly string[] }
type Finder = (message: Message, at: Setting) => Found | undefined

const as =
  (kind: Kind): Finder =>
  (message) => ({ kind, message })

/** Who has drawn more than he may hold goes to the Brig for that. */
function tooMany(earlier: readonly LogEntry[], who: number): Message | undefined {
  const about = earlier.findLast(
    ({ message: m }) =>
      (m.key === 'event.holds-too-many' || m.key === 'event.moved') && seatIn(m, 'who') === who,
  )?.message
  return about?.key === 'event.holds-too-many' ? about : undefined
}

const moved: Finder = (message, { earlier }) => {
  const who = message.params?.who
  const role = roleOf(nameIn(message, 'location'))
  if (!role || who === undefined) return undefined
  const over = role === 'brig' ? tooMany(earlier, seatIn(message, 'who')) : undefined
  return over
    ? { kind: 'over', message: { ...over, key: 'moment.over.text' } }
    : { kind: role, message: { key: `moment.${role}.text`, params: { who } } }
}

/** The log says it in a sentence; here the name is enough. */
const executed: Finder = (message, { me }) => {
  const key = seatIn(message, 'who') === me ? 'moment.executed.you' : 'moment.executed.text'
  return { kind: 'executed', message: { ...message, key } }
}

/** The person is the same: he is called by his own name. */
const replaced: Finder = (message) => {
  const player = personOf(seatIn(message, 'who'))
  const { character = '', who = '' } = message.params ?? {}
  return { kind: 'replaced', message: { key: 'moment.replaced.text', params: { player, character, who } } }
}

/** Those given out before the first turn are no news. */
const title: Finder = (message, { after, before, me }) => {
  if (after.turn.number === 0) return undefined
  if (seatIn(message, 'who') === me)
    return { kind: 'title', message: { ...message, key: 'moment.title.won' } }
  const loses = before !== null && heldBefore(before, message, me)
  return { kind: 'title', message: loses ? { ...message, key: 'moment.title.lost' } : message }
}

const heldBefore = (before: View, message: Message, seat: number): boolean =>
  Object.entries(before.titles).some(([name, holder]) => name === nameIn(message, 'title') && holder === seat)

const destination: Finder = (message, { after }) => {
  const { goal } = contentFor(after).rules.objective
  return {
    kind: 'destination',
    message: { key: 'moment.destination.text', params: { ...message.params, goal } },
  }
}

/** A board is turned over; of some nothing is left then. */
const turned: Finder = (message, { after }) => {
  const board = nameIn(message, 'board')
  if (!contentFor(after).boards.has(board)) return undefined
  const called = { board: boardTitle(after, board) }
  const whose = holderOf(after, board)
  if (whose) return { kind: 'turned', message: { key: `moment.with.${whose}`, params: called } }
  return isLost(after, board)
    ? { kind: 'wreck', message: { key: 'side.lost', params: called } }
    : { kind: 'turned', message }
}

/** A card of a hand apart that lies open from now on, and says what its player wants. */
const played: Finder = (message, { after }) => {
  const side = sideFor(after, nameIn(message, 'card'))
  return side ? { kind: 'laid', message: { ...message, key: `moment.laid.${side}` } } : undefined
}

const ended =
  (kind: 'done' | 'undone'): Finder =>
  ({ params }, { before, after }) => {
    const what = params?.title
    const attempt = isMessage(what) && (attemptOf(after, what) ?? (before && attemptOf(before, what)))
    return attempt && isMessage(what) ? { kind, message: what } : undefined
  }

const destroyed: Finder = (message) =>
  nameIn(message, 'ship') === 'basestar' ? { kind: 'kill', message } : undefined

/** Cards that only he sees whom they were dealt. */
const dealt: Finder = (message, { me }) =>
  seatIn(message, 'who') === me ? { kind: 'loyalty', message, cards: namesIn(message, 'cards') } : undefined

const handed: Finder = (message, { me }) =>
  seatIn(message, 'to') === me ? { kind: 'loyalty', message, cards: namesIn(message, 'cards') } : undefined

const saw: Finder = (message, { me }) =>
  seatIn(message, 'who') === me ? { kind: 'looked', message, cards: namesIn(message, 'cards') } : undefined

const finders: Readonly<Record<string, Finder>> = {
  'event.jump': as('jump'),
  'event.destination': destination,
  'event.revealed': as('reveal'),
  'event.boarded': as('boarded'),
  'event.executed': executed,
  'event.proven-human': as('human'),
  'event.replaced': replaced,
  'event.infiltrates': as('infiltrates'),
  'event.infiltration-over': as('returns'),
  'event.title': title,
  'event.phase': as('phase'),
  'event.board-turned': turned,
  'event.sympathizer': as('shown'),
  'event.played': played,
  'event.sleeper': as('sleeper'),
  'event.dealt-loyalty-cards': dealt,
  'event.loyalty-passed-cards': handed,
  'event.saw-loyalty': saw,
  'event.moved': moved,
  'event.check-pass': ended('done'),
  'event.check-partial': ended('done'),
  'event.check-fail': ended('undone'),
  'event.destroyed': destroyed,
}

/** Those it is about. */
const isAbout = ({ kind, message, cards = [] }: Found, { me, before }: Setting): boolean =>
  me >= 0 &&
  (cards.length > 0 ||
    seatIn(message, 'who') === me ||
    (kind === 'title' && before !== null && heldBefore(before, message, me)))

/** Where one has chosen the place oneself one need not be told of it; unless there was nothing to choose between. */
function isOwnDoing({ kind, message }: Found, { me, earlier }: Setting): boolean {
  if (kind !== 'destination' || me < 0 || seatIn(message, 'who') !== me) return false
  const jump = earlier.slice(
    Math.max(
      0,
      earlier.findLastIndex((e) => e.message.key === 'event.jump'),
    ),
  )
  const others = jump.findLast((e) => e.message.key === 'event.destination-buried')?.message
  return !others || namesIn(others, 'cards').some((card) => card !== nameIn(message, 'card'))
}

export function momentOf({ at, message }: LogEntry, setting: Setting): Moment | undefined {
  const found = boardHit(message)
    ? { kind: 'damage' as const, message }
    : finders[message.key]?.(message, setting)
  if (!found || isOwnDoing(found, setting)) return undefined
  const { before, after } = setting
  const own = isAbout(found, setting)
  return { id: at, kind: found.kind, message: found.message, own, cards: found.cards ?? [], before, after }
}

/** The blow that ended the game, before what came of it is told. */
export function endOf({ earlier, before, after }: Setting): Moment | undefined {
  const over = earlier.findLast((e) => e.message.key === 'event.over')
  if (!over || !after.outcome || before?.outcome) return undefined
  const message = { ...over.message, key: 'moment.end.text' }
  return { id: over.at + 0.5, kind: 'end', message, own: true, cards: [], before, after }
}
