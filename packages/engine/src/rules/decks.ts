import { deckOf } from '../core/content.ts'
import { deck, discardTo, layDeck, layDown, popTop, putUnder, takeUp } from '../core/decks.ts'
import { type Ctx, type Effect, perform, possible, type Source } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { type Game, player, unique } from '../core/game.ts'
import { happen, leaf } from '../core/leaf.ts'
import type { CardId, DeckName, Seat, SkillType } from '../core/names.ts'
import { shuffle, shuffled, takeRandom } from '../core/random.ts'
import { isUsed, openWindow } from '../core/windows.ts'
import { msg } from '../text/message.ts'
import { cardNames, nameOf, seatName } from '../text/names.ts'

/** B-LIMIT-4: an empty deck is made anew from its discard pile as soon as a card of it, or a place in it, is needed. */
export function refill(g: Game, name: DeckName): void {
  const { draw, discard } = deck(g, name)
  if (draw.length > 0 || discard.length === 0 || g.content.decks.get(name)?.reshuffled === false) return
  layDeck(g, name, { draw: shuffled(g.s, discard), discard: [] })
  say(g, 'event.reshuffled', { deck: nameOf('deck', name) })
}

export function takeTop(g: Game, name: DeckName): CardId | undefined {
  refill(g, name)
  return popTop(g, name)
}

/** Puts a card that was drawn under its deck; if it was the last one, under the new deck (B-LIMIT-4). */
export function bury(g: Game, name: DeckName, card: CardId): void {
  refill(g, name)
  putUnder(g, name, card)
}

/** B-LIMIT-12 */
export function topOf(g: Game, name: DeckName): CardId | undefined {
  refill(g, name)
  return deck(g, name).draw.at(-1)
}

export function takeTops(g: Game, name: DeckName, n: number): CardId[] {
  const cards: CardId[] = []
  for (let i = 0; i < n; i++) {
    const card = takeTop(g, name)
    if (card !== undefined) cards.push(card)
  }
  return cards
}

export function available(g: Game, name: DeckName): number {
  const { draw, discard } = deck(g, name)
  return draw.length + discard.length
}

type Draw = { readonly seat: Seat; readonly types: readonly SkillType[]; cards: readonly CardId[] }

/** Skill cards of the given types, in that order; a type that has run out gives nothing (B-LIMIT-8). */
const drawing = leaf<Draw>('draw', {
  after: 'cards-drawn',
  moment: ({ seat, cards }) => ({ picked: seat, cards }),
  carryOut: (g, draw) => {
    const { seat, types } = draw
    const drawn: CardId[] = []
    const from: SkillType[] = []
    for (const type of types) {
      const card = takeTop(g, type)
      if (card === undefined) continue
      drawn.push(card)
      from.push(type)
    }
    if (drawn.length === 0) return false
    draw.cards = drawn
    takeUp(g, seat, drawn)
    sayTo(
      g,
      [seat],
      'event.drew-cards',
      { who: seatName(seat), cards: cardNames('skill-card', drawn) },
      msg('event.drew-types', { who: seatName(seat), types: cardNames('type', from) }),
    )
    return true
  },
})

export const drawSkills = (g: Game, seat: Seat, types: readonly SkillType[]): void =>
  happen(g, drawing, { seat, types, cards: [] })

/** How cards to discard are found: their owner chose them, so many at random, or all of them. */
type Which = readonly CardId[] | { readonly random: number } | 'all'

type Discard = {
  readonly seat: Seat
  readonly which: Which
  readonly source: Source
  cards: readonly CardId[]
}

const discarding = leaf<Discard>('discard', {
  after: 'cards-discarded',
  moment: ({ seat, which, source, cards }) => ({
    picked: seat,
    source,
    cards,
    how: which === 'all' ? 'all' : 'random' in which ? 'random' : 'chosen',
  }),
  carryOut: (g, discard) => {
    const changed = letGo(g, discard)
    followTexts(g, discard)
    return changed
  },
})

function letGo(g: Game, discard: Discard): boolean {
  discard.cards = cardsMeant(g, discard)
  fromHand(g, discard.seat, discard.cards)
  return discard.cards.length > 0
}

