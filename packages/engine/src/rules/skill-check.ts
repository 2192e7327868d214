import { holds } from '../core/conditions.ts'
import { type CheckData, printed, type SkillCard } from '../core/content.ts'
import { layDown } from '../core/decks.ts'
import { type Ctx, type Effect, perform, type Source } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { current, type Game, player } from '../core/game.ts'
import type { CardId, Seat, SkillType } from '../core/names.ts'
import { has, passives } from '../core/passives.ts'
import { ask, chosen, goTo, pick, procedure, underWay, writeInFull } from '../core/procedure.ts'
import { standingOf } from '../core/standing.ts'
import type { Frame } from '../core/state.ts'
import { openWindow, type WindowName } from '../core/windows.ts'
import { type Message, msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'
import { takeDestiny, toDiscard } from './decks.ts'
import { cardOptions, cardsOf } from './discard.ts'
import * as says from './passives.ts'

export type Result = 'pass' | 'partial' | 'fail'

export type SkillCheck = {
  readonly check: CheckData
  readonly source: Source
  readonly title: Message
  readonly ctx: Ctx
  /** Who drew the Crisis card. */
  readonly drawer?: Seat
  /** Nothing changes it but the cards that are added. */
  readonly sealed?: boolean
  /** Changes of the difficulty so far; they add up (B-CHECK-24). */
  change: number
  /** Types that count positive besides the printed ones (B-CHECK-28). */
  positive: readonly SkillType[]
  /** A type whose cards have strength 0 in this check. */
  zero?: SkillType
  /** What is added for every card of a strength when it is totalled. */
  bonuses: readonly { readonly strength: number; readonly add: number }[]
  /** How many Destiny cards go in. */
  destiny: number
  /** Cards that a player has go in after them, unseen unless players' cards are added face up. */
  besides: readonly CardId[]
  /** Whose cards are added face up. */
  faceUp: 'nobody' | 'players' | 'everybody'
  /** Some abilities of cards in a check take effect only in a reckless one. */
  reckless: boolean
  /** No abilities of cards in it take effect. */
  silenced: boolean
  revealed: boolean
  cards: readonly CardId[]
  /** Where among them those are that lie face up before all are turned up. */
  open: readonly number[]
  /** Whom players' cards were shown to: which seat, and where among the cards they are. */
  shown?: readonly { readonly to: Seat; readonly at: readonly number[] }[]
  /** How many cards each seat added (B-CHECK-15). */
  counts: readonly number[]
  turn: number
  /** Cards whose abilities have taken effect in it, by title. */
  done: readonly CardId[]
  strength: number | null
  outcome?: Result
  /** What is carried out in place of what is printed for that result. */
  instead?: Effect
  /** What comes after it, and on whose behalf. */
  follows?: readonly { readonly effect: Effect; readonly ctx: Ctx }[]
}

/** B-CHECK-1, B-TIME-2 */
export const skillCheck = procedure<SkillCheck>(
  'skill-check',
  {
    announce: (g, f) => {
      const types = cardNames('type', f.check.skills)
      say(g, 'event.check', { title: f.title, difficulty: difficultyOf(f), types })
      offer(g, f, 'check-begin')
    },
    beforeCards: (g, f) => {
      if (f.outcome) return goTo(f, 'judge') // B-CHECK-5: no cards are added
      if (f.ctx.location)
        offer(g, f, 'location-activated', 'check-pre') // B-TIME-3
      else offer(g, f, 'check-pre')
    },
    addDestiny: (g, f) => {
      f.cards = takeDestiny(g, f.destiny) // B-CHECK-7
      const n = f.cards.length
      if (f.faceUp === 'everybody') {
        f.open = f.cards.map((_, i) => i)
        say(g, 'event.destiny-added-cards', { n, cards: cardNames('skill-card', f.cards) })
      } else say(g, 'event.destiny-added', { n })
      if (f.besides.length === 0) return
      const more = { n: f.besides.length, cards: cardNames('skill-card', f.besides) }
      if (f.faceUp === 'nobody') say(g, 'event.besides-added', { n: more.n })
      else {
        f.open = [...f.open, ...f.besides.map((_, i) => n + i)] // P-CLAR-4: a player adds them
        say(g, 'event.besides-added-cards', more)
      }
      f.cards = [...f.cards, ...f.besides]
      f.besides = []
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
        options: max > 0 ? cardOptions(player(g, seat).hand) : [],
        min: 0,
        max,
        window: 'check-contribute',
      })
    },
    added: (g, f) => {
      const seat = contributor(g, f.turn)
      if (seat === undefined) return
      const cards = cardsOf(chosen(f))
      if (cards.length > 0) layDown(g, seat, cards)
      f.cards = [...f.cards, ...cards]
      f.counts = f.counts.map((n, i) => (i === seat ? cards.length : n))
      const closed = { who: seatName(seat), n: cards.length }
      if (cards.length === 0) say(g, 'event.contributed', closed)
      else {
        const open = { who: seatName(seat), n: cards.length, cards: cardNames('skill-card', cards) }
        if (f.faceUp === 'nobody')
          sayTo(g, [seat], 'event.contributed-cards', open, msg('event.contributed', closed))
        else say(g, 'event.contributed-cards', open)
      }
      if (f.faceUp !== 'nobody')
        f.open = [...f.open, ...cards.map((_, i) => f.cards.length - cards.length + i)]
      if (!has(g, says.addsOpen, seat)) nextAdds(g, f, seat)
    },
    show: (g, f) => {
      const seat = contributor(g, f.turn)
      const n = f.counts[seat ?? -1] ?? 0
      if (seat !== undefined && n > 0 && f.faceUp === 'nobody' && !f.sealed)
        showSome(g, seat, f.cards.slice(-n))
    },
    shown: (g, f) => {
      const seat = contributor(g, f.turn)
      const cards = cardsOf(chosen(f))
      if (seat !== undefined && cards.length > 0) {
        f.open = [...f.open, ...placesOf(f, seat, cards)]
        say(g, 'event.added-open', { who: seatName(seat), cards: cardNames('skill-card', cards) })
      }
      nextAdds(g, f, seat)
    },
    beforeReveal: (g, f) => offer(g, f, 'check-before-reveal'),
    reveal: (g, f) => {
      f.revealed = true
      f.cards = [...f.cards].sort() // B-CHECK-17: nobody can tell whose card is whose
      offer(g, f, 'check-revealed')
    },
    abilities: (g, f) => {
      const due = abilitiesDue(g, f)
      if (due.length === 0) return goTo(f, 'reckless')
      ask(g, {
        seat: current(g),
        prompt: msg('prompt.check-ability'),
        options: due.map((card) => ({ id: `card:${card}`, text: nameOf('skill-card', card), card })),
      })
    },
    takeEffect: (g, f) => {
      const card = pick(f)?.card
      goTo(f, 'abilities')
      const print = card === undefined ? undefined : printed(g.content.skills, card).card
      if (!print?.inCheck) return
      f.done = [...f.done, print.id]
      actsInCheck(g, card ?? '', print)
    },
    reckless: (g, f) => {
      if (f.reckless && !f.silenced) perform(g, g.content.rules.reckless, f.ctx)
    },
    total: (g, f) => {
      const counting = countingOf(g, f)
      const plus: CardId[] = []
      const minus: CardId[] = []
      let strength = 0
      let bonus = 0
      for (const card of f.cards) {
        const face = faceOf(g, card)
        strength += worthIn(counting, face) // B-CHECK-19
        bonus += bonusOf(f, strengthAs(counting, face))
        if (isPositive(counting, face)) plus.push(card)
        else minus.push(card)
      }
      f.strength = strength + bonus
      if (bonus !== 0) say(g, 'event.check-bonus', { n: bonus })
      say(g, 'event.check-revealed', {
        plus: cardNames('skill-card', plus),
        minus: cardNames('skill-card', minus),
        strength: f.strength,
        difficulty: difficultyOf(f),
      })
      offer(g, f, 'check-totalled')
    },
    judge: (g, f) => {
      f.outcome ??= resultOf(f)
      say(g, `event.check-${f.outcome}`, { title: f.title })
      offer(g, f, 'check-judged')
    },
    resolve: (g, f) => {
      const { pass, fail, partial } = f.check
      const printedEffect =
        f.outcome === 'pass' ? pass : f.outcome === 'partial' ? (partial?.effect ?? fail) : fail
      perform(g, f.instead ?? printedEffect, f.ctx)
    },
    follow: (g, f) => {
      for (const { effect, ctx } of f.follows ?? []) perform(g, effect, ctx)
    },
    resolved: (g, f) => offer(g, f, 'check-resolved'),
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
          seenBy: (f, seat, i) =>
            f.revealed ||
            f.open.includes(i) ||
            (f.shown?.some((s) => s.to === seat && s.at.includes(i)) ?? false),
          put: (f, cards) => {
            f.cards = cards
          },
        },
      },
      {
        cards: (f) => f.besides,
        hidden: {
          seenBy: () => false,
          put: (f, cards) => {
            f.besides = cards
          },
        },
      },
    ],
    dropped: (g, f) => toDiscard(g, [...f.cards, ...f.besides]),
  },
)

