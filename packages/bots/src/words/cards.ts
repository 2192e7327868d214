import { textWorth } from '../abilities.ts'
import { askedFor } from '../cards.ts'
import { keepWorth, scarcity } from '../checks.ts'
import { iconGain, shareWith, stepAhead } from '../crisis.ts'
import { exposedIn } from '../danger.ts'
import { both, forFleet, forMe, forSelf, type Gain, nothing, type Scene, times } from '../gain.ts'
import { burden, heldCount, heldLimit } from '../held.ts'
import { isCylon, lastingPassives, type Mind } from '../mind.ts'
import { canWait } from '../open-cards.ts'
import { placeFor } from '../places.ts'
import { type DeckName, type Resource, type Seat, says, those } from '../printed.ts'
import { loss } from '../resources.ts'
import { cardWorth } from '../values.ts'
import type { Meanings } from '../worth.ts'
import { worthOf } from '../worth.ts'
import { asFleet, doubt, meansWell, ofAnother, seatOf } from './about.ts'
import { sent } from './people.ts'

// Cards that change hands.

/** Whoever gives cards away mostly chooses which. */
const leastUseful = 0.9

/** So many cards more or less for somebody: his own gain, or that of the side he is on. */
function cards(mind: Mind, seat: Seat, n: number, at: Scene): Gain {
  const p = mind.view.players[seat]
  const usual = scarcity((p?.cards ?? 5) + n / 2 + (n > 0 ? 1 : 0)) * (n < 0 ? leastUseful : 1)
  const worth = cardWorth * n * (p?.revealed ? 1 : usual)
  return seat === at.user ? forSelf(worth) : ofAnother(mind, seat, forSelf(worth))
}

/** What so many cards of one's own hand are worth that one would miss least: what is left is scarcer than what was. */
function cheapest(mind: Mind, n: number): number {
  const { hand } = mind.view
  const sum = hand
    .map((card) => keepWorth(mind, card))
    .sort((a, b) => a - b)
    .slice(0, n)
    .reduce((all, worth) => all + worth, 0)
  return (sum * scarcity(hand.length - n / 2)) / scarcity(hand.length)
}

/** Cards no check asks for: they fill the hand of a human player, and serve a Cylon. */
function foreign(mind: Mind, seat: Seat, n: number, at: Scene): Gain {
  if (mind.view.players[seat]?.revealed) return cards(mind, seat, n, at)
  const human = seat === mind.seat ? !isCylon(mind) : true
  return cards(mind, seat, human ? -0.3 * n : 0.7 * n, at)
}

/** What it saves the fleet that no Crisis card is drawn, the way it would have brought it included. */
const noCrisis = 0.9

/** How likely a resource is lost within the turn in which somebody takes care of it. */
const lossAhead: Readonly<Record<Resource, number>> = {
  fuel: 0.09,
  food: 0.13,
  morale: 0.18,
  population: 0.09,
}
/** How likely Cylon ships act that are among civilian ones. */
const strikes = 0.45

/** How likely some of it is lost this turn, as things stand. */
const lostSoon = ({ space }: Mind, resource: Resource): number =>
  lossAhead[resource] + (resource === 'population' ? strikes * Math.min(1, exposedIn(space)) : 0)

/** What it is worth to say where the fleet goes next. */
const course = 1.5

/** What a card is worth that is drawn to a full hand: the worst of them is discarded for it. */
const exchanged = 0.1

/** How many more a hand can take. */
export function room(mind: Mind, seat: Seat): number {
  const held = mind.view.players[seat]?.cards ?? 0
  return Math.max(0, mind.content.rules.handLimit - held)
}

/** What the best of so many cards of a deck does that nobody has in hand or in play; what is bad is not forced on anybody. */
function bestOf(mind: Mind, deck: DeckName, n: number, { user, inside }: Scene): number {
  if (inside || user !== mind.seat) return 0.7
  const { inPlay, quorum } = mind.view
  const gone = [...quorum, ...inPlay.map((c) => c.card)]
  const worths = (mind.content.decks.get(deck)?.cards ?? [])
    .filter((card) => !gone.includes(card))
    .map((card) => Math.max(0, textWorth(mind, card)))
    .sort((a, b) => b - a)
  // How likely none of those that are better is among them.
  let none = 1
  return worths.reduce((sum, worth, i) => {
    const drawn = Math.min(1, n / (worths.length - i))
    const found = none * drawn
    none -= found
    return sum + found * worth
  }, 0)
}

