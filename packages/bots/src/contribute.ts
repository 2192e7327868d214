import type { Option } from '@ragtag/engine'
import {
  aboutSelf,
  above,
  copiesOf,
  counting,
  hope,
  hopeless,
  later,
  partialStake,
  printedWorth,
  scarcity,
  sofar,
  stakes,
  strengthIn,
  wish,
} from './checks.ts'
import { mayHold } from './conditions.ts'
import { revealWorth } from './cylon.ts'
import { best, type Decider, isCylon, isWatched, type Mind } from './mind.ts'
import { type CardId, isCylonCard, type SkillCard } from './printed.ts'
import { couldHold } from './suspicion.ts'
import { worthOf } from './worth.ts'

// What to add to a skill check.

/** What those who come later can be hoped to add, of what they could. */
const laterShare = 1
/** How much dearer a card is than it looks to who comes last: the next check needs it, too, the more so the fewer there are. */
const thrift = ({ view }: Mind): number => 0.4 + 12 / view.players.length
const allAtStake = 15
/** How much dearer still what is more than is needed, as far as one can tell. */
const excess = 3.2
/** The same for whoever has spent his action on the check. */
const seenThrough = 1.6
/** Of how far cards stray so much is not more than is needed yet. */
const margin = 0.3
/** What a point of strength is worth to the table. */
const pointWorth = 0.055
/** What must be at stake for a hidden Cylon to spoil a check, and what if he is watched. */
const worthSpoiling = 0.9
const worthTheRisk = 1.2
/** What must be at stake for cards to be put against a check in somebody's defence. */
const worthResisting = 0.7

export const contribute: Decider = (mind) => {
  if (mind.side === 'revealed') return wish(mind) > 0 ? [] : spoilers(mind).slice(0, mind.request.max)
  if (wish(mind) > 0) return help(mind)
  // Whoever is accused defends himself, and everybody expects it of him.
  return isCylon(mind) && stakes(mind).own >= 0 ? spoil(mind) : resist(mind)
}

/** What else could be added: nothing, as much as is safe, or what comes nearest to half of it; or one or two wrong cards. */
export function alternatives(mind: Mind): readonly (readonly Option[])[] {
  if (wish(mind) <= 0) {
    const wrong = spoilers(mind)
    return [[], wrong.slice(0, 1), wrong.slice(0, Math.min(2, mind.request.max))]
  }
  const all = bundles(mind)
  const { strength, spread } = sofar(mind)
  const enough = (mind.view.check?.difficulty ?? 0) - strength + ample * spread
  const most = bestOf(all, (b) => Math.min(enough, b.strength) - 0.1 * b.cost)
  const half = bestOf(all, (b) => -Math.abs(b.strength - (most?.strength ?? 0) / 2) - 0.1 * b.cost)
  return [most?.options ?? [], half?.options ?? [], []]
}

/** So many times what cards stray by beyond the difficulty are as good as certain. */
const ample = 1.5

type Bundle = { readonly options: readonly Option[]; readonly strength: number; readonly cost: number }

/** Every set of cards that count for the check, or against it, no more than are allowed. */
function bundles(mind: Mind, side: 1 | -1 = 1): Bundle[] {
  const { request, view, content } = mind
  const useful = request.options
    .map((option) => ({ option, strength: strengthIn(mind, option.card ?? '') }))
    .filter((o) => side * o.strength > 0)
    .sort((a, b) => side * (b.strength - a.strength))
    .slice(0, 9)
  const costs = useful.map(({ option }) => {
    const face = content.skills.get(option.card ?? '')
    return face
      ? printedWorth(face.strength, face.card, copiesOf(mind, face.card)) + mischief(mind, face.card)
      : 0
  })
  const found: Bundle[] = []
  for (let set = 0; set < 1 << useful.length; set++) {
    const options: Option[] = []
    let strength = 0
    let cost = 0
    useful.forEach((o, i) => {
      if ((set & (1 << i)) === 0) return
      options.push(o.option)
      strength += o.strength
      cost += costs[i] ?? 0
    })
    if (options.length > request.max) continue
    found.push({ options, strength, cost: cost * scarcity(view.hand.length - options.length / 2) })
  }
  return found
}

const bestOf = (all: readonly Bundle[], score: (b: Bundle) => number): Bundle | undefined =>
  best(all, score).option

/** For a check one wants to pass: the last to add decides it, the others bring their share. */
function help(mind: Mind): readonly Option[] {
  const check = mind.view.check
  if (!check || mind.request.max === 0) return []
  const all = bundles(mind)
  const rest = later(mind).filter((seat) => (mind.view.players[seat]?.cards ?? 0) > 0)
  const chosen = rest.length === 0 ? decisive(mind, all) : share(mind, all, check.difficulty)
  return chosen?.options ?? []
}