writeInFull(skillCheck, (head, f) => ({
  proc: head.proc,
  step: head.step,
  got: head.got,
  result: head.result,
  unthrown: head.unthrown,
  once: head.once,
  check: f.check,
  source: f.source,
  title: f.title,
  ctx: f.ctx,
  drawer: f.drawer,
  sealed: f.sealed,
  change: f.change,
  positive: f.positive,
  zero: f.zero,
  bonuses: f.bonuses,
  destiny: f.destiny,
  besides: f.besides,
  faceUp: f.faceUp,
  reckless: f.reckless,
  silenced: f.silenced,
  revealed: f.revealed,
  cards: f.cards,
  open: f.open,
  shown: f.shown,
  counts: f.counts,
  turn: f.turn,
  done: f.done,
  strength: f.strength,
  outcome: f.outcome,
  instead: f.instead,
  follows: f.follows,
}))

/** A card of a check takes effect. One that has the name of a card of another deck is named as what it is. */
export function actsInCheck(g: Game, card: CardId, { id, inCheck }: SkillCard): void {
  const name = g.content.cards.has(id) ? nameOf('skill-card', card) : nameOf('card', id)
  say(g, 'event.takes-effect', { card: name })
  perform(g, inCheck?.effect ?? [], { user: current(g), source: 'skill-card', card })
}