export const cardWords = {
  discard: (mind, { who, n }, at) => {
    const seat = seatOf(mind, who, at)
    const p = mind.view.players[seat]
    // Whoever is revealed need not follow.
    if (!p || p.revealed) return nothing
    const count = n === 'all' ? p.cards : Math.min(n, p.cards)
    if (seat !== mind.seat || seat !== mind.view.viewer) return cards(mind, seat, -count, at)
    const cost = -cheapest(mind, count)
    return seat === at.user ? forSelf(cost) : forFleet(cost)
  },
  'discard-fewer': (mind, { who, n }, at) => cards(mind, seatOf(mind, who, at), n, at),
  'each-discards': ({ view }, { n, how }) =>
    forFleet(-(how === 'random' ? 1 : 0.8) * cardWorth * n * view.players.length),
  draw: (mind, { who, n, types }, at) => {
    const seat = seatOf(mind, who, at)
    const count = Math.min(n, room(mind, seat))
    if (typeof types !== 'string' && types.every((t) => askedFor(mind.content, t) === 0))
      return foreign(mind, seat, count, at)
    const choice = typeof types !== 'string' && types.length > 1 ? 1.2 : 1
    const better = exchanged * (n - count)
    return both(
      cards(mind, seat, count * choice, at),
      seat === at.user ? forSelf(better) : forFleet(asFleet(mind, seat) * better),
    )
  },
  'draw-from': (mind, { who, deck, n, keeps }, at) => {
    const seat = seatOf(mind, who, at)
    const { over, side } = mind.content.decks.get(deck)?.hand ?? {}
    if (side !== undefined && (side === 'cylons') !== mind.view.players[seat]?.revealed) return nothing
    const limit = heldLimit(mind, seat, deck)
    const held = heldCount(mind, seat, deck, at)
    const more = Math.min(n, Math.max(0, (keeps ?? limit) - held))
    // What is too much for the hand is still a choice among more; what fills it is a burden.
    const risk = burden(mind, seat, deck, held) - burden(mind, seat, deck, held + more)
    const drawn = cards(mind, seat, 1.5 * more + 0.3 * (n - more) + risk / cardWorth, at)
    const away = over !== undefined && keeps === undefined && held + n > limit
    const gain = away ? both(drawn, sent(mind, seat, placeFor(mind, over, seat))) : drawn
    const wanted = seat === mind.seat && mind.aims?.superCrisis && deck === 'super-crisis'
    return wanted && mind.view.superCrises.length === 0 ? both(gain, forSelf(2)) : gain
  },
  'discard-from': (mind, { who, deck, n }, at) => {
    const seat = seatOf(mind, who, at)
    const held = heldCount(mind, seat, deck, at)
    const gone = Math.min(n, held)
    const relief = burden(mind, seat, deck, held) - burden(mind, seat, deck, held - gone)
    return cards(mind, seat, -1.5 * gone + relief / cardWorth, at)
  },
  'discard-quorum': ({ view }, { n }) => forFleet(-0.25 * Math.min(n, view.quorumCards)),
  'draw-quorum': ({ view }, { n }, at) => {
    const each = view.quorumCards < 3 ? 0.2 : 0.1
    return view.titles.president === at.user ? forSelf(each * n) : forFleet(each * n)
  },
  'consult-quorum': (mind, { n }, at) => forSelf(bestOf(mind, 'quorum', n, at)),
  // One is carried out at once, and one is for later.
  'share-quorum': ({ view }) => ({ fleet: view.quorumCards < 3 ? 0.35 : 0.15, own: 0.45 }),
  'hold-office': () => forSelf(0.4),
  'play-quorum-card': (mind, _w, at) =>
    at.user === mind.seat
      ? forSelf(Math.max(0, ...mind.view.quorum.map((card) => textWorth(mind, card))))
      : forSelf(0.3),
  price: (_mind, { n }) => forSelf(-cardWorth * n),
  'take-check-cards': (mind, _w, at) => {
    const n = mind.view.check?.total ?? 0
    return n <= room(mind, at.user) ? forSelf(0.45 * n) : nothing
  },
  // A card that counts against most checks for one that may be anything.
  'swap-with-destiny': () => ({ fleet: -0.3, own: 0.05 }),
  'steal-card': (mind, _w, at) => {
    const p = mind.view.players[at.picked ?? -1]
    return p && !p.revealed ? { fleet: -cardWorth, own: 0.1 + 0.02 * p.cards } : forSelf(0.05)
  },
  'take-random-skill': (mind, _w, at) => {
    const p = mind.view.players[at.picked ?? -1]
    return p && p.cards > 0 ? { fleet: p.revealed ? 0 : -cardWorth, own: cardWorth } : nothing
  },
  'take-random-skills': (mind, { from, n }, at) => {
    const p = mind.view.players[seatOf(mind, from, at)]
    const count = p && p.seat !== at.user ? Math.min(n, p.cards) : 0
    const taken = Math.min(count, room(mind, at.user))
    const own = cardWorth * taken + exchanged * (count - taken)
    return { fleet: p?.revealed ? 0 : -cardWorth * count, own }
  },
  // Who means well puts away what is of least use.
  'bury-quorum': (mind, { n }, at) => forFleet(meansWell(mind, at.user) ? -0.1 * n : -0.25 * n),
  // The whole hand of one's own side is only as good as there is room for it.
  'take-hand': (mind, _w, at) => {
    const p = mind.view.players[at.picked ?? at.user]
    if (!p || p.seat === at.user) return nothing
    const fleet = -cardWorth * p.cards * (1 - 2 * doubt(mind, p.seat))
    return { fleet, own: cardWorth * Math.min(p.cards, room(mind, at.user)) }
  },
  sift: (mind, { n, less }, at) => cards(mind, at.user, 1.2 * Math.min(n - less, room(mind, at.user)), at),
  // To say what others draw is good for who says it, and to play the best of several better still.
  'decide-draw': () => forSelf(0.2),
  'consult-deck': (mind, { deck, n }, at) => forSelf(bestOf(mind, deck, n, at)),
  'draw-named': (mind, { who, n }, at) => cards(mind, seatOf(mind, who, at), n, at),
  'give-skills': (mind, { to, n }, at) => {
    const given = cards(mind, seatOf(mind, to, at), n, at)
    return { fleet: given.fleet, own: given.own - 0.7 * cardWorth * n }
  },
  // Whoever has fewer cards gains by it.
  'swap-hands': (mind, _w, at) => {
    const [mine, his] = [mind.view.players[at.user]?.cards ?? 0, mind.view.players[at.picked ?? -1]]
    if (!his) return nothing
    const more = cardWorth * (his.cards - mine)
    return { fleet: his.revealed ? 0 : -more * (1 - 2 * doubt(mind, his.seat)), own: more }
  },
  // Better cards in hand, and such on the Destiny deck as suit him.
  'glimpse-destiny': (mind, { n }, at) => ({
    fleet: (meansWell(mind, at.user) ? 0.08 : -0.08) * n,
    own: 0.04 * n,
  }),
  // Cards that lie with somebody do good to who has them; some let him say in place of the Admiral where the fleet goes.
  'give-card': (mind, { who }, at) => {
    const seat = seatOf(mind, who, at)
    const { admiral } = mind.view.titles
    const passives = mind.content.cards.get(at.card ?? '')?.lasting?.passives ?? []
    const kept = forFleet(0.25 * (1 - 2 * doubt(mind, seat)))
    if (those(passives, says.picksDestination).length === 0 || seat === admiral) return kept
    const safer = forFleet(course * (doubt(mind, admiral) - doubt(mind, seat)))
    return both(kept, admiral === mind.seat && isCylon(mind) ? forMe(-course) : safer)
  },
  // A Crisis card that stays does harm; others were laid down by choice.
  'keep-in-play': (mind, _w, at) =>
    at.card !== undefined && !mind.content.crises.has(at.card) && !mind.content.superCrises.has(at.card)
      ? forFleet(0.2)
      : forFleet(-0.5),
  'lay-open': (mind, _w, { card }) => forSelf(canWait(mind, card) ? -0.1 : 0.5),
  // A symbol more on the next card brings its effect; what else lasts for a turn is good for who uses it.
  'for-this-turn': (mind, { passive }, at) => {
    const [icon] = those([passive], says.addsIcon)
    const [spared] = those([passive], says.losesLess)
    const [skipped] = those([passive], says.skipsStep)
    if (skipped?.step === 'crisis') return forFleet(noCrisis)
    if (skipped) return forFleet(-stepAhead(mind, skipped.step, at))
    if (spared)
      return forFleet(
        lostSoon(mind, spared.resource) * loss(mind.view, mind.content, spared.resource, spared.n),
      )
    if (!icon) return forSelf(0.3)
    // What the next card has already, by itself or by somebody else, it does not get twice.
    const given = lastingPassives(mind, says.addsIcon).some((p) => p.icon === icon.icon)
    return given ? nothing : times(1 - shareWith(mind, icon.icon), iconGain(mind, icon.icon, at))
  },
  'at-turn-end': (mind, { effect }, at) => worthOf(mind, effect, at),
  'discard-this': () => nothing,
  'remove-this': () => nothing,
} satisfies Partial<Meanings>
