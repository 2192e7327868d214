import { type CheckData, printed } from '../core/content.ts'
import { type Ctx, perform } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player } from '../core/game.ts'
import type { CardId, Seat, SkillType } from '../core/names.ts'
import { passives } from '../core/passives.ts'
import { ask, chosen, goTo, procedure, underWay } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import { openWindow } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { cardNames, seatName } from '../text/names.ts'
import { takeDestiny, toDiscard } from './decks.ts'
import { cardOptions, cardsOf } from './discard.ts'
import * as says from './passives.ts'

export type Result = 'pass' | 'partial' | 'fail'

export type SkillCheck = {
  readonly check: CheckData
  readonly source: 'crisis' | 'super-crisis' | 'location'
  readonly title: Message
  readonly ctx: Ctx
  /** Who drew the Crisis card. */
  readonly drawer?: Seat
  /** Changes of the difficulty so far; they add up (B-CHECK-24). */
  change: number
  /** Types that count positive besides the printed ones (B-CHECK-28). */
  positive: readonly SkillType[]
  /** A type whose cards have strength 0 in this check. */
  zero?: SkillType
  faceUp: boolean
  revealed: boolean
  cards: readonly CardId[]
  /** How many cards each seat added (B-CHECK-15). */
  counts: readonly number[]
  turn: number
  strength: number
  outcome?: Result
}

/** B-CHECK-1, B-TIME-2 */
export const skillCheck = procedure<SkillCheck>(
  'skill-check',
  {
    announce: (g, f) => {
      const { difficulty, skills } = f.check
      say(g, 'event.check', { title: f.title, difficulty, types: cardNames('type', skills) })
      openWindow(g, ['check-begin'], momentOf(f))
    },
    beforeCards: (g, f) => {
      if (f.outcome) return goTo(f, 'resolve') // B-CHECK-5: no cards are added
      openWindow(g, f.ctx.location ? ['location-activated', 'check-pre'] : ['check-pre'], momentOf(f)) // B-TIME-3
    },
    addDestiny: (g, f) => {
      f.cards = takeDestiny(g, 2) // B-CHECK-7
      const n = f.cards.length
      if (f.faceUp) say(g, 'event.destiny-added-cards', { n, cards: cardNames('skill-card', f.cards) })
      else say(g, 'event.destiny-added', { n })
    },
    contribute: (g, f) => {
      const seat = contributor(g, f.turn)
      if (seat === undefined) return goTo(f, 'beforeReveal')
      const max = contributionLimit(g, seat)
      ask(g, {
        seat,
        prompt: msg('prompt.contribute', {
          title: f.title,
          difficulty: difficultyOf(f),
          types: cardNames('type', f.check.skills),
          max,
        }),
        options: cardOptions(player(g, seat).hand),
        min: 0,
        max,
        window: 'check-contribute',
      })
    },
    added: (g, f) => {
      const seat = contributor(g, f.turn++)
      goTo(f, 'contribute')
      if (seat === undefined) return
      const cards = cardsOf(chosen(f))
      const { hand } = player(g, seat)
      for (const card of cards) hand.splice(hand.indexOf(card), 1)
      f.cards = [...f.cards, ...cards]
      f.counts = f.counts.map((n, i) => (i === seat ? cards.length : n))
      const closed = { who: seatName(seat), n: cards.length }
      const open = { ...closed, cards: cardNames('skill-card', cards) }
      if (cards.length === 0) say(g, 'event.contributed', closed)
      else if (f.faceUp) say(g, 'event.contributed-cards', open)
      else sayTo(g, [seat], 'event.contributed-cards', open, msg('event.contributed', closed))
    },
    beforeReveal: (g, f) => openWindow(g, ['check-before-reveal'], momentOf(f)),
    reveal: (g, f) => {
      f.revealed = true
      f.cards = [...f.cards].sort() // B-CHECK-17: nobody can tell whose card is whose
      const counting = countingOf(g, f)
      f.strength = f.cards.reduce((sum, card) => sum + worthIn(counting, faceOf(g, card)), 0) // B-CHECK-19
      const plus = f.cards.filter((card) => isPositive(counting, faceOf(g, card)))
      const minus = f.cards.filter((card) => !isPositive(counting, faceOf(g, card)))
      say(g, 'event.check-revealed', {
        plus: cardNames('skill-card', plus),
        minus: cardNames('skill-card', minus),
        strength: f.strength,
        difficulty: difficultyOf(f),
      })
      openWindow(g, ['check-totalled'], momentOf(f))
    },
    resolve: (g, f) => {
      f.outcome ??= resultOf(f)
      say(g, `event.check-${f.outcome}`, { title: f.title })
      const { pass, fail, partial } = f.check
      perform(
        g,
        f.outcome === 'pass' ? pass : f.outcome === 'partial' ? (partial?.effect ?? fail) : fail,
        f.ctx,
      )
    },
    resolved: (g, f) => openWindow(g, ['check-resolved'], momentOf(f)),
    discard: (g, f) => {
      toDiscard(g, f.cards) // B-CHECK-30
      f.cards = []
    },
  },
  {
    holds: [
      {
        cards: (f) => f.cards,
        hidden: {
          seenBy: (f) => f.revealed || f.faceUp,
          put: (f, cards) => {
            f.cards = cards
          },
        },
      },
    ],
    dropped: (g, f) => toDiscard(g, f.cards),
  },
)

