import { loyaltyPlan, type PlayerView, type View } from '@ragtag/engine'
import { hostility } from './agenda.ts'
import { meant } from './claims.ts'
import { serving } from './locations.ts'
import type { Handed, Memory, SeenCheck, SeenChoice } from './memory.ts'
import type { Mind } from './mind.ts'
import { type Content, isCylonCard, kept, type Seat } from './printed.ts'
import { likelihoodOf, type Testimony, type Verdict } from './testimony.ts'

// How likely each seat is a Cylon, from what a seat has seen: Loyalty it has looked at, and the cards that
// turned up against checks, weighed by what Destiny, the player himself and the others explain.

/** Somebody to act against: all but certainly a Cylon. To be wrong costs a friend, and a Cylon who is cornered shows himself. */
export const guilty = 0.85

/** How likely a hidden Cylon puts none, one or two cards against a check, by how many of them can be his. */
const cylonAdds: readonly (readonly number[])[] = [[1], [0.5, 0.5], [0.5, 0.38, 0.12]]
/** How likely any one other player who takes part does so. */
const anotherSpoils = 0.12
/** Of those who do, how many add one card, and how many two. */
const oneOfThem = 0.75
/** More cards than that against a check: it happens. */
const strange = 0.01
/** Evidence is never quite as independent as the numbers say. */
const weight = 0.85

/** What a player is thought to be after he added none, one, or more cards to a check; as factors of the odds. */
const byCount: readonly number[] = [1.12, 1.12, 0.7]
/** Somebody who went where the fleet needed him. */
const byHelp = 0.85
/** Somebody who did nothing although he could: once it happens to anybody, again and again it does not. */
const byIdle = 1.45
const repeated = (n: number): number => (Math.min(5, n) * (Math.min(5, n) + 1)) / 2
/** Somebody who made a check harder, or had it fail, for all to see. */
const byOpenHarm = 4
/** Somebody who made a check easier when its cards lay on the table: it had failed otherwise. */
const byRescue = 0.45
/** Somebody who took what was worse for the fleet. */
const byBadChoice = 2.2
/** Somebody who saw such a card on top of its deck, and left it there. */
const byLeaving = 1.8
/** Somebody of whose Loyalty cards one that was seen was none of a Cylon. */
const byLook = 0.45
/** How much oftener than others a card is a Cylon card that was handed on by somebody who had to, and who need not. */
const passedOn = 1.5
const handedOn = 20
/** A Loyalty card dealt since may have changed what was true before. */
const beforeSleeper = 0.5

/** The probability that each seat is a Cylon; what is shown or was seen is certain. */
export function suspicions(
  { view, memory, content, seen }: Mind,
  isBad: (choice: SeenChoice) => boolean,
): readonly number[] {
  const before = view.players.map(() => 0)
  const since = view.players.map(() => 0)
  const adds = (seat: Seat, late: boolean, sum: number): void => {
    const sums = late ? since : before
    sums[seat] = (sums[seat] ?? 0) + sum
  }
  for (const { seat } of view.players) {
    const handed = memory.handed?.[seat]
    const now = ofDeeds(content, memory, seat)
    const then = handed ? ofDeeds(content, handed, seat) : now
    adds(seat, false, then + (memory.looked[seat] ? Math.log(byLook) : 0))
    adds(seat, true, now - then)
  }
  memory.choices.forEach((choice, i) => {
    const then = i < memory.beforeSleeper.choices ? beforeSleeper : 1
    const late = i >= (memory.handed?.[choice.seat]?.choices ?? memory.choices.length)
    const by = choice.option === 'left' ? byLeaving : byBadChoice
    if (isBad(choice)) adds(choice.seat, late, then * Math.log(by))
  })
  fromChecks(view, memory, content).forEach((sums, late) => {
    sums.forEach((sum, seat) => {
      adds(seat, late === 1, sum)
    })
  })
  const certain = view.players.map((p, seat) => {
    if (p.revealed || seen[seat] === 'cylon') return 1
    return hostility(view, content, p, memory.seat) ?? (seen[seat] === 'human' ? least : undefined)
  })
  const found = {
    cylonBy: view.players.map((p) =>
      holding(content, view, p, memory.handed?.[p.seat], before[p.seat] ?? 0, since[p.seat] ?? 0),
    ),
    certain,
    hidden: hiddenCards(view, content, seen),
    testimony: memory.testimony.filter(({ by }) => !view.players[by]?.revealed),
    me: memory.seat,
  }
  const himself = isCylonHimself(view, content, memory.seat)
  // What one is oneself one knows; what others take one for they work out without knowing it.
  const mine = weighTogether(found, Number(himself))
  const others = weighTogether(found, undefined)
  return view.players.map((p) => certain[p.seat] ?? (p.seat === memory.seat ? others : mine)[p.seat] ?? 0)
}