/** The cards for which what they change is worth most over what they cost. */
function decisive(mind: Mind, all: readonly Bundle[]): Bundle | undefined {
  const check = mind.view.check
  if (!check) return undefined
  const full = wish(mind)
  const half = check.partial === null ? 0 : partialStake(mind)
  const { strength, spread } = sofar(mind)
  const need = Math.max(0, check.difficulty - strength)
  // Whoever has spent his action on it sees it through.
  const called = mind.view.crisis === null && mind.memory.activator === mind.seat
  // Where all is at stake nothing is saved, nor by whoever wanted the check.
  const save = called || hasChosen(mind) ? 1 : 1 + (thrift(mind) - 1) * Math.max(0, 1 - full / allAtStake)
  // What others have paid is not to be lost for a little, nor does anybody save where it is about himself.
  const needed = aboutSelf(mind) ? 1 : 1 + (save - 1) * Math.min(1, need / check.difficulty)
  const price = ({ strength: adds, cost }: Bundle): number => {
    const share = Math.min(1, (need + margin * spread) / Math.max(1, adds))
    return cost * (share * needed + (1 - share) * (called ? seenThrough : save * excess))
  }
  const chance = (total: number, difficulty: number): number => above(total - difficulty + 0.5, spread)
  return bestOf(all, (b) => {
    const total = strength + b.strength
    const passed = chance(total, check.difficulty)
    const partly = check.partial === null ? passed : chance(total, check.partial)
    return passed * full + (partly - passed) * half - price(b)
  })
}

/** Whether this seat took the check under way over what its card offered instead. */
function hasChosen({ view, memory, seat }: Mind): boolean {
  const chosen = memory.choices.at(-1)
  return chosen?.seat === seat && chosen.card === view.crisis?.card && chosen.option === 0
}

/** Half a success that brings as much of what a whole one does is as good. */
const asGood = 0.9

/** The cheapest cards that make up this player's share of what is missing. */
function share(mind: Mind, all: readonly Bundle[], difficulty: number): Bundle | undefined {
  const check = mind.view.check
  if (!check) return undefined
  const { strength, spread } = sofar(mind)
  const others = later(mind)
  const rest = others.reduce((sum, seat) => sum + hope(mind, seat, counting(check), laterShare), 0)
  const mine = all.reduce((top, b) => Math.max(top, b.strength), 0)
  const goal = (of: number, stakes: number): Bundle | undefined => {
    // Where all is at stake, what passes it on average is not enough.
    const need = of - strength + (stakes < allAtStake ? 0 : ample * spread)
    if (need <= 0 || mine === 0) return undefined
    const chance = above(strength + mine + rest - of + 0.5, Math.hypot(spread, 0.8 + 0.2 * Math.abs(rest)))
    // All judge this alike, so that nobody's share is lost because another keeps his.
    if (chance < hopeless || chance * stakes < pointWorth * need) return undefined
    const part = Math.min(
      mine,
      Math.max(need - Math.max(0, rest), (need * mine) / (mine + Math.max(0, rest))),
    )
    return bestOf(all, (b) => (b.strength >= part - 0.7 ? 100 - b.cost : b.strength))
  }
  const half = check.partial === null ? 0 : partialStake(mind)
  const partly = (): Bundle | undefined => (check.partial === null ? undefined : goal(check.partial, half))
  // What half a success brings as well needs no whole one.
  return half >= asGood * wish(mind) ? partly() : (goal(difficulty, wish(mind)) ?? partly())
}

/** How much of what they could those add who come after somebody who defends himself. */
const halfHearted = 0.5

/** Against a check that would harm oneself or a friend: what makes it fail, as far as that is worth it. */
function resist(mind: Mind): readonly Option[] {
  const check = mind.view.check
  const harm = -wish(mind)
  if (!check || harm < worthResisting) return []
  const { strength, spread } = sofar(mind)
  const rest = later(mind).reduce((sum, seat) => sum + hope(mind, seat, counting(check), halfHearted), 0)
  const passes = (adds: number): number =>
    above(strength + rest + adds - check.difficulty + 0.5, Math.hypot(spread, 0.8 + 0.2 * Math.abs(rest)))
  return bestOf(bundles(mind, -1), (b) => -passes(b.strength) * harm - b.cost)?.options ?? []
}

