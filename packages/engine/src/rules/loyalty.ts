import { copies, printed } from '../core/content.ts'
import { perform } from '../core/effect.ts'
import { say, sayTo } from '../core/events.ts'
import { clockwiseFrom, current, type Game, player, without } from '../core/game.ts'
import { isApart, loyaltyPlan } from '../core/loyalty.ts'
import type { CardId, Seat } from '../core/names.ts'
import { ask, call, end, goTo, pick, procedure, underWay } from '../core/procedure.ts'
import { shuffle } from '../core/random.ts'
import { humans, isHuman, standingOf } from '../core/standing.ts'
import { msg } from '../text/message.ts'
import { cardNames, seatName } from '../text/names.ts'
import { distance } from './objective.ts'
import { seatOptions } from './options.ts'

export type Owned = { readonly seat: Seat; readonly card: CardId }
type Share = { readonly seat: Seat; readonly n: number }

/** Deals Loyalty cards from the deck, which is never refilled (B-LOY-16); what they do comes afterwards. */
export function giveLoyalty(g: Game, { seat, n }: Share): Owned[] {
  const cards = n > 0 ? g.s.loyaltyDeck.slice(-n) : []
  g.s.loyaltyDeck = g.s.loyaltyDeck.slice(0, g.s.loyaltyDeck.length - cards.length)
  player(g, seat).loyalty = [...player(g, seat).loyalty, ...cards]
  sayTo(
    g,
    [seat],
    'event.dealt-loyalty-cards',
    { who: seatName(seat), cards: cardNames('card', cards) },
    msg('event.dealt-loyalty', { who: seatName(seat), n: cards.length }),
  )
  return cards.map((card) => ({ seat, card }))
}

/** Deals Loyalty cards, and has them do what they do when they are received. */
export const dealLoyalty = procedure<{ readonly to: readonly Share[]; readonly last?: boolean }>(
  'deal-loyalty',
  {
    deal: (g, f) => {
      const cards = f.to
        .filter(({ seat }) => holdsLoyalty(g, seat)) // P-INFIL-19
        .flatMap((x) => giveLoyalty(g, x))
      call(g, receiveLoyalty, { cards, how: f.last ? 'last' : 'dealt' })
    },
  },
)

/** Nobody hands Loyalty cards to a Leader, or to whoever else is among the humans only for a while (PQ1). */
export function holdsLoyalty(g: Game, seat: Seat): boolean {
  const { insteadOfLoyalty, returns } = standingOf(g, seat)
  return insteadOfLoyalty === undefined && returns === undefined
}

type Receiving = {
  cards: readonly Owned[]
  /** From the deck; the last one of a deal; from another player, face down; or lying open. */
  readonly how: 'dealt' | 'last' | 'handed' | 'open'
}

/** What Loyalty cards do when somebody receives them, one after the other. A Cylon player turns none up. */
export const receiveLoyalty = procedure<Receiving>('receive-loyalty', {
  next: (g, f) => {
    const [first] = f.cards
    if (!first) return end(f)
    const { received, handOn } = printed(g.content.loyalty, first.card)
    if (!received || !owns(g, first)) return goTo(f, 'done')
    if (isHuman(g, first.seat)) return goTo(f, 'carryOut')
    if (f.how !== 'dealt' || handOn === undefined || standingOf(g, first.seat).passesOn)
      return goTo(f, 'done')
    ask(g, {
      seat: first.seat,
      prompt: msg(handOn),
      options: seatOptions(humans(g).filter((seat) => holdsLoyalty(g, seat))), // B-SLEEP-16
      min: 0, // B-SLEEP-8: he may keep it
      secret: true,
    })
  },
  hand: (g, f) => {
    const [first, ...rest] = f.cards
    const to = pick(f)?.seat
    if (!first || to === undefined) return goTo(f, 'done') // B-SLEEP-15
    move(g, first.seat, to, [first.card])
    say(g, 'event.loyalty-passed', { from: seatName(first.seat), to: seatName(to), n: 1 })
    f.cards = [{ seat: to, card: first.card }, ...rest]
  },
  carryOut: (g, f) => {
    const [first] = f.cards
    if (!first) return
    const { received } = printed(g.content.loyalty, first.card)
    perform(g, received ?? [], { user: first.seat, source: 'loyalty', card: first.card })
  },
  done: (_g, f) => {
    f.cards = f.cards.slice(1)
    goTo(f, 'next')
  },
})

const owns = (g: Game, { seat, card }: Owned): boolean => {
  const { loyalty, shown } = player(g, seat)
  return loyalty.includes(card) || shown.includes(card)
}

/** How the card whose text is being carried out came to its owner. */
export const receivingUnderWay = (g: Game) => underWay(g, receiveLoyalty)

function move(g: Game, from: Seat, to: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    player(g, from).loyalty = without(player(g, from).loyalty, card)
    player(g, to).loyalty = [...player(g, to).loyalty, card]
  }
}

type PassingOn = {
  readonly from: Seat
  /** These; all face-down cards unless said otherwise. */
  readonly cards?: readonly CardId[]
  readonly to: 'human' | 'anyone'
  /** Only up to this distance, except cards that go on at any. */
  readonly upTo?: number
  /** A card that lies open goes to the receiver open. */
  readonly open?: boolean
}