/** Nobody is quite certain of anybody. */
const least = 0.02

type Found = {
  /** In how many ways each can hold so many Cylon cards, at least one, weighed by what was seen of him. */
  readonly cylonBy: readonly Ways[]
  readonly certain: readonly (number | undefined)[]
  readonly hidden: Hidden
  readonly testimony: readonly Testimony[]
  readonly me: Seat
}

/**
 * How likely each is a Cylon, by every way in which Cylons can be among those at the table: there are no more of them than
 * were made, and what one says of another fits some of these ways better than others.
 */
function weighTogether(
  { cylonBy, certain, hidden, testimony, me }: Found,
  himself: number | undefined,
): number[] {
  const known = certain.map((p, seat) => p ?? (seat === me ? himself : undefined))
  const open = known.flatMap((p, seat) => (p === undefined ? [seat] : []))
  const place = known.map((_, seat) => open.indexOf(seat))
  // Every next one is a Cylon, or is not.
  const sets = [cardsOf(hidden.elsewhere, 1)]
  for (const seat of open)
    for (const found of [...sets]) sets.push(product(found, cylonBy[seat] ?? [], hidden.left))
  const sums = cylonBy.map(() => 0)
  // What he says himself tells him nothing.
  const heard = testimony.filter(({ by }) => by !== me || himself === undefined)
  let all = 0
  sets.forEach((found, set) => {
    const cylon = (seat: Seat): number => known[seat] ?? (set >> (place[seat] ?? 0)) & 1
    let p = found[hidden.left] ?? 0
    if (p === 0) return
    for (const said of heard) p *= likelihoodOf(said, cylon(said.by), cylon(said.whose))
    all += p
    for (let i = 0; i < open.length; i++)
      if (((set >> i) & 1) === 1) sums[open[i] ?? -1] = (sums[open[i] ?? -1] ?? 0) + p
  })
  return sums.map((sum) => Math.max(least, Math.min(1 - least, all === 0 ? 0 : sum / all)))
}

/** Whether nothing can be made of how many cards somebody added: he draws none that count, or says that his one does much. */
function couldNot(
  view: View,
  content: Content,
  { skills, counts, claims, drawn }: SeenCheck,
  seat: Seat,
): boolean {
  const n = counts[seat] ?? 0
  const types = [...drawnBy(view, content, seat), ...(drawn?.[seat] ?? [])]
  if (n === 0) return skills !== undefined && !types.some((t) => skills.includes(t))
  return n === 1 && meant[claims?.[seat] ?? 'nothing'].strength >= meant.some.strength
}

/** Whether somebody is a Cylon by what this view shows of his Loyalty. */
const isCylonHimself = (view: View, content: Content, seat: Seat): boolean =>
  view.players[seat]?.loyalty?.some((card) => isCylonCard(content, card)) ?? false

/** What others are by the Loyalty cards one has seen; of whom one has not seen all that need not be so. */
export type Seen = Readonly<Partial<Record<Seat, Verdict>>>

export function seenBy(view: View, memory: Memory, content: Content): Seen {
  const seen: Partial<Record<Seat, Verdict>> = {}
  for (const [seat, { cards, dealtSince }] of Object.entries(memory.looked))
    if (cards.some((card) => isCylonCard(content, card))) seen[Number(seat)] = 'cylon'
    else if (!dealtSince && cards.length >= (view.players[Number(seat)]?.loyaltyCards ?? 0))
      seen[Number(seat)] = 'human'
  return seen
}

/** What somebody has done for all to see says of him: a logarithm. */
const ofDeeds = (
  content: Content,
  deeds: Pick<Handed, 'activated' | 'idle' | 'openly' | 'saved'>,
  seat: Seat,
) =>
  Math.min(8, helped(deeds, content, seat)) * Math.log(byHelp) +
  ofCards(content, deeds.openly?.[seat]) * Math.log(byOpenHarm) +
  ofCards(content, deeds.saved?.[seat]) * Math.log(byRescue) +
  repeated(deeds.idle[seat] ?? 0) * Math.log(byIdle)

