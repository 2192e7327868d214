import { worthIn } from '@ragtag/engine'
import { meant } from './claims.ts'
import { type Gain, less, nothing, type Scene, total } from './gain.ts'
import { idOf } from './message.ts'
import { isCylon, type Mind, sheetPassives } from './mind.ts'
import { isKept } from './open-cards.ts'
import { mostAdded } from './places.ts'
import {
  type CardId,
  type CheckData,
  type Content,
  checksCalled,
  does,
  kept,
  type Seat,
  type SkillCard,
  type SkillType,
  says,
} from './printed.ts'
import { cardWorth } from './values.ts'
import { worthOf } from './worth.ts'

// Skill checks: how much one wants them to pass, and how far the cards in sight carry.

/** The average strength of a skill card. */
const average = 2.14
/** What the square of its strength is on average: with some boxes cards differ more. */
const square = kept((content: Content): number => {
  let sum = 0
  let cards = 0
  for (const { strength, card } of content.skills.values()) {
    const copies = card.strengths[strength] ?? 1
    sum += copies * strength ** 2
    cards += copies
  }
  return sum / Math.max(1, cards)
})
/** How far the cards a player adds unseen stray, each. */
const cardSpread = 1.1
/** What a card of a Cylon in hiding does to a check on average: hardly any of them help it. */
const spoiled = -2
/** What a Cylon in hiding takes from a check on average: mostly he keeps out of it. */
const withheld = 1.2
/** What the one card of a revealed Cylon does: he keeps the strong ones for it. */
const openly = -3
/** What he can be expected to do to a check: mostly he keeps out of it. */
const expected = -1.2
/** How strong a card is that somebody has put into a check besides: he has seen it, and all saw which deck it is from. */
const chosen = 2.3

/** What is printed about the check under way: on its card, or at its location. */
const checkData = ({ view, content }: Mind): CheckData | undefined => {
  const all = checksCalled(content, idOf(view.check?.title))
  return all.length > 1 ? (all.find((c) => c.skills.join() === view.check?.skills.join()) ?? all[0]) : all[0]
}

/** Whose check it is, and about whom. */
const sceneOf = ({ view, memory }: Mind): Scene => ({
  user: view.crisis === null && memory.activator >= 0 ? memory.activator : view.turn.seat,
  picked: view.check && view.check.picked >= 0 ? view.check.picked : undefined,
})

/** What it is worth that the check passes rather than fails. */
export function stakes(mind: Mind): Gain {
  const data = checkData(mind)
  if (!data) return mind.view.check ? { fleet: 1, own: 0 } : nothing
  const at = sceneOf(mind)
  const { fleet, own, mine = 0 } = less(worthOf(mind, data.pass, at), worthOf(mind, data.fail, at))
  // What befalls whose turn it is befalls the fleet.
  return at.user === mind.seat ? { fleet, own: own + mine } : { fleet: fleet + own, own: mine }
}

/** What the check under way brings if it passes. */
export const passGain = (mind: Mind): Gain => worthOf(mind, checkData(mind)?.pass, sceneOf(mind))

/** What half a success is worth over none. */
export function partialStake(mind: Mind): number {
  const data = checkData(mind)
  if (!data?.partial) return 0
  const at = sceneOf(mind)
  return total(less(worthOf(mind, data.partial.effect, at), worthOf(mind, data.fail, at)))
}

/** Whether the check is about this seat itself: somebody accuses it, or it wants to get out of the Brig. */
export const aboutSelf = (mind: Mind): boolean => {
  const { picked, user } = sceneOf(mind)
  const ofCard = mind.content.cards.has(idOf(mind.view.check?.title))
  return !ofCard && mind.view.crisis === null && (picked ?? user) === mind.seat
}

/** Whether this seat wants the check to pass: a Cylon wants what harms the fleet, and what does himself good. */
export function wish(mind: Mind): number {
  const { fleet, own } = stakes(mind)
  return isCylon(mind) ? own - fleet : own + fleet
}