/** Somebody gives Loyalty cards to another player, all to the same one (B-REVEAL-22, B-REVEAL-23). */
export const passOnLoyalty = procedure<PassingOn>('pass-on', {
  choose: (g, f) => {
    const cards = passedOn(g, f)
    if (cards.length === 0) return end(f)
    const others = f.to === 'human' ? humans(g) : g.s.players.map((_, seat) => seat) // Q10
    const options = seatOptions(others.filter((seat) => seat !== f.from && holdsLoyalty(g, seat)))
    const prompt = f.open
      ? msg('prompt.pass-open-loyalty', { cards: cardNames('card', cards) })
      : msg('prompt.pass-loyalty')
    ask(g, { seat: f.from, prompt, options })
  },
  give: (g, f) => {
    const to = pick(f)?.seat
    if (to === undefined) return
    const cards = passedOn(g, f)
    if (f.open) handOpen(g, f.from, to, cards)
    else handOver(g, f.from, to, cards)
    call(g, receiveLoyalty, {
      cards: cards.map((card) => ({ seat: to, card })),
      how: f.open ? 'open' : 'handed',
    }) // Q4
  },
})

function passedOn(g: Game, { from, cards, upTo, open }: PassingOn): readonly CardId[] {
  const { loyalty, shown } = player(g, from)
  const has = (open ? shown : loyalty).filter((card) => cards?.includes(card) ?? true)
  if (upTo === undefined || distance(g) <= upTo) return has
  return has.filter((card) => printed(g.content.loyalty, card).goesOnAlways)
}

function handOver(g: Game, from: Seat, to: Seat, cards: readonly CardId[]): void {
  move(g, from, to, cards)
  sayTo(
    g,
    [from, to],
    'event.loyalty-passed-cards',
    { from: seatName(from), to: seatName(to), cards: cardNames('card', cards) },
    msg('event.loyalty-passed', { from: seatName(from), to: seatName(to), n: cards.length }),
  )
}

function handOpen(g: Game, from: Seat, to: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    player(g, from).shown = without(player(g, from).shown, card)
    player(g, to).shown = [...player(g, to).shown, card]
  }
  say(g, 'event.loyalty-passed-open', {
    from: seatName(from),
    to: seatName(to),
    cards: cardNames('card', cards),
  })
}

/** What somebody who has been revealed does with the Loyalty cards he has left. */
export function passOnWhenRevealed(g: Game, seat: Seat): void {
  const { loyalty, shown } = player(g, seat)
  for (const card of [...shown, ...loyalty])
    perform(g, printed(g.content.loyalty, card).ownerRevealed ?? [], { user: seat, source: 'loyalty', card })
  const { passesOn } = standingOf(g, seat)
  if (passesOn?.at === 'reveal') call(g, passOnLoyalty, { from: seat, to: 'human', upTo: passesOn.upTo })
}

/** Cylon players who pass on what they have at the end of a turn. */
export function passOnAtTurnEnd(g: Game): void {
  for (const seat of clockwiseFrom(g, current(g))) {
    const { passesOn } = standingOf(g, seat)
    if (passesOn?.at === 'turn-end') call(g, passOnLoyalty, { from: seat, to: 'human', upTo: passesOn.upTo })
  }
}

/** LOY: the deck is built, everybody is dealt his first cards, and what comes in later is added. */
export function buildLoyaltyDeck(g: Game, shares: readonly Share[]): void {
  const { content, s } = g
  const leader = s.players.some((_, seat) => standingOf(g, seat).insteadOfLoyalty)
  const plan = loyaltyPlan(content.rules, s.players.length, leader)
  if (!plan) throw new Error(`There is no Loyalty deck for ${s.players.length} players.`)
  const all = [...content.loyalty.values()]
  const pile = (team: string): CardId[] => shuffle(s, copies(all.filter((c) => c.team === team)))
  const apart = copies(all.filter(isApart))
  const named = (cards: readonly CardId[] = []): CardId[] =>
    cards.flatMap((card) => apart.splice(apart.indexOf(card), apart.includes(card) ? 1 : 0))
  const extra = s.players.reduce((sum, p) => sum + printed(content.characters, p.character).loyaltyExtra, 0)
  const cylons = pile('cylon') // B-LOY-2
  const loyal = pile('human')
  s.loyaltyDeck = shuffle(s, [
    ...cylons.splice(0, plan.cylon),
    ...loyal.splice(0, plan.notACylon + extra),
    ...named(plan.named),
  ])
  for (const share of shares) giveLoyalty(g, share) // B-LOY-8, B-LOY-9
  const late = [...loyal.splice(0, plan.late?.notACylon ?? 0), ...named(plan.late?.named)] // B-VAR-5
  s.loyaltyDeck = shuffle(s, [...s.loyaltyDeck, ...late]) // B-LOY-10
  s.removed = [...s.removed, ...apart, ...cylons, ...loyal] // B-LOY-12
}

/** Cards that do something when they are received and have not done it. */
export const unresolved = (g: Game): Owned[] =>
  clockwiseFrom(g, current(g)).flatMap((seat) =>
    player(g, seat)
      .loyalty.filter((card) => printed(g.content.loyalty, card).received)
      .map((card) => ({ seat, card })),
  )
