import { signal } from '@preact/signals'
import { contentOf, type Message, type View } from '@ragtag/engine'
import { locationAt } from '../content.ts'
import { sideOf } from '../table/people.ts'
import { hasWords } from '../words/index.ts'
import { adviceFor } from './guide-advice.ts'

// The hints of a first turn: each comes when the thing it explains is there to be seen, and says what to do now.

export type Mark = {
  readonly id: string
  /** The part of the table it speaks of: the first of these that is in sight. On a phone a tab may stand for it. */
  readonly about: readonly string[]
  /** What exactly it speaks of now, where that is in sight. */
  readonly at?: (now: View, seat: number) => string | undefined
  /** Whether it helps with the very question that is asked: then it need not wait until others are read. */
  readonly asks?: true
  readonly when: (now: View, seat: number, done: readonly string[]) => boolean
  /** What it says; its own text unless the moment has something better to say. */
  readonly says?: (now: View, seat: number) => Message
}

const asked = (now: View): string => now.request?.prompt.key ?? ''
const ready = (now: View): boolean => now.players.every((p) => p.character !== '')
const playing = (now: View): boolean => now.turn.number > 0 && ready(now)
const own = (now: View, seat: number): boolean => playing(now) && now.turn.seat === seat

const tab = {
  board: '.parts button:nth-child(1)',
  crew: '.parts button:nth-child(2)',
  hand: '.parts button:nth-child(3)',
} as const

function isCylon(now: View, seat: number): boolean {
  const { loyalty } = contentOf(now.config)
  return (now.players[seat]?.loyalty ?? []).some((card) => loyalty.get(card)?.team === 'cylon')
}

/** An open Cylon with a sheet of his own. */
function leads(now: View, seat: number): boolean {
  const me = now.players[seat]
  return me !== undefined && ['leader', 'infiltrating'].includes(sideOf(now, me))
}

/** What somebody with a sheet and aims of his own is told about them. */
function aimsWords(now: View): string {
  const deck = Object.keys(now.held).find((name) => hasWords(`guide.welcome.leader.${name}`))
  return deck === undefined ? 'guide.welcome.leader' : `guide.welcome.leader.${deck}`
}

/** The first hand apart of his, or the first token, that there are words about. */
const heldToTell = (now: View): string | undefined =>
  Object.keys(now.held).find((deck) => now.held[deck]?.length && hasWords(`guide.held.${deck}`))
const tokenToTell = (now: View, seat: number): string | undefined =>
  Object.entries(now.players[seat]?.tokens ?? {}).find(
    ([token, n]) => n > 0 && hasWords(`guide.token.${token}`),
  )?.[0]

