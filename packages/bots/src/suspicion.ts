import { loyaltyPlan, type PlayerView, type View } from '@ragtag/engine'
import { hostility } from './agenda.ts'
import { serving } from './locations.ts'
import type { Memory, SeenCheck, SeenChoice } from './memory.ts'
import type { Mind } from './mind.ts'
import { type Content, isCylonCard, type Seat } from './printed.ts'
import { type Verdict, weighed } from './testimony.ts'

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
/** Somebody who did nothing although he could. */
const byIdle = 3
/** Somebody who took what was worse for the fleet. */
const byBadChoice = 2.2
/** Somebody of whose Loyalty cards one that was seen was none of a Cylon. */
const byLook = 0.45
/** A Loyalty card dealt since may have changed what was true before. */
const beforeSleeper = 0.5

/** The probability that each seat is a Cylon; what is shown or was seen is certain. */
export function suspicions(
  { view, memory, content, seen }: Mind,
  isBad: (choice: SeenChoice) => boolean,
): readonly number[] {
  const { cylons, found } = cylonsIn(view, content, seen)
  const odds = Math.log(prior(view, memory, seen, cylons, found))
  const sums = view.players.map(
    (p) =>
      odds +
      Math.min(8, helped(memory, content, p.seat)) * Math.log(byHelp) +
      Math.min(6, memory.idle[p.seat] ?? 0) * Math.log(byIdle) +
      (memory.looked[p.seat] ? Math.log(byLook) : 0),
  )
  memory.choices.forEach((choice, i) => {
    const then = i < memory.beforeSleeper.choices ? beforeSleeper : 1
    if (isBad(choice)) sums[choice.seat] = (sums[choice.seat] ?? 0) + then * Math.log(byBadChoice)
  })
  const table = `${memory.seat} ${view.players.map((p) => (p.revealed ? '-' : p.character)).join()}`
  memory.checks.forEach((check, i) => {
    if (content.locations.has(check.title)) return
    const then = i < memory.beforeSleeper.checks ? beforeSleeper : 1
    for (const p of view.players) {
      const n = check.counts[p.seat]
      if (n === undefined || p.revealed) continue
      const willing = Math.log(byCount[Math.min(n, byCount.length - 1)] ?? 1)
      const lay = n === 0 ? 0 : kept(view, content, memory.seat, check, p.seat, table)
      sums[p.seat] = (sums[p.seat] ?? 0) + then * weight * (willing + lay)
    }
  })
  const certain = view.players.map((p, seat) => {
    if (p.revealed || seen[seat] === 'cylon') return 1
    const agenda = hostility(view, content, p, memory.seat)
    if (agenda !== undefined) return agenda
    // Where every Cylon is known, whoever is left is human, whatever he may have done.
    return seen[seat] === 'human' || found >= cylons ? 0.02 : undefined
  })
  const doubts = sums.map((sum) => 1 / (1 + Math.exp(-sum)))
  const taken = (seat: Seat): number => certain[seat] ?? doubts[seat] ?? 0
  for (const said of memory.testimony) {
    const { by, whose } = said
    if (view.players[by]?.revealed) continue
    // What is said about oneself one knows to be true or not; what one is taken for by others is another matter.
    const known = whose === memory.seat ? Number(isCylonHimself(view, content, whose)) : taken(whose)
    const told = by === memory.seat ? taken(whose) : weighed(said, taken(by), taken(whose)).whose
    doubts[by] = weighed(said, taken(by), known).by
    doubts[whose] = told
  }
  return view.players.map((p) => taken(p.seat))
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

/** How often somebody activated a location that serves all. */
const helped = (memory: Memory, content: Content, seat: Seat): number =>
  Object.entries(memory.activated[seat] ?? {}).reduce(
    (sum, [location, n]) => sum + (serving(content).has(location) ? n : 0),
    0,
  )

const isLeader = (content: Content, { standing }: PlayerView): boolean =>
  content.rules.standings[standing]?.insteadOfLoyalty !== undefined

/** How many Cylons the Loyalty deck makes, and who may be one by it: a Leader is none of them. */
export function cylonsMade(
  { players }: View,
  content: Content,
): { readonly cylons: number; readonly mayBe: (p: PlayerView) => boolean } {
  const leader = players.some((p) => isLeader(content, p))
  return {
    cylons: loyaltyPlan(content.rules, players.length, leader)?.cylon ?? 1,
    mayBe: (p) => !isLeader(content, p),
  }
}

/** How many there are, and how many of them are known. */
function cylonsIn(
  view: View,
  content: Content,
  seen: Seen,
): { readonly cylons: number; readonly found: number } {
  const { cylons, mayBe } = cylonsMade(view, content)
  const found = view.players.filter(
    (p) => mayBe(p) && ((p.revealed && !p.sympathizer) || (!p.revealed && seen[p.seat] === 'cylon')),
  ).length
  return { cylons, found }
}

/** The odds of a player nothing is known about: Cylon cards dealt so far, among those who may hold them. */
function prior(view: View, memory: Memory, seen: Seen, cylons: number, found: number): number {
  const dealt = view.players.reduce((n, p) => n + p.loyaltyCards + p.shown.length, 0)
  const share = dealt / Math.max(1, dealt + view.loyaltyDeck)
  const unknown = view.players.filter(
    (p) => !p.revealed && p.seat !== memory.seat && seen[p.seat] === undefined,
  ).length
  const p = Math.max(0.03, Math.min(0.7, (cylons * share - found) / Math.max(1, unknown)))
  return p / (1 - p)
}

const reckoned = new WeakMap<SeenCheck, Map<string, (number | undefined)[]>>()

/** A check is weighed once for each seat, as long as the same people sit at the table and nobody shows himself. */
function kept(view: View, content: Content, me: Seat, check: SeenCheck, seat: Seat, table: string): number {
  const known = reckoned.get(check) ?? new Map<string, (number | undefined)[]>()
  reckoned.set(check, known)
  const here = known.get(table) ?? []
  known.set(table, here)
  const found = here[seat] ?? evidence(view, content, me, check, seat)
  here[seat] = found
  return found
}

/** How much more likely what lay against a check is if that player is a Cylon: a logarithm. */
function evidence(view: View, content: Content, me: Seat, check: SeenCheck, seat: Seat): number {
  const added = check.counts[seat] ?? 0
  const mine = seat === me ? [] : [...check.own]
  let against = 0
  let his = 0
  const draws = drawnBy(view, content, seat)
  const foreign = (type: string): boolean =>
    view.players.every((p) => p.revealed || !drawnBy(view, content, p.seat).includes(type))
  for (const card of check.minus) {
    const own = mine.indexOf(card)
    if (own >= 0) {
      mine.splice(own, 1)
      continue
    }
    against++
    const type = content.skills.get(card)?.card.type
    // What nobody draws by himself came to anybody.
    if (type !== undefined && (draws.includes(type) || foreign(type))) his++
  }
  let others = 0
  for (const p of view.players) {
    if (p.seat === seat || p.seat === me || (check.counts[p.seat] ?? 0) === 0) continue
    // A card of a revealed Cylon lies against the check; nobody else need be blamed for it.
    if (p.revealed) against = Math.max(0, against - 1)
    else others++
  }
  const most = Math.min(added, his)
  const bad = 1 - check.types / content.rules.skillTypes.length
  const { destinyInCheck } = content.rules
  const human = likelihood(against, bad, others, 0, destinyInCheck)
  const cylon = likelihood(against, bad, others, most, destinyInCheck)
  return Math.log(cylon / human)
}

/** The types printed on somebody's sheet. */
const drawnBy = (view: View, content: Content, seat: Seat): readonly string[] =>
  content.characters.get(view.players[seat]?.character ?? '')?.skills.flatMap((s) => s.types) ?? []

/** How likely so many cards lie against a check if one player may have added so many of them. */
function likelihood(against: number, bad: number, others: number, his: number, cards: number): number {
  let sum = 0
  cylonAdds[Math.min(his, cylonAdds.length - 1)]?.forEach((adds, n) => {
    for (let d = 0; d <= cards; d++) sum += adds * destiny(d, cards, bad) * byOthers(against - n - d, others)
  })
  return sum
}

/** How likely so many of the Destiny cards are of a type that does not count. */
function destiny(n: number, of: number, bad: number): number {
  let ways = 1
  for (let i = 0; i < n; i++) ways = (ways * (of - i)) / (i + 1)
  return ways * bad ** n * (1 - bad) ** (of - n)
}

function byOthers(n: number, others: number): number {
  if (n < 0) return 0
  const any = 1 - (1 - anotherSpoils) ** others
  if (n === 0) return 1 - any + strange
  return n === 1 ? any * oneOfThem + strange : n === 2 ? any * (1 - oneOfThem) + strange : strange
}
