import type { Chance, Imagine, Option, PlayerView, Request, View } from '@ragtag/engine'
import { type Aims, aimsOf } from './agenda.ts'
import { isBadChoice } from './choices.ts'
import { wasBadToLeave } from './crisis.ts'
import type { Memory } from './memory.ts'
import {
  type CardId,
  type Content,
  contentFor,
  isCylonCard,
  type Passive,
  type PassiveWord,
  type Seat,
  those,
} from './printed.ts'
import { type Space, spaceOf } from './space.ts'
import { guilty, type Seen, seenBy, suspicions } from './suspicion.ts'

/** What side a seat plays for, and whether it shows. */
export type Side = 'human' | 'hidden' | 'revealed'

/** Everything a bot thinks with when it is asked something. */
export type Mind = {
  readonly view: View
  readonly request: Request
  readonly memory: Memory
  readonly random: Chance
  /** The game as it could be for all this seat knows. */
  readonly imagine: Imagine | undefined
  readonly content: Content
  readonly seat: Seat
  readonly me: PlayerView
  readonly side: Side
  /** Where this seat wins by conditions of its own. */
  readonly aims: Aims | undefined
  readonly space: Space
  /** What others are by the Loyalty cards this seat has seen. */
  readonly seen: Seen
  /** How much everybody at the table could suspect each seat; what this one has seen itself counts too. */
  readonly suspicion: readonly number[]
}

/** The options an answer names; an illegal one is replaced by a safe one. */
export type Decider = (mind: Mind) => readonly Option[]

export function mindOf(
  view: View,
  request: Request,
  memory: Memory,
  random: Chance,
  imagine?: Imagine,
): Mind {
  const content = contentFor(view)
  const me = view.players[request.seat]
  if (!me) throw new Error(`There is no seat ${request.seat}.`)
  const blank: Mind = {
    view,
    request,
    memory,
    random,
    imagine,
    content,
    seat: request.seat,
    me,
    side: 'human',
    aims: undefined,
    space: spaceOf(view),
    seen: seenBy(view, memory, content),
    suspicion: view.players.map(() => 0),
  }
  const aims = aimsOf(blank)
  const unsuspecting: Mind = { ...blank, aims, side: sideOf(content, me, aims) }
  let known: readonly number[] | undefined
  return {
    ...unsuspecting,
    // Most questions are about nobody; it is worked out when it is asked for.
    get suspicion() {
      known ??=
        memory.doubts ??
        suspicions(unsuspecting, (choice) =>
          (choice.option === 'left' ? wasBadToLeave : isBadChoice)(unsuspecting, choice),
        )
      return known
    },
  }
}

/** For whom somebody plays, by what he is now and by his own cards. */
function sideOf(content: Content, me: PlayerView, aims: Aims | undefined): Side {
  const standing = content.rules.standings[me.standing]
  if (aims) return aims.fleet === 'help' ? 'human' : 'revealed'
  if (!standing || me.revealed || standing.wins === 'cylons') return 'revealed'
  if (standing.wins !== 'by-loyalty') return 'human'
  return me.loyalty?.some((card) => isCylonCard(content, card)) ? 'hidden' : 'human'
}

export const isCylon = (mind: Mind): boolean => mind.side !== 'human'

/** What he would think with this hand. */
export const withHand = (mind: Mind, hand: readonly CardId[]): Mind => ({
  ...mind,
  view: { ...mind.view, hand },
})

/** What he would think without one card of this kind. */
export function without(mind: Mind, card: CardId | undefined): Mind {
  const i = card === undefined ? -1 : mind.view.hand.indexOf(card)
  return i < 0 ? mind : withHand(mind, mind.view.hand.toSpliced(i, 1))
}

/** A hidden Cylon who is doubted more than others are: he had better be seen to help. */
export const isWatched = ({ side, suspicion, seat, view }: Mind): boolean => {
  if (side !== 'hidden') return false
  const others = view.players.filter((p) => p.seat !== seat && !p.revealed)
  const usual = others.reduce((sum, p) => sum + (suspicion[p.seat] ?? 0), 0) / Math.max(1, others.length)
  return (suspicion[seat] ?? 0) >= Math.max(0.35, usual + 0.1)
}

/** Whether somebody one may trust has seen what is on top of a deck and found it good enough. */
export const isLeft = ({ memory, suspicion }: Mind, deck: string): boolean => {
  const by = memory.left?.[deck]
  return by !== undefined && (by === memory.seat || (suspicion[by] ?? 0) < guilty - 0.2)
}

/** The option that scores highest, and its score; of equals the first. */
export function best<T>(
  options: readonly T[],
  score: (o: T) => number,
): { readonly option: T | undefined; readonly score: number } {
  let found: T | undefined
  let top = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const s = score(option)
    if (s > top) {
      top = s
      found = option
    }
  }
  return { option: found, score: top }
}

/** The best option, as an answer. */
export const pickBest = (mind: Mind, score: (o: Option) => number): readonly Option[] => {
  const { option } = best(mind.request.options, score)
  return option ? [option] : []
}

/** The best option if it is worth anything, otherwise none (where none is allowed). */
export const pickIfWorth = (mind: Mind, score: (o: Option) => number, atLeast = 0): readonly Option[] => {
  const found = best(mind.request.options, score)
  return found.option && (found.score > atLeast || mind.request.min > 0) ? [found.option] : []
}

/** As many of the best as must be chosen. */
export const pickMany = (mind: Mind, n: number, score: (o: Option) => number): readonly Option[] =>
  mind.request.options
    .map((option) => ({ option, score: score(option) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, n)
    .map(({ option }) => option)

export const yesOrNo = (mind: Mind, yes: boolean): readonly Option[] =>
  mind.request.options.filter((o) => o.id === (yes ? 'yes' : 'no'))

/** Whether something printed on a player's sheet, or on a card he was given, applies to him. */
export function sheetPassives<P extends Passive>(mind: Mind, seat: Seat, word: PassiveWord<P>): readonly P[] {
  const p = mind.view.players[seat]
  const printed = p && mind.content.sheetPassives.get(p.character)?.get(word.is)
  return printed && mind.content.rules.standings[p.standing]?.sheet ? those(printed, word) : none
}

const none: readonly never[] = []

/** What applies to the whole table, from the phase and from cards in play. */
export const tablePassives = <P extends Passive>(mind: Mind, word: PassiveWord<P>): readonly P[] => [
  ...those(phaseOf(mind)?.passives ?? none, word),
  ...mind.view.inPlay.flatMap((c) =>
    c.holder < 0 ? those(mind.content.cards.get(c.card)?.lasting?.passives ?? none, word) : [],
  ),
]

/** What lasts for this turn. */
export const lastingPassives = <P extends Passive>({ view }: Mind, word: PassiveWord<P>): readonly P[] =>
  view.turn.lasting?.flatMap(({ passive }) => those([passive], word)) ?? none

/** What is otherwise now, by the objective. */
export const phaseOf = ({ view, content }: Mind) =>
  view.phase === undefined ? undefined : content.rules.objective.phases?.[view.phase]