/** Cards that count against the check, those that do most harm first. */
const spoilers = (mind: Mind): Option[] =>
  mind.request.options
    .filter((o) => strengthIn(mind, o.card ?? '') < 0)
    .sort((a, b) => against(mind, a) - against(mind, b))

function against(mind: Mind, { card = '' }: Option): number {
  const face = mind.content.skills.get(card)
  const signed = isSigned(mind, card) ? signature : 0
  return strengthIn(mind, card) - (face ? mischief(mind, face.card) / mischiefPerPoint : 0) + signed
}

/** Whether nobody else can have had such a card, as far as is known: it would tell who spoils the check. */
const isSigned = ({ side, view, content, memory, seat }: Mind, card: CardId): boolean => {
  const type = content.skills.get(card)?.card.type
  return (
    side === 'hidden' &&
    type !== undefined &&
    !view.players.some((p) => p.seat !== seat && couldHold(view, content, memory.drawn, p.seat, type))
  )
}
/** How many points against a check it is worth that others could have added the card. */
const signature = 2

/** What a point of strength against a check is worth to who spoils it. */
const mischiefPerPoint = 0.3

/** What a card does to the fleet when it is turned up in the check under way, besides its strength. */
function mischief(mind: Mind, { inCheck }: SkillCard): number {
  const { check } = mind.view
  if (check?.sealed || check?.silenced) return 0
  if (!inCheck || !mayHold(mind, inCheck.when ?? [], { user: mind.seat })) return 0
  return Math.max(0, -worthOf(mind, inCheck.effect, { user: mind.view.turn.seat }).fleet)
}

/**
 * A hidden Cylon: a wrong card or two in a check that matters, where others have added enough to hide among,
 * and nothing in the open. In the others he has nothing to add.
 */
function spoil(mind: Mind): readonly Option[] {
  const { view, seat } = mind
  const check = view.check
  if (!check || mind.request.max === 0) return []
  const against = spoilers(mind)
  const others = check.counts.filter((n, s) => n > 0 && s !== seat).length
  const cards = check.counts.reduce((a, b) => a + b, 0)
  const cover = others + later(mind).filter((s) => (view.players[s]?.cards ?? 0) > 2).length * 0.5
  const lies = sofar(mind)
  const last = later(mind).length === 0
  const hoped = later(mind).reduce((sum, s) => sum + hope(mind, s, counting(check), laterShare), 0)
  const lost = lies.strength + Math.max(0, hoped) < check.difficulty - 9
  const open = check.cards.length > 0
  const leaving = isLeaving(mind)
  if (open || against.length === 0 || (cover < 1 && !leaving) || lost) return blend(mind)
  if (-wish(mind) < (isWatched(mind) && !leaving ? worthTheRisk : worthSpoiling)) return []
  const n = Math.min(mind.request.max, leaving ? spare(mind) : cards >= 4 && others >= 2 ? 2 : 1)
  // The strongest card among few is as good as a signature.
  const quiet = cards < 4 && !leaving ? against.filter((o) => strengthIn(mind, o.card ?? '') >= -4) : against
  // One may have been Destiny's, two of them were not.
  const chosen = quiet.filter((o, i) => i === 0 || leaving || !isSigned(mind, o.card ?? '')).slice(0, n)
  // What turns nothing, and does nothing by itself, only shows that somebody spoils.
  const turned = chosen.reduce((sum, o) => sum + strengthIn(mind, o.card ?? ''), 0)
  const won = last && lies.strength + turned >= check.difficulty + lies.spread
  const harmless = chosen.every(({ card = '' }) => {
    const face = mind.content.skills.get(card)
    return !face || mischief(mind, face.card) === 0
  })
  return won && harmless ? blend(mind) : chosen
}

/** Whether it already pays to show himself: then his cards are worth nothing any more, nor is it what others think. */
const isLeaving = (mind: Mind): boolean =>
  mind.me.loyalty?.some((card) => isCylonCard(mind.content, card) && revealWorth(mind, card) > soon) ?? false
/** Who gains as much as that by showing himself will not stay hidden for long. */
const soon = 0.3

/** What he would have to discard on showing himself, of what is enough for any check. */
const spare = ({ view, content }: Mind): number =>
  Math.max(1, Math.min(3, view.hand.length - (content.rules.standings.revealed?.keeps ?? 3)))

/** Something small that counts for the check, to look willing. */
function blend(mind: Mind): readonly Option[] {
  const small = mind.request.options
    .filter((o) => strengthIn(mind, o.card ?? '') === 1)
    .slice(0, Math.min(1, mind.request.max))
  return mind.random(2) === 0 ? small : []
}
