import { signal } from '@preact/signals'
import { contentOf, type Message, type View } from '@ragtag/engine'
import { set, unwanted } from '../comfort/settings.ts'
import { locationAt, roleOf } from '../content.ts'
import { hasWords } from '../words/index.ts'
import { adviceFor } from './guide-advice.ts'
import { type Hint, isCylon, isOpenCylon, leads, situations, tab } from './guide-situations.ts'

// The hints of a first turn: each comes when the thing it explains is there to be seen, and says what to do now. What is
// new later, or happens to somebody early, is told in between (guide-situations.ts).

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
  /** Its title speaks of what comes before it: this hint. Without that it has another one. */
  readonly after?: string
}

const asked = (now: View): string => now.request?.prompt.key ?? ''
const ready = (now: View): boolean => now.players.every((p) => p.character !== '')
const playing = (now: View): boolean => now.turn.number > 0 && ready(now)
const own = (now: View, seat: number): boolean => playing(now) && now.turn.seat === seat

/** What somebody with a sheet and aims of his own is told about them. */
function aimsWords(now: View): string {
  const deck = Object.keys(now.held).find((name) => hasWords(`guide.welcome.leader.${name}`))
  return deck === undefined ? 'guide.welcome.leader' : `guide.welcome.leader.${deck}`
}

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
    after: 'move',
    // Whoever is locked up is told what he can do there.
    when: (now, seat) => asked(now) === 'prompt.action' && roleOf(now.players[seat]?.at ?? '') !== 'brig',
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
    says: (now, seat) => ({ key: `guide.check.${isCylon(now, seat) ? 'cylon' : 'text'}` }),
  },
  { id: 'crisis', about: ['.scene'], after: 'action', when: (now) => now.crisis !== null },
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

const kept = (): readonly string[] =>
  typeof localStorage === 'undefined'
    ? []
    : (localStorage.getItem(key) ?? '').split(',').filter((id) => id !== '' && id !== unwanted)

/** The hints that were read. */
export const read = signal<readonly string[]>(kept())

export function markRead(id: string): void {
  if (!read.value.includes(id)) read.value = [...read.value, id]
  localStorage.setItem(key, read.value.join(','))
}
export const endGuide = (): void => set({ hints: false })
export function startGuide(): void {
  read.value = []
  localStorage.removeItem(key)
  set({ hints: true })
}

const asHint = (m: Mark, now: View, seat: number, done: readonly string[]): Hint => {
  const at = m.at?.(now, seat)
  const first = m.after !== undefined && !done.includes(m.after) && hasWords(`guide.${m.id}.alone`)
  return {
    id: m.id,
    presses: m.asks === true,
    about: m.about,
    ...(at === undefined ? {} : { at }),
    title: { key: `guide.${m.id}.${first ? 'alone' : 'title'}` },
    text: m.says?.(now, seat) ?? { key: `guide.${m.id}.text` },
  }
}

/** These come before everything that is new besides; the rest of the course after what is new and can wait. */
const beginning: readonly string[] = ['welcome', 'question']
const basics: readonly string[] = ['dials', 'skills']

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
): Hint | undefined {
  if (now.outcome) return undefined
  // An open Cylon takes no part in what the course teaches.
  const course = isOpenCylon(now, seat) ? [] : marks.filter((m) => m.when(now, seat, done))
  const steps = course.map((m) => asHint(m, now, seat, done))
  const fresh = playing(now) ? situations(now, seat) : []
  const early = (h: Hint): boolean => beginning.includes(h.id)
  const basic = (h: Hint): boolean => basics.includes(h.id)
  const fitting = [
    ...steps.filter(early),
    ...fresh.filter((h) => h.presses),
    ...steps.filter(basic),
    ...fresh.filter((h) => !h.presses && (done.includes(basics[1] ?? '') || course.length === 0)),
    ...steps.filter((h) => !early(h) && !basic(h)),
  ].filter((h) => !done.includes(h.id))
  // Which side one is on comes before everything else.
  const side = fitting[0]?.id === beginning[0] && (shown === undefined || shown === beginning[0])
  const helpful = newQuestion && !side ? fitting.find((h) => h.presses) : undefined
  return helpful ?? fitting.find((h) => h.id === shown) ?? fitting[0]
}

/** Which of how many of a first turn it is; nothing for what is new besides. */
export const placeInCourse = (id: string, done: readonly string[]): { n: number; of: number } | undefined =>
  marks.some((m) => m.id === id)
    ? { n: marks.filter((m) => done.includes(m.id)).length + 1, of: marks.length }
    : undefined