/** Opens moments of the check, unless nothing may be used on it. */
function offer(g: Game, f: SkillCheck, ...windows: readonly WindowName[]): void {
  if (!f.sealed) openWindow(g, windows, momentOf(f))
}

/** After him the next one adds cards. */
function nextAdds(g: Game, f: Frame & SkillCheck, seat: Seat | undefined): void {
  f.turn++
  goTo(f, 'contribute')
  if (seat !== undefined && !f.sealed) openWindow(g, ['check-contributed'], momentOf(f, seat))
}

/** Whoever has to shows some of the cards he has just added. */
function showSome(g: Game, seat: Seat, cards: readonly CardId[]): void {
  const n = Math.max(0, ...passives(g, says.addsOpen, seat).map((p) => p.n))
  if (n === 0) return
  const count = Math.min(n, cards.length)
  ask(g, {
    seat,
    prompt: msg('prompt.show-added', { n: count }),
    options: cardOptions(cards).map((o) => ({ ...o, id: `open-${o.id}` })),
    min: count,
    max: count,
  })
}

/** Where the cards a player shows are among those he has just added. */
function placesOf(f: SkillCheck, seat: Seat, cards: readonly CardId[]): number[] {
  const own = f.cards.length - (f.counts[seat] ?? 0)
  const places: number[] = []
  for (const card of cards)
    places.push(f.cards.findIndex((c, i) => i >= own && c === card && !places.includes(i)))
  return places
}