/** What cards do to the one who chose to discard them, once in a turn (D-TREACH-3 to D-TREACH-9). */
function followTexts(g: Game, { seat, which, cards }: Discard): void {
  if (!g.content.discardTexts || which === 'all' || 'random' in which) return
  const once = `discarded-by-${seat}`
  if (g.s.turn.once.includes(once)) return
  const textOf = (card: CardId): Effect => g.content.skills.get(card)?.card.whenDiscarded ?? []
  const about = (card: CardId): Ctx => ({ user: seat, source: 'skill-card', card })
  const card = cards.find((c) => possible(g, textOf(c), about(c)))
  if (card === undefined) return
  g.s.turn.once = [...g.s.turn.once, once]
  perform(g, textOf(card), about(card))
}

export const discardSkills = (g: Game, seat: Seat, which: Which, source: Source): void =>
  happen(g, discarding, { seat, which, source, cards: [] })

/** Several players at once: all cards are gone before anybody can use something on one of them (P-TIME-8). */
export function discardTogether(
  g: Game,
  all: readonly { readonly seat: Seat; readonly which: Which }[],
  source: Source,
): void {
  const done = all.map(({ seat, which }): Discard => ({ seat, which, source, cards: [] }))
  const changed = done.filter((discard) => letGo(g, discard))
  for (const discard of changed) followTexts(g, discard)
  if (isUsed(g, 'cards-discarded'))
    for (const discard of changed) openWindow(g, ['cards-discarded'], discarding.moment(discard))
}

function cardsMeant(g: Game, { seat, which }: Discard): readonly CardId[] {
  const { hand } = player(g, seat)
  if (which === 'all') return [...hand]
  if (!('random' in which)) return which
  const rest = hand.slice()
  const cards: CardId[] = []
  for (let i = 0; i < which.random; i++) {
    const card = takeRandom(g.s, rest)
    if (card !== undefined) cards.push(card)
  }
  return cards
}

/** Puts skill cards from a hand on the discard piles of their types (B-SKILL-9). */
function fromHand(g: Game, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return
  if (!layDown(g, seat, cards)) throw new Error(`Seat ${seat} does not hold ${cards.join(', ')}.`)
  toDiscard(g, cards)
  // Others see what now lies on top of each pile and how many cards went, no more (B-SECRET-15).
  const tops = unique(cards.map((c) => deckOf(g.content, c))).map((t) => deck(g, t).discard.at(-1) ?? '')
  sayTo(
    g,
    [seat],
    'event.discarded-cards',
    { who: seatName(seat), cards: cardNames('skill-card', cards) },
    msg('event.discarded', { who: seatName(seat), n: cards.length, tops: cardNames('skill-card', tops) }),
  )
}

export function toDiscard(g: Game, cards: readonly CardId[]): void {
  for (const card of cards) discardTo(g, deckOf(g.content, card), card)
}

/** B-SETUP-21, B-CHECK-32, B-CHECK-33 */
export function buildDestiny(g: Game): void {
  const { skillTypes, destinyPerType } = g.content.rules
  const cards = skillTypes.flatMap((type) => takeTops(g, type, destinyPerType))
  g.s.destiny = shuffle(g.s, cards)
}

/** As soon as the last Destiny card has been used, a new deck is built (B-CHECK-32). */
export function takeDestiny(g: Game, n: number): CardId[] {
  const cards: CardId[] = []
  for (let i = 0; i < n; i++) {
    const card = g.s.destiny.at(-1)
    if (card !== undefined) cards.push(card)
    g.s.destiny = g.s.destiny.slice(0, -1)
    if (g.s.destiny.length === 0) buildDestiny(g)
  }
  return cards
}

/** On top of the Destiny deck, the first of them uppermost. */
export function putOnDestiny(g: Game, cards: readonly CardId[]): void {
  g.s.destiny = [...g.s.destiny, ...cards.toReversed()]
}

export function drawQuorum(g: Game, seat: Seat, n: number): CardId[] {
  const cards = takeTops(g, 'quorum', n) // B-LIMIT-11: none if there are none
  if (cards.length === 0) return cards
  g.s.quorum = [...g.s.quorum, ...cards]
  sayTo(
    g,
    [seat],
    'event.drew-quorum-cards',
    { who: seatName(seat), cards: cardNames('card', cards) },
    msg('event.drew-quorum', { who: seatName(seat), n: cards.length }),
  )
  return cards
}