/** What is added to a check costs all who add to it, no more cards than they may, but for what they would discard anyway. */
export const checkCost = (difficulty: number, free = 0, most = Number.POSITIVE_INFINITY): number =>
  cardWorth * Math.max(0, Math.min(most, difficulty * 0.32) - free)

/** How many cards somebody has to discard at the end of the turn if he keeps them all. */
export function surplus(mind: Mind, seat: Seat): number {
  const limit = sheetPassives(mind, seat, says.handLimit)[0]?.n ?? mind.content.rules.handLimit
  return Math.max(0, (mind.view.players[seat]?.cards ?? 0) - limit)
}

const counted = new WeakMap<Check, readonly SkillType[]>()
type Check = NonNullable<Mind['view']['check']>

/** The types that count for a check, those among them that somebody made count. */
export function counting(check: Check): readonly SkillType[] {
  if (check.positive.length === 0) return check.skills
  const known = counted.get(check) ?? [...check.skills, ...check.positive]
  counted.set(check, known)
  return known
}

/** What a card adds to the check under way. */
export function strengthIn(mind: Mind, card: CardId): number {
  const { view, content } = mind
  const face = content.skills.get(card)
  const check = view.check
  if (!face || !check) return 0
  return worthIn(check, { type: face.card.type, strength: face.strength })
}

/** How likely a card a character draws counts for a check of these skills. */
function fit({ content, view }: Mind, seat: Seat, skills: readonly SkillType[]): number {
  const sheet = content.characters.get(view.players[seat]?.character ?? '')?.skills ?? []
  let all = 0
  let fitting = 0
  for (const { types, draw } of sheet) {
    all += draw
    fitting += (draw * types.filter((t) => skills.includes(t)).length) / types.length
  }
  return all === 0 ? 0 : fitting / all
}

/** What a player could add if he wanted to. */
export function capacity(mind: Mind, seat: Seat, skills: readonly SkillType[]): number {
  const p = mind.view.players[seat]
  if (!p || p.revealed) return 0
  const { check } = mind.view
  const pledge = check && counting(check) === skills ? mind.memory.adding.pledges?.[seat] : undefined
  return pledge === undefined ? typical(mind, seat, skills) : meant[pledge].strength
}

/** What somebody can add on average who has so many cards and draws what he draws. */
export function typical(mind: Mind, seat: Seat, skills: readonly SkillType[]): number {
  const p = mind.view.players[seat]
  if (!p) return 0
  return Math.min(mostAdded(mind, seat), p.cards) * fit(mind, seat, skills) * average
}

/** What a player can be hoped to add: a share of what he could, or a card against it. */
export function hope(mind: Mind, seat: Seat, skills: readonly SkillType[], share: number): number {
  const p = mind.view.players[seat]
  if (!p || p.cards === 0) return 0
  if (p.revealed) return expected
  const cylon = mind.suspicion[seat] ?? 0
  return (1 - cylon) * share * capacity(mind, seat, skills) - cylon * withheld
}

/** What the Destiny cards add on average. */
export const destiny = ({ content }: Mind, skills: readonly SkillType[]): number =>
  content.rules.destinyInCheck * average * ((2 * skills.length) / content.rules.skillTypes.length - 1)

/** How far they stray from it, squared. */
const destinyVariance = (mind: Mind, skills: readonly SkillType[]): number => {
  const n = Math.max(1, mind.content.rules.destinyInCheck)
  return n * square(mind.content) - destiny(mind, skills) ** 2 / n
}

/** How likely something that strays by so much about an average ends above zero. */
export const above = (average: number, spread: number): number =>
  1 / (1 + Math.exp((-1.7 * average) / spread))

/** Checks less likely to pass than this are given up by all but the last. */
export const hopeless = 0.22

/** What all together can be hoped to bring to such a check, before anybody has added a card. */
export const hopedFor = (mind: Mind, skills: readonly SkillType[]): number =>
  mind.view.players.reduce(
    (sum, p) =>
      sum +
      (p.seat === mind.seat && !p.revealed ? ownStrength(mind, skills) : hope(mind, p.seat, skills, 0.7)),
    destiny(mind, skills),
  )

