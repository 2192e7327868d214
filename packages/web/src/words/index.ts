import { computed, signal } from '@preact/signals'
import {
  type Catalogue,
  english,
  englishIn,
  type Message,
  type Param,
  type RenderOptions,
  render,
  seatName,
} from '@ragtag/engine'
import { characterOf, seat as eyes, game, table } from '../state.ts'
import { words } from './en.ts'

// The page's words and the game's in one catalogue: what the engine says and what a button says are messages alike.
// Things are called as the boxes on the table print them.

const own = signal<Readonly<Record<string, string>>>(words)
const messages = computed(() => ({
  ...(game.value ? englishIn(game.value) : english).messages,
  ...own.value,
}))
export const catalogue: Catalogue = {
  ...english,
  get messages() {
    return messages.value
  },
}

/** Adds the words of a part of the page that brings its own. */
export const addWords = (more: Readonly<Record<string, string>>): void => {
  own.value = { ...own.peek(), ...more }
}

/** The name by which the table knows a seat: its character, or before that the player. */
export function nameOfSeat(seat: number): string {
  const character = characterOf(seat)
  if (character !== '') return messages.value[`character:${character}`] ?? character
  return nameOfPlayer(seat)
}

/** The name of the person or program in a chair. */
export function nameOfPlayer(seat: number): string {
  const chair = table.value?.seats[seat]
  const key = chair?.occupant === 'bot' ? 'crew.bot-number' : 'seat.number'
  return chair?.name || render({ key, params: { n: seat + 1 } }, { catalogue })
}

/** Whoever sits in a chair, in a sentence: the reader is spoken to, the others are called by their own names. */
export const personOf = (seat: number): Param => (seat === eyes.value ? seatName(seat) : nameOfPlayer(seat))

/** How everything is said on this page: the one through whose eyes it looks is "you". */
export const speech: RenderOptions = {
  catalogue,
  seat: nameOfSeat,
  get reader() {
    return eyes.value
  },
}

/** A message of the engine, or one of our own, in words. */
export const say = (message: Message): string => render(message, speech)

/** One of our own messages in words. */
export const t = (key: string, params?: Readonly<Record<string, Param>>): string =>
  params ? say({ key, params }) : (messages.value[key] ?? say({ key }))

export const hasWords = (key: string): boolean => messages.value[key] !== undefined

/** Words of our own about something that only some boxes have, or else what is given. */
export const wordsOr = (key: string, otherwise: string): string => messages.value[key] ?? otherwise

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
