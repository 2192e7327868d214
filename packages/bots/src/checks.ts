import type { Option } from '@ragtag/engine'
import { idOf } from './message.ts'
import { type Decider, isCylon, type Mind, sheetPassives } from './mind.ts'
import type { CardId, CheckData, Seat, SkillType } from './printed.ts'
import { words } from './printed.ts'
import { worth } from './worth.ts'

// Skill checks: how much one wants them to pass, how far the cards in sight carry, and what to add.

/** The average strength of a skill card. */
const average = 2.14

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
const partialStake = (mind: Mind): number => {
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
  if (location === 'admirals-quarters') return self ? -1.5 : doubt >= 1.5 ? 1.5 : -1
  if (location === 'brig') return self ? 2.5 : doubt < 1.5 ? 2 : -0.8
  if (location === 'administration') return self || doubt < 1 ? 0.8 : -0.8
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
  const { type } = face.card
  if (type === check.worthless) return 0
  const drawer = view.turn.seat
  const positive =
    check.skills.includes(type) ||
    check.positive.includes(type) ||
    (view.crisis?.deck === 'crisis' &&
      sheetPassives(mind, drawer, 'strength-positive').some(
        (p) => p.is === 'strength-positive' && p.strength === face.strength,
      ))
  return positive ? face.strength : -face.strength
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

/** What a player can be hoped to add. */
function capacity(mind: Mind, seat: Seat, skills: readonly SkillType[]): number {
  const p = mind.view.players[seat]
  if (!p) return 0
  if (p.revealed) return -average
  const cards = p.at === 'brig' ? Math.min(1, p.cards) : p.cards
  const doubt = Math.max(0, 1 - 0.5 * Math.max(0, mind.suspicion[seat] ?? 0))
  return cards * fit(mind, seat, skills) * average * doubt
}

/** What two Destiny cards add on average. */
const destiny = ({ content }: Mind, skills: readonly SkillType[]): number =>
  2 * average * ((2 * skills.length) / content.rules.skillTypes.length - 1)

/** How likely such a check passes, before anybody has added a card. */
export function passChance(mind: Mind, difficulty: number, skills: readonly SkillType[]): number {
  const hope = mind.view.players.reduce(
    (sum, p) =>
      sum + (p.seat === mind.seat ? ownCapacity(mind, skills) : 0.55 * capacity(mind, p.seat, skills)),
    destiny(mind, skills),
  )
  return Math.max(0.02, Math.min(0.95, 0.5 + (hope - difficulty) / 12))
}

const ownCapacity = ({ view, content }: Mind, skills: readonly SkillType[]): number =>
  view.hand.reduce((sum, card) => {
    const face = content.skills.get(card)
    return sum + (face && skills.includes(face.card.type) ? face.strength * 0.8 : 0)
  }, 0)

/** What lies in the check already, as far as one can tell. */
function sofar(mind: Mind): number {
  const { view, suspicion } = mind
  const check = view.check
  if (!check) return 0
  if (check.cards.length > 0) return check.cards.reduce((sum, card) => sum + strengthIn(mind, card), 0)
  return check.counts.reduce(
    (sum, n, seat) => {
      const trust = view.players[seat]?.revealed
        ? -1.2
        : Math.max(-0.6, 1 - 0.6 * Math.max(0, suspicion[seat] ?? 0))
      return sum + n * trust * (average + 0.2)
    },
    destiny(mind, check.skills),
  )
}

/** Those who add cards after this seat, in order (the current player comes last). */
export function later({ view, seat }: Mind): Seat[] {
  const { length } = view.players
  const place = (s: Seat): number => (s - view.turn.seat - 1 + length) % length
  return view.players.map((p) => p.seat).filter((s) => place(s) > place(seat))
}

/** What it costs to part with a card: its strength, and what it could be played for. */
export function keepWorth({ content }: Mind, card: CardId): number {
  const face = content.skills.get(card)
  if (!face) return 0
  return 0.08 + 0.07 * face.strength + (dear[face.card.id] ?? 0)
}

const dear: Readonly<Record<string, number>> = {
  'executive-order': 0.25,
  'declare-emergency': 0.12,
  'strategic-planning': 0.1,
  repair: 0.1,
  'scientific-research': 0.05,
  'consolidate-power': 0.05,
  'maximum-firepower': 0.08,
}

type Bundle = { readonly options: readonly Option[]; readonly strength: number; readonly cost: number }

/** Cards that reach the strength beat those that don't; of those that do the cheapest, of the others the strongest. */
function better(a: Omit<Bundle, 'options'>, b: Omit<Bundle, 'options'>, need: number): boolean {
  if (a.strength >= need) return b.strength < need || a.cost < b.cost
  return b.strength < need && a.strength > b.strength
}

/** The cheapest cards that reach a strength, or those that come nearest. */
function cheapest(mind: Mind, need: number): Bundle | undefined {
  const useful = mind.request.options
    .filter((o) => strengthIn(mind, o.card ?? '') > 0)
    .sort((a, b) => strengthIn(mind, b.card ?? '') - strengthIn(mind, a.card ?? ''))
    .slice(0, 9)
  const strengths = useful.map((o) => strengthIn(mind, o.card ?? ''))
  const costs = useful.map((o) => keepWorth(mind, o.card ?? ''))
  let found: Bundle | undefined
  for (let set = 1; set < 1 << useful.length; set++) {
    let strength = 0
    let cost = 0
    let n = 0
    for (let i = 0; i < useful.length; i++)
      if (set & (1 << i)) {
        strength += strengths[i] ?? 0
        cost += costs[i] ?? 0
        n++
      }
    if (n > mind.request.max || (found && !better({ strength, cost }, found, need))) continue
    found = { options: useful.filter((_, i) => set & (1 << i)), strength, cost }
  }
  return found
}

/** Adding cards to a check. */
export const contribute: Decider = (mind) => {
  if (mind.side === 'revealed') return spoilOpenly(mind)
  if (wish(mind) <= 0) return isCylon(mind) ? spoil(mind) : resist(mind)
  return help(mind)
}

function help(mind: Mind): readonly Option[] {
  const check = mind.view.check
  if (!check) return []
  const full = towards(mind, check.difficulty, wish(mind))
  if (full.length > 0 || check.partial === null) return full
  return towards(mind, check.partial, partialStake(mind))
}

/** Cards that bring the check to a total, this player's share of them; none if it is out of reach. */
function towards(mind: Mind, total: number, stakes: number): readonly Option[] {
  const check = mind.view.check
  if (!check || stakes < 0.3) return []
  const margin = check.cards.length > 0 ? 0.5 : stakes > 3 ? 5 : 3.5
  const need = total + margin - sofar(mind)
  if (need <= 0) return []
  const rest = later(mind).reduce((sum, seat) => sum + 0.6 * capacity(mind, seat, check.skills), 0)
  const mine = mind.request.options
    .map((o) => Math.max(0, strengthIn(mind, o.card ?? '')))
    .sort((a, b) => b - a)
    .slice(0, mind.request.max)
    .reduce((sum, strength) => sum + strength, 0)
  if (mine === 0 || mine + rest * 1.6 < need - margin) return []
  const share = Math.min(mine, rest <= 0 ? need : Math.max(need - rest, (need * mine) / (mine + rest)))
  const bundle = cheapest(mind, share - 0.5)
  return bundle && bundle.cost <= stakes * 1.1 ? bundle.options : []
}

/** A human against a check that would harm a friend: a card of another type, if one is to spare. */
function resist(mind: Mind): readonly Option[] {
  if (wish(mind) > -1) return []
  const against = spoilers(mind)
  const weak = against[against.length - 1]
  return weak ? [weak] : []
}

/** Cards that count against the check, the strongest first. */
const spoilers = (mind: Mind): Option[] =>
  mind.request.options
    .filter((o) => strengthIn(mind, o.card ?? '') < 0)
    .sort((a, b) => strengthIn(mind, a.card ?? '') - strengthIn(mind, b.card ?? ''))

/** A hidden Cylon: a wrong card or two where others have added enough to hide among, and nothing in the open. */
function spoil(mind: Mind): readonly Option[] {
  const { view, seat, suspicion, random } = mind
  const check = view.check
  if (!check || mind.request.max === 0) return []
  const against = spoilers(mind)
  const open = check.cards.length > 0
  const others = check.counts.filter((n, s) => n > 0 && s !== seat).length
  const cards = check.counts.reduce((a, b) => a + b, 0)
  const cover = others + later(mind).filter((s) => (view.players[s]?.cards ?? 0) > 2).length * 0.5
  const suspected = (suspicion[seat] ?? 0) >= 2
  const hopeless = sofar(mind) < check.difficulty - 9 && later(mind).length === 0
  if (open || against.length === 0 || cover < 1 || hopeless) return blend(mind)
  const n = Math.min(mind.request.max, cards >= 5 && others >= 3 ? 2 : 1)
  if (suspected && random(3) > 0 && n === 1 && cards < 3) return blend(mind)
  // A single strong card among few is as good as a signature.
  const quiet = cards < 4 ? against.filter((o) => strengthIn(mind, o.card ?? '') >= -2) : against
  return quiet.slice(0, n)
}

/** Something small that counts for the check, to look willing. */
function blend(mind: Mind): readonly Option[] {
  const small = mind.request.options
    .filter((o) => strengthIn(mind, o.card ?? '') === 1)
    .slice(0, Math.min(1, mind.request.max))
  return mind.random(2) === 0 ? small : []
}

/** A revealed Cylon has one card and nothing to hide. */
function spoilOpenly(mind: Mind): readonly Option[] {
  if (wish(mind) > 0) return []
  return spoilers(mind).slice(0, mind.request.max)
}