/** How often somebody activated a location that serves all. */
const helped = (memory: Pick<Memory, 'activated'>, content: Content, seat: Seat): number =>
  Object.entries(memory.activated[seat] ?? {}).reduce(
    (sum, [location, n]) => sum + (serving(content).has(location) ? n : 0),
    0,
  )

/** How many of these checks were of cards; in checks of locations somebody may have had his reasons. */
const ofCards = (content: Content, titles: readonly string[] = []): number =>
  titles.filter((title) => !content.locations.has(title)).length

const isLeader = (content: Content, { standing }: PlayerView): boolean =>
  content.rules.standings[standing]?.insteadOfLoyalty !== undefined

/** How many Cylons the Loyalty deck makes, what comes into it later, and who may be one by it: a Leader is none of them. */
export function cylonsMade(
  { players }: View,
  content: Content,
): {
  readonly cylons: number
  readonly late: number
  readonly leader: boolean
  readonly mayBe: (p: PlayerView) => boolean
} {
  // Some are dealt nothing any more from when they show themselves: they were not Leaders when the deck was made.
  const dealt = (p: PlayerView) => content.rules.standings[p.standing]?.insteadOfLoyalty?.atSetup ?? []
  const leader = players.some((p) => dealt(p).length > 0)
  const plan = loyaltyPlan(content.rules, players.length, leader)
  return {
    cylons: plan?.cylon ?? 1,
    late: plan?.late?.named?.length ?? 0,
    leader,
    mayBe: (p) => !isLeader(content, p),
  }
}

/** In how many ways some places can hold no Cylon card, one, two and so on. */
type Ways = readonly number[]

/** The Cylon cards still to be found, and places besides the cards of those who may be Cylons where they can be. */
type Hidden = { readonly left: number; readonly elsewhere: number }

/** Some are not dealt yet, and some lie face down before those who have shown themselves; of his own everybody knows. */
function hiddenCards(view: View, content: Content, seen: Seen): Hidden {
  const { cylons, mayBe } = cylonsMade(view, content)
  let left = cylons
  let elsewhere = view.loyaltyDeck
  for (const p of view.players) {
    if (mayBe(p) && ((p.revealed && !p.sympathizer) || (!p.revealed && seen[p.seat] === 'cylon'))) left--
    if (!p.revealed) continue
    if (p.loyalty) left -= p.loyalty.filter((card) => isCylonCard(content, card)).length
    else elsewhere += p.loyaltyCards
  }
  return { left: Math.max(0, left), elsewhere }
}

/** So many cards, of which each is as often a Cylon card as that, compared with others. */
const cardsOf = (n: number, often: number): Ways =>
  Array.from({ length: n + 1 }, (_, k) => ways(n, k) * often ** k)

/** At least one of them is a Cylon card. */
const some = ([_, ...found]: Ways): Ways => [0, ...found]

/** Both together, as far as that many cards. */
function product(a: Ways, b: Ways, most: number): Ways {
  const found: number[] = []
  for (let n = 0; n <= most && n < a.length + b.length - 1; n++) {
    let sum = 0
    for (let k = Math.max(0, n - b.length + 1); k <= n && k < a.length; k++)
      sum += (a[k] ?? 0) * (b[n - k] ?? 0)
    found.push(sum)
  }
  return found
}

/** In how many ways somebody is a Cylon. What was seen of him before cards were handed on to him is about the others he has. */
function holding(
  content: Content,
  view: View,
  { loyaltyCards }: PlayerView,
  handed: Handed | undefined,
  before: number,
  since: number,
): Ways {
  const n = Math.min(handed?.n ?? 0, loyaltyCards)
  const giver = content.rules.standings[view.players[handed?.from ?? -1]?.standing ?? '']
  const got = cardsOf(n, giver?.passesOn ? passedOn : handedOn)
  const had = product(some(cardsOf(loyaltyCards - n, 1)), got, loyaltyCards)
  return had.map((x, k) => Math.exp(since) * (Math.exp(before) * x + (some(got)[k] ?? 0)))
}

/** In how many ways so many can be chosen. */
function ways(of: number, n: number): number {
  let found = 1
  for (let i = 0; i < n; i++) found = (found * (of - i)) / (i + 1)
  return Math.max(0, found)
}

const reckoned = new WeakMap<Memory['checks'], Map<string, readonly (readonly number[])[]>>()

/**
 * What all checks say of each seat: logarithms, until cards were handed on to him and since. They are weighed once, as long
 * as the same people are at the table and nobody shows himself.
 */
