import type { Option } from '@ragtag/engine'
import { isBound, textWorth } from './abilities.ts'
import { counting, keepWorth, strengthIn } from './checks.ts'
import { total } from './gain.ts'
import { seatIn } from './message.ts'
import { type Decider, isCylon, type Mind, pickBest, pickMany } from './mind.ts'
import { isMissing } from './open-cards.ts'
import {
  type CardId,
  type Content,
  does,
  type Effect,
  kept,
  type SkillCard,
  type SkillType,
} from './printed.ts'
import { flagship } from './values.ts'
import { worthOf } from './worth.ts'

// Drawing and discarding.

/** The cheapest cards go; some of them cost more than what they are worth in the hand. */
export const discard: Decider = (mind) =>
  pickMany(mind, mind.request.min, ({ card = '' }) => discardWorth(mind, card))

/** The price of a move or an action: what one goes there for is not paid with. */
export const pay: Decider = (mind) =>
  pickMany(
    mind,
    mind.request.min,
    ({ card = '' }) => discardWorth(mind, card) - (isBound(mind, card) ? meantForPlace : 0),
  )
const meantForPlace = 0.5

const discardWorth = (mind: Mind, card: CardId): number => discardGain(mind, card) - keepWorth(mind, card)

/** What it brings, or costs, to have chosen to discard a card. */
function discardGain(mind: Mind, card: CardId): number {
  const text = mind.content.skills.get(card)?.card.whenDiscarded
  if (!text || mind.side === 'revealed') return 0
  return Math.min(0, total(worthOf(mind, text, { user: mind.seat })))
}

export const give: Decider = (mind) => pickMany(mind, mind.request.min, (o) => -keepWorth(mind, o.card ?? ''))

/** Of cards in another hand, those that would be used last. */
export const discardHeld: Decider = (mind) =>
  pickMany(mind, mind.request.min, (o) => -textWorth(mind, o.card ?? ''))

/** Of cards added to a check, those that tell least: such as count for it, unless one is known anyway. */
export const showLeast: Decider = (mind) =>
  pickMany(mind, mind.request.min, (o) => strengthIn(mind, o.card ?? ''))

/** What the Destiny deck is rid of: the cards that harm our side most in the checks there are. */
export const cullDestiny: Decider = (mind) =>
  pickMany(mind, mind.request.min, ({ card = '' }) => {
    const face = mind.content.skills.get(card)
    const harm = face ? face.strength * (1 - 2 * askedFor(mind.content, face.card.type)) : 0
    return isCylon(mind) ? -harm : harm
  })

/** Which share of the checks asks for a type. */
export const askedFor = (content: Content, type: SkillType): number => asked(content).get(type) ?? 0

/** How often the checks of these boxes ask for each type. */
const asked = kept((content: Content): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  let all = 0
  for (const { kind, print } of content.cards.values()) {
    if (kind !== 'crisis' || print.body.kind !== 'check') continue
    all += print.copies
    for (const type of print.body.check.skills) counts.set(type, (counts.get(type) ?? 0) + print.copies)
  }
  return new Map(content.rules.skillTypes.map((t) => [t, (counts.get(t) ?? 0) / Math.max(1, all)]))
})

/** How much of a type one wants; what no check asks for only harms. */
function wantedOf(content: Content, type: SkillType): number {
  const share = askedFor(content, type)
  return share === 0 ? 0 : 0.2 + 1.35 * share
}

/** A character who draws what the table lacks; among those about as good, any. */
export const character: Decider = (mind) => {
  const { view, content, random } = mind
  const drawn = new Map<SkillType, number>()
  const add = (id: string | undefined, to: Map<SkillType, number>): Map<SkillType, number> => {
    for (const { types, draw } of content.characters.get(id ?? '')?.skills ?? [])
      for (const t of types) to.set(t, (to.get(t) ?? 0) + draw / types.length)
    return to
  }
  for (const p of view.players) add(p.character, drawn)
  const variety = new Map(mind.request.options.map((o) => [o.id, random(100) / 200]))
  return pickBest(mind, (o) => {
    const all = add(o.character, new Map(drawn))
    // The first cards of a type are worth most; the last ones hardly anything.
    const covered = content.rules.skillTypes.reduce(
      (sum, t) => sum + wantedOf(content, t) * Math.log(1 + (all.get(t) ?? 0)),
      0,
    )
    return covered + (variety.get(o.id) ?? 0)
  })
}

