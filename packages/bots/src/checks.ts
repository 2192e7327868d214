import { worthIn } from '@ragtag/engine'
import { idOf } from './message.ts'
import { isCylon, type Mind } from './mind.ts'
import type { CardId, CheckData, Seat, SkillType } from './printed.ts'
import { words } from './printed.ts'
import { guilty } from './suspicion.ts'
import { worth } from './worth.ts'

// Skill checks: how much one wants them to pass, and how far the cards in sight carry.

/** The average strength of a skill card. */
const average = 2.14
/** How far two Destiny cards stray from what they add on average. */
const destinySpread = 3
/** How far the cards a player adds unseen stray, each. */
const cardSpread = 1.1
/** What a card of a Cylon does to a check on average: not all of them are put against it. */
const spoiled = -1.2
/** What the one card of a revealed Cylon does: he keeps the strong ones for it. */
const openly = -3

/** What is printed about the check under way, where it is one of a Crisis card. */
function checkData({ view, content }: Mind): CheckData | undefined {
  const id = idOf(view.check?.title)
  const body = (content.crises.get(id) ?? content.superCrises.get(id))?.body
  return body?.kind === 'check' ? body.check : undefined
}

/** What it is worth to the humans that the check passes rather than fails. */
export function stake(mind: Mind): number {
  const data = checkData(mind)
  if (data) return worth(mind, words(data.pass)) - worth(mind, words(data.fail))
  return locationStake(mind)
}

/** What half a success is worth over none. */
export const partialStake = (mind: Mind): number => {
  const data = checkData(mind)
  return data?.partial ? worth(mind, words(data.partial.effect)) - worth(mind, words(data.fail)) : 0
}

/** Checks of locations are about a person: do we trust him? */
function locationStake(mind: Mind): number {
  const { view, memory, suspicion } = mind
  const location = idOf(view.check?.title)
  const about = location === 'brig' ? view.turn.seat : memory.picked
  const doubt = suspicion[about] ?? 0
  const self = about === mind.seat
  if (location === 'admirals-quarters') return self ? -1.5 : doubt >= guilty - 0.1 ? 2 * doubt : -1
  if (location === 'brig') return self ? 2.5 : doubt < guilty - 0.15 ? 2 : -0.8
  if (location === 'administration') return self || doubt < 0.4 ? 0.8 : -0.8
  return 1
}

/** Whether this seat wants the check to pass: a Cylon wants the opposite, except where it is about himself. */
export function wish(mind: Mind): number {
  const s = stake(mind)
  const { view, memory, seat } = mind
  const location = idOf(view.check?.title)
  const about = location === 'brig' ? view.turn.seat : memory.picked
  if (view.crisis === null && about === seat) return s
  return isCylon(mind) ? -s : s
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
  const cards = p.at === 'brig' ? Math.min(1, p.cards) : p.cards
  return cards * fit(mind, seat, skills) * average
}

/** What a player can be hoped to add: a share of what he could, or a card against it. */
export function hope(mind: Mind, seat: Seat, skills: readonly SkillType[], share: number): number {
  const p = mind.view.players[seat]
  if (!p || p.cards === 0) return 0
  if (p.revealed) return openly
  const cylon = mind.suspicion[seat] ?? 0
  return (1 - cylon) * share * capacity(mind, seat, skills) - cylon * average
}

/** What two Destiny cards add on average. */
export const destiny = ({ content }: Mind, skills: readonly SkillType[]): number =>
  2 * average * ((2 * skills.length) / content.rules.skillTypes.length - 1)

/** How likely something that strays by so much about an average ends above zero. */
export const above = (average: number, spread: number): number =>
  1 / (1 + Math.exp((-1.7 * average) / spread))

/** How likely such a check passes, before anybody has added a card. */
export function passChance(mind: Mind, difficulty: number, skills: readonly SkillType[]): number {
  const total = mind.view.players.reduce(
    (sum, p) => sum + (p.seat === mind.seat ? ownStrength(mind, skills) : hope(mind, p.seat, skills, 0.7)),
    destiny(mind, skills),
  )
  return above(total - difficulty, 4.5)
}

const ownStrength = ({ view, content }: Mind, skills: readonly SkillType[]): number =>
  view.hand.reduce((sum, card) => {
    const face = content.skills.get(card)
    return sum + (face && skills.includes(face.card.type) ? face.strength * 0.8 : 0)
  }, 0)

/** What lies in the check already, as far as one can tell, and how far that may be off. */
export function sofar(mind: Mind): { readonly strength: number; readonly spread: number } {
  const { view, suspicion } = mind
  const check = view.check
  if (!check) return { strength: 0, spread: 1 }
  if (check.cards.length > 0)
    return { strength: check.cards.reduce((sum, card) => sum + strengthIn(mind, card), 0), spread: 0.1 }
  let strength = destiny(mind, check.skills)
  let variance = destinySpread ** 2
  check.counts.forEach((n, seat) => {
    if (n === 0) return
    const cylon = suspicion[seat] ?? 0
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
export function keepWorth({ content, view }: Mind, card: CardId): number {
  const face = content.skills.get(card)
  return face ? scarcity(view.hand.length) * printedWorth(face.strength, face.card.id) : 0
}

/** What a card of this strength is worth in the hand, where cards are neither rare nor plenty. */
export const printedWorth = (strength: number, id: string): number =>
  0.02 + 0.035 * strength + (dear[id] ?? 0)

const dear: Readonly<Record<string, number>> = {
  'executive-order': 0.2,
  'declare-emergency': 0.1,
  'strategic-planning': 0.1,
  repair: 0.08,
  'scientific-research': 0.02,
  'consolidate-power': 0.05,
  'maximum-firepower': 0.06,
}