function fromChecks(view: View, memory: Memory, content: Content): readonly (readonly number[])[] {
  const { checks, seat: me, beforeSleeper: before } = memory
  const late = view.players.map((p) => memory.handed?.[p.seat]?.checks ?? checks.length)
  const table = `${me} ${before.checks} ${late} ${view.players.map((p) => (p.revealed ? '-' : p.character)).join()}`
  const known = reckoned.get(checks) ?? new Map<string, readonly (readonly number[])[]>()
  reckoned.set(checks, known)
  const found = known.get(table)
  if (found) return found
  const sums = [view.players.map(() => 0), view.players.map(() => 0)]
  checks.forEach((check, i) => {
    if (content.locations.has(check.title)) return
    const then = i < before.checks ? beforeSleeper : 1
    for (const p of view.players) {
      const n = check.counts[p.seat]
      if (n === undefined || p.revealed) continue
      const willing = couldNot(view, content, check, p.seat)
        ? 0
        : Math.log(byCount[Math.min(n, byCount.length - 1)] ?? 1)
      const lay = n === 0 ? 0 : evidence(view, content, me, check, p.seat)
      const of = sums[Number(i >= (late[p.seat] ?? 0))]
      if (of) of[p.seat] = (of[p.seat] ?? 0) + then * weight * (willing + lay)
    }
  })
  known.set(table, sums)
  return sums
}

/** How much more likely what lay against a check is if that player is a Cylon: a logarithm. */
function evidence(view: View, content: Content, me: Seat, check: SeenCheck, seat: Seat): number {
  const added = check.counts[seat] ?? 0
  const mine = seat === me ? [] : [...check.own]
  let against = 0
  let his = 0
  for (const card of check.minus) {
    const own = mine.indexOf(card)
    if (own >= 0) {
      mine.splice(own, 1)
      continue
    }
    against++
    const type = content.skills.get(card)?.card.type
    if (type !== undefined && couldHold(view, content, check.drawn, seat, type)) his++
  }
  const types = check.minus.flatMap((card) => content.skills.get(card)?.card.type ?? [])
  let others = 0
  for (const p of view.players) {
    if (p.seat === seat || p.seat === me || (check.counts[p.seat] ?? 0) === 0) continue
    // A card of a revealed Cylon lies against the check; nobody else need be blamed for it.
    if (p.revealed) against = Math.max(0, against - 1)
    else if (types.some((type) => couldHold(view, content, check.drawn, p.seat, type))) others++
  }
  const most = Math.min(added, his)
  const bad = 1 - check.types / content.rules.skillTypes.length
  const { destinyInCheck } = content.rules
  const human = likelihood(against, bad, others, 0, destinyInCheck)
  const cylon = likelihood(against, bad, others, most, destinyInCheck)
  return Math.log(cylon / human)
}

const printedOn = kept(
  (content) => new Map([...content.characters].map(([id, c]) => [id, c.skills.flatMap((s) => s.types)])),
)

/** The types printed on somebody's sheet. */
const drawnBy = (view: View, content: Content, seat: Seat): readonly string[] =>
  printedOn(content).get(view.players[seat]?.character ?? '') ?? []

/** Whether somebody draws cards of a type, or was seen to; what nobody has drawn came to anybody. */
export function couldHold(
  view: View,
  content: Content,
  drawn: Memory['drawn'],
  whose: Seat,
  type: string,
): boolean {
  const draws = (seat: Seat): boolean =>
    drawnBy(view, content, seat).includes(type) || (drawn?.[seat]?.includes(type) ?? false)
  return draws(whose) || view.players.every((p) => p.revealed || !draws(p.seat))
}

/** How likely so many cards lie against a check if one player may have added so many of them. */
function likelihood(against: number, bad: number, others: number, his: number, cards: number): number {
  let sum = 0
  cylonAdds[Math.min(his, cylonAdds.length - 1)]?.forEach((adds, n) => {
    for (let d = 0; d <= cards; d++) sum += adds * destiny(d, cards, bad) * byOthers(against - n - d, others)
  })
  return sum
}

/** How likely so many of the Destiny cards are of a type that does not count. */
const destiny = (n: number, of: number, bad: number): number => ways(of, n) * bad ** n * (1 - bad) ** (of - n)

function byOthers(n: number, others: number): number {
  if (n < 0) return 0
  const any = 1 - (1 - anotherSpoils) ** others
  if (n === 0) return 1 - any + strange
  return n === 1 ? any * oneOfThem + strange : n === 2 ? any * (1 - oneOfThem) + strange : strange
}