/** Cards of the types one has fewest of. */
export const drawTypes: Decider = (mind) => {
  const held = new Map<string, number>()
  for (const card of mind.view.hand) {
    const type = mind.content.skills.get(card)?.card.type ?? ''
    held.set(type, (held.get(type) ?? 0) + 1)
  }
  const chosen: Option[] = []
  for (let i = 0; i < mind.request.min; i++) {
    const left = mind.request.options.filter((o) => !chosen.includes(o))
    const [first] = left.sort((a, b) => wanted(mind, held, b) - wanted(mind, held, a))
    if (!first) break
    chosen.push(first)
    held.set(first.type ?? '', (held.get(first.type ?? '') ?? 0) + 1)
  }
  return chosen
}

/** Of what one is to draw, the type one has most of, or wants least, is left. */
export const forgo: Decider = (mind) => {
  const held = new Map<string, number>()
  for (const card of mind.view.hand) {
    const type = mind.content.skills.get(card)?.card.type ?? ''
    held.set(type, (held.get(type) ?? 0) + 1)
  }
  return pickMany(mind, mind.request.min, (o) => -wanted(mind, held, o))
}

/** Which card another draws: what serves our side best in his hands. */
export const chooseDraw: Decider = (mind) => {
  const whom = seatIn(mind.request.prompt, 'who')
  return pickBest(mind, ({ card = '' }) => {
    const found = mind.content.cards.get(card)
    const action =
      found?.kind === 'other' ? found.print.abilities?.find((a) => a.window === 'action') : undefined
    const gain = worthOf(mind, action?.effect, { user: whom, card })
    const fleet = isCylon(mind) ? -gain.fleet : gain.fleet
    return fleet + (whom === mind.seat ? gain.own : 0.3 * gain.own * (1 - 2 * (mind.suspicion[whom] ?? 0)))
  })
}

function wanted(mind: Mind, held: ReadonlyMap<string, number>, o: Option): number {
  const type = mind.content.rules.skillTypes.find((t) => t === o.type)
  if (!type) return 0
  const want = wantedOf(mind.content, type)
  const use = mind.side === 'revealed' ? 2 - want : want
  const missing = mind.aims !== undefined && isMissing(mind, type, held.get(type) ?? 0)
  const now = askedNow(mind).includes(type) ? (isCylon(mind) ? -forNow : forNow) : 0
  return use / (1 + 0.5 * (held.get(type) ?? 0)) + (missing ? 2 : 0) + now + repairs(mind, type)
}

/** Types that count in a check to which this seat can still add. */
function askedNow({ view, content, seat }: Mind): readonly SkillType[] {
  if (view.check) return view.check.counts[seat] === 0 ? counting(view.check) : []
  const card = content.cards.get(view.crisis?.card ?? '')
  return card?.kind === 'crisis' && card.print.body.kind === 'check' ? card.print.body.check.skills : []
}
/** How much more one wants such a card, or less who does not want to have it. */
const forNow = 0.5

/** Where the ship falls apart, what repairs it is wanted: above all where the fleet cannot jump any more. */
function repairs(mind: Mind, type: SkillType): number {
  const { view, content } = mind
  if (isCylon(mind) || !repairing(content).has(type)) return 0
  if (view.hand.some((card) => does(effectsOf(content.skills.get(card)?.card), ['repair']))) return 0
  const hurt = view.boards.find((b) => b.id === flagship(content))?.damaged ?? []
  const stranded = hurt.some((place) =>
    content.locations.get(place)?.actions.some((a) => does(a.effect, ['ftl-jump'])),
  )
  return 0.25 * hurt.length + (stranded ? 0.8 : 0)
}

const effectsOf = (card: SkillCard | undefined): Effect =>
  card?.abilities.flatMap((a) => a.effect ?? []) ?? []

/** Types of which some card repairs. */
const repairing = kept(
  (content: Content): ReadonlySet<string> =>
    new Set(
      [...content.skills.values()].filter((f) => does(effectsOf(f.card), ['repair'])).map((f) => f.card.type),
    ),
)