/** Shows the cards a player has just added to another one. */
export function showAdded(g: Game, seat: Seat, to: Seat): void {
  const f = checkUnderWay(g)
  if (!f) return
  const n = f.counts[seat] ?? 0
  const at = Array.from({ length: n }, (_, i) => f.cards.length - n + i)
  f.shown = [...(f.shown ?? []), { to, at }]
  sayTo(
    g,
    [to],
    'event.saw-added',
    { whose: seatName(seat), cards: cardNames('skill-card', f.cards.slice(-n)) },
    msg('event.looked-at-added', { who: seatName(to), whose: seatName(seat) }),
  )
}

/** Cards in the check whose ability is still to take effect, one of each title. */
function abilitiesDue(g: Game, f: SkillCheck): CardId[] {
  if (f.sealed || f.silenced || !g.content.checkAbilities) return []
  const seen = new Set(f.done)
  return f.cards.filter((card) => {
    const { id, inCheck } = printed(g.content.skills, card).card
    if (!inCheck || seen.has(id) || !holds(g, inCheck.when ?? [], { user: current(g), card })) return false
    seen.add(id)
    return true
  })
}

const bonusOf = (f: SkillCheck, strength: number): number =>
  f.bonuses.reduce((sum, b) => sum + (b.strength === strength ? b.add : 0), 0)

const momentOf = ({ ctx }: SkillCheck, picked = ctx.picked) => ({
  picked,
  location: ctx.location,
  by: ctx.location === undefined ? undefined : ctx.user,
})

export const newCheck = (
  g: Game,
  base: Pick<SkillCheck, 'check' | 'source' | 'title' | 'ctx' | 'drawer' | 'sealed'>,
): SkillCheck => ({
  change: 0,
  positive: [],
  bonuses: [],
  destiny: g.content.rules.destinyInCheck,
  besides: [],
  faceUp: 'nobody',
  reckless: false,
  silenced: false,
  revealed: false,
  cards: [],
  open: [],
  counts: g.s.players.map(() => 0),
  turn: 1,
  done: [],
  strength: null,
  ...base,
})

/** The n-th to add cards: from the current player's left round to himself (B-CHECK-8, B-CHECK-9). */
function contributor(g: Game, n: number): Seat | undefined {
  const { length } = g.s.players
  return n > length ? undefined : (current(g) + n) % length
}

/** B-CHECK-11 to B-CHECK-13 */
export function contributionLimit(g: Game, seat: Seat): number {
  let most = standingOf(g, seat).contributes
  for (const { n } of passives(g, says.contributesMore, seat)) most += n
  for (const { atMost } of passives(g, says.contributes, seat)) most = Math.min(most, atMost)
  return Math.min(most, player(g, seat).hand.length)
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

/** The strength a card has in a check, for or against it. */
const strengthAs = (check: Counting, { type, strength }: Face): number =>
  type === check.worthless ? 0 : strength

/** What a card counts in a check. */
export const worthIn = (check: Counting, face: Face): number =>
  isPositive(check, face) ? strengthAs(check, face) : 0 - strengthAs(check, face)

function faceOf(g: Game, id: CardId): Face {
  const { card, strength } = printed(g.content.skills, id)
  return { type: card.type, strength }
}

export const difficultyOf = (f: SkillCheck): number => f.check.difficulty + f.change

/** B-CHECK-20 to B-CHECK-22, B-CHECK-25 */
export function resultOf(f: SkillCheck): Result {
  const strength = f.strength ?? 0
  if (strength >= difficultyOf(f)) return 'pass'
  return f.check.partial && strength >= f.check.partial.at ? 'partial' : 'fail'
}

/** The check under way, if any. */
export const checkUnderWay = (g: Game) => underWay(g, skillCheck)