export const marks: readonly Mark[] = [
  {
    id: 'welcome',
    about: ['.hand .secrets', tab.hand],
    when: (now, seat) => ready(now) && ((now.players[seat]?.loyalty ?? []).length > 0 || leads(now, seat)),
    says: (now, seat) => ({
      key: leads(now, seat) ? aimsWords(now) : `guide.welcome.${isCylon(now, seat) ? 'cylon' : 'human'}`,
      params: { objective: contentOf(now.config).rules.objective.title },
    }),
  },
  {
    id: 'question',
    about: ['.question'],
    when: (now) => ready(now) && now.request !== null,
    says: (now) => ({ key: `guide.question.${asked(now) === 'prompt.split' ? 'draw' : 'text'}` }),
  },
  { id: 'dials', about: ['.dials'], when: playing },
  {
    id: 'skills',
    about: ['.hand .cards', tab.hand],
    when: (now, seat) => own(now, seat) && now.hand.length > 0,
  },
  {
    id: 'token',
    about: ['.crew', tab.crew],
    at: (_, seat) => `.crew [data-thing="seat:${seat}"] .token`,
    when: (now, seat) => own(now, seat) && tokenToTell(now, seat) !== undefined,
    says: (now, seat) => ({ key: `guide.token.${tokenToTell(now, seat)}` }),
  },
  {
    id: 'held',
    about: ['.hand .secrets', tab.hand],
    when: (now) => playing(now) && heldToTell(now) !== undefined,
    says: (now) => ({ key: `guide.held.${heldToTell(now)}` }),
  },
  {
    id: 'move',
    about: ['.board', tab.board],
    asks: true,
    at: (now, seat) => {
      const advice = adviceFor(now, seat)
      return advice && `[data-thing="location:${advice.room}"]`
    },
    when: (now) => asked(now) === 'prompt.move',
    says: (now, seat) => {
      const advice = adviceFor(now, seat)
      if (!advice) return { key: 'guide.move.text' }
      const here = now.players[seat]?.at === advice.room
      return {
        key: `guide.move.${here ? 'stay' : advice.does}`,
        params: { location: { key: locationAt(now, advice.room) } },
      }
    },
  },
  {
    id: 'action',
    about: ['.question'],
    asks: true,
    when: (now) => asked(now) === 'prompt.action',
    says: (now, seat) => {
      const at = now.players[seat]?.at ?? ''
      return now.request?.options.some((o) => o.location === at)
        ? { key: 'guide.action.here', params: { location: { key: locationAt(now, at) } } }
        : { key: 'guide.action.text' }
    },
  },
  {
    id: 'check',
    about: ['.scene', '.question'],
    asks: true,
    when: (now) => asked(now) === 'prompt.contribute',
  },
  { id: 'crisis', about: ['.scene'], when: (now) => now.crisis !== null },
  {
    id: 'others',
    about: ['.steps'],
    when: (now, seat) => playing(now) && now.turn.seat !== seat && now.request === null,
  },
  {
    id: 'done',
    about: ['.track .jump', '.head'],
    when: (now, seat, done) => playing(now) && done.includes('action') && now.turn.seat !== seat,
  },
]

const key = 'ragtag.guide'
const all = 'all'

const kept = (): readonly string[] =>
  typeof localStorage === 'undefined'
    ? []
    : (localStorage.getItem(key) ?? '').split(',').filter((id) => id !== '')

/** The hints that were read; "all" once somebody wants no more. */
export const read = signal<readonly string[]>(kept())

export function markRead(id: string): void {
  if (!read.value.includes(id)) read.value = [...read.value, id]
  localStorage.setItem(key, read.value.join(','))
}
export const endGuide = (): void => markRead(all)
export function startGuide(): void {
  read.value = []
  localStorage.removeItem(key)
}

/**
 * The first hint not read yet that fits the moment. One that is being read stays as long as it fits, until a new
 * question comes that another one helps with.
 */
export function hint(
  now: View,
  seat: number,
  done: readonly string[],
  shown: string | undefined = undefined,
  newQuestion = false,
): Mark | undefined {
  if (done.includes(all) || now.outcome) return undefined
  if (now.players[seat]?.revealed && !leads(now, seat)) return undefined
  const fitting = marks.filter((m) => !done.includes(m.id) && m.when(now, seat, done))
  // Which side one is on comes before everything else.
  const helpful = newQuestion && shown !== marks[0]?.id ? fitting.find((m) => m.asks) : undefined
  return helpful ?? fitting.find((m) => m.id === shown) ?? fitting[0]
}

export const wordsOf = (mark: Mark, now: View, seat: number): Message =>
  mark.says?.(now, seat) ?? { key: `guide.${mark.id}.text` }

/** The hints that can come at this table. */
export const hintsHere = (now: View): readonly Mark[] => {
  const { rules, decks } = contentOf(now.config)
  const tokens = Object.keys(rules.playerTokens ?? {}).some((token) => hasWords(`guide.token.${token}`))
  const held = [...decks.keys()].some((deck) => hasWords(`guide.held.${deck}`))
  return marks.filter((m) => (m.id !== 'token' || tokens) && (m.id !== 'held' || held))
}
