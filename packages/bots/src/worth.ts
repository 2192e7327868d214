import { both, type Gain, nothing, type Scene, times, total } from './gain.ts'
import type { Mind } from './mind.ts'
import type { Effect, KnownWord, Word } from './printed.ts'
import { boardWords } from './words/boards.ts'
import { cardWords } from './words/cards.ts'
import { checkWords } from './words/checks.ts'
import { choiceWords } from './words/choices.ts'
import { fightingWords } from './words/fighting.ts'
import { fleetWords } from './words/fleet.ts'
import { missionWords } from './words/missions.ts'
import { peopleWords } from './words/people.ts'
import { settlingWords } from './words/settling.ts'
import { tokenWords } from './words/tokens.ts'

// What an effect is worth, read from its words: a card, a location or an ability is judged by what it does,
// whichever box it comes from.

/** What each word means to a bot. */
export type Meanings = {
  readonly [K in KnownWord['do']]: (mind: Mind, w: Extract<KnownWord, { readonly do: K }>, at: Scene) => Gain
}

type AnyMeaning = { of(mind: Mind, w: Word, at: Scene): Gain }

const meanings: Meanings = {
  ...boardWords,
  ...cardWords,
  ...checkWords,
  ...choiceWords,
  ...fightingWords,
  ...fleetWords,
  ...missionWords,
  ...peopleWords,
  ...settlingWords,
  ...tokenWords,
}

const vocabulary = new Map<string, AnyMeaning>(Object.entries(meanings).map(([name, of]) => [name, { of }]))

/** Whether bots have been told what a word means. */
export const isUnderstood = (word: string): boolean => vocabulary.has(word)

/** A word nobody has explained: what is inside it may happen, and cards are made to be of some use. */
const unknown = (mind: Mind, w: Word, at: Scene): Gain =>
  Object.values(w).reduce<Gain>(
    (sum, x) => (isEffect(x) ? both(sum, times(0.5, worthOf(mind, x, at))) : sum),
    { fleet: 0, own: 0.08 },
  )

const isEffect = (x: unknown): x is Effect =>
  Array.isArray(x) && x.length > 0 && x.every((w) => typeof w === 'object' && w !== null && 'do' in w)

export function worthOf(mind: Mind, effect: Effect | undefined, at: Scene): Gain {
  if (!effect) return nothing
  let fleet = 0
  let own = 0
  let mine = 0
  for (const w of effect) {
    const gain = vocabulary.get(w.do)?.of(mind, w, at) ?? unknown(mind, w, at)
    fleet += gain.fleet
    own += gain.own
    mine += gain.mine ?? 0
  }
  return { fleet, own, mine }
}

/** What it is worth to the humans if it befalls whoever's turn it is. */
export const worth = (mind: Mind, effect: Effect | undefined): number =>
  total(worthOf(mind, effect, { user: mind.view.turn.seat }))