/** How far what is hoped for may be off. */
const astray = 4.5

/** How likely it passes. */
export const passChance = (mind: Mind, difficulty: number, skills: readonly SkillType[]): number =>
  above(hopedFor(mind, skills) - difficulty, astray)

/** How likely it passes if nobody but this seat adds anything. */
export const ownChance = (mind: Mind, difficulty: number, skills: readonly SkillType[]): number =>
  above(
    destiny(mind, skills) + ownStrength(mind, skills, 1) - difficulty + 0.5,
    Math.sqrt(destinyVariance(mind, skills)),
  )

/** How likely it is that it passes, if nobody pays for what nobody believes in. */
export function helpedChance(mind: Mind, difficulty: number, skills: readonly SkillType[]): number {
  const chance = passChance(mind, difficulty, skills)
  return chance < hopeless ? chance / 2 : chance
}

/** How likely the check under way passes before any card lies in it, if it becomes so much easier. */
export function chanceNow(mind: Mind, by = 0): number {
  const check = mind.view.check
  if (!check) return 0.5
  return above(hopedFor(mind, counting(check)) + besides(mind).strength + by - check.difficulty, astray)
}

/** How much likelier the check under way passes if the difficulty changes. */
export function easier(mind: Mind, by: number): number {
  const check = mind.view.check
  if (!check) return 0
  if (check.strength !== null)
    return Number(check.strength >= check.difficulty + by) - Number(check.strength >= check.difficulty)
  const { strength, spread } = sofar(mind)
  // What is given up is not saved by a few points.
  if (check.total === 0 && chanceNow(mind, Math.abs(by)) < hopeless) return 0
  // Nobody adds more than is needed; where all together have too little, a few points do not save it.
  const hoped =
    check.total > 0
      ? strength
      : Math.min(check.difficulty * 0.9, hopedFor(mind, counting(check)) + besides(mind).strength)
  return above(hoped - check.difficulty - by, spread + 3) - above(hoped - check.difficulty, spread + 3)
}

/** The strength of as many of these cards as this seat may add, the strongest first, by what share of each counts. */
export const mostOf = (mind: Mind, cards: readonly CardId[], share: (card: SkillCard) => number): number =>
  cards
    .flatMap((card) => {
      const face = mind.content.skills.get(card)
      return face ? [face.strength * share(face.card)] : []
    })
    .sort((a, b) => b - a)
    .slice(0, mostAdded(mind, mind.seat))
    .reduce((sum, n) => sum + n, 0)

const ownStrength = (mind: Mind, skills: readonly SkillType[], share = 0.8): number =>
  mostOf(mind, mind.view.hand, (card) => (skills.includes(card.type) ? share : 0))

/** Cylons in hiding seldom add more than one card: as factors of the odds that it is one of them, for one and for each more. */
const byFew = 1.2
const byMany = 0.35

/** How likely it was a Cylon who added so many cards. */
const addedBy = (cylon: number, n: number): number => {
  const odds = cylon * (n > 1 ? byMany ** (n - 1) : byFew)
  return odds / (odds + 1 - cylon)
}

/** What somebody has put into the check under way besides what is added in turn; who did it knows the cards. */
function besides(mind: Mind): { readonly strength: number; readonly variance: number } {
  const { deck = '', n = 0, cards = [] } = mind.memory.adding.besides ?? {}
  if (cards.length > 0)
    return { strength: cards.reduce((sum, card) => sum + strengthIn(mind, card), 0), variance: 0 }
  const { check } = mind.view
  const counts = check && counting(check).some((type) => type === deck)
  return { strength: n * (counts ? chosen : -average), variance: n * cardSpread ** 2 }
}