const momentOf = (f: SkillCheck) => ({ picked: f.ctx.picked, location: f.ctx.location })

export const newCheck = (
  g: Game,
  base: Pick<SkillCheck, 'check' | 'source' | 'title' | 'ctx' | 'drawer'>,
): SkillCheck => ({
  change: 0,
  positive: [],
  faceUp: false,
  revealed: false,
  cards: [],
  counts: g.s.players.map(() => 0),
  turn: 1,
  strength: 0,
  ...base,
})

/** The n-th to add cards: from the current player's left round to himself (B-CHECK-8, B-CHECK-9). */
function contributor(g: Game, n: number): Seat | undefined {
  const { length } = g.s.players
  return n > length ? undefined : clockwiseFrom(g, current(g))[n % length]
}

/** B-CHECK-11 to B-CHECK-13 */
export function contributionLimit(g: Game, seat: Seat): number {
  const { hand } = player(g, seat)
  const limits = passives(g, says.contributes, seat).map((p) => p.atMost)
  return Math.min(hand.length, standingOf(g, seat).contributes, ...limits)
}

/** What decides whether a card counts for a check or against it. */
export type Counting = {
  readonly skills: readonly SkillType[]
  readonly positive: readonly SkillType[]
  /** Strengths whose cards count for it, whatever their type. */
  readonly alwaysFor: readonly number[]
  readonly worthless: SkillType | ''
}

export const countingOf = (g: Game, f: SkillCheck): Counting => ({
  skills: f.check.skills,
  positive: f.positive,
  alwaysFor:
    f.source === 'crisis' && f.drawer !== undefined
      ? passives(g, says.strengthPositive, f.drawer).map((p) => p.strength)
      : [],
  worthless: f.zero ?? '',
})

type Face = { readonly type: SkillType; readonly strength: number }

/** B-CHECK-18 */
const isPositive = ({ skills, positive, alwaysFor }: Counting, { type, strength }: Face): boolean =>
  skills.includes(type) || positive.includes(type) || alwaysFor.includes(strength)

/** What a card counts in a check. */
export const worthIn = (check: Counting, face: Face): number =>
  face.type === check.worthless ? 0 : isPositive(check, face) ? face.strength : -face.strength

function faceOf(g: Game, id: CardId): Face {
  const { card, strength } = printed(g.content.skills, id)
  return { type: card.type, strength }
}

export const difficultyOf = (f: SkillCheck): number => f.check.difficulty + f.change

/** B-CHECK-20 to B-CHECK-22, B-CHECK-25 */
function resultOf(f: SkillCheck): Result {
  if (f.strength >= difficultyOf(f)) return 'pass'
  return f.check.partial && f.strength >= f.check.partial.at ? 'partial' : 'fail'
}

/** The check under way, if any. */
export const checkUnderWay = (g: Game) => underWay(g, skillCheck)
