import { signal } from '@preact/signals'
import type { View } from '@ragtag/engine'

// The hints of a first turn: each comes when the thing it explains is there to be seen.

export type Mark = {
  readonly id: string
  /** The part of the table it speaks of, as a selector. */
  readonly about: string
  readonly when: (now: View, seat: number) => boolean
}

const asked = (now: View): string => now.request?.prompt.key ?? ''
const seated = (now: View, seat: number): boolean => (now.players[seat]?.character ?? '') !== ''
const playing = (now: View): boolean => now.turn.number > 0 && now.players.every((p) => p.character !== '')

export const marks: readonly Mark[] = [
  { id: 'welcome', about: '.fleet', when: playing },
  { id: 'question', about: '.question', when: (now, seat) => seated(now, seat) && now.request !== null },
  {
    id: 'skills',
    about: '.hand',
    when: (now, seat) => seated(now, seat) && playing(now) && now.hand.length > 0,
  },
  { id: 'move', about: '.steps', when: (now) => asked(now) === 'prompt.move' },
  { id: 'action', about: '.steps', when: (now) => asked(now) === 'prompt.action' },
  { id: 'crisis', about: '.stage', when: (now) => now.crisis !== null },
  { id: 'check', about: '.stage', when: (now) => asked(now) === 'prompt.contribute' },
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

/** The first hint not read yet that fits the moment. */
export function hint(now: View, seat: number, done: readonly string[]): Mark | undefined {
  if (done.includes(all) || now.outcome) return undefined
  return marks.find((m) => !done.includes(m.id) && m.when(now, seat))
}