/** What lies in the check already, as far as one can tell, and how far that may be off. */
export function sofar(mind: Mind): { readonly strength: number; readonly spread: number } {
  const { view, suspicion, memory } = mind
  const check = view.check
  if (!check) return { strength: 0, spread: 1 }
  if (check.cards.length > 0)
    return { strength: check.cards.reduce((sum, card) => sum + strengthIn(mind, card), 0), spread: 0.1 }
  const more = besides(mind)
  let strength = destiny(mind, counting(check)) + more.strength
  let variance = destinyVariance(mind, counting(check)) + more.variance
  check.counts.forEach((n, seat) => {
    if (n === 0) return
    const cylon = addedBy(suspicion[seat] ?? 0, n)
    const claim = memory.adding.claims?.[seat]
    if (claim !== undefined && !view.players[seat]?.revealed) {
      const says = meant[claim]
      strength += (1 - cylon) * says.strength + cylon * n * spoiled
      variance += says.spread ** 2 + cylon * (1 - cylon) * (says.strength - n * spoiled) ** 2
      return
    }
    strength += n * (view.players[seat]?.revealed ? openly : (1 - cylon) * (average + 0.2) + cylon * spoiled)
    variance += n * cardSpread ** 2 + cylon * (1 - cylon) * (2 * n) ** 2
  })
  return { strength, spread: Math.sqrt(variance) }
}

/** Those who add cards after this seat, in order (the current player comes last). */
export function later({ view, seat }: Mind): Seat[] {
  const { length } = view.players
  const place = (s: Seat): number => (s - view.turn.seat - 1 + length) % length
  return view.players.map((p) => p.seat).filter((s) => place(s) > place(seat))
}

/** How dear a card is by how many one has: a full hand is discarded from anyway. */
export const scarcity = (cards: number): number => Math.max(0.25, Math.min(1.2, (11 - cards) / 6))

/** What it costs to part with a card: its strength, and what it could be played for. */
export function keepWorth(mind: Mind, card: CardId): number {
  const { content, view } = mind
  const face = content.skills.get(card)
  if (!face) return 0
  const { type } = face.card
  const wanted = mind.aims !== undefined && isKept(mind, type, heldOf(mind, type))
  const worth = printedWorth(face.strength, face.card, copiesOf(mind, face.card))
  return scarcity(view.hand.length) * worth + (wanted ? 0.6 : 0)
}

const heldOf = ({ content, view }: Mind, type: SkillType): number =>
  view.hand.filter((card) => content.skills.get(card)?.card.type === type).length

/** How many cards with this text one has. */
export const copiesOf = ({ content, view }: Mind, { id }: SkillCard): number =>
  view.hand.reduce((n, card) => n + Number(content.skills.get(card)?.card.id === id), 0)

/** What a card of this strength is worth in the hand, where cards are neither rare nor plenty; of several one is used. */
export const printedWorth = (strength: number, card: SkillCard, copies = 1): number =>
  0.03 + 0.055 * strength + usefulness(card) / Math.max(1, 0.6 * copies + 0.4)

const useful = new WeakMap<SkillCard, number>()

/** What it is worth to be able to use a card, by what it does. */
function usefulness(card: SkillCard): number {
  const known = useful.get(card)
  if (known !== undefined) return known
  const made = Math.max(
    0,
    ...card.abilities.map((a) => dear.find((d) => does(a.effect, d.words))?.worth ?? 0.04),
  )
  useful.set(card, made)
  return made
}

const dear: readonly { readonly words: Parameters<typeof does>[1]; readonly worth: number }[] = [
  { words: ['grant-actions', 'take-action'], worth: 0.28 },
  { words: ['change-difficulty', 'add-to-roll', 'set-result'], worth: 0.14 },
  { words: ['repair', 'gain', 'jump-now'], worth: 0.11 },
  { words: ['strafe', 'activate-vipers', 'destroy-cylons'], worth: 0.08 },
  { words: ['draw'], worth: 0.07 },
  { words: ['counts-positive'], worth: 0.03 },
  { words: ['reroll', 'cards-face-up', 'scout'], worth: 0 },
]
